// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher asks for arrays of those of a campaign's cells that a cluster is to run.
#include "backend/base/clock.h"
#include "backend/protocol/queue.h"
#include "cluster/control/cell_groups.h"
#include "cluster/control/launcher.h"
#include "cluster/control/launcher_arrays.h"
#include "cluster/control/requests/request_text.h"
#include "cluster/control/settle.h"
#include "cluster/control/ticket_plan.h"
#include "cluster/jobs/job_journal.h"

#include <algorithm>
#include <compare>
#include <limits>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kMostParts = 200; // of an array that is split

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

/// What a task waits for.
struct Before {
    enum class Kind {
        Nothing,
        Corr,  ///< the task of the same index of array `token`, whose largest index is `last`
        Task,  ///< task `index` of that array
        Token, ///< the task of this token
        Lost   ///< a cell that did not end well: it can never start
    };
    Kind kind = Kind::Nothing;
    std::string token = {};
    int last = 0;
    int index = 0;
    friend auto operator<=>(const Before&, const Before&) = default;
};

SubmitArrayRequest::After afterOf(const Before& before)
{
    using Kind = SubmitArrayRequest::After::Kind;
    const Kind kind = before.kind == Before::Kind::Task    ? Kind::Task
                      : before.kind == Before::Kind::Token ? Kind::Job
                                                           : Kind::SameIndex;
    return {kind, before.token, before.index, before.last};
}

/// The array that this run is, or was, a task of. The largest index of one that was split is not known.
Before arrayOf(const RunRow& run)
{
    const std::string array = arrayOfTask(run.token);
    const bool split = !array.empty() && run.token[array.size()] == '.';
    return {array.empty() ? Before::Kind::Nothing : Before::Kind::Corr, array,
            split ? std::numeric_limits<int>::max() : 0};
}

using KnownRuns = std::map<std::string, RunRow>; ///< by cell

/// The arrays that cells are put into now, and what each of them must come after.
class ArrayOrder {
public:
    ArrayOrder(const CellGroups& groups, const KnownRuns& known)
        : m_groups(groups), m_known(known), m_submittedAs(groups.groups.size())
    {
    }

    void put(std::size_t group, int index, const std::string& array, int last)
    {
        m_submittedAs[group][index] = {Before::Kind::Corr, array, last};
    }

    /// Id of the cell's run; empty: it has none.
    std::string runOf(const std::string& cell) const
    {
        if (const auto now = m_runs.find(cell); now != m_runs.end())
            return now->second;
        const auto earlier = m_known.find(cell);
        return earlier == m_known.end() ? std::string() : earlier->second.id;
    }
    void note(const std::string& cell, const std::string& run) { m_runs[cell] = run; }

    Before waitsFor(std::size_t group, const CampaignCell& cell, int index) const
    {
        return cell.needs.empty() ? waitsForStage(group, index) : waitsForCell(group, cell);
    }

    /// Id of the run that must end well before this task starts; empty: none.
    std::string neededRun(std::size_t group, const CampaignCell& cell, int index) const
    {
        if (!cell.needs.empty())
            return runOf(cell.needs);
        const CampaignCell* before = cellOfStageBefore(group, index);
        return before && waitsForStage(group, index).kind != Before::Kind::Nothing ? runOf(before->cell)
                                                                                   : std::string();
    }

    /// Arrays of the cascade before, or what is left of them: token and largest index.
    std::vector<std::pair<std::string, int>> cascade(std::size_t group) const
    {
        std::vector<std::pair<std::string, int>> arrays;
        const std::optional<std::size_t> before = cascadeBefore(m_groups, group);
        const auto add = [&](const Before& one) {
            const std::pair array(one.token, one.last);
            if (!one.token.empty() && std::find(arrays.begin(), arrays.end(), array) == arrays.end())
                arrays.push_back(array);
        };
        if (before)
            for (const auto& [index, array] : m_submittedAs[*before])
                add(array);
        if (before && arrays.empty())
            for (const CampaignCell* cell : m_groups.groups[*before].cells)
                if (const auto run = m_known.find(cell->cell); run != m_known.end() && !isFinal(run->second.state))
                    add(arrayOf(run->second));
        return arrays;
    }

private:
    /// The cell of this index in the stage before; null: there is none, or cells say themselves what they need.
    const CampaignCell* cellOfStageBefore(std::size_t group, int index) const
    {
        const std::optional<std::size_t> before =
            m_groups.groups[group].lane.empty() ? stageBefore(m_groups, group) : std::nullopt;
        return before && static_cast<std::size_t>(index) < m_groups.groups[*before].cells.size()
                   ? m_groups.groups[*before].cells[static_cast<std::size_t>(index)]
                   : nullptr;
    }

    /// Each task of a series waits for the one of its index in the stage before: in the array that this one is
    /// submitted in now, or was earlier and has not ended in.
    Before waitsForStage(std::size_t group, int index) const
    {
        const CampaignCell* before = cellOfStageBefore(group, index);
        if (!before)
            return {};
        const auto& submitted = m_submittedAs[*stageBefore(m_groups, group)];
        if (const auto now = submitted.find(index); now != submitted.end())
            return now->second;
        const auto earlier = m_known.find(before->cell);
        return earlier != m_known.end() && !isFinal(earlier->second.state) ? arrayOf(earlier->second) : Before{};
    }

    Before waitsForCell(std::size_t group, const CampaignCell& cell) const
    {
        const auto place = m_groups.places.find(cell.needs);
        if (place == m_groups.places.end())
            return {Before::Kind::Lost};
        const bool oneToOne = m_groups.groups[group].oneToOne;
        const auto& submitted = m_submittedAs[place->second.group];
        if (const auto now = submitted.find(place->second.index); now != submitted.end())
            return oneToOne ? now->second
                            : Before{Before::Kind::Task, now->second.token, now->second.last, place->second.index};
        const auto earlier = m_known.find(cell.needs);
        if (earlier == m_known.end() || canResume(earlier->second.state))
            return {Before::Kind::Lost};
        if (earlier->second.state == JobState::Done)
            return {};
        if (const Before array = arrayOf(earlier->second); oneToOne && !array.token.empty())
            return array;
        return {Before::Kind::Token, earlier->second.token};
    }

    const CellGroups& m_groups;
    const KnownRuns& m_known;
    std::vector<std::map<int, Before>> m_submittedAs; ///< by group and index
    std::map<std::string, std::string> m_runs;        ///< by cell: of those that are submitted now
};

} // namespace

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
std::map<int, std::string> Launcher::runsToSubmit(const CampaignPlan& plan, const CellGroup& group,
                                                  const std::map<std::string, RunRow>& known,
                                                  const std::set<std::string>& taken, bool again, CellIds& ids)
{
    std::map<int, std::string> runs;
    for (std::size_t i = 0; i < group.cells.size(); ++i) {
        const CampaignCell& cell = *group.cells[i];
        const auto found = known.find(cell.cell);
        if (found != known.end()) {
            const bool waits = isBeingSubmitted(found->second.state) && found->second.token.empty();
            const bool resumes = again && canResume(found->second.state);
            if (resumes)
                m_resumedCells.push_back(found->second.id);
            if (waits || resumes)
                runs.emplace(group.indices[i], found->second.id);
            continue;
        }
        std::optional<RunSpec> spec = specToMake(cell.spec, again, taken);
        if (!spec)
            continue;
        if (spec->id != cell.spec.id)
            ids.emplace_back(cell.spec.id, spec->id);
        redirectReferences(*spec, ids);
        const bool ours = plan.place.machine == m_options.machine;
        settle(
            m_store.createRun(*spec, ours ? (m_options.runsFolder / spec->id).string() : spec->id, plan.place.machine));
        settle(m_store.setRunState(spec->id, JobState::Submitting, ""));
        runs.emplace(group.indices[i], spec->id);
        ++m_madeCells;
        renewLease();
        step("cell-stored");
    }
    return runs;
}

/// Runs first, each without a request of its own; then a request for each array. Done once more after a crash it gives
/// the same tokens, and a token is never submitted twice. Where the tasks of a group wait for different things they
/// make as many arrays themselves.
void Launcher::queueArrays(const CampaignRow& campaign, const CampaignPlan& plan,
                           const std::map<std::string, RunRow>& known, bool again)
{
    const CellGroups groups = groupCells(plan);
    ArrayOrder order(groups, known);
    CellIds ids;
    for (const CampaignCell& cell : plan.cells)
        if (const auto run = known.find(cell.cell); run != known.end() && run->second.id != cell.spec.id)
            ids.emplace_back(cell.spec.id, run->second.id);
    for (std::size_t number = 0; number < groups.groups.size(); ++number) {
        const CellGroup& group = groups.groups[number];
        const auto arrayName = [&](int times) { return arrayToken(campaign.id, number, times); };
        std::vector<Used> used; // of the arrays there were
        std::set<std::string> taken;
        for (Used one;
             !(one = usedBy(arrayName(static_cast<int>(used.size()) + 1), group.cells.size())).runs.empty();) {
            taken.insert(one.runs.begin(), one.runs.end());
            used.push_back(std::move(one));
        }
        const std::map<int, std::string> runs = runsToSubmit(plan, group, known, taken, again, ids);
        // A name may be used again only by what goes on where a crash cut it: the machine knows how other runs' jobs
        // ended.
        const auto isFree = [&](int times, const std::vector<int>& indices) {
            if (static_cast<std::size_t>(times) > used.size())
                return true;
            const Used& one = used[static_cast<std::size_t>(times) - 1];
            return std::all_of(indices.begin(), indices.end(), [&](int index) {
                const std::optional<RunRow> row = m_reader->run(runs.at(index));
                return one.runs.count(runs.at(index)) > 0 && (one.open || !row || row->token.empty());
            });
        };
        std::map<Before, std::vector<int>> arrays;
        std::map<int, std::string> runOf; // the run that a task needs
        for (std::size_t i = 0; i < group.cells.size(); ++i) {
            const int index = group.indices[i];
            if (!runs.contains(index))
                continue;
            order.note(group.cells[i]->cell, runs.at(index));
            runOf[index] = order.neededRun(number, *group.cells[i], index);
            const Before before = order.waitsFor(number, *group.cells[i], index);
            if (before.kind == Before::Kind::Lost)
                settle(m_store.setRunState(runs.at(index), JobState::Failed, reasonOf(QueueNeed::Lost), unixTime()));
            else
                arrays[before].push_back(index);
        }
        int times = timesSubmitted(campaign.id, number, known);
        for (auto& [after, indices] : arrays) {
            std::sort(indices.begin(), indices.end());
            while (!isFree(++times, indices)) {
            }
            const std::string token = arrayName(times);
            SubmitArrayRequest request;
            request.token = token;
            request.campaign = campaign.id;
            request.name = campaign.name;
            request.throttle = group.throttle;
            request.last = indices.back();
            request.after = afterOf(after);
            for (const int index : indices) {
                const std::optional<RunRow> row = m_reader->run(runs.at(index));
                request.tasks.push_back({runs.at(index), index, row ? row->endedAt : 0.0, runOf.at(index)});
                order.put(number, index, token, indices.back());
            }
            request.cascade = order.cascade(number);
            settle(m_store.addAction(storedRequest(runs.at(indices.front()), request)));
            step("array-stored");
        }
    }
    m_nextLook = 0.0;
}

} // namespace trainyard
