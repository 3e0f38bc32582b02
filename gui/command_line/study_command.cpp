// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard study`: starts one spec with several numbers of ranks and reports the results; also `trainyard series`.
#include "backend/base/files.h"
#include "backend/protocol/scaling.h"
#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/study_duration.h"
#include "cluster/control/campaign_snapshot.h"
#include "cluster/control/job_requests.h"
#include "cluster/control/scaling_studies.h"
#include "gui/command_line/campaign_lines.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/program_spec.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/spec.h"
#include "gui/command_line/study_forecast.h"
#include "gui/command_line/table.h"
#include "gui/command_line/tickets.h"
#include "gui/command_line/wait.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace trainyard::commands {
namespace {

constexpr double kStudySettleSeconds = 5.0;

const char* nameOf(Convergence verdict)
{
    switch (verdict) {
    case Convergence::Unknown: return "unknown";
    case Convergence::Inside: return "inside";
    case Convergence::InsideAtEnd: return "inside-at-end";
    case Convergence::Better: return "outside-better";
    case Convergence::Worse: return "outside-worse";
    }
    return "";
}

const char* nameOf(PlateauCause cause)
{
    switch (cause) {
    case PlateauCause::Input: return "input";
    case PlateauCause::Communication: return "communication";
    case PlateauCause::LittleWork: return "little-work";
    case PlateauCause::SharedMachine: return "shared-machine";
    case PlateauCause::Other: return "other";
    }
    return "";
}

nlohmann::ordered_json spreadJson(const Spread& spread)
{
    return {{"low", numberJson(spread.low)},
            {"median", numberJson(spread.median)},
            {"high", numberJson(spread.high)},
            {"runs", spread.count}};
}

nlohmann::ordered_json countJson(const StudyCount& count)
{
    nlohmann::ordered_json checks = nlohmann::ordered_json::array();
    for (const ConvergenceCheck& check : count.checks)
        checks.push_back({{"series", check.series},
                          {"verdict", nameOf(check.verdict)},
                          {"points", check.points},
                          {"outside", check.outside},
                          {"runs", check.runs},
                          {"runs_outside", check.leaving},
                          {"samples", check.samples},
                          {"value", numberJson(check.value)},
                          {"band_low", numberJson(check.low)},
                          {"band_high", numberJson(check.high)},
                          {"difference", numberJson(check.end.difference)},
                          {"margin_95", numberJson(check.end.margin)},
                          {"weak", check.weak()}});
    return {{"ranks", count.ranks},
            {"runs", count.runs},
            {"whole", count.whole},
            {"failed", count.failed},
            {"samples_per_second", spreadJson(count.throughput)},
            {"speed_up", spreadJson(count.speedUp)},
            {"ideal_speed_up", count.ranks},
            {"efficiency", spreadJson(count.efficiency)},
            {"seconds_to_target", spreadJson(count.secondsToTarget)},
            {"reached", count.reached},
            {"shares",
             {{"input_wait", numberJson(count.inputWait)},
              {"rank_wait", numberJson(count.rankWait)},
              {"compute", numberJson(count.compute)}}},
            {"convergence", checks}};
}

nlohmann::ordered_json reportJson(const CampaignRow& campaign, const ScalingReport& report)
{
    nlohmann::ordered_json counts = nlohmann::ordered_json::array();
    for (const StudyCount& count : report.counts)
        counts.push_back(countJson(count));
    nlohmann::ordered_json target = nullptr, plateau = nullptr;
    if (!report.target.series.empty())
        target = {{"series", report.target.series},
                  {"value", numberJson(report.target.value)},
                  {"from_spec", report.target.fromSpec}};
    if (report.plateau)
        plateau = {{"from", report.plateau->from},
                   {"to", report.plateau->to},
                   {"gain", numberJson(report.plateau->gain)},
                   {"cause", nameOf(report.plateau->cause)},
                   {"input", numberJson(report.plateau->input)},
                   {"communication", numberJson(report.plateau->communication)},
                   {"compute", numberJson(report.plateau->compute)},
                   {"other", numberJson(report.plateau->other)}};
    return {{"campaign", campaign.id},
            {"name", campaign.name},
            {"created_at", campaign.createdAt},
            {"target", target},
            {"tolerance", {{"accuracy", report.tolerance.accuracy}, {"loss", report.tolerance.loss}}},
            {"ranks", counts},
            {"plateau", plateau},
            {"sentences", studyLines(report)}};
}

std::string cellText(double value, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return std::isfinite(value) ? text : "";
}

std::string rangeText(const Spread& spread, int digits)
{
    if (spread.count == 0)
        return {};
    if (spread.count == 1)
        return cellText(spread.median, digits);
    return cellText(spread.median, digits) + " (" + cellText(spread.low, digits) + "-" + cellText(spread.high, digits) +
           ")";
}

void printReport(const ScalingReport& report)
{
    TextTable table({"ranks", "runs", "samples/s", "speed-up", "ideal", "efficiency", "to target (s)", "input",
                     "other ranks", "computing"},
                    std::vector<bool>(10, true));
    for (const StudyCount& count : report.counts)
        table.add({std::to_string(count.ranks), std::to_string(count.whole) + "/" + std::to_string(count.runs),
                   rangeText(count.throughput, 0), rangeText(count.speedUp, 2), std::to_string(count.ranks),
                   count.efficiency.count ? percentText(count.efficiency.median) : "",
                   rangeText(count.secondsToTarget, 1), percentText(count.inputWait), percentText(count.rankWait),
                   percentText(count.compute)});
    std::fputs(table.text().c_str(), stdout);
    std::fputs("Median (smallest-largest) of the runs, without the first epoch; shares of the training time.\n\n",
               stdout);
    for (const std::string& sentence : studyLines(report))
        std::printf("%s\n", printable(sentence).c_str());
}

int tell(Session& session, const CampaignRow& campaign, const StudyOptions& options)
{
    const StoredStudy study = readScalingStudy(session.reader(), campaign);
    const ScalingReport report =
        analyseScalingStudy(study.base, study.runs, studyCores(study.rows), {options.accuracyBand, options.lossBand});
    std::optional<StudyForecast> forecast;
    if (options.upTo > 0)
        forecast = forecastStudy(studyBasis(study.base, study.runs, study.rows), placeOf(options));
    if (options.json) {
        nlohmann::ordered_json json = reportJson(campaign, report);
        json["forecast"] = forecast ? forecastJson(*forecast, study.base) : nlohmann::ordered_json(nullptr);
        printJson(json);
        return kOk;
    }
    printReport(report);
    if (forecast)
        printForecast(*forecast, study.base);
    else if (options.upTo > 0)
        std::puts("\nThe forecast needs complete synchronous runs with one rank and with another number of ranks.");
    return kOk;
}

void announce(const StartedCampaign& campaign, const std::string& name)
{
    std::printf("%s  %s: %s\n", campaign.campaign.c_str(), printable(name).c_str(),
                countedText(std::ssize(campaign.runs), "run(s)").c_str());
    std::fflush(stdout);
}

/// What a study's plan gives to think of, before anything is queued. Throws Failure(BadInput) for one that cannot be
/// made.
void tellStudyPlan(const ScalingStudy& study)
{
    const StudyPlan plan = planScalingStudy(study);
    requireNoProblems(plan.problems, "make the scaling study", study.base.name);
    for (const std::string& remark : remarkLines(plan.remarks))
        std::fprintf(stderr, "warning: %s\n", printable(remark).c_str());
}

/// What a run with one rank takes, by past runs on that machine.
StudyTime timeOf(Session& session, const RunSpec& base, const std::string& machine)
{
    TicketStudy one;
    one.base = base;
    one.base.resources.ranks = 1;
    StudyTime time;
    if (const std::optional<PlanAnswer> answer = planHere(session.transport(), one.base))
        one.stepsPerEpoch = answer->stepsPerEpoch.value_or(0);
    const std::int64_t batch = scaledBatch(one.base, 1).effective;
    if (batch != kAutoBatch)
        time.samplesPerRun = static_cast<double>(one.stepsPerEpoch * batch * base.training.epochs);
    if (const std::optional<ComparableRun> past = findComparableRun(session.reader(), one.base, machine)) {
        TicketCapacity capacity;
        assumeTimeOf(*past, one, capacity);
        time.secondsOfOne = base.program ? past->seconds : capacity.secondsPerRun;
        time.like = past->name.empty() ? past->id : past->name;
    }
    if (machine == kLocalMachineId && !base.program)
        time.costs = readPastSteps(session.reader(), base, coresHere()).costs;
    return time;
}

/// Shows the runs and their time; starts nothing.
int tellStudyRuns(const ScalingStudy& study, const StudyOptions& options)
{
    Session session;
    const std::string machine =
        options.machine.empty() ? std::string(kLocalMachineId) : session.machine(options.machine).id;
    if (machine == kLocalMachineId) // without a connection, another machine is not asked
        tellPlan(session, study.base, machine);
    const StudyPlan plan = planScalingStudy(study);
    const TicketForecast forecast = forecastStudyRuns(plan, timeOf(session, study.base, machine));
    nlohmann::ordered_json cells = nlohmann::ordered_json::array();
    TextTable table({"cell", "ranks", "batch per rank", "seed"}, {false, true, true, true});
    for (const StudyCell& cell : plan.cells) {
        const ScaledBatch batch = scaledBatch(cell.spec, cell.ranks);
        const bool known = batch.effective != kAutoBatch && !cell.spec.program;
        cells.push_back({{"cell", cell.spec.cell},
                         {"ranks", cell.ranks},
                         {"batch_per_rank", known ? nlohmann::ordered_json(batch.largestLocal) : nullptr},
                         {"seed", cell.spec.seed}});
        table.add({cell.spec.cell, std::to_string(cell.ranks), known ? std::to_string(batch.largestLocal) : "",
                   std::to_string(cell.spec.seed)});
    }
    if (options.json) {
        printJson({{"cells", cells}, {"remarks", remarkLines(plan.remarks)}, {"forecast", forecastJson(forecast)}});
        return kOk;
    }
    std::fputs(table.text().c_str(), stdout);
    for (const std::string& line : arithmeticLines(forecast, false))
        std::printf("%s\n", printable(line).c_str());
    return kOk;
}

/// Connects before anything is stored, so a wrong name or a refused login starts nothing.
CampaignPlace campaignPlaceOf(Session& session, const std::string& name)
{
    if (name.empty())
        return {};
    const MachineEntry entry = session.machine(name);
    session.connect(entry.id);
    return {entry.id, abilitiesOf(entry).arrays};
}

/// Waits until the runs are queued, or until they have ended if requested.
int watchCampaign(Session& session, const std::vector<std::string>& runs, const std::string& campaign,
                  const SeriesOptions& options)
{
    const WaitEnd end = watchStarted(session, runs, options.wait, options.json, {});
    if (end == WaitEnd::Interrupted)
        return kDetached;
    if (options.json)
        printJson({{"campaign", campaign}, {"runs", runs}});
    if (end == WaitEnd::NoAnswer)
        return kPending;
    return options.wait ? session.exitCode(runs) : kOk;
}

} // namespace

int startStudy(const StudyOptions& options)
{
    if (options.spec.empty() || options.ranks.empty())
        throw Failure(ErrorKind::BadInput, "make a scaling study", {}, "a run spec and --ranks are needed",
                      "See 'trainyard study --help'.");
    ScalingStudy study;
    study.id = makeRunId();
    study.base = loadSpec(options.spec, options.name);
    study.ranks = options.ranks;
    study.repeats = options.repeats;
    tellStudyPlan(study);
    if (options.plan)
        return tellStudyRuns(study, options);
    Session session;
    const CampaignPlace place = campaignPlaceOf(session, options.machine);
    tellPlan(session, study.base, place.machine);
    const StartedCampaign started = startScalingStudy(session.store(), session.launcher(), study, {}, place);
    if (!options.json) {
        announce(started, study.base.name);
        std::printf("'trainyard study report %s' shows the results.\n", started.campaign.c_str());
        std::fflush(stdout);
    }
    const WaitEnd end =
        watchStarted(session, started.runs, options.wait, options.json, "trainyard study report " + started.campaign);
    if (end == WaitEnd::Interrupted)
        return kDetached;
    if (options.wait) {
        tell(session, findCampaign(session.reader(), started.campaign), options);
        return session.exitCode(started.runs);
    }
    if (options.json) {
        printJson({{"campaign", started.campaign}, {"runs", started.runs}, {"remarks", remarkLines(started.remarks)}});
    }
    return end == WaitEnd::NoAnswer ? kPending : kOk;
}

int startSeries(const SeriesOptions& options)
{
    if (options.specs.empty())
        throw Failure(ErrorKind::BadInput, "make a series of runs", {}, "a run spec is needed",
                      "See 'trainyard series --help'.");
    RunSeries series;
    for (const std::string& file : options.specs)
        series.specs.push_back(loadSpec(file, {}));
    series.name = options.name.empty() ? series.specs.front().name : options.name;
    if (!options.name.empty() && series.specs.size() == 1)
        series.specs.front().name = options.name;
    series.repeats = options.repeats;
    series.cascade = options.cascade;
    series.throttle = options.throttle;
    Session session;
    const CampaignPlace place = campaignPlaceOf(session, options.machine);
    for (const RunSpec& spec : series.specs)
        tellPlan(session, spec, place.machine);
    const StartedCampaign started = startRunSeries(session.store(), session.launcher(), series, place);
    if (!options.json)
        announce(started, series.name);
    return watchCampaign(session, started.runs, started.campaign, options);
}

int startMissing(const SeriesOptions& options)
{
    Session session;
    const CampaignRow campaign = session.caughtUpCampaign(options.campaign, kStudySettleSeconds);
    std::vector<std::string> again;
    std::set<std::string> known;
    for (const RunRow& row : session.reader().campaignRuns(campaign.id)) {
        known.insert(row.id);
        if (canResume(row.state))
            again.push_back(row.id);
    }
    session.launcher().askForCells(campaign.id);
    const int made = session.launcher().queueCells(campaign.id);
    const std::vector<std::string>& resumed = session.launcher().resumedCells();
    // What another command or window did that was asked for the same at the same moment.
    const std::vector<RunRow> now = session.reader().campaignRuns(campaign.id);
    const auto created = std::ranges::count_if(now, [&](const RunRow& row) { return !known.contains(row.id); }) - made;
    std::size_t before = 0;
    for (const std::string& id : again)
        if (const auto row = session.reader().run(id); row && row->trashedAt == 0.0)
            before += std::find(resumed.begin(), resumed.end(), id) == resumed.end();
    if (!options.json) {
        std::printf("%s created, %zu resumed\n", countedText(made, "run(s)").c_str(), resumed.size());
        if (created > 0)
            std::printf("Another command or window created %s.\n", countedText(created, "run(s)").c_str());
        if (before > 0)
            std::printf("Another command or window is already resuming %s.\n",
                        countedText(static_cast<std::int64_t>(before), "run(s)").c_str());
    }
    std::vector<std::string> runs;
    for (const RunRow& row : session.reader().campaignRuns(campaign.id))
        if (!isFinal(row.state) || std::find(again.begin(), again.end(), row.id) != again.end())
            runs.push_back(row.id);
    return watchCampaign(session, runs, campaign.id, options);
}

int reportStudy(const StudyOptions& options)
{
    Session session;
    return tell(session, session.caughtUpCampaign(options.campaign, kStudySettleSeconds, kScalingStudyKind), options);
}

int listStudies(bool json)
{
    Session session;
    session.catchUp(kStudySettleSeconds);
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    TextTable table({"id", "name", "created", "ended", "runs", "planned"}, {false, false, false, true, true, true});
    for (const CampaignRow& campaign : session.reader().campaigns()) {
        const std::int64_t planned = runsInAll(campaign.runs, plannedCells(campaign));
        out.push_back({{"id", campaign.id},
                       {"name", campaign.name},
                       {"kind", campaign.kind},
                       {"created_at", campaign.createdAt},
                       {"runs", campaign.runs},
                       {"planned", planned},
                       {"ended", campaign.ended}});
        table.add({campaign.id, campaign.name, dateText(campaign.createdAt), std::to_string(campaign.ended),
                   std::to_string(campaign.runs), std::to_string(planned)});
    }
    if (json)
        printJson({{"campaigns", out}});
    else
        std::fputs(table.text().c_str(), stdout);
    return kOk;
}

} // namespace trainyard::commands
