// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/intent_table.h"

#include "backend/base/clock.h"

namespace trainyard::store {
namespace {

using sqlite::StatementUse;

IntentRow intentIn(StatementUse& row)
{
    return {row->integer(0), row->text(1), row->text(2), row->text(3), row->text(4), row->text(5), row->text(6)};
}

} // namespace

std::int64_t addIntent(sqlite::Connection& connection, const IntentRow& intent)
{
    StatementUse row(connection.prepared("INSERT INTO job_intents (machine, token, kind, request, outcome, text, "
                                         "written_at) VALUES (?, ?, ?, ?, ?, ?, ?)"));
    row->bindAll(intent.machine, intent.token, intent.kind, intent.request, intent.outcome, intent.text, unixTime());
    row->step();
    return connection.lastInsertRow();
}

void settleIntent(sqlite::Connection& connection, std::int64_t key, const std::string& outcome, const std::string& text)
{
    StatementUse row(connection.prepared(
        "UPDATE job_intents SET outcome = ?2, text = ?3, settled_at = ?4 WHERE key = ?1 AND outcome = 'open'"));
    row->bindAll(key, outcome, text, unixTime());
    row->step();
}

std::vector<IntentRow> readIntents(sqlite::Connection& connection, const std::string& machine)
{
    // The jobs of an array are those of its tasks: "TOKEN_INDEX". An intent without stored jobs counts as not over.
    StatementUse row(connection.prepared(
        "SELECT key, machine, token, kind, request, outcome, text FROM job_intents AS i WHERE machine = ?1 AND "
        "(outcome = 'open' OR (outcome = 'done' AND (EXISTS (SELECT 1 FROM jobs WHERE finished = 0 AND "
        "(token = i.token OR (token > i.token || '_' AND token < i.token || '`'))) OR NOT EXISTS (SELECT 1 FROM jobs "
        "WHERE "
        "token = i.token OR (token > i.token || '_' AND token < i.token || '`'))))) ORDER BY key"));
    row->bindAll(machine);
    std::vector<IntentRow> intents;
    while (row->step())
        intents.push_back(intentIn(row));
    return intents;
}

std::optional<IntentRow> readSubmission(sqlite::Connection& connection, const std::string& token)
{
    StatementUse row(connection.prepared(
        "SELECT key, machine, token, kind, request, outcome, text FROM job_intents WHERE token = ? AND kind = 'submit' "
        "ORDER BY key DESC LIMIT 1"));
    row->bindAll(token);
    std::optional<IntentRow> intent;
    while (row->step())
        intent = intentIn(row);
    return intent;
}

bool hasCancel(sqlite::Connection& connection, const std::string& token)
{
    StatementUse row(connection.prepared(
        "SELECT EXISTS (SELECT 1 FROM job_intents WHERE token = ? AND kind = 'cancel' AND outcome <> 'failed')"));
    row->bindAll(token);
    return row->step() && row->integer(0) != 0;
}

} // namespace trainyard::store
