// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"

namespace trainyard::store {

/// Removes some thousand points and bins of deleted runs, so little that other work never waits long.
/// Within the caller's transaction.
void sweepSlice(sqlite::Connection& connection);

} // namespace trainyard::store
