// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// A checkpoint of a run, as choosers show it.
struct RunCheckpoint {
    std::string file; ///< full path on the run's machine
    std::int64_t step = 0;
    double epoch = 0.0;
    bool last = false;     ///< the end of a finished run, otherwise the newest
    bool best = false;     ///< the file that the run keeps for its best validation, or what markBest() found
    std::string reference; ///< CheckpointReference: "RUN@end", "RUN@epoch-5", "RUN@step-200"
    std::int64_t bytes = 0;
    bool surpassed = false; ///< the best one of those that are kept; one with a better validation was removed
};

/// The checkpoints that still exist: the store lists every one ever written. For a run on this computer, checks its
/// files; for a run elsewhere, leaves out those that its spec (keep_checkpoints) has removed by now. Not on the GUI
/// thread.
std::vector<ArtifactRow> presentCheckpoints(const RunRow& run, const RunSpec& spec, std::vector<ArtifactRow> artifacts);

/// In the order of steps.
std::vector<RunCheckpoint> runCheckpoints(const RunRow& run, const std::vector<ArtifactRow>& artifacts);

/// Marks the checkpoint with the best validation (val/top1, or else val/loss) at its step, unless the run keeps a file
/// for its best one. With fewer than two such checkpoints there is nothing to compare. Not on the GUI thread.
void markBest(StoreReader& reader, const RunRow& run, std::vector<RunCheckpoint>& checkpoints);

/// "Epoch 100, end", "Initialisation", "Step 200".
QString checkpointTitle(const RunCheckpoint& checkpoint, const RunRow& run);
/// "Epoch 23, best", or "Epoch 27, best kept" if that of a better epoch was removed.
QString markedTitle(const RunCheckpoint& checkpoint, const RunRow& run);

} // namespace trainyard
