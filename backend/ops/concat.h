// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// The inputs' channels one after another, pixel by pixel. Backward: each input gets its part.
struct Concat {
    static constexpr std::string_view kKind = "concat";
    int inputs = 2;

    static constexpr int kSaved = 0;
    int inputCount() const { return inputs; }
    /// Throws Failure(BadInput) when the inputs differ in more than their channels.
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape>) const { return 0; }
    BackwardNeeds backwardNeeds() const { return {}; }
};

} // namespace trainyard
