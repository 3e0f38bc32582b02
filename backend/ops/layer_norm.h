// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// Layer normalisation over the channels of each pixel (Ba, Kiros & Hinton 2016):
///   y = gamma · (x − mean) / sqrt(variance + epsilon) + beta, with the biased variance, in training and inference.
///
/// Parameters: gamma, beta, {channels} each. Saved: each pixel's mean and 1 / sqrt(variance + epsilon).
struct LayerNorm {
    static constexpr std::string_view kKind = "layer_norm";
    double epsilon = 1e-3; ///< Keras's default; PyTorch's is 1e-5

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 2;
    Shape outputShape(std::span<const Shape> inputs) const { return inputs[0]; }
    std::vector<ParameterInfo> parameters(std::span<const Shape> inputs) const
    {
        const std::int64_t channels = inputs[0].c;
        return {{"gamma", vectorShape(channels), {channels}, Initialiser::Ones, 1, true, false},
                {"beta", vectorShape(channels), {channels}, Initialiser::Zeros, 1, true, false}};
    }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample() * 7; }
    BackwardNeeds backwardNeeds() const { return {true, false}; }
    /// A few vectors.
    std::int64_t savedBytes(int, std::span<const Shape>, const Shape&) const { return 0; }
    bool allowsReduced() const { return false; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.real("epsilon", epsilon, 1e-12, 1.0);
    }
};

} // namespace trainyard
