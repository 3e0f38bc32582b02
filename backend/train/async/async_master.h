// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/batch_dealer.h"
#include "backend/train/async/async_children.h"
#include "backend/train/ranks/rank_health.h"
#include "backend/train/ranks/slow_rank.h"

#include <functional>

namespace trainyard {

/// What one exchange brought.
struct MasterStep {
    BatchMetrics metrics;
    std::int64_t batches = 0;
    double learningRate = 0.0;
    double inputWait = 0.0; ///< seconds of one worker's time, as a share of all workers'
    double compute = 0.0;
    double exchangeWait = 0.0;
};

/// The (top) master of an asynchronous run: owns the weights that are validated and saved, deals the batches, and
/// changes the weights with what workers and lower masters send. Used by the Trainer's thread, which decides everything
/// else.
///   Downpour: applies the spec's optimizer to the mean gradient of n batches with n times the rate of one.
///   EASGD:    is drawn towards the worker's weights.        GEM: adds what the worker sends.
/// Running statistics (not EASGD's, which are drawn too): s ← s + (worker's − s) / (staleness + 1).
class AsyncMaster {
public:
    /// `first`, `next`, `end` as in BatchDealer.
    AsyncMaster(const AsyncRun& run, std::vector<std::int64_t> first, std::int64_t next, std::int64_t end);

    /// Serves one exchange, waiting for it at most `seconds`; nullopt without one, or when it only asked for batches.
    /// `updates`: optimizer updates before, in batches. Throws what ended a worker.
    std::optional<MasterStep> next(double seconds, std::int64_t updates);
    /// All workers do what they have begun and no more; `take` gets what they still bring, unless `discard`. Returns
    /// once nobody works.
    void finish(bool discard, const std::function<void(const MasterStep&)>& take,
                const std::function<std::int64_t()>& updates);
    /// Batches that will be dealt from now on are traced by whom they are dealt to. The request as it is told them.
    TraceRequest trace(TraceRequest request);
    /// When the last exchange was served, steadyTime().
    std::pair<double, double> served() const { return m_served; }
    /// To be called some times a second while something keeps it from serving: nobody gives it up then.
    void stillHere();
    /// Sends everybody home.
    void end(const RunEnd& end) { endChildren(m_run, end); }
    /// A checkpoint of this step has been taken: workers save what is theirs when they come next.
    void saved(std::int64_t step) { m_children.saved(step); }
    /// Batches for LoopState::open.
    std::vector<std::int64_t> open() const { return m_dealer.open(); }
    /// rank/N/* and master/busy since the last call.
    std::vector<std::pair<std::string, double>> health(double now);
    /// RankHealth::othersLoad().
    std::pair<double, double> othersLoad(double now) { return m_health.othersLoad(now); }
    std::vector<Reason> stragglers(double now) { return m_health.stragglers().look(now); }

private:
    std::optional<MasterStep> serve(const RankMessage& message, std::int64_t updates);
    void apply(const Exchange& exchange, double learningRate, std::int64_t staleness, std::int64_t updates);
    void answer(int child, const Exchange& exchange);

    AsyncRun m_run;
    AsyncChildren m_children;
    BatchDealer m_dealer;
    RankHealth m_health;
    std::int64_t m_version = 0; ///< updates
    bool m_discard = false;
    SlowRank m_slow;
    double m_patienceAsked = 0.0; ///< when, steadyTime()
    std::pair<double, double> m_served{0.0, 0.0};
    double m_busy = 0.0;
    double m_busySince;
};

/// How a master changes weights and statistics with an exchange of EASGD or GEM, the same at each level; `alpha`
/// EASGD's.
void applyRule(DistributionMode mode, const RankStep::Values& own, const Exchange& exchange, float alpha);
void blendStatistics(std::span<float> own, std::span<const float> theirs, std::int64_t staleness);
/// How many batches a child that has done `done` gets: two rounds at first (three a worker of a lower master), so that
/// it always has the next one to prepare.
std::int64_t batchesFor(const AsyncRun& run, int child, const Exchange& exchange);

} // namespace trainyard
