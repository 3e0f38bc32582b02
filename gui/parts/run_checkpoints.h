// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// A checkpoint of a run, as choosers name it.
struct RunCheckpoint {
    std::string file; ///< whole path on the run's machine
    std::int64_t step = 0;
    double epoch = 0.0;
    bool last = false;     ///< the end of a run that is over, else its newest
    std::string reference; ///< CheckpointReference: "RUN@end", "RUN@epoch-5", "RUN@step-200"
    std::int64_t bytes = 0;
};

/// What the store knows of checkpoints that are still there: the store keeps every one that was ever written. Of a run
/// on this computer its files are looked for; of one elsewhere those stay out that its spec has removed by now
/// (keep_checkpoints). Not on the GUI thread.
std::vector<ArtifactRow> presentCheckpoints(const RunRow& run, const RunSpec& spec, std::vector<ArtifactRow> artifacts);

/// By step.
std::vector<RunCheckpoint> runCheckpoints(const RunRow& run, const std::vector<ArtifactRow>& artifacts);

/// "Epoch 100, end", "Initialisation", "Step 200".
QString checkpointTitle(const RunCheckpoint& checkpoint, const RunRow& run);

} // namespace trainyard
