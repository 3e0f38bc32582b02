// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/default_view_model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <sstream>

namespace trainyard::test {
namespace {

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

} // namespace

void ViewModel::read(int attempt, const std::string& bytes)
{
    std::istringstream lines(bytes.substr(0, bytes.rfind('\n') + 1));
    for (std::string line; std::getline(lines, line);) {
        const auto event = parseEventLine(line);
        if (!event)
            continue;
        if (const auto* started = std::get_if<StartedEvent>(&event->body))
            m_starts[attempt] = started->startStep;
        const auto* metrics = std::get_if<MetricsEvent>(&event->body);
        if (!metrics)
            continue;
        if (!m_starts.contains(attempt))
            m_starts[attempt] = metrics->step - 1;
        for (const auto& [name, value] : metrics->values)
            m_points[attempt][name][metrics->step] = {metrics->samples, metrics->epoch, metrics->elapsed, value};
    }
}

std::map<std::int64_t, std::pair<int, ViewModel::Point>> ViewModel::view(const std::string& series) const
{
    std::map<std::int64_t, std::pair<int, Point>> view;
    for (const auto& [attempt, start] : m_starts) {
        // The rule itself: a later attempt takes away what lies beyond its start step, then adds its own beyond it.
        std::erase_if(view, [start = start](const auto& item) { return item.first > start; });
        const auto all = m_points.find(attempt);
        if (all == m_points.end() || !all->second.contains(series))
            continue;
        for (const auto& [step, point] : all->second.at(series))
            if (attempt == m_starts.begin()->first || step > start)
                view[step] = {attempt, point};
    }
    return view;
}

std::vector<std::string> ViewModel::seriesNames() const
{
    std::set<std::string> names;
    for (const auto& [attempt, all] : m_points)
        for (const auto& [name, part] : all)
            names.insert(name);
    return {names.begin(), names.end()};
}

std::string ViewModel::differences(StoreReader& reader, const std::string& runId) const
{
    std::ostringstream out;
    const auto run = reader.run(runId);
    if (!run)
        return "no run";
    std::map<std::string, SeriesRow> rows;
    for (const SeriesRow& row : reader.series(run->key))
        rows[row.name] = row;
    if (rows.size() != seriesNames().size())
        out << rows.size() << " series instead of " << seriesNames().size() << "; ";
    for (const std::string& name : seriesNames()) {
        const auto expected = view(name);
        BinQuery query{run->key, name};
        query.pixels = 100'000; // wide enough for single points
        const std::vector<Bin> bins = reader.bins(query);
        if (bins.size() != expected.size()) {
            out << name << ": " << bins.size() << " points instead of " << expected.size() << "; ";
            continue;
        }
        auto bin = bins.begin();
        double best = std::numeric_limits<double>::infinity();
        for (const auto& [step, item] : expected) {
            const auto& [attempt, point] = item;
            const SeriesValue& value = point.value;
            for (const double number : {value.mean, value.min, value.max})
                best = std::isfinite(number) ? std::min(best, number) : best;
            const bool finite = std::isfinite(value.mean) && std::isfinite(value.min) && std::isfinite(value.max);
            const bool right =
                bin->firstStep == step && bin->lastStep == step && bin->attempt == attempt &&
                bin->count == value.count && (finite ? bin->nonFinite == 0 : bin->nonFinite > 0) &&
                (!finite || (same(bin->min, value.min) && same(bin->max, value.max) && same(bin->mean, value.mean)));
            if (!right) {
                out << name << ": another point at step " << step << " (attempt " << bin->attempt << " instead of "
                    << attempt << ", step " << bin->firstStep << "); ";
                break;
            }
            ++bin;
        }
        auto record = expected.begin();
        bool exact = true;
        reader.points(run->key, name, [&](const PointRow& row) {
            if (record == expected.end()) {
                exact = false;
                return;
            }
            const auto& [attempt, point] = record->second;
            exact = exact && row.step == record->first && row.attempt == attempt && row.samples == point.samples &&
                    same(row.epoch, point.epoch) && same(row.time, point.time) && same(row.value, point.value.mean) &&
                    same(row.min, point.value.min) && same(row.max, point.value.max) && row.count == point.value.count;
            ++record;
        });
        if (!exact || record != expected.end())
            out << name << ": points() reads another record; ";
        const SeriesRow& row = rows[name];
        if (row.points != static_cast<std::int64_t>(expected.size()))
            out << name << ": summary of " << row.points << " points instead of " << expected.size() << "; ";
        if (expected.empty())
            continue;
        const double last = expected.rbegin()->second.second.value.mean;
        if (row.lastStep != expected.rbegin()->first || !same(row.last, std::isfinite(last) ? last : std::nan("")))
            out << name << ": last is " << row.last << " at " << row.lastStep << "; ";
        const auto filled = reader.run(runId, {{name, MetricSummary::Best}});
        if (std::isfinite(best) ? filled->metrics[0] != best : !std::isnan(filled->metrics[0]))
            out << name << ": best is " << filled->metrics[0] << " instead of " << best << "; ";
    }
    return out.str();
}

} // namespace trainyard::test
