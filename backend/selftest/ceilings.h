// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard::selftest {

/// What a part of the machine reaches, beside what it should.
struct Ceiling {
    std::string name; ///< "memory bandwidth, 2 threads"
    double value = 0.0;
    std::string unit;      ///< "GB/s" (10⁹), "GFLOP/s", "images/s"
    double expected = 0.0; ///< what a sound part reaches at the least; 0 = not judged
    std::string rule;      ///< where that comes from
    std::string advice;    ///< what to do when it is not reached
    std::string error;     ///< why it could not be measured; empty when it was
    std::string id = {};   ///< for whoever says it in another language: "memory", "multiply-adds", "matrix",
                           ///< "disk-write", "disk-read", "jpeg", "loader", "loader-memory"
    int threads = 1;

    /// Below a quarter of what is expected no neighbour and no cheap part is to blame: something is broken.
    static constexpr double kWrongShare = 0.25;
    bool wrong() const { return !error.empty() || value < kWrongShare * expected; }
    bool slow() const { return !wrong() && value < expected; }
};

/// Bytes per second of a[i] = b[i] + s·c[i] over arrays far larger than the caches (STREAM's triad, 24 bytes a double
/// element), the best of several passes.
double memoryBandwidth(int threads);
/// Of the device's own memory: as above where that is the host's, else by copying within it (every byte counts twice).
double memoryBandwidth(DeviceKind device, int threads);

/// What memoryBandwidth() should at least be, in bytes per second. One thread is bound by the lines it can wait for at
/// once, not by the memory: 10 line fills (Intel since Nehalem; AMD since Zen has 22) of 64 bytes each 80 ns are 8
/// GB/s; cores with AVX-512 came with 12 to 16 and deeper prefetching, 10 GB/s. More threads add 60 % of that each (two
/// of a core share its fills; others use the memory too) until the channels are full. The number of channels can only
/// be read by root, so two of the memory of that generation count, the least that is sold, at the 60 % that a copy
/// reaches: DDR4-2133 34 GB/s, with AVX-512 DDR4-3200 51 GB/s, with AVX512-BF16 or AMX DDR5-4800 77 GB/s.
/// `instructions`: cpuInstructionSet().
double expectedBandwidth(int threads, const std::string& instructions);

/// FLOP/s of independent fused multiply-adds in registers with the widest vectors of the processor; 0 where none of the
/// known ones is there (not x86).
double arithmeticPeak(int threads);
bool arithmeticKnown();

/// FLOP/s of a dense layer of 1,024 × 1,024 on 512 samples, forward and backward, through the device; on a GPU the best
/// of sizes up to one that takes milliseconds.
double matrixRate(DeviceKind device, int threads, Precision precision = Precision::Fp32);

/// What matrixRate() should at least be for a processor of so many fused multiply-adds in fp32 (both in FLOP/s), 0 when
/// it is not known: half of them in fp32 (a good library reaches 80 %); in bf16 three quarters where the processor
/// multiplies pairs (AVX512-BF16: up to twice fp32's rate), twice where it has tiles (AMX: up to sixteen times), a
/// fifth where it has neither and every pair is converted. `rule` becomes the reason in words.
double expectedMatrixRate(double peak, Precision precision, const std::string& instructions,
                          std::string* rule = nullptr);

/// Bytes per second of writing a file of so many bytes with fsync, and of reading it back past the cache where the
/// system lets us. The file is removed. Throws Failure.
struct DiskSpeed {
    double write = 0.0;
    double read = 0.0;
};
DiskSpeed diskSpeed(const std::filesystem::path& folder, std::int64_t bytes);

struct CeilingOptions {
    DeviceKind device = DeviceKind::Cpu;
    Precision precision = Precision::Fp32;
    int threads = 1;
    std::filesystem::path folder;                          ///< where runs are kept: its disk is measured
    std::function<void(const std::string& name)> progress; ///< before each; may throw to end it
};

/// All of them, judged; one that falls short is measured a second time and the better one counts. About 10 s.
std::vector<Ceiling> measureCeilings(const CeilingOptions& options);
/// How many times measureCeilings() calls progress().
int ceilingSteps(const CeilingOptions& options);

} // namespace trainyard::selftest
