// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/launch_service.h"

#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/program_files.h"
#include "backend/protocol/reasons_store.h"
#include "cluster/control/launcher.h"
#include "cluster/control/machine.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/search_campaigns.h"
#include "cluster/control/settle.h"
#include "cluster/control/ticket_campaigns.h"
#include "cluster/control/worker_thread.h"
#include "gui/services/machine_book.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>
#include <optional>

namespace trainyard {
namespace {

constexpr double kOthersLook = 0.5; // seconds between looks whether another program has done what was asked
constexpr double kStoreTroublePause = 5.0;
constexpr double kIdleTurn = 3600.0;

bool isMachinesTrouble(ErrorKind kind)
{
    return kind == ErrorKind::Transport || kind == ErrorKind::Timeout || kind == ErrorKind::Cancelled ||
           kind == ErrorKind::Busy;
}

/// What a store that takes no more changes says of what was to start; any other error as it is.
Error startError(const Error& error, const char* operation, const std::string& name)
{
    if (error.reasonCode == "store.replaced")
        return errorWith(error.kind, operation, name, storeReason("store.no-start-replaced", PathText{error.subject}));
    if (error.reasonCode == "store.reading-only" || error.reasonCode == "store.reading-only-journal")
        return errorWith(error.kind, operation, name,
                         storeReason("store.no-start-reading-only", PathText{error.subject}));
    return error;
}

/// With the whole path of a program that starts on this computer.
RunSpec settled(RunSpec spec, const std::string& machine)
{
    if (spec.program && (machine.empty() || machine == kLocalMachineId))
        settleProgram(*spec.program);
    return spec;
}

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
            options.isRemoved = [this](const std::string& id) { return listed && isRemoved(*listed, id); };
            launcher = std::make_unique<Launcher>(*store, *machine.transport, *machine.scheduler, options);
        }
        return *launcher;
    }

    /// Stores a request, on this object's thread. False when it was refused. `name`: of what is to start.
    bool request(const QString& runId, const char* operation, const std::function<void(Launcher&)>& ask,
                 const std::string& name = {})
    {
        try {
            ask(use());
            tellMachine(runId);
        } catch (...) {
            const Error error = currentError(operation);
            fail(runId, name.empty() ? error : startError(error, operation, name));
            return false;
        }
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
                    emit service->requestStored(machine, name);
                },
                Qt::QueuedConnection);
    }

    /// Whoever carries out what is for that machine is to look now.
    void tellMachine(const QString& runId)
    {
        const std::optional<RunRow> row = reader ? reader->run(runId.toStdString()) : std::nullopt;
        storedHere = storedHere || !row || row->machine == kLocalMachineId;
        thread.wake();
        if (row)
            QMetaObject::invokeMethod(
                owner,
                [service = owner, runId, machine = QString::fromStdString(row->machine), awaits = launcher->awaits()] {
                    if (awaits)
                        service->m_untold.insert(runId);
                    service->m_answered.erase(runId);
                    emit service->requestStored(machine, runId);
                },
                Qt::QueuedConnection);
    }

    /// At the end: what was asked for this computer must not wait for the next window.
    void carryOutHere()
    {
        try {
            if (storedHere)
                (void)use().carryOut(true);
        } catch (const std::exception&) {
            // It stays stored.
        }
    }

    double turn()
    {
        try {
            for (const auto& [id, removal] : std::map(waiting))
                if (!reader->run(id))
                    goOn(id);
            if (launcher && launcher->awaits())
                for (const Launcher::Outcome& outcome : launcher->awaitedOutcomes())
                    QMetaObject::invokeMethod(
                        owner, [service = owner, outcome] { service->takeAwaited(outcome); }, Qt::QueuedConnection);
        } catch (const std::exception&) {
            return kStoreTroublePause; // RunService tells of a store that cannot be read
        }
        return waiting.empty() && !(launcher && launcher->awaits()) ? kIdleTurn : kOthersLook;
    }

    void fail(const QString& runId, const Error& error)
    {
        QMetaObject::invokeMethod(
            owner, [service = owner, runId, error] { emit service->failed(runId, error); }, Qt::QueuedConnection);
    }

    void begin(const Removal& removal)
    {
        try {
            std::vector<std::string> ids;
            for (const QString& id : removal.runIds)
                ids.push_back(id.toStdString());
            use().requireRemovable(ids, removal.withDirectories);
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

    /// A task a run: what is asked of other runs meanwhile gets its turn in between. A run's folder on this computer is
    /// gone before the next run's turn comes.
    void removeNext(Removal removal)
    {
        const bool cancelledNow = cancelled != removal.cancellations;
        if (!cancelledNow && !removal.runIds.isEmpty()) {
            const QString id = removal.runIds.takeFirst();
            const std::optional<RunRow> row = reader->run(id.toStdString());
            const bool asked = request(id, "delete the run",
                                       [&](Launcher& use) { use.remove({id.toStdString()}, removal.withDirectories); });
            if (asked && removal.withDirectories && row && row->machine == kLocalMachineId) {
                waiting.insert_or_assign(id.toStdString(), removal);
                thread.wake();
                return;
            }
            const bool recordOnly = row && listed && isRemoved(*listed, row->machine);
            if (asked && (!removal.withDirectories || recordOnly))
                QMetaObject::invokeMethod(
                    owner, [service = owner, id] { emit service->actionDone(id, RequestKind::DeleteFiles); },
                    Qt::QueuedConnection);
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

    /// The removal that waits for this run goes on, whatever became of it.
    void goOn(const std::string& runId)
    {
        const auto found = waiting.find(runId);
        if (found == waiting.end())
            return;
        const Removal removal = found->second;
        waiting.erase(found);
        ++done;
        tellRemoving();
        thread.post([this, removal] { removeNext(removal); });
    }

    LaunchService* owner;
    std::shared_ptr<RunStore> store;
    Machine machine;
    std::unique_ptr<StoreReader> reader;
    std::unique_ptr<Launcher> launcher;
    std::optional<MachineIds> listed;       ///< on the thread
    bool storedHere = false;                ///< something for this computer
    std::map<std::string, Removal> waiting; ///< by the run whose folder is being removed
    std::atomic<int> cancelled{0};          ///< how often removals were cancelled
    int removals = 0, done = 0, total = 0;  ///< under way, and their runs; on the thread
    WorkerThread thread;
};

LaunchService::LaunchService(std::shared_ptr<RunStore> store, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(this, std::move(store)))
{
}

LaunchService::~LaunchService()
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker] { worker->carryOutHere(); });
}

void LaunchService::setListedMachines(const MachineIds& ids)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, ids] { worker->listed = ids; });
}

/// Another program may have carried it out; where that was RunService it is told already.
void LaunchService::takeAwaited(const Launcher::Outcome& outcome)
{
    const QString runId = QString::fromStdString(outcome.runId);
    if (m_untold.erase(runId) == 0)
        return;
    take({outcome}, false);
    m_answered.insert(runId);
}

void LaunchService::take(const std::vector<Launcher::Outcome>& outcomes, bool elsewhere)
{
    Worker* worker = m_worker.get();
    for (const Launcher::Outcome& outcome : outcomes) {
        const QString runId = QString::fromStdString(outcome.runId);
        if (outcome.kind == RequestKind::DeleteFiles)
            worker->thread.post([worker, id = outcome.runId] { worker->goOn(id); });
        if (!outcome.error) {
            m_untold.erase(runId);
            const bool starts = outcome.kind == RequestKind::Submit || outcome.kind == RequestKind::Resume;
            if (starts && m_answered.erase(runId) > 0)
                continue;
            if (starts)
                emit submitted(runId);
            emit actionDone(runId, outcome.kind);
        } else if (!elsewhere || !isMachinesTrouble(outcome.error->kind)) {
            m_untold.erase(runId);
            emit failed(runId, *outcome.error);
        }
    }
}

void LaunchService::start(const RunSpec& spec, const QString& machineId, const QString& clonedFrom)
{
    Worker* worker = m_worker.get();
    RunSpec known = spec;
    if (known.id.empty())
        known.id = makeRunId();
    worker->thread.post([worker, known, machineId, clonedFrom] {
        const auto start = [&](Launcher& use) {
            use.start(settled(known, machineId.toStdString()), machineId.toStdString());
            if (clonedFrom.isEmpty())
                return;
            try {
                settle(worker->store->setClonedFrom(known.id, clonedFrom.toStdString()));
            } catch (...) {
                worker->fail({}, currentError("write the store")); // of no run: this one has started
            }
        };
        worker->request(QString::fromStdString(known.id), "start the run", start, known.name);
    });
}

void LaunchService::startScalingStudy(const ScalingStudy& study, const StudyTolerance& tolerance,
                                      const CampaignPlace& place)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, study, tolerance, place] {
        worker->startCampaign(study.id, place, [&](Launcher& use) {
            ScalingStudy here = study;
            here.base = settled(study.base, place.machine);
            return trainyard::startScalingStudy(*worker->store, use, here, tolerance, place).campaign;
        });
    });
}

void LaunchService::startRunSeries(const RunSeries& series, const CampaignPlace& place)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, series, place] {
        worker->startCampaign(series.id, place, [&](Launcher& use) {
            RunSeries here = series;
            for (RunSpec& spec : here.specs)
                spec = settled(spec, place.machine);
            return trainyard::startRunSeries(*worker->store, use, here, place).campaign;
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

void LaunchService::startSearch(const SearchStudy& study, const CampaignPlace& place)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, study, place] {
        worker->startCampaign(study.id, place, [&](Launcher& use) {
            return trainyard::startSearch(*worker->store, use, study.plan, settled(study.base, place.machine),
                                          study.name, place, study.id)
                .campaign;
        });
    });
}

void LaunchService::extendSearch(const QString& campaign, const SearchExtension& extension)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, campaign, extension] {
        worker->request(campaign, "extend the search", [&](Launcher& use) {
            (void)trainyard::extendSearch(*worker->store, use, campaign.toStdString(), extension);
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

void LaunchService::ask(const QString& runId, const RunRequest& request)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, runId, request] {
        worker->request(runId, "ask the run", [&](Launcher& use) { use.ask(runId.toStdString(), request); });
    });
}

void LaunchService::resume(const QString& runId)
{
    ask(runId, ResumeRequest());
}

void LaunchService::stop(const QString& runId)
{
    ask(runId, StopRequest());
}

void LaunchService::checkpointNow(const QString& runId)
{
    ask(runId, CheckpointRequest());
}

void LaunchService::trace(const QString& runId, const TraceRequest& request)
{
    ask(runId, RecordTraceRequest{request});
}

void LaunchService::hold(const QString& runId)
{
    ask(runId, HoldRequest());
}

void LaunchService::release(const QString& runId)
{
    ask(runId, ReleaseRequest());
}

void LaunchService::requeue(const QString& runId)
{
    ask(runId, RequeueRequest());
}

void LaunchService::extend(const QString& runId, double seconds)
{
    ask(runId, ExtendRequest{seconds});
}

void LaunchService::cancel(const QString& runId)
{
    ask(runId, CancelRequest());
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
