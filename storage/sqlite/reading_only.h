// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"

namespace trainyard::sqlite {

/// Makes the connection refuse whatever does more than read tables: writes, attached files, settings of the connection.
/// For statements that a person has written.
void allowReadingOnly(Connection& connection);

/// Where the first statement of `sql` ends: the rest, without white space and comments, is empty if it is the only one.
/// Throws Failure for a statement that SQLite cannot prepare.
std::string_view afterFirstStatement(Connection& connection, std::string_view sql);

} // namespace trainyard::sqlite
