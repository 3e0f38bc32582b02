// SPDX-License-Identifier: Apache-2.0
#include "backend/train/steps/own_steps.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_run.h"

#include <utility>

namespace trainyard {

void OwnSteps::look(RankAgreement& agreed)
{
    const TraceRequest asked = agreed.trace; // it waits for the end of a step that had begun before it came
    agreed = m_parts.ranks.agree({});
    if (agreed.trace.steps == 0)
        agreed.trace = asked;
}

std::optional<StepTaken> OwnSteps::next(const StepPlace& place, RankAgreement&)
{
    const bool enqueued = m_ahead.has_value();
    const double begun = steadyTime();
    const LoadedStep step = enqueued ? *std::exchange(m_ahead, std::nullopt) : load(place, 0);
    StepTaken taken;
    taken.learningRate = step.rate;
    // Of a step that was enqueued before, the time since the last one was counted is its own.
    taken.start = enqueued ? begun : step.start;
    m_loaded = enqueued ? begun + (step.loaded - step.start) : step.loaded;
    m_slow.begin();
    taken.metrics = enqueued || (!place.traced && runner().stepsAhead(step.batch))
                        ? compute(step, place, enqueued)
                        : runner().trainStep(step.batch, step.rate, place.step);
    m_slow.end();
    m_computed = steadyTime();
    taken.inputWait = m_loaded - taken.start;
    taken.compute = m_computed - m_loaded;
    taken.end = steadyTime();
    return taken;
}

BatchMetrics OwnSteps::compute(const LoadedStep& step, const StepPlace& place, bool enqueued)
{
    constexpr double kWaited = 2e-5;
    if (!enqueued)
        runner().enqueueStep(step.batch, step.rate, place.step);
    if (place.mayRunAhead) {
        const LoadedStep next = load(place, 1);
        if (!runner().stepsAhead(next.batch))
            throw Failure(ErrorKind::Internal, "train the step", std::to_string(place.step + 2),
                          runReason("run.no-follow"));
        runner().enqueueStep(next.batch, next.rate, place.step + 1);
        m_ahead = next;
    }
    const double asked = steadyTime();
    const BatchMetrics metrics = runner().finishStep();
    // While the device was busy, nobody waited for the input.
    if (m_ahead && steadyTime() - asked > kWaited)
        m_ahead->loaded = m_ahead->start;
    return metrics;
}

} // namespace trainyard
