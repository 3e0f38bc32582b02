// SPDX-License-Identifier: Apache-2.0
// What a trainer does whose steps are computed by workers.
#include "backend/train/trainer.h"

#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/protocol/series.h"

#include <cmath>

namespace trainyard {
namespace {

constexpr double kPatience = 0.1;        ///< seconds between looks at requests and records
constexpr double kRecordInterval = 1.0;

} // namespace

void Trainer::takeStep()
{
    if (const std::optional<MasterStep> step = m_parts.master->next(kPatience, m_loop.step)) {
        takeStep(*step);
        return;
    }
    const double now = steadyTime();
    if (m_phases.sinceReport(now) >= kRecordInterval)
        recordSecond(now);
    reportProgress("training");
}

void Trainer::takeStep(const MasterStep& step)
{
    const double now = steadyTime();
    m_learningRate = step.learningRate;
    m_phases.addInputWait(step.inputWait);
    m_phases.addCompute(step.compute, step.metrics.samples);
    m_phases.addRankWait(step.exchangeWait);
    countSteps(step.metrics, step.batches, m_stepMark, now);
    m_stepMark = now;
}

void Trainer::dismissWorkers()
{
    if (m_parts.master)
        m_parts.master->finish(
            !m_loop.ended.empty(), [this](const MasterStep& step) { takeStep(step); }, [this] { return m_loop.step; });
}

void Trainer::saveAfterFailure()
{
    if (!m_parts.master || !std::isfinite(m_loop.epoch.lossSum))
        return;
    save("failure");
    m_parts.checkpoints.finish();
}

void Trainer::addRanks(std::vector<std::pair<std::string, double>>& values, double now)
{
    std::vector<std::string> texts;
    if (m_parts.master) {
        for (auto& value : m_parts.master->health(now))
            values.push_back(std::move(value));
        texts = m_parts.master->stragglers(now);
    } else {
        for (std::size_t r = 0; r < m_agreed.reports.size(); ++r) {
            const RankReport& report = m_agreed.reports[r]; // of the last step: a sample, as good as a mean
            const double seconds = report.inputWait + report.compute + report.reduceWait;
            values.emplace_back(series::rank(static_cast<int>(r), "compute"), report.compute);
            values.emplace_back(series::rank(static_cast<int>(r), "allreduce"), seconds > 0.0 ? report.reduceWait / seconds : 0.0);
        }
        texts = m_stragglers.look(now);
    }
    for (const std::string& text : texts) {
        log(LogLevel::Warning, text);
        m_parts.events.push(MessageEvent{LogLevel::Warning, text});
    }
}

} // namespace trainyard
