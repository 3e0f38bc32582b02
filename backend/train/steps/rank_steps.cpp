// SPDX-License-Identifier: Apache-2.0
#include "backend/train/steps/rank_steps.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_training.h"

#include <algorithm>

namespace trainyard {

RankSteps::RankSteps(const Parts& parts, double bucketMiB) : LoadedSteps(parts)
{
    if (bucketMiB == 0.0)
        m_buckets.emplace(parts.network.state().parameterCount() * static_cast<std::int64_t>(sizeof(float)));
}

std::optional<StepTaken> RankSteps::next(const StepPlace& place, RankAgreement& agreed)
{
    const LoadedStep step = load(place, 0);
    StepTaken taken;
    taken.learningRate = step.rate;
    taken.start = step.start;
    m_loaded = step.loaded;
    RankReport report;
    m_slow.begin();
    report.metrics = runner().trainStep(step.batch, step.rate, place.step);
    m_slow.end();
    m_computed = steadyTime();
    const double summing = m_parts.network.ranks().times().waited;
    report.inputWait = step.loaded - step.start;
    report.compute = m_computed - step.loaded - summing;
    report.reduceWait = summing;
    report.load = m_load.look();
    report.validated = m_start.validated();
    agreed = m_parts.ranks.agree(report);
    taken.remark = tuneBuckets(agreed);
    m_health.add(agreed.reports);
    taken.metrics = agreed.metrics;
    taken.inputWait = report.inputWait;
    taken.compute = report.compute;
    taken.end = steadyTime();
    taken.rankWait = summing + taken.end - m_computed;
    return taken;
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
