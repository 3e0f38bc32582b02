// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_adoption.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/annotations.h"
#include "backend/protocol/reasons_window.h"
#include "backend/protocol/stored_spec.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/follower_loop.h"
#include "cluster/control/launcher.h"
#include "cluster/control/settle.h"
#include "cluster/transport/framed_script.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/text_fields.h"
#include "storage/store/annotation_places.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr const char* kAdopting = "take up the runs of the machine";
constexpr std::size_t kSpecsAtOnce = 100; // of an exec
/// Bytes read of a spec; a longer one is cut, and so skipped as damaged. All specs of an exec stay below the 64 MiB
/// that it may print.
constexpr std::size_t kLongestSpec = std::size_t{512} << 10;
constexpr double kAdoptDeadline = 120.0;
constexpr int kJobsToTry = 4;            // that ended before they began an attempt
constexpr double kFollowSeconds = 600.0; // of reading what the runs have written
constexpr std::int64_t kLongestCampaign = std::int64_t{64} << 20;

struct FoundRun {
    RunSpec spec;
    std::string directory;
    double createdAt = 0.0;
    int attempts = 0;
};

class Adoption {
public:
    Adoption(RunStore& store, Machine& machine, const std::function<bool(const AdoptionProgress&)>& progress)
        : m_store(store), m_reader(store.reader()), m_machine(machine), m_progress(progress)
    {
    }

    AdoptionOutcome run(const fs::path& plansHere, const MachineIds& listed)
    {
        m_outcome.moved = takeOver(listed).size();
        const std::vector<std::string> names = unknownNames();
        m_outcome.known -= m_outcome.moved; // these are known now, too
        tell({0, names.size()});
        std::vector<FoundRun> found;
        readAll(names, found);
        m_outcome.known += std::erase_if(
            found, [this](const FoundRun& run) { return m_reader->run(run.spec.id).has_value(); }); // of another name
        if (found.empty()) {
            if (m_outcome.moved > 0)
                follow();
            return std::move(m_outcome);
        }
        std::sort(found.begin(), found.end(),
                  [](const FoundRun& a, const FoundRun& b) { return a.createdAt < b.createdAt; });
        const std::map<std::string, std::string> tokens = tokensOf(found);
        takeCampaigns(found, plansHere); // before their runs, so that none stands without
        for (const FoundRun& one : found)
            take(one, tokens);
        follow();
        return std::move(m_outcome);
    }

    std::vector<std::string> takeOver(const MachineIds& listed)
    {
        std::map<std::string, RunRow> orphans; // by the name of their folder
        for (RunRow& row : runsOfRemoved(*m_reader, listed))
            if (const fs::path folder(row.directory);
                !row.directory.empty() && folder.parent_path() == fs::path(m_machine.places.runs))
                orphans.emplace(folder.filename().string(), std::move(row));
        std::vector<std::string> names, moved;
        for (const auto& [name, row] : orphans)
            names.push_back(name);
        std::vector<FoundRun> found;
        readAll(names, found);
        std::set<std::string> campaigns;
        for (const FoundRun& run : found) {
            const auto orphan = orphans.find(fs::path(run.directory).filename().string());
            if (orphan == orphans.end() || orphan->second.id != run.spec.id)
                continue; // another run lies there now
            moved.push_back(run.spec.id);
            campaigns.insert(orphan->second.campaign);
        }
        if (!moved.empty())
            settle(m_store.moveRuns(moved, m_machine.id, movedPlans(campaigns, listed)));
        return moved;
    }

private:
    /// The plans of these campaigns, as far as they are of a removed machine.
    std::map<std::string, std::string> movedPlans(const std::set<std::string>& campaigns, const MachineIds& listed)
    {
        std::map<std::string, std::string> plans;
        for (const std::string& id : campaigns) {
            const std::optional<CampaignRow> campaign = id.empty() ? std::nullopt : m_reader->campaign(id);
            try {
                if (campaign && isRemoved(listed, readCampaignPlan(*campaign).place.machine))
                    plans[id] = withMachine(campaign->plan, m_machine.id);
            } catch (const Failure& failure) {
                m_outcome.skipped.push_back(failure.error()); // a damaged plan stays as it is
            }
        }
        return plans;
    }

    void readAll(const std::vector<std::string>& names, std::vector<FoundRun>& found)
    {
        for (std::size_t first = 0; first < names.size(); first += kSpecsAtOnce) {
            const auto begin = names.begin() + static_cast<std::ptrdiff_t>(first);
            readSpecs({begin, begin + static_cast<std::ptrdiff_t>(std::min(kSpecsAtOnce, names.size() - first))},
                      found);
            tell({found.size(), names.size()});
        }
    }

    std::vector<std::string> unknownNames()
    {
        std::vector<std::string> names;
        for (const std::string& name : m_machine.transport->list(m_machine.places.runs)) {
            if (name.empty() || name.front() == '.') // no run's name begins with a dot
                continue;
            if (m_reader->run(name))
                ++m_outcome.known;
            else
                names.push_back(name);
        }
        return names;
    }

    void readSpecs(const std::vector<std::string>& names, std::vector<FoundRun>& found)
    {
        FramedScript script;
        std::string text = "cd -- " + shellQuoted(m_machine.places.runs) + " || exit 0\n";
        // A line a spec: in JSON a line's end is white space.
        text += "look() { [ -f \"$2/spec.json\" ] || return 0\n"
                "printf '%s %s %s ' \"$1\" \"$(stat -c %Y -- \"$2/spec.json\" 2>/dev/null || echo 0)\" "
                "\"$(ls \"$2/attempts\" 2>/dev/null | tail -n 1)x\"\nhead -c " +
                std::to_string(kLongestSpec) + " <\"$2/spec.json\" | tr -d '\\n'; echo; }\n";
        for (std::size_t i = 0; i < names.size(); ++i)
            text += "look " + std::to_string(i) + " " + shellWord(names[i]) + "\n";
        script.add("specs", text + ":");
        const FramedAnswer answer = script.run(*m_machine.transport, kAdoptDeadline);
        for (const std::string_view line : splitLines(answer.section("specs").output)) {
            const std::vector<std::string> fields = splitFields(line, ' ', 4);
            const auto index = static_cast<std::size_t>(std::atoll(fields[0].c_str()));
            if (fields.size() != 4 || index >= names.size())
                continue;
            std::vector<SpecProblem> problems;
            FoundRun run{parseStoredRunSpec(fields[3], problems), m_machine.places.runs + "/" + names[index],
                         std::atof(fields[1].c_str()), std::atoi(fields[2].c_str())};
            if (!problems.empty())
                m_outcome.skipped.push_back(
                    {ErrorKind::BadInput, "read the run in", run.directory, problems.front().text(), {}, 0});
            else
                found.push_back(std::move(run));
        }
    }

    /// By run directory the newest token that the scheduler knows.
    std::map<std::string, std::string> tokensOf(const std::vector<FoundRun>& found)
    {
        if (auto recorded = m_machine.scheduler->recordedTokens(*m_machine.transport))
            return std::move(*recorded);
        std::vector<std::string> asked;
        std::vector<const FoundRun*> owners;
        for (const FoundRun& run : found)
            for (int number = 1; number <= run.attempts + kJobsToTry; ++number) {
                asked.push_back(jobToken(run.spec.id, number));
                owners.push_back(&run);
            }
        std::map<std::string, std::string> tokens;
        const std::vector<JobReport> reports = m_machine.scheduler->query(*m_machine.transport, asked);
        for (std::size_t i = 0; i < reports.size(); ++i)
            if (reports[i].state != JobState::Unknown)
                tokens.insert_or_assign(owners[i]->directory, asked[i]); // numbers ascend
        return tokens;
    }

    void take(const FoundRun& run, const std::map<std::string, std::string>& tokens)
    {
        settle(m_store.createRun(run.spec, run.directory, m_machine.id, run.createdAt));
        // What was written about it before the store was lost.
        if (const auto notes =
                readAnnotations(annotationsFileIn(annotationsFolder(m_store.file()), run.spec.id), run.spec.id))
            settle(m_store.annotate(*notes));
        JobRow job;
        job.runId = run.spec.id;
        job.machine = m_machine.id;
        job.directory = run.directory;
        job.state = JobState::Submitting; // follow() finds out
        job.submittedAt = run.createdAt;
        const auto token = tokens.find(run.directory);
        job.token = token != tokens.end() ? token->second : jobToken(run.spec.id, std::max(1, run.attempts));
        settle(m_store.putJob(job));
        ++m_outcome.runs;
    }

    void takeCampaigns(const std::vector<FoundRun>& found, const fs::path& plansHere)
    {
        std::map<std::string, std::pair<std::vector<RunSpec>, double>> cells;
        for (const FoundRun& run : found)
            if (!run.spec.campaign.empty()) {
                auto& [specs, createdAt] = cells[run.spec.campaign];
                createdAt = specs.empty() ? run.createdAt : std::min(createdAt, run.createdAt);
                specs.push_back(run.spec);
            }
        const std::vector<CampaignRow> known = m_reader->campaigns();
        for (const auto& [id, runs] : cells) {
            if (std::any_of(known.begin(), known.end(), [&id = id](const CampaignRow& one) { return one.id == id; }))
                continue;
            std::optional<CampaignRow> campaign = keptCampaign(id, plansHere);
            if (!campaign)
                campaign = campaignOfRuns(id, runs.first, runs.second,
                                          {m_machine.id, m_machine.scheduler->abilities().arrays});
            if (!campaign)
                continue;
            settle(m_store.addCampaign(*campaign));
            m_outcome.campaigns.push_back(id);
        }
    }

    std::optional<CampaignRow> keptCampaign(const std::string& id, const fs::path& plansHere)
    {
        const std::string there = campaignFile(m_machine.places.runs, id).string();
        try {
            if (const auto text = m_machine.transport->read(there, 0, kLongestCampaign))
                return onThisMachine(readCampaignText(*text, id, there));
            if (const fs::path here = campaignFile(plansHere, id); fs::exists(here))
                return readCampaignFile(here);
        } catch (const Failure& failure) {
            if (failure.error().kind == ErrorKind::Transport || failure.error().kind == ErrorKind::Timeout)
                throw;
            m_outcome.skipped.push_back(failure.error());
        }
        return std::nullopt;
    }

    /// A machine has another id on every computer that it is entered on.
    CampaignRow onThisMachine(CampaignRow campaign) const
    {
        campaign.plan = withMachine(campaign.plan, m_machine.id);
        return campaign;
    }

    /// Reads what the runs have written and asks the scheduler for the rest.
    void follow()
    {
        FollowerLoop::Options options;
        options.machine = m_machine.id;
        options.batched = true;
        FollowerLoop loop(m_store, *m_machine.transport, *m_machine.scheduler, options);
        for (Error& error : loop.catchUp(kFollowSeconds).errors)
            m_outcome.skipped.push_back(std::move(error));
    }

    void tell(const AdoptionProgress& progress) const
    {
        if (m_progress && !m_progress(progress))
            throw Failure(ErrorKind::Cancelled, kAdopting, m_machine.id, windowReason("window.cancelled"));
    }

    RunStore& m_store;
    std::unique_ptr<StoreReader> m_reader;
    Machine& m_machine;
    const std::function<bool(const AdoptionProgress&)>& m_progress;
    AdoptionOutcome m_outcome;
};

} // namespace

AdoptionOutcome adoptRuns(RunStore& store, Machine& machine, const fs::path& plansHere, const MachineIds& listed,
                          const std::function<bool(const AdoptionProgress&)>& progress)
{
    return Adoption(store, machine, progress).run(plansHere, listed);
}

std::vector<std::string> takeOverRuns(RunStore& store, Machine& machine, const MachineIds& listed)
{
    const std::function<bool(const AdoptionProgress&)> silent;
    return Adoption(store, machine, silent).takeOver(listed);
}

} // namespace trainyard
