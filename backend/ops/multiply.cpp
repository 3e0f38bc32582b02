// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/multiply.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {

Shape Multiply::outputShape(std::span<const Shape> inputs) const
{
    const Shape& a = inputs[0];
    const Shape& b = inputs[1];
    if (a != b && b != Shape{a.n, 1, 1, a.c})
        throw Failure(ErrorKind::BadInput, "build the network", {},
                      modelReason("model.multiply", sampleText(a), sampleText(b)));
    return a;
}

} // namespace trainyard
