// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/report_row.h"

#include <vector>

namespace trainyard::store {

/// RunStore::putReport.
std::int64_t writeReport(sqlite::Connection& connection, const ReportRow& report);
/// RunStore::removeReport.
void eraseReport(sqlite::Connection& connection, std::int64_t key);
/// StoreReader::reports.
std::vector<ReportRow> readReports(sqlite::Connection& connection);
/// StoreReader::report.
std::optional<ReportRow> readReport(sqlite::Connection& connection, std::int64_t key);

} // namespace trainyard::store
