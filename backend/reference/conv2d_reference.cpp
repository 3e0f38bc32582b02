// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <algorithm>

namespace trainyard::reference {
namespace {

/// Calls visit(outputPixel, inputPixel, windowPixel) with element offsets for every pair of output pixel and window
/// pixel that lies inside the image.
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

/// A group's part of a pixel: its first channel and filter and their counts. The inner loops are only as long as these
/// counts, so they must not divide, and their pointers are restrict.
struct Group {
    std::int64_t channels;
    std::int64_t filters;
    std::int64_t count;

    Group(const Conv2d& op, const Shape& x, const Shape& y)
        : channels(x.c / op.groups), filters(y.c / op.groups), count(op.groups)
    {
    }
};

/// weight {k, r, s, c} → {r, s, c, k}, so that inner loops run over filters.
void transposeWeight(const float* weight, const Shape& shape, float* out)
{
    const std::int64_t taps = shape.sample();
    for (std::int64_t k = 0; k < shape.n; ++k)
        for (std::int64_t i = 0; i < taps; ++i)
            out[i * shape.n + k] = weight[k * taps + i];
}

/// The reverse of transposeWeight().
void transposeBack(const float* transposed, const Shape& shape, float* out)
{
    const std::int64_t taps = shape.sample();
    for (std::int64_t k = 0; k < shape.n; ++k)
        for (std::int64_t i = 0; i < taps; ++i)
            out[k * taps + i] = transposed[i * shape.n + k];
}

/// to[i] += Σⱼ factors[j] · rows[j · stride + i] for `lanes` values that stay in registers, j ascending.
template <int lanes>
inline void addProductOf(float* to, const float* factors, std::int64_t count, const float* rows, std::int64_t stride)
{
    float sums[lanes];
    std::copy_n(to, lanes, sums);
    for (std::int64_t j = 0; j < count; ++j)
        for (int i = 0; i < lanes; ++i)
            sums[i] += factors[j] * rows[j * stride + i];
    std::copy_n(sums, lanes, to);
}

/// The same for `width` values.
void addProduct(float* to, std::int64_t width, const float* factors, std::int64_t count, const float* rows,
                std::int64_t stride)
{
    std::int64_t i = 0;
    for (; i + 16 <= width; i += 16)
        addProductOf<16>(to + i, factors, count, rows + i, stride);
    for (; i + 4 <= width; i += 4)
        addProductOf<4>(to + i, factors, count, rows + i, stride);
    for (; i < width; ++i)
        addProductOf<1>(to + i, factors, count, rows + i, stride);
}

/// rows[j · stride + i] += factors[j] · from[i]
void addOuterProduct(float* __restrict rows, std::int64_t stride, const float* __restrict factors, std::int64_t count,
                     const float* __restrict from, std::int64_t width)
{
    for (std::int64_t j = 0; j < count; ++j)
        for (std::int64_t i = 0; i < width; ++i)
            rows[j * stride + i] += factors[j] * from[i];
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
        for (std::int64_t g = 0; g < group.count; ++g)
            addProduct(output + to + g * group.filters, group.filters, input + from + g * group.channels,
                       group.channels, weight + tap * group.channels * y.c + g * group.filters, y.c);
    });
    for (std::int64_t i = 0; i < y.elements(); ++i)
        output[i] = activate(op.activation, output[i]);
}

void backward(const Conv2d& op, const Frame& frame)
{
    const Shape& x = frame.shapes.inputs[0];
    const Shape& y = frame.shapes.outputGradient;
    const Shape& weightShape = frame.shapes.parameters[0];
    const float* input = floats(frame.at.inputs[0]);
    const float* output = floats(frame.at.output);
    const float* arrived = floats(frame.at.outputGradient);
    const float* weight = floats(frame.at.parameters[0]);
    float* inputGradient = floats(frame.at.inputGradients[0]);
    const Group group(op, x, y);
    float* gradient = floats(frame.at.workspace);
    float* weightGradient = gradient + y.elements(); // transposed until the last step

    for (std::int64_t i = 0; i < y.elements(); ++i)
        gradient[i] = output ? activationGradient(op.activation, output[i], arrived[i]) : arrived[i];
    std::fill_n(weightGradient, weightShape.elements(), 0.0f);
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
        for (std::int64_t g = 0; g < group.count; ++g) {
            const std::int64_t filter = g * group.filters, channel = from + g * group.channels;
            addOuterProduct(weightGradient + tap * group.channels * y.c + filter, y.c, input + channel, group.channels,
                            gradient + to + filter, group.filters);
            if (inputGradient)
                addProduct(inputGradient + channel, group.channels, gradient + to + filter, group.filters,
                           weight + filter * weightShape.sample() + tap * group.channels, weightShape.sample());
        }
    });
    transposeBack(weightGradient, weightShape, floats(frame.at.parameterGradients[0]));
}

} // namespace

static ExtraMemory extraMemory(const Conv2d&, const Frame& frame)
{
    const std::int64_t floatsNeeded =
        frame.shapes.parameters[0].elements() + (frame.backward() ? frame.shapes.outputGradient.elements() : 0);
    return {{0, 0}, static_cast<std::size_t>(floatsNeeded) * sizeof(float)};
}

static void run(const Conv2d& op, const Frame& frame, const StepContext&)
{
    frame.backward() ? backward(op, frame) : forward(op, frame);
}

template <>
OpKernel kernelOf(const Conv2d& op)
{
    return opKernel<Conv2d>(op, run, extraMemory);
}

} // namespace trainyard::reference
