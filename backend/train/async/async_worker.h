// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/pipeline/loader.h"
#include "backend/train/async/async_roles.h"
#include "backend/train/async/worker_state.h"
#include "backend/train/monitor/step_trace.h"
#include "backend/train/ranks/rank_group.h"
#include "backend/train/ranks/slow_rank.h"

#include <deque>
#include <memory>

namespace trainyard {

/// A training rank of an asynchronous run: computes the batches that its master deals and exchanges with it every
/// distribution.sync_every of them. Several ranks of one worker share its batches and average their gradients; the
/// first of them talks with the master.
///   Downpour (Dean et al. 2012): sends the mean gradient of its batches, follows plain SGD between two exchanges, and
///   goes
///     on from the master's weights.
///   EASGD: trains with the spec's optimizer on weights of its own, drawn towards the centre at each exchange.
///   GEM: plain SGD between two exchanges; sends how far that went, matched (EnergyMatching); goes on from the
///   master's.
class AsyncWorker {
public:
    /// The loader delivers what is dealt; `trace`, if any, gets the batches that are traced, its steps. All outlive the
    /// worker.
    AsyncWorker(const AsyncRun& run, Loader& loader, const OwnBegin& begins, StepTrace* trace = nullptr);
    ~AsyncWorker();

    /// Until the run ends; the exit code that its master says.
    int run();

private:
    bool leads() const { return m_group.rank() == 0; }
    void computeBatch();
    bool beginTrace(std::int64_t step);
    void keepGradients(double rate);
    /// Whether the group exchanges now; the leader knows.
    bool exchangeDue();
    void exchange();
    /// Collective: of all ranks of this worker.
    ProcessLoad load();
    void restore();
    void save(std::int64_t step);
    std::span<const float> valuesToSend();
    void take(const Answer& answer);

    AsyncRun m_run;
    Loader& m_loader;
    StepTrace* const m_trace;
    const OwnBegin m_begins;
    RankGroup m_group; ///< the ranks of this worker
    const int m_worker;
    const int m_master;
    MasterLink m_link;
    SlowRank m_slow;
    EnergyMatching m_energy;
    const WorkerState m_state;
    bool m_restored = false;          ///< it goes on with a state of its own
    std::deque<std::int64_t> m_queue; ///< dealt and not done
    std::vector<std::int64_t> m_done; ///< since the last exchange
    std::vector<float> m_sums;        ///< of gradients, or of steps, since then
    WorkerReport m_report;
    std::int64_t m_version = 0;
    std::int64_t m_updates = 0; ///< EASGD: of its own optimizer
    double m_lastRate = 0.0;
    double m_roundBegun = 0.0;
    LoadMeter m_load;
    double m_processorSeconds; ///< of all its ranks, told up to now
    bool m_started = false;    ///< the first answer has come
    bool m_leaves = false;
};

} // namespace trainyard
