// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <algorithm>

namespace trainyard::reference {
namespace {

/// Calls visit(outputPixel, inputPixel, windowPixel) with element offsets for every pair of output pixel and window
/// pixel that meets the image.
template <typename Visit>
void forEachTap(const Conv2d& op, const Shape& x, const Shape& y, Visit&& visit)
{
    const WindowPlacement placement = place(op.window, x);
    for (std::int64_t n = 0; n < x.n; ++n)
        for (std::int64_t p = 0; p < y.h; ++p)
            for (std::int64_t q = 0; q < y.w; ++q)
                for (std::int64_t r = 0; r < op.window.kernelHeight; ++r)
                    for (std::int64_t s = 0; s < op.window.kernelWidth; ++s) {
                        const std::int64_t row = p * op.window.strideHeight + r - placement.top;
                        const std::int64_t column = q * op.window.strideWidth + s - placement.left;
                        if (row < 0 || row >= x.h || column < 0 || column >= x.w)
                            continue;
                        visit(((n * y.h + p) * y.w + q) * y.c, ((n * x.h + row) * x.w + column) * x.c,
                              r * op.window.kernelWidth + s);
                    }
}

/// Channels and filters of a group.
struct Group {
    std::int64_t channels;
    std::int64_t filters;

    Group(const Conv2d& op, const Shape& x, const Shape& y) : channels(x.c / op.groups), filters(y.c / op.groups) {}
};

/// weight {k, r, s, c} → {r, s, c, k}, so that the forward's inner loop runs over filters.
void transposeWeight(const float* weight, const Shape& shape, float* out)
{
    const std::int64_t taps = shape.sample();
    for (std::int64_t k = 0; k < shape.n; ++k)
        for (std::int64_t i = 0; i < taps; ++i)
            out[i * shape.n + k] = weight[k * taps + i];
}

void forward(const Conv2d& op, const Frame& frame)
{
    const Shape& x = frame.shapes.inputs[0];
    const Shape& y = frame.shapes.output;
    const float* input = floats(frame.at.inputs[0]);
    float* output = floats(frame.at.output);
    float* weight = floats(frame.at.workspace);
    const Group group(op, x, y);
    transposeWeight(floats(frame.at.parameters[0]), frame.shapes.parameters[0], weight);
    for (std::int64_t i = 0; i < y.elements(); i += y.c)
        for (std::int64_t k = 0; k < y.c; ++k)
            output[i + k] = op.bias ? floats(frame.at.parameters[1])[k] : 0.0f;
    forEachTap(op, x, y, [&](std::int64_t to, std::int64_t from, std::int64_t tap) {
        for (std::int64_t c = 0; c < x.c; ++c) {
            const float value = input[from + c];
            const std::int64_t g = c / group.channels;
            const float* row = weight + (tap * group.channels + c - g * group.channels) * y.c;
            for (std::int64_t k = g * group.filters; k < (g + 1) * group.filters; ++k)
                output[to + k] += value * row[k];
        }
    });
    for (std::int64_t i = 0; i < y.elements(); ++i)
        output[i] = activate(op.activation, output[i]);
}

void backward(const Conv2d& op, const Frame& frame)
{
    const Shape& x = frame.shapes.inputs[0];
    const Shape& y = frame.shapes.outputGradient;
    const float* input = floats(frame.at.inputs[0]);
    const float* output = floats(frame.at.output);
    const float* arrived = floats(frame.at.outputGradient);
    const float* weight = floats(frame.at.parameters[0]);
    float* inputGradient = floats(frame.at.inputGradients[0]);
    float* weightGradient = floats(frame.at.parameterGradients[0]);
    const std::int64_t taps = frame.shapes.parameters[0].sample();
    const Group group(op, x, y);
    float* gradient = floats(frame.at.workspace);

    for (std::int64_t i = 0; i < y.elements(); ++i)
        gradient[i] = output ? activationGradient(op.activation, output[i], arrived[i]) : arrived[i];
    std::fill_n(weightGradient, frame.shapes.parameters[0].elements(), 0.0f);
    if (inputGradient)
        std::fill_n(inputGradient, x.elements(), 0.0f);
    if (op.bias) {
        float* biasGradient = floats(frame.at.parameterGradients[1]);
        std::fill_n(biasGradient, y.c, 0.0f);
        for (std::int64_t i = 0; i < y.elements(); i += y.c)
            for (std::int64_t k = 0; k < y.c; ++k)
                biasGradient[k] += gradient[i + k];
    }
    forEachTap(op, x, y, [&](std::int64_t to, std::int64_t from, std::int64_t tap) {
        for (std::int64_t k = 0; k < y.c; ++k) {
            const float value = gradient[to + k];
            const std::int64_t row = k * taps + tap * group.channels;
            const std::int64_t first = from + k / group.filters * group.channels;
            for (std::int64_t c = 0; c < group.channels; ++c)
                weightGradient[row + c] += value * input[first + c];
            if (inputGradient)
                for (std::int64_t c = 0; c < group.channels; ++c)
                    inputGradient[first + c] += value * weight[row + c];
        }
    });
}

} // namespace

ExtraMemory extraMemory(const Conv2d&, const Frame& frame)
{
    const std::int64_t floatsNeeded =
        frame.backward() ? frame.shapes.outputGradient.elements() : frame.shapes.parameters[0].elements();
    return {{0, 0}, static_cast<std::size_t>(floatsNeeded) * sizeof(float)};
}

void run(const Conv2d& op, const Frame& frame, const StepContext&)
{
    frame.backward() ? backward(op, frame) : forward(op, frame);
}

} // namespace trainyard::reference
