// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/dense.h"

namespace trainyard {

std::vector<ParameterInfo> Dense::parameters(std::span<const Shape> inputs) const
{
    const std::int64_t width = inputs[0].sample();
    return {{"weight",
             inputs[0].withBatch(outputs),
             {outputs, width},
             linearOutput ? Initialiser::LecunNormal : Initialiser::HeNormal,
             width,
             true,
             true},
            {"bias", vectorShape(outputs), {outputs}, Initialiser::Zeros, 1, true, false}};
}

} // namespace trainyard
