// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// The part of CUPTI's activity records that is used, as cupti_activity.h lays it out: CUpti_ActivityKernel4 to 10 and
/// CUpti_ActivityDevice4 and 5 begin alike. Records are packed to 8 bytes. CUPTI itself says how long each is.
namespace trainyard::cupti {

constexpr int kSuccess = 0;
constexpr int kMaxLimitReached = 12; ///< no further record
constexpr int kActivityDevice = 8;
constexpr int kActivityConcurrentKernel = 10;
constexpr std::size_t kAlignment = 8;

struct alignas(8) KernelRecord {
    std::uint32_t kind;
    std::uint8_t cacheConfig;
    std::uint8_t sharedMemoryConfig;
    std::uint16_t registersPerThread;
    std::uint32_t partitionedRequested, partitionedExecuted;
    std::uint64_t start, end, completed; ///< ns
    std::uint32_t deviceId, contextId, streamId;
    std::int32_t gridX, gridY, gridZ;
    std::int32_t blockX, blockY, blockZ;
    std::int32_t staticSharedMemory, dynamicSharedMemory;
    std::uint32_t localMemoryPerThread, localMemoryTotal, correlationId;
    std::int64_t gridId;
    const char* name;
};

struct alignas(8) DeviceRecord {
    std::uint32_t kind;
    std::uint32_t flags;
    std::uint64_t globalMemoryBandwidth, globalMemorySize;
    std::uint32_t constantMemorySize, l2CacheSize, numThreadsPerWarp, coreClockRate, numMemcpyEngines,
        numMultiprocessors, maxIPC;
    std::uint32_t maxWarpsPerMultiprocessor, maxBlocksPerMultiprocessor, maxSharedMemoryPerMultiprocessor,
        maxRegistersPerMultiprocessor;
    std::uint32_t maxRegistersPerBlock, maxSharedMemoryPerBlock, maxThreadsPerBlock, maxBlockDim[3], maxGridDim[3];
    std::uint32_t computeCapabilityMajor, computeCapabilityMinor, id;
};

} // namespace trainyard::cupti
