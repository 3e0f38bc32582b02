// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "storage/store/run_store.h"

#include <cstdint>
#include <optional>
#include <string>

namespace trainyard {

/// Whether a step of both costs the same but for the number of ranks and the batch: net, shape of the data, precision,
/// device, threads and kind of distribution.
bool stepsAlike(const RunSpec& a, const RunSpec& b);

/// A whole run of the store whose time tells what another one will take.
struct ComparableRun {
    std::string id, name;
    double seconds = 0.0;   ///< by the clock, validation and checkpoints included
    std::int64_t steps = 0; ///< that it trained in them; a program may tell none
    std::int64_t batch = 0; ///< of all ranks together

    /// For a run of the engine: what a run of so many steps with batches of `effectiveBatch` would take: the same a
    /// step, of another batch the same a sample.
    double secondsFor(std::int64_t stepsWanted, std::int64_t effectiveBatch) const;
};

/// The newest dense run that went from its initialisation to its end on this machine, with a step like the spec's, the
/// same number of ranks and the same kind of data; one of the same batch before one of another. For a program, the
/// newest run of the same command with as many ranks; one with the same parameters before one with others.
std::optional<ComparableRun> findComparableRun(StoreReader& reader, const RunSpec& spec, const std::string& machine);

/// What an attempt took by the clock; of several what was trained, for the waiting between them does not count.
/// `elapsedBefore`: what the engine's clock showed at the end of the run that this one goes on with.
double secondsTaken(const RunRow& row, double elapsedBefore = 0.0);

} // namespace trainyard
