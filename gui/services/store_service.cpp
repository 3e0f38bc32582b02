// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/store_service.h"

#include "cluster/control/worker_thread.h"

namespace trainyard {
namespace {

constexpr double kChangeLookSeconds = 0.25; // changed() comes at most four times a second

} // namespace

/// Two threads: a change waits for its commit, and a query must not wait behind it.
struct StoreService::Worker {
    Worker(StoreService* service, std::shared_ptr<RunStore> runStore)
        : owner(service), store(std::move(runStore)), queries(WorkerThread::AtEnd::Drop, [this] { return look(); }),
          changes(WorkerThread::AtEnd::Finish)
    {
    }

    /// The reader belongs to the query thread and is made there.
    StoreReader& reader()
    {
        if (!connection)
            connection = store->reader();
        return *connection;
    }

    void report(const Error& error)
    {
        QMetaObject::invokeMethod(
            owner, [service = owner, error] { emit service->failed(error); }, Qt::QueuedConnection);
    }

    void run(const std::function<void(StoreReader&)>& job)
    {
        try {
            job(reader());
        } catch (...) {
            report(currentError("read the store"));
            connection.reset(); // the next query starts on a fresh connection
        }
    }

    double look()
    {
        try {
            const std::int64_t counter = reader().changeCounter();
            if (counter != lastCounter)
                QMetaObject::invokeMethod(
                    owner, [service = owner] { emit service->changed(); }, Qt::QueuedConnection);
            lastCounter = counter;
            lookFailed = false;
        } catch (...) {
            if (!lookFailed)
                report(currentError("look into the store"));
            lookFailed = true;
            connection.reset();
        }
        return lookFailed ? 5.0 : kChangeLookSeconds;
    }

    StoreService* owner;
    std::shared_ptr<RunStore> store;
    std::unique_ptr<StoreReader> connection;
    std::int64_t lastCounter = -1;
    bool lookFailed = false;
    WorkerThread queries;
    WorkerThread changes;
};

StoreService::StoreService(std::shared_ptr<RunStore> store, QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_worker(std::make_unique<Worker>(this, m_store))
{
}

StoreService::~StoreService() = default;

void StoreService::post(std::function<void(StoreReader&)> job)
{
    Worker* worker = m_worker.get();
    worker->queries.post([worker, job = std::move(job)] { worker->run(job); });
}

void StoreService::change(QObject* receiver, std::function<Result<void>(RunStore&)> work,
                          std::function<void(const Result<void>&)> done)
{
    Worker* worker = m_worker.get();
    worker->changes.post([this, worker, guard = QPointer<QObject>(receiver), anybody = !receiver,
                          work = std::move(work), done = std::move(done)] {
        Result<void> outcome;
        try {
            outcome = work(*worker->store);
        } catch (...) {
            outcome = currentError("change the store");
        }
        QMetaObject::invokeMethod(
            this,
            [this, guard, anybody, outcome, done] {
                // Nobody left to tell: a failed change must still be seen.
                if ((guard || anybody) && done)
                    done(outcome);
                else if (!outcome)
                    emit failed(outcome.error());
            },
            Qt::QueuedConnection);
    });
}

} // namespace trainyard
