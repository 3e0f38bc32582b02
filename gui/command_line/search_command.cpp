// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard search`: starts a search for the best settings and reports on one.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/search_folder.h"
#include "cluster/control/job_requests.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/search_campaigns.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/program_spec.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/search.h"
#include "gui/command_line/session.h"
#include "gui/command_line/spec.h"
#include "gui/command_line/wait.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr double kSearchSettleSeconds = 5.0;
constexpr std::size_t kLargestPlan = std::size_t{1} << 20;

[[noreturn]] void refuse(const std::string& file, const std::vector<SpecProblem>& problems)
{
    if (!problems.front().found.remedy.empty())
        throw Failure(ErrorKind::BadInput, "use the search in", file, problems.front().why());
    std::string why;
    for (const SpecProblem& problem : problems)
        why += (why.empty() ? "" : "; ") + problem.text();
    throw Failure(ErrorKind::BadInput, "use the search in", file, why, "Correct the named fields.");
}

SearchPlan loadPlan(const SearchOptions& options, const RunSpec& base)
{
    std::vector<SpecProblem> problems;
    SearchPlan plan = parseSearchPlanText(readFile(options.space, kLargestPlan), base, problems);
    if (!problems.empty())
        refuse(options.space, problems);
    if (options.runs > 0)
        plan.runs = options.runs;
    std::vector<SpecProblem> changed;
    (void)parseSearchPlan(toJson(plan), base, changed);
    if (!changed.empty())
        refuse(options.space, changed);
    return plan;
}

/// As the window says it.
const char* samplerWord(SearchSampler sampler)
{
    switch (sampler) {
    case SearchSampler::Grid: return "grid";
    case SearchSampler::Random: return "random";
    case SearchSampler::Sobol: return "Sobol";
    case SearchSampler::Bayesian: return "Bayesian";
    }
    return "";
}

void tellPlan(const SearchPlan& plan, const RunSpec& base)
{
    std::printf("%s, %s, %s sampler\n", countedText(plan.runs, "run(s)").c_str(),
                countedText(std::ssize(plan.parameters), "parameter(s)").c_str(), samplerWord(plan.sampler));
    if (plan.sampler == SearchSampler::Grid)
        std::printf("The grid has %s.\n", countedText(gridSize(plan), "point(s)").c_str());
    const std::vector<int> rungs = searchRungs(plan, base.training.epochs);
    if (!rungs.empty() && plan.stopping != SearchStopping::Median) {
        std::printf("Runs are judged after epoch");
        for (std::size_t i = 0; i < rungs.size(); ++i)
            std::printf("%s %d", i == 0 ? "" : ",", rungs[i]);
        std::printf(" of %d; one in %d goes on.\n", base.training.epochs, plan.reduction);
    }
}

/// Waits for the runs if asked to, and reports.
int watch(Session& session, const StartedSearch& started, const SearchOptions& options)
{
    const WaitEnd end = watchStarted(session, started.runs, options.wait, options.json,
                                     "trainyard search --report " + started.campaign);
    if (end == WaitEnd::Interrupted)
        return kDetached;
    if (options.wait) {
        const CampaignRow campaign = findCampaign(session.reader(), started.campaign);
        const StoredSearch search = readSearch(session.reader(), campaign);
        options.json ? printJson(searchJson(campaign, search)) : printSearch(search);
        return session.exitCode(started.runs);
    }
    if (options.json)
        printJson({{"campaign", started.campaign}, {"runs", started.runs}});
    return end == WaitEnd::NoAnswer ? kPending : kOk;
}

} // namespace

int startSearch(const SearchOptions& options)
{
    if (options.space.empty() || options.spec.empty())
        throw Failure(ErrorKind::BadInput, "make the search", {}, "a search file and a run spec are needed",
                      "See 'trainyard search --help'.");
    const RunSpec base = loadSpec(options.spec, options.name);
    const SearchPlan plan = loadPlan(options, base);
    if (options.plan) {
        options.json ? printJson(toJson(plan)) : tellPlan(plan, base);
        return kOk;
    }
    Session session;
    CampaignPlace place;
    if (!options.machine.empty()) {
        const MachineEntry entry = session.machine(options.machine);
        session.connect(entry.id);
        place = {entry.id, abilitiesOf(entry).arrays};
    }
    tellPlan(session, base, place.machine);
    const StartedSearch started =
        trainyard::startSearch(session.store(), session.launcher(), plan, base, options.name, place);
    if (!options.json) {
        std::printf("%s  %s: ", started.campaign.c_str(), printable(base.name).c_str());
        tellPlan(plan, base);
        std::printf("'trainyard search --report %s' shows the results.\n", started.campaign.c_str());
        std::fflush(stdout);
    }
    return watch(session, started, options);
}

int extendSearch(const SearchOptions& options)
{
    if (!options.space.empty() || !options.spec.empty())
        throw Failure(ErrorKind::BadInput, "extend the search", options.more, "it has its settings already",
                      "Leave out the search file and --on.");
    Session session;
    const CampaignRow campaign = session.caughtUpCampaign(options.more, kSearchSettleSeconds, kSearchKind);
    if (const std::string machine = readSearchPlan(campaign).place.machine; machine != kLocalMachineId)
        session.connect(machine);
    const StartedSearch started = trainyard::extendSearch(session.store(), session.launcher(), campaign.id,
                                                          {options.runs, options.hours, options.deviceHours});
    if (!options.json) {
        std::printf("%s  %s: %s\n", started.campaign.c_str(), printable(campaign.name).c_str(),
                    countedText(std::ssize(started.runs), "run(s) (is|are) queued").c_str());
        std::fflush(stdout);
    }
    return watch(session, started, options);
}

int reportSearch(const SearchOptions& options)
{
    Session session;
    const CampaignRow campaign = session.caughtUpCampaign(options.report, kSearchSettleSeconds, kSearchKind);
    const StoredSearch search = readSearch(session.reader(), campaign);
    if (options.csv == "-")
        std::fputs(searchCsv(search).c_str(), stdout);
    else if (!options.csv.empty()) {
        requireFreePlace("write", options.csv);
        writeFileOrStream(options.csv, searchCsv(search));
    }
    if (options.json)
        printJson(searchJson(campaign, search));
    else if (options.csv != "-")
        printSearch(search);
    return kOk;
}

} // namespace trainyard::commands
