// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/search.h"

#include "backend/protocol/run_fields.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/table_csv.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr std::size_t kShownTries = 20;

std::string valueOf(const SearchParameter& parameter, const std::optional<double>& value)
{
    if (!value)
        return {};
    std::string text = valueText(parameter, *value);
    if (text.size() > 1 && text.front() == '"')
        text = text.substr(1, text.size() - 2);
    return text;
}

/// In JSON and CSV.
const char* stateWord(SearchRunState state)
{
    switch (state) {
    case SearchRunState::Waiting: return "waiting";
    case SearchRunState::Running: return "running";
    case SearchRunState::Done: return "done";
    case SearchRunState::Stopped: return "stopped";
    case SearchRunState::Failed: return "failed";
    }
    return "";
}

/// The same for a person, as the window says it.
const char* shownState(SearchRunState state)
{
    return state == SearchRunState::Stopped ? "ended early" : stateWord(state);
}

std::string figure(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.5g", value);
    return std::isfinite(value) ? text : "";
}

/// The tries that have begun, the best in the first goal first and those without a value of it last.
std::vector<const SearchTry*> ranked(const StoredSearch& search)
{
    std::vector<const SearchTry*> tries;
    for (const SearchTry& one : search.report.tries)
        if (one.state != SearchRunState::Waiting)
            tries.push_back(&one);
    const auto value = [](const SearchTry* one) { return one->values.empty() ? kUnknownValue : one->values.front(); };
    std::stable_sort(tries.begin(), tries.end(), [&](const SearchTry* a, const SearchTry* b) {
        if (!std::isfinite(value(a)) || !std::isfinite(value(b)))
            return std::isfinite(value(a)) && !std::isfinite(value(b));
        return isBetter(search.plan.goals.front(), value(a), value(b));
    });
    return tries;
}

nlohmann::ordered_json runJson(const SearchPlan& plan, const SearchRun& run)
{
    nlohmann::ordered_json settings = nlohmann::ordered_json::object();
    if (run.point)
        for (std::size_t i = 0; i < plan.parameters.size(); ++i)
            if ((*run.point)[i])
                settings[flatKey(plan.parameters[i].field)] =
                    nlohmann::json::parse(valueText(plan.parameters[i], *(*run.point)[i]), nullptr, false);
    nlohmann::ordered_json values = nlohmann::ordered_json::array();
    for (const auto& curve : run.curves)
        values.push_back(curve.empty() ? nlohmann::ordered_json() : numberJson(curve.back().second));
    return {{"run", run.id},
            {"slot", run.slot},
            {"state", stateWord(run.state)},
            {"from", run.from},
            {"repeats", run.kind == TrialKind::Repeat},
            {"epoch", numberJson(run.epoch)},
            {"seconds", numberJson(run.seconds)},
            {"settings", settings},
            {"values", values}};
}

nlohmann::ordered_json repeatedJson(const StoredSearch& search)
{
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const RepeatedPoint& point : search.report.repeated) {
        nlohmann::ordered_json runs = nlohmann::ordered_json::array();
        for (const std::size_t one : point.tries)
            runs.push_back(search.runs[search.report.tries[one].runs.back()].id);
        all.push_back({{"runs", runs},
                       {"mean", numberJson(point.mean.front())},
                       {"deviation", numberJson(point.deviation)},
                       {"seeds", point.tries.size()}});
    }
    return all;
}

/// "t0007: 0.9124 ± 0.0031 on average over 3 seeds"
void printRepeated(const StoredSearch& search)
{
    for (const RepeatedPoint& point : search.report.repeated) {
        const SearchTry& first = search.report.tries[point.tries.front()];
        std::printf("%s: %s ± %s on average over %s\n", slotCell(search.runs[first.runs.back()].slot).c_str(),
                    figure(point.mean.front()).c_str(), figure(point.deviation).c_str(),
                    countedText(std::ssize(point.tries), "seed(s)").c_str());
    }
}

} // namespace

nlohmann::ordered_json searchJson(const CampaignRow& campaign, const StoredSearch& search)
{
    const SearchReport& report = search.report;
    nlohmann::ordered_json runs = nlohmann::ordered_json::array(), importance = nlohmann::ordered_json::array(),
                           findings = nlohmann::ordered_json::array();
    for (const SearchRun& run : search.runs)
        runs.push_back(runJson(search.plan, run));
    for (const ParameterImportance& one : report.importance)
        importance.push_back({{"parameter", flatKey(search.plan.parameters[one.parameter].field)},
                              {"share", numberJson(one.share)},
                              {"deviation", numberJson(one.deviation)},
                              {"told_from_chance", one.told}});
    for (const Reason& finding : report.findings)
        findings.push_back(finding.text());
    return {{"campaign", campaign.id},
            {"name", campaign.name},
            {"plan", toJson(search.plan)},
            {"counts",
             {{"waiting", report.waiting},
              {"running", report.running},
              {"done", report.done},
              {"stopped", report.stopped},
              {"continued", report.continued},
              {"failed", report.failed}}},
            {"best", report.best ? nlohmann::ordered_json(search.runs[report.tries[*report.best].runs.back()].id)
                                 : nlohmann::ordered_json()},
            {"repeated", repeatedJson(search)},
            {"decided_by_means", report.decidedByMeans},
            {"epochs_trained", numberJson(report.epochsTrained)},
            {"device_hours", numberJson(report.deviceHours)},
            {"importance", importance},
            {"findings", findings},
            {"runs", runs}};
}

void printSearch(const StoredSearch& search)
{
    const SearchReport& report = search.report;
    std::printf("%d done, %d ended early, %d continued, %d running, %d waiting, %d failed\n", report.done,
                report.stopped, report.continued, report.running, report.waiting, report.failed);
    std::vector<std::string> headers = {"run", "state", "epoch"};
    std::vector<bool> right = {false, false, true};
    for (const SearchGoal& goal : search.plan.goals) {
        headers.push_back(goal.series);
        right.push_back(true);
    }
    for (const SearchParameter& parameter : search.plan.parameters) {
        headers.push_back(flatKey(parameter.field));
        right.push_back(parameter.kind != ParameterKind::Choice);
    }
    TextTable table(headers, right);
    const std::vector<const SearchTry*> tries = ranked(search);
    for (std::size_t i = 0; i < tries.size() && i < kShownTries; ++i) {
        const SearchTry& one = *tries[i];
        std::vector<std::string> cells = {slotCell(search.runs[one.runs.back()].slot), shownState(one.state),
                                          figure(one.epoch)};
        for (const double value : one.values)
            cells.push_back(figure(value));
        for (std::size_t p = 0; p < search.plan.parameters.size(); ++p)
            cells.push_back(p < one.point.size() ? valueOf(search.plan.parameters[p], one.point[p]) : "");
        table.add(std::move(cells));
    }
    std::fputs(table.text().c_str(), stdout);
    if (tries.size() > kShownTries)
        std::printf("… and %zu more; --csv lists all.\n", tries.size() - kShownTries);
    printRepeated(search);
    for (const Reason& finding : report.findings)
        std::printf("%s\n", printable(asSentence(reasonText(finding)).toStdString()).c_str());
}

std::string searchCsv(const StoredSearch& search)
{
    const auto cell = [](const std::string& text) { return QString::fromStdString(text); };
    QStringList header = {"run", "slot", "state", "continues", "epoch", "seconds"};
    for (const SearchGoal& goal : search.plan.goals)
        header.push_back(cell(goal.series));
    for (const SearchParameter& parameter : search.plan.parameters)
        header.push_back(cell(flatKey(parameter.field)));
    QList<QStringList> lines = {header};
    for (const SearchRun& run : search.runs) {
        QStringList line = {cell(run.id),
                            QString::number(run.slot),
                            stateWord(run.state),
                            run.from > 0 ? QString::number(run.from) : QString(),
                            cell(figure(run.epoch)),
                            cell(figure(run.seconds))};
        for (std::size_t goal = 0; goal < search.plan.goals.size(); ++goal)
            line.push_back(goal < run.curves.size() && !run.curves[goal].empty()
                               ? cell(figure(run.curves[goal].back().second))
                               : QString());
        for (std::size_t p = 0; p < search.plan.parameters.size(); ++p)
            line.push_back(run.point ? cell(valueOf(search.plan.parameters[p], (*run.point)[p])) : QString());
        lines.push_back(std::move(line));
    }
    return csvText(lines).toStdString();
}

} // namespace trainyard::commands
