// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/log_file.h"

#include <algorithm>

namespace trainyard::ingest {
namespace {

using sqlite::StatementUse;

/// A block is filled to this size before the next one starts: a row for every small addition would be too many, and
/// each addition rewrites its whole block.
constexpr std::int64_t kBlockBytes = 32 << 10;

} // namespace

void appendLog(sqlite::Connection& connection, std::int64_t run, int attempt, std::int64_t offset,
               std::string_view bytes)
{
    const std::int64_t end = offset + static_cast<std::int64_t>(bytes.size());
    if (static_cast<std::int64_t>(bytes.size()) > kKeptLogBytes)
        bytes.remove_prefix(bytes.size() - static_cast<std::size_t>(kKeptLogBytes));
    std::int64_t at = end - static_cast<std::int64_t>(bytes.size());
    {
        StatementUse grow(connection.prepared("UPDATE logs SET bytes = CAST(bytes || ?4 AS BLOB) WHERE run = ?1 AND "
                                              "attempt = ?2 AND length(bytes) < ?5 AND "
                                              "position = (SELECT max(position) FROM logs WHERE run = ?1 AND attempt = "
                                              "?2) AND position + length(bytes) = ?3"));
        const std::string_view first = bytes.substr(0, static_cast<std::size_t>(kBlockBytes));
        grow->bindAll(run, attempt, at).bindBytes(4, first).bind(5, kBlockBytes);
        grow->step();
        if (grow->changes() > 0) {
            at += static_cast<std::int64_t>(first.size());
            bytes.remove_prefix(first.size());
        }
    }
    while (!bytes.empty()) {
        const std::string_view block = bytes.substr(0, static_cast<std::size_t>(kBlockBytes));
        StatementUse add(connection.prepared("INSERT OR REPLACE INTO logs VALUES (?, ?, ?, ?)"));
        add->bindAll(run, attempt, at).bindBytes(4, block);
        add->step();
        at += static_cast<std::int64_t>(block.size());
        bytes.remove_prefix(block.size());
    }
    StatementUse drop(
        connection.prepared("DELETE FROM logs WHERE run = ? AND attempt = ? AND position + length(bytes) <= ?"));
    drop->bindAll(run, attempt, end - kKeptLogBytes);
    drop->step();
}

void clearLog(sqlite::Connection& connection, std::int64_t run, int attempt)
{
    StatementUse row(connection.prepared("DELETE FROM logs WHERE run = ? AND attempt = ?"));
    row->bindAll(run, attempt);
    row->step();
}

} // namespace trainyard::ingest
