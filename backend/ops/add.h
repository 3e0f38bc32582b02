// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y = act(a + b), shapes equal. The output may be the same memory as input 0. Without activation its backward is no
/// kernel at all: both inputs' gradients are the output's. Also sums the gradients of a value with several readers.
struct Add {
    static constexpr std::string_view kKind = "add";
    Activation activation = Activation::None;

    static constexpr int kInputs = 2;
    static constexpr int kSaved = 0;
    /// Throws Failure(Internal) when the shapes differ.
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample(); }
    BackwardNeeds backwardNeeds() const { return {false, activation != Activation::None}; }
};

} // namespace trainyard
