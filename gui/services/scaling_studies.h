// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/scaling_study.h"
#include "cluster/campaigns/study_curves.h"
#include "gui/services/launcher.h"
#include "storage/store/run_store.h"

#include <string>
#include <vector>

namespace trainyard {

/// A study that was queued.
struct StartedStudy {
    std::string campaign;
    std::vector<std::string> runs; ///< ids, in the plan's order
    std::vector<StudyRemark> remarks;
};

/// Stores the study as a campaign (with a new id when it has none) and queues all its runs. Each waits for the machine
/// to be free, so that none disturbs another's measurement. Throws Failure(BadInput), before anything is stored, for a study
/// that cannot be made. Waits for the store: never in the GUI thread.
StartedStudy startScalingStudy(RunStore& store, Launcher& launcher, ScalingStudy study);

/// What the store has of a study.
struct StoredStudy {
    CampaignRow campaign;
    RunSpec base;                  ///< of the first of its runs
    std::vector<StudyRun> runs;    ///< by their time of creation; runs of other cells' names are left out
};

/// The campaign meant by an id, the unique beginning of one, or an exact name. Throws Failure(NotFound or BadInput).
CampaignRow findCampaign(StoreReader& reader, const std::string& text);
/// Reads the points of every run: for reports, not for live pages. Throws Failure(NotFound) when no run is left,
/// BadInput when the campaign is no scaling study.
StoredStudy readScalingStudy(StoreReader& reader, const CampaignRow& campaign);

/// Whether the campaign is a study whose runs want a machine for themselves.
bool wantsMachineAlone(StoreReader& reader, const std::string& campaign);

} // namespace trainyard
