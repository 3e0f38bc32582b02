// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard::store {

std::int64_t addAction(sqlite::Connection& connection, const StoredAction& action);
/// `machine`: considers only this machine's runs; empty = all.
std::optional<StoredAction> leaseAction(sqlite::Connection& connection, const std::vector<std::string>& kinds,
                                        const std::string& owner, double seconds, const std::string& machine);
/// Of any kind but these; also of runs that the store does not have.
std::optional<StoredAction> leaseOtherAction(sqlite::Connection& connection, const std::vector<std::string>& kinds,
                                             const std::string& owner, double seconds, const std::string& machine);
/// Returns the lease: anybody may take the action in `seconds`. Does nothing if the action is no longer this owner's.
/// Of a campaign of which nobody holds another action; `campaign`: of this one only, empty = of any.
std::optional<StoredAction> leaseCampaignAction(sqlite::Connection& connection, const std::vector<std::string>& kinds,
                                                const std::string& owner, double seconds, const std::string& campaign);
void putOffAction(sqlite::Connection& connection, std::int64_t key, const std::string& owner, double seconds);
/// Throws Failure(Busy) if another owner took the action after the lease expired, NotFound for an unknown key.
void finishAction(sqlite::Connection& connection, std::int64_t key, const std::string& owner, const std::string& error);

} // namespace trainyard::store
