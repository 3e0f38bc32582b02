// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <optional>
#include <string>

struct sqlite3;

namespace trainyard::sqlite {

/// A Failure for the newest error of a connection (or for `code` without a connection): BadInput for a damaged file,
/// Permission for a read-only one, NoSpace for a full disk or quota, Busy for a lock. `file`: the store's path;
/// `operation`: what was attempted.
Failure failureOf(sqlite3* database, int code, const std::string& operation, const std::string& file);

/// Where this process may not make larger files (RLIMIT_FSIZE) though the disk of `file` has room: SQLite reports that
/// as a full disk.
std::optional<Reason> sizeLimitReason(const std::string& file);

/// The Failure for a store with contradictory contents.
Failure damagedStore(const std::string& operation, const std::string& file, const std::string& reason);

} // namespace trainyard::sqlite
