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

struct SynFlowOptions {
    int rounds = kSynFlowRounds;
    int threads = 1;
    std::function<void()> working = {}; ///< called once per round
};

/// SynFlow (Tanaka, Kunin, Yamins, Ganguli, "Pruning neural networks without any data by iteratively conserving
/// synaptic flow", 2020): with R = Σ logits of the network with weights |w| for an input of ones, a weight's score is
/// |w · ∂R/∂w|. Round k of n prunes so that (1 − s)^(k/n) of the weights are left; the caller does the last round.
/// Rectifiers and dropout are identities (all values are ≥ 0), batch-norm multiplies by |γ|, shifts and biases are 0.
/// Computed in fp64, as the published method does: values are not normalised between layers, so they grow in every
/// layer by about the sum of a filter's |w| and exceed fp32's 3e38 in a ResNet-50 at 224 × 224. The bits do not depend
/// on the number of threads. `weights`: the network's, as in NetworkState::tensors(). Throws Failure(Unsupported) for
/// layers without a defined flow: recurrent layers and products, where a gate multiplies one flow by another, so that R
/// is not linear in each layer's weights, on which the method rests; embeddings, which have no input of ones; and
/// layer-norm, whose output does not grow with its input.
Judgement synFlow(const Graph& graph, std::span<const WeightTensor> tensors, std::span<const NamedTensor> weights,
                  const PruningSpec& pruning, const SynFlowOptions& options = {});

/// One round: |w · ∂R/∂w| for each prunable tensor, divided by the largest of all, with the weights that `masks` (may
/// be empty) keep.
std::vector<NamedTensor> synapticFlow(const Graph& graph, std::span<const WeightTensor> tensors,
                                      std::span<const NamedTensor> weights, std::span<const NamedTensor> masks,
                                      int threads = 1);

} // namespace trainyard
