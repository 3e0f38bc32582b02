// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/event_stream.h"

#include <cstdio>
#include <cstdlib>
#include <limits>

namespace trainyard::test {

RunSpec specNamed(const std::string& id, const std::string& name)
{
    RunSpec spec;
    spec.id = id;
    spec.name = name;
    return spec;
}

std::string eventsPath(int attempt, int rank)
{
    char path[80];
    std::snprintf(path, sizeof path, "attempts/%04d/events/rank-%04d.jsonl", attempt, rank);
    return path;
}

std::vector<EventStream> resumedStreams(const std::string& runId)
{
    constexpr int kStop = 216, kEnd = 400;
    std::vector<EventStream> streams{EventStream(1, 0), EventStream(2, kStop)};
    for (EventStream& stream : streams)
        stream.started(runId);
    for (int step = 10; step <= kEnd; step += 10) {
        EventStream& stream = streams[step > kStop ? 1 : 0];
        stream.metrics(step, {{"train/loss", SeriesValue::of(100.0 / step)},
                              {"train/samples_per_second", SeriesValue::of(1000.0)}});
        if (step % 100 == 0)
            stream.value(step, "val/top1", step / 500.0);
    }
    return streams;
}

EventStream::EventStream(int attempt, std::int64_t startStep) : m_attempt(attempt), m_startStep(startStep) {}

EventStream& EventStream::started(const std::string& runId)
{
    StartedEvent event;
    event.runId = runId;
    event.attempt = m_attempt;
    event.startStep = m_startStep;
    event.host = "host";
    event.device = "plain C++";
    event.engine = "engine 0.1";
    event.totalSteps = 1000;
    event.epochs = 5;
    event.parameters = 1234;
    return add(event);
}

EventStream& EventStream::metrics(std::int64_t step, const std::vector<std::pair<std::string, SeriesValue>>& values)
{
    MetricsEvent event;
    event.step = step;
    constexpr std::int64_t kBatch = 64;
    const bool fits = std::abs(step) <= std::numeric_limits<std::int64_t>::max() / kBatch; // tests write absurd steps
    event.samples = fits ? step * kBatch : step;
    event.epoch = static_cast<double>(step) / 100.0;
    event.elapsed = static_cast<double>(step) * 0.25;
    event.values = values;
    return add(event);
}

EventStream& EventStream::value(std::int64_t step, const std::string& series, double value)
{
    return metrics(step, {{series, SeriesValue::of(value)}});
}

EventStream& EventStream::add(EventBody body)
{
    Event event;
    event.number = ++m_number;
    event.time = 1.7e9 + static_cast<double>(m_attempt) * 1000.0 + static_cast<double>(m_number);
    event.body = std::move(body);
    appendEventLine(event, m_bytes);
    return *this;
}

EventStream& EventStream::raw(const std::string& text)
{
    m_bytes += text;
    return *this;
}

Chunk EventStream::chunk(const std::string& runId, std::int64_t offset, const std::string& generation) const
{
    return {runId, eventsPath(m_attempt), generation, offset, m_bytes.substr(static_cast<std::size_t>(offset)), 1.7e9};
}

} // namespace trainyard::test
