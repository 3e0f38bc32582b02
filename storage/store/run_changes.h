// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/job_state.h"
#include "backend/protocol/run_spec.h"
#include "storage/sqlite/connection.h"
#include "storage/store/types.h"

#include <cstdint>
#include <string>
#include <vector>

/// Changes to run rows within the writer's transaction. Throws Failure(NotFound) for an unknown run.
namespace trainyard::store {

/// The row id of a run.
std::int64_t runKey(sqlite::Connection& connection, const std::string& id);
std::int64_t insertRun(sqlite::Connection& connection, const RunSpec& spec, const std::string& directory,
                       const std::string& machine, double createdAt);
/// Throws Failure(Busy) where the guard does not hold.
void requireUnchanged(sqlite::Connection& connection, const RunGuard& guard);
void updateText(sqlite::Connection& connection, const std::string& id, const char* column, const std::string& text);
void replaceTags(sqlite::Connection& connection, const std::string& id, const std::vector<std::string>& tags);
void markRuns(sqlite::Connection& connection, const std::vector<std::string>& ids, const char* column, double value);
/// Removes all rows except points and bins, which sweepSlice removes later.
void eraseRuns(sqlite::Connection& connection, const std::vector<std::string>& ids);
/// Gives runs to another machine, with their jobs and all intents of the machines that had them.
void moveRuns(sqlite::Connection& connection, const std::vector<std::string>& ids, const std::string& machine);
bool isInState(sqlite::Connection& connection, const std::string& id, JobState state);
void updateState(sqlite::Connection& connection, const std::string& id, JobState state, const Reason& reason,
                 double endedAt);

} // namespace trainyard::store
