// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/scaling_forecast.h"
#include "cluster/campaigns/study_forecast.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/search_campaigns.h"
#include "cluster/control/ticket_campaigns.h"
#include "storage/store/run_store.h"

#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

/// One campaign as it stands now. Values of its own; never changed once made.
struct CampaignSnapshot {
    CampaignRow campaign;
    CampaignPlan plan;        ///< empty where there is none that can be read
    std::vector<RunRow> rows; ///< oldest first, metrics: best val/top1, lowest val/loss
    bool study = false;       ///< the rest is of a scaling study with at least one run
    RunSpec base;
    std::vector<StudyRun> runs;
    ScalingReport report;
    int cores = 0;                  ///< of the machine, 0 = not known
    std::optional<StepCosts> costs; ///< fitted to one rank and `fitted` ranks
    int fitted = 0;
    ForecastBasis forecast;                  ///< for other numbers of ranks, nodes and networks
    std::optional<StoredSearch> search;      ///< of a search
    std::optional<TicketReport> tickets;     ///< of a campaign of lottery tickets; plan.tickets is its study
    std::optional<TicketReport> ticketsBest; ///< the same by each run's best epoch instead of its last
};
using CampaignPointer = std::shared_ptr<const CampaignSnapshot>;

/// What past runs say of the steps of a spec.
struct PastSteps {
    std::optional<StepCosts> costs;
    int fitted = 0; ///< the number of ranks beside one
    int runs = 0;   ///< that were measured
};

/// Reads a campaign, on the thread that owns `reader`. `tolerance`: nullopt = as its plan says. Throws Failure.
CampaignPointer readCampaign(StoreReader& reader, const CampaignRow& campaign, StudyCache* cache,
                             const std::optional<StudyTolerance>& tolerance, TicketCache* tickets = nullptr,
                             SearchCache* searches = nullptr);
PastSteps readPastSteps(StoreReader& reader, const RunSpec& spec, int cores);

} // namespace trainyard
