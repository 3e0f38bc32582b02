// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"

#include <cstdint>
#include <string_view>

namespace trainyard::ingest {

inline constexpr std::int64_t kKeptLogBytes = std::int64_t{4} << 20; ///< newest bytes kept per attempt

/// Adds bytes of engine.log at their offset and drops all but the newest 4 MiB.
void appendLog(sqlite::Connection& connection, std::int64_t run, int attempt, std::int64_t offset,
               std::string_view bytes);
/// Removes the stored log, because the file was replaced.
void clearLog(sqlite::Connection& connection, std::int64_t run, int attempt);

} // namespace trainyard::ingest
