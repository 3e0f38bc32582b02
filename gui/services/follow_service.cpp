// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/follow_service.h"

#include "backend/base/clock.h"
#include "gui/services/follower_loop.h"
#include "gui/services/machine.h"
#include "gui/services/worker_thread.h"

#include <algorithm>
#include <set>

namespace trainyard {
namespace {

constexpr double kFirstFollowBackOff = 1.0;
constexpr double kLongestFollowBackOff = 30.0;

} // namespace

struct FollowService::Worker {
    Worker(FollowService* service, std::shared_ptr<RunStore> runStore)
        : owner(service), store(std::move(runStore)), thread(WorkerThread::AtEnd::Drop, [this] { return turn(); })
    {
    }

    FollowerLoop& follower()
    {
        if (!loop) {
            if (!machine.transport)
                machine = localMachine();
            loop =
                std::make_unique<FollowerLoop>(*store, *machine.transport, *machine.scheduler, FollowerLoop::Options());
            loop->setWatched(watched);
        }
        return *loop;
    }

    double turn()
    {
        try {
            const FollowRound round = follower().round();
            backOff = 0.0;
            lastError.clear();
            tell(round);
            return round.nextIn;
        } catch (...) {
            const Error error = currentError("follow the runs");
            if (error.text() != lastError)
                QMetaObject::invokeMethod(
                    owner, [service = owner, error] { emit service->failed(error); }, Qt::QueuedConnection);
            lastError = error.text();
            loop.reset(); // begins anew with what the store says
            backOff = std::clamp(backOff * 2, kFirstFollowBackOff, kLongestFollowBackOff);
            return backOff;
        }
    }

    void tell(const FollowRound& round)
    {
        points += round.points;
        const double now = steadyTime();
        const bool second = now - lastRate >= 1.0;
        const double rate = second && lastRate > 0.0 ? static_cast<double>(points) / (now - lastRate) : 0.0;
        if (second) {
            lastRate = now;
            points = 0;
        }
        if (round.progressed.empty() && round.stateChanged.empty() && round.errors.empty() && !second)
            return;
        QMetaObject::invokeMethod(
            owner,
            [service = owner, round, second, rate] {
                const std::set<std::string> progressed(round.progressed.begin(), round.progressed.end());
                for (const std::string& id : progressed)
                    emit service->runProgressed(QString::fromStdString(id));
                for (const std::string& id : round.stateChanged)
                    emit service->runStateChanged(QString::fromStdString(id));
                for (const Error& error : round.errors)
                    emit service->failed(error);
                if (second)
                    emit service->ingestRate(rate);
            },
            Qt::QueuedConnection);
    }

    FollowService* owner;
    std::shared_ptr<RunStore> store;
    Machine machine;
    std::unique_ptr<FollowerLoop> loop;
    std::set<std::string> watched;
    std::string lastError;
    double backOff = 0.0;
    double lastRate = 0.0;
    std::int64_t points = 0;
    WorkerThread thread;
};

FollowService::FollowService(std::shared_ptr<RunStore> store, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(this, std::move(store)))
{
}

FollowService::~FollowService() = default;

void FollowService::setWatched(const QString& runId)
{
    setWatched(runId.isEmpty() ? std::set<std::string>() : std::set<std::string>{runId.toStdString()});
}

void FollowService::setWatched(const std::set<std::string>& runIds)
{
    emit watchedChanged(runIds);
    Worker* worker = m_worker.get();
    worker->thread.post([worker, runIds] {
        worker->watched = runIds;
        if (worker->loop) {
            worker->loop->setWatched(runIds);
            worker->loop->poke();
        }
    });
    worker->thread.wake();
}

void FollowService::poke()
{
    Worker* worker = m_worker.get();
    worker->thread.post([worker] {
        if (worker->loop)
            worker->loop->poke();
    });
    worker->thread.wake();
}

} // namespace trainyard
