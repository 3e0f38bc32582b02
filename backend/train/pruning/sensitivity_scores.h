// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"
#include "backend/pruning/synflow.h"
#include "backend/train/network/network.h"

#include <functional>
#include <memory>
#include <vector>

namespace trainyard {

/// What judging weights before training needs.
struct SensitivityQuestion {
    const RunSpec& spec;
    const NetworkOptions& options;  ///< of the run's network
    const Graph& graph;             ///< as it was built from
    std::vector<NamedTensor> state; ///< whose weights are judged
    std::shared_ptr<const Dataset> dataset;
    std::function<void()> working; ///< called now and then
};

/// SynFlow, or SNIP (Lee, Ajanthan, Torr, "SNIP: Single-shot network pruning based on connection sensitivity", 2019):
/// |w · ∂L/∂w|, L the mean loss of the first `score_batches` training batches of epoch 0. A batch is that of all ranks
/// that share one, so that their number decides nothing; the same on every rank. Trains nothing.
Judgement judgeSensitivity(const SensitivityQuestion& question);

} // namespace trainyard
