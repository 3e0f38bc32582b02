// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/search_findings.h"

#include "backend/protocol/reasons_finding.h"
#include "cluster/campaigns/search_importance.h"
#include "cluster/campaigns/search_repeats.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr double kEdge = 0.1;         // of the range
constexpr double kMuchTogether = 0.3; // of the variance
constexpr int kMostOnFront = 8;       // named

TitleText fieldTitle(const SearchParameter& parameter)
{
    const RunField* field = runField(parameter.field);
    return {{!field || field->info->title.empty() ? parameter.field : std::string(field->info->title)}};
}

/// The title of a choice, or its value as in JSON without quotation marks.
TitleText choiceTitle(const SearchParameter& parameter, double index)
{
    const auto at = static_cast<std::size_t>(std::clamp(index, 0.0, static_cast<double>(parameter.choices.size()) - 1));
    std::string text = parameter.choices[at];
    if (text.size() > 1 && text.front() == '"')
        text = text.substr(1, text.size() - 2);
    if (const RunField* field = runField(parameter.field))
        for (const FieldChoice& choice : field->info->choices)
            if (choice.name == text && !choice.title.empty())
                return {{std::string(choice.title)}};
    return {{std::move(text)}};
}

/// To two significant digits, as a range of the best values is known no better.
double rounded(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2g", value);
    return std::strtod(text, nullptr);
}

Reason matters(const SearchPlan& plan, const SearchReport& report, const ParameterImportance& one, bool most)
{
    const SearchParameter& parameter = plan.parameters[one.parameter];
    const std::int64_t best =
        std::min<std::int64_t>(bestTries(report), static_cast<std::int64_t>(report.bestOrder.size()));
    if (parameter.kind == ParameterKind::Choice) {
        const TitleText value = choiceTitle(parameter, one.best->first);
        return most ? findingReason("finding.most-value", fieldTitle(parameter), best, value)
                    : findingReason("finding.also-value", fieldTitle(parameter), best, value);
    }
    const double low = rounded(one.best->first), high = rounded(one.best->second);
    return most ? findingReason("finding.most-range", fieldTitle(parameter), best, low, high)
                : findingReason("finding.also-range", fieldTitle(parameter), best, low, high);
}

/// Whether the middle of the best values lies in the outermost part of the range.
std::optional<Reason> edge(const SearchPlan& plan, const ParameterImportance& one)
{
    const SearchParameter& parameter = plan.parameters[one.parameter];
    if (parameter.kind == ParameterKind::Choice || !one.best || parameter.high <= parameter.low)
        return std::nullopt;
    const auto place = [&](double value) {
        return parameter.kind == ParameterKind::LogUniform
                   ? std::log(value / parameter.low) / std::log(parameter.high / parameter.low)
                   : (value - parameter.low) / (parameter.high - parameter.low);
    };
    const double middle = 0.5 * (place(one.best->first) + place(one.best->second));
    if (middle < kEdge)
        return findingReason("finding.edge", fieldTitle(parameter), parameter.low);
    if (middle > 1.0 - kEdge)
        return findingReason("finding.edge", fieldTitle(parameter), parameter.high);
    return std::nullopt;
}

/// "t0002, t0007", at most kMostOnFront of them; empty where there is one goal.
std::string frontCells(const std::vector<SearchRun>& runs, const SearchReport& report)
{
    std::string cells;
    int named = 0;
    for (const SearchTry& one : report.tries)
        if (one.onFront && ++named <= kMostOnFront)
            cells += (cells.empty() ? "" : ", ") + slotCell(runs[one.runs.back()].slot);
    return named > kMostOnFront ? cells + ", …" : cells;
}

/// The first goal's value of a run at the end of an epoch; nullopt: it has not come so far.
std::optional<double> valueAt(const SearchGoal& goal, const SearchRun& run, int epoch)
{
    if (run.curves.empty() || run.curves.front().empty() || run.curves.front().back().first < epoch)
        return std::nullopt;
    std::vector<std::pair<int, double>> values;
    for (const auto& [at, value] : run.curves.front())
        values.emplace_back(static_cast<int>(std::lround(at)), value);
    return goalValue(goal, values, epoch);
}

/// The best share of the runs of a bracket that have come to a rung. Brackets as rungsOf() deals them.
std::vector<const SearchRun*> bestAtRung(const SearchPlan& plan, const std::vector<SearchRun>& runs,
                                         const SearchReport& report, int rung, int bracket, int brackets)
{
    std::vector<std::pair<double, const SearchRun*>> there;
    for (const SearchTry& one : report.tries)
        if (const std::optional<double> value = valueAt(plan.goals.front(), runs[one.runs.back()], rung);
            value && !one.repeat && (runs[one.runs.front()].slot - 1) % brackets == bracket)
            there.emplace_back(*value, &runs[one.runs.back()]);
    std::ranges::stable_sort(
        there, [&](const auto& a, const auto& b) { return isBetter(plan.goals.front(), a.first, b.first); });
    there.resize(there.size() / static_cast<std::size_t>(plan.reduction));
    std::vector<const SearchRun*> best;
    for (const auto& [value, run] : there)
        best.push_back(run);
    return best;
}

/// Runs that successive halving paused and that now belong to the best at their rung, when no run of the search is left
/// to continue them.
std::string leftPaused(const SearchPlan& plan, const std::vector<SearchRun>& runs, const SearchReport& report)
{
    const bool hyperband = plan.stopping == SearchStopping::Hyperband;
    if ((plan.stopping != SearchStopping::Asha && !hyperband) || runs.empty() || report.waiting + report.running > 0)
        return {};
    std::string cells;
    const std::vector<int> rungs = searchRungs(plan, runs.front().epochs);
    const int brackets = hyperband ? std::max<int>(1, std::ssize(rungs)) : 1;
    for (const int rung : rungs)
        for (int bracket = 0; bracket < brackets; ++bracket)
            for (const SearchRun* run : bestAtRung(plan, runs, report, rung, bracket, brackets))
                if (run->state == SearchRunState::Stopped && std::lround(run->epoch) == rung)
                    cells += (cells.empty() ? "" : ", ") + slotCell(run->slot);
    return cells;
}

/// The first goal that no run has a value of though one was trained to its end; nullptr: each has come, or still may.
const SearchGoal* goalNobodyWrites(const SearchPlan& plan, const std::vector<SearchRun>& runs)
{
    if (std::ranges::none_of(runs, [](const SearchRun& run) { return run.state == SearchRunState::Done; }))
        return nullptr;
    for (std::size_t g = 0; g < plan.goals.size(); ++g)
        if (std::ranges::none_of(runs,
                                 [&](const SearchRun& run) { return g < run.curves.size() && !run.curves[g].empty(); }))
            return &plan.goals[g];
    return nullptr;
}

} // namespace

std::vector<Reason> findingsOf(const SearchPlan& plan, const std::vector<SearchRun>& runs, const SearchReport& report)
{
    std::vector<Reason> findings;
    if (const SearchGoal* goal = goalNobodyWrites(plan, runs))
        return {findingReason("finding.no-goal", goal->series)}; // more runs would not tell more
    if (std::optional<Reason> found = meansFinding(plan, runs, report))
        findings.push_back(std::move(*found));
    if (const std::string paused = leftPaused(plan, runs, report); !paused.empty())
        findings.push_back(findingReason("finding.left-paused", paused));
    if (report.triesNeeded > 0 && !plan.parameters.empty())
        findings.push_back(neverTellsImportance(plan, report)
                               ? findingReason("finding.never", triesForImportance(plan), mostTries(plan, report))
                               : findingReason("finding.few", report.triesNeeded));
    TitleText silent;
    std::vector<Reason> edges;
    bool most = true;
    for (const ParameterImportance& one : report.importance) {
        if (!one.told) {
            silent.titles.push_back(fieldTitle(plan.parameters[one.parameter]).titles.front());
            continue;
        }
        if (!one.best)
            continue;
        findings.push_back(matters(plan, report, one, std::exchange(most, false)));
        if (std::optional<Reason> found = edge(plan, one))
            edges.push_back(std::move(*found));
    }
    findings.insert(findings.end(), edges.begin(), edges.end());
    if (!report.importance.empty() && silent.titles.size() == report.importance.size())
        findings.push_back(findingReason("finding.nothing"));
    else if (!silent.titles.empty())
        findings.push_back(findingReason("finding.no-effect", silent));
    if (!most && report.together > kMuchTogether)
        findings.push_back(findingReason("finding.together", std::llround(100.0 * report.together)));
    if (const std::string front = frontCells(runs, report); !front.empty())
        findings.push_back(findingReason("finding.front", front));
    return findings;
}

} // namespace trainyard
