// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// Concatenates the inputs along the channels. Backward: each input gets its slice of the gradient.
struct Concat {
    static constexpr std::string_view kKind = "concat";
    int inputs = 2;

    static constexpr int kSaved = 0;
    int inputCount() const { return inputs; }
    /// Throws Failure(BadInput) if the inputs differ in more than their channels.
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape>) const { return 0; }
    BackwardNeeds backwardNeeds() const { return {}; }
    bool allowsReduced() const { return true; }
    /// The layer's inputs determine the number of inputs.
    template <typename Fields>
    void visitFields(Fields&)
    {
    }
};

} // namespace trainyard
