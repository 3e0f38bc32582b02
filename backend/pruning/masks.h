// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/named_tensor.h"
#include "backend/pruning/weight_tensors.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// The number of weights left in one prunable tensor.
struct LayerLeft {
    std::string layer;
    std::int64_t weights = 0;
    std::int64_t left = 0;

    double sparsity() const { return weights > 0 ? 1.0 - double(left) / double(weights) : 0.0; }
};

/// A network's masks and the number of weights they leave.
struct NetMasks {
    /// By parameter, 1 = kept, 0 = pruned, in the parameter's shape. Covers prunable weights, and the values of filters
    /// that were pruned completely (WeightTensor::ofFilters).
    std::vector<NamedTensor> masks;
    std::vector<LayerLeft> layers;   ///< prunable tensors in forward order
    std::optional<double> threshold; ///< largest pruned score, if all layers were compared

    std::int64_t weights() const;
    std::int64_t left() const;
    double sparsity() const; ///< pruned share of the prunable weights
};

/// How much to prune: the spec's amount, or `sparsity` instead (for a step of a schedule).
struct MaskGoal {
    const PruningSpec& pruning;
    std::optional<double> sparsity;
    std::uint64_t seed = 1; ///< for random choices
};

/// Chooses the weights to prune, lowest scores first. `scores` contains a tensor for each prunable one, with its name
/// and shape; NaN counts as 0, infinities are pruned last. Weights pruned in `before` stay pruned and count towards the
/// goal. Equal scores are pruned in the order of tensors and elements, so the result is the same on every machine.
/// Throws Failure(BadInput) for a threshold that no weight exceeds, and if a layer would keep no weight.
NetMasks makeMasks(std::span<const WeightTensor> tensors, std::span<const NamedTensor> scores, const MaskGoal& goal,
                   std::span<const NamedTensor> before = {});

/// Magnitude scores: |w| of the prunable tensors in `state` (as from NetworkState::tensors()).
std::vector<NamedTensor> magnitudeScores(std::span<const WeightTensor> tensors, std::span<const NamedTensor> state);
/// Independent random scores, keyed by the seed.
std::vector<NamedTensor> randomScores(std::span<const WeightTensor> tensors, std::uint64_t seed);

/// The masks in a net's state or a checkpoint, by parameter.
std::vector<NamedTensor> masksIn(std::span<const NamedTensor> state);
/// Counts what masks leave of the prunable tensors; a tensor without a mask is complete.
NetMasks described(std::span<const WeightTensor> tensors, std::vector<NamedTensor> masks);
/// The share of the weights kept by `now` that `before` does not keep; 0 if `now` keeps none. Both must come from the
/// same tensors.
double maskDistance(const NetMasks& before, const NetMasks& now);

inline constexpr const char* kMaskEnding = "/mask"; ///< suffix of a mask's name in a network's state

/// Throws Failure(Internal) when a pruned weight of a checkpoint, or its optimizer state, is not exactly zero.
void checkMasksHold(const std::vector<NamedTensor>& tensors);

} // namespace trainyard
