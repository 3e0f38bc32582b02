// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_changes.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/whole_number.h"
#include "backend/protocol/data_name.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_store.h"
#include "storage/ingest/histogram_rows.h"
#include "storage/ingest/small_files.h"

#include <algorithm>
#include <cmath>

namespace trainyard::store {

using sqlite::Connection;
using sqlite::StatementUse;

std::int64_t runKey(Connection& connection, const std::string& id)
{
    StatementUse row(connection.prepared("SELECT key FROM runs WHERE id = ?"));
    row->bindAll(id);
    if (!row->step())
        throw Failure(ErrorKind::NotFound, "change the run", id, storeReason("store.run-deleted"));
    return row->integer(0);
}

namespace {

std::string datasetOf(const DataSpec& data)
{
    if (data.path.empty())
        return std::string(name(data.format));
    const std::string part = tellingPart(data.path);
    return part.empty() ? data.path : part;
}

void insertTags(Connection& connection, std::int64_t run, const std::vector<std::string>& tags)
{
    for (const std::string& tag : tags) {
        if (tag.empty())
            continue;
        StatementUse row(connection.prepared("INSERT OR IGNORE INTO tags VALUES (?, ?)"));
        row->bindAll(run, tag);
        row->step();
    }
}

} // namespace

std::int64_t insertRun(Connection& connection, const RunSpec& spec, const std::string& directory,
                       const std::string& machine, double createdAt)
{
    {
        StatementUse known(connection.prepared("SELECT 1 FROM runs WHERE id = ?"));
        known->bindAll(spec.id);
        if (known->step())
            throw Failure(ErrorKind::BadInput, "store the run", spec.id, storeReason("store.run-id-taken"));
    }
    if (spec.id.empty())
        throw Failure(ErrorKind::BadInput, "store the run", spec.name, storeReason("store.no-run-id"));
    StatementUse row(connection.prepared(
        "INSERT INTO runs (id, name, notes, state, model, dataset, device, machine, directory, campaign, cell, parent, "
        "epochs, created_at, classes, samples) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"));
    row->bindAll(spec.id, spec.name, spec.notes, name(JobState::Draft), trainedName(spec),
                 spec.program ? std::string() : datasetOf(spec.data), name(spec.resources.device), machine, directory,
                 spec.campaign, spec.cell, spec.parent ? spec.parent->run : std::string(),
                 spec.program ? 0 : spec.training.epochs, createdAt > 0.0 ? createdAt : unixTime(),
                 static_cast<std::int64_t>(usedClasses(spec.data)), usedSamples(spec.data));
    row->step();
    const std::int64_t key = connection.lastInsertRow();
    row->reset();
    insertTags(connection, key, spec.tags);
    ingest::writeSpec(connection, key, spec);
    return key;
}

void requireUnchanged(Connection& connection, const RunGuard& guard)
{
    for (const RunRow& seen : guard.asRead) {
        StatementUse row(connection.prepared("SELECT state, token, trashed_at > 0 FROM runs WHERE key = ?"));
        row->bindAll(runKey(connection, seen.id));
        if (!row->step() || row->view(0) != name(seen.state) || row->view(1) != seen.token ||
            (row->integer(2) != 0) != (seen.trashedAt > 0.0))
            throw Failure(ErrorKind::Busy, "change the run", seen.id, storeReason("store.run-changed"));
        for (const std::string& kind : guard.withoutOpen) {
            StatementUse open(
                connection.prepared("SELECT 1 FROM actions WHERE run_id = ? AND kind = ? AND done_at = 0"));
            open->bindAll(seen.id, kind);
            if (open->step())
                throw Failure(ErrorKind::Busy, "change the run", seen.id, storeReason("store.run-asked"));
        }
    }
}

void updateText(Connection& connection, const std::string& id, const char* column, const std::string& text)
{
    StatementUse row(connection.prepared("UPDATE runs SET " + std::string(column) + " = ? WHERE key = ?"));
    row->bindAll(text, runKey(connection, id));
    row->step();
}

void replaceTags(Connection& connection, const std::string& id, const std::vector<std::string>& tags)
{
    const std::int64_t run = runKey(connection, id);
    {
        StatementUse row(connection.prepared("DELETE FROM tags WHERE run = ?"));
        row->bindAll(run);
        row->step();
    }
    insertTags(connection, run, tags);
}

void markRuns(Connection& connection, const std::vector<std::string>& ids, const char* column, double value)
{
    for (const std::string& id : ids) {
        StatementUse row(connection.prepared("UPDATE runs SET " + std::string(column) + " = ? WHERE key = ?"));
        if (canHold<std::int64_t>(value) && value == std::trunc(value))
            row->bind(1, static_cast<std::int64_t>(value));
        else
            row->bind(1, value);
        row->bind(2, runKey(connection, id));
        row->step();
    }
}

void eraseRuns(Connection& connection, const std::vector<std::string>& ids)
{
    for (const std::string& id : ids) {
        const std::int64_t run = runKey(connection, id);
        ingest::eraseHistograms(connection, run);
        for (const char* sql :
             {"INSERT INTO sweep SELECT key FROM series WHERE run = ?", "DELETE FROM series WHERE run = ?",
              "DELETE FROM summaries WHERE run = ?", "DELETE FROM specs WHERE run = ?",
              "DELETE FROM params WHERE run = ?", "DELETE FROM tags WHERE run = ?",
              "DELETE FROM attempts WHERE run = ?", "DELETE FROM tails WHERE run = ?",
              "DELETE FROM messages WHERE run = ?", "DELETE FROM artifacts WHERE run = ?",
              "DELETE FROM logs WHERE run = ?", "DELETE FROM alerts WHERE run = ?",
              "DELETE FROM alert_silences WHERE run = ?", "DELETE FROM runs WHERE key = ?"}) {
            StatementUse row(connection.prepared(sql));
            row->bindAll(run);
            row->step();
        }
        // Submissions for this run, or for an array that contains it, need no further queries.
        for (const char* sql :
             {"UPDATE job_intents SET outcome = 'failed', text = 'its run was deleted' WHERE outcome = 'done' AND "
              "token IN "
              "(SELECT token FROM jobs WHERE run_id = ?)",
              "UPDATE job_intents SET outcome = 'failed', text = 'its runs were deleted' WHERE outcome = 'done' AND "
              "token IN "
              "(SELECT rtrim(rtrim(token, '0123456789'), '_') FROM jobs WHERE run_id = ?1) AND NOT EXISTS (SELECT 1 "
              "FROM jobs "
              "AS other WHERE other.run_id <> ?1 AND other.token > job_intents.token || '_' AND other.token < "
              "job_intents.token || '`')",
              "DELETE FROM jobs WHERE run_id = ?", "DELETE FROM actions WHERE run_id = ? AND done_at > 0"}) {
            StatementUse row(connection.prepared(sql));
            row->bindAll(id);
            row->step();
        }
    }
}

void moveRuns(Connection& connection, const std::vector<std::string>& ids, const std::string& machine)
{
    for (const std::string& id : ids) {
        (void)runKey(connection, id); // throws for an unknown run
        for (const char* sql :
             {"UPDATE job_intents SET machine = ?2 WHERE machine = (SELECT machine FROM runs WHERE id = ?1)",
              "UPDATE jobs SET machine = ?2 WHERE run_id = ?1", "UPDATE runs SET machine = ?2 WHERE id = ?1"}) {
            StatementUse row(connection.prepared(sql));
            row->bindAll(id, machine);
            row->step();
        }
    }
}

bool isInState(Connection& connection, const std::string& id, JobState state)
{
    StatementUse row(connection.prepared("SELECT state FROM runs WHERE key = ?"));
    row->bindAll(runKey(connection, id));
    return row->step() && row->view(0) == name(state);
}

void updateState(Connection& connection, const std::string& id, JobState state, const Reason& reason, double endedAt)
{
    // If the caller gives no end time, a final state keeps the run's own; any other state has none.
    const std::int64_t key = runKey(connection, id);
    StatementUse row(
        connection.prepared("UPDATE runs SET state = ?2, reason = ?3, why = ?6, ended_at = CASE WHEN ?4 > 0 THEN ?4 "
                            "WHEN ?5 THEN ended_at ELSE 0 END, "
                            "phase = CASE WHEN ?5 THEN '' ELSE phase END WHERE key = ?1"));
    row->bindAll(key, name(state), reason.text(), endedAt, isFinal(state), reasonLine(reason));
    row->step();
}

} // namespace trainyard::store
