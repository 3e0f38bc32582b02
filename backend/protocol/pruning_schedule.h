// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/pruning_spec.h"

#include <cstdint>
#include <vector>

namespace trainyard {

/// A new mask while a run trains.
struct MaskChange {
    std::int64_t step = 0; ///< applies after this many steps of the whole run and before the next; 0 = before the first
    double sparsity = 0.0; ///< share of the prunable weights that are zero from then on
    friend bool operator==(const MaskChange&, const MaskChange&) = default;
};

/// When a run of `epochs` prunes and how much, in ascending order. Empty for a mask before training, whose amount may
/// be a threshold.
///   gradual (Zhu & Gupta, "To prune, or not to prune", 2017, equation 1): t₀ and t₁ are the steps of begin and end,
///   Δt = every_steps, t = t₀, t₀ + Δt, … t₁:
///       s(t) = s_f + (s_i − s_f) · (1 − (t − t₀) / (t₁ − t₀))³
///   iterative, k rounds of p, T steps in total: round r is at step round(r · T / (k + 1)), s = 1 − (1 − p)^r
std::vector<MaskChange> maskChanges(const PruningSpec& pruning, int epochs, std::int64_t stepsPerEpoch);

/// Share of the prunable weights that are zero at the end, as far as the spec determines it: the sparsity, the result
/// of all rounds, one half for 2:4, or a percentile's share (equal scores may prune more). −1 for a threshold and
/// without pruning.
double finalSparsity(const PruningSpec& pruning);

} // namespace trainyard
