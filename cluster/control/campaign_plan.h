// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/run_series.h"
#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/scaling_study.h"
#include "cluster/campaigns/search_study.h"
#include "cluster/campaigns/ticket_study.h"
#include "storage/store/types.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Where a campaign's runs go.
struct CampaignPlace {
    std::string machine = "local"; ///< its id
    bool arrays = false;           ///< a cluster: cells that ask for the same are submitted as one array of jobs
    int atOnce = 0;                ///< runs that it had room for when the campaign was made; 0 = not known
    friend bool operator==(const CampaignPlace&, const CampaignPlace&) = default;
};

struct CampaignCell {
    std::string cell;
    int stage = 0;
    RunSpec spec; ///< with its id
    /// The cell that must have ended well before this one starts; empty: none. It stands before this one.
    std::string needs = {};
    /// Of a stage's cells those of one lane make one array; all that a lane's cells need is one cell, or one each.
    std::string lane = {};
    int cascade = 0; ///< of a lane with cascades: this one starts when all of the cascade before have ended
};

/// What CampaignRow::plan says: every cell, whether it has a run yet or not.
struct CampaignPlan {
    std::vector<CampaignCell> cells;
    StudyTolerance tolerance;      ///< of a scaling study
    int cascade = 0, throttle = 0; ///< of a run series, tickets or a search
    std::optional<TicketStudy> tickets;
    TicketPlan ticketPlan; ///< of tickets
    std::optional<SearchStudy> search;
    CampaignPlace place;
};

/// JSON for CampaignRow::plan.
std::string planText(const ScalingStudy& study, const StudyPlan& plan, const StudyTolerance& tolerance = {},
                     const CampaignPlace& place = {});
std::string planText(const RunSeries& series, const CampaignPlace& place = {});
std::string planText(const TicketStudy& study, const CampaignPlace& place = {});
std::string planText(const SearchStudy& study, const CampaignPlace& place = {});

/// Throws Failure(BadInput) for a kind without a plan and for a damaged one.
CampaignPlan readCampaignPlan(const CampaignRow& campaign);

/// The number of its cells; 0 where there is no plan that can be read.
std::int64_t plannedCells(const CampaignRow& campaign);
/// Of how many runs one says how many are done: all that are planned, also those that were deleted or are to come, and
/// where the plan is not known those that there are.
inline std::int64_t runsInAll(std::int64_t runs, std::int64_t cells)
{
    return runs > cells ? runs : cells;
}

/// What a search's plan says without its cells, of which there may be 10,000. Throws as readCampaignPlan().
struct StoredSearchPlan {
    SearchStudy study;
    CampaignPlace place;
};
StoredSearchPlan readSearchPlan(const CampaignRow& campaign);

/// A campaign as it is kept beside its runs, RUNS/.campaigns/ID.json, for a store that is rebuilt.
std::filesystem::path campaignFile(const std::filesystem::path& runsFolder, const std::string& id);
std::string campaignFileText(const CampaignRow& campaign);
/// Both throw Failure(BadInput); `id`: what the file's name says, `file`: for people.
CampaignRow readCampaignFile(const std::filesystem::path& file);
CampaignRow readCampaignText(const std::string& text, const std::string& id, const std::string& file);
/// CampaignRow::plan for another machine.
std::string withMachine(const std::string& plan, const std::string& machine);

/// The campaign that these runs of one id were cells of, as far as they tell: for a store that is rebuilt. Nothing when
/// they are no cells of a kind that is known.
std::optional<CampaignRow> campaignOfRuns(const std::string& id, const std::vector<RunSpec>& specs, double createdAt,
                                          const CampaignPlace& place = {});

} // namespace trainyard
