// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/weight_magnitudes.h"
#include "backend/pruning/sorted_magnitudes.h"

#include <vector>

namespace trainyard {

/// Where WeightMagnitudes::marks are wanted.
struct MarkChoice {
    std::vector<double> percentiles; ///< of the prunable weights, 0…100
    std::vector<double> thresholds;  ///< ≥ 0
};

/// Counts the weights of `layers`, of which everything but `spread` and `left` is there: fills those, `all` and
/// `marks` (percentiles ascending, then thresholds ascending). `left` stays empty for NormOrBias. `read` brings a
/// layer's weights by its place; each is read once. Throws what `read` does, and Failure(BadInput) when a layer has not
/// as many weights as its shape says.
WeightMagnitudes countMagnitudes(std::vector<LayerMagnitudes> layers, const WeightReader& read, const MarkChoice& marks,
                                 int threads = 0);

} // namespace trainyard
