// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/writer.h"

#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/protocol/reasons_store.h"
#include "storage/store/sweep.h"

#include <chrono>
#include <utility>
#include <vector>

namespace trainyard::store {
namespace {

constexpr std::size_t kGroupRows = 20'000;
constexpr double kGroupSeconds = 0.05;

} // namespace

Failure replacedFile(const std::string& operation, const std::string& file)
{
    return Failure(ErrorKind::Io, operation, file, storeReason("store.replaced"));
}

Writer::Writer(std::unique_ptr<sqlite::Connection> connection, std::optional<Error> refusal,
               std::function<void()> onFirstChange)
    : m_connection(std::move(connection)), m_refusal(std::move(refusal)), m_onFirstChange(std::move(onFirstChange)),
      m_changedBefore(m_connection->changedRows()), m_ingest(*m_connection), m_sweeping(!m_refusal),
      m_thread([this] { run(); })
{
}

Writer::~Writer()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_all();
    m_thread.join();
    if (!m_refusal && m_connection->isReplaced())
        m_connection->setJournalAside();
}

std::future<Result<void>> Writer::post(std::function<void(WriteContext&)> work, std::size_t rows)
{
    auto promise = std::make_shared<std::promise<Result<void>>>();
    std::future<Result<void>> future = promise->get_future();
    enqueue({std::move(work),
             [promise](const Error* error) { promise->set_value(error ? Result<void>(*error) : Result<void>()); },
             rows});
    return future;
}

void Writer::requireFile() const
{
    if (!m_connection->isReplaced())
        return;
    m_connection->setJournalAside();
    throw replacedFile("write the store", m_connection->file());
}

void Writer::enqueue(Task task)
{
    if (m_refusal) {
        task.settle(&*m_refusal);
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_queue.push_back(std::move(task));
    }
    m_wake.notify_all();
}

std::optional<Writer::Task> Writer::next(bool wait)
{
    std::unique_lock lock(m_mutex);
    if (wait)
        m_wake.wait(lock, [this] { return m_stop || m_sweeping || !m_queue.empty(); });
    if (m_queue.empty())
        return std::nullopt;
    Task task = std::move(m_queue.front());
    m_queue.pop_front();
    return task;
}

void Writer::run()
{
    for (;;) {
        std::optional<Task> task = next(true);
        if (task) {
            commitGroup(std::move(*task));
        } else {
            const std::lock_guard lock(m_mutex);
            if (m_stop)
                return; // an unfinished sweep continues after the next start
        }
        if (m_sweeping)
            sweepSome();
    }
}

void Writer::commitGroup(Task first)
{
    std::vector<Task> done;
    std::optional<Error> error;
    const double began = steadyTime();
    try {
        done.push_back(std::move(first));
        sqlite::Transaction transaction(*m_connection, sqlite::Transaction::Kind::Write);
        requireFile();
        const std::int64_t version = m_connection->integer("PRAGMA data_version");
        if (version != m_dataVersion)
            m_ingest.forget(); // another process has written
        m_dataVersion = version;
        std::size_t rows = 0;
        for (;;) {
            rows += done.back().rows;
            runTask(done.back());
            if (!done.back().settle)
                done.pop_back(); // failed alone; its future already has the error
            if (rows >= kGroupRows || steadyTime() - began > kGroupSeconds)
                break;
            std::optional<Task> another = next(false);
            if (!another)
                break;
            done.push_back(std::move(*another));
        }
        requireFile();
        transaction.commit();
    } catch (...) {
        error = currentError("write the store");
        m_ingest.forget();
    }
    for (const Task& task : done)
        task.settle(error ? &*error : nullptr);
    if (m_onFirstChange && !error && m_connection->changedRows() > m_changedBefore)
        std::exchange(m_onFirstChange, {})();
    // SQLite's lock has no queue: leave a gap for another process that waits for it.
    if (steadyTime() - began > 0.02)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void Writer::runTask(Task& task)
{
    std::optional<Error> error;
    try {
        sqlite::Savepoint savepoint(*m_connection);
        WriteContext context{*m_connection, m_ingest, m_sweeping};
        task.work(context);
        savepoint.release();
        return;
    } catch (...) {
        error = currentError("write the store");
        m_ingest.forget();
    }
    if (!m_connection->inTransaction())
        throw Failure(*error); // errors such as a full disk undo the whole transaction
    task.settle(&*error);
    task.settle = nullptr;
}

void Writer::sweepSome()
{
    try {
        m_sweeping = m_connection->integer("SELECT count(*) FROM sweep") > 0;
        if (!m_sweeping)
            return;
        sqlite::Transaction transaction(*m_connection, sqlite::Transaction::Kind::Write);
        requireFile();
        sweepSlice(*m_connection);
        transaction.commit();
    } catch (...) {
        log(LogLevel::Warning, currentError("remove the points of deleted runs").text());
        m_sweeping = false; // retried after the next deletion or start
    }
}

} // namespace trainyard::store
