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

/// What the store has of a search.
struct StoredSearch {
    SearchPlan plan;
    RunSpec base;
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
