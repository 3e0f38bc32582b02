// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/op.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// What a net says of one input.
struct Prediction {
    int predicted = -1;     ///< the class that ranks first, as LossSums counts it; −1 when all logits are NaN
    double loss = 0.0;      ///< as validation computes it for the label
    bool correct = false;   ///< as LossSums counts top-1
    bool amongFive = false; ///< … and top-5
};

/// A value for each class from one row of logits; protocol/examined_net.h says what they are (ScoreKind). Two values
/// for a single logit x: the second class has σ(x) (for the squared error x), the first what is left to 1.
std::vector<double> classScores(const Op& loss, std::span<const float> logits);

/// Classes with the highest scores, at most so many, highest first; equal ones by index. NaN comes last.
std::vector<int> rankedClasses(std::span<const double> scores, int most);

/// `row`: the logits of one sample. The loss op decides what is right.
Prediction predictionOf(const Op& loss, std::span<const float> row, std::int32_t label);

/// The class that a row of logits ranks first: −1 when all are NaN.
int firstClass(const Op& loss, std::span<const float> row);

} // namespace trainyard
