// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/campaign_service.h"

#include "backend/base/clock.h"
#include "backend/protocol/series.h"
#include "cluster/campaigns/step_fit.h"
#include "gui/services/scaling_studies.h"
#include "gui/services/settle.h"
#include "gui/services/worker_thread.h"

#include <algorithm>
#include <map>
#include <utility>

namespace trainyard {
namespace {

constexpr double kCampaignTurnSeconds = 0.5;
constexpr double kShareOfTime = 5.0; // reading a large study may take at most a fifth of the time
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
                             const std::optional<StudyTolerance>& tolerance, TicketCache* tickets)
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
    const std::vector<MeasuredSteps> steps = measuredSteps(snapshot->base, snapshot->runs);
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

struct CampaignService::Worker {
    Worker(CampaignService* service, std::shared_ptr<RunStore> runStore)
        : owner(service), store(std::move(runStore)), thread(WorkerThread::AtEnd::Finish, [this] { return turn(); })
    {
    }

    StoreReader& use()
    {
        if (!reader)
            reader = store->reader();
        return *reader;
    }

    template <typename Emit>
    void tell(Emit emitting)
    {
        QMetaObject::invokeMethod(
            owner, [service = owner, emitting = std::move(emitting)] { emitting(*service); }, Qt::QueuedConnection);
    }

    void fail(const char* operation)
    {
        const Error error = currentError(operation);
        if (std::exchange(lastError, error.text()) != error.text())
            tell([error](CampaignService& service) { emit service.failed(error); });
    }

    double turn()
    {
        if (!active)
            return 3600.0;
        try {
            const std::int64_t counter = use().changeCounter();
            if (counter == lastCounter)
                return kCampaignTurnSeconds;
            const double begun = steadyTime();
            const std::vector<CampaignRow> campaigns = use().campaigns();
            tell([summaries = summed(campaigns)](CampaignService& service) { emit service.campaignsRead(summaries); });
            readWatched(campaigns);
            lastCounter = counter;
            lastError.clear();
            return std::max(kCampaignTurnSeconds, kShareOfTime * (steadyTime() - begun));
        } catch (...) {
            fail("read the campaigns");
            reader.reset();
            return 4 * kCampaignTurnSeconds;
        }
    }

    std::vector<CampaignSummary> summed(const std::vector<CampaignRow>& campaigns)
    {
        std::vector<CampaignSummary> out;
        for (const CampaignRow& campaign : campaigns) {
            if (!cells.contains(campaign.id)) { // a plan never changes
                std::int64_t& count = cells[campaign.id];
                try {
                    count = static_cast<std::int64_t>(readCampaignPlan(campaign).cells.size());
                } catch (const Failure&) {
                    count = 0;
                }
            }
            out.push_back({campaign, cells.at(campaign.id)});
        }
        return out;
    }

    void readWatched(const std::vector<CampaignRow>& campaigns)
    {
        if (watched.empty())
            return;
        const auto found =
            std::find_if(campaigns.begin(), campaigns.end(), [&](const CampaignRow& row) { return row.id == watched; });
        if (found == campaigns.end()) {
            tell([id = QString::fromStdString(watched)](CampaignService& service) { emit service.campaignGone(id); });
            return;
        }
        const CampaignPointer snapshot = readCampaign(use(), *found, &cache, tolerance, &tickets);
        tell([snapshot](CampaignService& service) { emit service.campaignRead(snapshot); });
    }

    void change(const char* operation, const std::function<void(RunStore&)>& work)
    {
        try {
            work(*store);
        } catch (...) {
            lastError.clear();
            fail(operation);
        }
        thread.wake();
    }

    CampaignService* owner;
    std::shared_ptr<RunStore> store;
    std::unique_ptr<StoreReader> reader; // all from here on: on the thread
    StudyCache cache;
    TicketCache tickets;
    std::map<std::string, std::int64_t> cells; ///< by campaign
    bool active = false;
    std::string watched;
    std::optional<StudyTolerance> tolerance;
    std::int64_t lastCounter = -1;
    std::string lastError;
    WorkerThread thread;
};

CampaignService::CampaignService(std::shared_ptr<RunStore> store, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(this, std::move(store)))
{
}

CampaignService::~CampaignService() = default;

void CampaignService::setActive(bool active)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, active] {
        worker->active = active;
        worker->lastCounter = -1;
        worker->thread.wake();
    });
}

void CampaignService::watch(const QString& campaign, const std::optional<StudyTolerance>& tolerance)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, id = campaign.toStdString(), tolerance] {
        worker->watched = id;
        worker->tolerance = tolerance;
        worker->lastCounter = -1;
        worker->thread.wake();
    });
}

void CampaignService::setArchived(const QString& campaign, bool archived)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, id = campaign.toStdString(), archived] {
        worker->change("archive the campaign",
                       [&](RunStore& store) { settle(store.setCampaignArchived(id, archived)); });
    });
}

void CampaignService::remove(const QString& campaign)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, id = campaign.toStdString()] {
        worker->change("remove the campaign", [&](RunStore& store) { settle(store.removeCampaign(id)); });
    });
}

void CampaignService::askPastSteps(quint64 generation, const RunSpec& spec)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, generation, spec] {
        try {
            const PastSteps steps = readPastSteps(worker->use(), spec, studyCores({}));
            worker->tell(
                [generation, steps](CampaignService& service) { emit service.pastStepsRead(generation, steps); });
        } catch (...) {
            worker->fail("look for past runs");
            worker->reader.reset();
        }
    });
}

void CampaignService::askComparableRun(quint64 generation, const RunSpec& spec, const std::string& machine)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, generation, spec, machine] {
        try {
            const std::optional<ComparableRun> run = findComparableRun(worker->use(), spec, machine);
            worker->tell(
                [generation, run](CampaignService& service) { emit service.comparableRunRead(generation, run); });
        } catch (...) {
            worker->fail("look for a past run like this one");
            worker->reader.reset();
        }
    });
}

} // namespace trainyard
