// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/batch_change.h"

#include "backend/protocol/learning_rate.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/reasons_training.h"

#include <vector>

namespace trainyard {

std::optional<BatchChange> batchChange(const CheckpointInfo& from, const RunSpec& spec, int ranks, std::int64_t samples)
{
    std::vector<SpecProblem> ignored;
    const RunSpec before = parseRunSpecText(from.spec, ignored);
    const BatchChange change{before.resources.ranks, ranks, stepSamples(before, before.resources.ranks),
                             stepSamples(spec, ranks)};
    const bool other = change.before != change.now && before.training.batchSize == spec.training.batchSize &&
                       from.stepsPerEpoch == stepsPerEpoch(samples, change.before);
    return other ? std::optional(change) : std::nullopt;
}

Reason goOn(CheckpointInfo& info, const CheckpointInfo& from, const BatchChange& change)
{
    const std::int64_t epochs = from.position() / from.stepsPerEpoch;
    const std::int64_t seen = from.position() % from.stepsPerEpoch * change.before; // of the epoch's order
    info.loop.offset = info.loop.step - (epochs * info.stepsPerEpoch + seen / change.now);
    info.loop.early.step = info.loop.early.step / from.stepsPerEpoch * info.stepsPerEpoch;
    if (const std::int64_t again = seen % change.now; again > 0)
        return trainingReason("training.other-ranks-again", change.ranks, change.ranksBefore, change.now, change.before,
                              again);
    return trainingReason("training.other-ranks", change.ranks, change.ranksBefore, change.now, change.before);
}

} // namespace trainyard
