// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/run_lineage.h"
#include "cluster/control/run_speed.h"
#include "gui/parts/run_checkpoints.h"
#include "storage/store/run_store.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// An attempt with what its first and last messages tell.
struct RecordedAttempt {
    AttemptRow row;
    std::string engine; ///< version line; empty: it has not begun
    Reason outcome;     ///< how it ended; empty: it has not, or it was broken off
};

/// Everything that the store knows of one run, except its points.
struct RunRecord {
    RunRow run;     ///< its metrics are resultMetrics()
    RunSpeed speed; ///< time per epoch and samples per second are these; the metrics only where they are unknown
    std::optional<RunSpec> spec;
    std::vector<std::pair<std::string, std::string>> params;
    std::vector<RecordedAttempt> attempts;
    std::vector<RunCheckpoint> checkpoints; ///< present ones, the newest first
    std::vector<double> checkpointTimes;    ///< when they were written; beside `checkpoints`
    std::size_t written = 0;                ///< checkpoints that were written in all
    RunLineage lineage;
    std::vector<AlertRow> alerts;
    std::optional<DataSetRow> dataSet; ///< as added on the Data page, where it has been
    bool imported = false;
    /// The newest values of series that the run's program named itself, in the order in which they came.
    std::vector<SeriesRow> own;
};

/// Results worth showing first.
const std::vector<MetricColumn>& resultMetrics();

/// nullopt: there is no such run. Looks for the files of checkpoints; not on the GUI thread.
std::optional<RunRecord> readRecord(StoreReader& reader, const std::string& id);

} // namespace trainyard
