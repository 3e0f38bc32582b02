// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"
#include "storage/store/types.h"

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace trainyard::commands {

// The output of `trainyard tickets`; README.md documents the JSON.
nlohmann::ordered_json forecastJson(const TicketForecast& forecast);
nlohmann::ordered_json ticketReportJson(const CampaignRow& campaign, const TicketReport& report);
/// What the numbers on the board are: accuracies until a dense run has ended well.
std::string boardCaption(const TicketReport& report);
void printBoard(const TicketReport& report);

} // namespace trainyard::commands
