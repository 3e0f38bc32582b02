// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y = a · b, element-wise. b has a's shape, or is one vector per sample ({n, 1, 1, c}) that scales each pixel (the
/// gate of squeeze-and-excitation). Backward: da = dy · b; db = dy · a, summed over the pixels in the second case.
struct Multiply {
    static constexpr std::string_view kKind = "multiply";

    static constexpr int kInputs = 2;
    static constexpr int kSaved = 0;
    /// Throws Failure(BadInput) if the shapes do not fit.
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample(); }
    BackwardNeeds backwardNeeds() const { return {true, false}; }
    bool allowsReduced() const { return false; }
    template <typename Fields>
    void visitFields(Fields&)
    {
    }
};

} // namespace trainyard
