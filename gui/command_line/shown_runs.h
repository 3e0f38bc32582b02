// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/command_line/json.h"
#include "storage/store/types.h"

#include <cstddef>
#include <string>
#include <vector>

// What `runs list`, `runs show` and `runs diff` share.
namespace trainyard::commands {

class Session;

/// How long they wait for news of the runs before they show them.
inline constexpr double kListCatchUpSeconds = 10.0;

/// Series that show how good a run is; they are compared and shown first.
std::vector<MetricColumn> headlineMetrics();
/// The run's value of one of these, "NaN" if that was told; "-" if it has none.
std::string valueText(const std::vector<MetricColumn>& metrics, const RunRow& row, std::size_t place);

/// "running (as of 14:02:31)" for a run whose machine was not queried just now.
std::string stateText(Session& session, const RunRow& row);
/// The same for JSON: null if the state is current.
nlohmann::ordered_json heardJson(Session& session, const RunRow& row);

} // namespace trainyard::commands
