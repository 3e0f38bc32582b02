// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard::store {

std::int64_t addAction(sqlite::Connection& connection, const StoredAction& action);
/// `machine`: only of that machine's runs; empty = of all.
std::optional<StoredAction> leaseAction(sqlite::Connection& connection, const std::vector<std::string>& kinds,
                                        const std::string& owner, double seconds, const std::string& machine);
/// Gives the lease back: anybody may take the action in so many seconds. Nothing when it is no longer this owner's.
void putOffAction(sqlite::Connection& connection, std::int64_t key, const std::string& owner, double seconds);
/// Failure(Busy) when another owner has taken it since the lease ran out, NotFound when there is none of this key.
void finishAction(sqlite::Connection& connection, std::int64_t key, const std::string& owner, const std::string& error);

} // namespace trainyard::store
