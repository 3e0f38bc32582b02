// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/chunk.h"
#include "storage/ingest/run_file.h"
#include "storage/ingest/series_writer.h"

#include <cstdint>

namespace trainyard::ingest {

struct EventsRead {
    std::int64_t points = 0;   ///< new records
    std::int64_t badLines = 0; ///< lines that were no events
    std::int64_t bytes = 0;    ///< up to the end of the last whole line
};

/// Commits the whole lines of a chunk of an event file. Lines that are no events become messages, `badBefore` of the
/// same file being counted already; they never stop the others.
EventsRead readEvents(sqlite::Connection& connection, SeriesWriter& series, std::int64_t run, const RunFile& file,
                      const Chunk& chunk, std::int64_t badBefore);

} // namespace trainyard::ingest
