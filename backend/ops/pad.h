// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace trainyard {

/// y[n, p, q, c] = x[n, p − top, q − left, c], and 0 outside x. Backward: the gradient without its border. Needed where
/// a window's own padding is not equivalent: a max pool ignores its padding, so explicit zeros must be a layer.
struct Pad {
    static constexpr std::string_view kKind = "pad";
    int top = 0; ///< pixels ≥ 0
    int bottom = 0;
    int left = 0;
    int right = 0;

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape> inputs) const
    {
        const Shape& x = inputs[0];
        return {x.n, x.h + top + bottom, x.w + left + right, x.c};
    }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape>) const { return 0; }
    BackwardNeeds backwardNeeds() const { return {}; }
    bool allowsReduced() const { return true; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.number("top", top, 0, kMostBorder, false);
        fields.number("bottom", bottom, 0, kMostBorder, false);
        fields.number("left", left, 0, kMostBorder, false);
        fields.number("right", right, 0, kMostBorder, false);
    }
};

/// The copy of either direction, for one image with `lanes` contiguous values per pixel; `bordered` is `plain` with the
/// border. Forward copies `plain` into `bordered` and zeroes the border; backward copies the inside of `bordered` into
/// `plain`.
template <typename T>
void padImage(const Pad& op, T* plain, T* bordered, std::int64_t height, std::int64_t width, std::int64_t lanes,
              bool backward)
{
    const std::int64_t row = width * lanes;
    const std::int64_t wide = (width + op.left + op.right) * lanes;
    if (!backward)
        std::fill_n(bordered, (height + op.top + op.bottom) * wide, T{});
    for (std::int64_t y = 0; y < height; ++y) {
        T* inside = bordered + (y + op.top) * wide + op.left * lanes;
        backward ? std::copy_n(inside, row, plain + y * row) : std::copy_n(plain + y * row, row, inside);
    }
}

} // namespace trainyard
