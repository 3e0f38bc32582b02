// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard::store {

/// Throws Failure(BadInput) if the id is empty or taken.
void insertCampaign(sqlite::Connection& connection, const CampaignRow& row);
/// Replaces the plan, whatever it is now. Does nothing without such a campaign.
void putPlan(sqlite::Connection& connection, const std::string& id, const std::string& plan);
/// Replaces the plan if it still is `before`. Throws Failure: Busy if it is not, NotFound without such a campaign.
void replacePlan(sqlite::Connection& connection, const std::string& id, const std::string& before,
                 const std::string& plan);
/// Throws Failure(NotFound) if neither a row nor a run has this id.
void archiveCampaign(sqlite::Connection& connection, const std::string& id, bool archived);
/// RunStore::removeCampaign.
void eraseCampaign(sqlite::Connection& connection, const std::string& id);
/// StoreReader::campaigns.
std::vector<CampaignRow> readCampaigns(sqlite::Connection& connection);
/// StoreReader::campaign.
std::optional<CampaignRow> readCampaign(sqlite::Connection& connection, const std::string& id);

} // namespace trainyard::store
