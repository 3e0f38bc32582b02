// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// What every loss has in common: it ends a graph, reads the logits, writes their gradient in its forward pass, and
/// takes labels from StepContext::labels. A sample with label t over K logits has the targets y_k = 1 at k = t, else 0;
/// a single logit stands for two classes and has the target y = t. Losses are those of a sample; the gradient written
/// is that of the batch's mean loss. Smoothing is training's only.
struct Loss {
    static constexpr bool kLoss = true;
    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape>) const { return vectorShape(1); }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample() * 4; }
    BackwardNeeds backwardNeeds() const { return {}; }
};

/// With smoothing s (Szegedy et al. 2016):
///   −Σ_k q_k · log softmax(logits)_k,   q = s / K, plus 1 − s at t;   gradient (softmax − q) / N.
struct SoftmaxCrossEntropy : Loss {
    static constexpr std::string_view kKind = "softmax_cross_entropy";
    double smoothing = 0.0;

    explicit SoftmaxCrossEntropy(double labelSmoothing = 0.0) : smoothing(labelSmoothing) {}
};

/// Of the sigmoid σ of each logit, with smoothing s: q_k = y_k · (1 − s) + s / 2,
///   −1/K Σ_k (q_k log σ(x_k) + (1 − q_k) log(1 − σ(x_k)));   gradient (σ(x_k) − q_k) / (K N).
struct BinaryCrossEntropy : Loss {
    static constexpr std::string_view kKind = "binary_cross_entropy";
    double smoothing = 0.0;

    explicit BinaryCrossEntropy(double labelSmoothing = 0.0) : smoothing(labelSmoothing) {}
};

/// 1/K Σ_k (x_k − y_k)²;   gradient 2 (x_k − y_k) / (K N).
struct MeanSquaredError : Loss {
    static constexpr std::string_view kKind = "mean_squared_error";
};

/// Sums over a batch, in sample order. top-k counts a sample when fewer than k classes have a higher logit than its
/// label's (ties in its favour broken by index: an equal logit of a smaller class index ranks before it); a NaN logit
/// of the label never counts. A single logit says class 1 above a probability of 0.5 (above 0.5 itself under the
/// squared error), and both classes are among the best five.
struct LossSums {
    double loss = 0.0;
    std::int64_t top1 = 0;
    std::int64_t top5 = 0;
};

/// One sample of a batch.
struct LossRow {
    const float* logits = nullptr;
    std::int64_t outputs = 0;
    std::int32_t label = 0;
    bool training = false;
    float gradientScale = 1.0f; ///< 1 / N
    float* gradient = nullptr;  ///< null = not wanted
    std::int32_t other = 0;     ///< a second label, of a sample mixed into this one, with …
    float otherShare = 0.0f;    ///< … its share u: the targets are (1 − u) y(label) + u y(other)
};

/// The formulas above for one sample; top-k counts by its first label. Shared by the devices that run on the host: the
/// row is tiny and the loss must not differ between them.
void addLoss(const SoftmaxCrossEntropy& op, const LossRow& row, LossSums& sums);
void addLoss(const BinaryCrossEntropy& op, const LossRow& row, LossSums& sums);
void addLoss(const MeanSquaredError& op, const LossRow& row, LossSums& sums);

} // namespace trainyard
