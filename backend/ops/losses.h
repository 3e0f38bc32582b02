// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// Base of all losses. A loss ends a graph, reads the logits, writes their gradient in its forward pass, and takes
/// labels from Batch::labels. For a sample with label t and K logits the targets are y_k = 1 at k = t, else 0; a
/// single logit represents two classes and has the target y = t. The formulas give the loss of one sample; the gradient
/// is that of the batch's mean loss. Label smoothing applies only in training.
struct Loss {
    static constexpr bool kLoss = true;
    static constexpr int kInputs = 1;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape>) const { return vectorShape(1); }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape> inputs) const { return inputs[0].sample() * 4; }
    BackwardNeeds backwardNeeds() const { return {}; }
    bool allowsReduced() const { return false; }
};

/// With smoothing s (Szegedy et al. 2016):
///   −Σ_k q_k · log softmax(logits)_k,   q_k = s / K, plus 1 − s at k = t;   gradient (softmax − q) / N.
struct SoftmaxCrossEntropy : Loss {
    static constexpr std::string_view kKind = "softmax_cross_entropy";
    double smoothing = 0.0;

    explicit SoftmaxCrossEntropy(double labelSmoothing = 0.0) : smoothing(labelSmoothing) {}
};

/// On the sigmoid σ of each logit, with smoothing s and q_k = y_k · (1 − s) + s / 2,
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

/// Sums over a batch, in sample order. top-k counts a sample if fewer than k classes rank before its label. A class
/// ranks before it if its logit is higher, or equal with a smaller class index. A sample whose label has a NaN logit is
/// never counted. A single logit predicts class 1 at a probability above 0.5 (for the squared error: a logit above
/// 0.5), and always counts for top-5.
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
    float* gradient = nullptr;  ///< null = not needed
    std::int32_t other = 0;     ///< label of a second sample mixed into this one
    float otherShare = 0.0f;    ///< the second sample's share u: the targets are (1 − u) y(label) + u y(other)
};

/// Adds one sample's loss to `sums` and writes its gradient; top-k uses the first label. Shared by all devices that run
/// on the host, so that their losses are identical.
void addLoss(const SoftmaxCrossEntropy& op, const LossRow& row, LossSums& sums);
void addLoss(const BinaryCrossEntropy& op, const LossRow& row, LossSums& sums);
void addLoss(const MeanSquaredError& op, const LossRow& row, LossSums& sums);

} // namespace trainyard
