// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/pruning_schedule.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr double kDefaultEnd = 0.75; // of the run

std::vector<MaskChange> gradualChanges(const PruningSpec& pruning, double epochs, double stepsPerEpoch)
{
    const double endEpoch = pruning.endEpoch > 0.0 ? pruning.endEpoch : kDefaultEnd * epochs;
    const auto begin = static_cast<std::int64_t>(std::llround(pruning.beginEpoch * stepsPerEpoch));
    const auto end = std::max(begin, static_cast<std::int64_t>(std::llround(endEpoch * stepsPerEpoch)));
    std::vector<MaskChange> changes;
    for (std::int64_t step = begin; step < end; step += pruning.everySteps) {
        const double left = 1.0 - static_cast<double>(step - begin) / static_cast<double>(end - begin);
        const double share = pruning.sparsity + (pruning.initialSparsity - pruning.sparsity) * left * left * left;
        if (share > 0.0)
            changes.push_back({step, share});
    }
    changes.push_back({end, pruning.sparsity});
    return changes;
}

std::vector<MaskChange> roundChanges(const PruningSpec& pruning, double steps)
{
    std::vector<MaskChange> changes;
    for (int round = 1; round <= pruning.rounds; ++round)
        changes.push_back(
            {std::llround(steps * round / (pruning.rounds + 1)), 1.0 - std::pow(1.0 - pruning.roundShare, round)});
    return changes;
}

} // namespace

std::vector<MaskChange> maskChanges(const PruningSpec& pruning, int epochs, std::int64_t stepsPerEpoch)
{
    if (!pruning.on() || pruning.schedule == PruningSchedule::Start)
        return {};
    if (pruning.schedule == PruningSchedule::Gradual)
        return gradualChanges(pruning, epochs, static_cast<double>(stepsPerEpoch));
    return roundChanges(pruning, static_cast<double>(epochs) * static_cast<double>(stepsPerEpoch));
}

double finalSparsity(const PruningSpec& pruning)
{
    if (!pruning.on())
        return -1.0;
    if (pruning.structure == PruningStructure::TwoOfFour)
        return 0.5;
    if (pruning.schedule == PruningSchedule::Iterative)
        return 1.0 - std::pow(1.0 - pruning.roundShare, pruning.rounds);
    if (pruning.schedule == PruningSchedule::Gradual || pruning.structure == PruningStructure::Filters)
        return pruning.sparsity;
    switch (pruning.amount) {
    case PruningAmount::Sparsity: return pruning.sparsity;
    case PruningAmount::Percentile: return pruning.percentile / 100.0;
    case PruningAmount::Threshold: break;
    }
    return -1.0;
}

} // namespace trainyard
