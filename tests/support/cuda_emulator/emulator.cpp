// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cuda_emulator/cuda_runtime.h"

#include <algorithm>
#include <cstdio>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace cuda_emulator {

struct Event;

struct Stream {
    std::deque<std::function<void()>> queue;
    std::vector<std::function<void()>> captured;
    bool capturing = false;
    bool spoilt = false; ///< the capture fails: a forbidden function was called
    std::thread::id captor;
};

struct Event {
    std::shared_ptr<bool> done = std::make_shared<bool>(true);
    Stream* stream = nullptr;
};

struct Graph {
    std::vector<std::function<void()>> work;
};

struct GraphExec {
    std::vector<std::function<void()>> work;
};

namespace {

/// One GPU per process, like the real one; the thread that waits does its work, one at a time.
std::recursive_mutex g_mutex;
std::vector<Stream*> g_streams;
std::map<void*, std::size_t> g_memory;
std::map<void*, std::size_t> g_pinned;
std::size_t g_used = 0;
std::size_t g_limit = std::size_t{8} << 30; ///< as reported by cudaMemGetInfo()
int g_failure = 0;
Counters g_counters;

using Lock = std::lock_guard<std::recursive_mutex>;

/// Whether this thread captures a stream, which it then spoils by calling a forbidden function. As with
/// cudaStreamCaptureModeThreadLocal, other threads are unaffected.
bool capturing()
{
    bool any = false;
    for (Stream* stream : g_streams)
        if (stream->capturing && stream->captor == std::this_thread::get_id())
            any = stream->spoilt = true;
    return any;
}

/// Whether work runs when it is enqueued.
bool eager()
{
    static const char* const streams = std::getenv("TRAINYARD_EMULATED_STREAMS");
    return streams && std::strcmp(streams, "eager") == 0;
}

void step(Stream* stream)
{
    auto work = std::move(stream->queue.front());
    stream->queue.pop_front();
    work();
}

void drain(Stream* stream)
{
    while (!stream->queue.empty())
        step(stream);
}

void reach(Stream* stream, const std::shared_ptr<bool>& done)
{
    while (!*done && !stream->queue.empty())
        step(stream);
    if (!*done) {
        std::fputs("cuda emulator: waiting for an event that nothing will record\n", stderr);
        std::abort();
    }
}

cudaError_t synchronised()
{
    if (capturing())
        return cudaErrorStreamCaptureUnsupported;
    return static_cast<cudaError_t>(g_failure);
}

} // namespace

void enqueue(Stream* stream, std::function<void()> work, bool isLaunch)
{
    const Lock lock(g_mutex);
    if (stream->capturing)
        return stream->captured.push_back(std::move(work));
    g_counters.launches += isLaunch ? 1 : 0;
    stream->queue.push_back(std::move(work));
    if (eager())
        drain(stream);
}

Counters& counters()
{
    return g_counters;
}

void limitMemory(std::size_t bytes)
{
    g_limit = bytes;
}

void failNext(int error)
{
    g_failure = error;
}

} // namespace cuda_emulator

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
    return cudaSuccess;
}
cudaError_t cudaMemGetInfo(std::size_t* free, std::size_t* total)
{
    const Lock lock(g_mutex);
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
    const Lock lock(g_mutex);
    if (capturing())
        return cudaErrorStreamCaptureUnsupported;
    if (bytes > g_limit || g_used > g_limit - bytes)
        return cudaErrorMemoryAllocation;
    *address = std::aligned_alloc(256, (bytes + 255) / 256 * 256 + 256);
    if (!*address)
        return cudaErrorMemoryAllocation;
    std::memset(*address, 0xFF, bytes); // NaN for reads of uninitialised memory
    g_memory[*address] = bytes;
    g_used += bytes;
    ++g_counters.allocations;
    return cudaSuccess;
}
cudaError_t cudaFree(void* address)
{
    const Lock lock(g_mutex);
    if (!address)
        return cudaSuccess;
    if (capturing())
        return cudaErrorStreamCaptureUnsupported;
    for (Stream* stream : g_streams)
        drain(stream); // the real one waits, too
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
    const Lock lock(g_mutex);
    *address = std::aligned_alloc(64, (bytes + 63) / 64 * 64 + 64);
    g_pinned[*address] = bytes;
    return cudaSuccess;
}
cudaError_t cudaFreeHost(void* address)
{
    const Lock lock(g_mutex);
    g_pinned.erase(address);
    std::free(address);
    return cudaSuccess;
}
cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream)
{
    const Lock lock(g_mutex);
    const auto isPinned = [](const void* address) {
        const auto next = g_pinned.upper_bound(const_cast<void*>(address));
        if (next == g_pinned.begin())
            return false;
        const auto& [begin, size] = *std::prev(next);
        return static_cast<const char*>(address) < static_cast<const char*>(begin) + size;
    };
    enqueue(stream, [to, from, bytes] {
        if (bytes > 0) // no bytes may be at no address
            std::memcpy(to, from, bytes);
    });
    // For memory that is not pinned, the real one waits for the copy.
    if (!stream->capturing &&
        ((kind == cudaMemcpyHostToDevice && !isPinned(from)) || (kind == cudaMemcpyDeviceToHost && !isPinned(to))))
        drain(stream);
    return cudaSuccess;
}
cudaError_t cudaMemsetAsync(void* at, int value, std::size_t bytes, cudaStream_t stream)
{
    enqueue(stream, [at, value, bytes] {
        if (bytes > 0)
            std::memset(at, value, bytes);
    });
    return cudaSuccess;
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned)
{
    const Lock lock(g_mutex);
    *stream = new Stream;
    g_streams.push_back(*stream);
    return cudaSuccess;
}
cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    const Lock lock(g_mutex);
    drain(stream);
    g_streams.erase(std::remove(g_streams.begin(), g_streams.end(), stream), g_streams.end());
    delete stream;
    return cudaSuccess;
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    const Lock lock(g_mutex);
    if (const cudaError_t error = synchronised(); error != cudaSuccess)
        return error;
    drain(stream);
    return cudaSuccess;
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned)
{
    const Lock lock(g_mutex);
    if (event->stream)
        enqueue(stream, [done = event->done, from = event->stream] { reach(from, done); });
    return cudaSuccess;
}
cudaError_t cudaDeviceSynchronize()
{
    const Lock lock(g_mutex);
    if (const cudaError_t error = synchronised(); error != cudaSuccess)
        return error;
    for (Stream* stream : g_streams)
        drain(stream);
    return cudaSuccess;
}
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned)
{
    *event = new Event;
    return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    delete event;
    return cudaSuccess;
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    const Lock lock(g_mutex);
    event->done = std::make_shared<bool>(false);
    event->stream = stream;
    enqueue(stream, [done = event->done] { *done = true; });
    return cudaSuccess;
}
cudaError_t cudaEventSynchronize(cudaEvent_t event)
{
    const Lock lock(g_mutex);
    if (const cudaError_t error = synchronised(); error != cudaSuccess)
        return error;
    if (event->stream)
        reach(event->stream, event->done);
    return cudaSuccess;
}

cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode)
{
    const Lock lock(g_mutex);
    if (stream->capturing)
        return cudaErrorInvalidValue;
    stream->capturing = true;
    stream->captor = std::this_thread::get_id();
    ++g_counters.captures;
    return cudaSuccess;
}
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph)
{
    const Lock lock(g_mutex);
    if (!stream->capturing)
        return cudaErrorInvalidValue;
    const bool spoilt = std::exchange(stream->spoilt, false);
    stream->capturing = false;
    *graph = spoilt ? nullptr : new Graph{std::move(stream->captured)};
    stream->captured.clear();
    return spoilt ? cudaErrorStreamCaptureInvalidated : cudaSuccess;
}
cudaError_t cudaGraphInstantiate(cudaGraphExec_t* executable, cudaGraph_t graph, unsigned long long)
{
    *executable = new GraphExec{graph->work};
    return cudaSuccess;
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t executable, cudaStream_t stream)
{
    const Lock lock(g_mutex);
    ++g_counters.graphLaunches;
    for (const std::function<void()>& work : executable->work)
        enqueue(stream, work);
    return cudaSuccess;
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph)
{
    delete graph;
    return cudaSuccess;
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t executable)
{
    delete executable;
    return cudaSuccess;
}
