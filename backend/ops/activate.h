// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y = act(x), for an activation that could not be fused into the operator before it.
struct Activate {
    static constexpr std::string_view kKind = "activation";
    Activation activation = Activation::Relu;

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape> inputs) const { return inputs[0]; }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample(); }
    BackwardNeeds backwardNeeds() const { return activationNeeds(activation); }
    bool allowsReduced() const { return true; }
    /// The activation is the layer's kind.
    template <typename Fields>
    void visitFields(Fields&)
    {
    }
};

} // namespace trainyard
