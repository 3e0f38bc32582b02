// SPDX-License-Identifier: Apache-2.0
// Depthwise 3 × 3. A thread walks along a row of the result with a pack of adjacent channels: it reads each column of
// the three rows above it once and keeps in registers what the next results need. cuDNN's kernel needs gigabytes of
// workspace for the weights' gradient.
#include "backend/cuda/channel_tiling.h"
#include "backend/cuda/each_item.h"
#include "backend/cuda/fixed_activation.h"
#include "backend/cuda/image_grid.h"
#include "backend/cuda/own_convolution.h"

namespace trainyard::cuda {
namespace {

constexpr int kTaps = 9;
constexpr int kPack = 4; ///< channels of a thread: with more, the taps' sums would take all registers

/// {channels, 9} → {9, channels}; `turned`: with the taps in reverse order.
__global__ void layOut(const float* w, float* laidOut, std::int64_t channels, bool turned)
{
    forEachItem(channels * kTaps, [&](std::int64_t i) {
        const std::int64_t tap = i % kTaps;
        laidOut[(turned ? kTaps - 1 - tap : tap) * channels + i / kTaps] = w[i];
    });
}

/// What the kernels need to know of a convolution's shape.
struct Depthwise {
    Images x, y;
    int top = 0, left = 0;
    int strideHeight = 1, strideWidth = 1;

    explicit Depthwise(const ConvolutionShape& s)
        : x(s.x), y(s.y), top(static_cast<int>(s.placement.top)), left(static_cast<int>(s.placement.left)),
          strideHeight(s.strideHeight), strideWidth(s.strideWidth)
    {
    }
    /// With stride 1 the gradient of x is a convolution of y's gradient by the turned filter.
    Depthwise turned() const
    {
        Depthwise out = *this;
        std::swap(out.x, out.y);
        out.top = 2 - top;
        out.left = 2 - left;
        return out;
    }
};

/// A thread's row of an image and its channels.
struct RowOfThread {
    std::int64_t image = 0;
    int row = 0, channel = 0;
    bool there = false;

    template <int W>
    __device__ static RowOfThread of(const Images& images)
    {
        const auto packs = static_cast<unsigned>(images.channels / W);
        const std::int64_t thread = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
        const std::int64_t line = thread / packs;
        RowOfThread out;
        out.image = line / images.height;
        out.row = static_cast<int>(line - out.image * images.height);
        out.channel = static_cast<int>(thread - line * packs) * W;
        out.there = out.image < images.count;
        return out;
    }
};

template <typename... Parameters, typename... Arguments>
void launchRows(const CudaContext& context, void (*kernel)(Parameters...), const Images& images, int wide,
                Arguments&&... arguments)
{
    const std::int64_t threads = images.count * images.height * (images.channels / wide);
    if (threads > 0)
        launch(context, kernel, dim3(static_cast<unsigned>(dividedUp(threads, kThreads))), dim3(kThreads),
               std::forward<Arguments>(arguments)...);
}

/// The filter of a thread's channels.
template <int W>
struct Filter {
    float taps[3][3][W];

    __device__ Filter(const float* w, int channels, int channel)
    {
#pragma unroll
        for (int tap = 0; tap < kTaps; ++tap)
            loadPack<float, W>(w + tap * channels + channel, taps[tap / 3][tap % 3]);
    }
};

/// A column of three rows, some of which may lie outside of the image: zeros.
template <typename T, int W>
struct Column {
    float values[3][W];

    __device__ Column(const T* const (&rows)[3], int column, int width, int channels)
    {
#pragma unroll
        for (int r = 0; r < 3; ++r) {
            if (rows[r] && column >= 0 && column < width) {
                loadPack<T, W>(rows[r] + column * channels, values[r]);
            } else {
#pragma unroll
                for (int k = 0; k < W; ++k)
                    values[r][k] = 0.0f;
            }
        }
    }
    /// sums += column t of the filter
    __device__ void addTo(float (&sums)[W], const Filter<W>& filter, int t) const
    {
#pragma unroll
        for (int r = 0; r < 3; ++r)
#pragma unroll
            for (int k = 0; k < W; ++k)
                sums[k] += values[r][k] * filter.taps[r][t][k];
    }
};

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

/// The rows of an image that a result's row reads; null outside.
template <typename T, int W>
__device__ inline void rowsAbove(const T* (&rows)[3], const T* x, const RowOfThread& at, const Depthwise& s)
{
#pragma unroll
    for (int r = 0; r < 3; ++r) {
        const int above = at.row * s.strideHeight - s.top + r;
        rows[r] =
            above >= 0 && above < s.x.height ? x + at.image * s.x.sample + s.x.at(above, 0) + at.channel : nullptr;
    }
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

__global__ void addWeightSums(const float* partial, int parts, std::int64_t channels, float* dw)
{
    addSplits<1>(partial, parts, kTaps * channels, [&](std::int64_t i, const double(&sum)[1]) {
        dw[i % channels * kTaps + i / channels] = static_cast<float>(sum[0]);
    });
}

/// 1 or 2 if the strides in both directions are that, else 0.
int strideOf(const ConvolutionShape& shape)
{
    return shape.strideHeight == shape.strideWidth && shape.strideHeight <= 2 ? shape.strideHeight : 0;
}

/// Calls body.operator()<T, W>().
template <typename Body>
void withDepthwisePacks(const ConvolutionShape& shape, Body&& body)
{
    withType(shape.type, [&](auto type) {
        using T = decltype(type);
        if (shape.x.c % kPack == 0)
            body.template operator()<T, kPack>();
        else
            body.template operator()<T, 1>();
    });
}

Tiling weightTiling(const CudaContext& context, const ConvolutionShape& shape)
{
    return tilingOf(context, shape.y.n * shape.y.h, shape.y.c, shape.y.c % kPack == 0 ? kPack : 1);
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
