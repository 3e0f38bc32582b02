// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/concat.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {

Shape Concat::outputShape(std::span<const Shape> shapes) const
{
    Shape out = shapes[0];
    for (const Shape& shape : shapes.subspan(1)) {
        if (shape.n != out.n || shape.h != out.h || shape.w != out.w)
            throw Failure(ErrorKind::BadInput, "build the network", {},
                          modelReason("model.concat", sampleText(shape), sampleText(shapes[0])));
        out.c += shape.c;
    }
    return out;
}

} // namespace trainyard
