// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/core_plan.h"
#include "backend/protocol/rank_layout.h"

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// Trains a run with the processes of this layout on this machine: starts a process of this engine for each, with
/// memory that they share, and waits for all. Each process is bound to its cores in
/// `cores`, placeRun() of the spec. Signals that ask a run to stop or to save are passed on. A rank that dies
/// ends the others, which are told why; who does not leave within half a minute is killed, who is stopped (SIGSTOP) at
/// once. If a run is to stop and a rank is frozen, the rank is woken, so that it can save with the others, and killed
/// if that does not help (FrozenWatch). Ranks whose starter is killed stop after a checkpoint. `gpus`: usableGpus(), of
/// which each sees its own alone. Returns the exit code of the first rank that failed, else theirs. Throws Failure when
/// a rank cannot be started.
int launchRanks(const std::filesystem::path& directory, const RankLayout& layout, const std::vector<std::string>& gpus,
                const CorePlan& cores);

} // namespace trainyard
