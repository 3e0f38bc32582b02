// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// Loss of a sample with label t over K classes and smoothing s (Szegedy et al. 2016):
///   −Σ_k q_k · log softmax(logits)_k,   q = s / K, plus 1 − s at t.
/// In training the same kernel writes dlogits = (softmax − q) / N, the gradient of the batch's mean loss; inference uses
/// s = 0. Labels come from StepContext::labels, the sums over the batch go to StepContext::sums.
///
/// top-k counts a sample when fewer than k classes have a higher logit than its label's (ties in its favour broken by
/// index: an equal logit of a smaller class index ranks before it); a NaN logit of the label never counts.
struct SoftmaxCrossEntropy {
    static constexpr std::string_view kKind = "softmax_cross_entropy";
    double smoothing = 0.0;

    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape>) const { return vectorShape(1); }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample() * 4; }
    BackwardNeeds backwardNeeds() const { return {}; }
};

/// Sums over a batch, in sample order.
struct LossSums {
    double loss = 0.0;
    std::int64_t top1 = 0;
    std::int64_t top5 = 0;
};

/// The formula above for one row of `classes` logits; writes the gradient times `gradientScale` when `gradient` is not
/// null. Shared by the devices that run on the host: the row is tiny and the loss must not differ between them.
void softmaxCrossEntropyRow(const float* logits, std::int64_t classes, std::int32_t label, double smoothing,
                            float gradientScale, float* gradient, LossSums& sums);

} // namespace trainyard
