// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/rank_layout.h"

#include "backend/protocol/reasons_ranks.h"
#include "backend/protocol/scaling.h"

#include <algorithm>

namespace trainyard {

std::vector<int> RankLayout::groupOf(int worker) const
{
    std::vector<int> ranks;
    for (int i = 0; i < groupSize; ++i)
        ranks.push_back(firstRank(worker) + i);
    return ranks;
}

int RankLayout::masterOf(int rank) const
{
    return isMaster(rank) || lowerMasters == 0 ? 0 : 1 + workerOf(rank) * lowerMasters / workers();
}

std::vector<int> RankLayout::childrenOf(int master) const
{
    std::vector<int> children;
    for (int lower = 1; master == 0 && lower < masters(); ++lower)
        children.push_back(lower);
    for (int worker = 0; worker < workers(); ++worker)
        if (masterOf(firstRank(worker)) == master)
            children.push_back(firstRank(worker));
    return children;
}

RankLayout rankLayout(const RunSpec& spec)
{
    const DistributionSpec& distribution = spec.distribution;
    RankLayout layout;
    layout.trainingRanks = spec.resources.ranks;
    layout.hasMaster = distribution.mode != DistributionMode::Synchronous;
    if (!layout.hasMaster)
        return layout;
    layout.groupSize = std::clamp(distribution.workerRanks, 1, std::max(layout.trainingRanks, 1));
    layout.lowerMasters = distribution.masters > 1 ? distribution.masters : 0;
    return layout;
}

ProcessNeeds processNeeds(const RunSpec& spec)
{
    if (spec.program) { // its sidecar is the only process that a queue starts
        ProcessNeeds needs;
        needs.coresPerProcess = needs.cores = spec.resources.threads * spec.resources.ranks;
        return needs;
    }
    const RankLayout layout = rankLayout(spec);
    ProcessNeeds needs;
    needs.processes = layout.worldSize();
    needs.masters = layout.masters();
    if (spec.resources.threads > 0) {
        // In a run with a master, the master validates when it is idle.
        needs.coresPerProcess = spec.resources.threads + (layout.hasMaster ? 0 : spec.training.validationThreads);
        needs.cores = layout.trainingRanks * needs.coresPerProcess + needs.masters;
    }
    return needs;
}

WorkerBatch workerBatch(const RunSpec& spec)
{
    const RankLayout layout = rankLayout(spec);
    const ScaledBatch batch = scaledBatch(spec, layout.trainingRanks);
    const bool divided = spec.distribution.mode == DistributionMode::Downpour;
    return {(batch.effective + layout.workers() - 1) / layout.workers(),
            divided ? batch.rate / layout.workers() : batch.rate};
}

std::int64_t stepSamples(const RunSpec& spec, int trainingRanks)
{
    if (!rankLayout(spec).hasMaster)
        return scaledBatch(spec, trainingRanks).effective;
    RunSpec with = spec;
    with.resources.ranks = trainingRanks;
    return workerBatch(with).samples;
}

namespace {

/// "its master", "their 2 masters"
Reason mastersOf(const RankLayout& layout)
{
    if (layout.masters() == 1)
        return layout.trainingRanks == 1 ? ranksReason("ranks.its-master") : ranksReason("ranks.their-master");
    return layout.trainingRanks == 1 ? ranksReason("ranks.its-masters", layout.masters())
                                     : ranksReason("ranks.their-masters", layout.masters());
}

} // namespace

Reason processesReason(const RankLayout& layout)
{
    if (!layout.hasMaster)
        return ranksReason("ranks.processes", layout.worldSize());
    return ranksReason("ranks.processes-of", layout.worldSize(), ranksReason("ranks.ranks", layout.trainingRanks),
                       mastersOf(layout));
}

int processesPerNode(const RunSpec& spec)
{
    const int nodes = std::max(1, spec.resources.placement.nodes);
    return (rankLayout(spec).worldSize() + nodes - 1) / nodes;
}

} // namespace trainyard
