// SPDX-License-Identifier: Apache-2.0
// The device and its memory.
#include "tests/support/cuda_emulator/streams.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <string_view>

namespace {

std::map<void*, std::size_t> g_memory;
std::map<void*, std::size_t> g_pinned;
std::size_t g_used = 0;
std::size_t g_limit = std::size_t{8} << 30; ///< as reported by cudaMemGetInfo()

/// Whether an address lies in one of these blocks.
bool liesIn(const std::map<void*, std::size_t>& blocks, const void* address)
{
    const auto next = blocks.upper_bound(const_cast<void*>(address));
    if (next == blocks.begin())
        return false;
    const auto& [begin, size] = *std::prev(next);
    return static_cast<const char*>(address) < static_cast<const char*>(begin) + size;
}

} // namespace

namespace cuda_emulator {

void limitMemory(std::size_t bytes)
{
    g_limit = bytes;
}

} // namespace cuda_emulator

long cudaEmulatorCount(const char* what)
{
    const cuda_emulator::Counters& counts = cuda_emulator::counters();
    const std::string_view name = what;
    return name == "launches"   ? counts.launches
           : name == "graphs"   ? counts.graphLaunches
           : name == "captures" ? counts.captures
           : name == "prior"    ? counts.prior
                                : -1;
}

using namespace cuda_emulator;

cudaError_t cudaGetDeviceCount(int* count)
{
    *count = 1;
    return cudaSuccess;
}
cudaError_t cudaSetDevice(int)
{
    return cudaSuccess;
}
cudaError_t cudaGetDevice(int* device)
{
    *device = 0;
    return cudaSuccess;
}
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int)
{
    *properties = {};
    std::strcpy(properties->name, "emulated GPU");
    properties->major = 9;
    properties->multiProcessorCount = 2; // few, so that grid-stride loops iterate more than once
    properties->totalGlobalMem = std::size_t{8} << 30;
    const char* gpus = std::getenv("TRAINYARD_EMULATED_GPUS");
    if (gpus && std::strcmp(gpus, "own") == 0) // one for each process; else all share one
        std::snprintf(properties->uuid.bytes, sizeof properties->uuid.bytes, "%ld", static_cast<long>(::getpid()));
    return cudaSuccess;
}
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* about, const void* address)
{
    const Lock lock(mutex());
    about->type = liesIn(g_memory, address)   ? cudaMemoryTypeDevice
                  : liesIn(g_pinned, address) ? cudaMemoryTypeHost
                                              : cudaMemoryTypeUnregistered;
    return cudaSuccess;
}
cudaError_t cudaMemGetInfo(std::size_t* free, std::size_t* total)
{
    const Lock lock(mutex());
    *total = std::min(g_limit, std::size_t{8} << 30);
    *free = *total - std::min(*total, g_used);
    return cudaSuccess;
}
cudaError_t cudaRuntimeGetVersion(int* version)
{
    *version = 13000;
    return cudaSuccess;
}
cudaError_t cudaDriverGetVersion(int* version)
{
    *version = 13000;
    return cudaSuccess;
}
const char* cudaGetErrorName(cudaError_t error)
{
    return error == cudaErrorMemoryAllocation ? "cudaErrorMemoryAllocation" : "cudaErrorEmulated";
}
const char* cudaGetErrorString(cudaError_t)
{
    return "an error of the emulator";
}
cudaError_t cudaGetLastError()
{
    return cudaSuccess;
}

cudaError_t cudaMalloc(void** address, std::size_t bytes)
{
    const Lock lock(mutex());
    if (spoilsRecording())
        return cudaErrorStreamCaptureUnsupported;
    if (bytes > g_limit || g_used > g_limit - bytes)
        return cudaErrorMemoryAllocation;
    *address = std::aligned_alloc(256, (bytes + 255) / 256 * 256 + 256);
    if (!*address)
        return cudaErrorMemoryAllocation;
    std::memset(*address, 0xFF, bytes); // NaN for reads of uninitialised memory
    g_memory[*address] = bytes;
    g_used += bytes;
    ++counters().allocations;
    return cudaSuccess;
}
cudaError_t cudaFree(void* address)
{
    const Lock lock(mutex());
    if (!address)
        return cudaSuccess;
    if (spoilsRecording())
        return cudaErrorStreamCaptureUnsupported;
    drainAll(); // the real one waits, too
    const auto found = g_memory.find(address);
    if (found != g_memory.end()) {
        g_used -= found->second;
        g_memory.erase(found);
    }
    std::free(address);
    return cudaSuccess;
}
cudaError_t cudaHostAlloc(void** address, std::size_t bytes, unsigned)
{
    const Lock lock(mutex());
    *address = std::aligned_alloc(64, (bytes + 63) / 64 * 64 + 64);
    g_pinned[*address] = bytes;
    return cudaSuccess;
}
cudaError_t cudaMallocHost(void** address, std::size_t bytes)
{
    return cudaHostAlloc(address, bytes, cudaHostAllocDefault);
}
cudaError_t cudaFreeHost(void* address)
{
    const Lock lock(mutex());
    g_pinned.erase(address);
    std::free(address);
    return cudaSuccess;
}
cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream)
{
    const Lock lock(mutex());
    enqueue(stream, [to, from, bytes] {
        if (bytes > 0) // no bytes may be at no address
            std::memcpy(to, from, bytes);
    });
    // For memory that is not pinned, the real one waits for the copy.
    if (!recordingOf(stream) && ((kind == cudaMemcpyHostToDevice && !liesIn(g_pinned, from)) ||
                                 (kind == cudaMemcpyDeviceToHost && !liesIn(g_pinned, to))))
        drain(stream);
    return cudaSuccess;
}
cudaError_t cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind)
{
    const cudaError_t status = cudaDeviceSynchronize();
    if (status == cudaSuccess && bytes > 0)
        std::memcpy(to, from, bytes);
    return status;
}
cudaError_t cudaMemsetAsync(void* at, int value, std::size_t bytes, cudaStream_t stream)
{
    enqueue(stream, [at, value, bytes] {
        if (bytes > 0)
            std::memset(at, value, bytes);
    });
    return cudaSuccess;
}
