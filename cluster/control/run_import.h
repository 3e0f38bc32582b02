// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/foreign/open_log.h"
#include "storage/store/run_store.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

struct ImportOptions {
    foreign::LogColumns columns;          ///< for CSV and JSON lines
    std::optional<foreign::LogKind> kind; ///< of a file whose name does not tell it
    std::vector<std::string> tags;        ///< that every new run gets
    /// Go on reading what the programs write until `progress` gives false; the runs count as running until then.
    bool follow = false;
};

struct ImportProgress {
    std::size_t logs = 0, totalLogs = 0;
    std::int64_t points = 0;
    std::string name; ///< of the run being read
};

struct ImportOutcome {
    std::vector<std::string> runs;  ///< ids of new ones
    std::vector<std::string> grown; ///< ids of those that were known and have new points
    std::size_t unchanged = 0;      ///< that were known and have nothing new
    std::size_t empty = 0;          ///< logs that hold nothing yet
    std::int64_t points = 0;        ///< new ones
    std::vector<foreign::LogDamage> damage;
    std::vector<Error> skipped; ///< logs that could not be read
};

/// Imports the logs of other programs at a path (foreign::findLogs()): writes a run directory for each below
/// `runsFolder` and takes these into the store. Again: adds only what is new. Blocking. Throws Failure if nothing can
/// be read there; Cancelled when `progress` gives false without `follow`; what was imported by then stays.
ImportOutcome importLogs(RunStore& store, const std::filesystem::path& path, const std::filesystem::path& runsFolder,
                         const ImportOptions& options = {},
                         const std::function<bool(const ImportProgress&)>& progress = {});

} // namespace trainyard
