// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/data_inspection.h"
#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard::store {

/// Throws Failure(BadInput) if the name is empty or taken.
std::int64_t insertDataSet(sqlite::Connection& connection, const DataSetRow& row);
/// Throws Failure(BadInput) if the name is empty or taken, NotFound for an unknown data set.
void renameDataSet(sqlite::Connection& connection, std::int64_t key, const std::string& name);
void eraseDataSet(sqlite::Connection& connection, std::int64_t key);
/// Also updates the row's counts and size from the inspection. Throws Failure(NotFound) if the data set was removed.
void writeInspection(sqlite::Connection& connection, std::int64_t key, const DataInspection& inspection, double time);
/// Sorted by name.
std::vector<DataSetRow> readDataSets(sqlite::Connection& connection);
/// Data sets that runs outside the trash name but that were never added, as the newest such run describes them. Without
/// a name; the key is that of the first run, negative.
std::vector<DataSetRow> readUsedDataSets(sqlite::Connection& connection);
std::optional<DataInspection> readInspection(sqlite::Connection& connection, std::int64_t key);

} // namespace trainyard::store
