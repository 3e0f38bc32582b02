// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// Batch normalisation over N, H, W (Ioffe & Szegedy 2015):
///   y = act(gamma · (x − mean) / sqrt(variance + epsilon) + beta)
/// Training uses the batch's mean and (biased) variance and updates running ← momentum · running + (1 − momentum) ·
/// batch, with the batch's variance multiplied by m / (m − 1), m = N·H·W (PyTorch's and TensorFlow's fused rule).
/// Inference uses the running statistics.
///
/// Parameters: gamma, beta, running_mean, running_variance, {channels} each.
/// Saved, in the device's own format: the batch's statistics, and whatever else the backward kernel needs.
struct BatchNorm {
    static constexpr std::string_view kKind = "batch_norm";
    double epsilon = 1e-5;
    double momentum = 0.9; ///< Keras's convention; PyTorch's is 1 − momentum
    Activation activation = Activation::None;

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 2;
    Shape outputShape(std::span<const Shape> inputs) const { return inputs[0]; }
    std::vector<ParameterInfo> parameters(std::span<const Shape> inputs) const;
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample() * 2; }
    BackwardNeeds backwardNeeds() const { return {true, activationNeeds(activation).output}; }
    /// A few vectors.
    std::int64_t savedBytes(int, std::span<const Shape>, const Shape&) const { return 0; }
    bool allowsReduced() const { return true; }
    template <typename Fields>
    void visitFields(Fields& fields)
    {
        fields.real("epsilon", epsilon, 1e-12, 1.0);
        fields.real("momentum", momentum, 0.0, 1.0);
        fields.activation("activation", activation, true);
    }
};

} // namespace trainyard
