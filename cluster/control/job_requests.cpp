// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/job_requests.h"

#include "backend/protocol/rank_layout.h"
#include "cluster/scheduler/cluster_facts.h"

#include <sched.h>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kAllCores = 1 << 16; // more than a machine has counts as all of them

/// What every node has that the job may be put on; 0 when that is not known.
int coresOfNodes(const ClusterFacts& facts, const std::string& partitionName)
{
    const ClusterPartition* partition = facts.partition(partitionName);
    int least = 0;
    if (partition)
        for (const NodeGroup& group : partition->groups)
            if (group.usable && group.cpus > 0)
                least = least == 0 ? group.cpus : std::min(least, group.cpus);
    if (partition && partition->maxCpusPerNode > 0)
        least = std::min(least, partition->maxCpusPerNode);
    return least;
}

} // namespace

int coresHere()
{
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    return ::sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? std::max(1, CPU_COUNT(&allowed)) : 1;
}

JobRequest workstationRequest(const RunSpec& spec, const WorkstationAsk& ask)
{
    JobRequest request;
    const int cores = processNeeds(spec).cores;
    request.cpus = cores > 0 && !ask.alone ? cores : ask.here ? coresHere() : kAllCores;
    request.gpusPerNode = spec.resources.placement.gpusPerNode;
    request.gpuIndices = spec.resources.placement.gpuIndices;
    return request;
}

JobRequest clusterRequest(const RunSpec& spec, int coresOfNode)
{
    const PlacementSpec& placement = spec.resources.placement;
    JobRequest request;
    static_cast<PlacementSpec&>(request) = placement;
    const ProcessNeeds needs = processNeeds(spec);
    request.ranks = spec.program ? spec.resources.ranks : needs.processes;
    if (spec.program)
        request.program = spec.program->launcher;
    const int evenly =
        spec.program ? (request.ranks + placement.nodes - 1) / std::max(1, placement.nodes) : processesPerNode(spec);
    request.ranksPerNode = placement.ranksPerNode > 0 ? std::min(placement.ranksPerNode, request.ranks) : evenly;
    const int each = spec.program ? spec.resources.threads : needs.coresPerProcess;
    request.cpus = each > 0 ? each : std::max(1, coresOfNode / request.ranksPerNode);
    request.timeLimit = placement.timeLimitMinutes * 60.0;
    request.gpuIndices.clear(); // the scheduler gives them out
    return request;
}

JobRequest requestFor(const RunSpec& spec, Transport& transport, Scheduler& scheduler, const WorkstationAsk& ask)
{
    if (!scheduler.abilities().cluster)
        return workstationRequest(spec, ask);
    const ClusterFacts* facts = spec.resources.threads <= 0 ? scheduler.facts(transport, false) : nullptr;
    return clusterRequest(spec, facts ? coresOfNodes(*facts, spec.resources.placement.partition) : 0);
}

} // namespace trainyard
