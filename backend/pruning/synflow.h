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

struct SynFlowOptions {
    int rounds = kSynFlowRounds;
    int threads = 1;
    std::function<void()> working = {}; ///< called once a round
};

/// SynFlow (Tanaka, Kunin, Yamins, Ganguli, "Pruning neural networks without any data by iteratively conserving
/// synaptic flow", 2020): with R = Σ logits of the net whose weights are |w| for an input of ones, a weight's score is
/// |w · ∂R/∂w|. In round k of n so much is pruned that (1 − s)^(k/n) of the weights are left; the last round is the
/// caller's. Rectifiers and dropout pass everything on (all values are ≥ 0), batch-norm multiplies by |γ|, shifts and
/// biases count as 0.
/// In fp64: nothing cancels and nothing is normalised on the way, so that values grow by about the sum of a filter's
/// |w| in every layer. In a ResNet-50 at 224 × 224 they pass fp32's 3e38; the published method turns to fp64, too.
/// Any number of threads gives the same bits.
/// `weights`: of the net, as in Network::state(). Throws Failure(Unsupported) for a layer that no flow is defined
/// through. Those are recurrent layers and products, where a gate multiplies one flow by another: R is then not linear
/// in the weights of each layer, on which the conservation of flow and so the method rests; embeddings, which have no
/// input of ones; and layer-norm, whose output does not grow with its input.
Judgement synFlow(const Graph& graph, std::span<const WeightTensor> tensors, std::span<const NamedTensor> weights,
                  const PruningSpec& pruning, const SynFlowOptions& options = {});

/// One round: |w · ∂R/∂w| of each prunable tensor where `masks` (may be empty) keep w, as shares of the largest one.
std::vector<NamedTensor> synapticFlow(const Graph& graph, std::span<const WeightTensor> tensors,
                                      std::span<const NamedTensor> weights, std::span<const NamedTensor> masks,
                                      int threads = 1);

} // namespace trainyard
