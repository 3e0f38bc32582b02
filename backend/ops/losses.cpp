// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/losses.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// `threshold`: a single logit above it predicts class 1.
void countRank(const LossRow& row, float threshold, LossSums& sums)
{
    const float* logits = row.logits;
    if (row.outputs == 1) {
        const bool counts = !std::isnan(logits[0]);
        sums.top1 += counts && (logits[0] > threshold) == (row.label == 1) ? 1 : 0;
        sums.top5 += counts ? 1 : 0;
        return;
    }
    int before = 0;
    for (std::int64_t k = 0; k < row.outputs; ++k)
        before += logits[k] > logits[row.label] || (logits[k] == logits[row.label] && k < row.label) ? 1 : 0;
    const bool counts = !std::isnan(logits[row.label]);
    sums.top1 += counts && before < 1 ? 1 : 0;
    sums.top5 += counts && before < 5 ? 1 : 0;
}

double targetOf(const LossRow& row, std::int32_t label, std::int64_t k)
{
    return row.outputs == 1 ? static_cast<double>(label) : (k == label ? 1.0 : 0.0);
}

double target(const LossRow& row, std::int64_t k)
{
    const double wanted = targetOf(row, row.label, k);
    if (row.otherShare == 0.0f)
        return wanted;
    const auto share = static_cast<double>(row.otherShare);
    return (1.0 - share) * wanted + share * targetOf(row, row.other, k);
}

} // namespace

void addLoss(const SoftmaxCrossEntropy& op, const LossRow& row, LossSums& sums)
{
    const float* logits = row.logits;
    const double smoothing = row.training ? op.smoothing : 0.0;
    const float highest = *std::max_element(logits, logits + row.outputs);
    double total = 0.0;
    double shiftedSum = 0.0;
    for (std::int64_t k = 0; k < row.outputs; ++k) {
        const double shifted = static_cast<double>(logits[k]) - static_cast<double>(highest);
        total += std::exp(shifted);
        shiftedSum += shifted;
    }
    const double logTotal = std::log(total);
    const auto logOf = [&](std::int32_t k) {
        return static_cast<double>(logits[k]) - static_cast<double>(highest) - logTotal;
    };
    double labelLog = logOf(row.label); // Σ_k y_k log softmax(logits)_k
    if (row.otherShare != 0.0f)
        labelLog += static_cast<double>(row.otherShare) * (logOf(row.other) - labelLog);
    const double count = static_cast<double>(row.outputs);
    // −Σ q log p, with Σ log p = Σ shifted − K · log total
    sums.loss -= (1.0 - smoothing) * labelLog + smoothing / count * (shiftedSum - count * logTotal);
    countRank(row, 0.0f, sums);
    if (!row.gradient)
        return;
    const double uniform = smoothing / count;
    for (std::int64_t k = 0; k < row.outputs; ++k) {
        const double probability = std::exp(static_cast<double>(logits[k]) - static_cast<double>(highest)) / total;
        const double wanted = uniform + (1.0 - smoothing) * target(row, k);
        row.gradient[k] = static_cast<float>(probability - wanted) * row.gradientScale;
    }
}

void addLoss(const BinaryCrossEntropy& op, const LossRow& row, LossSums& sums)
{
    const double smoothing = row.training ? op.smoothing : 0.0;
    const double count = static_cast<double>(row.outputs);
    double loss = 0.0;
    for (std::int64_t k = 0; k < row.outputs; ++k) {
        const auto x = static_cast<double>(row.logits[k]);
        const double wanted = target(row, k) * (1.0 - smoothing) + 0.5 * smoothing;
        // −q log σ − (1 − q) log(1 − σ) = max(x, 0) − q x + log(1 + e^−|x|), which never overflows
        loss += (x > 0.0 ? x : 0.0) - wanted * x + std::log1p(std::exp(-std::abs(x)));
        if (row.gradient)
            row.gradient[k] = static_cast<float>((1.0 / (1.0 + std::exp(-x)) - wanted) / count) * row.gradientScale;
    }
    sums.loss += loss / count;
    countRank(row, 0.0f, sums);
}

void addLoss(const MeanSquaredError&, const LossRow& row, LossSums& sums)
{
    const double count = static_cast<double>(row.outputs);
    double loss = 0.0;
    for (std::int64_t k = 0; k < row.outputs; ++k) {
        const double distance = static_cast<double>(row.logits[k]) - target(row, k);
        loss += distance * distance;
        if (row.gradient)
            row.gradient[k] = static_cast<float>(2.0 * distance / count) * row.gradientScale;
    }
    sums.loss += loss / count;
    countRank(row, 0.5f, sums);
}

} // namespace trainyard
