// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/run_spec.h"
#include "backend/train/checkpoint/checkpoint.h"

#include <cstdint>
#include <optional>
#include <string>

namespace trainyard {

/// A run that goes on with another number of ranks, and by its scaling rule with another effective batch.
struct BatchChange {
    int ranksBefore = 1;
    int ranks = 1;
    std::int64_t before = 0; ///< samples a step
    std::int64_t now = 0;
};

/// What has changed since the checkpoint, when it is only that; nullopt when nothing has, or more than that.
std::optional<BatchChange> batchChange(const CheckpointInfo& from, const RunSpec& spec, int ranks,
                                       std::int64_t samples);

/// Puts info.loop, which is the checkpoint's, to where its samples end in steps of the new size; steps go on counting.
/// In mid-epoch up to one new batch of samples comes again, since batches begin at whole multiples. Says what it did.
Reason goOn(CheckpointInfo& info, const CheckpointInfo& from, const BatchChange& change);

} // namespace trainyard
