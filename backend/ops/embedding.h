// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <cmath>
#include <span>
#include <string_view>

namespace trainyard {

/// y[n, t] = weight[index(x[n, t])]: one row of the table for each of the input's h·w·c values, which are integers
/// stored as fp32. Values are rounded and clamped to the table (NaN reads row 0). The input's gradient is 0.
///
/// Parameter: weight {vocabulary, width}. Output: {n, h·w·c, 1, width}, a sequence of h·w·c steps with `width`
/// channels.
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
    bool allowsReduced() const { return false; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.number("vocabulary", vocabulary, 1, kMostChannels, true);
        fields.number("width", width, 1, kMostChannels, true);
    }

    std::int64_t row(float value) const
    {
        const float last = static_cast<float>(vocabulary - 1);
        const float inside = value > 0.0f ? (value < last ? value : last) : 0.0f;
        return static_cast<std::int64_t>(std::lround(inside));
    }
};

} // namespace trainyard
