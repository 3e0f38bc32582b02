// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/chunk.h"
#include "storage/ingest/series_writer.h"

#include <cstdint>

namespace trainyard::ingest {

struct ChunkOutcome {
    TailPosition position; ///< where the store now stands in the file
    bool accepted = false; ///< false: the chunk does not begin there, nothing was changed
    std::int64_t points = 0;
    std::int64_t badLines = 0;
};

/// Turns chunks of run directories into rows. Used by the one writer thread, within its transaction: rows and offset
/// are committed together.
class Ingest {
public:
    explicit Ingest(sqlite::Connection& connection) : m_connection(connection), m_series(connection) {}

    /// Throws Failure: NotFound when the store has no such run.
    ChunkOutcome commit(const Chunk& chunk);
    /// After a rollback, or when another process has written: what is remembered may be wrong.
    void forget() { m_series.forget(); }

private:
    sqlite::Connection& m_connection;
    SeriesWriter m_series;
};

} // namespace trainyard::ingest
