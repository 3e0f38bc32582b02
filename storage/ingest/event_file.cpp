// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/event_file.h"

#include "storage/ingest/event_changes.h"
#include "storage/ingest/histogram_rows.h"
#include "storage/ingest/metrics_line.h"

#include <cstring>
#include <variant>

namespace trainyard::ingest {
namespace {

constexpr std::int64_t kLargestStep = std::int64_t{1} << 53; // beyond, doubles cannot distinguish steps

/// Iterates over the lines of one chunk.
class EventReader {
public:
    EventReader(sqlite::Connection& connection, SeriesWriter& series, std::int64_t run, const RunFile& file,
                const Chunk& chunk, std::int64_t badBefore)
        : m_connection(connection), m_series(series), m_file(file), m_chunk(chunk),
          m_changes(connection, run, file.attempt, file.rank), m_run(run), m_badBefore(badBefore)
    {
        m_series.begin(run, file.attempt);
    }

    EventsRead read()
    {
        const std::string& bytes = m_chunk.bytes;
        std::size_t at = 0;
        while (at < bytes.size()) {
            const void* newline = std::memchr(bytes.data() + at, '\n', bytes.size() - at);
            if (!newline)
                break; // the line is still incomplete
            const std::size_t end = static_cast<std::size_t>(static_cast<const char*>(newline) - bytes.data());
            line(std::string_view(bytes).substr(at, end - at), static_cast<std::int64_t>(at));
            at = end + 1;
        }
        m_read.bytes = static_cast<std::int64_t>(at);
        m_read.points = m_series.flush();
        m_changes.finish();
        if (m_changes.viewChanged())
            m_series.summarizeRun(m_run);
        return m_read;
    }

private:
    void line(std::string_view text, std::int64_t at)
    {
        if (readMetricsLine(text, m_line)) {
            metrics(text, at);
            return;
        }
        std::string reason;
        const std::optional<Event> event = parseEventLine(text, &reason);
        if (!event) {
            bad(text, at, reason);
            return;
        }
        if (const auto* histogram = std::get_if<HistogramEvent>(&event->body)) {
            this->histogram(*histogram, text, at);
            return;
        }
        const auto* body = std::get_if<MetricsEvent>(&event->body);
        if (!body) {
            m_changes.apply(*event);
            return;
        }
        m_line.time = event->time;
        m_line.step = body->step;
        m_line.samples = body->samples;
        m_line.epoch = body->epoch;
        m_line.elapsed = body->elapsed;
        m_line.values.clear();
        for (const auto& [name, value] : body->values)
            m_line.values.emplace_back(name, value);
        metrics(text, at);
    }

    void metrics(std::string_view text, std::int64_t at)
    {
        if (m_file.rank != 0) {
            bad(text, at, "only rank 0 writes metrics");
            return;
        }
        if (m_line.step < 0 || m_line.step > kLargestStep || m_line.samples < 0) {
            bad(text, at, "a step or sample count out of range");
            return;
        }
        m_changes.metrics(m_line.time, m_line.step, m_line.epoch, m_line.elapsed);
        PointRecord point{m_line.step, m_line.samples, m_line.epoch, m_line.elapsed, {}};
        std::size_t place = 0;
        bool allFit = true;
        for (const auto& [name, value] : m_line.values) {
            point.value = value;
            allFit = m_series.add(place++, name, point) && allFit;
        }
        if (!allFit)
            bad(text, at, "a series with an empty or overlong name, or too many series");
    }

    void histogram(const HistogramEvent& body, std::string_view text, std::int64_t at)
    {
        if (m_file.rank != 0)
            bad(text, at, "only rank 0 writes histograms");
        else if (!writeHistogram(m_connection, m_run, m_file.attempt, body))
            bad(text, at, "a histogram with a step out of range, or of too many tensors");
    }

    void bad(std::string_view text, std::int64_t at, const std::string& reason)
    {
        if (m_badBefore + m_read.badLines++ < kBadLinesKept)
            m_changes.badLine(m_chunk.file, m_chunk.offset + at, text, reason);
    }

    sqlite::Connection& m_connection;
    SeriesWriter& m_series;
    const RunFile& m_file;
    const Chunk& m_chunk;
    EventChanges m_changes;
    std::int64_t m_run;
    std::int64_t m_badBefore;
    MetricsLine m_line;
    EventsRead m_read;
};

} // namespace

EventsRead readEvents(sqlite::Connection& connection, SeriesWriter& series, std::int64_t run, const RunFile& file,
                      const Chunk& chunk, std::int64_t badBefore)
{
    return EventReader(connection, series, run, file, chunk, badBefore).read();
}

} // namespace trainyard::ingest
