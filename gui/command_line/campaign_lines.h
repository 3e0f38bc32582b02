// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/campaign_remark.h"
#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/study_forecast.h"
#include "cluster/campaigns/ticket_report.h"

#include <string>
#include <vector>

namespace trainyard::commands {

// The sentences about campaigns that the window shows, a line each and in English.
std::vector<std::string> remarkLines(const std::vector<CampaignRemark>& remarks);
std::vector<std::string> studyLines(const ScalingReport& report);
/// The sentences about a forecast: up to where ranks pay, then what its band holds.
std::vector<std::string> forecastLines(const StudyForecast& forecast, const RunSpec& spec);
std::vector<std::string> ticketLines(const TicketReport& report); ///< with the forecast
std::vector<std::string> arithmeticLines(const TicketForecast& forecast, bool begun = true);

} // namespace trainyard::commands
