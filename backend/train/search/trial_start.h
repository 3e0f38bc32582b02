// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/search_folder.h"

#include <optional>

namespace trainyard {

/// The search that a run belongs to and its place there.
struct SearchPlace {
    SearchFolder folder;
    SearchPlan plan;
    int slot = 1;
};

/// nullopt for a run that belongs to no search. Throws Failure if the search's plan is missing or damaged.
std::optional<SearchPlace> searchPlaceOf(const RunDirectory& directory, const RunSpec& spec);

/// Before a run of a search trains for the first time, asks the search what to train, records that in the search's
/// folder, and writes the values into the run's spec.json. A run that has asked before keeps its point. Returns why
/// there is nothing to train; empty: the run trains. Does nothing for other runs. Needs the run's lock. Throws Failure.
Reason beginTrial(const RunDirectory& directory);

/// Records how the run of a search has ended, once its result is written. Does nothing for other runs. Does not throw.
void endTrial(const RunDirectory& directory, ExitCode code);

} // namespace trainyard
