// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/reshape.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {

Shape Reshape::outputShape(std::span<const Shape> inputs) const
{
    if (sample.sample() != inputs[0].sample())
        throw Failure(ErrorKind::BadInput, "build the network", {},
                      modelReason("model.reshape", sampleText(inputs[0]), sampleText(sample)));
    return sample.withBatch(inputs[0].n);
}

} // namespace trainyard
