// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

/// What of which runs is written for other programs.
struct ExportSelection {
    std::vector<RunRow> runs;
    std::vector<std::string> series; ///< empty = all
};

struct ExportCount {
    std::vector<std::filesystem::path> files;
    std::int64_t points = 0;
};

/// `progress` hears of runs done (0…1) and may return false to give up: throws Failure(Cancelled). Each writes a run's
/// default view; of records that stand for several steps the mean. All throw Failure; what existed before is unchanged
/// then, and nothing else is left. The next export into the same folder removes what a killed one has left.
using ExportProgress = std::function<bool(double)>;

/// A folder for each run in `folder` with an event file of TensorBoard: scalars and, as hparams, the run's settings. It
/// replaces the event file that an earlier export has written of the run there, even if the run had another name then.
ExportCount exportTensorBoard(StoreReader& reader, const ExportSelection& selection,
                              const std::filesystem::path& folder, const ExportProgress& progress = {});

/// A file store of MLflow: one experiment with these runs, their metrics, settings, tags, notes and times. The folder
/// must be empty or not exist.
ExportCount exportMlflow(StoreReader& reader, const ExportSelection& selection, const std::filesystem::path& folder,
                         const ExportProgress& progress = {});

/// A file with a JSON object for each point: run, name, series, attempt, step, samples, epoch, time, value, min, max,
/// count. NaN and infinities are texts.
ExportCount exportJsonLines(StoreReader& reader, const ExportSelection& selection, const std::filesystem::path& file,
                            const ExportProgress& progress = {});

} // namespace trainyard
