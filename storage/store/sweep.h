// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"

namespace trainyard::store {

/// Removes a few thousand points and bins of deleted runs, so that other work never waits long. Runs within the
/// caller's transaction.
void sweepSlice(sqlite::Connection& connection);

} // namespace trainyard::store
