// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/parameter_info.h"
#include "backend/ops/window.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y[n,p,q,k] = act(bias[k] + Σ_{r,s,c} x[n, p·stride + r − top, q·stride + s − left, first(k) + c] · weight[k,r,s,c]),
/// where x is 0 outside the image. With G groups, filter k reads only the channels / G of its group:
/// c runs from 0 to channels / G and first(k) = ⌊k · G / filters⌋ · channels / G. G = channels is a depthwise
/// convolution; a window of height 1 over images of height 1 is one-dimensional.
///
/// Parameters: weight {filters, kh, kw, channels / groups}, then, with `bias`, bias {filters}.
/// Backward: computes dx (if requested), dweight and dbias from x, dy and, with an activation, y.
struct Conv2d {
    static constexpr std::string_view kKind = "conv2d";
    int filters = 1;
    Window window;
    bool bias = false;
    Activation activation = Activation::None;
    int groups = 1; ///< divides filters and the input's channels

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    /// Throws Failure(BadInput) if the window or the groups do not fit.
    Shape outputShape(std::span<const Shape> inputs) const;
    std::vector<ParameterInfo> parameters(std::span<const Shape> inputs) const;
    std::int64_t flops(std::span<const Shape> inputs) const;
    BackwardNeeds backwardNeeds() const { return {true, activation != Activation::None}; }
    bool allowsReduced() const { return true; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.number("filters", filters, 1, kMostChannels, true);
        fields.window(window);
        fields.flag("bias", bias);
        fields.number("groups", groups, 1, kMostChannels, false);
        fields.activation("activation", activation);
    }
};

} // namespace trainyard
