// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/sample_job.h"

#include "cluster/control/machine_line.h"

namespace trainyard {
namespace {

constexpr double kSampleSeconds = 4.0 * 3600.0;

} // namespace

JobRequest sampleJob(const MachinePlaces& places, const ClusterFacts* facts)
{
    JobRequest request = facts ? defaultRequest(*facts) : JobRequest();
    request.token = "ty-20261120-140201-9f3c2a-1";
    request.name = "resnet20";
    request.runDirectory = (places.runs.empty() ? std::string("/home/me/.local/share/trainyard/runs") : places.runs) +
                           "/20261120-140201-9f3c2a";
    request.nodes = 2;
    request.ranksPerNode = 4;
    if (request.timeLimit <= 0.0)
        request.timeLimit = kSampleSeconds;
    return request;
}

std::string sampleScript(const MachineEntry& entry, const MachinePlaces& places, const ClusterFacts* facts)
{
    return schedulerOf(entry, places)->batchScript(sampleJob(places, facts));
}

} // namespace trainyard
