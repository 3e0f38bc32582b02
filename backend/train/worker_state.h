// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/asynchronous_rules.h"
#include "backend/train/network.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace trainyard {

/// What a worker of an asynchronous run has of its own and the master's checkpoint does not: with EASGD its weights and the
/// state of its optimizer, with GEM the proxy. A file a worker, workers/rank-0002.safetensors, of one checkpoint's step;
/// where it belongs to another, is damaged or not there, the worker begins from the master's weights, as a new one does.
class WorkerState {
public:
    WorkerState(std::filesystem::path runDirectory, std::string run, int rank, DistributionMode mode);

    /// Of a mode without such a state nothing is written. Throws Failure.
    void save(std::int64_t step, std::int64_t updates, Network& network, const EnergyMatching& energy) const;
    /// The updates of its optimizer so far; nullopt, and nothing changed, when there is no state of this step. `why` says
    /// in a sentence what is wrong with one that is there.
    std::optional<std::int64_t> load(std::int64_t step, Network& network, EnergyMatching& energy, std::string& why) const;

private:
    const std::filesystem::path m_file;
    const std::string m_run;
    const DistributionMode m_mode;
};

} // namespace trainyard
