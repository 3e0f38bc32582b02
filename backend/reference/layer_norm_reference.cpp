// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <algorithm>
#include <cmath>

namespace trainyard::reference {
namespace {

void forward(const LayerNorm& op, const Frame& frame)
{
    const std::int64_t channels = frame.inputShapes[0].c;
    const float* gamma = floats(frame.at.parameters[0]);
    const float* beta = floats(frame.at.parameters[1]);
    for (std::int64_t pixel = 0; pixel < frame.inputShapes[0].elements() / channels; ++pixel) {
        const float* x = floats(frame.at.inputs[0]) + pixel * channels;
        float* y = floats(frame.at.output) + pixel * channels;
        double mean = 0.0;
        for (std::int64_t c = 0; c < channels; ++c)
            mean += static_cast<double>(x[c]) / static_cast<double>(channels);
        double variance = 0.0;
        for (std::int64_t c = 0; c < channels; ++c)
            variance += (static_cast<double>(x[c]) - mean) * (static_cast<double>(x[c]) - mean);
        const double inverse = 1.0 / std::sqrt(variance / static_cast<double>(channels) + op.epsilon);
        for (std::int64_t c = 0; c < channels; ++c)
            y[c] = static_cast<float>((static_cast<double>(x[c]) - mean) * inverse) * gamma[c] + beta[c];
        if (frame.direction == Direction::Forward) {
            floats(frame.at.saved[0])[pixel] = static_cast<float>(mean);
            floats(frame.at.saved[1])[pixel] = static_cast<float>(inverse);
        }
    }
}

/// With x̂ = (x − mean) · inverse, g = dy · gamma and means over the channels:
///   dgamma = Σ dy · x̂,  dbeta = Σ dy,  dx = inverse · (g − mean(g) − x̂ · mean(g · x̂))
void backward(const Frame& frame)
{
    const std::int64_t channels = frame.inputShapes[0].c;
    const float* gamma = floats(frame.at.parameters[0]);
    std::vector<double> gammaGradient(static_cast<std::size_t>(channels));
    std::vector<double> betaGradient(static_cast<std::size_t>(channels));
    for (std::int64_t pixel = 0; pixel < frame.inputShapes[0].elements() / channels; ++pixel) {
        const float* x = floats(frame.at.inputs[0]) + pixel * channels;
        const float* arrived = floats(frame.at.outputGradient) + pixel * channels;
        const auto mean = static_cast<double>(floats(frame.at.saved[0])[pixel]);
        const auto inverse = static_cast<double>(floats(frame.at.saved[1])[pixel]);
        double sum = 0.0;
        double product = 0.0;
        const auto normal = [&](std::int64_t c) { return (static_cast<double>(x[c]) - mean) * inverse; };
        for (std::int64_t c = 0; c < channels; ++c) {
            const auto gradient = static_cast<double>(arrived[c]);
            gammaGradient[static_cast<std::size_t>(c)] += gradient * normal(c);
            betaGradient[static_cast<std::size_t>(c)] += gradient;
            sum += gradient * static_cast<double>(gamma[c]) / static_cast<double>(channels);
            product += gradient * static_cast<double>(gamma[c]) * normal(c) / static_cast<double>(channels);
        }
        if (float* dx = floats(frame.at.inputGradients[0]))
            for (std::int64_t c = 0; c < channels; ++c)
                dx[pixel * channels + c] =
                    static_cast<float>(inverse * (static_cast<double>(arrived[c]) * static_cast<double>(gamma[c]) -
                                                  sum - normal(c) * product));
    }
    for (std::size_t c = 0; c < static_cast<std::size_t>(channels); ++c) {
        floats(frame.at.parameterGradients[0])[c] = static_cast<float>(gammaGradient[c]);
        floats(frame.at.parameterGradients[1])[c] = static_cast<float>(betaGradient[c]);
    }
}

} // namespace

static ExtraMemory extraMemory(const LayerNorm&, const Frame& frame)
{
    const auto pixels = static_cast<std::size_t>(frame.inputShapes[0].elements() / frame.inputShapes[0].c);
    return {{pixels * sizeof(float), pixels * sizeof(float)}, 0};
}

static void run(const LayerNorm& op, const Frame& frame, const StepContext&)
{
    frame.backward() ? backward(frame) : forward(op, frame);
}

static void run(const Embedding& op, const Frame& frame, const StepContext&)
{
    const std::int64_t count = frame.inputShapes[0].elements();
    const float* x = floats(frame.at.inputs[0]);
    if (!frame.backward()) {
        for (std::int64_t i = 0; i < count; ++i)
            std::copy_n(floats(frame.at.parameters[0]) + op.row(x[i]) * op.width, op.width,
                        floats(frame.at.output) + i * op.width);
        return;
    }
    if (frame.at.inputGradients[0])
        std::fill_n(floats(frame.at.inputGradients[0]), count, 0.0f);
    float* gradient = floats(frame.at.parameterGradients[0]);
    std::fill_n(gradient, std::int64_t{op.vocabulary} * op.width, 0.0f);
    for (std::int64_t i = 0; i < count; ++i)
        for (std::int64_t c = 0; c < op.width; ++c)
            gradient[op.row(x[i]) * op.width + c] += floats(frame.at.outputGradient)[i * op.width + c];
}

template <>
OpKernel kernelOf(const LayerNorm& op)
{
    return opKernel<LayerNorm>(op, run, extraMemory);
}

template <>
OpKernel kernelOf(const Embedding& op)
{
    return opKernel<Embedding>(op, run);
}

} // namespace trainyard::reference
