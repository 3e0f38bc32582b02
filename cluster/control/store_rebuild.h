// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// How far a rebuild has come. Bytes are those of the run directories' events and logs.
struct RebuildProgress {
    std::size_t runs = 0, totalRuns = 0;
    std::int64_t bytes = 0, totalBytes = 0;
    std::string run; ///< the directory being read
};

struct RebuildOptions {
    bool withDeleted = false; ///< brings back runs that were deleted from the store but whose directories remained
};

struct RebuildOutcome {
    std::size_t runs = 0; ///< brought back from run directories
    std::int64_t points = 0;
    std::size_t annotated = 0; ///< of all runs: those with names, notes, tags, archive or trash that a person chose
    std::size_t elsewhere = 0; ///< on other machines, brought back from the old store; they are read on next contact
    std::size_t pointless = 0; ///< whose directory is gone: brought back from the old store without their curves
    std::vector<std::string> deleted; ///< ids of runs that were left out because they had been deleted
    std::vector<std::string> lost;    ///< ids of runs of the old store that could not be brought back
    std::size_t adoptable = 0; ///< on other machines, known by their notes alone: 'trainyard store adopt' finds them
    std::size_t dataSets = 0;
    std::size_t reports = 0;
    std::vector<std::string> damagedNotes; ///< files of annotations that could not be read; older ones were taken
    std::vector<std::string> unread;       ///< tables of the old store that could not be read, or only in part
    std::vector<Error> skipped; ///< directories that hold no readable run and files of events that are none, and why
    std::filesystem::path setAside; ///< where what lay in the store's place is now; empty when there was nothing
    std::filesystem::path ledTo;    ///< where that pointed if it was a link to nothing, so that there was no old store
};

/// What a rebuild kept and lost, one English sentence each.
std::vector<std::string> outcomeSentences(const RebuildOutcome& outcome);

/// Throws Failure where a rebuild would make another store of a file that a person has named: of a copy that an export
/// has written, or of one whose runs cannot be told. Not in the GUI thread.
void requireRebuildable(const std::filesystem::path& file, const std::filesystem::path& runsFolder);

/// Makes a new store of what the run directories hold and puts it in `file`'s place; what lay there is kept beside it
/// as FILE.damaged-DATE, with its journal. Until the new store is whole nothing is changed: a failure, or a Cancelled
/// one when `cancelled` says so, leaves all as it was. What a person wrote (names, notes, tags, archive, trash,
/// deletion) comes from the files beside the runs (Annotations), else from what can be read of the old store; so do
/// runs on other machines, data sets and reports. Campaigns come back as they were started, or, where the file that
/// says so is gone, as far as the old store or their runs tell. Not in the GUI thread; no other process should have the
/// store open. Of a store that is not the one beside `runsFolder`, only the runs that it lists are taken up, and see
/// requireRebuildable(). Throws Failure.
RebuildOutcome rebuildStore(const std::filesystem::path& file, const std::filesystem::path& runsFolder,
                            const std::function<void(const RebuildProgress&)>& progress = {},
                            const std::function<bool()>& cancelled = {}, const RebuildOptions& options = {});

} // namespace trainyard
