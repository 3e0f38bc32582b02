// SPDX-License-Identifier: GPL-3.0-or-later
// What can never run on a cluster, said before it is asked: sbatch takes many such jobs, and they wait for ever.
#include "cluster/scheduler/slurm_answers.h"
#include "cluster/scheduler/slurm_probe.h"

#include <algorithm>

namespace trainyard {
namespace {

Error problem(std::string reason, std::string remedy)
{
    return {ErrorKind::BadInput, "submit the run", {}, std::move(reason), std::move(remedy), 0};
}

bool contains(const std::vector<std::string>& list, const std::string& word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

/// "2 days", "90 minutes".
std::string duration(double seconds)
{
    const auto say = [](long long count, const char* unit) {
        return std::to_string(count) + " " + unit + (count == 1 ? "" : "s");
    };
    const auto whole = static_cast<long long>(seconds);
    if (whole % 86400 == 0)
        return say(whole / 86400, "day");
    return whole % 3600 == 0 ? say(whole / 3600, "hour") : say((whole + 59) / 60, "minute");
}

class Checker {
public:
    Checker(const JobRequest& request, const SlurmProbe& probe) : m_request(request), m_probe(probe) {}

    std::vector<Error> run()
    {
        array();
        account();
        const SlurmPartition* partition = m_probe.partition(m_request.partition);
        if (!partition && !m_request.partition.empty() && !m_probe.partitions.empty()) {
            std::vector<std::string> names;
            for (const SlurmPartition& one : m_probe.partitions)
                names.push_back(one.name);
            add("there is no partition \"" + m_request.partition + "\"", "Choose one of: " + joined(names) + ".");
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
    void add(std::string reason, std::string remedy)
    {
        m_problems.push_back(problem(std::move(reason), std::move(remedy)));
    }

    void array()
    {
        for (const ArrayTask& task : m_request.tasks)
            if (m_probe.maxArraySize > 0 && task.index >= m_probe.maxArraySize) {
                add("the array's index " + std::to_string(task.index) + " is above the cluster's largest, " +
                        std::to_string(m_probe.maxArraySize - 1),
                    "Split the array.");
                return;
            }
    }

    void account()
    {
        if (m_probe.associations.empty())
            return;
        std::vector<std::string> accounts;
        std::vector<std::string> qos;
        double wall = 0.0;
        for (const SlurmAssociation& one : m_probe.associations) {
            if (!contains(accounts, one.account))
                accounts.push_back(one.account);
            const std::string wanted = m_request.account.empty() ? m_probe.defaultAccount : m_request.account;
            if (one.account != wanted || (!one.partition.empty() && one.partition != m_request.partition))
                continue;
            qos.insert(qos.end(), one.qos.begin(), one.qos.end());
            wall = one.maxWall;
        }
        if (!m_request.account.empty() && !contains(accounts, m_request.account) && m_probe.accountRequired)
            add("you have no account \"" + m_request.account + "\"", "Choose one of: " + joined(accounts) + ".");
        if (!m_request.qos.empty() && !qos.empty() && !contains(qos, m_request.qos) && m_probe.accountRequired)
            add("this account may not use the QoS \"" + m_request.qos + "\"", "Choose one of: " + joined(qos) + ".");
        if (m_probe.accountRequired && wall > 0.0 && m_request.timeLimit > wall)
            add("the account allows a job " + duration(wall) + " and it asks for " + duration(m_request.timeLimit),
                "Ask for less time; a run goes on where it stopped.");
        for (const SlurmQos& one : m_probe.qos)
            if (one.name == m_request.qos && one.maxWall > 0.0 && m_request.timeLimit > one.maxWall)
                add("the QoS \"" + one.name + "\" allows a job " + duration(one.maxWall) + " and it asks for " +
                        duration(m_request.timeLimit),
                    "Ask for less time, or choose another QoS.");
    }

    void time(const SlurmPartition& partition)
    {
        if (partition.maxTime > 0.0 && m_request.timeLimit > partition.maxTime)
            add("the partition \"" + partition.name + "\" allows a job " + duration(partition.maxTime) +
                    " and it asks for " + duration(m_request.timeLimit),
                "Ask for less time; a run goes on where it stopped.");
    }

    void nodes(const SlurmPartition& partition)
    {
        int total = 0;
        for (const SlurmNodeGroup& group : partition.groups)
            total += group.nodes;
        const int most = partition.maxNodes > 0 ? std::min(partition.maxNodes, std::max(total, 1)) : total;
        if (total > 0 && m_request.nodes > most)
            add("the partition \"" + partition.name + "\" allows a job " + std::to_string(most) +
                    " nodes and it asks for " + std::to_string(m_request.nodes),
                "Ask for fewer nodes, or choose another partition.");
        if (m_request.nodes < partition.minNodes)
            add("the partition \"" + partition.name + "\" wants at least " + std::to_string(partition.minNodes) +
                    " nodes a job",
                "Ask for more nodes, or choose another partition.");
    }

    void people(const SlurmPartition& partition)
    {
        const std::string account = m_request.account.empty() ? m_probe.defaultAccount : m_request.account;
        if (!account.empty() && ((!partition.allowAccounts.empty() && !contains(partition.allowAccounts, account)) ||
                                 contains(partition.denyAccounts, account)))
            add("the partition \"" + partition.name + "\" does not take jobs of the account \"" + account + "\"",
                "Choose another partition or account.");
        if (!m_request.qos.empty() && ((!partition.allowQos.empty() && !contains(partition.allowQos, m_request.qos)) ||
                                       contains(partition.denyQos, m_request.qos)))
            add("the partition \"" + partition.name + "\" does not take the QoS \"" + m_request.qos + "\"",
                partition.allowQos.empty() ? "Choose another QoS."
                                           : "Choose one of: " + joined(partition.allowQos) + ".");
    }

    /// The first limit that no node of the partition meets together with those before it.
    void hardware(const SlurmPartition& partition)
    {
        std::vector<const SlurmNodeGroup*> fits;
        for (const SlurmNodeGroup& group : partition.groups)
            fits.push_back(&group);
        if (fits.empty())
            return;
        const int cores = m_request.cpus * m_request.ranksPerNode;
        int mostCores = 0;
        int mostGpus = 0;
        std::int64_t mostMemory = 0;
        std::vector<std::string> types;
        const auto gpusOf = [&](const SlurmNodeGroup& group) {
            int count = 0;
            for (const SlurmGpus& gpus : group.gpus)
                count = m_request.gpuType.empty()        ? count + gpus.count
                        : gpus.type == m_request.gpuType ? gpus.count
                                                         : count;
            return count;
        };
        for (const SlurmNodeGroup* group : fits) {
            for (const SlurmGpus& gpus : group->gpus)
                if (!gpus.type.empty() && !contains(types, gpus.type))
                    types.push_back(gpus.type);
            mostGpus = std::max(mostGpus, gpusOf(*group));
        }
        const std::string where = "the nodes of the partition \"" + partition.name + "\" have at most ";
        if (m_request.gpusPerNode > mostGpus) {
            if (!m_request.gpuType.empty() && mostGpus == 0)
                add("the partition \"" + partition.name + "\" has no GPUs of type \"" + m_request.gpuType + "\"",
                    types.empty() ? "Choose another partition." : "Choose one of: " + joined(types) + ".");
            else
                add(where + std::to_string(mostGpus) + " GPUs and it asks for " +
                        std::to_string(m_request.gpusPerNode) + " a node",
                    "Ask for fewer a node and for more nodes, or choose another partition.");
            return;
        }
        std::erase_if(fits, [&](const SlurmNodeGroup* group) { return gpusOf(*group) < m_request.gpusPerNode; });
        for (const SlurmNodeGroup* group : fits) {
            mostCores = std::max(mostCores, group->cpus);
            mostMemory = std::max(mostMemory, group->memory);
        }
        if (partition.maxCpusPerNode > 0)
            mostCores = std::min(mostCores, partition.maxCpusPerNode);
        if (cores > mostCores)
            add(where + std::to_string(mostCores) + " cores and it asks for " + std::to_string(cores) + " a node",
                "Ask for fewer cores a rank or fewer ranks a node.");
        if (m_request.memoryMiB > mostMemory && mostMemory > 0)
            add(where + std::to_string(mostMemory) + " MiB of memory and it asks for " +
                    std::to_string(m_request.memoryMiB) + " a node",
                "Ask for less memory, or choose another partition.");
    }

    const JobRequest& m_request;
    const SlurmProbe& m_probe;
    std::vector<Error> m_problems;
};

} // namespace

std::vector<Error> slurmProblems(const JobRequest& request, const SlurmProbe& probe)
{
    return Checker(request, probe).run();
}

} // namespace trainyard
