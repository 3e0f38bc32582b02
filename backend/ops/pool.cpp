// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/pool.h"

namespace trainyard {

Shape Pool::outputShape(std::span<const Shape> inputs) const
{
    const WindowPlacement placement = place(window, inputs[0]);
    return {inputs[0].n, placement.outputHeight, placement.outputWidth, inputs[0].c};
}

std::int64_t Pool::flops(std::span<const Shape> inputs) const
{
    return outputShape(inputs).sample() * window.kernelHeight * window.kernelWidth;
}

} // namespace trainyard
