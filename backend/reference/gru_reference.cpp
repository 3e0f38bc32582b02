// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <algorithm>
#include <cmath>

// Computes sample by sample and step by step, directly from the formulas. Saved: h {n, steps, units}; z, r, n and q =
// U_n h + c_n {n, steps, 4, units}.

namespace trainyard::reference {
namespace {

enum GruParameter { Weight, RecurrentWeight, Bias, RecurrentBias };

struct Sizes {
    std::int64_t samples, steps, features, units;

    Sizes(const Gru& op, const Shape& x) : samples(x.n), steps(x.h), features(x.w * x.c), units(op.units) {}
};

/// out[j] = bias[j] + Σ_i weight[j, i] · x[i]
void product(const float* weight, const float* bias, const float* x, std::int64_t outputs, std::int64_t inputs,
             std::vector<float>& out)
{
    out.assign(static_cast<std::size_t>(outputs), 0.0f);
    for (std::int64_t j = 0; j < outputs; ++j) {
        float sum = bias[j];
        for (std::int64_t i = 0; i < inputs; ++i)
            sum += weight[j * inputs + i] * x[i];
        out[static_cast<std::size_t>(j)] = sum;
    }
}

float sigmoid(float x)
{
    return activate(Activation::Sigmoid, x);
}

void forward(const Gru& op, const Frame& frame)
{
    const Sizes size(op, frame.inputShapes[0]);
    const auto units = static_cast<std::size_t>(size.units);
    std::vector<float> ours, theirs;
    for (std::int64_t n = 0; n < size.samples; ++n) {
        std::vector<float> h(units);
        for (std::int64_t t = 0; t < size.steps; ++t) {
            const std::int64_t row = n * size.steps + t;
            product(floats(frame.at.parameters[Weight]), floats(frame.at.parameters[Bias]),
                    floats(frame.at.inputs[0]) + row * size.features, 3 * size.units, size.features, ours);
            product(floats(frame.at.parameters[RecurrentWeight]), floats(frame.at.parameters[RecurrentBias]), h.data(),
                    3 * size.units, size.units, theirs);
            for (std::size_t u = 0; u < units; ++u) {
                const float z = sigmoid(ours[u] + theirs[u]);
                const float r = sigmoid(ours[units + u] + theirs[units + u]);
                const float q = theirs[2 * units + u];
                const float candidate = std::tanh(ours[2 * units + u] + r * q);
                h[u] = z * h[u] + (1.0f - z) * candidate;
                if (frame.direction == Direction::Forward) {
                    float* gates = floats(frame.at.saved[1]) + row * 4 * size.units + u;
                    gates[0] = z;
                    gates[units] = r;
                    gates[2 * units] = candidate;
                    gates[3 * units] = q;
                    floats(frame.at.saved[0])[static_cast<std::size_t>(row) * units + u] = h[u];
                }
            }
            if (op.sequence || t + 1 == size.steps)
                std::copy(h.begin(), h.end(), floats(frame.at.output) + (op.sequence ? row : n) * size.units);
        }
    }
}

/// weight += gradient ⊗ x, bias += gradient, back += weightᵀ · gradient (when not null)
void backThrough(const std::vector<float>& gradient, const float* weight, const float* x, std::int64_t inputs,
                 float* weightGradient, float* biasGradient, float* back)
{
    for (std::int64_t j = 0; j < static_cast<std::int64_t>(gradient.size()); ++j) {
        const float g = gradient[static_cast<std::size_t>(j)];
        biasGradient[j] += g;
        for (std::int64_t i = 0; i < inputs; ++i) {
            weightGradient[j * inputs + i] += g * x[i];
            if (back)
                back[i] += g * weight[j * inputs + i];
        }
    }
}

/// dn = dh (1 − z) (1 − n²), dz = dh (h' − n) z (1 − z), dr = dn · q · r (1 − r), dq = dn · r; W gets dz, dr, dn as
/// output gradients, U gets dz, dr, dq.
void backward(const Gru& op, const Frame& frame)
{
    const Sizes size(op, frame.inputShapes[0]);
    const auto units = static_cast<std::size_t>(size.units);
    for (std::size_t p = 0; p < 4; ++p)
        std::fill_n(floats(frame.at.parameterGradients[p]), frame.shapes.parameters[p].elements(), 0.0f);
    float* inputGradient = floats(frame.at.inputGradients[0]);
    if (inputGradient)
        std::fill_n(inputGradient, frame.inputShapes[0].elements(), 0.0f);
    const std::vector<float> zeros(units);
    for (std::int64_t n = 0; n < size.samples; ++n) {
        std::vector<float> dh(units);
        for (std::int64_t t = size.steps - 1; t >= 0; --t) {
            const std::int64_t row = n * size.steps + t;
            const float* arrived = floats(frame.at.outputGradient) + (op.sequence ? row : n) * size.units;
            const float* before = t > 0 ? floats(frame.at.saved[0]) + (row - 1) * size.units : zeros.data();
            const float* gates = floats(frame.at.saved[1]) + row * 4 * size.units;
            std::vector<float> ours(3 * units), theirs(3 * units), next(units);
            for (std::size_t u = 0; u < units; ++u) {
                const float z = gates[u], r = gates[units + u], candidate = gates[2 * units + u],
                            q = gates[3 * units + u];
                const float total = dh[u] + (op.sequence || t + 1 == size.steps ? arrived[u] : 0.0f);
                const float dn = total * (1.0f - z) * (1.0f - candidate * candidate);
                ours[u] = theirs[u] = total * (before[u] - candidate) * z * (1.0f - z);
                ours[units + u] = theirs[units + u] = dn * q * r * (1.0f - r);
                ours[2 * units + u] = dn;
                theirs[2 * units + u] = dn * r;
                next[u] = total * z;
            }
            backThrough(theirs, floats(frame.at.parameters[RecurrentWeight]), before, size.units,
                        floats(frame.at.parameterGradients[RecurrentWeight]),
                        floats(frame.at.parameterGradients[RecurrentBias]), next.data());
            backThrough(ours, floats(frame.at.parameters[Weight]), floats(frame.at.inputs[0]) + row * size.features,
                        size.features, floats(frame.at.parameterGradients[Weight]),
                        floats(frame.at.parameterGradients[Bias]),
                        inputGradient ? inputGradient + row * size.features : nullptr);
            dh = next;
        }
    }
}

} // namespace

static ExtraMemory extraMemory(const Gru& op, const Frame& frame)
{
    const Sizes size(op, frame.inputShapes[0]);
    const auto states = static_cast<std::size_t>(size.samples * size.steps * size.units) * sizeof(float);
    return {{states, 4 * states}, 0};
}

static void run(const Gru& op, const Frame& frame, const StepContext&)
{
    frame.backward() ? backward(op, frame) : forward(op, frame);
}

template <>
OpKernel kernelOf(const Gru& op)
{
    return opKernel<Gru>(op, run, extraMemory);
}

} // namespace trainyard::reference
