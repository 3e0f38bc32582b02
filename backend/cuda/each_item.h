// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

namespace trainyard::cuda {

/// Calls body(i) for this thread's share of [0, count) in a one-dimensional grid.
template <typename Body>
__device__ inline void forEachItem(std::int64_t count, Body&& body)
{
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x;
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += step)
        body(i);
}

} // namespace trainyard::cuda
