// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y_c = e^(x_c − max x) / Σ_k e^(x_k − max x) over the channels of each pixel. Backward: dx_c = y_c (dy_c − Σ_k dy_k
/// y_k). Do not end a classifier with it: the loss contains the softmax.
struct Softmax {
    static constexpr std::string_view kKind = "softmax";

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape> inputs) const { return inputs[0]; }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample() * 4; }
    BackwardNeeds backwardNeeds() const { return {false, true}; }
    bool allowsReduced() const { return false; }
    template <typename Fields>
    void visitFields(Fields&)
    {
    }
};

} // namespace trainyard
