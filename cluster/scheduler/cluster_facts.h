// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/scheduler/job_request.h"
#include "cluster/scheduler/job_template.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// GPUs of one kind that a node has; without a type where the scheduler names none.
struct NodeGpus {
    std::string type;
    int count = 0;
};

/// Identical nodes of a partition.
struct NodeGroup {
    int nodes = 0;
    int cpus = 0;               ///< a node
    std::int64_t memory = 0;    ///< MiB a node
    std::vector<NodeGpus> gpus; ///< a node
    std::vector<std::string> features;
    std::string state;  ///< "idle", "mixed", "drained" …, without suffixes
    bool usable = true; ///< up and not drained, failing or reserved
};

struct ClusterPartition {
    std::string name;
    bool isDefault = false;
    std::string state;        ///< "UP", "DOWN", "DRAIN", "INACTIVE"
    double maxTime = 0.0;     ///< seconds, 0 = no limit
    double defaultTime = 0.0; ///< 0 = maxTime
    int minNodes = 1;
    int maxNodes = 0;                       ///< 0 = no limit
    int maxCpusPerNode = 0;                 ///< 0 = no limit
    std::vector<std::string> allowAccounts; ///< empty = all
    std::vector<std::string> denyAccounts;
    std::vector<std::string> allowQos; ///< empty = all
    std::vector<std::string> denyQos;
    std::vector<NodeGroup> groups;
    std::map<std::string, int> freeGpus; ///< by type; empty if Slurm does not report it
};

/// What the user may use: one association of the accounting database.
struct ClusterAccount {
    std::string account;
    std::string partition;        ///< empty = any
    std::vector<std::string> qos; ///< empty = unknown
    std::string defaultQos;
    int maxJobs = 0; ///< 0 = no limit
    int maxSubmit = 0;
    double maxWall = 0.0; ///< seconds
};

struct ClusterQos {
    std::string name;
    double maxWall = 0.0; ///< seconds, 0 = no limit
    int maxJobsPerUser = 0;
    int maxSubmitPerUser = 0;
    std::string maxTresPerJob; ///< "cpu=64,gres/gpu=8"
    std::string maxTresPerUser;
};

/// What the queue of a cluster offers this user. Read once and kept; `unread` names the parts that could not be read.
struct ClusterFacts {
    std::string version; ///< of the scheduler: "22.05.8"
    std::string name;    ///< of the cluster
    std::string user;
    int maxArraySize = 0;         ///< one more than the largest index; 0 = unknown
    int minJobAge = 0;            ///< seconds that the queue keeps ended jobs
    bool requeues = true;         ///< jobs may go back into the queue
    bool accounting = false;      ///< it knows jobs that have ended
    bool accountRequired = false; ///< associations are enforced
    std::vector<ClusterPartition> partitions;
    std::vector<ClusterAccount> associations;
    std::string defaultAccount;
    std::vector<ClusterQos> qos;
    std::vector<std::string> mpiTypes;        ///< from srun --mpi=list
    std::map<std::string, std::string> tools; ///< path by name: "flock", "mpirun", "apptainer" …
    std::string engineVersion;                ///< what the engine prints, empty if it is absent
    std::int64_t homeFree = -1;               ///< bytes, -1 = unknown
    std::string quota;                        ///< output of quota for the user, verbatim
    std::vector<std::string> unread;          ///< what could not be read, and why
    double readAt = 0.0;                      ///< Unix seconds by the machine's clock

    const ClusterPartition*
    partition(std::string_view wanted) const; ///< the default partition for an empty name; nullptr if unknown
};

/// Reasons why a request can never run on the cluster, each naming the limit; empty if it may be submitted. Pure.
std::vector<Error> requestProblems(const JobRequest& request, const ClusterFacts& facts);
/// What a person should know of a request that may be submitted; nullopt for most. Pure.
std::optional<Reason> requestRemark(const JobRequest& request);
/// How many such jobs run at once where nobody else's do: what the partition's usable nodes hold, fewer where the
/// account or the QoS allows fewer. 0 = not known. Pure.
int jobsAtOnce(const JobRequest& request, const ClusterFacts& facts);
/// Whether the ranks of a job can be started there as these settings say; true where the cluster does not tell. Pure.
bool launcherWorks(const JobTemplate& settings, const ClusterFacts& facts);
/// The same settings with a way to start ranks that works there; unchanged if theirs does. Pure.
JobTemplate fittingTemplate(JobTemplate settings, const ClusterFacts& facts);
/// Initial values for a form: default partition and account, one node, one GPU if there are any.
JobRequest defaultRequest(const ClusterFacts& facts);

} // namespace trainyard
