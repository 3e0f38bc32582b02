// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard::store {

/// Inserts or updates by token; a new job becomes its run's newest (runs.token).
void writeJob(sqlite::Connection& connection, const JobRow& job);
/// In order of submission.
std::vector<JobRow> readJobs(sqlite::Connection& connection, bool unfinishedOnly);
/// Machines with unfinished jobs or with open actions for their runs.
std::vector<std::string> readBusyMachines(sqlite::Connection& connection);
std::optional<JobRow> readJob(sqlite::Connection& connection, const std::string& token);

} // namespace trainyard::store
