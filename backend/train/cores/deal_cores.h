// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/core_plan.h"
#include "backend/train/cores/core_topology.h"

#include <vector>

namespace trainyard {

/// A process that gets cores.
struct CoreSeeker {
    bool master = false;   ///< needs one core
    std::vector<int> near; ///< hardware threads beside its GPU; empty without a GPU
};

/// The cores of each process: one for a master; the others are divided evenly among the training ranks. They are whole
/// cores if there are enough of them, else hardware threads. Empty if there are too few for each to have one.
/// Auto: neighbours, each rank's nearest first. Compact: the same, but a rank with a GPU gets only cores beside it,
/// divided among the ranks that have the same ones. Scatter: cores in turn.
std::vector<ProcessCores> dealCores(const std::vector<Core>& cores, const std::vector<CoreSeeker>& processes,
                                    CorePlacement placement);

} // namespace trainyard
