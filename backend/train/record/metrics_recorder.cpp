// SPDX-License-Identifier: Apache-2.0
#include "backend/train/record/metrics_recorder.h"

#include <algorithm>

namespace trainyard {

MetricsRecorder::MetricsRecorder(Sink sink, double recordsPerSecond)
    : m_sink(std::move(sink)), m_rate(recordsPerSecond), m_tokens(recordsPerSecond)
{
}

void MetricsRecorder::addStep(const Position& position, const Values& values, double now)
{
    if (m_lastTime > 0.0)
        m_tokens = std::min(m_rate, m_tokens + m_rate * std::max(0.0, now - m_lastTime));
    m_lastTime = now;
    if (m_gathered.values.empty()) {
        for (const auto& [name, value] : values)
            m_gathered.values.emplace_back(name, SeriesValue::of(value));
    } else {
        for (std::size_t index = 0; index < values.size(); ++index)
            m_gathered.values[index].second.add(values[index].second);
    }
    m_gathered.step = position.step;
    m_gathered.samples = position.samples;
    m_gathered.epoch = position.epoch;
    m_gathered.elapsed = position.elapsed;
    if (m_tokens >= 1.0) {
        m_tokens -= 1.0;
        flush();
    }
}

void MetricsRecorder::addSingle(const Position& position, const std::vector<std::pair<std::string, double>>& values)
{
    flush();
    MetricsEvent event{position.step, position.samples, position.epoch, position.elapsed, {}};
    for (const auto& [name, value] : values)
        event.values.emplace_back(name, SeriesValue::of(value));
    m_sink(std::move(event));
}

void MetricsRecorder::flush()
{
    if (m_gathered.values.empty())
        return;
    m_sink(std::move(m_gathered));
    m_gathered = {};
}

} // namespace trainyard
