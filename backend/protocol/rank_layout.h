// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <vector>

namespace trainyard {

/// Which of a run's processes does what. Synchronous: ranks 0 … n−1 train. With a master: rank 0 is the (top) master,
/// then come the masters below it, if any, then resources.ranks training ranks, `groupSize` of them to a worker.
struct RankLayout {
    bool hasMaster = false;
    int trainingRanks = 1;
    int groupSize = 1;    ///< training ranks of a worker
    int lowerMasters = 0; ///< masters below the top one

    int masters() const { return hasMaster ? 1 + lowerMasters : 0; }
    int worldSize() const { return masters() + trainingRanks; }
    int workers() const { return trainingRanks / groupSize; }
    bool isMaster(int rank) const { return rank < masters(); }
    int workerOf(int rank) const { return (rank - masters()) / groupSize; }  ///< of a training rank
    int groupRank(int rank) const { return (rank - masters()) % groupSize; } ///< its number in its worker
    int firstRank(int worker) const { return masters() + worker * groupSize; }
    /// The ranks of a worker, ascending.
    std::vector<int> groupOf(int worker) const;
    /// Whom a lower master's or a worker's first rank exchanges with.
    int masterOf(int rank) const;
    /// Who exchanges with this master.
    std::vector<int> childrenOf(int master) const;
};

/// Most processes on a node of a cluster when all are spread evenly over the nodes that the spec asks for.
int processesPerNode(const RunSpec& spec);

/// A worker of more ranks than there are, in a spec that is not valid yet, counts as one of all ranks.
RankLayout rankLayout(const RunSpec& spec);

/// What a run asks of the machine or machines that it runs on, counted in one place for the queue, SLURM and the plan.
struct ProcessNeeds {
    int processes = 1; ///< what mpirun or srun has to start: training ranks and masters
    int masters = 0;   ///< of them
    int coresPerProcess =
        0;         ///< of a training rank: its compute threads and those that validate beside; 0 = all there are
    int cores = 0; ///< of all together, a core for each master; 0 = all there are
};

ProcessNeeds processNeeds(const RunSpec& spec);

/// What workers of an asynchronous run do at a time.
struct WorkerBatch {
    std::int64_t samples = 0; ///< a worker's batch: scaledBatch().effective / workers, rounded up
    double rate = 0.0;        ///< base learning rate of its steps
};

/// The rate counts for as much as it does in a synchronous run of the same scaling rule: Downpour's master makes
/// `workers` updates where that makes one, so each is with rate / workers; with EASGD and GEM each worker makes as many
/// steps as that run, with its rate.
WorkerBatch workerBatch(const RunSpec& spec);

/// Samples of what a run counts as a step: of all ranks together, or with a master of a worker's batch.
std::int64_t stepSamples(const RunSpec& spec, int trainingRanks);

/// "4 processes: 3 ranks and their master"
std::string processesText(const RankLayout& layout);

} // namespace trainyard
