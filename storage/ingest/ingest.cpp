// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/ingest.h"

#include "backend/protocol/reasons_store.h"
#include "storage/ingest/event_file.h"
#include "storage/ingest/log_file.h"
#include "storage/ingest/run_file.h"
#include "storage/ingest/small_files.h"
#include "storage/ingest/tail_table.h"

namespace trainyard::ingest {
namespace {

using sqlite::StatementUse;

std::int64_t keyOf(sqlite::Connection& connection, const std::string& runId)
{
    StatementUse row(connection.prepared("SELECT key FROM runs WHERE id = ?"));
    row->bindAll(runId);
    if (!row->step())
        throw Failure(ErrorKind::NotFound, "store the events of run", runId, storeReason("store.no-such-run"));
    return row->integer(0);
}

} // namespace

ChunkOutcome Ingest::commit(const Chunk& chunk)
{
    const std::int64_t run = keyOf(m_connection, chunk.runId);
    const RunFile file = classify(chunk.file);
    std::optional<Tail> known = readTail(m_connection, run, chunk.file);
    ChunkOutcome outcome;
    if (!continues(chunk, file.wholeDocument(), known)) {
        outcome.position = known ? known->position : TailPosition{chunk.file, chunk.generation, 0};
        return outcome;
    }
    outcome.accepted = true;
    Tail tail{{chunk.file, chunk.generation, chunk.offset + static_cast<std::int64_t>(chunk.bytes.size())}, 0, 0};
    const bool replaced = known && known->position.generation != chunk.generation;
    if (known && !replaced)
        tail.badLines = known->badLines;
    switch (file.kind) {
    case RunFileKind::Events: {
        const EventsRead read = readEvents(m_connection, m_series, run, file, chunk, tail.badLines);
        outcome.points = read.points;
        outcome.badLines = read.badLines;
        tail.badLines += read.badLines;
        tail.position.offset = chunk.offset + read.bytes; // an incomplete last line is read again later
        break;
    }
    case RunFileKind::Log:
        if (replaced)
            clearLog(m_connection, run, file.attempt);
        appendLog(m_connection, run, file.attempt, chunk.offset, chunk.bytes);
        break;
    case RunFileKind::Attempt:
        if (readAttemptFile(m_connection, run, file.attempt, chunk.bytes))
            m_series.summarizeRun(run);
        break;
    case RunFileKind::Result: readResultFile(m_connection, run, file.attempt, chunk.bytes); break;
    case RunFileKind::Spec: readSpecFile(m_connection, run, chunk.runId, chunk.bytes); break;
    case RunFileKind::Other: break; // nothing to store, but the position advances so that it is not sent again
    }
    if (file.wholeDocument())
        tail.checksum = checksumOf(chunk.bytes);
    writeTail(m_connection, run, tail);
    outcome.position = tail.position;
    return outcome;
}

} // namespace trainyard::ingest
