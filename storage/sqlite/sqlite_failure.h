// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <string>

struct sqlite3;

namespace trainyard::sqlite {

/// A Failure for the newest error of a connection (or for `code` when there is no connection yet): damaged file
/// BadInput, read-only Permission, full disk or quota NoSpace, lock Busy. `file` is the store's path, `operation` what
/// was tried.
Failure failureOf(sqlite3* database, int code, const std::string& operation, const std::string& file);

/// The Failure for a store whose contents contradict themselves.
Failure damagedStore(const std::string& operation, const std::string& file, const std::string& reason);

} // namespace trainyard::sqlite
