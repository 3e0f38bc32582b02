// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/weight_magnitudes.h"
#include "backend/pruning/sorted_magnitudes.h"

#include <vector>

namespace trainyard {

/// The percentiles and thresholds at which to compute WeightMagnitudes::marks.
struct MarkChoice {
    std::vector<double> percentiles; ///< of the prunable weights, 0…100
    std::vector<double> thresholds;  ///< ≥ 0
};

/// Counts the weights of `layers`, whose members other than `spread` and `left` must be set. Fills `spread`, `left`
/// (empty for NormOrBias), `all` and `marks` (ascending percentiles, then ascending thresholds). `read` reads a layer's
/// weights by its index, once each. Throws the exceptions of `read`, and Failure(BadInput) if a layer's number of
/// weights does not match its shape.
WeightMagnitudes countMagnitudes(std::vector<LayerMagnitudes> layers, const WeightReader& read, const MarkChoice& marks,
                                 int threads = 0);

} // namespace trainyard
