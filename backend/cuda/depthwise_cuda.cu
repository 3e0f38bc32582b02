// SPDX-License-Identifier: Apache-2.0
// Depthwise 3 × 3. A thread computes a pack of adjacent channels of one pixel; the nine taps, shared with adjacent
// threads, come from the caches. cuDNN's kernel needs gigabytes of workspace for the weights' gradient.
#include "backend/cuda/each_item.h"
#include "backend/cuda/own_convolution.h"
#include "backend/cuda/packs.h"

namespace trainyard::cuda {
namespace {

constexpr int kTaps = 9;

/// {channels, 9} → {9, channels}
__global__ void layOut(const float* w, float* laidOut, std::int64_t channels)
{
    forEachItem(channels * kTaps, [&](std::int64_t i) { laidOut[i % kTaps * channels + i / kTaps] = w[i]; });
}

template <typename T, int W>
__global__ void __launch_bounds__(kThreads)
    depthwiseForward(const T* x, const float* w, const float* bias, Activation activation, T* y, ConvolutionShape s)
{
    const std::int64_t packs = s.y.c / W;
    forEachItem(s.y.elements() / W, [&](std::int64_t i) {
        const std::int64_t c = i % packs * W;
        const std::int64_t pixel = i / packs;
        const std::int64_t left = pixel % s.y.w * s.strideWidth - s.placement.left;
        const std::int64_t top = pixel / s.y.w % s.y.h * s.strideHeight - s.placement.top;
        const T* image = x + pixel / (s.y.w * s.y.h) * s.x.sample();
        float sum[W] = {};
        for (int r = 0; r < 3; ++r)
            for (int t = 0; t < 3; ++t) {
                if (top + r < 0 || top + r >= s.x.h || left + t < 0 || left + t >= s.x.w)
                    continue;
                float values[W], weights[W];
                loadPack<T, W>(image + ((top + r) * s.x.w + left + t) * s.x.c + c, values);
                loadPack<float, W>(w + (r * 3 + t) * s.x.c + c, weights);
                for (int k = 0; k < W; ++k)
                    sum[k] += values[k] * weights[k];
            }
        for (int k = 0; k < W; ++k)
            sum[k] = activated(activation, sum[k] + (bias ? bias[c + k] : 0.0f));
        storePack<T, W>(y + i * W, sum);
    });
}

template <typename T, int W>
__global__ void __launch_bounds__(kThreads)
    depthwiseDataGradient(const T* dy, const float* w, T* dx, ConvolutionShape s)
{
    const std::int64_t packs = s.x.c / W;
    forEachItem(s.x.elements() / W, [&](std::int64_t i) {
        const std::int64_t c = i % packs * W;
        const std::int64_t pixel = i / packs;
        const std::int64_t column = pixel % s.x.w + s.placement.left;
        const std::int64_t row = pixel / s.x.w % s.x.h + s.placement.top;
        const T* image = dy + pixel / (s.x.w * s.x.h) * s.y.sample();
        float sum[W] = {};
        for (int r = 0; r < 3 && r <= row; ++r)
            for (int t = 0; t < 3 && t <= column; ++t) {
                const std::int64_t p = (row - r) / s.strideHeight;
                const std::int64_t q = (column - t) / s.strideWidth;
                if (p * s.strideHeight != row - r || q * s.strideWidth != column - t || p >= s.y.h || q >= s.y.w)
                    continue;
                float values[W], weights[W];
                loadPack<T, W>(image + (p * s.y.w + q) * s.y.c + c, values);
                loadPack<float, W>(w + (r * 3 + t) * s.x.c + c, weights);
                for (int k = 0; k < W; ++k)
                    sum[k] += values[k] * weights[k];
            }
        storePack<T, W>(dx + i * W, sum);
    });
}

constexpr int kLanes = 32; ///< channels per block of the weights' gradient
constexpr int kPixels = 8;

/// Block (x, y) sums 32 channels over its part of the output's pixels: partial[part][tap][channel].
template <typename T>
__global__ void __launch_bounds__(kThreads)
    depthwiseWeightSums(const T* x, const T* dy, float* partial, ConvolutionShape s)
{
    __shared__ float shared[kPixels][kLanes];
    const std::int64_t c = static_cast<std::int64_t>(blockIdx.x) * kLanes + threadIdx.x;
    float sums[kTaps] = {};
    const std::int64_t pixels = s.y.n * s.y.h * s.y.w;
    const std::int64_t step = static_cast<std::int64_t>(gridDim.y) * kPixels;
    for (std::int64_t pixel = static_cast<std::int64_t>(blockIdx.y) * kPixels + threadIdx.y;
         c < s.x.c && pixel < pixels; pixel += step) {
        const std::int64_t left = pixel % s.y.w * s.strideWidth - s.placement.left;
        const std::int64_t top = pixel / s.y.w % s.y.h * s.strideHeight - s.placement.top;
        const T* image = x + pixel / (s.y.w * s.y.h) * s.x.sample();
        const float arrived = toFloat(dy[pixel * s.y.c + c]);
        for (int r = 0; r < 3; ++r)
            for (int t = 0; t < 3; ++t)
                if (top + r >= 0 && top + r < s.x.h && left + t >= 0 && left + t < s.x.w)
                    sums[r * 3 + t] += arrived * toFloat(image[((top + r) * s.x.w + left + t) * s.x.c + c]);
    }
    for (int tap = 0; tap < kTaps; ++tap) {
        shared[threadIdx.y][threadIdx.x] = sums[tap];
        __syncthreads();
        if (threadIdx.y == 0 && c < s.x.c) {
            float sum = sums[tap];
            for (int row = 1; row < kPixels; ++row)
                sum += shared[row][threadIdx.x];
            partial[(static_cast<std::int64_t>(blockIdx.y) * kTaps + tap) * s.x.c + c] = sum;
        }
        __syncthreads();
    }
}

__global__ void addWeightSums(const float* partial, int parts, std::int64_t channels, float* dw)
{
    forEachItem(channels * kTaps, [&](std::int64_t i) {
        double sum = 0.0;
        for (int part = 0; part < parts; ++part)
            sum += static_cast<double>(
                partial[(static_cast<std::int64_t>(part) * kTaps + i % kTaps) * channels + i / kTaps]);
        dw[i] = static_cast<float>(sum);
    });
}

int partsOf(const CudaContext& context, const ConvolutionShape& s)
{
    const std::int64_t tiles = dividedUp(s.x.c, kLanes);
    const std::int64_t wanted = std::max<std::int64_t>(1, std::int64_t{8} * context.multiprocessors() / tiles);
    return static_cast<int>(std::clamp<std::int64_t>(dividedUp(s.y.n * s.y.h * s.y.w, kPixels * 8), 1,
                                                     std::min<std::int64_t>(wanted, 4096)));
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
    withPacks(shape.type, shape.type, shape.x.c, [&]<typename T, typename, int W>() {
        launchItems(context, depthwiseForward<T, W>, shape.y.elements() / W, static_cast<const T*>(x.data),
                    static_cast<const float*>(laidOut), bias, activation, static_cast<T*>(y.data), shape);
    });
}

void DepthwiseConvolution::dataGradient(const CudaContext& context, View dy, const float* w, float* laidOut,
                                        View dx) const
{
    launchItems(context, layOut, shape.x.c * kTaps, w, laidOut, shape.x.c);
    withPacks(shape.type, shape.type, shape.x.c, [&]<typename T, typename, int W>() {
        launchItems(context, depthwiseDataGradient<T, W>, shape.x.elements() / W, static_cast<const T*>(dy.data),
                    static_cast<const float*>(laidOut), static_cast<T*>(dx.data), shape);
    });
}

std::size_t DepthwiseConvolution::workspaceBytes(const CudaContext& context) const
{
    return static_cast<std::size_t>(partsOf(context, shape) * shape.x.c * kTaps) * sizeof(float);
}

void DepthwiseConvolution::weightGradient(const CudaContext& context, View x, View dy, float* dw, void* workspace) const
{
    const int parts = partsOf(context, shape);
    auto* partial = static_cast<float*>(workspace);
    withType(shape.type, [&](auto type) {
        using T = decltype(type);
        launch(context, depthwiseWeightSums<T>,
               dim3(static_cast<unsigned>(dividedUp(shape.x.c, kLanes)), static_cast<unsigned>(parts)),
               dim3(kLanes, kPixels), static_cast<const T*>(x.data), static_cast<const T*>(dy.data), partial, shape);
    });
    launchItems(context, addWeightSums, shape.x.c * kTaps, static_cast<const float*>(partial), parts, shape.x.c, dw);
}

} // namespace trainyard::cuda
