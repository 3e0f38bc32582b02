// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/chunk.h"
#include "storage/ingest/series_writer.h"

#include <cstdint>

namespace trainyard::ingest {

struct ChunkOutcome {
    TailPosition position; ///< the store's position in the file after the call
    bool accepted = false; ///< false: the chunk does not begin at the store's position; nothing was changed
    std::int64_t points = 0;
    std::int64_t badLines = 0;
};

/// Turns chunks of run-directory files into rows. Used by the writer thread within its transaction: rows and offset are
/// committed together.
class Ingest {
public:
    explicit Ingest(sqlite::Connection& connection) : m_connection(connection), m_series(connection) {}

    /// Throws Failure: NotFound if the store does not have the run.
    ChunkOutcome commit(const Chunk& chunk);
    /// Discards cached state. Call after a rollback or after another process has written.
    void forget() { m_series.forget(); }

private:
    sqlite::Connection& m_connection;
    SeriesWriter m_series;
};

} // namespace trainyard::ingest
