// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/pruning/masks.h"

#include <functional>

namespace trainyard {

/// Scores, and the masks from earlier rounds.
struct Judgement {
    std::vector<NamedTensor> scores;
    std::vector<NamedTensor> before;
};

inline constexpr int kSynFlowRounds = 100;

/// SynFlow (Tanaka, Kunin, Yamins, Ganguli, "Pruning neural networks without any data by iteratively conserving
/// synaptic flow", 2020): with R = Σ logits of the network with weights |w| for an input of ones, a weight's score is
/// |w · ∂R/∂w|. Round k of n prunes so that (1 − s)^(k/n) of the weights are left; the caller does the last round.
/// Rectifiers and dropout are identities (all values are ≥ 0), batch-norm multiplies by |γ|, shifts and biases are 0.
/// Computed in fp64 on one thread.
/// `weights`: the network's, as in Network::state(). Calls `working` once per round. Throws Failure(Unsupported) for
/// layers without a defined flow (recurrent layers, embeddings, products, layer-norm).
Judgement synFlow(const Graph& graph, std::span<const WeightTensor> tensors, std::span<const NamedTensor> weights,
                  const PruningSpec& pruning, int rounds = kSynFlowRounds, const std::function<void()>& working = {});

/// One round: |w · ∂R/∂w| for each prunable tensor, divided by the largest of all, with the weights that `masks` (may
/// be empty) keep.
std::vector<NamedTensor> synapticFlow(const Graph& graph, std::span<const WeightTensor> tensors,
                                      std::span<const NamedTensor> weights, std::span<const NamedTensor> masks);

} // namespace trainyard
