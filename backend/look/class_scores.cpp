// SPDX-License-Identifier: Apache-2.0
#include "backend/look/class_scores.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainyard {
namespace {

double sigmoidOf(double x)
{
    return x >= 0.0 ? 1.0 / (1.0 + std::exp(-x)) : std::exp(x) / (1.0 + std::exp(x));
}

std::vector<double> softmaxOf(std::span<const float> logits)
{
    const double largest = *std::max_element(logits.begin(), logits.end());
    std::vector<double> out;
    double sum = 0.0;
    for (const float logit : logits) {
        out.push_back(std::exp(double(logit) - largest));
        sum += out.back();
    }
    for (double& value : out)
        value /= sum;
    return out;
}

LossSums sumsOf(const Op& loss, const LossRow& row)
{
    LossSums sums;
    if (const auto* softmax = std::get_if<SoftmaxCrossEntropy>(&loss))
        addLoss(*softmax, row, sums);
    else if (const auto* binary = std::get_if<BinaryCrossEntropy>(&loss))
        addLoss(*binary, row, sums);
    else
        addLoss(std::get<MeanSquaredError>(loss), row, sums);
    return sums;
}

} // namespace

std::vector<double> classScores(const Op& loss, std::span<const float> logits)
{
    if (std::holds_alternative<SoftmaxCrossEntropy>(loss))
        return softmaxOf(logits);
    const bool squared = std::holds_alternative<MeanSquaredError>(loss);
    std::vector<double> out;
    for (const float logit : logits)
        out.push_back(squared ? logit : sigmoidOf(logit));
    if (logits.size() == 1)
        out.insert(out.begin(), squared ? 1.0 - out[0] : sigmoidOf(-double(logits[0])));
    return out;
}

std::vector<int> rankedClasses(std::span<const double> scores, int most)
{
    std::vector<int> order(scores.size());
    std::iota(order.begin(), order.end(), 0);
    const auto rank = [&](int index) {
        const double score = scores[static_cast<std::size_t>(index)];
        return std::isnan(score) ? -std::numeric_limits<double>::infinity() : score;
    };
    const auto count = std::min<std::size_t>(static_cast<std::size_t>(std::max(most, 0)), order.size());
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count), order.end(),
                      [&](int a, int b) { return rank(a) != rank(b) ? rank(a) > rank(b) : a < b; });
    order.resize(count);
    return order;
}

int firstClass(const Op& loss, std::span<const float> row)
{
    if (row.size() == 1) {
        const float limit = std::holds_alternative<MeanSquaredError>(loss) ? 0.5f : 0.0f;
        return std::isnan(row[0]) ? -1 : row[0] > limit ? 1 : 0;
    }
    int first = -1;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (!std::isnan(row[i]) && (first < 0 || row[i] > row[static_cast<std::size_t>(first)]))
            first = static_cast<int>(i);
    return first;
}

Prediction predictionOf(const Op& loss, std::span<const float> row, std::int32_t label)
{
    LossRow lossRow;
    lossRow.logits = row.data();
    lossRow.outputs = static_cast<std::int64_t>(row.size());
    lossRow.label = label;
    const LossSums sums = sumsOf(loss, lossRow);
    return {firstClass(loss, row), sums.loss, sums.top1 == 1, sums.top5 == 1};
}

} // namespace trainyard
