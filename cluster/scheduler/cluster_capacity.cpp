// SPDX-License-Identifier: GPL-3.0-or-later
// How many jobs of a kind a partition holds at once.
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/transport/text_fields.h"

#include <algorithm>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr std::int64_t kManyJobs = 1'000'000;

int gpusOf(const NodeGroup& group, const std::string& type)
{
    int count = 0;
    for (const NodeGpus& gpus : group.gpus)
        if (type.empty() || gpus.type == type)
            count += gpus.count;
    return count;
}

/// Such jobs, or parts of them, that find room on one node.
std::int64_t jobsOnNode(const NodeGroup& group, const ClusterPartition& partition, const JobRequest& request)
{
    const int cpus = partition.maxCpusPerNode > 0 ? std::min(group.cpus, partition.maxCpusPerNode) : group.cpus;
    std::int64_t jobs = cpus / std::max(1, request.cpus * request.ranksPerNode);
    if (request.memoryMiB > 0 && group.memory > 0)
        jobs = std::min<std::int64_t>(jobs, group.memory / request.memoryMiB);
    if (request.gpusPerNode > 0)
        jobs = std::min<std::int64_t>(jobs, gpusOf(group, request.gpuType) / request.gpusPerNode);
    return jobs;
}

/// The parts of a job lie on different nodes: so many jobs fit when nodes with room for at most so many parts each have
/// room for all parts.
std::int64_t jobsOnPartition(const ClusterPartition& partition, const JobRequest& request)
{
    const auto fit = [&](std::int64_t jobs) {
        std::int64_t parts = 0;
        for (const NodeGroup& group : partition.groups)
            if (group.usable)
                parts += group.nodes * std::min(jobs, jobsOnNode(group, partition, request));
        return parts >= jobs * std::max(1, request.nodes);
    };
    std::int64_t low = 0, high = kManyJobs; // low fits, high does not
    while (high - low > 1) {
        const std::int64_t middle = (low + high) / 2;
        (fit(middle) ? low : high) = middle;
    }
    return low;
}

/// "cpu=64,gres/gpu=8,gres/gpu:a100=4": 0 for what is not limited.
std::int64_t limitOf(const std::string& tres, const std::string& name)
{
    for (const std::string& part : splitFields(tres, ',', 100))
        if (part.starts_with(name + "="))
            return std::atoll(part.c_str() + name.size() + 1);
    return 0;
}

std::int64_t jobsOfUser(const ClusterQos& qos, const JobRequest& request)
{
    std::int64_t jobs = kManyJobs;
    if (qos.maxJobsPerUser > 0)
        jobs = std::min<std::int64_t>(jobs, qos.maxJobsPerUser);
    const std::int64_t nodes = std::max(1, request.nodes);
    const std::pair<std::string, std::int64_t> needs[] = {
        {"node", nodes},
        {"cpu", nodes * request.cpus * request.ranksPerNode},
        {"gres/gpu", nodes * request.gpusPerNode},
        {"gres/gpu:" + request.gpuType, request.gpuType.empty() ? 0 : nodes * request.gpusPerNode}};
    for (const auto& [name, needed] : needs)
        if (const std::int64_t limit = limitOf(qos.maxTresPerUser, name); limit > 0 && needed > 0)
            jobs = std::min(jobs, limit / needed);
    return jobs;
}

} // namespace

int jobsAtOnce(const JobRequest& request, const ClusterFacts& facts)
{
    const ClusterPartition* partition = facts.partition(request.partition);
    if (!partition)
        return 0;
    std::int64_t jobs = jobsOnPartition(*partition, request);
    const std::string account = request.account.empty() ? facts.defaultAccount : request.account;
    std::string qos = request.qos;
    for (const ClusterAccount& one : facts.associations) {
        if (one.account != account || (!one.partition.empty() && one.partition != partition->name))
            continue;
        if (one.maxJobs > 0)
            jobs = std::min<std::int64_t>(jobs, one.maxJobs);
        if (qos.empty())
            qos = one.defaultQos;
    }
    for (const ClusterQos& one : facts.qos)
        if (one.name == qos)
            jobs = std::min(jobs, jobsOfUser(one, request));
    return static_cast<int>(jobs);
}

} // namespace trainyard
