// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "storage/store/run_store.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A run whose training loss became infinite or NaN, or ended far beyond that of a guess.
struct DivergedRun {
    std::string id;
    std::string name;
    double rate = 0.0;      ///< base learning rate after the scaling rule
    std::int64_t batch = 0; ///< effective batch size
};

/// Whether one of the runs predicts the other: same model, data and kind of optimizer.
bool sameFamily(const RunSpec& a, const RunSpec& b);
/// Local runs with this spec's model, data and optimizer that diverged, by ascending learning rate. On the store's
/// thread.
std::vector<DivergedRun> readDivergedRuns(StoreReader& reader, const RunSpec& spec);

/// A warning for the plan of a spec, such as a clone, if one of them diverged at its effective learning rate or a lower
/// one; it names the run with the lowest. Pure.
std::optional<SpecProblem> divergedWarning(const std::vector<DivergedRun>& runs, const RunSpec& spec);

} // namespace trainyard
