// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <cmath>
#include <span>
#include <string_view>

namespace trainyard {

/// y[n, t] = weight[index(x[n, t])]: a row of the table for each of the input's h·w·c values, which are whole numbers
/// written as fp32. A value outside the table, or none at all, reads the nearest row (row 0 for NaN). The input's
/// gradient is 0.
///
/// Parameter: weight {vocabulary, width}. Output: h·w·c steps of `width` channels, {n, h·w·c, 1, width}.
struct Embedding {
    static constexpr std::string_view kKind = "embedding";
    int vocabulary = 256;
    int width = 32;

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape> inputs) const { return {inputs[0].n, inputs[0].sample(), 1, width}; }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const
    {
        return {
            {"weight", {vocabulary, 1, 1, width}, {vocabulary, width}, Initialiser::LecunNormal, width, true, true}};
    }
    std::int64_t flops(std::span<const Shape>) const { return 0; }
    BackwardNeeds backwardNeeds() const { return {true, false}; }

    std::int64_t row(float value) const
    {
        const float last = static_cast<float>(vocabulary - 1);
        const float inside = value > 0.0f ? (value < last ? value : last) : 0.0f;
        return static_cast<std::int64_t>(std::lround(inside));
    }
};

} // namespace trainyard
