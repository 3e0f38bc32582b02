// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/foreign/open_log.h"
#include "storage/store/run_store.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A run that can be added to the store: a log of another program, or a run directory that the store does not know.
struct ImportCandidate {
    enum class Known {
        New,     ///< the store does not have it
        Here,    ///< the store has it; what its log has gained since would be added
        Trashed, ///< the same, in the trash
        Archived
    };
    foreign::FoundLog log;           ///< for a run directory only its name
    std::filesystem::path directory; ///< the run directory; empty for a log
    std::string runId;               ///< of the run that it is, or becomes
    Known known = Known::New;

    bool isDirectory() const { return !directory.empty(); }
    /// Whether a person may choose its columns: a CSV or JSON-lines log that is not imported yet.
    bool hasColumns() const;
    const std::filesystem::path& path() const { return isDirectory() ? directory : log.source.path; }
};

/// Every run at a path: foreign::findLogs(), MLflow's databases and run directories. `kind`: of a file whose name does
/// not tell it. Throws Failure: NotFound if there is none, Cancelled if `goOn`, asked while a file of several runs is
/// read, gives false. `leftOut`: the files in the folder whose columns are not those of a log; empty if there are none.
std::vector<ImportCandidate> findCandidates(StoreReader& reader, const std::filesystem::path& path,
                                            std::optional<foreign::LogKind> kind = std::nullopt,
                                            const std::function<bool()>& goOn = {}, Reason* leftOut = nullptr);
/// Directories in `runsFolder`, beside the store, whose runs the store does not know and rebuildStore() would take up.
/// Sorted by name. Leaves out runs that were deleted on purpose and directories that cannot be read.
std::vector<std::filesystem::path> lostRunDirectories(StoreReader& reader, const std::filesystem::path& runsFolder);

/// Those of them that can be added without a rebuild, such as the directories of scripts that were started by hand.
/// Leaves out imported runs, which their logs bring back, and runs that never started.
std::vector<ImportCandidate> unknownRunDirectories(StoreReader& reader, const std::filesystem::path& runsFolder);

/// What a candidate holds.
struct CandidateContent {
    std::string name; ///< as the run will be called
    std::int64_t series = 0, points = 0;
    std::int64_t newPoints = 0; ///< of these, the ones that the store does not have
    std::int64_t parameters = 0, texts = 0;
    std::int64_t histograms = 0; ///< points that keep only smallest, mean and largest of a histogram
    std::int64_t others = 0;     ///< records that are left out: images, audio, tables …
    double startedAt = 0.0, endedAt = 0.0;
    std::vector<foreign::LogDamage> damage;
    std::vector<foreign::LogTail> tails; ///< files whose end is incomplete
    std::vector<std::string> columns;    ///< to choose from, if hasColumns()
    std::optional<Error> error;          ///< why it cannot be read
};

/// Reads a whole candidate without changing anything. `goOn` is asked between pieces; false ends it: throws Cancelled.
/// What else fails is CandidateContent::error.
CandidateContent readCandidate(StoreReader& reader, const ImportCandidate& candidate,
                               const std::filesystem::path& runsFolder, const std::function<bool()>& goOn = {});

/// The reader of a candidate's log.
std::unique_ptr<foreign::LogReader> openCandidate(const foreign::LogSource& source);

} // namespace trainyard
