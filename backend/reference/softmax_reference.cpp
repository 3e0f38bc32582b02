// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

#include <algorithm>
#include <cmath>

namespace trainyard::reference {
namespace {

void forwardRow(const float* x, std::int64_t channels, float* y)
{
    const float highest = *std::max_element(x, x + channels);
    double total = 0.0;
    for (std::int64_t c = 0; c < channels; ++c)
        total += std::exp(static_cast<double>(x[c]) - static_cast<double>(highest));
    for (std::int64_t c = 0; c < channels; ++c)
        y[c] = static_cast<float>(std::exp(static_cast<double>(x[c]) - static_cast<double>(highest)) / total);
}

void backwardRow(const float* y, const float* arrived, std::int64_t channels, float* gradient)
{
    double product = 0.0;
    for (std::int64_t c = 0; c < channels; ++c)
        product += static_cast<double>(arrived[c]) * static_cast<double>(y[c]);
    for (std::int64_t c = 0; c < channels; ++c)
        gradient[c] = static_cast<float>(static_cast<double>(y[c]) * (static_cast<double>(arrived[c]) - product));
}

} // namespace

static void run(const Softmax&, const Frame& frame, const StepContext&)
{
    const Shape& shape = frame.inputShapes[0];
    for (std::int64_t i = 0; i < shape.elements(); i += shape.c) {
        float* y = floats(frame.at.output) + i;
        frame.backward()
            ? backwardRow(y, floats(frame.at.outputGradient) + i, shape.c, floats(frame.at.inputGradients[0]) + i)
            : forwardRow(floats(frame.at.inputs[0]) + i, shape.c, y);
    }
}

template <>
OpKernel kernelOf(const Softmax& op)
{
    return opKernel<Softmax>(op, run);
}

} // namespace trainyard::reference
