// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/launch_service.h"

#include "backend/protocol/locations.h"
#include "gui/services/launcher.h"
#include "gui/services/machine.h"
#include "gui/services/worker_thread.h"

#include <algorithm>
#include <functional>

namespace trainyard {
namespace {

constexpr double kTurnSeconds = 0.5;
constexpr double kLongestBackOff = 30.0;

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
        } catch (...) {
            fail(runId, currentError(operation));
            return false;
        }
        turn();
        return true;
    }

    double turn()
    {
        try {
            for (const Launcher::Outcome& outcome : use().carryOut())
                tell(outcome);
            backOff = kTurnSeconds;
            lastError.clear();
        } catch (...) {
            const Error error = currentError("carry out what was asked of the runs");
            if (error.text() != lastError)
                fail({}, error);
            lastError = error.text();
            launcher.reset();
            backOff = std::clamp(backOff * 2, kTurnSeconds, kLongestBackOff);
        }
        return backOff;
    }

    void fail(const QString& runId, const Error& error)
    {
        QMetaObject::invokeMethod(owner, [service = owner, runId, error] { emit service->failed(runId, error); },
                                  Qt::QueuedConnection);
    }

    void tell(const Launcher::Outcome& outcome)
    {
        const QString runId = QString::fromStdString(outcome.runId);
        if (outcome.error) {
            fail(runId, *outcome.error);
            return;
        }
        const QString kind = QString::fromStdString(outcome.kind);
        QMetaObject::invokeMethod(owner, [service = owner, runId, kind] {
            if (kind == QLatin1String("submit") || kind == QLatin1String("resume"))
                emit service->submitted(runId);
            emit service->actionDone(runId, kind);
        }, Qt::QueuedConnection);
    }

    void ask(const QString& runId, const char* kind)
    {
        thread.post([this, runId, kind] {
            request(runId, kind, [&](Launcher& use) { use.ask(runId.toStdString(), kind); });
        });
    }

    LaunchService* owner;
    std::shared_ptr<RunStore> store;
    Machine machine;
    std::unique_ptr<Launcher> launcher;
    std::string lastError;
    double backOff = kTurnSeconds;
    WorkerThread thread;
};

LaunchService::LaunchService(std::shared_ptr<RunStore> store, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(this, std::move(store)))
{
}

LaunchService::~LaunchService() = default;

void LaunchService::start(const RunSpec& spec)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, spec] {
        worker->request(QString::fromStdString(spec.id), "start the run", [&](Launcher& use) { use.start(spec); });
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

void LaunchService::cancel(const QString& runId)
{
    m_worker->ask(runId, "cancel");
}

void LaunchService::remove(const QStringList& runIds, bool withDirectories)
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker, runIds, withDirectories] {
        std::vector<std::string> ids;
        for (const QString& id : runIds)
            ids.push_back(id.toStdString());
        const QString first = runIds.value(0);
        const bool done = worker->request(first, "delete the runs", [&](Launcher& use) { use.remove(ids, withDirectories); });
        if (!done || withDirectories)
            return; // with directories each tells when its own is gone
        for (const QString& id : runIds)
            worker->tell({id.toStdString(), "delete", std::nullopt});
    });
}

} // namespace trainyard
