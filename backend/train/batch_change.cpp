// SPDX-License-Identifier: Apache-2.0
#include "backend/train/batch_change.h"

#include "backend/protocol/learning_rate.h"
#include "backend/protocol/rank_layout.h"

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

std::string goOn(CheckpointInfo& info, const CheckpointInfo& from, const BatchChange& change)
{
    const std::int64_t epochs = from.position() / from.stepsPerEpoch;
    const std::int64_t seen = from.position() % from.stepsPerEpoch * change.before; // of the epoch's order
    info.loop.offset = info.loop.step - (epochs * info.stepsPerEpoch + seen / change.now);
    info.loop.early.step = info.loop.early.step / from.stepsPerEpoch * info.stepsPerEpoch;
    std::string text = "Goes on with " + std::to_string(change.ranks) + " instead of " +
                       std::to_string(change.ranksBefore) + " ranks, with " + std::to_string(change.now) +
                       " instead of " + std::to_string(change.before) + " samples a step";
    if (seen % change.now > 0)
        text += "; " + std::to_string(seen % change.now) + " samples of this epoch come again";
    return text + ".";
}

} // namespace trainyard
