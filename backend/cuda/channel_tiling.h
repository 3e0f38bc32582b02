// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Two sums per channel over the rows of {rows, channels}, in a fixed order: each block writes its partial sums to a
/// place of its own.
#include "backend/cuda/launch.h"
#include "backend/cuda/packs.h"

namespace trainyard::cuda {

/// How threads divide {rows, channels}: `lanes` adjacent threads take channels, the other dimension takes rows.
struct Tiling {
    std::int64_t rows = 0;
    std::int64_t channels = 0;
    int lanes = 32;  ///< threads per block along packs of channels
    int columns = 1; ///< blocks along channels
    int splits = 1;  ///< blocks along rows

    dim3 blocks() const { return dim3(static_cast<unsigned>(columns), static_cast<unsigned>(splits)); }
    dim3 threads() const { return dim3(static_cast<unsigned>(lanes), kThreads / static_cast<unsigned>(lanes)); }
};

inline Tiling tilingOf(const CudaContext& context, const Shape& shape, int wide)
{
    Tiling tiling{shape.elements() / shape.c, shape.c};
    const std::int64_t packs = shape.c / wide;
    while (tiling.lanes > 1 && tiling.lanes / 2 >= packs)
        tiling.lanes /= 2;
    tiling.columns = static_cast<int>(dividedUp(packs, tiling.lanes));
    const std::int64_t rowsOfBlock = kThreads / tiling.lanes;
    const std::int64_t wanted = std::max<std::int64_t>(1, std::int64_t{8} * context.multiprocessors() / tiling.columns);
    tiling.splits = static_cast<int>(
        std::clamp<std::int64_t>(dividedUp(tiling.rows, rowsOfBlock * 4), 1, std::min<std::int64_t>(wanted, 4096)));
    return tiling;
}

/// Sums over the block's rows and writes partial[split][which][channel], with `which` = 0 and 1.
template <int W>
__device__ inline void writePartials(const float (&first)[W], const float (&second)[W], std::int64_t channel,
                                     const Tiling& tiling, float* partial)
{
    __shared__ float shared[2][kThreads];
    const unsigned lane = threadIdx.x;
    const unsigned self = threadIdx.y * blockDim.x + lane;
    for (int k = 0; k < W; ++k) {
        shared[0][self] = first[k];
        shared[1][self] = second[k];
        __syncthreads();
        for (unsigned half = blockDim.y / 2; half > 0; half /= 2) {
            if (threadIdx.y < half) {
                shared[0][self] += shared[0][self + half * blockDim.x];
                shared[1][self] += shared[1][self + half * blockDim.x];
            }
            __syncthreads();
        }
        if (threadIdx.y == 0 && channel + k < tiling.channels) {
            float* at = partial + static_cast<std::int64_t>(blockIdx.y) * 2 * tiling.channels + channel + k;
            at[0] = shared[0][lane];
            at[tiling.channels] = shared[1][lane];
        }
        __syncthreads();
    }
}

/// Calls body(offset of a pack) for this thread's channels in each of its rows.
template <int W, typename Body>
__device__ inline void forEachRow(const Tiling& tiling, std::int64_t channel, Body&& body)
{
    if (channel >= tiling.channels)
        return;
    const std::int64_t step = static_cast<std::int64_t>(gridDim.y) * blockDim.y;
    for (std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * blockDim.y + threadIdx.y; row < tiling.rows;
         row += step)
        body(row * tiling.channels + channel);
}

template <int W>
__device__ inline std::int64_t firstChannel()
{
    return (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * W;
}

/// A channel's two sums over all splits.
struct SplitSums {
    double first = 0.0, second = 0.0;

    __device__ SplitSums(const float* partial, const Tiling& tiling, std::int64_t c)
    {
        for (int split = 0; split < tiling.splits; ++split) {
            first += static_cast<double>(partial[split * 2 * tiling.channels + c]);
            second += static_cast<double>(partial[(split * 2 + 1) * tiling.channels + c]);
        }
    }
};

} // namespace trainyard::cuda
