// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <algorithm>

// Multiplication, concatenation and reshaping.

namespace trainyard::reference {
namespace {

void multiplyBackward(const Frame& frame)
{
    const Shape& a = frame.inputShapes[0];
    const bool gate = frame.inputShapes[1] != a;
    const float* arrived = floats(frame.at.outputGradient);
    float* first = floats(frame.at.inputGradients[0]);
    float* second = floats(frame.at.inputGradients[1]);
    if (second)
        std::fill_n(second, frame.inputShapes[1].elements(), 0.0f);
    for (std::int64_t i = 0; i < a.elements(); ++i) {
        const std::int64_t j = gate ? i / a.sample() * a.c + i % a.c : i;
        if (first)
            first[i] = arrived[i] * floats(frame.at.inputs[1])[j];
        if (second)
            second[j] += arrived[i] * floats(frame.at.inputs[0])[i];
    }
}

} // namespace

static void run(const Multiply&, const Frame& frame, const StepContext&)
{
    if (frame.backward())
        return multiplyBackward(frame);
    const Shape& a = frame.inputShapes[0];
    const bool gate = frame.inputShapes[1] != a;
    for (std::int64_t i = 0; i < a.elements(); ++i)
        floats(frame.at.output)[i] =
            floats(frame.at.inputs[0])[i] * floats(frame.at.inputs[1])[gate ? i / a.sample() * a.c + i % a.c : i];
}

static void run(const Concat&, const Frame& frame, const StepContext&)
{
    const Shape& joined = frame.backward() ? frame.shapes.outputGradient : frame.shapes.output;
    std::int64_t first = 0;
    for (std::size_t k = 0; k < frame.inputShapes.size(); ++k) {
        const std::int64_t channels = frame.inputShapes[k].c;
        float* part = floats(frame.backward() ? frame.at.inputGradients[k] : frame.at.inputs[k]);
        float* whole = floats(frame.backward() ? frame.at.outputGradient : frame.at.output) + first;
        for (std::int64_t pixel = 0; part && pixel < joined.elements() / joined.c; ++pixel)
            frame.backward() ? std::copy_n(whole + pixel * joined.c, channels, part + pixel * channels)
                             : std::copy_n(part + pixel * channels, channels, whole + pixel * joined.c);
        first += channels;
    }
}

static void run(const Reshape&, const Frame& frame, const StepContext&)
{
    const float* from = floats(frame.backward() ? frame.at.outputGradient : frame.at.inputs[0]);
    std::copy_n(from, frame.inputShapes[0].elements(),
                floats(frame.backward() ? frame.at.inputGradients[0] : frame.at.output));
}

template <>
OpKernel kernelOf(const Multiply& op)
{
    return opKernel<Multiply>(op, run);
}

template <>
OpKernel kernelOf(const Concat& op)
{
    return opKernel<Concat>(op, run);
}

template <>
OpKernel kernelOf(const Reshape& op)
{
    return opKernel<Reshape>(op, run);
}

} // namespace trainyard::reference
