// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/async/async_children.h"
#include "backend/train/async/worker_state.h"
#include "backend/train/monitor/process_monitor.h"

#include <deque>
#include <map>

namespace trainyard {

/// A master below the top one: its children's master, and to the top one a worker whose batches they compute. Exchanges
/// with it after as many exchanges of its children as there are children, and when it has no batches for them. When the
/// run stops, its children bring what they have begun; it brings that with its last exchange and only then leaves.
///   Downpour: sends the mean gradient over all their batches, and follows plain SGD between.
///   EASGD: a centre of its own, drawn to its workers, and to and from the top one.
///   GEM: adds and sends the sum of their updates.
class AsyncRelay {
public:
    /// `begins`: of its own centre, which only EASGD's has.
    AsyncRelay(const AsyncRun& run, const OwnBegin& begins);
    /// Until the run ends; the exit code that the top master says.
    int run();

private:
    void serve(const RankMessage& message);
    void apply(const Exchange& exchange, std::int64_t staleness);
    void answer(int child, const Exchange& exchange);
    /// `last`: no child works any more.
    void exchangeUp(bool last = false);
    std::span<const float> valuesUp();
    void take(const Answer& answer);
    void restore(const OwnBegin& begins);
    void save(std::int64_t step);

    AsyncRun m_run;
    AsyncChildren m_children;
    MasterLink m_up;
    std::deque<std::int64_t> m_pool;     ///< dealt to this one, not to a child yet
    std::map<int, std::int64_t> m_held;  ///< child → batches that it has
    std::vector<WorkerReport> m_reports; ///< since the last exchange with the top one, …
    std::vector<std::int64_t> m_done;
    std::vector<float> m_sums;
    std::int64_t m_batches = 0;
    int m_exchanges = 0;        ///< … of children with it
    int m_everyExchanges = 1;   ///< children: each of them has exchanged once, on average
    std::int64_t m_version = 0; ///< its own
    std::int64_t m_upVersion = 0;
    LoadMeter m_load;
    double m_processorSeconds; ///< its own, told up to now
    const WorkerState m_state;
    bool m_restored = false; ///< it goes on with a centre of its own
    bool m_started = false;
    bool m_allDealt = false;
    bool m_left = false; ///< the top one has let it go
};

} // namespace trainyard
