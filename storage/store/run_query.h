// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard::store {

std::vector<RunRow> selectRuns(sqlite::Connection& connection, const RunQuery& query);
std::int64_t countRuns(sqlite::Connection& connection, const RunQuery& query);
std::optional<RunRow> selectRun(sqlite::Connection& connection, const std::string& id,
                                const std::vector<MetricColumn>& metrics);
/// StoreReader::campaignRuns.
std::vector<RunRow> selectCampaignRuns(sqlite::Connection& connection, const std::string& campaign);

} // namespace trainyard::store
