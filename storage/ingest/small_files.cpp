// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/small_files.h"

#include "backend/protocol/stored_spec.h"
#include "storage/ingest/event_changes.h"

#include <charconv>
#include <cmath>

namespace trainyard::ingest {

using sqlite::StatementUse;

void writeSpec(sqlite::Connection& connection, std::int64_t run, const RunSpec& spec)
{
    StatementUse text(connection.prepared("INSERT OR REPLACE INTO specs VALUES (?, ?)"));
    text->bindAll(run, toText(spec));
    text->step();
    StatementUse clear(connection.prepared("DELETE FROM params WHERE run = ?"));
    clear->bindAll(run);
    clear->step();
    for (const auto& [key, value] : flattenRunSpec(spec)) {
        StatementUse row(connection.prepared("INSERT OR REPLACE INTO params VALUES (?, ?, ?, ?)"));
        row->bindAll(run, key, value);
        double number = 0.0;
        const auto result = std::from_chars(value.data(), value.data() + value.size(), number);
        if (result.ec == std::errc() && result.ptr == value.data() + value.size() && std::isfinite(number))
            row->bind(4, number);
        else
            row->bindNull(4);
        row->step();
    }
}

void readSpecFile(sqlite::Connection& connection, std::int64_t run, const std::string& runId, std::string_view text)
{
    std::vector<SpecProblem> problems;
    const RunSpec spec = parseStoredRunSpec(text, problems);
    if (!problems.empty() || spec.id != runId)
        return;
    // Name, notes and tags belong to the user, who may have changed them in the store since.
    if (connection.text("SELECT spec FROM specs WHERE run = " + std::to_string(run)) != toText(spec))
        writeSpec(connection, run, spec);
}

bool readAttemptFile(sqlite::Connection& connection, std::int64_t run, int attempt, std::string_view text)
{
    std::optional<AttemptInfo> info = parseAttempt(text);
    if (!info || info->number != attempt)
        return false;
    info->startStep = std::max<std::int64_t>(-1, info->startStep); // -1: it replaces even step 0
    return applyAttempt(connection, run, *info);
}

void readResultFile(sqlite::Connection& connection, std::int64_t run, int attempt, std::string_view text)
{
    const std::optional<RunResult> result = parseResult(text);
    if (!result || result->attempt < 1 || (attempt != 0 && result->attempt != attempt))
        return;
    ensureAttempt(connection, run, result->attempt, result->step);
    applyEnd(connection, run, result->attempt, result->code, result->endedAt, result->message);
    StatementUse row(connection.prepared(
        "UPDATE runs SET step = ?3, total_steps = ?4, epoch = CASE WHEN ?5 > 0 OR ?3 <= 0 THEN ?5 ELSE epoch END, "
        "elapsed = ?6 WHERE key = ?1 AND attempts = ?2"));
    row->bindAll(run, result->attempt, result->step, result->totalSteps,
                 std::isfinite(result->epoch) ? result->epoch : 0.0,
                 std::isfinite(result->elapsed) ? result->elapsed : 0.0);
    row->step();
}

} // namespace trainyard::ingest
