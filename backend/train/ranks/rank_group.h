// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"
#include "backend/train/monitor/process_monitor.h"
#include "backend/train/network/network.h"
#include "backend/train/record/run_requests.h"

#include <sched.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// What a rank tells the others at a step's border.
struct RankReport {
    BatchMetrics metrics; ///< of its part of the step
    RunRequests::Origin stop = RunRequests::Origin::None;
    RunRequests::Origin checkpoint = RunRequests::Origin::None;
    TraceRequest trace = {}; ///< steps = 0: none is asked for
    double inputWait = 0.0;  ///< seconds of the step
    double compute = 0.0;    ///< without what it waited for sums
    double reduceWait = 0.0;
    ProcessLoad load = {};
    bool validated = false; ///< its part of a validation beside training is done
    bool ahead = false;     ///< it has begun the next step
};

/// What all of them do about it.
struct RankAgreement {
    BatchMetrics metrics; ///< of all ranks, added in their order
    RunRequests::Origin stop = RunRequests::Origin::None;
    RunRequests::Origin checkpoint = RunRequests::Origin::None;
    TraceRequest trace = {};
    bool validated = false;          ///< by every rank
    bool ahead = false;              ///< a rank has begun the next step, so that all must take it
    std::vector<RankReport> reports; ///< by rank; empty for one rank alone

    /// Takes each of these requests that is not there already.
    void addRequests(RunRequests::Origin otherStop, RunRequests::Origin otherCheckpoint,
                     const TraceRequest& otherTrace);
};

/// The cores that a rank may use.
struct RankCores {
    std::uint64_t host = 0; ///< the same for ranks of one machine
    cpu_set_t cores = {};
};

/// How many ranks have exactly `rank`'s cores, itself among them: 1 where each was bound to cores of its own.
int ranksOnCoresOf(std::span<const RankCores> ranks, int rank);

/// "0–3 | 4–7": the CPUs of the first ranks, by rank.
std::string cpusOfRanks(const std::vector<std::vector<int>>& cpus);

/// The ranks of an attempt. One rank alone asks nobody.
class RankGroup {
public:
    /// Collective.
    explicit RankGroup(std::unique_ptr<Communicator> communicator = makeSingleCommunicator());

    int rank() const { return m_communicator->rank(); }
    int size() const { return m_communicator->size(); }
    bool first() const { return rank() == 0; } ///< the one that writes what a run writes
    bool alone() const { return size() == 1; }
    Communicator& communicator() { return *m_communicator; }
    /// How many ranks share this one's cores.
    int onSameCores() const { return m_onSameCores; }
    int onSameHost() const { return m_onSameHost; } ///< how many ranks are on this one's machine
    /// The hardware threads that each rank may use, ascending.
    const std::vector<std::vector<int>>& cpus() const { return m_cpus; }

    /// Collective: requests of this process are taken and agreed upon; `mine` needs none.
    RankAgreement agree(RankReport mine);
    /// Collective: metrics of all ranks.
    BatchMetrics sum(const BatchMetrics& mine);
    /// Collective: what every rank gives, in their order, equally long each.
    std::vector<std::byte> gather(std::span<const std::byte> mine);
    /// Collective: how many ranks at most are at one place, at least 1. Ranks that do not take part are not counted.
    int mostTogether(const std::string& place, bool takesPart);
    /// Collective: rank 0's number on every rank.
    std::int64_t firstNumber(std::int64_t mine);

private:
    std::unique_ptr<Communicator> m_communicator;
    int m_onSameCores = 1;
    int m_onSameHost = 1;
    std::vector<std::vector<int>> m_cpus; ///< by rank
};

} // namespace trainyard
