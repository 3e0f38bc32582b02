// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/conv2d.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {

Shape Conv2d::outputShape(std::span<const Shape> inputs) const
{
    if (groups < 1 || inputs[0].c % groups != 0 || filters % groups != 0)
        throw Failure(ErrorKind::BadInput, "build the network", {},
                      modelReason("model.groups", inputs[0].c, filters, groups));
    const WindowPlacement placement = place(window, inputs[0]);
    return {inputs[0].n, placement.outputHeight, placement.outputWidth, filters};
}

std::vector<ParameterInfo> Conv2d::parameters(std::span<const Shape> inputs) const
{
    const Shape weight{filters, window.kernelHeight, window.kernelWidth, inputs[0].c / groups};
    std::vector<ParameterInfo> out{{"weight",
                                    weight,
                                    {weight.n, weight.h, weight.w, weight.c},
                                    Initialiser::HeNormal,
                                    weight.sample(),
                                    true,
                                    true}};
    if (bias)
        out.push_back({"bias", vectorShape(filters), {filters}, Initialiser::Zeros, 1, true, false});
    return out;
}

std::int64_t Conv2d::flops(std::span<const Shape> inputs) const
{
    const Shape output = outputShape(inputs);
    return output.sample() * (2 * window.kernelHeight * window.kernelWidth * (inputs[0].c / groups) + (bias ? 1 : 0));
}

} // namespace trainyard
