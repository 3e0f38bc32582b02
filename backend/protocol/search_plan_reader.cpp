// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/program_line.h"
#include "backend/protocol/reasons_search.h"
#include "backend/protocol/recorded_series.h"
#include "backend/protocol/search_names.h"
#include "backend/protocol/search_parameters.h"
#include "backend/protocol/search_plan.h"
#include "backend/protocol/series_direction.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace trainyard {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostGoals = 3;

constexpr std::size_t kLongestSeries = 200; ///< characters

/// Whether some run of the search writes the series: with the base's settings, or with one of the choices.
bool writesSeries(const SearchPlan& plan, const RunSpec& base, const std::string& series)
{
    if (isRecorded(base, series))
        return true;
    for (std::size_t i = 0; i < plan.parameters.size(); ++i)
        for (std::size_t choice = 0; choice < plan.parameters[i].choices.size(); ++choice) {
            SearchPoint point(plan.parameters.size());
            point[i] = static_cast<double>(choice);
            std::vector<SpecProblem> ignored;
            if (isRecorded(specAt(plan, base, point, ignored), series))
                return true;
        }
    return false;
}

/// What a goal may be instead of a series that no run writes.
Reason allowedSeries(const RunSpec& base, const std::string& series)
{
    if (const std::string_view field = fieldToSet(base, series); !field.empty())
        return searchReason("search.series-field", field);
    const std::vector<std::string> names = recordedSeries(base);
    const Reason near = unknownKeyReason(series, {names.begin(), names.end()});
    if (!near.arguments.empty())
        return searchReason("search.series-near", near.arguments.front());
    std::string listed;
    for (const std::string& name : names)
        listed += (listed.empty() ? "\"" : ", \"") + name + "\"";
    return searchReason("search.series", listed);
}

SearchGoal readGoal(const Json& found, const std::string& path, const SearchPlan& plan, const RunSpec& base,
                    std::vector<SpecProblem>& problems)
{
    SearchGoal goal;
    const Json holder = found.is_string() ? Json{{"series", found}} : found;
    SpecReader reader(holder, path, problems);
    if (reader.has("series")) {
        reader.read("series", goal.series, 1, kLongestSeries);
        if (const Json* series = reader.member("series");
            *series == goal.series && !writesSeries(plan, base, goal.series))
            problems.push_back(SpecProblem{found.is_string() ? path : path + "/series", shortJson(*series),
                                           allowedSeries(base, goal.series)});
        if (base.program) // "acc" of its log is stored as "train/top1"
            goal.series = seriesNamed(goal.series);
    }
    static constexpr std::pair<bool, std::string_view> kDirections[] = {{true, "max"}, {false, "min"}};
    goal.maximise = series::higherIsBetter(goal.series);
    reader.read("direction", goal.maximise, SpecReader::Names<bool>(kDirections));
    reader.read("take", goal.take, SpecReader::Names<SearchGoal::Take>(search_names::kTakes));
    return goal;
}

void readGoals(SpecReader& reader, SearchPlan& plan, const RunSpec& base, std::vector<SpecProblem>& problems)
{
    const Json* one = reader.member("goal");
    const Json* several = reader.member("goals");
    if (one)
        plan.goals = {readGoal(*one, "/goal", plan, base, problems)};
    if (!several)
        return;
    if (one)
        return reader.report("goals", *several, searchReason("search.goal-or-goals"));
    if (!several->is_array() || several->empty() || several->size() > kMostGoals)
        return reader.report("goals", *several, searchReason("search.goals", kMostGoals));
    plan.goals.clear();
    for (std::size_t i = 0; i < several->size(); ++i) {
        const std::string path = "/goals/" + std::to_string(i);
        SearchGoal goal = readGoal((*several)[i], path, plan, base, problems);
        if (std::any_of(plan.goals.begin(), plan.goals.end(),
                        [&](const SearchGoal& earlier) { return earlier.series == goal.series; }))
            problems.push_back(SpecProblem{path, shortJson((*several)[i]), searchReason("search.goal-twice")});
        plan.goals.push_back(std::move(goal));
    }
}

void readStopping(SpecReader& reader, SearchPlan& plan, std::vector<SpecProblem>& problems)
{
    const Json* found = reader.member("stopping");
    if (!found)
        return;
    const SpecReader::Names<SearchStopping> rules(search_names::kRules);
    if (found->is_string())
        return reader.read("stopping", plan.stopping, rules);
    SpecReader members(*found, "/stopping", problems);
    members.read("rule", plan.stopping, rules);
    members.read("first_rung", plan.firstRung, 1, 100'000);
    members.read("reduction", plan.reduction, 2, 10);
}

void readBudget(SpecReader& reader, SearchPlan& plan, std::vector<SpecProblem>& problems)
{
    reader.read("runs", plan.runs, 1, kMostSearchRuns);
    reader.read("at_once", plan.atOnce, 0, kMostSearchRuns);
    if (reader.has("budget")) {
        SpecReader budget(reader.object("budget"), "/budget", problems);
        budget.read("hours", plan.hours, 0.0, 1e6);
        budget.read("device_hours", plan.deviceHours, 0.0, 1e9);
    }
    if (reader.has("repeat")) {
        SpecReader repeat(reader.object("repeat"), "/repeat", problems);
        repeat.read("leaders", plan.leaders, 0, 1000);
        repeat.read("seeds", plan.repeats, 1, 1000);
    }
}

void checkStopping(const SearchPlan& plan, const RunSpec& base, std::vector<SpecProblem>& problems)
{
    if (plan.stopping == SearchStopping::None)
        return;
    const std::string rule = Json(name(plan.stopping)).dump();
    if (base.program) {
        problems.push_back(SpecProblem{"/stopping/rule", rule, searchReason("search.program-stops")});
        return;
    }
    if (plan.goals.size() > 1)
        problems.push_back(SpecProblem{"/stopping/rule", rule, searchReason("search.one-goal")});
    if (base.distribution.mode != DistributionMode::Synchronous)
        problems.push_back(
            SpecProblem{"/stopping/rule", rule, searchReason("search.asynchronous", name(base.distribution.mode))});
    if (plan.firstRung >= base.training.epochs)
        problems.push_back(SpecProblem{"/stopping/first_rung", std::to_string(plan.firstRung),
                                       specReason("spec.before-end", base.training.epochs)});
    if (parameterOf(plan, "/training/epochs"))
        problems.push_back(SpecProblem{parameterPath("/training/epochs"), Json("training/epochs").dump(),
                                       searchReason("search.epochs-vary")});
}

/// Rules between the parts of a plan whose parts are good.
void checkTogether(const SearchPlan& plan, const RunSpec& base, std::vector<SpecProblem>& problems)
{
    checkStopping(plan, base, problems);
    const std::int64_t points = plan.sampler == SearchSampler::Grid ? gridSize(plan) : 0;
    if (points > kLargestGrid)
        problems.push_back(
            SpecProblem{"/sampler", Json(name(plan.sampler)).dump(), searchReason("search.grid", Count{kLargestGrid})});
    if (plan.startPoints > plan.runs)
        problems.push_back(SpecProblem{"/start_points", std::to_string(plan.startPoints),
                                       searchReason("search.start-points", plan.runs)});
    if (plan.leaders > 0 && plan.repeats < 2)
        problems.push_back(
            SpecProblem{"/repeat/seeds", std::to_string(plan.repeats), searchReason("search.repeat-seeds")});
    const int repeated = plan.leaders * (plan.repeats - 1);
    if (repeated >= plan.runs)
        problems.push_back(SpecProblem{"/repeat", Json{{"leaders", plan.leaders}, {"seeds", plan.repeats}}.dump(),
                                       searchReason("search.repeat-runs", repeated)});
    checkSearchRuns(plan, base, problems);
}

/// SpecReader speaks of a run spec's keys.
void nameTheSearch(std::vector<SpecProblem>& problems, std::size_t first)
{
    for (std::size_t i = first; i < problems.size(); ++i) {
        Reason& allowed = problems[i].allowed;
        if (allowed.code == "spec.unknown-key" || allowed.code == "spec.unknown-key-of")
            allowed = searchReason("search.unknown-key");
        else if (allowed.code == "spec.unknown-key-near" && !allowed.arguments.empty())
            allowed = searchReason("search.unknown-key-near", allowed.arguments.front());
    }
}

} // namespace

SearchPlan parseSearchPlan(const nlohmann::ordered_json& document, const RunSpec& base,
                           std::vector<SpecProblem>& problems)
{
    SearchPlan plan;
    const std::size_t before = problems.size();
    const Json unordered(document);
    {
        SpecReader reader(unordered, "", problems);
        if (reader.has("parameters"))
            readSearchParameters(document["parameters"], plan, problems);
        else if (document.is_object())
            problems.push_back(
                SpecProblem{"/parameters", "", searchReason("search.parameters", kMostSearchParameters)});
        readGoals(reader, plan, base, problems);
        reader.read("sampler", plan.sampler, SpecReader::Names<SearchSampler>(search_names::kSamplers));
        reader.read("seed", plan.seed);
        reader.read("start_points", plan.startPoints, 0, kMostSearchRuns);
        readStopping(reader, plan, problems);
        readBudget(reader, plan, problems);
    }
    nameTheSearch(problems, before);
    if (problems.size() == before)
        checkTogether(plan, base, problems);
    return plan;
}

SearchPlan parseSearchPlanText(std::string_view text, const RunSpec& base, std::vector<SpecProblem>& problems)
{
    try {
        const nlohmann::ordered_json document = parseDocument(text);
        if (document.is_object())
            return parseSearchPlan(document, base, problems);
        problems.push_back({"", specReason("spec.no-object"), {}});
        return {};
    } catch (const std::exception& exception) {
        problems.push_back(notJson(exception));
        return {};
    }
}

} // namespace trainyard
