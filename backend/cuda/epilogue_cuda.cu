// SPDX-License-Identifier: Apache-2.0
// What follows a convolution or a product whose own kernel does not do it.
#include "backend/cuda/channel_statistics.h"
#include "backend/cuda/channel_tiling.h"
#include "backend/cuda/elementwise.h"
#include "backend/cuda/fixed_activation.h"

namespace trainyard::cuda {
namespace {

/// y = act(y + bias); `bias` may be null.
template <typename T, int W, Fixed F>
__global__ void __launch_bounds__(kThreads) biasActivate(T* y, const float* bias, Tiling tiling, Activation activation)
{
    const std::int64_t channel = firstChannel<W>();
    float own[W] = {};
    if (bias && channel < tiling.channels)
        loadPack<float, W>(bias + channel, own);
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W];
        loadPack<T, W>(y + at, values);
        for (int k = 0; k < W; ++k)
            values[k] = activated(activationOf<F>(activation), values[k] + own[k]);
        storePack<T, W>(y + at, values);
    });
}

/// y += bias + summand; with S also the sums of y and y² before rounding.
template <typename T, int W, bool S>
__global__ void __launch_bounds__(kThreads)
    addSummand(T* y, const float* bias, const T* summand, Tiling tiling, float* partial)
{
    const std::int64_t channel = firstChannel<W>();
    float own[W] = {}, sums[2][W] = {};
    if (bias && channel < tiling.channels)
        loadPack<float, W>(bias + channel, own);
    forEachRow<W>(tiling, channel, [&](std::int64_t at) {
        float values[W], others[W];
        loadPack<T, W>(y + at, values);
        loadPack<T, W>(summand + at, others);
        for (int k = 0; k < W; ++k) {
            values[k] = values[k] + own[k] + others[k];
            if constexpr (S) {
                sums[0][k] += values[k];
                sums[1][k] += values[k] * values[k];
            }
        }
        storePack<T, W>(y + at, values);
    });
    if constexpr (S)
        writePartials(sums, tiling, 0, 2, partial);
}

__global__ void __launch_bounds__(kSplitThreads) addSums(const float* partial, Tiling tiling, float* sums)
{
    addSplits<2>(partial, tiling.splits, tiling.channels, [&](std::int64_t c, const double(&sum)[2]) {
        sums[c] = static_cast<float>(sum[0]);
        sums[tiling.channels + c] = static_cast<float>(sum[1]);
    });
}

} // namespace

void enqueueBiasActivation(const CudaContext& context, View y, const float* bias, std::int64_t count,
                           std::int64_t channels, Activation activation)
{
    if (!bias && activation == Activation::None)
        return;
    withPacks(y.type, y.type, channels, [&]<typename T, typename, int W>() {
        const Tiling tiling = tilingOf(context, count / channels, channels, W, kBlocks);
        withActivation<W>(activation, [&]<Fixed F>() {
            launch(context, biasActivate<T, W, F>, tiling.blocks(), tiling.threads(), static_cast<T*>(y.data), bias,
                   tiling, activation);
        });
    });
}

void enqueueSummand(const CudaContext& context, View y, const Shape& shape, const float* bias, View summand,
                    float* sums, float* partial)
{
    withPacks(y.type, y.type, shape.c, [&]<typename T, typename, int W>() {
        const Tiling tiling = tilingOf(context, shape, W);
        const auto run = [&](auto kernel) {
            launch(context, kernel, tiling.blocks(), tiling.threads(), static_cast<T*>(y.data), bias,
                   static_cast<const T*>(summand.data), tiling, partial);
        };
        if (!sums)
            return run(addSummand<T, W, false>);
        run(addSummand<T, W, true>);
        launchSplits(context, addSums, shape.c, static_cast<const float*>(partial), tiling, sums);
    });
}

} // namespace trainyard::cuda
