// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/alert_table.h"

#include "backend/base/clock.h"
#include "backend/protocol/reason_json.h"
#include "storage/store/run_changes.h"

namespace trainyard::store {

using sqlite::StatementUse;

bool insertAlert(sqlite::Connection& connection, const AlertRow& alert)
{
    const std::int64_t run = runKey(connection, alert.runId);
    StatementUse row(connection.prepared(
        "INSERT OR IGNORE INTO alerts (run, kind, about, attempt, began, step, epoch, text, why, raised_at) "
        "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 "
        "WHERE NOT EXISTS (SELECT 1 FROM alert_silences WHERE run = ?1 AND kind = ?2) RETURNING key"));
    row->bindAll(run, alert.kind, alert.about, alert.attempt, alert.began, alert.step, alert.epoch, alert.text.text(),
                 reasonLine(alert.text), alert.raisedAt > 0.0 ? alert.raisedAt : unixTime());
    bool isNew = false;
    while (row->step())
        isNew = true;
    if (!isNew && alert.degree > 0.0) {
        StatementUse worse(
            connection.prepared("UPDATE alerts SET text = ?6, why = ?7, step = ?8, epoch = ?9 "
                                "WHERE run = ?1 AND kind = ?2 AND about = ?3 AND attempt = ?4 AND began = ?5"));
        worse->bindAll(run, alert.kind, alert.about, alert.attempt, alert.began, alert.text.text(),
                       reasonLine(alert.text), alert.step, alert.epoch);
        worse->step();
    }
    return isNew;
}

void markAlertsSeen(sqlite::Connection& connection, const std::vector<std::int64_t>& keys)
{
    if (keys.empty()) {
        StatementUse row(connection.prepared("UPDATE alerts SET seen_at = ? WHERE seen_at = 0"));
        row->bindAll(unixTime());
        row->step();
    }
    for (const std::int64_t key : keys) {
        StatementUse row(connection.prepared("UPDATE alerts SET seen_at = ?2 WHERE key = ?1 AND seen_at = 0"));
        row->bindAll(key, unixTime());
        row->step();
    }
}

void silenceAlert(sqlite::Connection& connection, const std::string& runId, const std::string& kind, bool silent)
{
    StatementUse row(connection.prepared(silent ? "INSERT OR IGNORE INTO alert_silences (run, kind) VALUES (?, ?)"
                                                : "DELETE FROM alert_silences WHERE run = ? AND kind = ?"));
    row->bindAll(runKey(connection, runId), kind);
    row->step();
}

std::vector<AlertRow> readAlerts(sqlite::Connection& connection, const AlertQuery& query)
{
    // Only the conditions that are needed, so that an index serves each of them: this is asked many times a second.
    std::string sql =
        "SELECT a.key, r.id, r.name, a.kind, a.about, a.attempt, a.began, a.step, a.epoch, a.text, a.why, "
        "a.raised_at, a.seen_at FROM alerts a JOIN runs r ON r.key = a.run WHERE r.trashed_at = 0";
    sql += query.runId.empty() ? "" : " AND a.run = (SELECT key FROM runs WHERE id = ?2)";
    sql += query.unseenOnly ? " AND a.seen_at = 0" : "";
    StatementUse row(connection.prepared(sql + " ORDER BY a.raised_at DESC, a.key DESC LIMIT ?1"));
    row->bind(1, query.limit);
    if (!query.runId.empty())
        row->bind(2, query.runId);
    std::vector<AlertRow> alerts;
    while (row->step())
        alerts.push_back({row->integer(0), row->text(1), row->text(2), row->text(3), row->text(4),
                          static_cast<int>(row->integer(5)), row->integer(6), row->integer(7), row->real(8),
                          reasonOf(row->text(9), row->view(10)), row->real(11), row->real(12)});
    return alerts;
}

std::vector<std::string> readSilences(sqlite::Connection& connection, std::int64_t run)
{
    StatementUse row(connection.prepared("SELECT kind FROM alert_silences WHERE run = ?"));
    row->bindAll(run);
    std::vector<std::string> kinds;
    while (row->step())
        kinds.push_back(row->text(0));
    return kinds;
}

} // namespace trainyard::store
