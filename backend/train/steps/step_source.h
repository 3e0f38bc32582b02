// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/train/monitor/step_trace.h"
#include "backend/train/network/step_runner.h"
#include "backend/train/ranks/rank_group.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// Where training goes on, and what the steps ask of it.
struct StepStart {
    std::int64_t epoch = 0;
    std::int64_t batch = 0; ///< within the epoch
    std::int64_t stepsPerEpoch = 1;
    std::function<bool()> validated; ///< whether this process's part of a validation beside training is done
};

/// Where training stands before a step.
struct StepPlace {
    std::int64_t step = 0;     ///< steps done, in all attempts
    std::int64_t position = 0; ///< the same in present steps, LoopState::offset
    bool traced = false;
    bool mayRunAhead = false; ///< whether the step behind this one may be begun before this one is counted
};

/// What a step brought, or an exchange with a worker.
struct StepTaken {
    BatchMetrics metrics;   ///< of all ranks
    std::int64_t steps = 1; ///< that it counts for
    double learningRate = 0.0;
    double start = 0.0;             ///< steadyTime() at which it began …
    double end = 0.0;               ///< … and ended
    double inputWait = 0.0;         ///< seconds
    double compute = 0.0;           ///< seconds
    std::optional<double> rankWait; ///< seconds that other processes were waited for; nullopt without any
    Reason remark;                  ///< for people; mostly empty
};

/// Where a trainer's steps come from: one rank computes them itself, several ranks together, or the workers of an
/// asynchronous run bring them. Used by the trainer's thread. Functions throw Failure.
class StepSource {
public:
    virtual ~StepSource() = default;

    /// Whether this process writes what the run writes.
    virtual bool writes() const { return true; }
    /// Whether no other process has to agree on what is done between steps.
    virtual bool decidesAlone() const { return true; }

    /// Before the first step: the requests that have come until now.
    virtual RankAgreement begin(const StepStart& start) = 0;
    /// Before a step: requests that have come since. Ranks that agree within their steps have them already.
    virtual void look(RankAgreement& agreed) = 0;
    /// The request as it concerns the steps that are still to come.
    virtual TraceRequest shifted(const TraceRequest& request) { return request; }
    /// Whether the next step has begun already.
    virtual bool ahead() const { return false; }
    /// The next step, counted by the caller; nullopt when nothing came for a moment. `agreed` becomes what ranks agreed
    /// upon in the step.
    virtual std::optional<StepTaken> next(const StepPlace& place, RankAgreement& agreed) = 0;
    /// The spans of a step that was traced; the caller has counted and recorded it. `step` is its number, from 1.
    virtual void trace(StepTrace& trace, const StepTaken& taken, std::int64_t step) = 0;

    /// Sums over all ranks of what each has validated; every rank at the same place.
    virtual BatchMetrics sum(const BatchMetrics& mine) { return mine; }
    /// What every rank gives, in their order, equally long each; every rank at the same place.
    virtual std::vector<std::byte> gather(std::span<const std::byte> mine) { return {mine.begin(), mine.end()}; }
    /// Whether a validation beside training is done, by every rank; `mine`: this one's part is.
    virtual bool validated(bool mine, const RankAgreement&) const { return mine; }
    /// To be called some times a second while the trainer does something else.
    virtual void stillHere() {}

    /// Whether the trainer changes masks and compares steps with and without a validation beside them: where it
    /// computes the steps.
    virtual bool computes() const { return true; }
    /// Batches for LoopState::open.
    virtual std::vector<std::int64_t> open() const { return {}; }
    /// A checkpoint of this step has been taken.
    virtual void saved(std::int64_t) {}
    /// Whether a checkpoint is wanted of what there is after a failure.
    virtual bool savesAfterFailure() const { return false; }
    /// The last step has been taken: others finish what they have begun, and `take` gets what they still bring, unless
    /// `discard`. `steps` says how many are done.
    virtual void finish(bool discard, const std::function<void(const StepTaken&)>& take,
                        const std::function<std::int64_t()>& steps)
    {
        (void)discard, (void)take, (void)steps;
    }

    /// Series of single processes since the last call, sentences about stragglers, and processor (percent of a core)
    /// and memory (bytes) of the other processes.
    virtual std::vector<std::pair<std::string, double>> health(double) { return {}; }
    virtual std::vector<Reason> stragglers(double) { return {}; }
    virtual std::pair<double, double> othersLoad(double) { return {0.0, 0.0}; }
};

} // namespace trainyard
