// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "storage/sqlite/connection.h"

#include <cstdint>
#include <string_view>

namespace trainyard::ingest {

/// Stores the spec's text and its flattened parameters, replacing earlier ones.
void writeSpec(sqlite::Connection& connection, std::int64_t run, const RunSpec& spec);

/// Each of these functions reads a complete file of the run directory and ignores one of another kind.
void readSpecFile(sqlite::Connection& connection, std::int64_t run, const std::string& runId, std::string_view text);
/// True if the default view may have changed.
bool readAttemptFile(sqlite::Connection& connection, std::int64_t run, int attempt, std::string_view text);
/// `attempt`: 0 for the run's own result.json, which names its attempt.
void readResultFile(sqlite::Connection& connection, std::int64_t run, int attempt, std::string_view text);

} // namespace trainyard::ingest
