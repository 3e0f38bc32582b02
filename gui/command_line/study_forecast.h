// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/study_forecast.h"
#include "gui/command_line/commands.h"

#include <nlohmann/json.hpp>

namespace trainyard::commands {

/// The place that the options of `study report` describe.
ForecastPlace placeOf(const StudyOptions& options);
/// A forecast with the published speed-ups beside it.
nlohmann::ordered_json forecastJson(const StudyForecast& forecast, const RunSpec& spec);
void printForecast(const StudyForecast& forecast, const RunSpec& spec);

} // namespace trainyard::commands
