// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/exit_code.h"
#include "backend/train/ranks/rank_group.h"

#include <filesystem>

namespace trainyard {

/// Trains the run in a run directory as a new attempt, from its newest whole checkpoint or from the beginning; a run
/// that is complete is left as it is. Blocks until the run has ended or has been asked to stop. Every failure is told
/// in one sentence on standard error and, once the attempt has begun, by a fault event and result.json. Throws nothing.
/// Uses the process's signals and the log sink: one at a time.
ExitCode runTraining(const std::filesystem::path& directory);
/// The same as one of several ranks, which all call it; rank 0 writes the attempt, the others only events of their own.
/// RunRequests::begin() has been called. What goes wrong on one rank ends all.
ExitCode runTraining(const std::filesystem::path& directory, RankGroup& ranks);

} // namespace trainyard
