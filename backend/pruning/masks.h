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

/// What is left of one prunable tensor.
struct LayerLeft {
    std::string layer;
    std::int64_t weights = 0;
    std::int64_t left = 0;

    double sparsity() const { return weights > 0 ? 1.0 - double(left) / double(weights) : 0.0; }
};

/// The masks of a net and what they leave.
struct NetMasks {
    /// By parameter, 1 = kept, 0 = pruned, in the parameter's shape. Besides prunable weights those values that belong
    /// to a filter that was pruned whole (WeightTensor::ofFilters).
    std::vector<NamedTensor> masks;
    std::vector<LayerLeft> layers;   ///< prunable tensors in forward order
    std::optional<double> threshold; ///< largest score that was pruned, where all layers were compared

    std::int64_t weights() const;
    std::int64_t left() const;
    double sparsity() const; ///< share of the prunable weights that is pruned
};

/// How much a mask is to prune: the spec's own amount, or a share instead (a step of a schedule).
struct MaskGoal {
    const PruningSpec& pruning;
    std::optional<double> sparsity;
    std::uint64_t seed = 1; ///< of what is random
};

/// Chooses what is pruned. `scores`: a tensor for each prunable one, by its name, in its shape; NaN counts as 0, an
/// infinite one is never pruned first. `before`: masks whose pruned weights stay pruned; they are the first to go.
/// Equal scores are pruned in the order of tensors and elements, so the same scores give the same masks anywhere.
/// Throws Failure(BadInput) for a threshold that no weight exceeds, and where a layer would keep nothing.
NetMasks makeMasks(std::span<const WeightTensor> tensors, std::span<const NamedTensor> scores, const MaskGoal& goal,
                   std::span<const NamedTensor> before = {});

/// Scores by magnitude: the prunable ones of `state` (as Network::state() gives it), each |w|.
std::vector<NamedTensor> magnitudeScores(std::span<const WeightTensor> tensors, std::span<const NamedTensor> state);
/// Independent of each other, keyed by the seed.
std::vector<NamedTensor> randomScores(std::span<const WeightTensor> tensors, std::uint64_t seed);

/// The masks in a net's state or a checkpoint, by parameter.
std::vector<NamedTensor> masksIn(std::span<const NamedTensor> state);
/// What masks leave of the prunable tensors; of one without a mask all.
NetMasks described(std::span<const WeightTensor> tensors, std::vector<NamedTensor> masks);
/// Share of the weights kept by `now` that `before` does not keep; 0 when nothing is kept. Both from the same tensors.
double maskDistance(const NetMasks& before, const NetMasks& now);

inline constexpr const char* kMaskEnding = "/mask"; ///< of a mask's name in a net's state

} // namespace trainyard
