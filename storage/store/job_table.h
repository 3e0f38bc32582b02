// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <vector>

namespace trainyard::store {

/// Inserts or updates by token; a new job becomes its run's newest (runs.token).
void writeJob(sqlite::Connection& connection, const JobRow& job);
/// In the order of their submission.
std::vector<JobRow> readJobs(sqlite::Connection& connection, bool unfinishedOnly);

} // namespace trainyard::store
