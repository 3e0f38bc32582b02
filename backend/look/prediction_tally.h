// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/exact_sum.h"
#include "backend/ops/op.h"
#include "backend/protocol/prediction_report.h"

#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace trainyard {

/// Which mistakes a report lists.
struct MistakeChoice {
    int top = 24;           ///< of each order
    int from = -1, to = -1; ///< classes of a cell of the confusion matrix, or −1
};

/// Counts a net's predictions, sample by sample.
class PredictionTally {
public:
    static constexpr int kBins = 15; ///< of the calibration

    PredictionTally(const Op& loss, int classes, ScoreKind score);

    /// The logits of so many samples, row after row. Throws Failure(BadInput) if all logits of one are NaN.
    void add(std::span<const float> logits, std::span<const std::int32_t> labels,
             std::span<const std::int64_t> indices);
    std::int64_t samples() const { return m_samples; }
    /// Everything that is counted here; the mistakes without their names.
    void fill(PredictionReport& report, const MistakeChoice& choice) const;

private:
    void addOne(std::span<const float> row, std::int32_t label, std::int64_t index, double& loss);
    void addToBin(double confidence, bool correct);
    void fillClasses(PredictionReport& report) const;
    void fillCalibration(PredictionReport& report) const;
    void fillMistakes(PredictionReport& report, const MistakeChoice& choice) const;

    struct Bin {
        std::int64_t samples = 0, correct = 0;
        double confidence = 0.0;
    };
    const Op& m_loss;
    int m_classes;
    ScoreKind m_score;
    std::int64_t m_samples = 0, m_correct = 0, m_amongFive = 0;
    ExactSum m_lossSum;
    std::map<std::pair<int, int>, std::int64_t> m_cells;
    std::vector<Bin> m_bins;
    std::vector<Mistake> m_mistakes;
};

/// The 95 % interval of Wilson (1927) for `correct` of `samples` > 0:
/// (p + z²/2n ± z √(p (1 − p)/n + z²/4n²)) / (1 + z²/n) with z = 1.959964.
std::pair<double, double> wilsonInterval(std::int64_t correct, std::int64_t samples);

} // namespace trainyard
