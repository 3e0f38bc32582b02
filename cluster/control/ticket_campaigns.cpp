// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/ticket_campaigns.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_campaign.h"
#include "backend/protocol/scaling.h"
#include "backend/protocol/series.h"
#include "cluster/control/job_requests.h"
#include "cluster/control/learned_nothing.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/transport/disk_space.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>

namespace trainyard {
namespace {

constexpr double kPlaceDeadline = 60.0; // seconds

TicketRunState ticketState(const RunRow& row)
{
    if (row.state == JobState::Done)
        return TicketRunState::Done;
    if (isFinal(row.state))
        return TicketRunState::Failed;
    return isUnderWay(row.state) ? TicketRunState::Running : TicketRunState::Waiting;
}

} // namespace

std::optional<Error> roomError(const TicketForecast& forecast, const std::string& where)
{
    if (forecast.bytesPerCheckpoint <= 0 || forecast.hasRoom())
        return std::nullopt;
    return errorWith(ErrorKind::NoSpace, "start the lottery tickets in", where,
                     campaignReason("campaign.no-space", ByteCount{forecast.bytesInAll - forecast.bytesUsed},
                                    ByteCount{forecast.bytesFree}));
}

void requireRoomFor(const TicketForecast& forecast, const std::string& where)
{
    if (std::optional<Error> error = roomError(forecast, where))
        throw Failure(std::move(*error));
}

std::int64_t freeBytesHere(std::filesystem::path folder)
{
    std::error_code code;
    while (!std::filesystem::exists(folder, code) && folder.has_parent_path() && folder != folder.parent_path())
        folder = folder.parent_path();
    const std::filesystem::space_info space = std::filesystem::space(folder, code);
    return code ? -1 : static_cast<std::int64_t>(space.available);
}

PlaceOutlook lookAtPlace(Machine& machine, const RunSpec& spec)
{
    PlaceOutlook outlook;
    FramedScript script;
    addDiskSpace(script, machine.places.runs);
    const bool cluster = machine.scheduler->abilities().cluster;
    if (!cluster)
        script.add("computer",
                   "nproc 2>/dev/null || getconf _NPROCESSORS_ONLN\n"
                   "command -v nvidia-smi >/dev/null 2>&1 && nvidia-smi -L 2>/dev/null | grep -c '^GPU'; :");
    const FramedAnswer answer = script.run(*machine.transport, kPlaceDeadline);
    outlook.bytesFree = parseDiskSpace(answer).free;
    if (cluster) {
        const JobRequest request = requestFor(spec, *machine.transport, *machine.scheduler, {false, false});
        if (const ClusterFacts* facts = machine.scheduler->facts(*machine.transport, false))
            outlook.atOnce = jobsAtOnce(request, *facts);
    } else if (int cores = 0, gpus = 0;
               std::sscanf(answer.section("computer").output.c_str(), "%d %d", &cores, &gpus) && cores > 0) {
        const JobRequest request = workstationRequest(spec, {false, false});
        outlook.atOnce = std::max(1, cores / std::clamp(request.cpus, 1, cores));
        if (request.gpusPerNode > 0)
            outlook.atOnce = std::min(outlook.atOnce, std::max(1, gpus / request.gpusPerNode));
    }
    return outlook;
}

StartedTickets startTicketStudy(RunStore& store, Launcher& launcher, TicketStudy study, const CampaignPlace& place,
                                const TicketRoom& room)
{
    if (study.id.empty())
        study.id = makeRunId();
    const TicketPlan plan = planTicketStudy(study);
    requireNoProblems(plan.problems, "make the lottery tickets", study.base.name);
    TicketCapacity capacity;
    capacity.bytesPerCheckpoint = room.bytesPerCheckpoint;
    capacity.bytesPerMask = room.bytesPerMask;
    capacity.bytesFree = room.bytesFree;
    requireRoomFor(forecastTickets(study, plan, {}, capacity), room.where);
    StartedTickets started{study.id, {}, plan.remarks};
    for (const TicketCell& cell : plan.cells)
        started.runs.push_back(cell.spec.id);
    startCampaign(store, launcher, {study.id, study.base.name, kTicketStudyKind, planText(study, place)});
    return started;
}

std::int64_t checkpointBytes(const RunSpec& spec, std::int64_t parameters)
{
    int perWeight = 1; // and the optimizer's values for each
    switch (spec.training.optimizer.kind) {
    case OptimizerKind::Sgd: perWeight += spec.training.optimizer.momentum > 0.0; break;
    case OptimizerKind::RmsProp: perWeight += 1 + (spec.training.optimizer.momentum > 0.0); break;
    case OptimizerKind::Lars: perWeight += 1; break;
    case OptimizerKind::Adam:
    case OptimizerKind::AdamW:
    case OptimizerKind::Adadelta: perWeight += 2; break;
    }
    return parameters * perWeight * static_cast<std::int64_t>(sizeof(float));
}

std::int64_t maskBytes(std::int64_t parameters)
{
    return parameters * static_cast<std::int64_t>(sizeof(float));
}

int runsAtOnce(const RunSpec& spec, const CampaignPlace& place)
{
    if (place.machine != "local")
        return place.atOnce;
    const int cores = coresHere();
    const int each = workstationRequest(spec, {}).cpus;
    return std::max(1, cores / std::clamp(each, 1, cores));
}

void TicketCache::fill(StoreReader& reader, const RunRow& row, TicketRun& run)
{
    const Entry& entry = m_runs.of(row, [&] {
        Entry read;
        std::error_code failed;
        const bool here = row.machine == "local" && std::filesystem::is_directory(row.directory, failed);
        read.keptBytes = here ? 0 : -1;
        for (const ArtifactRow& artifact : reader.artifacts(row.key))
            if (artifact.kind == "checkpoint") {
                read.bytes += artifact.bytes;
                ++read.checkpoints;
                if (here && std::filesystem::exists(std::filesystem::path(row.directory) / artifact.file, failed)) {
                    read.keptBytes += artifact.bytes;
                    ++read.keptCheckpoints;
                }
            }
        read.atChance = learnedNothing(reader, row);
        reader.points(row.key, series::kMaskDistance,
                      [&](const PointRow& point) { read.maskDistance.emplace_back(point.epoch, point.value); });
        return read;
    });
    run.diskBytes = entry.bytes;
    run.checkpoints = entry.checkpoints;
    run.keptBytes = entry.keptBytes;
    run.keptCheckpoints = entry.keptCheckpoints;
    run.atChance = entry.atChance;
    run.maskDistance = entry.maskDistance;
}

const std::optional<ComparableRun>& TicketCache::comparable(StoreReader& reader, const TicketStudy& study,
                                                            const std::string& machine)
{
    const auto found = m_comparable.find(study.id);
    return found != m_comparable.end()
               ? found->second
               : m_comparable.emplace(study.id, findComparableRun(reader, study.base, machine)).first->second;
}

void assumeTimeOf(const ComparableRun& past, const TicketStudy& study, TicketCapacity& capacity)
{
    const std::int64_t steps = study.stepsPerEpoch * study.base.training.epochs;
    const std::int64_t batch = scaledBatch(study.base, study.base.resources.ranks).effective;
    if (steps <= 0)
        return;
    capacity.secondsPerRun = past.secondsFor(steps, batch == kAutoBatch ? 0 : batch);
    capacity.like = past.name.empty() ? past.id : past.name;
    capacity.stepsPerRun = steps;
}

TicketCapacity ticketCapacity(StoreReader& reader, const CampaignPlan& plan, const std::vector<TicketRun>& runs,
                              TicketCache* cache)
{
    const TicketStudy& study = *plan.tickets;
    TicketCapacity capacity;
    capacity.now = unixTime();
    capacity.parallel = runsAtOnce(study.base, plan.place);
    const bool measured = std::any_of(runs.begin(), runs.end(), [](const TicketRun& run) {
        return run.state == TicketRunState::Done && run.seconds > 0.0;
    });
    TicketCache own;
    if (!measured)
        if (const auto& past = (cache ? cache : &own)->comparable(reader, study, plan.place.machine))
            assumeTimeOf(*past, study, capacity);
    return capacity;
}

const std::vector<MetricColumn>& ticketMetrics()
{
    static const std::vector<MetricColumn> columns = {
        {series::kValTop1, MetricSummary::Last},     {series::kValTop1, MetricSummary::Best},
        {series::kSparsity, MetricSummary::Last},    {series::kBarrierError, MetricSummary::Last},
        {series::kBarrierLoss, MetricSummary::Last}, {series::kPruningThreshold, MetricSummary::Last}};
    return columns;
}

TicketRun ticketRun(const RunRow& row, std::size_t offset)
{
    TicketRun run;
    run.id = row.id;
    run.cell = row.cell;
    run.state = ticketState(row);
    run.reason = row.reason;
    run.startedAt = row.startedAt;
    run.endedAt = isFinal(row.state) ? row.endedAt : 0.0;
    run.seconds = secondsTaken(row);
    run.step = row.step;
    run.totalSteps = row.totalSteps;
    const auto metric = [&](std::size_t i) {
        return row.metrics.size() > offset + i ? row.metrics[offset + i] : kNotKnown;
    };
    run.top1 = metric(0);
    run.best = metric(1);
    run.sparsity = metric(2);
    run.barrierError = metric(3);
    run.barrierLoss = metric(4);
    run.threshold = metric(5);
    return run;
}

std::vector<TicketRun> ticketRuns(StoreReader& reader, const std::vector<RunRow>& rows, std::size_t offset,
                                  TicketCache* cache)
{
    TicketCache own;
    if (!cache)
        cache = &own;
    std::vector<TicketRun> runs;
    for (const RunRow& row : rows) {
        const std::optional<TicketCell> cell = parseTicketCell(row.cell);
        if (!cell)
            continue;
        TicketRun run = ticketRun(row, offset);
        cache->fill(reader, row, run);
        // A run that begins at a reset point counts its steps on from there.
        const double stepsPerEpoch =
            row.epochs > 0 ? static_cast<double>(row.totalSteps) / static_cast<double>(row.epochs) : 0.0;
        if (cell->reset && stepsPerEpoch > 0.0)
            run.firstStep = std::max<std::int64_t>(0, stepOf(*cell->reset, std::llround(stepsPerEpoch)));
        if (run.totalSteps > run.firstStep)
            run.progress = std::clamp(static_cast<double>(run.step - run.firstStep) /
                                          static_cast<double>(run.totalSteps - run.firstStep),
                                      0.0, 1.0);
        runs.push_back(std::move(run));
    }
    cache->keep(rows);
    return runs;
}

TicketReport readTicketReport(StoreReader& reader, const CampaignRow& campaign, TicketMetric metric)
{
    if (campaign.kind != kTicketStudyKind)
        throw Failure(ErrorKind::BadInput, "report on", campaign.name.empty() ? campaign.id : campaign.name,
                      campaignReason("campaign.no-tickets"));
    const CampaignPlan plan = readCampaignPlan(campaign);
    std::vector<RunRow> rows;
    for (const RunRow& row : reader.campaignRuns(campaign.id))
        if (auto whole = reader.run(row.id, ticketMetrics()))
            rows.push_back(std::move(*whole));
    const std::vector<TicketRun> runs = ticketRuns(reader, rows, 0);
    return analyseTickets(*plan.tickets, plan.ticketPlan, runs, ticketCapacity(reader, plan, runs), metric);
}

} // namespace trainyard
