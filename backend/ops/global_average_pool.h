// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y[n,c] = mean of x[n,·,·,c].
struct GlobalAveragePool {
    static constexpr std::string_view kKind = "global_average_pool";

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape> inputs) const { return {inputs[0].n, 1, 1, inputs[0].c}; }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample(); }
    BackwardNeeds backwardNeeds() const { return {}; }
    bool allowsReduced() const { return true; }
    template <typename Fields>
    void visitFields(Fields&)
    {
    }
};

} // namespace trainyard
