// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/search_campaigns.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/reasons_campaign.h"
#include "backend/protocol/run_fields.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/requests/request_text.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/settle.h"
#include "cluster/control/ticket_campaigns.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>
#include <set>

namespace trainyard {
namespace {

/// What readSearch() asks the store for, behind the plan's parameters.
constexpr const char* kSeedKey = "seed";
constexpr const char* kParentKey = "parent.checkpoint"; // "RUN@epoch-3"; the run began without a parent

std::string unquoted(const std::string& text)
{
    return text.size() > 1 && text.front() == '"' && text.back() == '"' ? text.substr(1, text.size() - 2) : text;
}

/// The parameter's value as the store has it; nullopt: the run has none.
std::optional<double> valueOf(const SearchParameter& parameter, const std::string& text)
{
    if (text.empty())
        return std::nullopt;
    if (parameter.kind == ParameterKind::Choice) {
        for (std::size_t i = 0; i < parameter.choices.size(); ++i)
            if (unquoted(parameter.choices[i]) == text)
                return static_cast<double>(i);
        return std::nullopt;
    }
    double value = 0.0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    return result.ec == std::errc() ? std::optional(value) : std::nullopt;
}

/// Whether the parameter exists at a point, which has those that precede it.
bool existsAt(const SearchPlan& plan, const SearchParameter& parameter, const SearchPoint& point)
{
    if (parameter.when.empty())
        return true;
    for (std::size_t i = 0; i < point.size(); ++i)
        if (const SearchParameter& on = plan.parameters[i]; on.field == parameter.when) {
            const std::vector<std::string>& wanted = parameter.whenChoices;
            return point[i] && std::find(wanted.begin(), wanted.end(),
                                         on.choices[static_cast<std::size_t>(*point[i])]) != wanted.end();
        }
    return false;
}

/// Where a parameter does not exist, the run has the base spec's value, which is none of the search.
SearchPoint pointOfRow(const SearchPlan& plan, const RunRow& row)
{
    SearchPoint point;
    for (std::size_t i = 0; i < plan.parameters.size(); ++i) {
        const SearchParameter& parameter = plan.parameters[i];
        point.push_back(i < row.params.size() && existsAt(plan, parameter, point) ? valueOf(parameter, row.params[i])
                                                                                  : std::nullopt);
    }
    return point;
}

/// The run asked for its point after the search had used its budget. It is stopped, and can go on once there is more.
bool cameTooLate(const RunRow& row)
{
    return row.state == JobState::Stopped &&
           (row.reason.code == "run.search-hours" || row.reason.code == "run.search-device-hours");
}

SearchRunState stateOf(const RunRow& row)
{
    if (cameTooLate(row))
        return SearchRunState::Waiting;
    if (row.state == JobState::Done)
        return isEndedBySearch(row.reason) ? SearchRunState::Stopped : SearchRunState::Done;
    if (isFinal(row.state))
        return SearchRunState::Failed;
    return isUnderWay(row.state) ? SearchRunState::Running : SearchRunState::Waiting;
}

/// The checkpoint that the run continues from.
std::optional<CheckpointReference> parentOf(const SearchPlan& plan, const RunRow& row)
{
    return parseCheckpointReference(row.params[plan.parameters.size() + 1]);
}

SearchRun searchRun(const SearchPlan& plan, const RunRow& row, int slot)
{
    SearchRun run;
    run.id = row.id;
    run.name = row.name;
    run.slot = slot;
    run.state = stateOf(row);
    run.reason = row.reason;
    run.machine = row.machine;
    run.startedAt = row.startedAt;
    run.endedAt = isFinal(row.state) ? row.endedAt : 0.0;
    run.seconds = secondsTaken(row);
    run.epoch = row.epoch;
    run.epochs = row.epochs;
    // The spec has the point once the engine has asked for it.
    if (row.attempts > 0 && (run.state != SearchRunState::Waiting || row.epoch > 0.0))
        run.point = pointOfRow(plan, row);
    const std::string& seed = row.params[plan.parameters.size()];
    std::from_chars(seed.data(), seed.data() + seed.size(), run.seed);
    if (const auto parent = parentOf(plan, row))
        run.startEpoch = static_cast<int>(parent->value);
    return run;
}

/// One value for each epoch, as the engine counts them (SearchWatch::see()).
SearchCurves curvesOf(StoreReader& reader, const RunRow& row, const std::vector<SearchGoal>& goals)
{
    SearchCurves curves;
    for (const SearchGoal& goal : goals) {
        auto& curve = curves.emplace_back();
        reader.points(row.key, goal.series, [&](const PointRow& point) {
            const double epoch = countedEpoch(point.epoch);
            if (curve.empty() || curve.back().first != epoch)
                curve.emplace_back(epoch, point.value);
            else if (goal.take == SearchGoal::Take::Last || isBetter(goal, point.value, curve.back().second))
                curve.back().second = point.value;
        });
    }
    return curves;
}

/// The attempts of a run. An attempt that was killed has no end: it counts until the next one, or the run's end.
std::vector<RunStretch> stretchesOf(StoreReader& reader, const RunRow& row)
{
    std::vector<RunStretch> stretches;
    if (row.attempts == 1)
        stretches.push_back({row.startedAt, 0.0, row.host});
    else if (row.attempts > 1)
        for (const AttemptRow& attempt : reader.attempts(row.key))
            stretches.push_back({attempt.startedAt, attempt.endedAt, attempt.host});
    for (std::size_t i = 0; i + 1 < stretches.size(); ++i)
        if (stretches[i].to <= 0.0)
            stretches[i].to = stretches[i + 1].from;
    return stretches;
}

SearchCourse courseOf(StoreReader& reader, const RunRow& row, const std::vector<SearchGoal>& goals)
{
    return row.attempts > 0 ? SearchCourse{curvesOf(reader, row, goals), stretchesOf(reader, row)} : SearchCourse();
}

/// Fills in which run each one continues or repeats.
void relate(const SearchPlan& plan, const std::vector<RunRow>& rows, std::vector<SearchRun>& runs)
{
    std::map<std::string, std::size_t> byId;
    for (std::size_t i = 0; i < runs.size(); ++i)
        byId[runs[i].id] = i;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        SearchRun& run = runs[i];
        const std::optional<CheckpointReference> reference = parentOf(plan, rows[i]);
        const auto parent = reference ? byId.find(reference->run) : byId.end();
        if (run.point && parent != byId.end() && parent->second != i) {
            run.kind = TrialKind::Continue;
            run.from = runs[parent->second].slot;
            run.seconds = secondsTaken(rows[i], rows[parent->second].elapsed);
        }
    }
    std::map<SearchPoint, std::size_t> first; // of the runs that begin a point
    for (std::size_t i = 0; i < runs.size(); ++i) {
        SearchRun& run = runs[i];
        if (!run.point || run.kind == TrialKind::Continue)
            continue;
        const auto [found, isFirst] = first.emplace(*run.point, i);
        if (!isFirst && runs[found->second].seed != run.seed) {
            run.kind = TrialKind::Repeat;
            run.from = runs[found->second].slot;
        }
    }
}

/// A run that continues another begins with that one's values.
void joinCurves(std::vector<SearchRun>& runs)
{
    std::map<int, const SearchRun*> bySlot;
    for (const SearchRun& run : runs)
        bySlot[run.slot] = &run;
    for (SearchRun& run : runs) { // in the order of slots, so that a predecessor's curves are joined already
        const auto from = bySlot.find(run.from);
        if (run.kind != TrialKind::Continue || from == bySlot.end())
            continue;
        for (std::size_t goal = 0; goal < run.curves.size() && goal < from->second->curves.size(); ++goal) {
            auto& curve = run.curves[goal];
            const double begin = curve.empty() ? run.startEpoch + 0.5 : curve.front().first;
            std::vector<std::pair<double, double>> before;
            for (const auto& point : from->second->curves[goal])
                if (point.first < begin)
                    before.push_back(point);
            curve.insert(curve.begin(), before.begin(), before.end());
        }
    }
}

} // namespace

StartedSearch startSearch(RunStore& store, Launcher& launcher, SearchPlan plan, RunSpec base, std::string name,
                          const CampaignPlace& place, std::string id)
{
    if (!name.empty())
        base.name = name;
    SearchStudy study{id.empty() ? makeRunId() : std::move(id), base.name, std::move(base), std::move(plan)};
    const SearchCells cells = planSearch(study);
    requireNoProblems(cells.problems, "make the search", study.name);
    StartedSearch started{study.id, {}};
    for (const SearchCell& cell : cells.cells)
        started.runs.push_back(cell.spec.id);
    startCampaign(store, launcher, {study.id, study.name, kSearchKind, planText(study, place)});
    return started;
}

SearchPlan extendedPlan(const StoredSearch& search, const SearchExtension& extension, const std::string& name,
                        double now)
{
    constexpr double kHour = 3600.0;
    const auto refuse = [&](Reason why) {
        throw Failure(ErrorKind::BadInput, "extend the search", name, std::move(why));
    };
    if (extension.runs <= 0 && extension.hours <= 0.0 && extension.deviceHours <= 0.0)
        refuse(campaignReason("campaign.adds-nothing"));
    SearchPlan plan = search.plan;
    plan.runs += std::max(0, extension.runs);
    double first = now;
    for (const SearchRun& run : search.runs)
        if (run.startedAt > 0.0)
            first = std::min(first, run.startedAt);
    const double used = search.report.deviceHours;
    const double sinceFirst = (now - first) / kHour;
    if (extension.hours > 0.0 && plan.hours <= 0.0)
        refuse(campaignReason("campaign.no-hours"));
    if (extension.deviceHours > 0.0 && plan.deviceHours <= 0.0)
        refuse(campaignReason("campaign.no-device-hours"));
    if (plan.hours > 0.0 && extension.hours > 0.0)
        plan.hours = std::max(plan.hours, sinceFirst + extension.hours);
    if (plan.deviceHours > 0.0 && extension.deviceHours > 0.0)
        plan.deviceHours = std::max(plan.deviceHours, used + extension.deviceHours);
    if (plan.hours > 0.0 && plan.hours <= sinceFirst)
        refuse(campaignReason("campaign.hours-used", plan.hours));
    if (plan.deviceHours > 0.0 && plan.deviceHours <= used)
        refuse(campaignReason("campaign.device-hours-used", plan.deviceHours));
    // A machine gets the plan with the next run that is submitted there.
    const bool submits = extension.runs > 0 || std::any_of(search.rows.begin(), search.rows.end(), cameTooLate);
    if (search.place.machine != kLocalMachineId && !submits)
        refuse(campaignReason("campaign.hours-need-runs"));
    if (plan == search.plan)
        refuse(campaignReason("campaign.adds-nothing"));
    std::vector<SpecProblem> problems;
    (void)parseSearchPlan(toJson(plan), search.base, problems);
    if (!problems.empty())
        refuse(problems.front().why());
    return plan;
}

StartedSearch extendSearch(RunStore& store, Launcher& launcher, const std::string& campaign,
                           const SearchExtension& extension)
{
    const std::unique_ptr<StoreReader> reader = store.reader();
    CampaignRow row = findCampaign(*reader, campaign);
    const StoredSearch before = readSearch(*reader, row);
    StoredSearchPlan stored = readSearchPlan(row);
    stored.study.plan = extendedPlan(before, extension, row.name, unixTime());
    const std::string old = std::exchange(row.plan, planText(stored.study, stored.place));
    settle(store.replaceCampaignPlan(row.id, old, row.plan, storedRequest(row.id, QueueCellsRequest{})));
    launcher.keepPlan(row);
    StartedSearch started{row.id, {}};
    for (const RunRow& late : before.rows)
        if (cameTooLate(late)) {
            launcher.ask(late.id, ResumeRequest());
            started.runs.push_back(late.id);
        }
    launcher.queueCells(row.id);
    std::set<std::string> known;
    for (const RunRow& run : before.rows)
        known.insert(run.id);
    for (const RunRow& run : reader->campaignRuns(row.id))
        if (!known.contains(run.id))
            started.runs.push_back(run.id);
    return started;
}

StoredSearch readSearch(StoreReader& reader, const CampaignRow& campaign, SearchCache* cache)
{
    if (campaign.kind != kSearchKind)
        throw Failure(ErrorKind::BadInput, "report on", campaign.name.empty() ? campaign.id : campaign.name,
                      campaignReason("campaign.no-search"));
    SearchCache own;
    if (!cache)
        cache = &own;
    const StoredSearchPlan stored = readSearchPlan(campaign);
    StoredSearch search;
    search.plan = stored.study.plan;
    search.base = stored.study.base;
    search.place = stored.place;
    RunQuery query;
    query.text = "campaign:\"" + campaign.id + "\"";
    query.scope = RunScope::All;
    for (const SearchParameter& parameter : search.plan.parameters)
        query.params.push_back(flatKey(parameter.field));
    query.params.push_back(kSeedKey);
    query.params.push_back(kParentKey);
    search.rows = reader.runs(query);
    std::erase_if(search.rows, [](const RunRow& row) { return row.trashedAt > 0.0 || !slotOfCell(row.cell); });
    std::stable_sort(search.rows.begin(), search.rows.end(),
                     [](const RunRow& a, const RunRow& b) { return *slotOfCell(a.cell) < *slotOfCell(b.cell); });
    for (const RunRow& row : search.rows) {
        search.runs.push_back(searchRun(search.plan, row, *slotOfCell(row.cell)));
        search.runs.back().ranks = search.base.resources.ranks;
        if (search.runs.back().epochs == 0 && !search.base.program) // how long a program trains, no spec tells
            search.runs.back().epochs = search.base.training.epochs;
        const SearchCourse& course = cache->of(row, [&] { return courseOf(reader, row, search.plan.goals); });
        search.runs.back().curves = course.curves;
        search.runs.back().stretches = course.stretches;
        if (!course.stretches.empty())
            search.runs.back().stretches.back().to = search.runs.back().endedAt;
    }
    cache->keep(search.rows);
    relate(search.plan, search.rows, search.runs);
    joinCurves(search.runs);
    const int atOnce = search.plan.atOnce > 0 ? search.plan.atOnce : runsAtOnce(search.base, stored.place);
    search.report = analyseSearch(search.plan, search.runs, unixTime(), atOnce);
    return search;
}

} // namespace trainyard
