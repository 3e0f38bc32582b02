// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"
#include "backend/cuda/cuda_check.h"

#include <memory>

namespace trainyard::cuda {

struct StreamTraits {
    using Type = cudaStream_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type stream) noexcept { cudaStreamDestroy(stream); }
};
struct EventTraits {
    using Type = cudaEvent_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type event) noexcept { cudaEventDestroy(event); }
};
struct GraphTraits {
    using Type = cudaGraph_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type graph) noexcept { cudaGraphDestroy(graph); }
};
struct GraphExecTraits {
    using Type = cudaGraphExec_t;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type executable) noexcept { cudaGraphExecDestroy(executable); }
};

using Stream = UniqueHandle<StreamTraits>;
using Event = UniqueHandle<EventTraits>;
using Graph = UniqueHandle<GraphTraits>;
using GraphExec = UniqueHandle<GraphExecTraits>;

inline Stream makeStream()
{
    cudaStream_t stream = nullptr;
    check(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking), "open a stream on");
    return Stream(stream);
}

inline Event makeEvent()
{
    cudaEvent_t event = nullptr;
    check(cudaEventCreateWithFlags(&event, cudaEventDisableTiming), "open an event on");
    return Event(event);
}

/// An event that records its time.
inline Event makeTimingEvent()
{
    cudaEvent_t event = nullptr;
    check(cudaEventCreateWithFlags(&event, 0), "open an event on");
    return Event(event);
}

/// Device memory, not zeroed. Throws Failure(OutOfMemory), which names the free memory.
std::shared_ptr<void> allocateDevice(std::size_t bytes);
/// Page-locked host memory, which the GPU copies asynchronously.
std::shared_ptr<void> allocatePinned(std::size_t bytes);

} // namespace trainyard::cuda
