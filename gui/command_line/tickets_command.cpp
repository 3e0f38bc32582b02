// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard tickets`: starts the lottery tickets of one base run and shows the board of their results.
#include "gui/command_line/campaign_lines.h"
#include "gui/command_line/tickets.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_study.h"
#include "backend/protocol/scaling.h"
#include "backend/protocol/scaling_forecast.h"
#include "cluster/campaigns/ticket_table.h"
#include "cluster/control/campaign_snapshot.h"
#include "cluster/control/job_requests.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/ticket_campaigns.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/spec.h"
#include "gui/command_line/table.h"
#include "gui/command_line/wait.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr double kTicketSettleSeconds = 5.0;
constexpr std::size_t kShownCells = 40;

std::vector<ResetPoint> pointsOf(const std::vector<long long>& epochs, const std::vector<long long>& steps)
{
    std::vector<ResetPoint> points;
    for (const long long epoch : epochs)
        points.push_back({ResetPoint::Unit::Epoch, epoch});
    for (const long long step : steps)
        points.push_back({ResetPoint::Unit::Step, step});
    return points;
}

/// "epoch-2", "step-200", as in the names of checkpoints.
ResetPoint pointNamed(const std::string& text)
{
    for (const auto& [word, unit] :
         {std::pair("epoch-", ResetPoint::Unit::Epoch), std::pair("step-", ResetPoint::Unit::Step)})
        if (const std::string digits = text.starts_with(word) ? text.substr(std::string(word).size()) : std::string();
            !digits.empty() && digits.size() < 16 && digits.find_first_not_of("0123456789") == std::string::npos)
            return {unit, std::stoll(digits)};
    throw Failure(ErrorKind::BadInput, "reset the control to", text, "this is not a reset point",
                  "Give an epoch or a step, such as epoch-2 or step-200.");
}

void takeAmounts(const TicketOptions& options, TicketStudy& study)
{
    int given = 0;
    for (const auto& [values, kind] : {std::pair(&options.sparsity, PruningAmount::Sparsity),
                                       std::pair(&options.percentile, PruningAmount::Percentile),
                                       std::pair(&options.threshold, PruningAmount::Threshold)})
        if (!values->empty()) {
            study.amounts = *values;
            study.amountKind = kind;
            ++given;
        }
    if (given > 1)
        throw Failure(ErrorKind::BadInput, "make the lottery tickets", {},
                      "sparsities, percentiles and thresholds cannot be mixed", "Give only one of the three.");
}

TicketStudy studyOf(const TicketOptions& options)
{
    if (options.spec.empty())
        throw Failure(ErrorKind::BadInput, "make the lottery tickets", {}, "a run spec is needed",
                      "See 'trainyard tickets --help'.");
    TicketStudy study;
    study.base = loadSpec(options.spec, options.name);
    takeAmounts(options, study);
    study.resetPoints = pointsOf(options.resetEpochs, options.resetSteps);
    study.seeds = options.seeds;
    for (const std::string& control : options.controls) {
        const std::optional<TicketControl> named = ticketControlNamed(control);
        if (!named)
            throw Failure(ErrorKind::BadInput, "compare the lottery tickets with", control,
                          "this control does not "
                          "exist",
                          "Choose redraw, shuffle, fine-tune, snip, synflow or random.");
        study.controls.push_back(*named);
    }
    if (!options.controlReset.empty())
        study.controlPoint = pointNamed(options.controlReset);
    study.rounds = options.rounds;
    study.instabilityPoints = pointsOf(options.instabilityEpochs, options.instabilitySteps);
    study.instability = options.instability || !study.instabilityPoints.empty() || options.instabilityAmount >= 0.0;
    if (options.instabilityAmount >= 0.0)
        study.instabilityAmount = options.instabilityAmount;
    study.tolerance = options.tolerance;
    study.mask.scope = options.scope == "layer" ? PruningScope::Layer : PruningScope::Global;
    study.mask.excluded = options.excluded;
    study.mask.leastKept = options.leastKept;
    study.mask.firstLayer = options.firstLayer;
    study.mask.lastLayer = !options.keepLastLayer;
    study.mask.depthwise = options.depthwise;
    study.cascade = options.cascade;
    study.throttle = options.throttle;
    return study;
}

/// 50 is no share, but half of the weights may be meant.
void askForShare(CampaignRemark& problem)
{
    if (problem.reason.code != "study.bad-share")
        return;
    const double percent = std::get<double>(problem.reason.arguments.front());
    if (percent >= 200.0 && percent < 10'000.0)
        problem.reason = studyReason("study.share-in-percent", percent, percent / 1e4);
}

/// Throws Failure(BadInput) with the problems of the study itself.
TicketPlan requirePlan(TicketStudy study)
{
    if (study.id.empty())
        study.id = "plan";
    TicketPlan plan = planTicketStudy(study);
    for (CampaignRemark& problem : plan.problems)
        askForShare(problem);
    requireNoProblems(plan.problems, "make the lottery tickets", study.base.name);
    return plan;
}

struct Outlook {
    TicketPlan plan;
    TicketForecast forecast;
    TicketRoom room;
};

/// Duration of a run over all epochs: the given one, else that of a past run, else estimated from the steps of several.
void assumeTime(Session& session, const TicketStudy& study, const std::string& machine, double minutes,
                TicketCapacity& capacity)
{
    if (minutes > 0.0) {
        capacity.secondsPerRun = 60.0 * minutes;
        return;
    }
    if (const std::optional<ComparableRun> past = findComparableRun(session.reader(), study.base, machine))
        return assumeTimeOf(*past, study, capacity);
    const PastSteps past = readPastSteps(session.reader(), study.base, coresHere());
    if (!past.costs || study.stepsPerEpoch <= 0 || machine != "local")
        return;
    const ScaledBatch batch = scaledBatch(study.base, study.base.resources.ranks);
    const StepForecast step =
        forecastStep(*past.costs, study.base.resources.ranks, static_cast<double>(batch.largestLocal));
    capacity.stepsPerRun = study.stepsPerEpoch * study.base.training.epochs;
    capacity.secondsPerRun = step.step * static_cast<double>(capacity.stepsPerRun);
    capacity.fitted = true;
}

/// A job cut off by its time limit continues in the next one, but only a limited number of times.
void requireTime(const TicketStudy& study, const TicketForecast& forecast, bool cluster)
{
    const PlacementSpec& placement = study.base.resources.placement;
    const double most = 60.0 * placement.timeLimitMinutes * (1 + placement.restartLimit);
    if (cluster && most > 0.0 && forecast.secondsPerRun > most)
        throw Failure(ErrorKind::BadInput, "make the lottery tickets", study.base.name,
                      "a run takes about " + std::to_string(std::lround(forecast.secondsPerRun / 60.0)) +
                          " minutes, but its jobs may run for only " + std::to_string(std::lround(most / 60.0)),
                      "Request more time or more restarts.");
}

/// The space available for the study. It is unknown without a connection, which is then printed.
TicketRoom roomOf(Session& session, const TicketStudy& study, CampaignPlace& place)
{
    if (place.machine == kLocalMachineId)
        return {localMachine().places.runs, freeBytesHere(localMachine().places.runs), 0};
    TicketRoom room{place.machine, -1, 0};
    try {
        Machine& machine = session.connected(place.machine);
        room.where = machine.places.runs;
        const PlaceOutlook outlook = lookAtPlace(machine, study.base);
        room.bytesFree = outlook.bytesFree;
        place.atOnce = outlook.atOnce;
    } catch (const Failure& failure) {
        std::fprintf(stderr, "trainyard: the available space is unknown: %s\n",
                     printable(failure.error().text()).c_str());
    }
    return room;
}

/// The base run with the study's largest mask. The engine checks it before anything is trained: whether the named
/// layers exist and whether every layer keeps some weights.
RunSpec mostPruned(const TicketStudy& study)
{
    RunSpec spec = study.base;
    spec.pruning = study.mask;
    spec.pruning.method = PruningMethod::Magnitude;
    spec.pruning.amount = PruningAmount::Sparsity;
    const double most = *std::max_element(study.amounts.begin(), study.amounts.end());
    spec.pruning.sparsity = study.amountKind == PruningAmount::Sparsity     ? most
                            : study.amountKind == PruningAmount::Percentile ? most / 100.0
                                                                            : 0.5;
    spec.pruning.sparsity = std::min(spec.pruning.sparsity, 0.9999);
    return spec;
}

Outlook outlookOf(Session& session, TicketStudy& study, CampaignPlace& place, double minutes)
{
    Outlook outlook;
    outlook.room = roomOf(session, study, place);
    outlook.plan = requirePlan(study);
    if (const std::optional<PlanAnswer> answer = planHere(session.transport(), mostPruned(study))) {
        std::vector<CampaignRemark> problems;
        for (const SpecProblem& problem : answer->problems) // the data may be only on another machine
            if (place.machine == kLocalMachineId || problem.path.starts_with("/pruning"))
                problems.push_back({problem.why()});
        requireNoProblems(problems, "make the lottery tickets", study.base.name);
        if (answer->parameters) {
            outlook.room.bytesPerCheckpoint = checkpointBytes(study.base, *answer->parameters);
            outlook.room.bytesPerMask = maskBytes(*answer->parameters);
        }
        study.stepsPerEpoch = answer->stepsPerEpoch.value_or(0);
        if (study.stepsPerEpoch > 0)
            outlook.plan = requirePlan(study); // now steps can be compared with epochs
    }
    TicketCapacity capacity;
    capacity.now = unixTime();
    capacity.parallel = runsAtOnce(study.base, place);
    assumeTime(session, study, place.machine, minutes, capacity);
    capacity.bytesPerCheckpoint = outlook.room.bytesPerCheckpoint;
    capacity.bytesPerMask = outlook.room.bytesPerMask;
    capacity.bytesFree = outlook.room.bytesFree;
    outlook.forecast = forecastTickets(study, outlook.plan, {}, capacity);
    requireTime(study, outlook.forecast, place.machine != "local");
    return outlook;
}

void tellPlan(const Outlook& outlook, bool json)
{
    if (json) {
        nlohmann::ordered_json cells = nlohmann::ordered_json::array();
        for (const TicketCell& cell : outlook.plan.cells)
            cells.push_back({{"cell", cell.name}, {"wave", cell.wave}, {"needs", cell.needs}});
        printJson({{"cells", cells},
                   {"remarks", remarkLines(outlook.plan.remarks)},
                   {"forecast", forecastJson(outlook.forecast)}});
        return;
    }
    TextTable table({"cell", "wave", "needs"}, {false, true, false});
    for (std::size_t i = 0; i < outlook.plan.cells.size() && i < kShownCells; ++i) {
        const TicketCell& cell = outlook.plan.cells[i];
        table.add({cell.name, std::to_string(cell.wave), cell.needs});
    }
    std::fputs(table.text().c_str(), stdout);
    if (outlook.plan.cells.size() > kShownCells)
        std::printf("… and %zu more; --json lists all.\n", outlook.plan.cells.size() - kShownCells);
    for (const std::string& line : arithmeticLines(outlook.forecast, false))
        std::printf("%s\n", line.c_str());
    for (const std::string& remark : remarkLines(outlook.plan.remarks))
        std::printf("%s\n", printable(remark).c_str());
}

void writeExport(const std::string& file, const std::string& text)
{
    if (file == "-")
        std::fputs(text.c_str(), stdout);
    else if (!file.empty()) {
        requireFreePlace("write", file);
        writeFileOrStream(file, text);
    }
}

} // namespace

int startTickets(const TicketOptions& options)
{
    TicketStudy study = studyOf(options);
    (void)requirePlan(study); // before connecting to anything
    Session session;
    CampaignPlace place;
    if (!options.machine.empty()) {
        const MachineEntry entry = session.machine(options.machine);
        if (!options.plan)
            session.connect(entry.id);
        place = {entry.id, abilitiesOf(entry).arrays};
    }
    const Outlook outlook = outlookOf(session, study, place, options.minutes);
    if (options.plan) {
        requireRoomFor(outlook.forecast, outlook.room.where);
        tellPlan(outlook, options.json);
        return kOk;
    }
    const StartedTickets started = startTicketStudy(session.store(), session.launcher(), study, place, outlook.room);
    if (!options.json) {
        std::printf("%s  %s: %s\n", started.campaign.c_str(), printable(study.base.name).c_str(),
                    countedText(std::ssize(started.runs), "run(s)").c_str());
        for (const std::string& line : arithmeticLines(outlook.forecast))
            std::printf("%s\n", line.c_str());
        for (const std::string& remark : remarkLines(started.remarks))
            std::printf("%s\n", printable(remark).c_str());
        std::printf("'trainyard tickets --report %s' shows the board.\n", started.campaign.c_str());
        std::fflush(stdout);
    }
    const WaitEnd end = watchStarted(session, started.runs, options.wait, options.json,
                                     "trainyard tickets --report " + started.campaign);
    if (end == WaitEnd::Interrupted)
        return kDetached;
    const CampaignRow campaign = findCampaign(session.reader(), started.campaign);
    if (options.wait) {
        const TicketReport report = readTicketReport(session.reader(), campaign);
        options.json ? printJson(ticketReportJson(campaign, report)) : printBoard(report);
        return session.exitCode(started.runs);
    }
    if (options.json)
        printJson({{"campaign", started.campaign},
                   {"runs", started.runs},
                   {"remarks", remarkLines(started.remarks)},
                   {"forecast", forecastJson(outlook.forecast)}});
    return end == WaitEnd::NoAnswer ? kPending : kOk;
}

int reportTickets(const TicketOptions& options)
{
    Session session;
    const CampaignRow campaign = session.caughtUpCampaign(options.report, kTicketSettleSeconds, kTicketStudyKind);
    const TicketReport report =
        readTicketReport(session.reader(), campaign, options.best ? TicketMetric::Best : TicketMetric::Last);
    writeExport(options.csv, ticketCsv(report));
    writeExport(options.latex, ticketLatex(report, campaign.name));
    if (options.json)
        printJson(ticketReportJson(campaign, report));
    else if (options.csv != "-" && options.latex != "-")
        printBoard(report);
    return kOk;
}

} // namespace trainyard::commands
