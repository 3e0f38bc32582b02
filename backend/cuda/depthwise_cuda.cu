// SPDX-License-Identifier: Apache-2.0
// Depthwise 3 × 3. A thread computes a pack of adjacent channels of two pixels; the nine taps, shared with adjacent
// threads, come from the caches. cuDNN's kernel needs gigabytes of workspace for the weights' gradient.
#include "backend/cuda/channel_tiling.h"
#include "backend/cuda/each_item.h"
#include "backend/cuda/fixed_activation.h"
#include "backend/cuda/image_grid.h"
#include "backend/cuda/own_convolution.h"

namespace trainyard::cuda {
namespace {

constexpr int kTaps = 9;

/// {channels, 9} → {9, channels}
__global__ void layOut(const float* w, float* laidOut, std::int64_t channels)
{
    forEachItem(channels * kTaps, [&](std::int64_t i) { laidOut[i % kTaps * channels + i / kTaps] = w[i]; });
}

constexpr int kStrip = 2; ///< adjacent pixels of a row per thread, which share the weights that it loads

/// The strips of an image's rows, in the place of its pixels.
Images stripsOf(const Shape& shape)
{
    Images strips(shape);
    strips.width = (strips.width + kStrip - 1) / kStrip;
    return strips;
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
};

template <typename T, int W>
__device__ inline void addProducts(const T* at, const float (&weights)[W], float (&sums)[W])
{
    float values[W];
    loadPack<T, W>(at, values);
    for (int k = 0; k < W; ++k)
        sums[k] += values[k] * weights[k];
}

template <typename T, int W, Fixed F>
__global__ void __launch_bounds__(kThreads) depthwiseForward(const T* x, const float* w, const float* bias,
                                                             Activation activation, T* y, Images strips, Depthwise s)
{
    forEachPixel<W>(strips, [&](std::int64_t image, int row, int strip, int channel) {
        const T* from = x + image * s.x.sample + channel;
        float sums[kStrip][W] = {};
        for (int r = 0; r < 3; ++r) {
            const int above = row * s.strideHeight - s.top + r;
            if (above < 0 || above >= s.x.height)
                continue;
#pragma unroll
            for (int t = 0; t < 3; ++t) {
                float weights[W];
                loadPack<float, W>(w + (r * 3 + t) * s.x.channels + channel, weights);
#pragma unroll
                for (int i = 0; i < kStrip; ++i) {
                    const int column = (strip * kStrip + i) * s.strideWidth - s.left + t;
                    if (column >= 0 && column < s.x.width)
                        addProducts<T, W>(from + s.x.at(above, column), weights, sums[i]);
                }
            }
        }
        float added[W] = {};
        if (bias)
            loadPack<float, W>(bias + channel, added);
        T* to = y + image * s.y.sample + channel;
        for (int i = 0; i < kStrip && strip * kStrip + i < s.y.width; ++i) {
            for (int k = 0; k < W; ++k)
                sums[i][k] = activated(activationOf<F>(activation), sums[i][k] + added[k]);
            storePack<T, W>(to + s.y.at(row, strip * kStrip + i), sums[i]);
        }
    });
}

/// position / stride; -1 if it is no whole number. `Stride` 0: as the argument says.
template <int Stride>
__device__ inline int windowAt(int position, int stride)
{
    if constexpr (Stride == 1)
        return position;
    else if constexpr (Stride == 2)
        return position % 2 == 0 ? position / 2 : -1;
    else
        return position >= 0 && position % stride == 0 ? position / stride : -1;
}

template <typename T, int W, int Stride>
__global__ void __launch_bounds__(kThreads)
    depthwiseDataGradient(const T* dy, const float* w, T* dx, Images strips, Depthwise s)
{
    forEachPixel<W>(strips, [&](std::int64_t image, int row, int strip, int channel) {
        const T* from = dy + image * s.y.sample + channel;
        float sums[kStrip][W] = {};
        for (int r = 0; r < 3; ++r) {
            const int p = windowAt<Stride>(row + s.top - r, s.strideHeight);
            if (p < 0 || p >= s.y.height)
                continue;
#pragma unroll
            for (int t = 0; t < 3; ++t) {
                float weights[W];
                loadPack<float, W>(w + (r * 3 + t) * s.x.channels + channel, weights);
#pragma unroll
                for (int i = 0; i < kStrip; ++i) {
                    const int q = windowAt<Stride>(strip * kStrip + i + s.left - t, s.strideWidth);
                    if (q >= 0 && q < s.y.width)
                        addProducts<T, W>(from + s.y.at(p, q), weights, sums[i]);
                }
            }
        }
        T* to = dx + image * s.x.sample + channel;
        for (int i = 0; i < kStrip && strip * kStrip + i < s.x.width; ++i)
            storePack<T, W>(to + s.x.at(row, strip * kStrip + i), sums[i]);
    });
}

/// How blocks share the weights' gradient: block (x, y) takes the channels of its tile and a part of the pixels, which
/// is one of `slices` of every `images`-th image.
struct WeightParts {
    Tiling tiling; ///< splits = images · slices
    int images = 1, slices = 1;
};

WeightParts partsOf(const CudaContext& context, const ConvolutionShape& s, int wide)
{
    WeightParts parts{tilingOf(context, s.y, wide)};
    parts.images = static_cast<int>(std::min<std::int64_t>(s.y.n, parts.tiling.splits));
    parts.slices = parts.tiling.splits / parts.images;
    parts.tiling.splits = parts.images * parts.slices;
    return parts;
}

/// Writes partial[part][tap][channel].
template <typename T, int W>
__global__ void __launch_bounds__(kThreads)
    depthwiseWeightSums(const T* x, const T* dy, float* partial, WeightParts parts, Depthwise s)
{
    const std::int64_t channel = firstChannel<W>();
    const int slice = static_cast<int>(blockIdx.y) / parts.images;
    const int area = s.y.height * s.y.width, step = static_cast<int>(blockDim.y) * parts.slices;
    float sums[3][3][W] = {};
    const int first =
        channel < s.y.channels ? static_cast<int>(threadIdx.y) + slice * static_cast<int>(blockDim.y) : area;
    for (std::int64_t image = static_cast<int>(blockIdx.y) % parts.images; image < s.y.count; image += parts.images) {
        const T* from = x + image * s.x.sample + channel;
        const T* arrived = dy + image * s.y.sample + channel;
        for (int pixel = first; pixel < area; pixel += step) {
            const int row = pixel / s.y.width, top = row * s.strideHeight - s.top;
            const int left = (pixel - row * s.y.width) * s.strideWidth - s.left;
            float gradient[W];
            loadPack<T, W>(arrived + pixel * s.y.channels, gradient);
#pragma unroll
            for (int r = 0; r < 3; ++r)
#pragma unroll
                for (int t = 0; t < 3; ++t)
                    if (top + r >= 0 && top + r < s.x.height && left + t >= 0 && left + t < s.x.width)
                        addProducts<T, W>(from + s.x.at(top + r, left + t), gradient, sums[r][t]);
        }
    }
    for (int r = 0; r < 3; ++r)
        writePartials(sums[r], channel, parts.tiling, 3 * r, kTaps, partial);
}

__global__ void addWeightSums(const float* partial, int parts, std::int64_t channels, float* dw)
{
    addSplits<1>(partial, parts, kTaps * channels, [&](std::int64_t i, const double(&sum)[1]) {
        dw[i % channels * kTaps + i / channels] = static_cast<float>(sum[0]);
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
    launchItems(context, layOut, shape.x.c * kTaps, w, laidOut, shape.x.c);
    const Images strips = stripsOf(shape.y);
    withPacks(shape.type, shape.type, shape.x.c, [&]<typename T, typename, int W>() {
        withActivation<W>(activation, [&]<Fixed F>() {
            launchImages(context, depthwiseForward<T, W, F>, strips, W, static_cast<const T*>(x.data),
                         static_cast<const float*>(laidOut), bias, activation, static_cast<T*>(y.data), strips,
                         Depthwise(shape));
        });
    });
}

void DepthwiseConvolution::dataGradient(const CudaContext& context, View dy, const float* w, float* laidOut,
                                        View dx) const
{
    launchItems(context, layOut, shape.x.c * kTaps, w, laidOut, shape.x.c);
    const Images strips = stripsOf(shape.x);
    withPacks(shape.type, shape.type, shape.x.c, [&]<typename T, typename, int W>() {
        const auto run = [&]<int Stride>() {
            launchImages(context, depthwiseDataGradient<T, W, Stride>, strips, W, static_cast<const T*>(dy.data),
                         static_cast<const float*>(laidOut), static_cast<T*>(dx.data), strips, Depthwise(shape));
        };
        if (shape.strideHeight == 1 && shape.strideWidth == 1)
            run.template operator()<1>();
        else if (shape.strideHeight == 2 && shape.strideWidth == 2)
            run.template operator()<2>();
        else
            run.template operator()<0>();
    });
}

std::size_t DepthwiseConvolution::workspaceBytes(const CudaContext& context) const
{
    const int splits = mostSplits(context, shape.y.elements() / shape.y.c, shape.y.c);
    return static_cast<std::size_t>(splits * shape.x.c * kTaps) * sizeof(float);
}

void DepthwiseConvolution::weightGradient(const CudaContext& context, View x, View dy, float* dw, void* workspace) const
{
    auto* partial = static_cast<float*>(workspace);
    withPacks(shape.type, shape.type, shape.x.c, [&]<typename T, typename, int W>() {
        const WeightParts parts = partsOf(context, shape, W);
        launch(context, depthwiseWeightSums<T, W>, parts.tiling.blocks(), parts.tiling.threads(),
               static_cast<const T*>(x.data), static_cast<const T*>(dy.data), partial, parts, Depthwise(shape));
        launchSplits(context, addWeightSums, shape.x.c * kTaps, static_cast<const float*>(partial), parts.tiling.splits,
                     shape.x.c, dw);
    });
}

} // namespace trainyard::cuda
