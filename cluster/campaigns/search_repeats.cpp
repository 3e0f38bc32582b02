// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_repeats.h"

#include "backend/protocol/reasons_finding.h"
#include "cluster/campaigns/mean_difference.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>

namespace trainyard {
namespace {

/// The values of one goal.
std::vector<double> valuesOfSeeds(const SearchReport& report, const RepeatedPoint& point, std::size_t goal)
{
    std::vector<double> values;
    for (const std::size_t one : point.tries)
        values.push_back(report.tries[one].values[goal]);
    return values;
}

double meanOfSeeds(const std::vector<double>& values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

double squaresOfSeeds(const std::vector<double>& values)
{
    const double mean = meanOfSeeds(values);
    double squares = 0.0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return squares;
}

/// To four digits, as means of a few seeds are known no better.
double shownFigure(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return std::strtod(text, nullptr);
}

/// To two digits.
double shownDeviation(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2g", value);
    return std::strtod(text, nullptr);
}

bool meansDecide(const SearchPlan& plan, const SearchReport& report)
{
    if (report.repeated.empty() || plan.leaders == 0)
        return false;
    if (report.waiting + report.running == 0)
        return true;
    const auto complete =
        std::count_if(report.repeated.begin(), report.repeated.end(),
                      [&](const RepeatedPoint& point) { return static_cast<int>(point.tries.size()) >= plan.repeats; });
    return complete >= plan.leaders;
}

} // namespace

void findRepeated(const SearchPlan& plan, SearchReport& report)
{
    std::map<SearchPoint, std::vector<std::size_t>> points;
    for (std::size_t i = 0; i < report.tries.size(); ++i) {
        const SearchTry& one = report.tries[i];
        if (one.state == SearchRunState::Done && std::isfinite(one.values.front()))
            points[one.point].push_back(i);
    }
    for (auto& [point, tries] : points) {
        if (tries.size() < 2)
            continue;
        RepeatedPoint repeated{std::move(tries), {}, 0.0};
        for (std::size_t goal = 0; goal < plan.goals.size(); ++goal)
            repeated.mean.push_back(meanOfSeeds(valuesOfSeeds(report, repeated, goal)));
        const double degrees = static_cast<double>(repeated.tries.size()) - 1.0;
        repeated.deviation = std::sqrt(squaresOfSeeds(valuesOfSeeds(report, repeated, 0)) / degrees);
        report.repeated.push_back(std::move(repeated));
    }
    std::stable_sort(report.repeated.begin(), report.repeated.end(),
                     [&](const RepeatedPoint& a, const RepeatedPoint& b) {
                         return isBetter(plan.goals.front(), a.mean.front(), b.mean.front());
                     });
    for (std::size_t i = 0; i < report.repeated.size(); ++i)
        report.tries[report.repeated[i].tries.front()].means = i;
    report.decidedByMeans = meansDecide(plan, report);
    if (report.decidedByMeans)
        report.best = report.repeated.front().tries.front();
}

double seedDeviation(const SearchReport& report, std::size_t goal)
{
    double squares = 0.0, degrees = 0.0;
    for (const RepeatedPoint& point : report.repeated) {
        squares += squaresOfSeeds(valuesOfSeeds(report, point, goal));
        degrees += static_cast<double>(point.tries.size()) - 1.0;
    }
    return degrees > 0.0 ? std::sqrt(squares / degrees) : kUnknownValue;
}

std::optional<Reason> meansFinding(const SearchPlan& plan, const std::vector<SearchRun>& runs,
                                   const SearchReport& report)
{
    if (!report.decidedByMeans || report.repeated.size() < 2)
        return std::nullopt;
    const RepeatedPoint &best = report.repeated[0], &next = report.repeated[1];
    double degrees = 0.0;
    for (const RepeatedPoint& point : report.repeated)
        degrees += static_cast<double>(point.tries.size()) - 1.0;
    const auto seeds = [](const RepeatedPoint& point) { return static_cast<double>(point.tries.size()); };
    const double margin =
        studentQuantile(degrees) * seedDeviation(report) * std::sqrt(1.0 / seeds(best) + 1.0 / seeds(next));
    const bool told = std::abs(best.mean.front() - next.mean.front()) > margin;
    const std::string name = slotCell(runs[report.tries[best.tries.front()].runs.back()].slot);
    const auto count = static_cast<std::int64_t>(best.tries.size());
    const double mean = shownFigure(best.mean.front()), deviation = shownDeviation(best.deviation);
    const double nextMean = shownFigure(next.mean.front()), nextDeviation = shownDeviation(next.deviation);
    Reason found = told ? findingReason("finding.means", name, count, mean, deviation, nextMean, nextDeviation)
                        : findingReason("finding.noise", name, count, mean, deviation, nextMean, nextDeviation);
    found.arguments.emplace_back(plan.goals.front().series);
    return found;
}

} // namespace trainyard
