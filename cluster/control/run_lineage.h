// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "storage/store/run_store.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// What one run has from another.
enum class RunRelation {
    Weights,  ///< it started from the weights of a checkpoint
    Schedule, ///< the same, and went on with its step count, learning rate and order of data
    Mask,     ///< its mask was judged by a checkpoint's weights
    Reset,    ///< its remaining weights were reset to a checkpoint's
    Barrier,  ///< it measured the error on the line to a checkpoint
    Clone     ///< a person cloned its settings; it has nothing of its weights
};
std::string_view name(RunRelation relation); ///< "weights", "schedule", "mask", "reset", "barrier", "clone"

/// Another run in the lineage of one.
struct RelatedRun {
    RunRelation relation = RunRelation::Weights;
    std::string id;
    std::string name; ///< empty if the store does not know the run
    JobState state = JobState::Unknown;
    std::string checkpoint; ///< as the spec of the younger run names it
    friend bool operator==(const RelatedRun&, const RelatedRun&) = default;
};

struct RunLineage {
    std::vector<RelatedRun> from;                           ///< the runs that this one needed
    std::vector<RelatedRun> to;                             ///< the runs that needed this one, oldest first
    std::string campaign, campaignName, campaignKind, cell; ///< empty if it belongs to none
};

/// Asks the store for the run's relatives; those in the trash are among them. Not on the GUI thread.
RunLineage readLineage(StoreReader& reader, const RunRow& run);

/// Runs that are not over and need checkpoints of one of `rows`, but are none of `rows` themselves.
std::vector<RunRow> unfinishedRunsNeeding(StoreReader& reader, const std::vector<RunRow>& rows);

} // namespace trainyard
