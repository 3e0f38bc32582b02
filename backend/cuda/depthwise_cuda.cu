// SPDX-License-Identifier: Apache-2.0
// Depthwise 3 × 3 convolutions and the gradients of their inputs.
#include "backend/cuda/depthwise.h"
#include "backend/cuda/each_item.h"
#include "backend/cuda/fixed_activation.h"

namespace trainyard::cuda {
namespace {

/// {channels, 9} → {9, channels}; `turned`: with the taps in reverse order.
__global__ void layOut(const float* w, float* laidOut, std::int64_t channels, bool turned)
{
    forEachItem(channels * kTaps, [&](std::int64_t i) {
        const std::int64_t tap = i % kTaps;
        laidOut[(turned ? kTaps - 1 - tap : tap) * channels + i / kTaps] = w[i];
    });
}

template <typename... Parameters, typename... Arguments>
void launchRows(const CudaContext& context, void (*kernel)(Parameters...), const Images& images, int wide,
                Arguments&&... arguments)
{
    const std::int64_t threads = images.count * images.height * (images.channels / wide);
    if (threads > 0)
        launch(context, kernel, dim3(static_cast<unsigned>(dividedUp(threads, kThreads))), dim3(kThreads),
               std::forward<Arguments>(arguments)...);
}

template <int W>
__device__ inline void shift(float (&to)[W], float (&from)[W])
{
#pragma unroll
    for (int k = 0; k < W; ++k) {
        to[k] = from[k];
        from[k] = 0.0f;
    }
}

template <typename T, int W, Fixed F>
__device__ inline void finishResult(T* to, float (&sums)[W], const float (&bias)[W], Activation activation)
{
#pragma unroll
    for (int k = 0; k < W; ++k)
        sums[k] = activated(activationOf<F>(activation), sums[k] + bias[k]);
    storePack<T, W>(to, sums);
}

/// Stride: 1 or 2 in both directions.
template <typename T, int W, Fixed F, int Stride>
__global__ void __launch_bounds__(kThreads)
    depthwiseForward(const T* x, const float* w, const float* bias, Activation activation, T* y, Depthwise s)
{
    const RowOfThread at = RowOfThread::of<W>(s.y);
    if (!at.there)
        return;
    const Filter<W> filter(w, s.y.channels, at.channel);
    const T* rows[3];
    rowsAbove<T, W>(rows, x, at, s);
    float added[W] = {};
    if (bias)
        loadPack<float, W>(bias + at.channel, added);
    T* to = y + at.image * s.y.sample + s.y.at(at.row, 0) + at.channel;
    const auto column = [&](int k) { return Column<T, W>(rows, k - s.left, s.x.width, s.x.channels); };
    if constexpr (Stride == 1) {
        float first[W] = {}, second[W] = {}, third[W] = {}; // of the results that the next column completes
        column(0).addTo(second, filter, 0);
        const Column<T, W> next = column(1);
        next.addTo(second, filter, 1);
        next.addTo(third, filter, 0);
        for (int q = 0; q < s.y.width; ++q) {
            shift(first, second);
            shift(second, third);
            const Column<T, W> last = column(q + 2);
            last.addTo(first, filter, 2);
            last.addTo(second, filter, 1);
            last.addTo(third, filter, 0);
            finishResult<T, W, F>(to + q * s.y.channels, first, added, activation);
        }
    } else {
        float sums[W] = {}, next[W] = {};
        column(0).addTo(next, filter, 0);
        for (int q = 0; q < s.y.width; ++q) {
            shift(sums, next);
            column(2 * q + 1).addTo(sums, filter, 1);
            const Column<T, W> last = column(2 * q + 2);
            last.addTo(sums, filter, 2);
            last.addTo(next, filter, 0);
            finishResult<T, W, F>(to + q * s.y.channels, sums, added, activation);
        }
    }
}

/// The gradient of x with stride 2 in both directions. A column of dy reaches three columns of dx.
template <typename T, int W>
__global__ void __launch_bounds__(kThreads, 3) depthwiseDataGradient(const T* dy, const float* w, T* dx, Depthwise s)
{
    const RowOfThread at = RowOfThread::of<W>(s.x);
    if (!at.there)
        return;
    const Filter<W> filter(w, s.x.channels, at.channel);
    const T* rows[3];
#pragma unroll
    for (int r = 0; r < 3; ++r) {
        const int twice = at.row + s.top - r;
        rows[r] = twice >= 0 && twice % 2 == 0 && twice / 2 < s.y.height
                      ? dy + at.image * s.y.sample + s.y.at(twice / 2, 0) + at.channel
                      : nullptr;
    }
    T* to = dx + at.image * s.x.sample + s.x.at(at.row, 0) + at.channel;
    const auto store = [&](int column, float(&values)[W]) {
        if (column >= 0 && column < s.x.width)
            storePack<T, W>(to + column * s.x.channels, values);
    };
    float even[W] = {}, next[W] = {};
    for (int q = 0; 2 * q - s.left < s.x.width; ++q) {
        const Column<T, W> column(rows, q, s.y.width, s.y.channels);
        float odd[W] = {};
        shift(even, next);
        column.addTo(even, filter, 0);
        column.addTo(odd, filter, 1);
        column.addTo(next, filter, 2);
        store(2 * q - s.left, even);
        store(2 * q + 1 - s.left, odd);
    }
}

/// For other strides: one thread per result.
template <typename T>
__global__ void anyDepthwiseForward(const T* x, const float* w, const float* bias, Activation activation, T* y,
                                    Depthwise s)
{
    forEachItem(s.y.count * s.y.sample, [&](std::int64_t i) {
        const auto within = static_cast<int>(i % s.y.sample);
        const int channel = within % s.y.channels, pixel = within / s.y.channels;
        const int row = pixel / s.y.width * s.strideHeight - s.top, column = pixel % s.y.width * s.strideWidth - s.left;
        float sum = 0.0f;
        for (int tap = 0; tap < kTaps; ++tap) {
            const int above = row + tap / 3, beside = column + tap % 3;
            if (above >= 0 && above < s.x.height && beside >= 0 && beside < s.x.width)
                sum += toFloat(x[i / s.y.sample * s.x.sample + s.x.at(above, beside) + channel]) *
                       w[tap * s.x.channels + channel];
        }
        y[i] = fromFloat<T>(activated(activation, sum + (bias ? bias[channel] : 0.0f)));
    });
}

template <typename T>
__global__ void anyDepthwiseDataGradient(const T* dy, const float* w, T* dx, Depthwise s)
{
    forEachItem(s.x.count * s.x.sample, [&](std::int64_t i) {
        const auto within = static_cast<int>(i % s.x.sample);
        const int channel = within % s.x.channels, pixel = within / s.x.channels;
        float sum = 0.0f;
        for (int tap = 0; tap < kTaps; ++tap) {
            const int row = pixel / s.x.width + s.top - tap / 3, column = pixel % s.x.width + s.left - tap % 3;
            if (row < 0 || column < 0 || row % s.strideHeight != 0 || column % s.strideWidth != 0)
                continue;
            const int p = row / s.strideHeight, q = column / s.strideWidth;
            if (p < s.y.height && q < s.y.width)
                sum +=
                    toFloat(dy[i / s.x.sample * s.y.sample + s.y.at(p, q) + channel]) * w[tap * s.x.channels + channel];
        }
        dx[i] = fromFloat<T>(sum);
    });
}

} // namespace

bool DepthwiseConvolution::handles(const ConvolutionShape& shape)
{
    return shape.groups == shape.x.c && shape.y.c == shape.x.c && shape.groups > 1 && shape.w.h == 3 && shape.w.w == 3;
}

void DepthwiseConvolution::forward(const CudaContext& context, View x, const float* w, float* laidOut,
                                   const float* bias, Activation activation, View y) const
{
    launchItems(context, layOut, shape.x.c * kTaps, w, laidOut, shape.x.c, false);
    const Depthwise s(shape);
    withDepthwisePacks(shape, [&]<typename T, int W>() {
        const auto run = [&]<Fixed F, int Stride>() {
            launchRows(context, depthwiseForward<T, W, F, Stride>, s.y, W, static_cast<const T*>(x.data),
                       static_cast<const float*>(laidOut), bias, activation, static_cast<T*>(y.data), s);
        };
        switch (strideOf(shape)) {
        case 1: return withActivation<W>(activation, [&]<Fixed F>() { run.template operator()<F, 1>(); });
        case 2: return withActivation<W>(activation, [&]<Fixed F>() { run.template operator()<F, 2>(); });
        default:
            launchItems(context, anyDepthwiseForward<T>, shape.y.elements(), static_cast<const T*>(x.data),
                        static_cast<const float*>(laidOut), bias, activation, static_cast<T*>(y.data), s);
        }
    });
}

void DepthwiseConvolution::dataGradient(const CudaContext& context, View dy, const float* w, float* laidOut,
                                        View dx) const
{
    const int stride = strideOf(shape);
    launchItems(context, layOut, shape.x.c * kTaps, w, laidOut, shape.x.c, stride == 1);
    const Depthwise s(shape);
    withDepthwisePacks(shape, [&]<typename T, int W>() {
        const auto* from = static_cast<const T*>(dy.data);
        const auto* filter = static_cast<const float*>(laidOut);
        auto* to = static_cast<T*>(dx.data);
        constexpr Fixed kNone = W > 1 ? Fixed::None : Fixed::Any; // the versions that forward() has
        if (stride == 1)
            launchRows(context, depthwiseForward<T, W, kNone, 1>, s.x, W, from, filter,
                       static_cast<const float*>(nullptr), Activation::None, to, s.turned());
        else if (stride == 2)
            launchRows(context, depthwiseDataGradient<T, W>, s.x, W, from, filter, to, s);
        else
            launchItems(context, anyDepthwiseDataGradient<T>, shape.x.elements(), from, filter, to, s);
    });
}

} // namespace trainyard::cuda
