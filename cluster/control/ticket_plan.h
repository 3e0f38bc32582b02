// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_study.h"
#include "cluster/control/campaign_plan.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

// The part of campaign_plan.h that knows lottery tickets.

/// All of a study but id and base.
nlohmann::ordered_json ticketStudyJson(const TicketStudy& study);
/// Fills a study in; what is missing keeps its default, values of other types are left out.
void readTicketStudy(const nlohmann::json& document, TicketStudy& study);

/// The plan's cells with lanes: cells that need the same base run are one lane; cells that need others are a lane by
/// kind and seed, in which each needs one of its own.
std::vector<CampaignCell> campaignCells(const TicketStudy& study, const TicketPlan& plan);

/// The study that these runs were cells of, as far as they tell: its tolerance, cascade and throttle are lost. Nothing
/// when there is no base run, or one that is no cell. The base has the name and the cell of a base run.
std::optional<TicketStudy> ticketStudyOfRuns(const std::string& id, const std::vector<RunSpec>& specs);

/// References of a cell's spec to other cells, to the runs that those have in fact: pairs of (cell's id, run's id).
void redirectReferences(RunSpec& spec, const std::vector<std::pair<std::string, std::string>>& ids);

/// The runs that redirectReferences() would look at.
std::vector<std::string> referencedRuns(const RunSpec& spec);

} // namespace trainyard
