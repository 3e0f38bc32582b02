// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/launch_service.h"

#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "gui/services/launcher.h"
#include "gui/services/machine.h"
#include "gui/services/machine_book.h"
#include "gui/services/scaling_studies.h"
#include "gui/services/ticket_campaigns.h"
#include "gui/services/worker_thread.h"

#include <algorithm>
#include <atomic>
#include <functional>

namespace trainyard {
namespace {

constexpr double kLaunchTurnSeconds = 0.5;
constexpr double kLongestLaunchBackOff = 30.0;

/// Runs on their way out; the first is next.
struct Removal {
    QStringList runIds;
    bool withDirectories = false;
    int cancellations = 0; ///< when it was asked for: one more, and the rest stays
};

} // namespace

struct LaunchService::Worker {
    Worker(LaunchService* service, std::shared_ptr<RunStore> runStore)
        : owner(service), store(std::move(runStore)), thread(WorkerThread::AtEnd::Finish, [this] { return turn(); })
    {
    }

    Launcher& use()
    {
        if (!launcher) {
            machine = localMachine();
            reader = store->reader();
            Launcher::Options options;
            options.runsFolder = runsFolder();
            launcher = std::make_unique<Launcher>(*store, *machine.transport, *machine.scheduler, options);
        }
        return *launcher;
    }

    /// Stores a wish and carries it out; on this object's thread. False when the wish was refused.
    bool request(const QString& runId, const char* operation, const std::function<void(Launcher&)>& wish)
    {
        try {
            wish(use());
            tellMachine(runId);
        } catch (...) {
            fail(runId, currentError(operation));
            return false;
        }
        turn();
        return true;
    }

    void startCampaign(const std::string& id, const CampaignPlace& place,
                       const std::function<std::string(Launcher&)>& start)
    {
        std::string started;
        if (request(QString::fromStdString(id), "start the campaign", [&](Launcher& use) { started = start(use); }))
            QMetaObject::invokeMethod(
                owner,
                [service = owner, name = QString::fromStdString(started),
                 machine = QString::fromStdString(place.machine)] {
                    emit service->campaignStarted(name);
                    emit service->wishStored(machine, name);
                },
                Qt::QueuedConnection);
    }

    /// Whoever carries out what is for that machine is to look now.
    void tellMachine(const QString& runId)
    {
        const std::optional<RunRow> row = reader ? reader->run(runId.toStdString()) : std::nullopt;
        if (row)
            QMetaObject::invokeMethod(
                owner,
                [service = owner, runId, machine = QString::fromStdString(row->machine)] {
                    emit service->wishStored(machine, runId);
                },
                Qt::QueuedConnection);
    }

    double turn()
    {
        try {
            for (const Launcher::Outcome& outcome : use().carryOut())
                tell(outcome);
            backOff = kLaunchTurnSeconds;
            lastError.clear();
        } catch (...) {
            const Error error = currentError("carry out what was asked of the runs");
            if (error.text() != lastError)
                fail({}, error);
            lastError = error.text();
            launcher.reset();
            backOff = std::clamp(backOff * 2, kLaunchTurnSeconds, kLongestLaunchBackOff);
        }
        return backOff;
    }

    void fail(const QString& runId, const Error& error)
    {
        QMetaObject::invokeMethod(
            owner, [service = owner, runId, error] { emit service->failed(runId, error); }, Qt::QueuedConnection);
    }

    void tell(const Launcher::Outcome& outcome)
    {
        const QString runId = QString::fromStdString(outcome.runId);
        if (outcome.error) {
            fail(runId, *outcome.error);
            return;
        }
        const QString kind = QString::fromStdString(outcome.kind);
        QMetaObject::invokeMethod(
            owner,
            [service = owner, runId, kind] {
                if (kind == QLatin1String("submit") || kind == QLatin1String("resume"))
                    emit service->submitted(runId);
                emit service->actionDone(runId, kind);
            },
            Qt::QueuedConnection);
    }

    void ask(const QString& runId, const char* kind, const Launcher::Wish& wish = {})
    {
        thread.post([this, runId, kind, wish] {
            request(runId, kind, [&](Launcher& use) { use.ask(runId.toStdString(), kind, wish); });
        });
    }

    void begin(const Removal& removal)
    {
        try {
            std::vector<std::string> ids;
            for (const QString& id : removal.runIds)
                ids.push_back(id.toStdString());
            use().requireRemovable(ids);
        } catch (...) {
            fail(removal.runIds.first(), currentError("delete the runs"));
            return;
        }
        total += int(removal.runIds.size());
        ++removals;
        tellRemoving();
        removeNext(removal);
    }

    void tellRemoving()
    {
        QMetaObject::invokeMethod(
            owner, [service = owner, at = done, of = total] { emit service->removing(at, of); }, Qt::QueuedConnection);
    }

    /// A task a run: what is asked of other runs meanwhile gets its turn in between.
    void removeNext(Removal removal)
    {
        const bool cancelledNow = cancelled != removal.cancellations;
        if (!cancelledNow && !removal.runIds.isEmpty()) {
            const QString id = removal.runIds.takeFirst();
            const bool asked = request(id, "delete the run",
                                       [&](Launcher& use) { use.remove({id.toStdString()}, removal.withDirectories); });
            if (asked && !removal.withDirectories)
                tell({id.toStdString(), "delete", std::nullopt}); // with its directory it tells when that is gone
            ++done;
            tellRemoving();
            thread.post([this, removal] { removeNext(removal); });
            return;
        }
        if (--removals > 0)
            return; // the last one tells of all
        QMetaObject::invokeMethod(
            owner, [service = owner, at = done, of = total] { emit service->removalEnded(at, of); },
            Qt::QueuedConnection);
        done = total = 0;
    }

    LaunchService* owner;
    std::shared_ptr<RunStore> store;
    Machine machine;
    std::unique_ptr<StoreReader> reader;
    std::unique_ptr<Launcher> launcher;
    std::string lastError;
    double backOff = kLaunchTurnSeconds;
    std::atomic<int> cancelled{0};         ///< how often removals were cancelled
    int removals = 0, done = 0, total = 0; ///< under way, and their runs; on the thread
    WorkerThread thread;
};

LaunchService::LaunchService(std::shared_ptr<RunStore> store, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(this, std::move(store)))
{
}

LaunchService::~LaunchService() = default;

void LaunchService::start(const RunSpec& spec, const QString& machineId)
{
    Worker* worker = m_worker.get();
    RunSpec known = spec;
    if (known.id.empty())
        known.id = makeRunId();
    worker->thread.post([worker, known, machineId] {
        worker->request(QString::fromStdString(known.id), "start the run",
                        [&](Launcher& use) { use.start(known, machineId.toStdString()); });
    });
}

void LaunchService::startScalingStudy(const ScalingStudy& study, const StudyTolerance& tolerance,
                                      const CampaignPlace& place)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, study, tolerance, place] {
        worker->startCampaign(study.id, place, [&](Launcher& use) {
            return trainyard::startScalingStudy(*worker->store, use, study, tolerance, place).campaign;
        });
    });
}

void LaunchService::startRunSeries(const RunSeries& series, const CampaignPlace& place)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, series, place] {
        worker->startCampaign(series.id, place, [&](Launcher& use) {
            return trainyard::startRunSeries(*worker->store, use, series, place).campaign;
        });
    });
}

void LaunchService::startTicketStudy(const TicketStudy& study, const CampaignPlace& place, const TicketRoom& room)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, study, place, room] {
        worker->startCampaign(study.id, place, [&](Launcher& use) {
            TicketRoom there = room;
            if (place.machine == kLocalMachineId) {
                there.where = runsFolder().string();
                there.bytesFree = freeBytesHere(runsFolder());
            }
            return trainyard::startTicketStudy(*worker->store, use, study, place, there).campaign;
        });
    });
}

void LaunchService::startMissingCells(const QString& campaign)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, campaign] {
        worker->request(campaign, "start the missing runs",
                        [&](Launcher& use) { use.askForCells(campaign.toStdString()); });
    });
}

void LaunchService::resume(const QString& runId)
{
    m_worker->ask(runId, "resume");
}

void LaunchService::stop(const QString& runId)
{
    m_worker->ask(runId, "stop");
}

void LaunchService::checkpointNow(const QString& runId)
{
    m_worker->ask(runId, "checkpoint");
}

void LaunchService::trace(const QString& runId, const TraceRequest& request)
{
    m_worker->ask(runId, "trace", {request, 0.0});
}

void LaunchService::hold(const QString& runId)
{
    m_worker->ask(runId, "hold");
}

void LaunchService::release(const QString& runId)
{
    m_worker->ask(runId, "release");
}

void LaunchService::requeue(const QString& runId)
{
    m_worker->ask(runId, "requeue");
}

void LaunchService::extend(const QString& runId, double seconds)
{
    m_worker->ask(runId, "extend", {std::nullopt, seconds});
}

void LaunchService::cancel(const QString& runId)
{
    m_worker->ask(runId, "cancel");
}

void LaunchService::remove(const QStringList& runIds, bool withDirectories)
{
    if (runIds.isEmpty())
        return;
    Worker* worker = m_worker.get();
    worker->thread.post(
        [worker, removal = Removal{runIds, withDirectories, worker->cancelled.load()}] { worker->begin(removal); });
}

void LaunchService::cancelRemoval()
{
    ++m_worker->cancelled;
}

} // namespace trainyard
