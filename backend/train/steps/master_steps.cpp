// SPDX-License-Identifier: Apache-2.0
#include "backend/train/steps/master_steps.h"

#include "backend/base/clock.h"

namespace trainyard {
namespace {

constexpr double kPatience = 0.1; ///< seconds between looks at requests and records

} // namespace

RankAgreement MasterSteps::begin(const StepStart&)
{
    m_mark = steadyTime();
    return m_alone.agree({});
}

std::optional<StepTaken> MasterSteps::next(const StepPlace& place, RankAgreement&)
{
    const std::optional<MasterStep> step = m_master.next(kPatience, place.step);
    return step ? std::optional(taken(*step)) : std::nullopt;
}

StepTaken MasterSteps::taken(const MasterStep& step)
{
    StepTaken taken;
    taken.metrics = step.metrics;
    taken.steps = step.batches;
    taken.learningRate = step.learningRate;
    taken.start = m_mark;
    taken.end = steadyTime();
    taken.inputWait = step.inputWait;
    taken.compute = step.compute;
    taken.rankWait = step.exchangeWait;
    m_mark = taken.end;
    return taken;
}

void MasterSteps::trace(StepTrace& trace, const StepTaken& taken, std::int64_t step)
{
    const auto [begun, ended] = m_master.served();
    trace.span({TraceThread::Training, "step", "step", taken.start, taken.end, "step", step});
    trace.span({TraceThread::Training, "phase", "wait for workers", taken.start, begun});
    trace.span({TraceThread::Training, "phase", "serve", begun, ended});
}

void MasterSteps::finish(bool discard, const std::function<void(const StepTaken&)>& take,
                         const std::function<std::int64_t()>& steps)
{
    m_master.finish(
        discard, [&](const MasterStep& step) { take(taken(step)); }, steps);
}

} // namespace trainyard
