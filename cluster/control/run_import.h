// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/run_survey.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

struct ImportOptions {
    foreign::LogColumns columns;          ///< for CSV and JSON lines; of importLogs()
    std::optional<foreign::LogKind> kind; ///< of a file whose name does not tell it; of importLogs()
    std::vector<std::string> tags;        ///< that every new run gets
    /// Go on reading what the programs write until `progress` gives false; the runs count as running until then.
    bool follow = false;
};

struct ImportProgress {
    std::size_t logs = 0, totalLogs = 0;
    std::int64_t points = 0;
    std::string name; ///< of the run being read
    /// A log that has just become unreadable while it was followed. It is tried again from time to time.
    const Error* lost = nullptr;
    const Error* readAgain = nullptr; ///< why a log was lost that has just been read again
};

struct ImportOutcome {
    std::vector<std::string> runs;          ///< ids of new ones
    std::vector<std::string> grown;         ///< ids of those that were known and have new points
    std::size_t unchanged = 0;              ///< that were known and have nothing new
    std::size_t empty = 0;                  ///< logs that hold nothing yet
    std::int64_t points = 0;                ///< new ones
    std::int64_t others = 0;                ///< values that are not kept: audio, tables, texts …
    std::vector<foreign::LogDamage> damage; ///< each once, though the runs of a file meet it several times
    std::vector<foreign::LogTail> tails;    ///< files whose end is incomplete: not written yet, or cut off
    std::vector<Error> skipped;             ///< logs that could not be read
    std::vector<Reason> leftOut;            ///< files in a folder whose columns are not those of a log; of importLogs()
};

/// Whether a run was imported from a log: there is nothing to start, to resume or to look into.
bool isImported(const RunRow& run);

/// Adds runs to the store: writes a run directory below `runsFolder` for each log; a run directory is taken up where it
/// lies, and followed from then on if it still trains. Again: adds only what is new. Blocking. Throws Failure:
/// Cancelled when `progress` gives false without `follow`, NoSpace; the runs that were imported by then stay. Of a new
/// run that finds no space nothing is left. Any other run whose import ends early is marked as failed or stopped, with
/// the reason; the next import goes on with it.
ImportOutcome importCandidates(RunStore& store, const std::vector<ImportCandidate>& candidates,
                               const std::filesystem::path& runsFolder, const ImportOptions& options = {},
                               const std::function<bool(const ImportProgress&)>& progress = {});

/// The same for everything at a path (findCandidates()), with `options.columns`.
ImportOutcome importLogs(RunStore& store, const std::filesystem::path& path, const std::filesystem::path& runsFolder,
                         const ImportOptions& options = {},
                         const std::function<bool(const ImportProgress&)>& progress = {});

/// Marks imported runs as failed that are said to run although no process imports them: one was killed.
void endAbandonedImports(RunStore& store);

} // namespace trainyard
