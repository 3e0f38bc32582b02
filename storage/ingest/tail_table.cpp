// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/tail_table.h"

namespace trainyard::ingest {

using sqlite::StatementUse;

std::optional<Tail> readTail(sqlite::Connection& connection, std::int64_t run, const std::string& file)
{
    StatementUse row(
        connection.prepared("SELECT generation, position, checksum, bad_lines FROM tails WHERE run = ? AND file = ?"));
    row->bindAll(run, file);
    if (!row->step())
        return std::nullopt;
    return Tail{{file, row->text(0), row->integer(1)}, row->integer(2), row->integer(3)};
}

void writeTail(sqlite::Connection& connection, std::int64_t run, const Tail& tail)
{
    StatementUse row(connection.prepared("INSERT OR REPLACE INTO tails VALUES (?, ?, ?, ?, ?, ?)"));
    row->bindAll(run, tail.position.file, tail.position.generation, tail.position.offset, tail.checksum, tail.badLines);
    row->step();
}

bool continues(const Chunk& chunk, bool wholeDocument, const std::optional<Tail>& tail)
{
    if (wholeDocument)
        return chunk.offset == 0 &&
               (!tail || tail->position.generation != chunk.generation || tail->checksum != checksumOf(chunk.bytes));
    if (!tail || tail->position.generation != chunk.generation)
        return chunk.offset == 0;
    return tail->position.offset == chunk.offset;
}

/// FNV-1a, 64 bits.
std::int64_t checksumOf(std::string_view bytes)
{
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    return static_cast<std::int64_t>(hash);
}

} // namespace trainyard::ingest
