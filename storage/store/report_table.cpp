// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/report_table.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_report.h"

namespace trainyard::store {

using sqlite::Connection;
using sqlite::StatementUse;

std::int64_t writeReport(Connection& connection, const ReportRow& report)
{
    const double now = unixTime();
    const double changed = report.changedAt > 0.0 ? report.changedAt : now;
    const std::string frozen = report.frozen.value_or("");
    std::int64_t key = 0;
    if (report.key == 0) {
        StatementUse row(connection.prepared("INSERT INTO reports (title, text, created_at, changed_at, frozen) "
                                             "VALUES (?, ?, ?, ?, nullif(?, '')) RETURNING key"));
        row->bindAll(report.title, report.text, report.createdAt > 0.0 ? report.createdAt : now, changed, frozen);
        while (row->step())
            key = row->integer(0);
        return key;
    }
    StatementUse row(connection.prepared("UPDATE reports SET title = ?2, text = ?3, changed_at = ?4, "
                                         "frozen = nullif(?5, '') WHERE key = ?1 RETURNING key"));
    row->bindAll(report.key, report.title, report.text, changed, frozen);
    while (row->step())
        key = row->integer(0);
    if (key == 0)
        throw Failure(ErrorKind::NotFound, "save the report", report.title, reportReason("report.deleted"));
    return key;
}

void eraseReport(Connection& connection, std::int64_t key)
{
    StatementUse row(connection.prepared("DELETE FROM reports WHERE key = ?"));
    row->bindAll(key);
    row->step();
}

std::vector<ReportRow> readReports(Connection& connection)
{
    StatementUse row(connection.prepared(
        "SELECT key, title, created_at, changed_at FROM reports ORDER BY changed_at DESC, key DESC"));
    std::vector<ReportRow> reports;
    while (row->step())
        reports.push_back({row->integer(0), row->text(1), {}, row->real(2), row->real(3)});
    return reports;
}

std::optional<ReportRow> readReport(Connection& connection, std::int64_t key)
{
    StatementUse row(
        connection.prepared("SELECT key, title, text, created_at, changed_at, frozen FROM reports WHERE key = ?"));
    row->bindAll(key);
    std::optional<ReportRow> report;
    while (row->step()) {
        report = ReportRow{row->integer(0), row->text(1), row->text(2), row->real(3), row->real(4)};
        if (!row->isNull(5))
            report->frozen = row->text(5);
    }
    return report;
}

} // namespace trainyard::store
