// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/graph/graph.h"
#include "backend/protocol/run_spec.h"
#include "backend/pruning/synflow.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/network/network.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace trainyard {

/// What a mask before training is made from.
struct PruningStart {
    const RunSpec& spec;
    const Graph& graph;               ///< as the network was built from, unfused
    std::filesystem::path runsFolder; ///< where runs lie that a reference names
    /// By a method that needs more than weights, of those that the network has.
    std::function<Judgement()> judge;
};

struct PrunedStart {
    NetMasks masks;
    std::optional<CheckpointInfo> continuesFrom; ///< where the run's steps are counted on from
    std::vector<Reason> told;                    ///< where mask and weights come from, sentences for the log
};

/// Judges the weights, sets the mask and the values that training starts with. Throws Failure: NotFound for a
/// checkpoint that is not there, BadInput for one of another net, where a layer would vanish and for unknown names of
/// layers.
PrunedStart startPruned(Network& network, const PruningStart& start);

/// Values of an initialisation that the seed gives no other run.
std::vector<NamedTensor> redrawn(const Graph& graph, std::uint64_t seed);

} // namespace trainyard
