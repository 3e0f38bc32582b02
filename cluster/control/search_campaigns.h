// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/search_report.h"
#include "cluster/campaigns/search_study.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_cache.h"
#include "storage/store/run_store.h"

#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// A search that was queued.
struct StartedSearch {
    std::string campaign;
    std::vector<std::string> runs; ///< ids, by slot
};

/// Stores the campaign together with the request to queue its runs, and queues them. A crash in between loses nothing.
/// Throws Failure(BadInput), before anything is stored, for a search that cannot be made. Waits for the store: never in
/// the GUI thread. `id`: the campaign's id; empty: a new one.
StartedSearch startSearch(RunStore& store, Launcher& launcher, SearchPlan plan, RunSpec base, std::string name,
                          const CampaignPlace& place = {}, std::string id = {});

/// What a search may spend beyond its plan. Hours can be added only where the plan limits them.
struct SearchExtension {
    int runs = 0;             ///< more of them, 0…
    double hours = 0.0;       ///< from now on, but never less than the plan has left; 0: as the plan says
    double deviceHours = 0.0; ///< the same, of device time
    friend bool operator==(const SearchExtension&, const SearchExtension&) = default;
};

struct StoredSearch;
/// The plan with what the extension adds. Throws Failure(BadInput) for one that adds nothing or hours without a limit,
/// for a budget in hours that is used up and not raised, and for a plan that no search may have. `now`: Unix seconds.
SearchPlan extendedPlan(const StoredSearch& search, const SearchExtension& extension, const std::string& name,
                        double now);
/// Gives a search more runs or time, whether it is over or not: its earlier runs stay, and new ones learn from them.
/// Runs that had come after the end of its hours are resumed. Stores the new plan together with the request to queue
/// its runs; returns the ids of the new and the resumed runs. Throws as extendedPlan(), and Failure(Busy) if another
/// program changed the plan meanwhile. Waits for the store: never in the GUI thread.
StartedSearch extendSearch(RunStore& store, Launcher& launcher, const std::string& campaign,
                           const SearchExtension& extension);

/// What the store has of a search.
struct StoredSearch {
    SearchPlan plan;
    RunSpec base;
    CampaignPlace place;
    std::vector<SearchRun> runs; ///< by slot
    std::vector<RunRow> rows;    ///< of the same runs
    SearchReport report;
};

/// (epoch, value) of each goal.
using SearchCurves = std::vector<std::vector<std::pair<double, double>>>;
/// What is read of each run.
struct SearchCourse {
    SearchCurves curves;
    std::vector<RunStretch> stretches;
};
using SearchCache = RunCache<SearchCourse>;

/// Throws Failure(BadInput) for a campaign of another kind.
StoredSearch readSearch(StoreReader& reader, const CampaignRow& campaign, SearchCache* cache = nullptr);

} // namespace trainyard
