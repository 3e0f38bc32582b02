// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/pruning_schedule.h"
#include "backend/protocol/run_spec.h"
#include "backend/pruning/masks.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

class Network;

/// What is pruned while a run trains, and when. On every rank the same, since all ranks have the same weights.
class RunPruning {
public:
    /// `tensors`: of the network's graph, with the spec's choice of layers.
    RunPruning(const RunSpec& spec, std::vector<WeightTensor> tensors, std::int64_t stepsPerEpoch);

    /// Looks at the masks that the network has: of a mask before training, or of a checkpoint. `threshold`: the largest
    /// score that went, where it is known.
    void look(const Network& network, std::optional<double> threshold = std::nullopt);
    /// Whether the network has masks, as look() or change() saw it.
    bool pruned() const { return m_pruned; }
    /// Whether a new mask is due when so many steps of the run are done.
    bool changesAt(std::int64_t position) const;
    /// Whether people are told of the mask that is due there: of each round, and of the last of a gradual schedule.
    bool tellsAt(std::int64_t position) const;
    /// Sets the mask that is due there. Done twice at one position it gives the same mask. Throws Failure(BadInput)
    /// where a layer would vanish.
    void change(Network& network, std::int64_t position);

    /// Weights and what is left of them.
    const NetMasks& masks() const { return m_now; }
    /// Series of the present masks: the whole net's sparsity, each layer's, and the threshold of |w| that made them.
    std::vector<std::pair<std::string, double>> values() const;
    /// Compares the mask that `monitoring.mask_share` would now give with the one of the call before; nullopt when it
    /// is off, and the first time.
    std::optional<double> settled(const Network& network);

private:
    const PruningSpec m_pruning;
    const double m_watchedShare;
    const std::uint64_t m_seed;
    const std::vector<WeightTensor> m_tensors;
    const std::vector<MaskChange> m_changes;
    NetMasks m_now; ///< its masks only while they are needed
    std::optional<NetMasks> m_watched;
    bool m_pruned = false;
};

/// What masks leave, as one sentence.
Reason sparsityReason(const NetMasks& masks);

} // namespace trainyard
