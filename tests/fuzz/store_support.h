// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"

namespace trainyard::fuzz {

/// A new store in this process's folder with one run, "run-a", which has tags, metrics and parameters.
sqlite::Connection& storeWithRun();

} // namespace trainyard::fuzz
