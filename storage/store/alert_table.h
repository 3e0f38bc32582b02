// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <string>
#include <vector>

namespace trainyard::store {

/// RunStore::raiseAlert.
bool insertAlert(sqlite::Connection& connection, const AlertRow& alert);
/// RunStore::markAlertsSeen.
void markAlertsSeen(sqlite::Connection& connection, const std::vector<std::int64_t>& keys);
/// RunStore::silenceAlert.
void silenceAlert(sqlite::Connection& connection, const std::string& runId, const std::string& kind, bool silent);
/// StoreReader::alerts.
std::vector<AlertRow> readAlerts(sqlite::Connection& connection, const AlertQuery& query);
/// StoreReader::silencedAlerts.
std::vector<std::string> readSilences(sqlite::Connection& connection, std::int64_t run);

} // namespace trainyard::store
