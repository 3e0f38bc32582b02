// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/scaling_forecast.h"
#include "cluster/campaigns/scaling_study.h"
#include "cluster/campaigns/ticket_report.h"

#include <optional>
#include <string>

namespace trainyard {

/// What is known about the duration of a scaling study's runs before it begins.
struct StudyTime {
    double secondsOfOne = 0.0;           ///< of a run with one rank; 0 = unknown
    std::string like = {};               ///< the past run with that duration
    std::optional<StepCosts> costs = {}; ///< of a step, fitted to past runs
    double samplesPerRun = 0.0;          ///< 0 = unknown; the costs need it
};

/// The duration of a whole study: its runs train one after another, each alone on its machine. Without costs, a run
/// with n ranks takes between 1 / n and all of the time of one rank. `runsLeft` is in runs with one rank.
TicketForecast forecastStudyRuns(const StudyPlan& plan, const StudyTime& time);

} // namespace trainyard
