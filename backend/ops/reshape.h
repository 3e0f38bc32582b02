// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// Reinterprets the values, in H, W, C order, with another shape. "Flatten" is {1, 1, 1, h·w·c}; a dense layer does not
/// need it.
struct Reshape {
    static constexpr std::string_view kKind = "reshape";
    Shape sample; ///< of one sample, N ignored

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    /// Throws Failure(BadInput) if the number of values differs.
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape>) const { return 0; }
    BackwardNeeds backwardNeeds() const { return {}; }
    bool allowsReduced() const { return true; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.extent("height", sample.h, 1, kMostChannels);
        fields.extent("width", sample.w, 1, kMostChannels);
        fields.extent("channels", sample.c, 1, kMostChannels);
    }
};

} // namespace trainyard
