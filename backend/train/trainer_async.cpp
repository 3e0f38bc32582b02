// SPDX-License-Identifier: Apache-2.0
// What a trainer does whose steps are computed by workers.
#include "backend/train/trainer.h"

#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/protocol/series.h"

#include <cmath>

namespace trainyard {
namespace {

constexpr double kPatience = 0.1; ///< seconds between looks at requests and records
constexpr double kRecordInterval = 1.0;

} // namespace

void Trainer::takeStep()
{
    if (m_agreed.trace.steps > 0)
        m_agreed.trace = m_parts.master->trace(m_agreed.trace);
    beginTrace();
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
    if (m_parts.trace && m_parts.trace->on()) {
        const auto [begun, ended] = m_parts.master->served();
        m_parts.trace->span({TraceThread::Training, "step", "step", m_stepMark, now, "step", m_loop.step});
        m_parts.trace->span({TraceThread::Training, "phase", "wait for workers", m_stepMark, begun});
        m_parts.trace->span({TraceThread::Training, "phase", "serve", begun, ended});
    }
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
    if (!m_parts.master || m_diverged || !std::isfinite(m_loop.epoch.lossSum))
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
        for (auto& value : m_health.take())
            values.push_back(std::move(value));
        texts = m_health.stragglers().look(now);
    }
    for (const std::string& text : texts) {
        log(LogLevel::Warning, text);
        m_parts.events.push(MessageEvent{LogLevel::Warning, text});
    }
}

void Trainer::addOthersLoad(ResourceMonitor::Values& measured, double now)
{
    if (measured.empty() || (m_parts.ranks.alone() && !m_parts.master))
        return;
    const auto [percent, bytes] = m_parts.master ? m_parts.master->othersLoad(now) : m_health.othersLoad(now);
    for (auto& [name, value] : measured)
        value += name == series::kCpuUtilization ? percent : name == series::kCpuMemory ? bytes : 0.0;
}

} // namespace trainyard
