// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y = act(a + b), shapes equal. The output may share memory with input 0. Without an activation the backward pass
/// needs no kernel: both inputs' gradients equal the output's. Also sums the gradients of a value that several layers
/// read.
struct Add {
    static constexpr std::string_view kKind = "add";
    Activation activation = Activation::None;

    static constexpr int kInputs = 2;
    static constexpr int kSaved = 0;
    /// Throws Failure(Internal) if the shapes differ.
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample(); }
    BackwardNeeds backwardNeeds() const { return {false, activation != Activation::None}; }
    bool allowsReduced() const { return true; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.activation("activation", activation);
    }
};

} // namespace trainyard
