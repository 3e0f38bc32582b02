// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/multiply.h"

#include "backend/base/error.h"

namespace trainyard {

Shape Multiply::outputShape(std::span<const Shape> inputs) const
{
    const Shape& a = inputs[0];
    const Shape& b = inputs[1];
    if (a != b && b != Shape{a.n, 1, 1, a.c})
        throw Failure(ErrorKind::BadInput, "build", "the network",
                      "a product of " + sampleText(a) + " and " + sampleText(b),
                      "Multiply tensors of one shape, or a tensor by a vector with as many channels.");
    return a;
}

} // namespace trainyard
