// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/run_service.h"

#include "cluster/control/machine_runs.h"
#include "cluster/control/worker_thread.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/machine_hub.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <set>

namespace trainyard {
namespace {

constexpr double kTroublePause = 5.0; // after the store could not be read

/// One machine's: all but the making happens on its thread.
struct Place {
    std::unique_ptr<MachineRuns> runs;
    std::string lastTrouble;
};

} // namespace

/// What the machines' threads use; lives until the last of them has let go of it.
struct RunService::Shared {
    /// Runs `call` in the GUI thread unless the service is gone by then.
    void tell(std::function<void()> call)
    {
        const std::lock_guard lock(mutex);
        if (service)
            QMetaObject::invokeMethod(service, std::move(call), Qt::QueuedConnection);
    }
    bool isGone()
    {
        const std::lock_guard lock(mutex);
        return !service;
    }
    void tellNews(const MachineRuns::News& news, bool elsewhere);
    double turn(Place& place, const std::string& machineId, Machine& machine);

    std::shared_ptr<RunStore> store;
    MachineHub* hub = nullptr;
    LaunchService* launch = nullptr;
    FollowService* follow = nullptr;
    QueryPace::Intervals pace;
    std::set<QString> machines; ///< that have a turn; GUI thread

    std::mutex mutex;
    RunService* service = nullptr; ///< null once it is gone
    std::set<std::string> watched;
    std::map<std::string, bool> poked;
    std::unique_ptr<WorkerThread> reading; ///< asks the store at the start
};

void RunService::Shared::tellNews(const MachineRuns::News& news, bool elsewhere)
{
    if (news.outcomes.empty() && news.round.progressed.empty() && news.round.stateChanged.empty() &&
        news.round.errors.empty() && news.round.points == 0 && news.alerts.empty())
        return;
    FollowRound round = news.round;
    for (const Launcher::Outcome& outcome : news.outcomes)
        if (!outcome.error)
            round.stateChanged.push_back(outcome.runId);
    tell([launch = launch, follow = follow, outcomes = news.outcomes, round = std::move(round), alerts = news.alerts,
          lost = news.lost.has_value(), elsewhere] {
        launch->take(outcomes, elsewhere);
        follow->take(round, lost);
        follow->takeAlerts(alerts);
    });
}

/// One turn on the machine's thread; the hub sees from a Failure that the machine was not heard.
double RunService::Shared::turn(Place& place, const std::string& machineId, Machine& machine)
{
    if (store->readingOnly())
        return 3600.0; // nothing that is read or done could be stored
    std::set<std::string> watch;
    bool now = false;
    {
        const std::lock_guard lock(mutex);
        if (!service)
            return 3600.0;
        watch = watched;
        now = std::exchange(poked[machineId], false);
    }
    MachineRuns::News news;
    try {
        if (!place.runs) {
            MachineRuns::Options options = MachineRuns::optionsFor(machineId, pace);
            const QString id = QString::fromStdString(machineId);
            options.tell = [this](const MachineRuns::News& meanwhile) { tellNews(meanwhile, true); };
            options.serve = [this, id] { hub->serveRequests(id); };
            options.leave = [this] { return isGone(); };
            place.runs = std::make_unique<MachineRuns>(*store, std::move(options));
        }
        place.runs->setWatched(std::move(watch));
        if (now)
            place.runs->poke();
        news = place.runs->turn(machine, hub->isServing(QString::fromStdString(machineId)));
        place.lastTrouble.clear();
    } catch (...) {
        const Error error = currentError("look after the runs of a machine");
        if (std::exchange(place.lastTrouble, error.text()) != error.text())
            tell([follow = follow, error] { follow->fail(error); });
        place.runs.reset(); // begins anew with what the store says
        return kTroublePause;
    }
    tellNews(news, machineId != kLocalMachineId);
    if (news.lost)
        throw Failure(*news.lost);
    return news.nextIn;
}

RunService::RunService(std::shared_ptr<RunStore> store, MachineHub* hub, LaunchService* launch, FollowService* follow,
                       QueryPace::Intervals pace, QObject* parent)
    : QObject(parent), m_shared(std::make_shared<Shared>())
{
    m_shared->store = std::move(store);
    m_shared->hub = hub;
    m_shared->launch = launch;
    m_shared->follow = follow;
    m_shared->pace = pace;
    m_shared->service = this;
    connect(hub->book(), &MachineBook::changed, this, [this] {
        addMachines();
        connectBusy();
    });
    connect(launch, &LaunchService::requestStored, this, [this](const QString& machineId, const QString&) {
        const LinkState state = m_shared->hub->status(machineId).state;
        if (machineId != QLatin1String(kLocalMachineId) &&
            (state == LinkState::Disconnected || state == LinkState::Lost))
            m_shared->hub->connectMachine(machineId); // a person wants something done there
        poke(machineId);
    });
    connect(follow, &FollowService::poked, this, [this] { poke(QLatin1String(kLocalMachineId)); });
    m_shared->watched = follow->watched();
    connect(follow, &FollowService::watchedChanged, this, [this](const std::set<std::string>& runIds) {
        {
            const std::lock_guard lock(m_shared->mutex);
            m_shared->watched = runIds;
        }
        for (const QString& id : m_shared->machines)
            m_shared->hub->wake(id);
    });
    addMachines();
    if (hub->book()->loaded())
        connectBusy();
}

RunService::~RunService()
{
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->service = nullptr;
    }
    m_shared->reading.reset();
}

void RunService::poke(const QString& machineId)
{
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->poked[machineId.toStdString()] = true;
    }
    m_shared->hub->wake(machineId);
}

void RunService::connectBusy()
{
    if (!m_shared->reading)
        m_shared->reading = std::make_unique<WorkerThread>(WorkerThread::AtEnd::Drop);
    m_shared->reading->post([shared = m_shared.get()] {
        try {
            for (const std::string& id : shared->store->reader()->busyMachines())
                if (id != kLocalMachineId)
                    shared->tell([shared, machine = QString::fromStdString(id)] {
                        if (shared->hub->status(machine).state == LinkState::Disconnected)
                            shared->hub->connectQuietly(machine);
                    });
        } catch (const std::exception&) {
            // The turn of this computer tells of a store that cannot be read.
        }
    });
}

void RunService::addMachines()
{
    for (const MachineEntry& entry : m_shared->hub->book()->entries()) {
        const QString id = QString::fromStdString(entry.id);
        if (!m_shared->machines.insert(id).second)
            continue;
        const auto place = std::make_shared<Place>();
        m_shared->hub->addTurn(id, [shared = m_shared, place, id = entry.id](Machine& machine) {
            return shared->turn(*place, id, machine);
        });
    }
}

} // namespace trainyard
