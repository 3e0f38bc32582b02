// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Replaces CUDA's header of this name, so that a plain C++ compiler compiles the kernels and the device of
/// backend/cuda, and they run on the host. It reproduces these properties of CUDA:
///  - Threads of a block share __shared__ variables and meet at __syncthreads(); lanes of a warp exchange values. A
///    barrier that not all threads reach ends the program with a message.
///  - Blocks, and threads between barriers, run in another order at each launch, so that results which depend on the
///    order differ between runs. Shared memory is NaN when a block begins.
///  - Work enqueued on a stream runs only when somebody waits for it, so that reading a result or reusing a buffer too
///    early shows; or at once with TRAINYARD_EMULATED_STREAMS=eager, so that writing too early does.
///  - A stream in capture mode runs nothing; a graph runs what was captured, with the arguments of that time. A stream
///    that waits for an event of a capture joins it; branches of a graph run in one order and the other in turn.
///  - Functions that are forbidden during capture return an error, and the capture fails. It also fails if a stream
///    that has joined it is not waited for.
/// Not reproduced: speed, weak memory ordering, concurrent blocks.

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <tuple>
#include <utility>

#define __global__
#define __device__
#define __host__
#define __forceinline__ inline
#define __launch_bounds__(...)
#define __shared__ static thread_local // the only variables of this kind in the module; see poisonShared()

struct dim3 {
    unsigned x = 1, y = 1, z = 1;
    constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
struct uint3 {
    unsigned x = 0, y = 0, z = 0;
};
struct alignas(8) float2 {
    float x, y;
};
struct alignas(16) float4 {
    float x, y, z, w;
};
struct alignas(8) uint2 {
    unsigned x, y;
};
struct alignas(16) uint4 {
    unsigned x, y, z, w;
};

/// Position of the running thread.
extern uint3 threadIdx, blockIdx;
extern dim3 blockDim, gridDim;

namespace cuda_emulator {

/// Runs `body` once for every thread of every block.
void runGrid(dim3 blocks, dim3 threads, const std::function<void()>& body);
void blockBarrier();
/// The same; whether `value` is true for any thread.
bool anyAtBarrier(bool value);
/// Every lane of the warp passes `bytes` (at most 16) of `own` and receives those of lane `from`.
void exchange(void* own, int from, std::size_t bytes);

struct Stream;
struct Event;
struct Graph;
struct GraphExec;
void enqueue(Stream* stream, std::function<void()> work, bool isLaunch = false);
/// Work that may have to wait for another process: called until it returns true.
using Work = std::function<bool()>;
void enqueueUntilDone(Stream* stream, Work work);
/// What a stream's work is recorded in; null: nothing.
const void* recordingOf(const Stream* stream);
/// Whether the calling thread records any stream.
bool threadRecords();

/// Counts of the calls so far.
struct Counters {
    long launches = 0; ///< kernels enqueued one by one
    long graphLaunches = 0;
    long captures = 0;
    long allocations = 0; ///< of device memory
    long prior = 0;       ///< streams of the highest priority
};
Counters& counters();
inline constexpr int kGreatestPriority = -5;
/// Bytes of device memory beyond which cudaMalloc fails; default: 8 GiB.
void limitMemory(std::size_t bytes);
/// The next synchronising call and all later ones return this error; 0 ends this.
void failNext(int error);

template <typename T>
T shuffled(T value, int from)
{
    exchange(&value, from, sizeof value);
    return value;
}
inline int lane()
{
    return static_cast<int>((threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) % 32);
}

} // namespace cuda_emulator

inline void __syncthreads()
{
    ::cuda_emulator::blockBarrier();
}
inline int __syncthreads_or(int value)
{
    return ::cuda_emulator::anyAtBarrier(value != 0) ? 1 : 0;
}
template <typename T>
T __shfl_xor_sync(unsigned, T value, int mask)
{
    return ::cuda_emulator::shuffled(value, ::cuda_emulator::lane() ^ mask);
}
template <typename T>
T __shfl_down_sync(unsigned, T value, int distance)
{
    return ::cuda_emulator::shuffled(value, ::cuda_emulator::lane() + distance);
}
template <typename T>
T __shfl_sync(unsigned, T value, int from)
{
    return ::cuda_emulator::shuffled(value, from);
}
template <typename T>
T __ldg(const T* address)
{
    return *address;
}
template <typename T>
void __stwb(T* address, T value)
{
    *address = value;
}
inline int atomicOr(int* address, int value)
{
    const int old = *address;
    *address |= value;
    return old;
}
inline unsigned atomicMax(unsigned* address, unsigned value)
{
    const unsigned old = *address;
    *address = value > old ? value : old;
    return old;
}
inline unsigned atomicAdd(unsigned* address, unsigned value)
{
    const unsigned old = *address;
    *address += value;
    return old;
}
inline void __threadfence() {}
inline unsigned __umulhi(unsigned a, unsigned b)
{
    return static_cast<unsigned>((std::uint64_t{a} * b) >> 32);
}
inline float __uint_as_float(unsigned bits)
{
    float value;
    std::memcpy(&value, &bits, 4);
    return value;
}
inline unsigned __float_as_uint(float value)
{
    unsigned bits;
    std::memcpy(&bits, &value, 4);
    return bits;
}
inline float __fmul_rn(float a, float b)
{
    return a * b;
}
inline float __fadd_rn(float a, float b)
{
    return a + b;
}
inline float __fdividef(float a, float b)
{
    return a / b;
}
inline float rsqrtf(float value)
{
    return 1.0f / std::sqrt(value);
}

// ---- the runtime's functions that backend/cuda calls ----

enum cudaError_t {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInsufficientDriver = 35,
    cudaErrorNoDevice = 100,
    cudaErrorECCUncorrectable = 214,
    cudaErrorInvalidResourceHandle = 400,
    cudaErrorNotReady = 600,
    cudaErrorIllegalAddress = 700,
    cudaErrorStreamCaptureUnsupported = 900,
    cudaErrorStreamCaptureInvalidated = 901,
    cudaErrorStreamCaptureUnjoined = 904,
    cudaErrorStreamCaptureIsolation = 905,
    cudaErrorCapturedEvent = 907
};
enum cudaMemcpyKind {
    cudaMemcpyHostToHost,
    cudaMemcpyHostToDevice,
    cudaMemcpyDeviceToHost,
    cudaMemcpyDeviceToDevice,
    cudaMemcpyDefault
};
enum cudaStreamCaptureStatus {
    cudaStreamCaptureStatusNone,
    cudaStreamCaptureStatusActive,
    cudaStreamCaptureStatusInvalidated
};
enum cudaStreamCaptureMode {
    cudaStreamCaptureModeGlobal,
    cudaStreamCaptureModeThreadLocal,
    cudaStreamCaptureModeRelaxed
};
using cudaStream_t = cuda_emulator::Stream*;
using cudaEvent_t = cuda_emulator::Event*;
using cudaGraph_t = cuda_emulator::Graph*;
using cudaGraphExec_t = cuda_emulator::GraphExec*;
inline constexpr unsigned cudaStreamNonBlocking = 1;
inline constexpr unsigned cudaEventDisableTiming = 2;
inline constexpr unsigned cudaEventRecordDefault = 0;
inline constexpr unsigned cudaEventRecordExternal = 1;
inline constexpr unsigned cudaHostAllocDefault = 0;

enum cudaMemoryType { cudaMemoryTypeUnregistered, cudaMemoryTypeHost, cudaMemoryTypeDevice, cudaMemoryTypeManaged };
struct cudaPointerAttributes {
    cudaMemoryType type;
};
struct cudaUUID_t {
    char bytes[16];
};
struct cudaDeviceProp {
    char name[256];
    cudaUUID_t uuid;
    int major, minor, multiProcessorCount;
    std::size_t totalGlobalMem;
};

cudaError_t cudaGetDeviceCount(int* count);
cudaError_t cudaSetDevice(int device);
cudaError_t cudaGetDevice(int* device);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int device);
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* about, const void* address);
cudaError_t cudaMemGetInfo(std::size_t* free, std::size_t* total);
cudaError_t cudaRuntimeGetVersion(int* version);
cudaError_t cudaDriverGetVersion(int* version);
const char* cudaGetErrorName(cudaError_t error);
const char* cudaGetErrorString(cudaError_t error);
cudaError_t cudaGetLastError();
cudaError_t cudaMalloc(void** address, std::size_t bytes);
cudaError_t cudaFree(void* address);
cudaError_t cudaHostAlloc(void** address, std::size_t bytes, unsigned flags);
cudaError_t cudaMallocHost(void** address, std::size_t bytes);
cudaError_t cudaFreeHost(void* address);
cudaError_t cudaMemcpy(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind);
cudaError_t cudaMemcpyAsync(void* to, const void* from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t stream);
cudaError_t cudaMemsetAsync(void* at, int value, std::size_t bytes, cudaStream_t stream);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority);
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest);
cudaError_t cudaStreamDestroy(cudaStream_t stream);
cudaError_t cudaStreamSynchronize(cudaStream_t stream);
cudaError_t cudaStreamQuery(cudaStream_t stream);
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags = 0);
cudaError_t cudaDeviceSynchronize();
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags);
cudaError_t cudaEventDestroy(cudaEvent_t event);
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream);
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned flags);
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t begin, cudaEvent_t end);
cudaError_t cudaEventSynchronize(cudaEvent_t event);
cudaError_t cudaEventQuery(cudaEvent_t event);
cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode);
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status);
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t* executable, cudaGraph_t graph, unsigned long long flags = 0);
cudaError_t cudaGraphLaunch(cudaGraphExec_t executable, cudaStream_t stream);
cudaError_t cudaGraphDestroy(cudaGraph_t graph);
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t executable);

/// For tests: "launches", "graphs", "captures" or "prior" of the Counters.
extern "C" long cudaEmulatorCount(const char* what);

struct cudaLaunchConfig_t {
    dim3 gridDim, blockDim;
    std::size_t dynamicSmemBytes = 0;
    cudaStream_t stream = nullptr;
    void* attrs = nullptr;
    unsigned numAttrs = 0;
};

template <typename... Parameters, typename... Arguments>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* config, void (*kernel)(Parameters...),
                               Arguments&&... arguments)
{
    if (config->gridDim.x == 0 || config->gridDim.y == 0 || config->gridDim.z == 0 || config->gridDim.y > 65535 ||
        config->gridDim.z > 65535 || config->blockDim.x * config->blockDim.y * config->blockDim.z > 1024 ||
        config->blockDim.x * config->blockDim.y * config->blockDim.z == 0)
        return cudaErrorInvalidValue;
    cuda_emulator::enqueue(
        config->stream,
        [kernel, blocks = config->gridDim, threads = config->blockDim,
         given = std::tuple<Parameters...>(std::forward<Arguments>(arguments)...)] {
            cuda_emulator::runGrid(blocks, threads, [&] { std::apply(kernel, given); });
        },
        true);
    return cudaSuccess;
}
