// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cuda/cuda_context.h"

#include <algorithm>
#include <cstdint>

namespace trainyard::cuda {

inline constexpr unsigned kThreads = 256;

inline std::int64_t dividedUp(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}

template <typename... Parameters, typename... Arguments>
void launchIn(cudaStream_t stream, void (*kernel)(Parameters...), dim3 blocks, dim3 threads, Arguments&&... arguments)
{
    cudaLaunchConfig_t config = {};
    config.gridDim = blocks;
    config.blockDim = threads;
    config.stream = stream;
    check(cudaLaunchKernelEx(&config, kernel, static_cast<Parameters>(arguments)...), "launch a kernel on");
}

/// Enqueues a kernel on the context's stream.
template <typename... Parameters, typename... Arguments>
void launch(const CudaContext& context, void (*kernel)(Parameters...), dim3 blocks, dim3 threads,
            Arguments&&... arguments)
{
    launchIn(context.stream(), kernel, blocks, threads, std::forward<Arguments>(arguments)...);
}

/// The same for kernels that use forEachItem() on `count` items.
template <typename... Parameters, typename... Arguments>
void launchItemsIn(cudaStream_t stream, const CudaContext& context, void (*kernel)(Parameters...), std::int64_t count,
                   Arguments&&... arguments)
{
    if (count <= 0)
        return;
    const std::int64_t wanted =
        std::min<std::int64_t>(dividedUp(count, kThreads), std::int64_t{16} * context.multiprocessors());
    launchIn(stream, kernel, dim3(static_cast<unsigned>(wanted)), dim3(kThreads),
             std::forward<Arguments>(arguments)...);
}

template <typename... Parameters, typename... Arguments>
void launchItems(const CudaContext& context, void (*kernel)(Parameters...), std::int64_t count,
                 Arguments&&... arguments)
{
    launchItemsIn(context.stream(), context, kernel, count, std::forward<Arguments>(arguments)...);
}

} // namespace trainyard::cuda
