// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard::store {

/// Failure(BadInput) when the id is empty or taken.
void insertCampaign(sqlite::Connection& connection, const CampaignRow& row);
/// StoreReader::campaigns.
std::vector<CampaignRow> readCampaigns(sqlite::Connection& connection);

} // namespace trainyard::store
