// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher makes runs of a campaign's cells, and wishes for arrays of those that a cluster is to run.
#include "gui/services/launcher.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "cluster/jobs/job_journal.h"
#include "gui/services/campaign_plan.h"
#include "gui/services/launcher_arrays.h"
#include "gui/services/run_files.h"
#include "gui/services/scaling_studies.h"
#include "gui/services/settle.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <compare>
#include <filesystem>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kMostParts = 200; // of an array that is split

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
    std::vector<const CampaignCell*> cells;
};

std::vector<CellGroup> groupsOf(const CampaignPlan& plan)
{
    std::vector<CellGroup> groups;
    for (const CampaignCell& cell : plan.cells) {
        const std::string resources = toJson(cell.spec).at("resources").dump();
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const CellGroup& group) {
            return group.stage == cell.stage && group.resources == resources;
        });
        (same == groups.end() ? groups.emplace_back(CellGroup{cell.stage, resources, {}}) : *same)
            .cells.push_back(&cell);
    }
    return groups;
}

/// "ty-CAMPAIGN.g2-1": the array of a campaign's second group, submitted for the first time.
std::string arrayToken(const std::string& campaign, std::size_t group, int number)
{
    return jobToken(campaign + ".g" + std::to_string(group + 1), number);
}

/// How often an array of this group has been submitted, as its runs' tokens tell: those are "ARRAY_INDEX" or
/// "ARRAY.pK_INDEX".
int timesSubmitted(const std::string& campaign, std::size_t group, const std::map<std::string, RunRow>& known)
{
    const std::string head = "ty-" + campaign + ".g" + std::to_string(group + 1) + "-";
    int times = 0;
    for (const auto& [cell, run] : known)
        if (run.token.starts_with(head))
            times = std::max(times, std::atoi(run.token.c_str() + head.size()));
    return times;
}

/// An array that tasks wait for: task by task, the one of the same index.
struct Before {
    std::string token; ///< empty: they wait for nothing
    int last = 0;      ///< its largest index
    friend auto operator<=>(const Before&, const Before&) = default;
};

/// The array that this run is, or was, a task of. The largest index of one that was split is not known.
Before arrayOf(const RunRow& run)
{
    const std::string array = arrayOfTask(run.token);
    return {array, !array.empty() && run.token[array.size()] == '.' ? std::numeric_limits<int>::max() : 0};
}

} // namespace

void Launcher::keepPlan(const CampaignRow& campaign)
{
    const std::filesystem::path file = campaignFile(m_options.runsFolder, campaign.id);
    makeFolders(file.parent_path());
    writeFileAtomically(file, campaignFileText(campaign));
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
    for (const CampaignCell& cell : plan.cells) {
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
/// Nor is an id taken again whose run was deleted (`taken`: of arrays): the machine knows the ending of its jobs.
std::optional<RunSpec> Launcher::specToMake(RunSpec spec, bool again, const std::set<std::string>& taken)
{
    const std::string id = spec.id;
    bool trashed = false;
    for (int number = 2;; ++number) {
        const bool stored = m_reader->run(spec.id).has_value();
        trashed = trashed || stored;
        if (!stored && taken.count(spec.id) == 0 && !wasSubmitted(spec.id))
            break;
        spec.id = id + "." + std::to_string(number);
    }
    return trashed && !again ? std::nullopt : std::optional(std::move(spec));
}

/// What an array of this name was submitted with, whole or in parts. The journal outlives runs.
Launcher::Used Launcher::usedBy(const std::string& array, std::size_t cells)
{
    Used used;
    const auto take = [&](const std::string& token) {
        const std::optional<IntentRow> intent = m_reader->submission(token);
        const std::optional<JobRequest> request = intent ? m_journal.request(token) : std::nullopt;
        used.open = used.open || (intent && intent->outcome == "open");
        for (const ArrayTask& task : request ? request->tasks : std::vector<ArrayTask>())
            used.runs.insert(std::filesystem::path(task.runDirectory).filename().string());
    };
    take(array);
    const std::size_t parts = used.runs.empty() ? std::min(cells / 2 + 1, kMostParts) : 0;
    for (std::size_t part = 1; part <= parts; ++part) // those without tasks are left out
        take(array + ".p" + std::to_string(part));
    return used;
}

/// The runs of a group's cells that are to be submitted now, by index; cells that have none get one.
std::map<int, std::string> Launcher::runsToSubmit(const CampaignPlan& plan,
                                                  const std::vector<const CampaignCell*>& cells,
                                                  const std::map<std::string, RunRow>& known,
                                                  const std::set<std::string>& taken, bool again, int& made)
{
    std::map<int, std::string> runs;
    for (std::size_t index = 0; index < cells.size(); ++index) {
        const auto found = known.find(cells[index]->cell);
        if (found != known.end()) {
            const bool waits = isBeingSubmitted(found->second.state) && found->second.token.empty();
            if (waits || (again && canResume(found->second.state)))
                runs.emplace(static_cast<int>(index), found->second.id);
            continue;
        }
        const std::optional<RunSpec> spec = specToMake(cells[index]->spec, again, taken);
        if (!spec)
            continue;
        const bool ours = plan.place.machine == m_options.machine;
        settle(
            m_store.createRun(*spec, ours ? (m_options.runsFolder / spec->id).string() : spec->id, plan.place.machine));
        settle(m_store.setRunState(spec->id, JobState::Submitting, ""));
        runs.emplace(static_cast<int>(index), spec->id);
        ++made;
        step("cell-stored");
    }
    return runs;
}

/// Runs first, each without a wish of its own; then a wish for each array. Done once more after a crash it gives the
/// same tokens, and a token is never submitted twice. Each task waits for the one of its index in the stage before: in
/// the array that this one is submitted in now, or was earlier and has not ended in. Where the tasks of a group wait
/// for different arrays they make as many arrays themselves.
int Launcher::queueArrays(const CampaignRow& campaign, const CampaignPlan& plan,
                          const std::map<std::string, RunRow>& known, bool again)
{
    const std::vector<CellGroup> groups = groupsOf(plan);
    std::vector<std::map<int, Before>> submittedAs(groups.size()); // the array that a task is put into now
    int made = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const auto arrayName = [&](int number) { return arrayToken(campaign.id, group, number); };
        std::vector<Used> used; // of the arrays there were
        std::set<std::string> taken;
        for (Used one;
             !(one = usedBy(arrayName(static_cast<int>(used.size()) + 1), groups[group].cells.size())).runs.empty();) {
            taken.insert(one.runs.begin(), one.runs.end());
            used.push_back(std::move(one));
        }
        const std::map<int, std::string> runs = runsToSubmit(plan, groups[group].cells, known, taken, again, made);
        // A name may be used again only by what goes on where a crash cut it: the machine knows how other runs' jobs
        // ended.
        const auto isFree = [&](int number, const std::vector<int>& indices) {
            if (static_cast<std::size_t>(number) > used.size())
                return true;
            const Used& one = used[static_cast<std::size_t>(number) - 1];
            return std::all_of(indices.begin(), indices.end(), [&](int index) {
                const std::optional<RunRow> row = m_reader->run(runs.at(index));
                return one.runs.count(runs.at(index)) > 0 && (one.open || !row || row->token.empty());
            });
        };
        const auto before = std::find_if(groups.begin(), groups.end(), [&](const CellGroup& other) {
            return other.stage == groups[group].stage - 1 && other.resources == groups[group].resources;
        });
        const auto waitsFor = [&](int index) -> Before {
            const auto place = static_cast<std::size_t>(before - groups.begin());
            if (before == groups.end() || static_cast<std::size_t>(index) >= before->cells.size())
                return {};
            if (const auto now = submittedAs[place].find(index); now != submittedAs[place].end())
                return now->second;
            const auto earlier = known.find(before->cells[static_cast<std::size_t>(index)]->cell);
            return earlier != known.end() && !isFinal(earlier->second.state) ? arrayOf(earlier->second) : Before{};
        };
        std::map<Before, std::vector<int>> arrays;
        for (const auto& [index, run] : runs)
            arrays[waitsFor(index)].push_back(index);
        int number = timesSubmitted(campaign.id, group, known);
        for (const auto& [after, indices] : arrays) {
            while (!isFree(++number, indices)) {
            }
            const std::string token = arrayName(number);
            nlohmann::json tasks = nlohmann::json::array();
            for (const int index : indices) {
                const std::optional<RunRow> row = m_reader->run(runs.at(index));
                tasks.push_back({{"run", runs.at(index)}, {"index", index}, {"ended", row ? row->endedAt : 0.0}});
                submittedAs[group][index] = {token, indices.back()};
            }
            StoredAction action;
            action.runId = runs.at(indices.front());
            action.kind = "submit-array";
            action.payload = nlohmann::json{{"token", token},        {"campaign", campaign.id},
                                            {"name", campaign.name}, {"throttle", plan.throttle},
                                            {"tasks", tasks},        {"last", indices.back()},
                                            {"after", after.token},  {"after_last", after.last}}
                                 .dump();
            action.createdAt = unixTime();
            settle(m_store.addAction(action));
            step("array-stored");
        }
    }
    m_nextLook = 0.0;
    return made;
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
