// SPDX-License-Identifier: Apache-2.0
// The gradient of the weights of depthwise 3 × 3 convolutions. cuDNN's kernel for it needs gigabytes of workspace.
#include "backend/cuda/channel_tiling.h"
#include "backend/cuda/depthwise.h"

namespace trainyard::cuda {
namespace {

/// sums[r][t] += row r of the column · gradient
template <typename T, int W>
__device__ inline void addProducts(float (&sums)[3][3][W], int t, const Column<T, W>& column,
                                   const float (&gradient)[W])
{
#pragma unroll
    for (int r = 0; r < 3; ++r)
#pragma unroll
        for (int k = 0; k < W; ++k)
            sums[r][t][k] += column.values[r][k] * gradient[k];
}

/// Writes partial[part][tap][channel]. A thread walks along rows of y: the blocks of a column of the grid share all
/// rows of all images. Stride 0: any.
template <typename T, int W, int Stride>
__global__ void __launch_bounds__(kThreads, 2)
    depthwiseWeightSums(const T* x, const T* dy, float* partial, Tiling tiling, Depthwise s)
{
    const std::int64_t channel = firstChannel<W>();
    float sums[3][3][W] = {};
    const std::int64_t lines = channel < s.y.channels ? s.y.count * s.y.height : 0;
    for (std::int64_t line = static_cast<std::int64_t>(blockIdx.y) * blockDim.y + threadIdx.y; line < lines;
         line += static_cast<std::int64_t>(gridDim.y) * blockDim.y) {
        RowOfThread at;
        at.image = line / s.y.height;
        at.row = static_cast<int>(line - at.image * s.y.height);
        at.channel = static_cast<int>(channel);
        const T* rows[3];
        rowsAbove<T, W>(rows, x, at, s);
        const T* arrived = dy + at.image * s.y.sample + s.y.at(at.row, 0) + channel;
        const auto column = [&](int k) { return Column<T, W>(rows, k - s.left, s.x.width, s.x.channels); };
        const auto load = [&](int q, float(&gradient)[W]) {
            if (q < s.y.width)
                loadPack<T, W>(arrived + q * s.y.channels, gradient);
            else
#pragma unroll
                for (int k = 0; k < W; ++k)
                    gradient[k] = 0.0f;
        };
        float now[W], before[W] = {}, earlier[W] = {}; // gradients of adjacent results
        load(0, now);
        if constexpr (Stride == 1) {
            for (int k = 0; k < s.y.width + 2; ++k) {
                const Column<T, W> read = column(k);
                addProducts<T, W>(sums, 0, read, now);
                addProducts<T, W>(sums, 1, read, before);
                addProducts<T, W>(sums, 2, read, earlier);
#pragma unroll
                for (int c = 0; c < W; ++c) {
                    earlier[c] = before[c];
                    before[c] = now[c];
                }
                load(k + 1, now);
            }
        } else if constexpr (Stride == 2) {
            addProducts<T, W>(sums, 0, column(0), now);
            for (int q = 0; q < s.y.width; ++q) {
                load(q + 1, before); // the next
                addProducts<T, W>(sums, 1, column(2 * q + 1), now);
                const Column<T, W> last = column(2 * q + 2);
                addProducts<T, W>(sums, 2, last, now);
                addProducts<T, W>(sums, 0, last, before);
#pragma unroll
                for (int c = 0; c < W; ++c)
                    now[c] = before[c];
            }
        } else {
            for (int q = 0; q < s.y.width; ++q) {
                load(q, now);
#pragma unroll
                for (int t = 0; t < 3; ++t)
                    addProducts<T, W>(sums, t, column(q * s.strideWidth + t), now);
            }
        }
    }
    for (int r = 0; r < 3; ++r)
        writePartials(sums[r], tiling, 3 * r, kTaps, partial);
}

__global__ void __launch_bounds__(kSplitThreads)
    addWeightSums(const float* partial, int parts, std::int64_t channels, float* dw)
{
    addSplits<1>(partial, parts, kTaps * channels, [&](std::int64_t i, const double(&sum)[1]) {
        dw[i % channels * kTaps + i / channels] = static_cast<float>(sum[0]);
    });
}

Tiling weightTiling(const CudaContext& context, const ConvolutionShape& shape)
{
    return tilingOf(context, shape.y.n * shape.y.h, shape.y.c, shape.y.c % kDepthwisePack == 0 ? kDepthwisePack : 1);
}

} // namespace

std::size_t DepthwiseConvolution::workspaceBytes(const CudaContext& context) const
{
    return static_cast<std::size_t>(weightTiling(context, shape).splits * shape.x.c * kTaps) * sizeof(float);
}

void DepthwiseConvolution::weightGradient(const CudaContext& context, View x, View dy, float* dw, void* workspace) const
{
    auto* partial = static_cast<float*>(workspace);
    const Tiling tiling = weightTiling(context, shape);
    withDepthwisePacks(shape, [&]<typename T, int W>() {
        const auto run = [&](auto kernel) {
            launch(context, kernel, tiling.blocks(), tiling.threads(), static_cast<const T*>(x.data),
                   static_cast<const T*>(dy.data), partial, tiling, Depthwise(shape));
        };
        switch (strideOf(shape)) {
        case 1: run(depthwiseWeightSums<T, W, 1>); break;
        case 2: run(depthwiseWeightSums<T, W, 2>); break;
        default: run(depthwiseWeightSums<T, W, 0>);
        }
        launchSplits(context, addWeightSums, shape.x.c * kTaps, static_cast<const float*>(partial), tiling.splits,
                     shape.x.c, dw);
    });
}

} // namespace trainyard::cuda
