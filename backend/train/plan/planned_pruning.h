// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/named_tensor.h"
#include "backend/protocol/plan.h"
#include "backend/train/network/network.h"

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// What pruning would leave. Weights of a checkpoint are read again only when the file has changed: a form asks at
/// every key.
class PlannedPruning {
public:
    /// Fills answer.pruning. What is wrong becomes problems of /pruning/…: a checkpoint that is not there or of another
    /// net, a layer that would vanish, a threshold above every weight, names of layers that the net does not have.
    /// `options` are the network's, with the graph of a model from a file; runs that a reference names lie in
    /// `runsFolder`.
    void look(const RunSpec& spec, const NetworkOptions& options, const std::filesystem::path& runsFolder,
              PlanAnswer& answer);

private:
    /// The state that `reference` means; empty, with a problem of `key`, when there is none.
    const std::vector<NamedTensor>& read(const char* key, const std::string& reference,
                                         const std::filesystem::path& runsFolder, PlanAnswer& answer);

    std::string m_seen; ///< path, size and time of what m_state was read from
    std::vector<NamedTensor> m_state;
};

} // namespace trainyard
