// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/chunk.h"
#include "storage/sqlite/connection.h"

#include <cstdint>
#include <optional>

namespace trainyard::ingest {

/// The store's position in one file of a run (table tails).
struct Tail {
    TailPosition position;
    std::int64_t checksum = 0; ///< of a document that is read as a whole
    std::int64_t badLines = 0; ///< so far
};

/// nullopt if nothing of the file was committed yet.
std::optional<Tail> readTail(sqlite::Connection& connection, std::int64_t run, const std::string& file);
void writeTail(sqlite::Connection& connection, std::int64_t run, const Tail& tail);

/// Whether the chunk continues the store's position: it begins at its offset in the same generation, or at the
/// beginning of a new one. A document that is read as a whole is accepted if it differs.
bool continues(const Chunk& chunk, bool wholeDocument, const std::optional<Tail>& tail);

std::int64_t checksumOf(std::string_view bytes);

} // namespace trainyard::ingest
