// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/attempt_starts.h"

#include "backend/protocol/series.h"

#include <algorithm>
#include <optional>

namespace trainyard {
namespace {

constexpr int kPixels = 2000; ///< bins of one attempt are never merged with those of another

/// Where the attempt begins according to one series; nullopt if the series does not show it.
std::optional<double> startIn(const std::vector<Bin>& bins, const AttemptRow& attempt, XAxis axis)
{
    const bool counts = axis == XAxis::Step || axis == XAxis::Epoch || axis == XAxis::Samples;
    std::optional<double> start;
    for (std::size_t i = 1; i < bins.size(); ++i) {
        const Bin &before = bins[i - 1], &first = bins[i];
        if (first.attempt != attempt.number || before.attempt == attempt.number)
            continue;
        const auto steps = double(first.firstStep - before.lastStep);
        const auto late = double(first.firstStep - (attempt.startStep + 1));
        double x = first.firstX;
        if (counts && attempt.startStep >= 0 && late > 0.0 && late < steps)
            x -= (first.firstX - before.lastX) * late / steps;
        start = std::min(start.value_or(x), x);
    }
    return start;
}

/// The series that tell the steps most densely.
std::vector<std::string> densestSeries(StoreReader& reader, std::int64_t run)
{
    std::vector<std::string> names;
    const SeriesRow* longest = nullptr;
    const std::vector<SeriesRow> all = reader.series(run);
    for (const SeriesRow& row : all) {
        if (row.name == series::kTrainLoss || row.name == series::kThroughput)
            names.push_back(row.name);
        if (!longest || row.points > longest->points)
            longest = &row;
    }
    if (longest && std::ranges::find(names, longest->name) == names.end())
        names.push_back(longest->name);
    return names;
}

} // namespace

AttemptPlaces attemptStartsIn(const std::vector<const std::vector<Bin>*>& series,
                              const std::vector<AttemptRow>& attempts, XAxis axis)
{
    AttemptPlaces starts;
    for (const AttemptRow& attempt : attempts) {
        if (attempt.number < 2)
            continue;
        std::optional<double> earliest;
        for (const std::vector<Bin>* bins : series)
            if (const std::optional<double> start = startIn(*bins, attempt, axis))
                earliest = std::min(earliest.value_or(*start), *start);
        if (earliest)
            starts.emplace_back(*earliest, attempt.number);
    }
    return starts;
}

AttemptPlaces readAttemptStarts(StoreReader& reader, const RunRow& run, XAxis axis)
{
    if (run.attempts < 2)
        return {};
    std::vector<std::vector<Bin>> curves;
    for (const std::string& name : densestSeries(reader, run.key)) {
        BinQuery query;
        query.run = run.key;
        query.series = name;
        query.axis = axis;
        query.pixels = kPixels;
        curves.push_back(reader.bins(query));
    }
    std::vector<const std::vector<Bin>*> series;
    for (const std::vector<Bin>& bins : curves)
        series.push_back(&bins);
    return attemptStartsIn(series, reader.attempts(run.key), axis);
}

} // namespace trainyard
