// SPDX-License-Identifier: GPL-3.0-or-later
// What can never run on a cluster, said before it is asked: sbatch takes many such jobs, and they wait for ever.
#include "backend/protocol/reasons_scheduler.h"
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/transport/text_fields.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr double kShortLimit = 120.0; // seconds

Error problem(Reason why)
{
    return errorWith(ErrorKind::BadInput, "submit the run", {}, std::move(why));
}

bool contains(const std::vector<std::string>& list, const std::string& word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

class Checker {
public:
    Checker(const JobRequest& request, const ClusterFacts& facts) : m_request(request), m_facts(facts) {}

    std::vector<Error> run()
    {
        array();
        account();
        const ClusterPartition* partition = m_facts.partition(m_request.partition);
        if (!partition && !m_request.partition.empty() && !m_facts.partitions.empty()) {
            std::vector<std::string> names;
            for (const ClusterPartition& one : m_facts.partitions)
                names.push_back(one.name);
            add(schedulerReason("scheduler.no-partition", m_request.partition, names));
        }
        if (partition) {
            time(*partition);
            nodes(*partition);
            people(*partition);
            hardware(*partition);
        }
        return m_problems;
    }

private:
    void add(Reason why) { m_problems.push_back(problem(std::move(why))); }

    void array()
    {
        for (const ArrayTask& task : m_request.tasks)
            if (m_facts.maxArraySize > 0 && task.index >= m_facts.maxArraySize) {
                add(schedulerReason("scheduler.index-too-large", task.index, m_facts.maxArraySize - 1));
                return;
            }
    }

    void account()
    {
        if (m_facts.associations.empty())
            return;
        std::vector<std::string> accounts;
        std::vector<std::string> qos;
        double wall = 0.0;
        for (const ClusterAccount& one : m_facts.associations) {
            if (!contains(accounts, one.account))
                accounts.push_back(one.account);
            const std::string wanted = m_request.account.empty() ? m_facts.defaultAccount : m_request.account;
            if (one.account != wanted || (!one.partition.empty() && one.partition != m_request.partition))
                continue;
            qos.insert(qos.end(), one.qos.begin(), one.qos.end());
            wall = one.maxWall;
        }
        if (!m_request.account.empty() && !contains(accounts, m_request.account) && m_facts.accountRequired)
            add(schedulerReason("scheduler.no-account", m_request.account, accounts));
        if (!m_request.qos.empty() && !qos.empty() && !contains(qos, m_request.qos) && m_facts.accountRequired)
            add(schedulerReason("scheduler.account-qos", m_request.qos, qos));
        if (m_facts.accountRequired && wall > 0.0 && m_request.timeLimit > wall)
            add(schedulerReason("scheduler.account-time", Duration{wall}, Duration{m_request.timeLimit}));
        for (const ClusterQos& one : m_facts.qos)
            if (one.name == m_request.qos && one.maxWall > 0.0 && m_request.timeLimit > one.maxWall)
                add(schedulerReason("scheduler.qos-time", one.name, Duration{one.maxWall},
                                    Duration{m_request.timeLimit}));
    }

    void time(const ClusterPartition& partition)
    {
        if (partition.maxTime > 0.0 && m_request.timeLimit > partition.maxTime)
            add(schedulerReason("scheduler.partition-time", partition.name, Duration{partition.maxTime},
                                Duration{m_request.timeLimit}));
    }

    void nodes(const ClusterPartition& partition)
    {
        int total = 0;
        for (const NodeGroup& group : partition.groups)
            total += group.nodes;
        const int most = partition.maxNodes > 0 ? std::min(partition.maxNodes, std::max(total, 1)) : total;
        if (total > 0 && m_request.nodes > most)
            add(schedulerReason("scheduler.too-many-nodes", partition.name, most, m_request.nodes));
        if (m_request.nodes < partition.minNodes)
            add(schedulerReason("scheduler.too-few-nodes", partition.name, partition.minNodes));
    }

    void people(const ClusterPartition& partition)
    {
        const std::string account = m_request.account.empty() ? m_facts.defaultAccount : m_request.account;
        if (!account.empty() && ((!partition.allowAccounts.empty() && !contains(partition.allowAccounts, account)) ||
                                 contains(partition.denyAccounts, account)))
            add(schedulerReason("scheduler.partition-account", partition.name, account));
        if (!m_request.qos.empty() && ((!partition.allowQos.empty() && !contains(partition.allowQos, m_request.qos)) ||
                                       contains(partition.denyQos, m_request.qos)))
            add(partition.allowQos.empty()
                    ? schedulerReason("scheduler.partition-qos", partition.name, m_request.qos)
                    : schedulerReason("scheduler.partition-qos-of", partition.name, m_request.qos, partition.allowQos));
    }

    /// The first limit that no node of the partition meets together with the earlier limits.
    void hardware(const ClusterPartition& partition)
    {
        std::vector<const NodeGroup*> fits;
        for (const NodeGroup& group : partition.groups)
            fits.push_back(&group);
        if (fits.empty())
            return;
        const int cores = m_request.cpus * m_request.ranksPerNode;
        int mostCores = 0;
        int mostGpus = 0;
        std::int64_t mostMemory = 0;
        std::vector<std::string> types;
        const auto gpusOf = [&](const NodeGroup& group) {
            int count = 0;
            for (const NodeGpus& gpus : group.gpus)
                count = m_request.gpuType.empty()        ? count + gpus.count
                        : gpus.type == m_request.gpuType ? gpus.count
                                                         : count;
            return count;
        };
        for (const NodeGroup* group : fits) {
            for (const NodeGpus& gpus : group->gpus)
                if (!gpus.type.empty() && !contains(types, gpus.type))
                    types.push_back(gpus.type);
            mostGpus = std::max(mostGpus, gpusOf(*group));
        }
        if (m_request.gpusPerNode > mostGpus) {
            if (!m_request.gpuType.empty() && mostGpus == 0)
                add(types.empty()
                        ? schedulerReason("scheduler.no-gpu-type", partition.name, m_request.gpuType)
                        : schedulerReason("scheduler.no-gpu-type-of", partition.name, m_request.gpuType, types));
            else
                add(schedulerReason("scheduler.too-many-gpus", partition.name, mostGpus, m_request.gpusPerNode));
            return;
        }
        std::erase_if(fits, [&](const NodeGroup* group) { return gpusOf(*group) < m_request.gpusPerNode; });
        for (const NodeGroup* group : fits) {
            mostCores = std::max(mostCores, group->cpus);
            mostMemory = std::max(mostMemory, group->memory);
        }
        if (partition.maxCpusPerNode > 0)
            mostCores = std::min(mostCores, partition.maxCpusPerNode);
        if (cores > mostCores)
            add(schedulerReason("scheduler.too-many-cores", partition.name, mostCores, cores));
        if (m_request.memoryMiB > mostMemory && mostMemory > 0)
            add(schedulerReason("scheduler.too-much-memory", partition.name, ByteCount{mostMemory << 20},
                                ByteCount{m_request.memoryMiB << 20}));
    }

    const JobRequest& m_request;
    const ClusterFacts& m_facts;
    std::vector<Error> m_problems;
};

} // namespace

std::vector<Error> requestProblems(const JobRequest& request, const ClusterFacts& facts)
{
    return Checker(request, facts).run();
}

std::optional<Reason> requestRemark(const JobRequest& request)
{
    if (request.timeLimit <= 0.0 || request.timeLimit > kShortLimit)
        return std::nullopt;
    return schedulerReason("scheduler.short-limit", Duration{request.timeLimit});
}

} // namespace trainyard
