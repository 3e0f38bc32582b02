// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/campaign_snapshot.h"

#include "backend/protocol/series.h"
#include "cluster/campaigns/step_fit.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::int64_t kMostPastRuns = 200;

StudyRun measuredRun(StoreReader& reader, const RunRow& row, int ranks)
{
    StudyRun run;
    run.id = row.id;
    run.ranks = ranks;
    run.state = StudyRun::State::Whole;
    for (const char* series :
         {series::kEpochSeconds, series::kCompute, series::kAllreduce, series::kValidation, series::kCheckpointing})
        reader.points(row.key, series, [&, series](const PointRow& point) {
            run.curves[series].push_back({point.samples, point.epoch, point.time, point.value});
        });
    return run;
}

} // namespace

CampaignPointer readCampaign(StoreReader& reader, const CampaignRow& campaign, StudyCache* cache,
                             const std::optional<StudyTolerance>& tolerance, TicketCache* tickets,
                             SearchCache* searches)
{
    auto snapshot = std::make_shared<CampaignSnapshot>();
    snapshot->campaign = campaign;
    try {
        snapshot->plan = readCampaignPlan(campaign);
    } catch (const Failure&) {
        // What its runs say can be shown all the same.
    }
    std::vector<MetricColumn> metrics = {{series::kValTop1, MetricSummary::Best},
                                         {series::kValLoss, MetricSummary::Best}};
    const std::size_t usual = metrics.size();
    if (snapshot->plan.tickets)
        metrics.insert(metrics.end(), ticketMetrics().begin(), ticketMetrics().end());
    for (const RunRow& row : reader.campaignRuns(campaign.id))
        if (auto whole = reader.run(row.id, metrics))
            snapshot->rows.push_back(std::move(*whole));
    if (snapshot->plan.search) {
        snapshot->search = readSearch(reader, campaign, searches);
        return snapshot;
    }
    if (snapshot->plan.tickets) {
        const TicketStudy& study = *snapshot->plan.tickets;
        const std::vector<TicketRun> runs = ticketRuns(reader, snapshot->rows, usual, tickets);
        const TicketCapacity capacity = ticketCapacity(reader, snapshot->plan, runs, tickets);
        snapshot->tickets = analyseTickets(study, snapshot->plan.ticketPlan, runs, capacity);
        snapshot->ticketsBest = analyseTickets(study, snapshot->plan.ticketPlan, runs, capacity, TicketMetric::Best);
        return snapshot;
    }
    const bool known = std::any_of(snapshot->rows.begin(), snapshot->rows.end(), [](const RunRow& row) {
        int ranks = 0, repeat = 0;
        return parseStudyCell(row.cell, ranks, repeat);
    });
    if (!known || (!campaign.kind.empty() && campaign.kind != kScalingStudyKind))
        return snapshot;
    StoredStudy study = readScalingStudy(reader, campaign, cache);
    snapshot->study = true;
    snapshot->base = std::move(study.base);
    snapshot->runs = std::move(study.runs);
    snapshot->cores = studyCores(snapshot->rows);
    snapshot->report = analyseScalingStudy(snapshot->base, snapshot->runs, snapshot->cores,
                                           tolerance.value_or(snapshot->plan.tolerance));
    snapshot->forecast = studyBasis(snapshot->base, snapshot->runs, snapshot->rows);
    const std::vector<MeasuredSteps> steps = medianSteps(snapshot->forecast.steps);
    snapshot->fitted = fittedRanks(steps);
    snapshot->costs = fitStepCosts(steps, snapshot->cores, threadsFor(snapshot->base, snapshot->cores));
    return snapshot;
}

PastSteps readPastSteps(StoreReader& reader, const RunSpec& spec, int cores)
{
    RunQuery query;
    query.text = "state:done machine:local";
    query.scope = RunScope::All;
    query.limit = kMostPastRuns;
    std::vector<MeasuredRun> runs;
    for (const RunRow& row : reader.runs(query))
        if (const std::optional<RunSpec> past = reader.spec(row.id); past && stepsAlike(*past, spec))
            runs.push_back({*past, measuredRun(reader, row, past->resources.ranks)});
    const std::vector<MeasuredSteps> steps = measuredSteps(runs);
    return {fitStepCosts(steps, cores, threadsFor(spec, cores)), fittedRanks(steps), static_cast<int>(runs.size())};
}

} // namespace trainyard
