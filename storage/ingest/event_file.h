// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/chunk.h"
#include "storage/ingest/run_file.h"
#include "storage/ingest/series_writer.h"

#include <cstdint>

namespace trainyard::ingest {

struct EventsRead {
    std::int64_t points = 0;   ///< new records
    std::int64_t badLines = 0; ///< lines that were not events
    std::int64_t bytes = 0;    ///< up to the end of the last complete line
};

/// Commits the complete lines of a chunk of an event file. Lines that are not events become messages and do not stop
/// the others; `badBefore`: how many the file had before this chunk.
EventsRead readEvents(sqlite::Connection& connection, SeriesWriter& series, std::int64_t run, const RunFile& file,
                      const Chunk& chunk, std::int64_t badBefore);

} // namespace trainyard::ingest
