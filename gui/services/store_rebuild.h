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

struct RebuildOutcome {
    std::size_t runs = 0; ///< brought back
    std::int64_t points = 0;
    std::vector<Error> skipped;     ///< directories that hold no readable run, and why
    std::filesystem::path setAside; ///< where the old store lies now; empty when there was none
};

/// Makes a new store of what the run directories hold and puts it in `file`'s place; what lay there is kept beside it
/// as FILE.damaged-DATE, with its journal. Until the new store is whole nothing is changed: a failure, or a Cancelled
/// one when `cancelled` says so, leaves all as it was. What only the store knew does not come back: names, notes and
/// tags changed after the start, archive and trash. Campaigns come back as they were started, or, where the file that
/// says so is gone, as far as their runs tell.
/// Not in the GUI thread; no other process should have the store open. Throws Failure.
RebuildOutcome rebuildStore(const std::filesystem::path& file, const std::filesystem::path& runsFolder,
                            const std::function<void(const RebuildProgress&)>& progress = {},
                            const std::function<bool()>& cancelled = {});

} // namespace trainyard
