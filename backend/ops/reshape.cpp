// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/reshape.h"

#include "backend/base/error.h"

namespace trainyard {

Shape Reshape::outputShape(std::span<const Shape> inputs) const
{
    if (sample.sample() != inputs[0].sample())
        throw Failure(ErrorKind::BadInput, "build", "the network",
                      sampleText(inputs[0]) + " values reshaped to " + sampleText(sample),
                      "Choose a shape with as many values.");
    return sample.withBatch(inputs[0].n);
}

} // namespace trainyard
