// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"
#include "backend/ops/window.h"

#include <span>
#include <string_view>

namespace trainyard {

enum class PoolMode { Max, Average };

/// Max: the maximum of the window; the gradient goes to the first maximum in row order. Average: the mean of the
/// window's pixels inside the image (padding does not count). Saved, for max, in the device's own format: the position
/// of each maximum.
struct Pool {
    static constexpr std::string_view kKind = "pool";
    PoolMode mode = PoolMode::Max;
    Window window;
    /// Max: pixels of the padding count as zeros. Only by Graph::fused(), for devices that take a Pad layer into the
    /// pool behind it (joinsLayers()).
    bool zeroPadding = false;

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 1;
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const;
    BackwardNeeds backwardNeeds() const { return {}; }
    bool allowsReduced() const { return true; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.poolMode("mode", mode);
        fields.window(window);
    }
};

} // namespace trainyard
