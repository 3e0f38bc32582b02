// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/event.h"
#include "backend/protocol/run_directory.h"
#include "storage/store/run_store.h"

#include <algorithm>
#include <bit>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace trainyard::test {

/// Every record of every series of a run, as the default view must have them.
using RunCurves = std::map<std::string, std::vector<PointRow>>;

/// From the run directory, with the protocol alone: an attempt that has begun replaces what earlier
/// ones wrote beyond its start step.
inline RunCurves writtenCurves(const RunDirectory& run)
{
    RunCurves curves;
    const auto replace = [&curves](std::int64_t startStep) {
        for (auto& [name, points] : curves)
            std::erase_if(points, [&](const PointRow& point) { return point.step > startStep; });
    };
    for (const int attempt : run.attempts()) {
        std::ifstream file(run.events(attempt));
        std::string line;
        while (std::getline(file, line) && !file.eof()) { // a line without its end is torn
            const auto event = parseEventLine(line);
            if (!event)
                continue;
            if (const auto* started = std::get_if<StartedEvent>(&event->body))
                replace(started->startStep);
            if (const auto* metrics = std::get_if<MetricsEvent>(&event->body))
                for (const auto& [name, value] : metrics->values)
                    curves[name].push_back({.attempt = attempt,
                                            .step = metrics->step,
                                            .samples = metrics->samples,
                                            .epoch = metrics->epoch,
                                            .time = metrics->elapsed,
                                            .value = value.mean,
                                            .min = value.min,
                                            .max = value.max,
                                            .count = value.count});
        }
    }
    std::erase_if(curves, [](const auto& entry) { return entry.second.empty(); });
    return curves;
}

inline RunCurves storedCurves(StoreReader& reader, const std::string& runId)
{
    RunCurves curves;
    const auto run = reader.run(runId);
    for (const SeriesRow& series : reader.series(run ? run->key : 0))
        reader.points(run->key, series.name, [&](const PointRow& point) { curves[series.name].push_back(point); });
    return curves;
}

/// What is lost, doubled or altered, in words; empty when both are alike to the last bit.
inline std::string differenceOf(const RunCurves& stored, const RunCurves& written)
{
    const auto alike = [](const PointRow& a, const PointRow& b) {
        const auto same = [](double x, double y) {
            return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
        };
        return a.attempt == b.attempt && a.step == b.step && a.samples == b.samples && a.count == b.count &&
               same(a.epoch, b.epoch) && same(a.time, b.time) && same(a.value, b.value) && same(a.min, b.min) &&
               same(a.max, b.max);
    };
    for (const auto& [name, points] : written) {
        const auto found = stored.find(name);
        if (found == stored.end())
            return name + " is not in the store";
        if (found->second.size() != points.size())
            return name + ": " + std::to_string(found->second.size()) + " records of " + std::to_string(points.size());
        for (std::size_t i = 0; i < points.size(); ++i)
            if (!alike(found->second[i], points[i]))
                return name + ": another record at step " + std::to_string(points[i].step);
    }
    return stored.size() == written.size() ? std::string() : "the store has a series that no event file has";
}

/// Whether a series of every step covers 1 … last, each step by one record only (a record may gather several steps).
inline bool coversEveryStepOnce(const std::vector<PointRow>& points, std::int64_t last)
{
    std::int64_t covered = 0;
    return std::all_of(points.begin(), points.end(),
                       [&](const PointRow& point) { return (covered += point.count) == point.step; }) &&
           covered == last;
}

} // namespace trainyard::test
