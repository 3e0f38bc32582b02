// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/mpi_rank_cores.h"

#include <algorithm>
#include <functional>

namespace trainyard {

CorePlan placeAmong(std::span<const MpiRankPlace> ranks, int rank, CorePlacement placement,
                    const TopologySource& source)
{
    const MpiRankPlace& own = ranks[static_cast<std::size_t>(rank)];
    std::vector<PlacedProcess> sharing;
    std::size_t number = 0; // of this rank among them
    for (const MpiRankPlace& other : ranks) {
        if (other.host != own.host || !CPU_EQUAL(&other.allowed, &own.allowed))
            continue;
        if (&other == &own)
            number = sharing.size();
        sharing.push_back({other.master, other.gpu});
    }
    CorePlan plan = placeCores(placement, sharing, cpusIn(own.allowed), source);
    if (plan.binding == CoreBinding::Bound)
        plan.processes = {plan.processes[number]};
    return plan;
}

void placeMpiRank(Communicator& world, CorePlacement placement, bool master, const std::string& gpu)
{
    if (placement == CorePlacement::Auto || placement == CorePlacement::None)
        return;
    MpiRankPlace own{std::hash<std::string>{}(hostName()), cpuSet(allowedCpus()), master, {}};
    gpu.copy(own.gpu, sizeof own.gpu - 1);
    std::vector<MpiRankPlace> all(static_cast<std::size_t>(world.size()));
    world.allGather(std::as_bytes(std::span(&own, 1)), std::as_writable_bytes(std::span(all)));
    const CorePlan plan = placeAmong(all, world.rank(), placement);
    if (plan.binding == CoreBinding::Bound)
        bindTo(plan.processes.front().cpus);
}

} // namespace trainyard
