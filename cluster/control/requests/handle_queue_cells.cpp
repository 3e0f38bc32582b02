// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher makes runs of a campaign's cells.
#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/search_folder.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/launcher.h"
#include "cluster/control/launcher_arrays.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/requests/request_text.h"
#include "cluster/control/run_files.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/settle.h"
#include "cluster/control/ticket_plan.h"
#include "cluster/control/trash_runs.h"
#include "cluster/jobs/job_journal.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <compare>
#include <filesystem>
#include <limits>
#include <map>
#include <set>
#include <thread>
#include <utility>

namespace trainyard {
namespace {

constexpr std::chrono::milliseconds kOtherLauncherLook{20}; // between two looks whether it is done

/// Notes that a cell's run has another id than the plan says: its first one was deleted.
void noteOtherId(const CampaignCell& cell, const std::string& run,
                 std::vector<std::pair<std::string, std::string>>& ids)
{
    if (cell.spec.id != run)
        ids.emplace_back(cell.spec.id, run);
}

} // namespace

void Launcher::keepPlan(const CampaignRow& campaign)
{
    const std::filesystem::path file = campaignFile(m_options.runsFolder, campaign.id);
    makePrivateFolders(file.parent_path());
    writePrivateFile(file, campaignFileText(campaign));
    if (m_options.machine == kLocalMachineId)
        keepPlanThere(campaign.id);
}

/// Beside the runs of another machine, too, so that who knows that machine alone finds the campaign again. For a search
/// also the plan that its runs ask for their points, in the folder that they share: every run must find the plan that
/// the store has, also after it was given more runs.
void Launcher::keepPlanThere(const std::string& id)
{
    const std::optional<CampaignRow> campaign = id.empty() ? std::nullopt : m_reader->campaign(id);
    if (!campaign)
        return;
    std::string& kept = m_plansKept[id];
    if (kept == campaign->plan)
        return;
    if (m_options.machine != kLocalMachineId) {
        const std::filesystem::path file = campaignFile(m_options.runsFolder, id);
        m_transport.makeFolders(file.parent_path().string());
        m_transport.write(file.string(), campaignFileText(*campaign));
    }
    if (campaign->kind == kSearchKind) {
        const std::string file = SearchFolder(m_options.runsFolder, id).planFile().string();
        const std::string text = toJson(readSearchPlan(*campaign).study.plan).dump(1) + "\n";
        if (const std::optional<std::string> there = m_transport.create(file, text); there && *there != text)
            m_transport.write(file, text);
    }
    kept = campaign->plan;
}

bool Launcher::handle(const QueueCellsRequest& request, const StoredAction& action)
{
    makeCells(action.runId, request.again);
    return true;
}

int Launcher::queueCells(const std::string& campaign)
{
    const int before = m_madeCells;
    const double until = steadyTime() + 2 * m_options.leaseSeconds;
    while (m_reader->hasOpenAction(campaign) && steadyTime() < until)
        if (const auto action = settle(m_store.leaseCampaignAction(wordsOf(RequestTraits::Group::Campaigns),
                                                                   m_options.owner, m_options.leaseSeconds, campaign)))
            makeCellsNow(*action);
        else
            std::this_thread::sleep_for(kOtherLauncherLook);
    return m_madeCells - before;
}

/// Throws what keeps it from being done; what may pass is tried again later.
void Launcher::makeCellsNow(const StoredAction& action)
{
    const std::int64_t outer = std::exchange(m_current, action.key);
    m_renewedAt = steadyTime();
    std::optional<Error> error;
    const Request request = readRequest(action);
    try {
        (void)handle(std::get<QueueCellsRequest>(request), action);
    } catch (const Failure& failure) {
        error = failure.error();
    }
    m_current = outer;
    if (error && isRetried(request, error->kind))
        settle(m_store.putOffAction(action.key, m_options.owner, m_options.retrySeconds));
    else
        settle(m_store.finishAction(action.key, m_options.owner, error ? error->text() : ""));
    if (error)
        throw Failure(*error);
}

void Launcher::makeCells(const std::string& campaign, bool again)
{
    const std::optional<CampaignRow> row = m_reader->campaign(campaign);
    if (!row)
        return; // removed meanwhile
    std::map<std::string, RunRow> known;
    for (const RunRow& run : m_reader->campaignRuns(campaign))
        known.insert_or_assign(run.cell, run);
    const CampaignPlan plan = readCampaignPlan(*row);
    if (again)
        dropOrphans(plan, known);
    if (plan.place.arrays) {
        queueArrays(*row, plan, known, again);
        return;
    }
    std::map<std::string, NeededRun> jobs; // in which cells come to their end
    std::vector<std::pair<std::string, std::string>> ids;
    for (const CampaignCell& cell : plan.cells) {
        std::vector<NeededRun> needs;
        if (const auto needed = jobs.find(cell.needs); needed != jobs.end())
            needs.push_back(needed->second);
        if (const auto found = known.find(cell.cell); found != known.end()) {
            const RunRow& run = found->second;
            noteOtherId(cell, run.id, ids);
            if (again && canResume(run.state))
                jobs[cell.cell] = resumeCell(run, std::move(needs));
            else
                jobs[cell.cell] = {run.id, run.token.empty() ? jobToken(run.id, 1) : currentToken(run)};
            continue;
        }
        std::optional<RunSpec> spec = specToMake(cell.spec, again);
        if (!spec || (!cell.needs.empty() && needs.empty())) // what it needs was deleted
            continue;
        noteOtherId(cell, spec->id, ids);
        redirectReferences(*spec, ids);
        jobs[cell.cell] = {spec->id, jobToken(spec->id, 1)};
        if (!m_reader->campaign(campaign))
            return;
        start(*spec, plan.place.machine, needs);
        ++m_madeCells;
        renewLease();
        step("cell-stored");
    }
}

/// The job in which the run then comes to its end. Nothing is asked of it if somebody else has asked the same, or is
/// deleting it: a campaign may be asked for its missing cells twice at the same time.
NeededRun Launcher::resumeCell(const RunRow& run, std::vector<NeededRun> needs)
{
    const ResumeRequest request{{}, run.state, std::move(needs)};
    try {
        while (!tryToAsk(run.id, request, {ResumeRequest::kTraits.word})) {
        }
        m_resumedCells.push_back(run.id);
    } catch (const Failure& failure) {
        const std::string& code = failure.error().reasonCode;
        if (code != "job.being-deleted" && code != "job.not-ended" && code != "job.done-already")
            throw;
    }
    const std::optional<RunRow> now = m_reader->run(run.id);
    if (now && !canResume(now->state))
        return {run.id, currentToken(*now)};
    return {run.id, jobToken(run.id, std::max(1, jobNumber((now ? *now : run).token) + 1))};
}

/// Out of the store, with its directory as far as that can be told here.
bool Launcher::isGone(const std::string& runId)
{
    std::error_code code;
    return !m_reader->run(runId) &&
           !(isHere(kLocalMachineId) && std::filesystem::exists(m_options.runsFolder / runId, code));
}

/// Cells whose runs cannot resume, because a run of another cell that they need was deleted. Their runs go to the
/// trash, so that the cells are made anew, with references to the run that has taken its place.
void Launcher::dropOrphans(const CampaignPlan& plan, std::map<std::string, RunRow>& known)
{
    const auto ofPlan = [&](const std::string& run) {
        return std::ranges::any_of(plan.cells, [&](const CampaignCell& cell) {
            return run == cell.spec.id || run.starts_with(cell.spec.id + ".");
        });
    };
    std::set<std::string> dropped;
    for (const CampaignCell& cell : plan.cells) {
        const auto found = known.find(cell.cell);
        if (found == known.end() || !canResume(found->second.state))
            continue;
        const std::string id = found->second.id;
        const std::optional<RunSpec> spec = m_reader->spec(id);
        const std::vector<std::string> needed = spec ? referencedRuns(*spec) : std::vector<std::string>();
        const bool orphan = std::ranges::any_of(
            needed, [&](const std::string& run) { return dropped.contains(run) || (isGone(run) && ofPlan(run)); });
        if (!orphan || trashEnded(m_store, {id}))
            continue;
        dropped.insert(id);
        known.erase(found);
        renewLease();
    }
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

/// What the run's cell must come after, by the campaign's plan.
std::vector<NeededRun> Launcher::needsOf(const RunRow& row)
{
    const std::optional<CampaignRow> campaign = row.campaign.empty() ? std::nullopt : m_reader->campaign(row.campaign);
    try {
        const CampaignPlan plan = campaign ? readCampaignPlan(*campaign) : CampaignPlan{};
        const auto cell = std::find_if(plan.cells.begin(), plan.cells.end(),
                                       [&](const CampaignCell& one) { return one.cell == row.cell; });
        if (cell != plan.cells.end() && !cell->needs.empty())
            for (const RunRow& run : m_reader->campaignRuns(row.campaign))
                if (run.cell == cell->needs)
                    return {{run.id, run.token.empty() ? jobToken(run.id, 1) : run.token}};
    } catch (const Failure&) {
        // Without a plan nothing is known of other cells; the engine says what is missing.
    }
    return {};
}

bool Launcher::belongsToArray(const RunRow& row)
{
    if (row.campaign.empty())
        return false;
    const std::optional<CampaignRow> campaign = m_reader->campaign(row.campaign);
    try {
        return campaign && readCampaignPlan(*campaign).place.arrays;
    } catch (const Failure&) {
        return false;
    }
}

void Launcher::askForCells(const std::string& campaign)
{
    const std::optional<CampaignRow> row = m_reader->campaign(campaign);
    if (!row)
        throw Failure(ErrorKind::NotFound, "start the missing runs of", campaign, jobReason("job.no-such-campaign"));
    (void)readCampaignPlan(*row); // throws what carrying it out would throw
    settle(m_store.addAction(storedRequest(campaign, QueueCellsRequest{true})));
    m_nextLook = 0.0;
}

} // namespace trainyard
