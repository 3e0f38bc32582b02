// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "storage/ingest/ingest.h"
#include "storage/sqlite/connection.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace trainyard::store {

/// The store's file was replaced or removed since it was opened: what is written to the open one would be lost.
Failure replacedFile(const std::string& operation, const std::string& file);

/// What work on the writer thread can use.
struct WriteContext {
    sqlite::Connection& connection;
    ingest::Ingest& ingest;
    bool& sweep; ///< set it if deleted runs have left points behind
};

/// The only writer thread of a store. Work that is queued at the same time is committed in one transaction, each task
/// in its own savepoint, so that a failing task leaves the others intact. A future is ready after the commit.
class Writer {
public:
    /// `refusal`: every task fails with it at once, because the store may not be written. `onFirstChange` is called on
    /// the thread after the first commit that has changed something; it may post.
    explicit Writer(std::unique_ptr<sqlite::Connection> connection, std::optional<Error> refusal = std::nullopt,
                    std::function<void()> onFirstChange = {});
    ~Writer(); ///< finishes queued work

    /// `rows`: roughly how many rows it writes; a group is closed at 20,000 rows or after 50 ms.
    template <typename T>
    std::future<Result<T>> post(std::function<T(WriteContext&)> work, std::size_t rows = 1)
    {
        auto promise = std::make_shared<std::promise<Result<T>>>();
        auto answer = std::make_shared<std::optional<T>>();
        std::future<Result<T>> future = promise->get_future();
        enqueue({[work = std::move(work), answer](WriteContext& context) { *answer = work(context); },
                 [promise, answer](const Error* error) {
                     promise->set_value(error ? Result<T>(*error) : Result<T>(std::move(**answer)));
                 },
                 rows});
        return future;
    }
    std::future<Result<void>> post(std::function<void(WriteContext&)> work, std::size_t rows = 1);

private:
    struct Task {
        std::function<void(WriteContext&)> work;
        std::function<void(const Error*)> settle; ///< called with the error, or with nullptr after the commit
        std::size_t rows = 1;
    };
    void enqueue(Task task);
    std::optional<Task> next(bool wait);
    void run();
    void commitGroup(Task first);
    void runTask(Task& task);
    void sweepSome();
    void requireFile() const;

    std::unique_ptr<sqlite::Connection> m_connection;
    const std::optional<Error> m_refusal;
    std::function<void()> m_onFirstChange; ///< empty once it has been called
    const std::int64_t m_changedBefore;
    ingest::Ingest m_ingest;
    std::int64_t m_dataVersion = -1;
    bool m_sweeping = true; ///< deleted runs may have left points behind
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Task> m_queue;
    bool m_stop = false;
    std::thread m_thread; ///< last member: starts after all others are constructed
};

} // namespace trainyard::store
