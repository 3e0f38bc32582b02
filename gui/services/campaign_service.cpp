// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/campaign_service.h"

#include "backend/base/clock.h"
#include "backend/protocol/series.h"
#include "cluster/campaigns/step_fit.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/settle.h"
#include "cluster/control/worker_thread.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace trainyard {
namespace {

constexpr double kCampaignTurnSeconds = 0.5;
constexpr double kShareOfTime = 5.0; // reading a large study may take at most a fifth of the time

} // namespace

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
            const std::size_t plan = std::hash<std::string>()(campaign.plan); // a search may be given more runs
            const auto known = cells.find(campaign.id);
            if (known == cells.end() || known->second.first != plan)
                cells.insert_or_assign(campaign.id, std::pair(plan, plannedCells(campaign)));
            out.push_back({campaign, cells.at(campaign.id).second});
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
        const CampaignPointer snapshot = readCampaign(use(), *found, &cache, tolerance, &tickets, &searches);
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
    SearchCache searches;
    /// By campaign: of which plan, as a hash, and how many.
    std::map<std::string, std::pair<std::size_t, std::int64_t>> cells;
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
