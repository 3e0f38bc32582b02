// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/add.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {

Shape Add::outputShape(std::span<const Shape> inputs) const
{
    if (inputs[0] != inputs[1])
        throw Failure(ErrorKind::Internal, "build the network", {},
                      modelReason("model.addition", sampleText(inputs[0]), sampleText(inputs[1])));
    return inputs[0];
}

} // namespace trainyard
