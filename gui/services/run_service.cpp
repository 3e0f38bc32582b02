// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/run_service.h"

#include "cluster/control/machine_runs.h"
#include "cluster/control/removed_machines.h"
#include "cluster/control/run_adoption.h"
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
constexpr int kStoreLookMs = 1000;    // between looks whether another program has started a run

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
    void lookForBusy(const MachineIds& ids, bool bookChanged);
    void takeOver(const std::string& machineId, Machine& machine);
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
    MachineIds listed;    ///< of the book
    MachineIds searching; ///< machines on which runs of removed ones are still to be looked for

    // Of the thread that reads the store:
    std::unique_ptr<StoreReader> reader;
    std::int64_t counter = -1;
    std::map<std::string, std::set<std::string>> busy; ///< tokens of unfinished jobs by machine, as last seen
    std::unique_ptr<WorkerThread> reading;
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

/// Connects machines that have become busy. One that a person has disconnected stays so until it gets another job.
void RunService::Shared::lookForBusy(const MachineIds& ids, bool bookChanged)
{
    try {
        if (!reader)
            reader = store->reader();
        const std::int64_t now = reader->changeCounter();
        if (!bookChanged && now == counter)
            return;
        counter = now;
        if (!store->readingOnly())
            markRunsOfRemoved(*store, *reader, ids);
        std::map<std::string, std::set<std::string>> found;
        for (const std::string& id : reader->busyMachines())
            found[id]; // with open requests, be it without jobs
        for (const JobRow& job : reader->jobs(true))
            found[job.machine].insert(job.token);
        std::erase_if(found,
                      [&](const auto& entry) { return entry.first == kLocalMachineId || !ids.contains(entry.first); });
        for (const auto& [id, tokens] : found) {
            const auto known = busy.find(id);
            if (known != busy.end() && std::ranges::includes(known->second, tokens))
                continue;
            tell([this, machine = QString::fromStdString(id)] {
                if (hub->status(machine).state == LinkState::Disconnected)
                    hub->connectQuietly(machine);
            });
        }
        busy = std::move(found);
        if (bookChanged && !runsOfRemoved(*reader, ids).empty()) {
            const std::lock_guard lock(mutex);
            searching = ids;
        }
    } catch (const std::exception&) {
        // The turn of this computer tells of a store that cannot be read.
    }
}

/// Throws Failure when the connection broke; it is done again then.
void RunService::Shared::takeOver(const std::string& machineId, Machine& machine)
{
    MachineIds ids;
    {
        const std::lock_guard lock(mutex);
        if (searching.erase(machineId) == 0)
            return;
        ids = listed;
    }
    MachineRuns::News news;
    try {
        news.round.stateChanged = takeOverRuns(*store, machine, ids);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::Transport || failure.error().kind == ErrorKind::Timeout) {
            const std::lock_guard lock(mutex);
            searching.insert(machineId);
            throw;
        }
        news.round.errors.push_back(failure.error());
    }
    tellNews(news, true);
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
    if (machineId != kLocalMachineId && !hub->isServing(QString::fromStdString(machineId)))
        takeOver(machineId, machine);
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
    if (news.moved)
        tell([hub = hub] { hub->book()->reload(); }); // the hub then connects anew
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
    connect(hub->book(), &MachineBook::changed, this, &RunService::followBook);
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
    if (hub->book()->isRead())
        followBook();
    else
        addMachines();
    m_look.setInterval(kStoreLookMs);
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (m_shared->hub->book()->isRead())
            connectBusy(false);
    });
    m_look.start();
}

void RunService::followBook()
{
    const MachineIds ids = machineIds(m_shared->hub->book()->entries());
    {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->listed = ids;
    }
    m_shared->launch->setListedMachines(ids);
    addMachines();
    connectBusy(true);
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

void RunService::connectBusy(bool bookChanged)
{
    if (!m_shared->reading)
        m_shared->reading = std::make_unique<WorkerThread>(WorkerThread::AtEnd::Drop);
    m_shared->reading->post([shared = m_shared.get(), bookChanged, ids = machineIds(m_shared->hub->book()->entries())] {
        shared->lookForBusy(ids, bookChanged);
    });
}

void RunService::addMachines()
{
    std::erase_if(m_shared->machines, // one that is removed and comes back needs another turn
                  [this](const QString& id) { return m_shared->hub->book()->find(id) == nullptr; });
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
