// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard::selftest {

/// What a part of the machine reaches, beside what it should.
struct Ceiling {
    std::string name;      ///< "memory bandwidth, 2 threads"
    double value = 0.0;
    std::string unit;      ///< "GB/s" (10⁹), "GFLOP/s", "images/s"
    double floor = 0.0;    ///< below it something is wrong; 0 = not judged
    std::string rule;      ///< where the floor comes from
    std::string advice;    ///< what to do when it is not reached
    std::string error;     ///< why it could not be measured; empty when it was

    bool slow() const { return error.empty() && value < floor; }
};

/// Bytes per second of a[i] = b[i] + s·c[i] over arrays far larger than the caches (STREAM's triad, 24 bytes a double
/// element), the best of several passes.
double memoryBandwidth(int threads);

/// FLOP/s of independent fused multiply-adds in registers with the widest vectors of the processor; 0 where none of the
/// known ones is there (not x86).
double arithmeticPeak(int threads);

/// FLOP/s of a dense layer of 1,024 × 1,024 on 512 samples, forward and backward, through the device.
double matrixRate(DeviceKind device, int threads);

/// Bytes per second of writing a file of so many bytes with fsync, and of reading it back past the cache where the
/// system lets us. The file is removed. Throws Failure.
struct DiskSpeed {
    double write = 0.0;
    double read = 0.0;
};
DiskSpeed diskSpeed(const std::filesystem::path& folder, std::int64_t bytes);

/// Images per second of one thread that decodes JPEGs of 500 × 375 pixels to 224 × 224.
double jpegRate();

/// All of them, judged. `folder`: where runs are kept. About 8 s.
std::vector<Ceiling> measureCeilings(DeviceKind device, int threads, const std::filesystem::path& folder);

} // namespace trainyard::selftest
