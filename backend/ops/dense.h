// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y[n,k] = act(bias[k] + Σ_i x[n,i] · weight[k,i]), where i runs over the input's H, W, C in this order (so flattening
/// needs no operator).
///
/// Parameters: weight {outputs, H·W·C}, bias {outputs}. `linearOutput` selects the initialisation for a layer that no
/// rectifier follows.
struct Dense {
    static constexpr std::string_view kKind = "dense";
    int outputs = 1;
    bool linearOutput = false;
    Activation activation = Activation::None;

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape> inputs) const { return {inputs[0].n, 1, 1, outputs}; }
    std::vector<ParameterInfo> parameters(std::span<const Shape> inputs) const;
    std::int64_t flops(std::span<const Shape> inputs) const { return outputs * (2 * inputs[0].sample() + 1); }
    BackwardNeeds backwardNeeds() const { return {true, activation != Activation::None}; }
    bool allowsReduced() const { return true; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.classes("outputs", outputs, 1, kMostChannels);
        fields.flag("linear_output", linearOutput);
        fields.activation("activation", activation);
    }
};

} // namespace trainyard
