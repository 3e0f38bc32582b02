// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher makes runs of a campaign's cells, and arrays of jobs of those that a cluster is to run.
#include "gui/services/launcher.h"

#include "backend/base/clock.h"
#include "cluster/jobs/job_journal.h"
#include "cluster/scheduler/array_plan.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "gui/services/campaign_plan.h"
#include "gui/services/job_requests.h"
#include "gui/services/run_files.h"
#include "gui/services/scaling_studies.h"
#include "gui/services/settle.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace trainyard {
namespace {

constexpr int kMostArraySize = 1001; // Slurm's own default, where the cluster does not say

std::optional<CampaignRow> campaignWithId(StoreReader& reader, const std::string& id)
{
    for (CampaignRow& campaign : reader.campaigns())
        if (campaign.id == id)
            return std::move(campaign);
    return std::nullopt;
}

/// Cells that one array can hold: of one stage, which ask for the same.
struct CellGroup {
    int stage = 0;
    std::string resources;
    std::vector<const CampaignPlan::Cell*> cells;
};

std::vector<CellGroup> groupsOf(const CampaignPlan& plan)
{
    std::vector<CellGroup> groups;
    for (const CampaignPlan::Cell& cell : plan.cells) {
        const std::string resources = toJson(cell.spec).at("resources").dump();
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const CellGroup& group) {
            return group.stage == cell.stage && group.resources == resources;
        });
        (same == groups.end() ? groups.emplace_back(CellGroup{cell.stage, resources, {}}) : *same).cells.push_back(&cell);
    }
    return groups;
}

/// "ty-CAMPAIGN.g2-1": the array of a campaign's second group, submitted for the first time.
std::string arrayToken(const std::string& campaign, std::size_t group, int number)
{
    return jobToken(campaign + ".g" + std::to_string(group + 1), number);
}

/// How often an array of this group has been submitted, as its runs' tokens tell: those are "ARRAY_INDEX" or "ARRAY.pK_INDEX".
int timesSubmitted(const std::string& campaign, std::size_t group, const std::map<std::string, RunRow>& known)
{
    const std::string head = "ty-" + campaign + ".g" + std::to_string(group + 1) + "-";
    int times = 0;
    for (const auto& [cell, run] : known)
        if (run.token.starts_with(head))
            times = std::max(times, std::atoi(run.token.c_str() + head.size()));
    return times;
}

nlohmann::json payloadOf(const StoredAction& action)
{
    nlohmann::json json = nlohmann::json::parse(action.payload, nullptr, false);
    return json.is_object() ? json : nlohmann::json::object();
}

int maxArraySize(Transport& transport, Scheduler& scheduler)
{
    auto* slurm = dynamic_cast<SlurmScheduler*>(&scheduler);
    const int size = slurm ? slurm->probe(transport).maxArraySize : 0;
    return size > 0 ? size : kMostArraySize;
}

} // namespace

bool isArrayTask(const std::string& token)
{
    const std::size_t dash = token.rfind('-');
    return dash != std::string::npos && token.find('_', dash) != std::string::npos;
}

int Launcher::queueCells(const std::string& campaign, bool again)
{
    const std::optional<CampaignRow> row = campaignWithId(*m_reader, campaign);
    if (!row)
        return 0; // removed meanwhile
    std::map<std::string, RunRow> known;
    for (const RunRow& run : m_reader->campaignRuns(campaign))
        known.insert_or_assign(run.cell, run);
    const CampaignPlan plan = readCampaignPlan(*row);
    if (plan.place.arrays)
        return queueArrays(*row, plan, known, again);
    int started = 0;
    for (const CampaignPlan::Cell& cell : plan.cells) {
        if (const auto found = known.find(cell.cell); found != known.end()) {
            if (again && canResume(found->second.state))
                ask(found->second.id, "resume");
            continue;
        }
        const std::optional<RunSpec> spec = specToMake(cell.spec, again);
        if (!spec)
            continue;
        if (!campaignWithId(*m_reader, campaign))
            return started;
        try {
            start(*spec, plan.place.machine);
            ++started;
        } catch (const Failure&) {
            if (!m_reader->run(spec->id)) // another process may have been faster
                throw;
        }
        step("cell-stored");
    }
    return started;
}

/// With an id that is free; nothing for a cell whose run lies in the trash, unless it is wanted `again`.
std::optional<RunSpec> Launcher::specToMake(RunSpec spec, bool again)
{
    const std::string id = spec.id;
    for (int number = 2; m_reader->run(spec.id); ++number)
        spec.id = id + "." + std::to_string(number);
    return spec.id != id && !again ? std::nullopt : std::optional(std::move(spec));
}

/// Runs first, each without a wish of its own; then a wish for each array. Done once more after a crash it gives the same
/// tokens, and a token is never submitted twice.
int Launcher::queueArrays(const CampaignRow& campaign, const CampaignPlan& plan, const std::map<std::string, RunRow>& known, bool again)
{
    const std::vector<CellGroup> groups = groupsOf(plan);
    int made = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const int number = timesSubmitted(campaign.id, group, known) + 1;
        nlohmann::json tasks = nlohmann::json::array();
        for (std::size_t index = 0; index < groups[group].cells.size(); ++index) {
            const CampaignPlan::Cell& cell = *groups[group].cells[index];
            const auto found = known.find(cell.cell);
            if (found != known.end()) {
                const bool waits = isBeingSubmitted(found->second.state) && found->second.token.empty();
                if (waits || (again && canResume(found->second.state)))
                    tasks.push_back({{"run", found->second.id}, {"index", index}});
                continue;
            }
            const std::optional<RunSpec> spec = specToMake(cell.spec, again);
            if (!spec)
                continue;
            const bool ours = plan.place.machine == m_options.machine;
            settle(m_store.createRun(*spec, ours ? (m_options.runsFolder / spec->id).string() : spec->id, plan.place.machine));
            settle(m_store.setRunState(spec->id, JobState::Submitting, ""));
            tasks.push_back({{"run", spec->id}, {"index", index}});
            ++made;
            step("cell-stored");
        }
        if (tasks.empty())
            continue;
        const auto before = std::find_if(groups.begin(), groups.end(), [&](const CellGroup& other) {
            return other.stage == groups[group].stage - 1 && other.resources == groups[group].resources;
        });
        StoredAction action;
        action.runId = tasks.front().at("run").get<std::string>();
        action.kind = "submit-array";
        // A failed task's successor was cancelled with it: what it waited for has been decided, both start again at once.
        const bool waits = number == 1 && before != groups.end();
        action.payload = nlohmann::json{{"token", arrayToken(campaign.id, group, number)}, {"campaign", campaign.id},
                                        {"name", campaign.name}, {"throttle", plan.throttle}, {"tasks", tasks},
                                        {"after", waits ? arrayToken(campaign.id, std::size_t(before - groups.begin()), 1) : ""},
                                        {"after_tasks", waits ? before->cells.size() : 0}}
                             .dump();
        action.createdAt = unixTime();
        settle(m_store.addAction(action));
        step("array-stored");
    }
    m_nextLook = 0.0;
    return made;
}

bool Launcher::submitArray(const StoredAction& action)
{
    const nlohmann::json payload = payloadOf(action);
    const std::string token = payload.value("token", ""), name = payload.value("name", "");
    const std::string after = payload.value("after", "");
    if (!after.empty() && !isSubmitted(after, name))
        return false; // its turn comes after the stage before
    JobRequest whole;
    std::vector<RunRow> rows;
    std::vector<ArrayTask> tasks;
    std::string asked;
    for (const nlohmann::json& task : payload.value("tasks", nlohmann::json::array())) {
        const std::optional<RunRow> row = m_reader->run(task.value("run", ""));
        const std::optional<RunSpec> stored = row ? m_reader->spec(row->id) : std::nullopt;
        const bool submitted = stored && row->token.starts_with(token);
        if (!stored || !(submitted || isBeingSubmitted(row->state) || canResume(row->state)))
            continue; // deleted meanwhile
        const RunRow there = placed(*row);
        JobRequest request = requestFor(*stored, m_transport, m_scheduler, {false, false});
        if (const std::string text = requestToText(request); std::exchange(asked, text) != text && !rows.empty())
            throw Failure(ErrorKind::BadInput, "submit an array", name, "its runs ask for different resources");
        if (rows.empty()) {
            whole = std::move(request);
            if (wantsMachineAlone(*m_reader, stored->campaign))
                whole.extraOptions.push_back("--exclusive"); // nobody is to disturb the measurement
        }
        if (!submitted)
            prepareTask(there, *stored);
        rows.push_back(there);
        tasks.push_back({task.value("index", 0), there.directory});
    }
    if (rows.empty())
        return true;
    whole.token = token;
    whole.name = name;
    whole.throttle = payload.value("throttle", 0);
    whole.tasks = tasks;
    submitParts(whole, rows, after, payload.value("after_tasks", std::size_t{0}));
    return true;
}

/// Whether an array is in the queue, or was. Throws when it could not be put there.
bool Launcher::isSubmitted(const std::string& token, const std::string& name)
{
    for (const std::string& part : {token, token + ".p1"})
        if (const std::optional<IntentRow> intent = m_reader->submission(part)) {
            if (intent->outcome == "failed")
                throw Failure(ErrorKind::BadInput, "submit an array", name, "the stage before it could not be submitted: " + intent->text);
            return intent->outcome == "done";
        }
    return false;
}

void Launcher::prepareTask(const RunRow& there, const RunSpec& stored)
{
    RunSpec spec = stored;
    if (m_options.stage)
        spec = m_options.stage(stored, there);
    settle(m_store.setRunState(there.id, JobState::Submitting, ""));
    prepareDirectory(there, spec);
    if (RunFiles files(m_transport, there.directory); files.control().command != ControlCommand::None)
        files.request(ControlCommand::None); // an old stop is not meant for the new attempt
}

void Launcher::submitParts(const JobRequest& whole, const std::vector<RunRow>& rows, const std::string& after, std::size_t afterTasks)
{
    const int most = maxArraySize(m_transport, m_scheduler);
    const bool fits = whole.tasks.back().index < most;
    std::vector<ArrayPart> parts;
    if (fits) { // indices stay: a run is found under the same number when its array is submitted again
        parts.push_back({whole, {}});
        for (std::size_t i = 0; i < whole.tasks.size(); ++i)
            parts.front().tasks.push_back(i);
    }
    JobRequest waiting = whole;
    if (!after.empty())
        waiting.dependencies.push_back({JobDependency::Kind::AfterCorr, after});
    if (fits)
        parts.front().request = waiting;
    else
        parts = splitArray(waiting, most);
    // Parts wait for parts; where the stage before is split otherwise, for all of it.
    const std::size_t partsBefore = (afterTasks + std::size_t(most) - 1) / std::size_t(most);
    if (!after.empty() && partsBefore != parts.size())
        for (ArrayPart& part : parts) {
            std::erase_if(part.request.dependencies, [](const JobDependency& one) { return one.kind == JobDependency::Kind::AfterCorr; });
            for (std::size_t k = 1; k <= partsBefore; ++k)
                part.request.dependencies.push_back({JobDependency::Kind::AfterOk, partsBefore == 1 ? after : after + ".p" + std::to_string(k)});
        }
    for (const ArrayPart& part : parts) {
        m_desk.submit(part.request);
        step("array-queued");
        for (std::size_t i = 0; i < part.tasks.size(); ++i) {
            const std::string task = taskToken(part.request.token, part.request.tasks[i].index);
            if (!job(task)) // else a crash came after it
                putQueued(rows[part.tasks[i]], task);
        }
        step("array-kept");
    }
}

/// Every run of an array that cannot be submitted says why.
void Launcher::refuseArray(const StoredAction& action, const Error& error)
{
    for (const nlohmann::json& task : payloadOf(action).value("tasks", nlohmann::json::array()))
        if (const std::optional<RunRow> row = m_reader->run(task.value("run", "")); row && isBeingSubmitted(row->state))
            settle(m_store.setRunState(row->id, JobState::Failed, error.text(), unixTime()));
}

bool Launcher::belongsToArray(const RunRow& row)
{
    if (row.campaign.empty())
        return false;
    const std::optional<CampaignRow> campaign = campaignWithId(*m_reader, row.campaign);
    try {
        return campaign && readCampaignPlan(*campaign).place.arrays;
    } catch (const Failure&) {
        return false;
    }
}

void Launcher::askForCells(const std::string& campaign)
{
    const std::optional<CampaignRow> row = campaignWithId(*m_reader, campaign);
    if (!row)
        throw Failure(ErrorKind::NotFound, "start the missing runs of", campaign, "the store has no such campaign");
    (void)readCampaignPlan(*row); // throws what carrying it out would throw
    StoredAction action;
    action.runId = campaign;
    action.kind = "queue-cells";
    action.payload = R"({"again":true})";
    action.createdAt = unixTime();
    settle(m_store.addAction(action));
    m_nextLook = 0.0;
}

} // namespace trainyard
