// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/distributed/asynchronous_rules.h"
#include "backend/train/network/network.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace trainyard {

/// Where a process of an asynchronous run goes on from a state of its own, if there is one.
struct OwnBegin {
    std::filesystem::path runDirectory;
    std::int64_t step = 0; ///< of the checkpoint; 0 = it is a new run
    std::function<void(const Reason&)> tell;
};

/// What a worker of an asynchronous run has of its own and the master's checkpoint does not: with EASGD its weights and
/// the state of its optimizer, with GEM the proxy; and a lower master's centre, with EASGD. A file each,
/// workers/rank-0002.safetensors or workers/master-0001.safetensors, of one checkpoint's step; where it belongs to
/// another, is damaged or not there, the process begins from the top master's weights, as a new one does.
class WorkerState {
public:
    enum class Role { Worker, Master };
    WorkerState(std::filesystem::path runDirectory, std::string run, int rank, DistributionMode mode,
                Role role = Role::Worker);

    /// Of a mode without such a state nothing is written. Throws Failure.
    void save(std::int64_t step, std::int64_t updates, Network& network, const EnergyMatching& energy) const;
    /// The updates of its optimizer so far; nullopt, and nothing changed, when there is no state of this step. `why`
    /// says in a sentence what is wrong with one that is there.
    std::optional<std::int64_t> load(std::int64_t step, Network& network, EnergyMatching& energy, Reason& why) const;

private:
    const std::filesystem::path m_file;
    const std::string m_run;
    const DistributionMode m_mode;
};

} // namespace trainyard
