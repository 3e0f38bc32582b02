// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/run_spec.h"

#include <vector>

namespace trainyard {

/// The roles of a run's processes. Synchronous: ranks 0 … n−1 train. With a master: rank 0 is the (top) master,
/// followed by the lower masters, if any, and then by resources.ranks training ranks, `groupSize` of which form a
/// worker.
struct RankLayout {
    bool hasMaster = false;
    int trainingRanks = 1;
    int groupSize = 1;    ///< training ranks per worker
    int lowerMasters = 0; ///< masters below the top one

    int masters() const { return hasMaster ? 1 + lowerMasters : 0; }
    int worldSize() const { return masters() + trainingRanks; }
    int workers() const { return trainingRanks / groupSize; }
    bool isMaster(int rank) const { return rank < masters(); }
    int workerOf(int rank) const { return (rank - masters()) / groupSize; } ///< for a training rank
    int groupRank(int rank) const
    {
        return (rank - masters()) % groupSize;
    } ///< a training rank's number within its worker
    int firstRank(int worker) const { return masters() + worker * groupSize; }
    /// The ranks of a worker, ascending.
    std::vector<int> groupOf(int worker) const;
    /// The rank with which a lower master or a worker's first rank exchanges.
    int masterOf(int rank) const;
    /// The ranks that exchange with this master.
    std::vector<int> childrenOf(int master) const;
};

/// The largest number of processes on one cluster node when all are spread evenly over the requested nodes.
int processesPerNode(const RunSpec& spec);

/// If a spec that is not yet valid gives a worker more ranks than there are, all ranks form one worker.
RankLayout rankLayout(const RunSpec& spec);

/// What a run requests from its machine or machines, computed in one place for the queue, SLURM and the plan.
struct ProcessNeeds {
    int processes = 1; ///< processes that mpirun or srun starts: training ranks and masters
    int masters = 0;   ///< number of masters among them
    /// Threads of a training rank that compute or validate in parallel; 0 = one for every core.
    int coresPerProcess = 0;
    int cores = 0; ///< total cores, with one core for each master; 0 = all of the machine's
};

ProcessNeeds processNeeds(const RunSpec& spec);

/// One step of an asynchronous run's worker.
struct WorkerBatch {
    std::int64_t samples = 0; ///< a worker's batch: scaledBatch().effective / workers, rounded up
    double rate = 0.0;        ///< base learning rate of its steps
};

/// The rate has the same effect as in a synchronous run with the same scaling rule. Downpour's master makes `workers`
/// updates where the synchronous run makes one, so each uses rate / workers. With EASGD and GEM each worker makes as
/// many steps as that run and uses its rate.
WorkerBatch workerBatch(const RunSpec& spec);

/// Samples in what a run counts as one step: of all ranks together, or of one worker's batch in a run with a master.
std::int64_t stepSamples(const RunSpec& spec, int trainingRanks);

/// "4 processes (3 ranks and their master)"
Reason processesReason(const RankLayout& layout);

} // namespace trainyard
