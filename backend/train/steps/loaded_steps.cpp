// SPDX-License-Identifier: Apache-2.0
#include "backend/train/steps/loaded_steps.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/reasons_run.h"

namespace trainyard {

RankAgreement LoadedSteps::begin(const StepStart& start)
{
    m_start = start;
    m_parts.loader.start(start.epoch, start.batch);
    return m_parts.ranks.agree({});
}

LoadedSteps::LoadedStep LoadedSteps::load(const StepPlace& place, std::int64_t ahead)
{
    LoadedStep step;
    step.start = steadyTime();
    step.batch = m_parts.loader.next();
    const std::int64_t position = place.position + ahead;
    if (step.batch.epoch != position / m_start.stepsPerEpoch ||
        step.batch.indexInEpoch != position % m_start.stepsPerEpoch)
        throw Failure(ErrorKind::Internal, "train the step", std::to_string(place.step + ahead + 1),
                      runReason("run.other-step"));
    step.loaded = steadyTime();
    step.rate = learningRate(m_parts.rate, m_parts.training.epochs, m_start.stepsPerEpoch, position);
    return step;
}

void LoadedSteps::trace(StepTrace& trace, const StepTaken& taken, std::int64_t step)
{
    const double end = steadyTime();
    trace.span({TraceThread::Training, "step", "step", taken.start, end, "step", step});
    trace.span({TraceThread::Training, "phase", "input wait", taken.start, m_loaded});
    for (const TraceSpan& span : runner().spans())
        trace.span(span);
    if (!decidesAlone())
        trace.span({TraceThread::Training, "phase", "wait for ranks", m_computed, taken.end});
    trace.span({TraceThread::Training, "phase", "record", taken.end, end});
}

} // namespace trainyard
