// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard::selftest {

/// A measured rate of the machine and the rate to expect.
struct Ceiling {
    std::string name; ///< "memory bandwidth, 2 threads"
    double value = 0.0;
    std::string unit;      ///< "GB/s" (10⁹), "GFLOP/s", "images/s"
    double expected = 0.0; ///< minimum for an intact part; 0 = not judged
    std::string rule;      ///< the reasoning behind `expected`
    std::string advice;    ///< what to do if the value is too low
    std::string error;     ///< why it could not be measured; empty if it was
    std::string id = {};   ///< key for translations: "memory", "multiply-adds", "matrix",
                           ///< "disk-write", "disk-read", "jpeg", "loader", "loader-memory"
    int threads = 1;

    /// Below a quarter of the expected rate neither other processes nor cheap parts are the cause: something is broken.
    static constexpr double kWrongShare = 0.25;
    bool wrong() const { return !error.empty() || value < kWrongShare * expected; }
    bool slow() const { return !wrong() && value < expected; }
};

/// Bytes per second of a[i] = b[i] + s·c[i] on arrays far larger than the caches (STREAM's triad, 24 bytes per element
/// of double), the best of several passes.
double memoryBandwidth(int threads);
/// Bandwidth of the device's memory: as above for host memory, else by copying within it (each byte counts twice).
double memoryBandwidth(DeviceKind device, int threads);

/// The minimum to expect of memoryBandwidth(), in bytes per second. One thread is limited by its outstanding cache
/// lines, not by the memory: 10 line fills (Intel since Nehalem; AMD since Zen has 22) of 64 bytes per 80 ns are 8
/// GB/s; cores with AVX-512 have 12 to 16 and deeper prefetching, 10 GB/s. Each further thread adds 60 % of that (two
/// threads of a core share its fills, and other processes use the memory) until the channels are saturated. Only root
/// can read the number of channels, so assume the minimum sold, two channels of the generation's memory, at the 60 %
/// that a copy reaches: DDR4-2133 34 GB/s, with AVX-512 DDR4-3200 51 GB/s, with AVX512-BF16 or AMX DDR5-4800 77 GB/s.
/// `instructions`: cpuInstructionSet().
double expectedBandwidth(int threads, const std::string& instructions);

/// FLOP/s of independent fused multiply-adds in registers with the processor's widest vectors; 0 if it has none of the
/// supported ones (not x86).
double arithmeticPeak(int threads);
bool arithmeticKnown();

/// FLOP/s of a dense layer of 1,024 × 1,024 on 512 samples, forward and backward, on the device; on a GPU the best of
/// several sizes, up to one that takes milliseconds.
double matrixRate(DeviceKind device, int threads, Precision precision = Precision::Fp32);

/// The minimum to expect of matrixRate() for a processor with this fp32 multiply-add rate (both in FLOP/s); 0 if
/// unknown. fp32: half of it (a good library reaches 80 %). bf16: three quarters with AVX512-BF16 (which reaches up to
/// twice fp32's rate), twice with AMX (up to sixteen times), a fifth without either, because every value is converted.
/// `rule` receives the reason in words.
double expectedMatrixRate(double peak, Precision precision, const std::string& instructions,
                          std::string* rule = nullptr);

/// Bytes per second of writing a file of `bytes` bytes with fsync, and of reading it back, bypassing the cache if the
/// system allows it. Removes the file. Throws Failure.
struct DiskSpeed {
    double write = 0.0;
    double read = 0.0;
};
DiskSpeed diskSpeed(const std::filesystem::path& folder, std::int64_t bytes);

struct CeilingOptions {
    DeviceKind device = DeviceKind::Cpu;
    Precision precision = Precision::Fp32;
    int threads = 1;
    std::filesystem::path folder;                          ///< the runs' folder, whose disk is measured
    std::function<void(const std::string& name)> progress; ///< called before each measurement; may throw to cancel
};

/// Measures and judges everything in about 10 s. A result below the expected rate is measured again, and the better one
/// counts.
std::vector<Ceiling> measureCeilings(const CeilingOptions& options);
/// How many times measureCeilings() calls progress().
int ceilingSteps(const CeilingOptions& options);

} // namespace trainyard::selftest
