// SPDX-License-Identifier: Apache-2.0
#include "backend/train/steps/rank_steps.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_training.h"

#include <algorithm>
#include <utility>

namespace trainyard {

RankSteps::RankSteps(const Parts& parts, double bucketMiB) : LoadedSteps(parts)
{
    if (bucketMiB == 0.0 && !parts.network.ranks().enqueuesSums())
        m_buckets.emplace(parts.network.state().parameterCount() * static_cast<std::int64_t>(sizeof(float)));
}

std::optional<StepTaken> RankSteps::next(const StepPlace& place, RankAgreement& agreed)
{
    const double begun = steadyTime();
    const bool ahead = m_ahead.has_value();
    const Begun step = ahead ? *std::exchange(m_ahead, std::nullopt) : Begun{load(place, 0)};
    StepTaken taken;
    taken.learningRate = step.step.rate;
    taken.start = ahead ? begun : step.step.start; // the time before is that of the last step
    m_loaded = ahead ? begun + (step.step.loaded - step.step.start) : step.step.loaded;
    RankReport report;
    m_slow.begin();
    report.metrics =
        place.traced ? runner().trainStep(step.step.batch, step.step.rate, place.step) : compute(step, place);
    m_slow.end();
    m_computed = steadyTime();
    const double summing = m_parts.network.ranks().times().waited;
    report.inputWait = m_loaded - taken.start;
    report.compute = std::max(0.0, m_computed - m_loaded - summing); // a device's wait may be of the step before
    report.reduceWait = summing;
    report.load = m_load.look();
    report.validated = m_start.validated();
    report.ahead = m_ahead.has_value();
    const RankAgreement before = std::exchange(agreed, m_parts.ranks.agree(report));
    if (before.ahead) // what was asked for before this step waits until no other one has begun
        agreed.addRequests(before.stop, before.checkpoint, before.trace);
    taken.remark = tuneBuckets(agreed);
    m_health.add(agreed.reports);
    taken.metrics = agreed.metrics;
    taken.inputWait = report.inputWait;
    taken.compute = report.compute;
    taken.end = steadyTime();
    taken.rankWait = summing + taken.end - m_computed;
    return taken;
}

BatchMetrics RankSteps::compute(const Begun& begun, const StepPlace& place)
{
    const LoadedStep& step = begun.step;
    const bool enqueued = begun.enqueued || runner().stepsAhead(step.batch);
    BatchMetrics metrics;
    if (!enqueued)
        metrics = runner().trainStep(step.batch, step.rate, place.step);
    else if (!begun.enqueued)
        runner().enqueueStep(step.batch, step.rate, place.step);
    if (place.mayRunAhead && m_parts.network.ranks().enqueuesSums()) {
        const LoadedStep next = load(place, 1);
        const bool follows = enqueued && runner().stepsAhead(next.batch); // not without samples, nor with a vote
        if (follows)
            runner().enqueueStep(next.batch, next.rate, place.step + 1);
        m_ahead = Begun{next, follows};
    }
    return enqueued ? runner().finishStep() : metrics;
}

Reason RankSteps::tuneBuckets(const RankAgreement& agreed)
{
    if (!m_buckets || m_buckets->decided())
        return {};
    double slowest = 0.0; // the same number on every rank, so all of them decide alike
    for (const RankReport& report : agreed.reports)
        slowest = std::max(slowest, report.compute + report.reduceWait);
    const bool decided = m_buckets->take(slowest);
    m_parts.network.ranks().setBucketBytes(m_buckets->bucketBytes());
    if (!decided)
        return {};
    return trainingReason("training.buckets", (m_buckets->bucketBytes() + 512) / 1024);
}

} // namespace trainyard
