// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/run_series.h"
#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/scaling_study.h"
#include "cluster/campaigns/study_curves.h"
#include "cluster/campaigns/study_forecast.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_cache.h"
#include "storage/store/run_store.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A campaign that was queued.
struct StartedCampaign {
    std::string campaign;
    std::vector<std::string> runs;       ///< ids, in the plan's order
    std::vector<CampaignRemark> remarks; ///< of a scaling study
};

/// Throws Failure(BadInput) with all of them if there are any.
void requireNoProblems(const std::vector<CampaignRemark>& problems, const char* operation, const std::string& name);
/// Stores the campaign together with the request to queue its cells, and queues them.
void startCampaign(RunStore& store, Launcher& launcher, const CampaignRow& campaign);

/// Stores the campaign (with a new id when it has none) together with the request to queue its cells, and queues them.
/// A crash in between loses nothing: whoever launches next queues the rest. Each run of a study waits for the machine
/// to be free, so that none disturbs another's measurement. Throws Failure(BadInput), before anything is stored, for
/// one that cannot be made. Waits for the store: never in the GUI thread.
StartedCampaign startScalingStudy(RunStore& store, Launcher& launcher, ScalingStudy study,
                                  const StudyTolerance& tolerance = {}, const CampaignPlace& place = {});
StartedCampaign startRunSeries(RunStore& store, Launcher& launcher, RunSeries series, const CampaignPlace& place = {});

/// What the store has of a study.
struct StoredStudy {
    CampaignRow campaign;
    RunSpec base;               ///< of the first of its runs
    std::vector<StudyRun> runs; ///< by their time of creation; runs of other cells' names are left out
    std::vector<RunRow> rows;   ///< of all runs, also of those left out
};

/// What the points and messages of a run tell.
struct StudyFacts {
    std::map<std::string, StudyCurve> curves; ///< by series
    bool atChance = false;
};
using StudyCache = RunCache<StudyFacts>;

/// The campaign meant by an id, the unique beginning of one, or an exact name. Where several are meant, one of this
/// kind is, if it is the only one; an empty kind prefers none. Throws Failure(NotFound or BadInput).
CampaignRow findCampaign(StoreReader& reader, const std::string& text, std::string_view kind = {});
/// Reads the points of every run: for reports, not for live pages. Throws Failure(NotFound) when no run is left,
/// BadInput when the campaign is no scaling study.
StoredStudy readScalingStudy(StoreReader& reader, const CampaignRow& campaign, StudyCache* cache = nullptr);

/// Cores of this machine where all the runs trained on it; 0 = not known.
int studyCores(const std::vector<RunRow>& rows);
/// What forecastStudy() needs of a study that was read.
ForecastBasis studyBasis(const RunSpec& base, const std::vector<StudyRun>& runs, const std::vector<RunRow>& rows);

/// Whether the campaign is a study whose runs want a machine for themselves.
bool wantsMachineAlone(StoreReader& reader, const std::string& campaign);

} // namespace trainyard
