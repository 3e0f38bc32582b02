// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/fetch_service.h"

#include "backend/base/clock.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_job.h"
#include "gui/services/machine_hub.h"
#include "gui/services/store_service.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <utility>

namespace trainyard {
namespace {

constexpr int kAgainMs = 1000;              // between looks whether a machine is back
constexpr double kLongestFetchPause = 60.0; // between copies that break at once

bool interruptsFetch(ErrorKind kind)
{
    return kind == ErrorKind::Transport || kind == ErrorKind::Timeout;
}

} // namespace

/// What threads of machines use; lives until the last of them has let go of it.
struct FetchService::Shared {
    void tell(std::function<void(FetchService&)> call)
    {
        const std::lock_guard lock(mutex);
        if (FetchService* to = service)
            QMetaObject::invokeMethod(
                to, [to, call = std::move(call)] { call(*to); }, Qt::QueuedConnection);
    }
    std::mutex mutex;
    FetchService* service = nullptr; ///< null once it is gone
};

struct FetchService::Job {
    quint64 number = 0;
    QString machine;
    FetchRequest request;
    FetchState state;
    bool connecting = false; ///< a person was asked to log in for it
    int breaks = 0;          ///< in a row, without a byte between
    double due = 0.0;        ///< steadyTime() of the next try
    std::shared_ptr<std::atomic<bool>> cancelled = std::make_shared<std::atomic<bool>>(false);
};

FetchService::FetchService(StoreService* store, MachineHub* hub, QObject* parent)
    : QObject(parent), m_store(store), m_hub(hub), m_shared(std::make_shared<Shared>())
{
    m_shared->service = this;
    m_again.setInterval(kAgainMs);
    connect(&m_again, &QTimer::timeout, this, &FetchService::lookAgain);
}

FetchService::~FetchService()
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->service = nullptr;
    for (const auto& [id, job] : m_jobs)
        *job->cancelled = true;
}

FetchState FetchService::state(const QString& runId) const
{
    const auto found = m_jobs.find(runId);
    return found == m_jobs.end() ? FetchState() : found->second->state;
}

void FetchService::start(const QString& runId, const FetchChoice& choice, const QString& folder)
{
    auto& place = m_jobs[runId];
    if (place && place->state.working())
        return;
    place = std::make_unique<Job>();
    place->number = ++m_lastNumber;
    place->state.phase = FetchState::Phase::Running;
    emit changed(runId);
    struct Known {
        std::optional<RunRow> row;
        std::optional<RunSpec> spec;
        std::vector<std::string> announced;
    };
    m_store->ask(
        this,
        [id = runId.toStdString()](StoreReader& reader) {
            Known known{reader.run(id), reader.spec(id), {}};
            if (known.row)
                known.announced = announcedCheckpoints(reader, *known.row, known.spec);
            return known;
        },
        [this, runId, number = place->number, choice, target = folder.toStdString()](const Known& known) {
            const auto found = m_jobs.find(runId);
            if (found == m_jobs.end() || found->second->number != number || !found->second->state.working())
                return;
            Job& job = *found->second;
            try {
                if (!known.row)
                    throw Failure(ErrorKind::NotFound, "fetch from the run", runId.toStdString(),
                                  jobReason("job.no-such-run"));
                job.machine = QString::fromStdString(known.row->machine);
                job.request = fetchRequest(*known.row, known.spec, choice, target, known.announced);
            } catch (...) {
                take(runId, number, std::nullopt, currentError("fetch from the run"));
                return;
            }
            send(runId);
        });
}

void FetchService::send(const QString& runId)
{
    Job& job = *m_jobs.at(runId);
    if (!m_hub->connected(job.machine)) {
        const MachineStatus status = m_hub->status(job.machine);
        if (status.state == LinkState::Disconnected && std::exchange(job.connecting, true)) {
            // It was tried: nobody will try again by himself.
            take(runId, job.number, std::nullopt,
                 status.error.value_or(errorWith(ErrorKind::Cancelled, "reach", job.machine.toStdString(),
                                                 jobReason("job.machine-not-connected"))));
            return;
        }
        if (status.state == LinkState::Disconnected || status.state == LinkState::Lost)
            m_hub->connectMachine(job.machine);
        job.state.phase = FetchState::Phase::Waiting;
        job.state.error = status.error.value_or(Error{});
        m_again.start();
        emit changed(runId);
        return;
    }
    job.connecting = false;
    job.state.phase = FetchState::Phase::Running;
    emit changed(runId);
    const auto tell = [shared = m_shared, runId, number = job.number](const FetchNews& news) {
        shared->tell([runId, number, news](FetchService& service) {
            const auto found = service.m_jobs.find(runId);
            if (found == service.m_jobs.end() || found->second->number != number || !found->second->state.working())
                return;
            FetchState& state = found->second->state;
            if (news.done > state.done)
                found->second->breaks = 0;
            state.done = news.done;
            state.total = news.total;
            state.file = QString::fromStdString(news.file);
            emit service.changed(runId);
        });
    };
    m_hub->transfer(
        job.machine, this,
        [request = job.request, cancelled = job.cancelled, tell](Transport& there) {
            return fetchRun(request, there, [&](const FetchNews& news) {
                tell(news);
                return !*cancelled;
            });
        },
        std::function<void(const Result<FetchedRun>&)>(
            [this, runId, number = job.number](const Result<FetchedRun>& result) {
                if (result)
                    take(runId, number, result.value(), {});
                else
                    take(runId, number, std::nullopt, result.error());
            }));
}

void FetchService::take(const QString& runId, quint64 number, const std::optional<FetchedRun>& fetched,
                        const Error& error)
{
    const auto found = m_jobs.find(runId);
    if (found == m_jobs.end() || found->second->number != number || !found->second->state.working())
        return;
    FetchState& state = found->second->state;
    if (fetched) {
        state.phase = FetchState::Phase::Done;
        state.result = *fetched;
        state.done = state.total;
        emit finished(runId, *fetched);
    } else if (interruptsFetch(error.kind) && !found->second->connecting) {
        state.phase = FetchState::Phase::Waiting; // it goes on where it was cut
        state.error = error;
        found->second->due = steadyTime() + std::min(kLongestFetchPause, std::ldexp(1.0, found->second->breaks++));
        m_again.start();
    } else {
        state.phase = error.kind == ErrorKind::Cancelled ? FetchState::Phase::Cancelled : FetchState::Phase::Failed;
        state.error = error;
        if (state.phase == FetchState::Phase::Failed)
            emit failed(runId, error);
    }
    emit changed(runId);
}

void FetchService::lookAgain()
{
    bool waiting = false;
    std::vector<QString> due;
    for (const auto& [id, job] : m_jobs)
        if (job->state.phase == FetchState::Phase::Waiting) {
            const LinkState link = m_hub->status(job->machine).state;
            waiting = true;
            if ((link == LinkState::Connected || link == LinkState::Disconnected) && steadyTime() >= job->due)
                due.push_back(id);
        }
    if (!waiting)
        m_again.stop();
    for (const QString& id : due)
        send(id);
}

void FetchService::cancel(const QString& runId)
{
    const auto found = m_jobs.find(runId);
    if (found == m_jobs.end() || !found->second->state.working())
        return;
    *found->second->cancelled = true;
    found->second->state.phase = FetchState::Phase::Cancelled;
    emit changed(runId);
}

} // namespace trainyard
