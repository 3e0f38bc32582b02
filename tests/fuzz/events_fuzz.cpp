// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/event.h"
#include "storage/ingest/metrics_line.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <cmath>
#include <map>

using namespace trainyard;

namespace {

bool sameNumber(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

bool sameValue(const SeriesValue& a, const SeriesValue& b)
{
    return sameNumber(a.mean, b.mean) && sameNumber(a.min, b.min) && sameNumber(a.max, b.max) && a.count == b.count;
}

/// The fast reader may refuse a line, but not read another number than the protocol's parser.
void compareFast(std::string_view line, const std::optional<Event>& event)
{
    ingest::MetricsLine fast;
    if (!ingest::readMetricsLine(line, fast))
        return;
    fuzz::must(event && std::holds_alternative<MetricsEvent>(event->body), "only the fast reader takes the line");
    const auto& metrics = std::get<MetricsEvent>(event->body);
    std::map<std::string, SeriesValue> values; // of equal names the last one counts
    for (const auto& [name, value] : fast.values)
        values[std::string(name)] = value;
    const std::map<std::string, SeriesValue> expected(metrics.values.begin(), metrics.values.end());
    fuzz::must(values.size() == expected.size(), "the fast reader finds other series");
    for (const auto& [name, value] : expected)
        fuzz::must(values.contains(name) && sameValue(values[name], value), "the fast reader finds another value");
    fuzz::must(sameNumber(fast.time, event->time) && fast.step == metrics.step && fast.samples == metrics.samples &&
                   sameNumber(fast.epoch, metrics.epoch) && sameNumber(fast.elapsed, metrics.elapsed),
               "the fast reader finds another time or step");
}

} // namespace

/// Lines of an event file. An event that is written again is read as the same one.
void trainyard::fuzz::events(const std::uint8_t* data, std::size_t size)
{
    for (const std::string_view line : linesOf(textOf(data, size))) {
        std::string reason;
        const std::optional<Event> event = parseEventLine(line, &reason);
        must(event || !reason.empty(), "a line is refused without a reason");
        compareFast(line, event);
        if (!event)
            continue;
        std::string written = eventLine(*event);
        must(!written.empty() && written.back() == '\n' && written.find('\n') == written.size() - 1,
             "an event is not one line");
        written.pop_back();
        const std::optional<Event> again = parseEventLine(written, &reason);
        must(again.has_value(), "an event that was written cannot be read");
        must(eventLine(*again) == written + '\n', "an event changes when it is written and read");
    }
}
