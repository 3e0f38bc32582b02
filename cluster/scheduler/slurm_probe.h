// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/scheduler/slurm_script.h"
#include "cluster/transport/framed_script.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// GPUs of one kind: "gpu:a100:4(S:0-1)" is 4 of type "a100", "gpu:1g.10gb:7" 7 MIG slices, "gpu:2" 2 without a type.
struct SlurmGpus {
    std::string type;
    int count = 0;
};

/// Identical nodes of a partition.
struct SlurmNodeGroup {
    int nodes = 0;
    int cpus = 0;                ///< a node
    std::int64_t memory = 0;     ///< MiB a node
    std::vector<SlurmGpus> gpus; ///< a node
    std::vector<std::string> features;
    std::string state;  ///< "idle", "mixed", "drained" …, without suffixes
    bool usable = true; ///< up and not drained, failing or reserved
};

struct SlurmPartition {
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
    std::vector<SlurmNodeGroup> groups;
    std::map<std::string, int> freeGpus; ///< by type; empty if Slurm does not report it
};

/// What the user may use: one association of the accounting database.
struct SlurmAssociation {
    std::string account;
    std::string partition;        ///< empty = any
    std::vector<std::string> qos; ///< empty = unknown
    std::string defaultQos;
    int maxJobs = 0; ///< 0 = no limit
    int maxSubmit = 0;
    double maxWall = 0.0; ///< seconds
};

struct SlurmQos {
    std::string name;
    double maxWall = 0.0; ///< seconds, 0 = no limit
    int maxJobsPerUser = 0;
    int maxSubmitPerUser = 0;
    std::string maxTresPerJob; ///< "cpu=64,gres/gpu=8"
    std::string maxTresPerUser;
};

/// What a Slurm cluster offers this user. Read once and kept; `unread` names the parts that could not be read.
struct SlurmProbe {
    std::string version; ///< "22.05.8"
    std::string cluster;
    std::string user;
    int maxArraySize = 0;         ///< one more than the largest index; 0 = unknown
    int minJobAge = 0;            ///< seconds that the queue keeps ended jobs
    bool requeues = true;         ///< JobRequeue
    bool accounting = false;      ///< sacct has data
    bool accountRequired = false; ///< associations are enforced
    std::vector<SlurmPartition> partitions;
    std::vector<SlurmAssociation> associations;
    std::string defaultAccount;
    std::vector<SlurmQos> qos;
    std::vector<std::string> mpiTypes;        ///< from srun --mpi=list
    std::map<std::string, std::string> tools; ///< path by name: "flock", "mpirun", "apptainer" …
    std::string engineVersion;                ///< what the engine prints, empty if it is absent
    std::int64_t homeFree = -1;               ///< bytes, -1 = unknown
    std::string quota;                        ///< output of quota for the user, verbatim
    std::vector<std::string> unread;          ///< what could not be read, and why
    double readAt = 0.0;                      ///< Unix seconds by the machine's clock

    const SlurmPartition*
    partition(std::string_view name) const; ///< the default partition for an empty name; nullptr if unknown
};

/// The queries as parts of one script, and the parser of the answers. Pure.
FramedScript probeScript(const SlurmTemplate& machine);
SlurmProbe parseProbe(const FramedAnswer& answer);
/// Takes one exec. Throws Failure like Transport, or NotFound if there is no Slurm.
SlurmProbe probeSlurm(Transport& transport, const SlurmTemplate& machine);

std::vector<SlurmGpus> parseGres(std::string_view text);

/// Reasons why a request can never run on the cluster, each naming the limit; empty if it may be submitted. Pure.
std::vector<Error> slurmProblems(const JobRequest& request, const SlurmProbe& probe);
/// How many such jobs run at once where nobody else's do: what the partition's usable nodes hold, fewer where the
/// account or the QoS allows fewer. 0 = not known. Pure.
int slurmJobsAtOnce(const JobRequest& request, const SlurmProbe& probe);
/// A template with a launcher that works on the cluster.
SlurmTemplate templateFor(const SlurmProbe& probe);
/// Initial values for a form: default partition and account, one node, one GPU if there are any.
JobRequest defaultRequest(const SlurmProbe& probe);

} // namespace trainyard
