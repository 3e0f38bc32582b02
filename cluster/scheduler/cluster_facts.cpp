// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/cluster_facts.h"

#include <algorithm>

namespace trainyard {
namespace {

bool offersMpi(const ClusterFacts& facts, const std::string& type)
{
    return std::find(facts.mpiTypes.begin(), facts.mpiTypes.end(), type) != facts.mpiTypes.end();
}

} // namespace

const ClusterPartition* ClusterFacts::partition(std::string_view wanted) const
{
    for (const ClusterPartition& one : partitions)
        if (wanted.empty() ? one.isDefault : one.name == wanted)
            return &one;
    return nullptr;
}

bool launcherWorks(const JobTemplate& settings, const ClusterFacts& facts)
{
    switch (settings.launcher) {
    case RankLauncher::Direct: break;
    case RankLauncher::Srun:
        return facts.tools.count("srun") != 0 && (facts.mpiTypes.empty() || offersMpi(facts, settings.mpiType));
    case RankLauncher::Mpirun: // a module or a container may bring it
        return facts.tools.count("mpirun") != 0 || !settings.prologue.empty() || !settings.prefix.empty();
    }
    return true;
}

JobTemplate fittingTemplate(JobTemplate settings, const ClusterFacts& facts)
{
    if (launcherWorks(settings, facts))
        return settings;
    const bool srun = facts.tools.count("srun") != 0;
    settings.launcher = RankLauncher::Direct;
    if (srun && offersMpi(facts, "pmix")) {
        settings.launcher = RankLauncher::Srun;
        settings.mpiType = "pmix";
    } else if (facts.tools.count("mpirun") != 0) {
        settings.launcher = RankLauncher::Mpirun;
    } else if (srun && offersMpi(facts, "pmi2")) {
        settings.launcher = RankLauncher::Srun;
        settings.mpiType = "pmi2";
    }
    settings.launcherOptions.clear(); // they were the other launcher's
    return settings;
}

JobRequest defaultRequest(const ClusterFacts& facts)
{
    JobRequest request;
    request.account = facts.defaultAccount;
    const ClusterPartition* partition = facts.partition({});
    if (!partition)
        return request;
    request.partition = partition->name;
    request.timeLimit = partition->defaultTime > 0.0 ? partition->defaultTime : partition->maxTime;
    for (const NodeGroup& group : partition->groups)
        for (const NodeGpus& gpus : group.gpus)
            if (group.usable && gpus.count > 0 && request.gpusPerNode == 0) {
                request.gpusPerNode = 1;
                request.gpuType = gpus.type;
                request.cpus = std::max(1, group.cpus / gpus.count); // its share of the node
            }
    return request;
}

} // namespace trainyard
