// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <algorithm>

namespace trainyard::reference {
namespace {

/// The window of one output pixel, clipped to the image.
struct Clip {
    std::int64_t top, bottom, left, right;
};

/// Calls visit(offset of the output pixel, sample, clipped window) for every output pixel.
template <typename Visit>
void forEachWindow(const Pool& op, const Shape& x, const Shape& y, Visit&& visit)
{
    const WindowPlacement placement = place(op.window, x);
    for (std::int64_t n = 0; n < y.n; ++n)
        for (std::int64_t p = 0; p < y.h; ++p)
            for (std::int64_t q = 0; q < y.w; ++q) {
                const std::int64_t top = p * op.window.strideHeight - placement.top;
                const std::int64_t left = q * op.window.strideWidth - placement.left;
                visit(((n * y.h + p) * y.w + q) * y.c, n,
                      Clip{std::max<std::int64_t>(top, 0), std::min(top + op.window.kernelHeight, x.h),
                           std::max<std::int64_t>(left, 0), std::min(left + op.window.kernelWidth, x.w)});
            }
}

void forwardMax(const Pool& op, const Frame& frame)
{
    const Shape& x = frame.shapes.inputs[0];
    const Shape& y = frame.shapes.output;
    const float* input = floats(frame.at.inputs[0]);
    float* output = floats(frame.at.output);
    auto* where = frame.direction == Direction::Forward ? static_cast<std::int32_t*>(frame.at.saved[0]) : nullptr;
    forEachWindow(op, x, y, [&](std::int64_t to, std::int64_t n, const Clip& clip) {
        for (std::int64_t c = 0; c < y.c; ++c) {
            const std::int64_t base = n * x.sample() + c;
            std::int64_t best = (clip.top * x.w + clip.left) * x.c;
            for (std::int64_t row = clip.top; row < clip.bottom; ++row)
                for (std::int64_t column = clip.left; column < clip.right; ++column)
                    if (input[base + (row * x.w + column) * x.c] > input[base + best])
                        best = (row * x.w + column) * x.c;
            output[to + c] = input[base + best];
            if (where)
                where[to + c] = static_cast<std::int32_t>(best);
        }
    });
}

void forwardAverage(const Pool& op, const Frame& frame)
{
    const Shape& x = frame.shapes.inputs[0];
    const Shape& y = frame.shapes.output;
    const float* input = floats(frame.at.inputs[0]);
    float* output = floats(frame.at.output);
    forEachWindow(op, x, y, [&](std::int64_t to, std::int64_t n, const Clip& clip) {
        const auto pixels = static_cast<float>((clip.bottom - clip.top) * (clip.right - clip.left));
        for (std::int64_t c = 0; c < y.c; ++c) {
            float sum = 0.0f;
            for (std::int64_t row = clip.top; row < clip.bottom; ++row)
                for (std::int64_t column = clip.left; column < clip.right; ++column)
                    sum += input[n * x.sample() + (row * x.w + column) * x.c + c];
            output[to + c] = sum / pixels;
        }
    });
}

void backward(const Pool& op, const Frame& frame)
{
    const Shape& x = frame.shapes.inputGradients[0];
    const Shape& y = frame.shapes.outputGradient;
    const float* gradient = floats(frame.at.outputGradient);
    float* inputGradient = floats(frame.at.inputGradients[0]);
    if (!inputGradient)
        return;
    const auto* where = static_cast<const std::int32_t*>(frame.at.saved[0]);
    std::fill_n(inputGradient, x.elements(), 0.0f);
    forEachWindow(op, x, y, [&](std::int64_t from, std::int64_t n, const Clip& clip) {
        const auto pixels = static_cast<float>((clip.bottom - clip.top) * (clip.right - clip.left));
        for (std::int64_t c = 0; c < y.c; ++c) {
            float* image = inputGradient + n * x.sample() + c;
            if (op.mode == PoolMode::Max) {
                image[where[from + c]] += gradient[from + c];
                continue;
            }
            for (std::int64_t row = clip.top; row < clip.bottom; ++row)
                for (std::int64_t column = clip.left; column < clip.right; ++column)
                    image[(row * x.w + column) * x.c] += gradient[from + c] / pixels;
        }
    });
}

} // namespace

static ExtraMemory extraMemory(const Pool& op, const Frame& frame)
{
    const auto pixels = static_cast<std::size_t>(frame.shapes.output.elements());
    return {{op.mode == PoolMode::Max ? pixels * sizeof(std::int32_t) : 0, 0}, 0};
}

static void run(const Pool& op, const Frame& frame, const StepContext&)
{
    if (frame.backward())
        backward(op, frame);
    else
        op.mode == PoolMode::Max ? forwardMax(op, frame) : forwardAverage(op, frame);
}

static void run(const GlobalAveragePool&, const Frame& frame, const StepContext&)
{
    const Shape& x = frame.backward() ? frame.shapes.inputGradients[0] : frame.shapes.inputs[0];
    const std::int64_t pixels = x.h * x.w;
    const float share = 1.0f / static_cast<float>(pixels);
    for (std::int64_t n = 0; n < x.n; ++n) {
        if (frame.backward()) {
            const float* gradient = floats(frame.at.outputGradient) + n * x.c;
            float* inputGradient = floats(frame.at.inputGradients[0]) + n * x.sample();
            for (std::int64_t i = 0; i < pixels; ++i)
                for (std::int64_t c = 0; c < x.c; ++c)
                    inputGradient[i * x.c + c] = gradient[c] * share;
            continue;
        }
        const float* input = floats(frame.at.inputs[0]) + n * x.sample();
        float* output = floats(frame.at.output) + n * x.c;
        std::fill_n(output, x.c, 0.0f);
        for (std::int64_t i = 0; i < pixels; ++i)
            for (std::int64_t c = 0; c < x.c; ++c)
                output[c] += input[i * x.c + c];
        for (std::int64_t c = 0; c < x.c; ++c)
            output[c] *= share;
    }
}

template <>
OpKernel kernelOf(const Pool& op)
{
    return opKernel<Pool>(op, run, extraMemory);
}

template <>
OpKernel kernelOf(const GlobalAveragePool& op)
{
    return opKernel<GlobalAveragePool>(op, run);
}

} // namespace trainyard::reference
