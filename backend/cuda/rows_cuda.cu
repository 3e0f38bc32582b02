// SPDX-License-Identifier: Apache-2.0
// Operators over the channels of a pixel: softmax and layer normalisation. One warp per row.
#include "backend/cuda/each_item.h"
#include "backend/cuda/elementwise.h"
#include "backend/cuda/warp.h"

namespace trainyard::cuda {
namespace {

constexpr unsigned kWarps = 4;

dim3 rowBlocks(std::int64_t rows)
{
    return dim3(static_cast<unsigned>(dividedUp(rows, kWarps)));
}

__global__ void softmaxForward(View x, View y, std::int64_t rows, std::int64_t channels)
{
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.x) * kWarps + threadIdx.y;
    if (row >= rows)
        return;
    const std::int64_t first = row * channels;
    float highest = -INFINITY;
    for (std::int64_t c = threadIdx.x; c < channels; c += 32) {
        const float value = x.get(first + c);
        highest = value > highest || value != value ? value : highest;
    }
    highest = warpMax(highest);
    float total = 0.0f;
    for (std::int64_t c = threadIdx.x; c < channels; c += 32)
        total += expf(x.get(first + c) - highest);
    total = warpSum(total);
    for (std::int64_t c = threadIdx.x; c < channels; c += 32)
        y.set(first + c, expf(x.get(first + c) - highest) / total);
}

__global__ void softmaxBackward(View y, View arrived, View gradient, std::int64_t rows, std::int64_t channels)
{
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.x) * kWarps + threadIdx.y;
    if (row >= rows)
        return;
    const std::int64_t first = row * channels;
    float product = 0.0f;
    for (std::int64_t c = threadIdx.x; c < channels; c += 32)
        product += arrived.get(first + c) * y.get(first + c);
    product = warpSum(product);
    for (std::int64_t c = threadIdx.x; c < channels; c += 32)
        gradient.set(first + c, y.get(first + c) * (arrived.get(first + c) - product));
}

/// `means` and `inverses`: one per row; null in inference.
__global__ void layerNormForward(View x, View y, const float* gamma, const float* beta, float* means, float* inverses,
                                 std::int64_t rows, std::int64_t channels, float epsilon)
{
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.x) * kWarps + threadIdx.y;
    if (row >= rows)
        return;
    const std::int64_t first = row * channels;
    float sum = 0.0f;
    for (std::int64_t c = threadIdx.x; c < channels; c += 32)
        sum += x.get(first + c);
    const float mean = warpSum(sum) / static_cast<float>(channels);
    float squares = 0.0f;
    for (std::int64_t c = threadIdx.x; c < channels; c += 32) {
        const float distance = x.get(first + c) - mean;
        squares += distance * distance;
    }
    const float inverse = 1.0f / sqrtf(warpSum(squares) / static_cast<float>(channels) + epsilon);
    for (std::int64_t c = threadIdx.x; c < channels; c += 32)
        y.set(first + c, (x.get(first + c) - mean) * inverse * gamma[c] + beta[c]);
    if (means && threadIdx.x == 0) {
        means[row] = mean;
        inverses[row] = inverse;
    }
}

/// With x̂ = (x − mean) · inverse and h = dy · gamma: dx = inverse · (h − mean(h) − x̂ · mean(h · x̂)).
__global__ void layerNormBackward(View x, View arrived, View gradient, const float* gamma, const float* means,
                                  const float* inverses, std::int64_t rows, std::int64_t channels)
{
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.x) * kWarps + threadIdx.y;
    if (row >= rows)
        return;
    const std::int64_t first = row * channels;
    const float mean = means[row];
    const float inverse = inverses[row];
    float sum = 0.0f, product = 0.0f;
    for (std::int64_t c = threadIdx.x; c < channels; c += 32) {
        const float scaled = arrived.get(first + c) * gamma[c];
        sum += scaled;
        product += scaled * ((x.get(first + c) - mean) * inverse);
    }
    sum = warpSum(sum) / static_cast<float>(channels);
    product = warpSum(product) / static_cast<float>(channels);
    for (std::int64_t c = threadIdx.x; c < channels; c += 32) {
        const float normal = (x.get(first + c) - mean) * inverse;
        gradient.set(first + c, inverse * (arrived.get(first + c) * gamma[c] - sum - normal * product));
    }
}

/// dy · x̂, whose column sums are gamma's gradient.
__global__ void gammaProducts(View x, View arrived, const float* means, const float* inverses, float* products,
                              std::int64_t count, std::int64_t channels)
{
    forEachItem(count, [&](std::int64_t i) {
        const std::int64_t row = i / channels;
        products[i] = arrived.get(i) * ((x.get(i) - means[row]) * inverses[row]);
    });
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Softmax&, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    const Shape shape = request.inputShapes[0];
    kernel->onRun = [rows = shape.elements() / shape.c, channels = shape.c, &context](const Frame& frame) {
        if (frame.backward())
            launch(context, softmaxBackward, rowBlocks(rows), dim3(32, kWarps), frame.output(), frame.outputGradient(),
                   frame.inputGradient(), rows, channels);
        else
            launch(context, softmaxForward, rowBlocks(rows), dim3(32, kWarps), frame.input(), frame.output(), rows,
                   channels);
    };
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const LayerNorm& op, CudaContext& context, const KernelRequest& request)
{
    const Shape shape = request.inputShapes[0];
    const std::int64_t rows = shape.elements() / shape.c;
    const std::int64_t channels = shape.c;
    if (request.direction == Direction::Forward)
        for (TensorSlot* saved : request.slots.saved)
            saved->bytes = static_cast<std::size_t>(rows) * sizeof(float);
    WorkspaceLayout layout;
    const std::size_t products = layout.add(static_cast<std::size_t>(shape.elements()) * sizeof(float));
    const std::size_t sums = layout.add(columnSumBytes(context, rows, channels));
    if (request.direction == Direction::Backward)
        request.slots.workspace->bytes = layout.bytes();
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [=, epsilon = static_cast<float>(op.epsilon), &context](const Frame& frame) {
        const bool training = frame.direction != Direction::Inference;
        float* means = training ? frame.saved<float>(0) : nullptr;
        float* inverses = training ? frame.saved<float>(1) : nullptr;
        if (!frame.backward())
            return launch(context, layerNormForward, rowBlocks(rows), dim3(32, kWarps), frame.input(), frame.output(),
                          frame.parameter(0), frame.parameter(1), means, inverses, rows, channels, epsilon);
        if (frame.at.inputGradients[0])
            launch(context, layerNormBackward, rowBlocks(rows), dim3(32, kWarps), frame.input(), frame.outputGradient(),
                   frame.inputGradient(), frame.parameter(0), means, inverses, rows, channels);
        auto* product = frame.workspace<float>(products);
        launchItems(context, gammaProducts, shape.elements(), frame.input(), frame.outputGradient(), means, inverses,
                    product, shape.elements(), channels);
        enqueueColumnSums(context, {product, DataType::F32}, rows, channels, frame.parameterGradient(0),
                          frame.workspace<void>(sums));
        enqueueColumnSums(context, frame.outputGradient(), rows, channels, frame.parameterGradient(1),
                          frame.workspace<void>(sums));
    };
    return kernel;
}

} // namespace trainyard::cuda
