// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <cmath>

namespace trainyard::reference {
namespace {

enum NormParameter { Gamma, Beta, RunningMean, RunningVariance };

/// Sums over N, H, W in double, so that rounding here does not limit the comparison with other devices.
struct Moments {
    std::vector<double> mean;
    std::vector<double> variance;
    double count = 0.0;
};

Moments batchMoments(const float* x, const Shape& shape, BatchRanks* ranks)
{
    const auto channels = static_cast<std::size_t>(shape.c);
    const double count = static_cast<double>(shape.elements() / shape.c);
    Moments moments{std::vector<double>(channels), std::vector<double>(channels), count};
    for (std::int64_t i = 0; i < shape.elements(); i += shape.c)
        for (std::size_t c = 0; c < channels; ++c)
            moments.mean[c] += static_cast<double>(x[i + static_cast<std::int64_t>(c)]);
    for (double& mean : moments.mean)
        mean /= count;
    for (std::int64_t i = 0; i < shape.elements(); i += shape.c)
        for (std::size_t c = 0; c < channels; ++c) {
            const double distance = static_cast<double>(x[i + static_cast<std::int64_t>(c)]) - moments.mean[c];
            moments.variance[c] += distance * distance;
        }
    if (ranks) {
        ChannelMoments whole{count, moments.mean, moments.variance};
        syncMoments(*ranks, whole);
        moments = {std::move(whole.means), std::move(whole.squares), whole.count};
    }
    for (double& variance : moments.variance)
        variance /= moments.count;
    return moments;
}

void updateRunning(const BatchNorm& op, const Frame& frame, const Moments& moments)
{
    const double correction = moments.count > 1.0 ? moments.count / (moments.count - 1.0) : 1.0;
    const auto update = [&](int parameter, std::size_t c, double batch) {
        float& running = floats(frame.at.parameters[static_cast<std::size_t>(parameter)])[c];
        running = static_cast<float>(op.momentum * static_cast<double>(running) + (1.0 - op.momentum) * batch);
    };
    for (std::size_t c = 0; c < moments.mean.size(); ++c) {
        update(RunningMean, c, moments.mean[c]);
        update(RunningVariance, c, moments.variance[c] * correction);
    }
}

void forward(const BatchNorm& op, const Frame& frame, BatchRanks* ranks)
{
    const Shape& shape = frame.shapes.inputs[0];
    const float* x = floats(frame.at.inputs[0]);
    float* y = floats(frame.at.output);
    const auto channels = static_cast<std::size_t>(shape.c);
    Moments moments;
    if (frame.direction == Direction::Forward) {
        moments = batchMoments(x, shape, ranks);
        updateRunning(op, frame, moments);
    } else {
        const float* mean = floats(frame.at.parameters[RunningMean]);
        const float* variance = floats(frame.at.parameters[RunningVariance]);
        moments = {{mean, mean + channels}, {variance, variance + channels}, 0.0};
    }
    std::vector<float> scale(channels);
    std::vector<float> mean(channels);
    for (std::size_t c = 0; c < channels; ++c) {
        const double inverse = 1.0 / std::sqrt(moments.variance[c] + op.epsilon);
        mean[c] = static_cast<float>(moments.mean[c]);
        scale[c] = static_cast<float>(inverse * static_cast<double>(floats(frame.at.parameters[Gamma])[c]));
        if (frame.direction == Direction::Forward) {
            floats(frame.at.saved[0])[c] = mean[c];
            floats(frame.at.saved[1])[c] = static_cast<float>(inverse);
        }
    }
    const float* beta = floats(frame.at.parameters[Beta]);
    for (std::int64_t i = 0; i < shape.elements(); i += shape.c)
        for (std::size_t c = 0; c < channels; ++c) {
            const auto at = static_cast<std::size_t>(i) + c;
            y[at] = activate(op.activation, (x[at] - mean[c]) * scale[c] + beta[c]);
        }
}

/// With x̂ = (x − mean) · inverse, m = N·H·W and g the gradient of the activation's input:
///   dbeta = Σ g,  dgamma = Σ g·x̂,  dx = gamma · inverse · (g − dbeta / m − x̂ · dgamma / m)
void backward(const BatchNorm& op, const Frame& frame, BatchRanks* ranks)
{
    const Shape& shape = frame.shapes.inputs[0];
    const auto channels = static_cast<std::size_t>(shape.c);
    const double count = static_cast<double>(shape.elements() / shape.c);
    const float* x = floats(frame.at.inputs[0]);
    const float* y = floats(frame.at.output);
    const float* arrived = floats(frame.at.outputGradient);
    const float* mean = floats(frame.at.saved[0]);
    const float* inverse = floats(frame.at.saved[1]);
    float* inputGradient = floats(frame.at.inputGradients[0]);
    const float* gamma = floats(frame.at.parameters[Gamma]);
    const float* beta = floats(frame.at.parameters[Beta]);
    const auto gradientAt = [&](std::size_t i) {
        if (slopeFromOutput(op.activation))
            return y ? activationGradient(op.activation, y[i], arrived[i]) : arrived[i];
        const std::size_t c = i % channels;
        return activationGradientAt(op.activation, (x[i] - mean[c]) * (inverse[c] * gamma[c]) + beta[c], arrived[i]);
    };

    std::vector<double> sum(channels);
    std::vector<double> product(channels);
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.elements()); i += channels)
        for (std::size_t c = 0; c < channels; ++c) {
            const float gradient = gradientAt(i + c);
            sum[c] += static_cast<double>(gradient);
            product[c] += static_cast<double>(gradient * ((x[i + c] - mean[c]) * inverse[c]));
        }
    for (std::size_t c = 0; c < channels; ++c) {
        floats(frame.at.parameterGradients[Gamma])[c] = static_cast<float>(product[c]);
        floats(frame.at.parameterGradients[Beta])[c] = static_cast<float>(sum[c]);
    }
    if (ranks)
        syncGradientSums(*ranks, count, sum, product); // sums of g·x̂ are averaged like those of g·(x − mean)
    if (!inputGradient)
        return;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.elements()); i += channels)
        for (std::size_t c = 0; c < channels; ++c) {
            const float normal = (x[i + c] - mean[c]) * inverse[c];
            const float centred = gradientAt(i + c) - static_cast<float>(sum[c] / count) -
                                  normal * static_cast<float>(product[c] / count);
            const float gradient = gamma[c] * inverse[c] * centred;
            inputGradient[i + c] = frame.accumulate ? inputGradient[i + c] + gradient : gradient;
        }
}

} // namespace

static ExtraMemory extraMemory(const BatchNorm&, const Frame& frame)
{
    const auto bytes = static_cast<std::size_t>(frame.shapes.inputs[0].c) * sizeof(float);
    return {{bytes, bytes}, 0};
}

static void run(const BatchNorm& op, const Frame& frame, const StepContext& context)
{
    frame.backward() ? backward(op, frame, context.ranks) : forward(op, frame, context.ranks);
}

template <>
OpKernel kernelOf(const BatchNorm& op)
{
    return opKernel<BatchNorm>(op, run, extraMemory);
}

} // namespace trainyard::reference
