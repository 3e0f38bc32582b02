// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/pruning/masks.h"

#include <functional>

namespace trainyard {

/// Scores, and masks of what earlier rounds have pruned.
struct Judgement {
    std::vector<NamedTensor> scores;
    std::vector<NamedTensor> before;
};

inline constexpr int kSynFlowRounds = 100;

/// SynFlow (Tanaka, Kunin, Yamins, Ganguli, "Pruning neural networks without any data by iteratively conserving
/// synaptic flow", 2020): with R = Σ logits of the net whose weights are |w| for an input of ones, a weight's score is
/// |w · ∂R/∂w|. In round k of n so much is pruned that (1 − s)^(k/n) of the weights are left; the last round is the
/// caller's. Rectifiers and dropout pass everything on (all values are ≥ 0), batch-norm multiplies by |γ|, shifts and
/// biases count as 0. Computed in fp64 on one thread.
/// `weights`: of the net, as in Network::state(). `working` is called once a round. Throws Failure(Unsupported) for a
/// layer that no flow is defined through (recurrent layers, embeddings, products, layer-norm).
Judgement synFlow(const Graph& graph, std::span<const WeightTensor> tensors, std::span<const NamedTensor> weights,
                  const PruningSpec& pruning, int rounds = kSynFlowRounds, const std::function<void()>& working = {});

/// One round: |w · ∂R/∂w| of each prunable tensor where `masks` (may be empty) keep w.
std::vector<NamedTensor> synapticFlow(const Graph& graph, std::span<const WeightTensor> tensors,
                                      std::span<const NamedTensor> weights, std::span<const NamedTensor> masks);

} // namespace trainyard
