// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace trainyard {

/// What a GPU's multiprocessor holds at most.
struct MultiprocessorLimits {
    int multiprocessors = 0;
    int warps = 0; ///< of 32 threads
    int blocks = 0;
    int registers = 0;
    std::int64_t sharedMemory = 0; ///< bytes
    int computeCapability = 0;     ///< 90 for 9.0
};

/// A kernel as it was launched.
struct KernelLaunch {
    std::int64_t blocks = 1;
    int threads = 1;               ///< of a block
    int registers = 0;             ///< of a thread
    std::int64_t sharedMemory = 0; ///< bytes a block, static and dynamic
};

/// The share (0 … 1) of the warps that fit on the GPU which the kernel can have active at most: bounded by warps,
/// blocks, registers (given out per warp in units of 256, to four schedulers apart) and shared memory (1 KiB of each
/// block is the system's since compute capability 8.0) of a multiprocessor, as NVIDIA's occupancy calculator counts
/// them, and by the blocks that it has for all multiprocessors.
double theoreticalOccupancy(const KernelLaunch& launch, const MultiprocessorLimits& limits);

/// A kernel that ran.
struct KernelRun {
    std::string name;
    int gpu = 0;        ///< CUDA's number
    double begin = 0.0; ///< steadyTime()
    double end = 0.0;
    double occupancy = 0.0; ///< theoreticalOccupancy()
};

/// Estimated occupancy of a GPU between two times, in percent: Σ duration × theoretical occupancy / (end − begin), at
/// most 100. Time in which nothing ran counts as zero; what kernels stall on is not seen, so it is an upper bound of
/// the achieved one.
double estimatedOccupancy(std::span<const KernelRun> kernels, int gpu, double begin, double end);

} // namespace trainyard
