// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <algorithm>

namespace trainyard::reference {
namespace {

void forward(const Dense& op, const Frame& frame)
{
    const std::int64_t width = frame.shapes.inputs[0].sample();
    const std::int64_t outputs = op.outputs;
    const float* weight = floats(frame.at.parameters[0]);
    const float* bias = floats(frame.at.parameters[1]);
    float* transposed = floats(frame.at.workspace);
    for (std::int64_t k = 0; k < outputs; ++k)
        for (std::int64_t i = 0; i < width; ++i)
            transposed[i * outputs + k] = weight[k * width + i];
    for (std::int64_t n = 0; n < frame.shapes.inputs[0].n; ++n) {
        const float* input = floats(frame.at.inputs[0]) + n * width;
        float* output = floats(frame.at.output) + n * outputs;
        std::copy_n(bias, outputs, output);
        for (std::int64_t i = 0; i < width; ++i)
            for (std::int64_t k = 0; k < outputs; ++k)
                output[k] += input[i] * transposed[i * outputs + k];
        for (std::int64_t k = 0; k < outputs; ++k)
            output[k] = activate(op.activation, output[k]);
    }
}

void backward(const Dense& op, const Frame& frame)
{
    const std::int64_t width = frame.shapes.inputs[0].sample();
    const std::int64_t outputs = op.outputs;
    const float* weight = floats(frame.at.parameters[0]);
    float* weightGradient = floats(frame.at.parameterGradients[0]);
    float* biasGradient = floats(frame.at.parameterGradients[1]);
    std::fill_n(weightGradient, outputs * width, 0.0f);
    std::fill_n(biasGradient, outputs, 0.0f);
    for (std::int64_t n = 0; n < frame.shapes.inputs[0].n; ++n) {
        const float* input = floats(frame.at.inputs[0]) + n * width;
        float* inputGradient = frame.at.inputGradients[0] ? floats(frame.at.inputGradients[0]) + n * width : nullptr;
        if (inputGradient)
            std::fill_n(inputGradient, width, 0.0f);
        for (std::int64_t k = 0; k < outputs; ++k) {
            float value = floats(frame.at.outputGradient)[n * outputs + k];
            if (frame.at.output)
                value = activationGradient(op.activation, floats(frame.at.output)[n * outputs + k], value);
            biasGradient[k] += value;
            for (std::int64_t i = 0; i < width; ++i)
                weightGradient[k * width + i] += value * input[i];
            if (inputGradient)
                for (std::int64_t i = 0; i < width; ++i)
                    inputGradient[i] += value * weight[k * width + i];
        }
    }
}

} // namespace

static ExtraMemory extraMemory(const Dense&, const Frame& frame)
{
    const std::int64_t weights = frame.shapes.parameters[0].elements();
    return {{0, 0}, frame.backward() ? 0 : static_cast<std::size_t>(weights) * sizeof(float)};
}

static void run(const Dense& op, const Frame& frame, const StepContext&)
{
    frame.backward() ? backward(op, frame) : forward(op, frame);
}

template <>
OpKernel kernelOf(const Dense& op)
{
    return opKernel<Dense>(op, run, extraMemory);
}

} // namespace trainyard::reference
