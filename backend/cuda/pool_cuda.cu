// SPDX-License-Identifier: Apache-2.0
// Pools. Gradients are gathered, not scattered, so no atomic additions are needed and the bits are always the same.
#include "backend/cuda/cuda_kernel.h"
#include "backend/cuda/image_grid.h"
#include "backend/cuda/packs.h"

namespace trainyard::cuda {
namespace {

/// A pool applied to its input.
struct Sliding {
    Images x, y;
    int kernelHeight, kernelWidth, strideHeight, strideWidth, top, left;
};

/// Rows (or columns) begin … end.
struct Range {
    int begin, end;
};

/// The part of `size` rows that a window starting at `first` covers.
__device__ inline Range clipped(int first, int kernel, int size)
{
    return {first > 0 ? first : 0, first + kernel < size ? first + kernel : size};
}

/// The windows that cover a row; `row` counts from the first row of the padding.
__device__ inline Range windowsOver(int row, int kernel, int stride, int windows)
{
    const auto last = static_cast<int>(static_cast<unsigned>(row) / static_cast<unsigned>(stride)) + 1;
    const int first =
        row < kernel ? 0 : static_cast<int>(static_cast<unsigned>(row - kernel) / static_cast<unsigned>(stride)) + 1;
    return {first, last < windows ? last : windows};
}

/// `where`: the window's pixel (row · kernelWidth + column of the unclipped window) with the maximum. `Zeros`: pixels
/// outside of the image count as zeros.
template <typename T, typename U, int W, bool Zeros>
__global__ void __launch_bounds__(kThreads, 4) poolMax(const T* x, U* y, std::uint16_t* where, Sliding s)
{
    forEachPixel<W>(s.y, [&](std::int64_t image, int p, int q, int channel) {
        const int top = p * s.strideHeight - s.top;
        const int left = q * s.strideWidth - s.left;
        const Range rows = Zeros ? Range{top, top + s.kernelHeight} : clipped(top, s.kernelHeight, s.x.height);
        const Range columns = Zeros ? Range{left, left + s.kernelWidth} : clipped(left, s.kernelWidth, s.x.width);
        const T* pixels = x + image * s.x.sample + channel;
        const int start = (rows.begin - top) * s.kernelWidth + columns.begin - left;
        float best[W] = {};
        int place[W] = {};
        for (int row = rows.begin; row < rows.end; ++row)
#pragma unroll 3
            for (int column = columns.begin; column < columns.end; ++column) {
                const int tap = (row - top) * s.kernelWidth + column - left;
                float values[W] = {};
                if (!Zeros || (row >= 0 && row < s.x.height && column >= 0 && column < s.x.width))
                    unpack(packAt<W>(pixels + s.x.at(row, column)), values);
                for (int k = 0; k < W; ++k)
                    if (tap == start || values[k] > best[k]) {
                        best[k] = values[k];
                        place[k] = tap;
                    }
            }
        const std::int64_t to = image * s.y.sample + s.y.at(p, q) + channel;
        storePack(y + to, best);
        if (!where)
            return;
        Pack<std::uint16_t, W> places;
        for (int k = 0; k < W; ++k)
            places.values[k] = static_cast<std::uint16_t>(place[k]);
        *reinterpret_cast<Pack<std::uint16_t, W>*>(where + to) = places;
    });
}

template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads, 4) poolAverage(const T* x, U* y, Sliding s)
{
    forEachPixel<W>(s.y, [&](std::int64_t image, int p, int q, int channel) {
        const Range rows = clipped(p * s.strideHeight - s.top, s.kernelHeight, s.x.height);
        const Range columns = clipped(q * s.strideWidth - s.left, s.kernelWidth, s.x.width);
        const T* pixels = x + image * s.x.sample + channel;
        float sum[W] = {};
        for (int row = rows.begin; row < rows.end; ++row)
#pragma unroll 3
            for (int column = columns.begin; column < columns.end; ++column) {
                float values[W];
                unpack(packAt<W>(pixels + s.x.at(row, column)), values);
                for (int k = 0; k < W; ++k)
                    sum[k] += values[k];
            }
        const float share =
            __fdividef(1.0f, static_cast<float>((rows.end - rows.begin) * (columns.end - columns.begin)));
        for (int k = 0; k < W; ++k)
            sum[k] *= share;
        storePack(y + image * s.y.sample + s.y.at(p, q) + channel, sum);
    });
}

/// Adds the gradients of all windows whose maximum this pixel was.
template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads, 4)
    poolMaxBackward(const U* arrived, T* gradient, const std::uint16_t* where, Sliding s)
{
    forEachPixel<W>(s.x, [&](std::int64_t image, int row, int column, int channel) {
        const Range vertical = windowsOver(row + s.top, s.kernelHeight, s.strideHeight, s.y.height);
        const Range horizontal = windowsOver(column + s.left, s.kernelWidth, s.strideWidth, s.y.width);
        const std::int64_t first = image * s.y.sample + channel;
        float sum[W] = {};
        for (int p = vertical.begin; p < vertical.end; ++p)
#pragma unroll 2
            for (int q = horizontal.begin; q < horizontal.end; ++q) {
                const std::int64_t from = first + s.y.at(p, q);
                const int tap =
                    (row + s.top - p * s.strideHeight) * s.kernelWidth + column + s.left - q * s.strideWidth;
                const auto places = packAt<W>(where + from);
                float values[W];
                unpack(packAt<W>(arrived + from), values);
                for (int k = 0; k < W; ++k)
                    sum[k] += places.values[k] == tap ? values[k] : 0.0f;
            }
        storePack(gradient + image * s.x.sample + s.x.at(row, column) + channel, sum);
    });
}

/// Adds the shares of all windows that cover the pixel.
template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads, 4) poolAverageBackward(const U* arrived, T* gradient, Sliding s)
{
    forEachPixel<W>(s.x, [&](std::int64_t image, int row, int column, int channel) {
        const Range vertical = windowsOver(row + s.top, s.kernelHeight, s.strideHeight, s.y.height);
        const Range horizontal = windowsOver(column + s.left, s.kernelWidth, s.strideWidth, s.y.width);
        const U* windows = arrived + image * s.y.sample + channel;
        float sum[W] = {};
        for (int p = vertical.begin; p < vertical.end; ++p) {
            const Range rows = clipped(p * s.strideHeight - s.top, s.kernelHeight, s.x.height);
#pragma unroll 2
            for (int q = horizontal.begin; q < horizontal.end; ++q) {
                const Range columns = clipped(q * s.strideWidth - s.left, s.kernelWidth, s.x.width);
                const float share =
                    __fdividef(1.0f, static_cast<float>((rows.end - rows.begin) * (columns.end - columns.begin)));
                float values[W];
                unpack(packAt<W>(windows + s.y.at(p, q)), values);
                for (int k = 0; k < W; ++k)
                    sum[k] += values[k] * share;
            }
        }
        storePack(gradient + image * s.x.sample + s.x.at(row, column) + channel, sum);
    });
}

/// One block per sample and group of channels; its rows of threads divide the pixels.
template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads) globalAverage(const T* x, U* y, int pixels, int channels)
{
    __shared__ float shared[W][kThreads];
    const auto lane = threadIdx.y * blockDim.x + threadIdx.x;
    const int channel = static_cast<int>(blockIdx.y * blockDim.x + threadIdx.x) * W;
    const T* image = x + static_cast<std::int64_t>(blockIdx.x) * pixels * channels + channel;
    float sum[W] = {};
    if (channel < channels)
        for (int pixel = static_cast<int>(threadIdx.y); pixel < pixels; pixel += static_cast<int>(blockDim.y)) {
            float values[W];
            unpack(packAt<W>(image + pixel * channels), values);
            for (int k = 0; k < W; ++k)
                sum[k] += values[k];
        }
    for (int k = 0; k < W; ++k)
        shared[k][lane] = sum[k];
    __syncthreads();
    if (threadIdx.y != 0 || channel >= channels)
        return;
    const float share = 1.0f / static_cast<float>(pixels);
    for (int k = 0; k < W; ++k) {
        for (unsigned row = 1; row < blockDim.y; ++row)
            sum[k] += shared[k][lane + row * blockDim.x];
        sum[k] *= share;
    }
    storePack(y + static_cast<std::int64_t>(blockIdx.x) * channels + channel, sum);
}

template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads) globalAverageBackward(const U* arrived, T* gradient, Images x)
{
    const float share = 1.0f / static_cast<float>(x.height * x.width);
    forEachPixel<W>(x, [&](std::int64_t image, int row, int column, int channel) {
        float values[W];
        unpack(packAt<W>(arrived + image * x.channels + channel), values);
        for (int k = 0; k < W; ++k)
            values[k] *= share;
        storePack(gradient + image * x.sample + x.at(row, column) + channel, values);
    });
}

void forward(CudaContext& context, const Frame& frame, const Sliding& sliding, bool largest, bool zeros)
{
    withPacks(frame.input().type, frame.output().type, sliding.x.channels, [&]<typename T, typename U, int W>() {
        const auto* x = static_cast<const T*>(frame.at.inputs[0]);
        auto* y = static_cast<U*>(frame.at.output);
        if (!largest)
            return launchImages(context, poolAverage<T, U, W>, sliding.y, W, x, y, sliding);
        launchImages(context, zeros ? poolMax<T, U, W, true> : poolMax<T, U, W, false>, sliding.y, W, x, y,
                     frame.direction == Direction::Forward ? frame.saved<std::uint16_t>(0) : nullptr, sliding);
    });
}

void backward(CudaContext& context, const Frame& frame, const Sliding& sliding, bool largest)
{
    if (!frame.at.inputGradients[0])
        return;
    withPacks(frame.inputGradient().type, frame.outputGradient().type, sliding.x.channels,
              [&]<typename T, typename U, int W>() {
                  const auto* arrived = static_cast<const U*>(frame.at.outputGradient);
                  auto* gradient = static_cast<T*>(frame.at.inputGradients[0]);
                  if (largest)
                      launchImages(context, poolMaxBackward<T, U, W>, sliding.x, W, arrived, gradient,
                                   frame.saved<const std::uint16_t>(0), sliding);
                  else
                      launchImages(context, poolAverageBackward<T, U, W>, sliding.x, W, arrived, gradient, sliding);
              });
}

void averageOfImages(CudaContext& context, const Frame& frame)
{
    const Shape& x = frame.inputShapes[0];
    const View there = frame.backward() ? frame.inputGradient() : frame.input();
    const View here = frame.backward() ? frame.outputGradient() : frame.output();
    withPacks(there.type, here.type, x.c, [&]<typename T, typename U, int W>() {
        auto* pixels = static_cast<T*>(there.data);
        auto* means = static_cast<U*>(here.data);
        if (frame.backward())
            return launchImages(context, globalAverageBackward<T, U, W>, Images(x), W, means, pixels, Images(x));
        const auto packs = static_cast<unsigned>(x.c / W);
        unsigned lanes = 32;
        while (lanes > 1 && lanes / 2 >= packs)
            lanes /= 2;
        launch(context, globalAverage<T, U, W>, dim3(static_cast<unsigned>(x.n), (packs + lanes - 1) / lanes),
               dim3(lanes, kThreads / lanes), pixels, means, static_cast<int>(x.h * x.w), static_cast<int>(x.c));
    });
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Pool& op, CudaContext& context, const KernelRequest& request)
{
    const Shape x = request.inputShapes[0];
    const Shape y = op.outputShape({&x, 1});
    const WindowPlacement placement = place(op.window, x);
    // The maximum of one pixel equals its average, which needs no saved positions.
    const bool single = op.window.kernelHeight == 1 && op.window.kernelWidth == 1 && placement.top == 0 &&
                        placement.bottom == 0 && placement.left == 0 && placement.right == 0;
    const bool largest = op.mode == PoolMode::Max && !single;
    if (request.direction == Direction::Forward)
        request.slots.saved[0]->bytes = largest ? static_cast<std::size_t>(y.elements()) * sizeof(std::uint16_t) : 0;
    auto kernel = std::make_unique<CudaKernel>(request);
    const Sliding sliding{Images(x),
                          Images(y),
                          op.window.kernelHeight,
                          op.window.kernelWidth,
                          op.window.strideHeight,
                          op.window.strideWidth,
                          static_cast<int>(placement.top),
                          static_cast<int>(placement.left)};
    kernel->onRun = [sliding, largest, zeros = op.zeroPadding, &context](const Frame& frame) {
        frame.backward() ? backward(context, frame, sliding, largest)
                         : forward(context, frame, sliding, largest, zeros);
    };
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const GlobalAveragePool&, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [&context](const Frame& frame) { averageOfImages(context, frame); };
    return kernel;
}

} // namespace trainyard::cuda
