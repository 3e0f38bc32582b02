// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/batch_norm.h"

namespace trainyard {

std::vector<ParameterInfo> BatchNorm::parameters(std::span<const Shape> inputs) const
{
    const std::int64_t channels = inputs[0].c;
    const auto vector = [channels](const char* name, Initialiser initialiser, bool trainable) {
        return ParameterInfo{name, vectorShape(channels), {channels}, initialiser, 1, trainable, false};
    };
    return {vector("gamma", Initialiser::Ones, true), vector("beta", Initialiser::Zeros, true),
            vector("running_mean", Initialiser::Zeros, false), vector("running_variance", Initialiser::Ones, false)};
}

} // namespace trainyard
