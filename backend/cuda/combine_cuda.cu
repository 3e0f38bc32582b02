// SPDX-License-Identifier: Apache-2.0
// Multiplication, concatenation, reshaping, padding, dropout and embedding.
#include "backend/base/keyed_random.h"
#include "backend/cuda/each_item.h"
#include "backend/cuda/elementwise.h"
#include "backend/cuda/image_grid.h"
#include "backend/cuda/packs.h"
#include "backend/cuda/random.h"

namespace trainyard::cuda {
namespace {

/// b has a's shape, or is one vector per sample.
__global__ void multiplyViews(View a, View b, View y, std::int64_t count, std::int64_t sample, std::int64_t channels,
                              bool gate)
{
    forEachItem(count,
                [&](std::int64_t i) { y.set(i, a.get(i) * b.get(gate ? i / sample * channels + i % channels : i)); });
}

/// The gate's gradient: sums over a sample's pixels, one thread per channel.
__global__ void gateGradient(View arrived, View a, View gradient, std::int64_t gates, std::int64_t sample,
                             std::int64_t channels)
{
    forEachItem(gates, [&](std::int64_t g) {
        const std::int64_t first = g / channels * sample + g % channels;
        float sum = 0.0f;
        for (std::int64_t at = 0; at < sample; at += channels)
            sum += arrived.get(first + at) * a.get(first + at);
        gradient.set(g, sum);
    });
}

/// Channels first … first + part of every pixel of `whole`.
__global__ void copyChannels(View part, View whole, std::int64_t count, std::int64_t channels, std::int64_t joined,
                             std::int64_t first, bool backward)
{
    forEachItem(count, [&](std::int64_t i) {
        const std::int64_t at = i / channels * joined + first + i % channels;
        if (backward)
            part.set(i, whole.get(at));
        else
            whole.set(at, part.get(i));
    });
}

template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads)
    padForward(const T* x, U* y, Images plain, Images bordered, int top, int left)
{
    forEachPixel<W>(bordered, [&](std::int64_t image, int borderedRow, int borderedColumn, int channel) {
        const int row = borderedRow - top;
        const int column = borderedColumn - left;
        float values[W] = {};
        if (row >= 0 && row < plain.height && column >= 0 && column < plain.width)
            unpack(packAt<W>(x + image * plain.sample + plain.at(row, column) + channel), values);
        storePack(y + image * bordered.sample + bordered.at(borderedRow, borderedColumn) + channel, values);
    });
}

template <typename T, typename U, int W>
__global__ void __launch_bounds__(kThreads)
    padBackward(const U* arrived, T* gradient, Images plain, Images bordered, int top, int left)
{
    forEachPixel<W>(plain, [&](std::int64_t image, int row, int column, int channel) {
        float values[W];
        unpack(packAt<W>(arrived + image * bordered.sample + bordered.at(row + top, column + left) + channel), values);
        storePack(gradient + image * plain.sample + plain.at(row, column) + channel, values);
    });
}

/// The most blocks of four places that `count` elements touch, wherever they begin.
__host__ __device__ inline std::int64_t dropoutBlocks(std::int64_t count)
{
    return (count + 3) / 4 + 1;
}

/// Draws four masks per block of random words, like Dropout::drawMasks(); the batch may begin within a block.
__global__ void dropoutForward(View x, View y, std::uint8_t* mask, const StepState* state, std::uint32_t layer,
                               std::uint32_t threshold, float scale, std::int64_t count, std::int64_t sample)
{
    const std::uint64_t seed = state->seed;
    const auto step = static_cast<std::uint32_t>(state->step);
    const std::int64_t first = state->firstInStep * sample;
    forEachItem(dropoutBlocks(count), [&](std::int64_t n) {
        const std::int64_t block = first / 4 + n;
        const Words words = drawWords(
            {{static_cast<std::uint32_t>(block), static_cast<std::uint32_t>(RandomPurpose::Dropout), layer, step}},
            static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32));
        for (int k = 0; k < 4; ++k) {
            const std::int64_t i = block * 4 + k - first;
            if (i < 0 || i >= count)
                continue;
            mask[i] = words.word[k] >= threshold ? 1 : 0;
            y.set(i, mask[i] ? x.get(i) * scale : 0.0f);
        }
    });
}

__global__ void dropoutBackward(View arrived, View gradient, const std::uint8_t* mask, float scale, std::int64_t count)
{
    forEachItem(count, [&](std::int64_t i) { gradient.set(i, mask[i] ? arrived.get(i) * scale : 0.0f); });
}

__device__ inline std::int64_t rowOf(float value, int vocabulary)
{
    const float last = static_cast<float>(vocabulary - 1);
    const float inside = value > 0.0f ? (value < last ? value : last) : 0.0f;
    return static_cast<std::int64_t>(lroundf(inside));
}

__global__ void embed(View x, const float* table, View y, std::int64_t count, int vocabulary, int width)
{
    forEachItem(count,
                [&](std::int64_t i) { y.set(i, table[rowOf(x.get(i / width), vocabulary) * width + i % width]); });
}

/// One thread per value of the table searches all positions that may have read its row: slower than atomic additions,
/// but deterministic.
__global__ void embedBackward(View x, View arrived, float* gradient, std::int64_t places, int vocabulary, int width)
{
    forEachItem(static_cast<std::int64_t>(vocabulary) * width, [&](std::int64_t i) {
        const std::int64_t row = i / width;
        float sum = 0.0f;
        for (std::int64_t p = 0; p < places; ++p)
            if (rowOf(x.get(p), vocabulary) == row)
                sum += arrived.get(p * width + i % width);
        gradient[i] = sum;
    });
}

__global__ void fillZero(View y, std::int64_t count)
{
    forEachItem(count, [&](std::int64_t i) { y.set(i, 0.0f); });
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Multiply&, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    const Shape a = request.inputShapes[0];
    const Shape b = request.inputShapes[1];
    kernel->onRun = [a, b, &context](const Frame& frame) {
        const bool gate = b != a;
        if (!frame.backward())
            return launchItems(context, multiplyViews, a.elements(), frame.input(0), frame.input(1), frame.output(),
                               a.elements(), a.sample(), a.c, gate);
        if (frame.at.inputGradients[0])
            launchItems(context, multiplyViews, a.elements(), frame.outputGradient(), frame.input(1),
                        frame.inputGradient(0), a.elements(), a.sample(), a.c, gate);
        if (!frame.at.inputGradients[1])
            return;
        if (gate)
            launchItems(context, gateGradient, b.elements(), frame.outputGradient(), frame.input(0),
                        frame.inputGradient(1), b.elements(), a.sample(), a.c);
        else
            launchItems(context, multiplyViews, a.elements(), frame.outputGradient(), frame.input(0),
                        frame.inputGradient(1), a.elements(), a.sample(), a.c, false);
    };
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Concat&, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [&context, shapes = request.inputShapes](const Frame& frame) {
        const bool backward = frame.backward();
        std::int64_t joined = 0;
        for (const Shape& shape : shapes)
            joined += shape.c;
        std::int64_t first = 0;
        for (std::size_t k = 0; k < shapes.size(); ++k) {
            if (!backward || frame.at.inputGradients[k])
                launchItems(context, copyChannels, shapes[k].elements(),
                            backward ? frame.inputGradient(k) : frame.input(k),
                            backward ? frame.outputGradient() : frame.output(), shapes[k].elements(), shapes[k].c,
                            joined, first, backward);
            first += shapes[k].c;
        }
    };
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Reshape&, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [&context, count = request.inputShapes[0].elements()](const Frame& frame) {
        enqueueCast(context, frame.backward() ? frame.outputGradient() : frame.input(),
                    frame.backward() ? frame.inputGradient() : frame.output(), count);
    };
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Pad& op, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    const Shape x = request.inputShapes[0];
    const Images plain(x), bordered(op.outputShape({&x, 1}));
    kernel->onRun = [op, plain, bordered, &context](const Frame& frame) {
        const View inner = frame.backward() ? frame.inputGradient() : frame.input();
        const View outer = frame.backward() ? frame.outputGradient() : frame.output();
        withPacks(inner.type, outer.type, plain.channels, [&]<typename T, typename U, int W>() {
            if (frame.backward())
                launchImages(context, padBackward<T, U, W>, plain, W, static_cast<const U*>(outer.data),
                             static_cast<T*>(inner.data), plain, bordered, op.top, op.left);
            else
                launchImages(context, padForward<T, U, W>, bordered, W, static_cast<const T*>(inner.data),
                             static_cast<U*>(outer.data), plain, bordered, op.top, op.left);
        });
    };
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Dropout& op, CudaContext& context, const KernelRequest& request)
{
    const std::int64_t count = request.inputShapes[0].elements(), sample = request.inputShapes[0].sample();
    if (request.direction == Direction::Forward)
        request.slots.saved[0]->bytes = static_cast<std::size_t>(count);
    auto kernel = std::make_unique<CudaKernel>(request);
    const auto threshold = static_cast<std::uint32_t>(std::min(op.rate * 0x1.0p32, 0x1.0p32 - 1));
    kernel->onRun = [op, count, sample, threshold, &context](const Frame& frame) {
        auto* mask = frame.saved<std::uint8_t>(0);
        if (!frame.backward())
            launchItems(context, dropoutForward, dropoutBlocks(count), frame.input(), frame.output(), mask,
                        context.inputs().state(), static_cast<std::uint32_t>(op.layer), threshold, op.scale(), count,
                        sample);
        else if (frame.at.inputGradients[0])
            launchItems(context, dropoutBackward, count, frame.outputGradient(), frame.inputGradient(), mask,
                        op.scale(), count);
    };
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Embedding& op, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    const std::int64_t places = request.inputShapes[0].elements();
    kernel->onRun = [op, places, &context](const Frame& frame) {
        const std::int64_t count = places * op.width;
        if (!frame.backward())
            return launchItems(context, embed, count, frame.input(), frame.parameter(0), frame.output(), count,
                               op.vocabulary, op.width);
        launchItems(context, embedBackward, std::int64_t{op.vocabulary} * op.width, frame.input(),
                    frame.outputGradient(), frame.parameterGradient(0), places, op.vocabulary, op.width);
        if (frame.at.inputGradients[0])
            launchItems(context, fillZero, places, frame.inputGradient(), places);
    };
    return kernel;
}

} // namespace trainyard::cuda
