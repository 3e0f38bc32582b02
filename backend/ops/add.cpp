// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/add.h"

#include "backend/base/error.h"

namespace trainyard {

Shape Add::outputShape(std::span<const Shape> inputs) const
{
    if (inputs[0] != inputs[1])
        throw Failure(ErrorKind::Internal, "build", "the network",
                      "an addition of " + sampleText(inputs[0]) + " and " + sampleText(inputs[1]));
    return inputs[0];
}

} // namespace trainyard
