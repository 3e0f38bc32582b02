// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Sums per channel over the rows of {rows, channels}, in a fixed order: each block writes its partial sums to a place
/// of its own, and a second kernel adds those.
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

/// As many blocks per multiprocessor as kernels need to hide the latency of memory. Kernels that sum have half as many,
/// because a second kernel adds what each block leaves.
constexpr int kBlocks = 8;
constexpr int kSummingBlocks = 4;

inline Tiling tilingOf(const CudaContext& context, std::int64_t rows, std::int64_t channels, int wide,
                       int blocks = kSummingBlocks)
{
    constexpr int kLanes = 32;
    Tiling tiling{rows, channels};
    const std::int64_t packs = channels / wide;
    tiling.columns = static_cast<int>(dividedUp(packs, kLanes));
    tiling.lanes = static_cast<int>(dividedUp(packs, tiling.columns));
    const std::int64_t rowsOfBlock = kThreads / tiling.lanes;
    const std::int64_t wanted =
        std::max<std::int64_t>(1, std::int64_t{blocks} * context.multiprocessors() / tiling.columns);
    tiling.splits = static_cast<int>(
        std::clamp<std::int64_t>(dividedUp(tiling.rows, rowsOfBlock * 4), 1, std::min<std::int64_t>(wanted, 4096)));
    return tiling;
}

inline Tiling tilingOf(const CudaContext& context, const Shape& shape, int wide, int blocks = kSummingBlocks)
{
    return tilingOf(context, shape.elements() / shape.c, shape.c, wide, blocks);
}

/// The number of splits for the pack width that withPacks() will choose, or more.
inline int mostSplits(const CudaContext& context, std::int64_t rows, std::int64_t channels)
{
    int splits = 0;
    for (const int wide : {1, 4, 8})
        if (channels % wide == 0)
            splits = std::max(splits, tilingOf(context, rows, channels, wide).splits);
    return splits;
}

/// Leaves in `shared` the sums of the block's rows, in parts that are added in turn: part p of value `i` of the
/// thread's channels is at shared[(p · lanes + lane) · (N · W + 1) + i]. Returns the number of parts. Adds within a
/// warp first if several of its lanes have the same channels, which needs a power of two of lanes.
template <int N, int W>
__device__ inline unsigned sharePartials(float (&sums)[N][W], float* shared)
{
    constexpr unsigned kPitch = N * W + 1; // odd, so that adjacent threads use different banks
    const unsigned lanes = blockDim.x;
    const unsigned self = threadIdx.y * lanes + threadIdx.x;
    const bool withinWarps = lanes < 32 && (lanes & (lanes - 1)) == 0;
    if (withinWarps)
        for (unsigned distance = 16; distance >= lanes; distance /= 2)
#pragma unroll
            for (int n = 0; n < N; ++n)
#pragma unroll
                for (int k = 0; k < W; ++k)
                    sums[n][k] += __shfl_xor_sync(0xFFFFFFFFu, sums[n][k], static_cast<int>(distance));
    const unsigned part = withinWarps ? self / 32 : threadIdx.y;
    if (!withinWarps || self % 32 < lanes)
#pragma unroll
        for (int n = 0; n < N; ++n)
#pragma unroll
            for (int k = 0; k < W; ++k)
                shared[(part * lanes + threadIdx.x) * kPitch + n * W + k] = sums[n][k];
    return withinWarps ? lanes * blockDim.y / 32 : blockDim.y;
}

/// Writes N sums per channel over the block's rows to partial[(split · of + first + n) · channels + channel]. All
/// threads of the block must call it. It adds in a fixed order.
template <int N, int W>
__device__ inline void writePartials(float (&sums)[N][W], const Tiling& tiling, int first, int of, float* partial)
{
    constexpr unsigned kPitch = N * W + 1;
    __shared__ float shared[kThreads * kPitch];
    const unsigned parts = sharePartials<N, W>(sums, shared);
    __syncthreads();
    const unsigned lanes = blockDim.x;
    const unsigned wide = lanes * W; // channels of the block
    for (unsigned i = threadIdx.y * lanes + threadIdx.x; i < N * wide; i += lanes * blockDim.y) {
        const unsigned n = i / wide, c = i - n * wide;
        const std::int64_t to = static_cast<std::int64_t>(blockIdx.x) * wide + c;
        if (to >= tiling.channels)
            continue;
        float sum = 0.0f;
        for (unsigned part = 0; part < parts; ++part)
            sum += shared[(part * lanes + c / W) * kPitch + n * W + c % W];
        partial[(static_cast<std::int64_t>(blockIdx.y) * of + first + n) * tiling.channels + to] = sum;
    }
    __syncthreads(); // the next call writes to the same memory
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

constexpr unsigned kColumns = 32;                      ///< channels per block of addSplits()
constexpr unsigned kGroups = 32;                       ///< threads that share the splits of a channel
constexpr unsigned kSplitThreads = kColumns * kGroups; ///< of a block, so kernels that use it need launch bounds

/// Adds N sums of each channel over all splits, in double and in a fixed order, and calls take(channel, sums). Channels
/// for which wanted(channel) is false get zeros. All threads of a block of launchSplits() must call it.
template <int N, typename Wanted, typename Take>
__device__ inline void addSplits(const float* partial, int splits, std::int64_t channels, Wanted&& wanted, Take&& take)
{
    __shared__ double shared[N][kGroups][kColumns];
    const std::int64_t c = static_cast<std::int64_t>(blockIdx.x) * kColumns + threadIdx.x;
    double sums[N] = {};
    if (c < channels && wanted(c))
#pragma unroll 4
        for (int split = static_cast<int>(threadIdx.y); split < splits; split += static_cast<int>(kGroups))
            for (int n = 0; n < N; ++n)
                sums[n] += static_cast<double>(partial[(static_cast<std::int64_t>(split) * N + n) * channels + c]);
    for (int n = 0; n < N; ++n)
        shared[n][threadIdx.y][threadIdx.x] = sums[n];
    for (unsigned half = kGroups / 2; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.y < half)
            for (int n = 0; n < N; ++n)
                shared[n][threadIdx.y][threadIdx.x] += shared[n][threadIdx.y + half][threadIdx.x];
    }
    if (threadIdx.y != 0 || c >= channels)
        return;
    for (int n = 0; n < N; ++n)
        sums[n] = shared[n][0][threadIdx.x];
    take(c, sums);
}

template <int N, typename Take>
__device__ inline void addSplits(const float* partial, int splits, std::int64_t channels, Take&& take)
{
    addSplits<N>(
        partial, splits, channels, [](std::int64_t) { return true; }, static_cast<Take&&>(take));
}

/// Launches a kernel that uses addSplits().
template <typename... Parameters, typename... Arguments>
void launchSplits(const CudaContext& context, void (*kernel)(Parameters...), std::int64_t channels,
                  Arguments&&... arguments)
{
    launch(context, kernel, dim3(static_cast<unsigned>(dividedUp(channels, kColumns))), dim3(kColumns, kGroups),
           std::forward<Arguments>(arguments)...);
}

/// sums[c] = the sum of column c over all splits of writePartials() with one sum per channel.
void enqueueAddColumns(const CudaContext& context, const float* partial, const Tiling& tiling, float* sums);

} // namespace trainyard::cuda
