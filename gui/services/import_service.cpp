// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/import_service.h"

#include "backend/base/clock.h"
#include "cluster/control/worker_thread.h"
#include "gui/services/qt_text.h"

#include <QPointer>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <utility>

namespace trainyard {
namespace {

constexpr double kTellImportSeconds = 0.1;
/// A new directory may not have its spec yet, and the time of the folder stays the same when the spec arrives.
constexpr std::chrono::seconds kSettledAfter{60};

using Flag = std::shared_ptr<std::atomic<bool>>;

Flag newFlag()
{
    return std::make_shared<std::atomic<bool>>(false);
}

} // namespace

struct ImportService::Worker {
    Worker(ImportService* service, std::shared_ptr<RunStore> runStore, std::filesystem::path folder)
        : owner(service), store(std::move(runStore)), runsFolder(std::move(folder)), looking(WorkerThread::AtEnd::Drop),
          adding(WorkerThread::AtEnd::Drop), counting(WorkerThread::AtEnd::Drop)
    {
    }
    ~Worker() { *lookEnds = *addEnds = countEnds = true; } // before the threads are joined

    /// Runs `call` in the GUI thread while the service lives.
    template <typename Call>
    void later(Call call)
    {
        QMetaObject::invokeMethod(
            owner, [service = owner, call = std::move(call)]() mutable { call(*service); }, Qt::QueuedConnection);
    }

    void readOne(quint64 search, int index, const ImportCandidate& candidate, const Flag& ends)
    {
        if (*ends)
            return;
        try {
            CandidateContent content = readCandidate(*store->reader(), candidate, runsFolder, [&] { return !*ends; });
            later([search, index, content = std::move(content)](ImportService& service) {
                emit service.contentRead(search, index, content);
            });
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::Cancelled)
                tellFailure(search, failure.error());
        } catch (...) {
            tellFailure(search, currentError("look for logs in"));
        }
    }

    /// Runs in the counting thread.
    int unknownDirectories()
    {
        if (std::getenv("TRAINYARD_STORE") != nullptr)
            return 0;
        const std::unique_ptr<StoreReader> reader = store->reader();
        RunQuery all;
        all.scope = RunScope::All;
        std::error_code code;
        const Counted now{std::filesystem::last_write_time(runsFolder, code), reader->countRuns(all)};
        if (now == counted)
            return unknown;
        const bool settled = now.folder + kSettledAfter < std::filesystem::file_time_type::clock::now();
        std::int64_t directories = 0;
        for (std::filesystem::directory_iterator it(runsFolder, code), end; !code && !countEnds && it != end;
             it.increment(code))
            ++directories;
        unknown = countEnds || directories <= now.runs
                      ? 0
                      : static_cast<int>(unknownRunDirectories(*reader, runsFolder).size());
        counted = settled ? std::optional(now) : std::nullopt;
        return unknown;
    }

    void tellFailure(quint64 search, const Error& error)
    {
        later([search, error](ImportService& service) { emit service.lookFailed(search, error); });
    }

    std::vector<ImportCandidate> candidatesAt(quint64 search, const QStringList& paths, const Flag& ends)
    {
        std::vector<ImportCandidate> all;
        if (paths.isEmpty())
            return unknownRunDirectories(*store->reader(), runsFolder);
        for (const QString& path : paths) {
            try {
                Reason leftOut;
                for (ImportCandidate& one : findCandidates(
                         *store->reader(), path.toStdString(), std::nullopt, [&] { return !*ends; }, &leftOut))
                    all.push_back(std::move(one));
                if (!leftOut.empty())
                    later([search, leftOut](ImportService& service) { emit service.leftOut(search, leftOut); });
            } catch (...) {
                if (!*ends)
                    tellFailure(search, currentError("look for logs in"));
            }
        }
        return all;
    }

    void look(quint64 search, const QStringList& paths, const Flag& ends)
    {
        std::vector<ImportCandidate> all;
        try {
            all = candidatesAt(search, paths, ends);
        } catch (...) {
            tellFailure(search, currentError("look for logs in"));
        }
        later([search, all](ImportService& service) { emit service.found(search, all); });
        for (std::size_t i = 0; i < all.size(); ++i)
            readOne(search, static_cast<int>(i), all[i], ends);
        later([search](ImportService& service) { emit service.lookEnded(search); });
    }

    struct Counted {
        std::filesystem::file_time_type folder; ///< its time: when directories were last added or removed
        std::int64_t runs = 0;                  ///< in the store
        bool operator==(const Counted&) const = default;
    };

    ImportService* owner;
    std::shared_ptr<RunStore> store;
    const std::filesystem::path runsFolder;
    Flag lookEnds = newFlag(), addEnds = newFlag();
    std::atomic<bool> countEnds = false;
    std::optional<Counted> counted; ///< when `unknown` was counted; of the counting thread
    int unknown = 0;
    WorkerThread looking, adding, counting;
};

ImportService::ImportService(std::shared_ptr<RunStore> store, std::filesystem::path runsFolder, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(this, std::move(store), std::move(runsFolder)))
{
    m_worker->adding.post([worker = m_worker.get()] {
        try {
            endAbandonedImports(*worker->store);
        } catch (const Failure&) {
            // The next import tries again.
        }
    });
}

ImportService::~ImportService() = default;

quint64 ImportService::look(const QStringList& paths)
{
    stopLooking();
    const quint64 search = ++m_search;
    Worker* worker = m_worker.get();
    worker->looking.post([worker, search, paths, ends = worker->lookEnds] { worker->look(search, paths, ends); });
    return search;
}

void ImportService::read(int index, const ImportCandidate& candidate)
{
    Worker* worker = m_worker.get();
    worker->looking.post([worker, search = m_search, index, candidate, ends = worker->lookEnds] {
        worker->readOne(search, index, candidate, ends);
    });
}

void ImportService::countUnknown()
{
    if (m_counting) {
        m_countAgain = true;
        return;
    }
    m_counting = true;
    Worker* worker = m_worker.get();
    worker->counting.post([worker] {
        std::optional<int> count;
        try {
            count = worker->unknownDirectories();
        } catch (...) {
            // Others report a store that cannot be read.
        }
        worker->later([count](ImportService& service) { service.endCount(count); });
    });
}

void ImportService::endCount(std::optional<int> count)
{
    m_counting = false;
    if (count)
        emit unknownCounted(*count);
    if (std::exchange(m_countAgain, false))
        countUnknown();
}

void ImportService::stopLooking()
{
    *m_worker->lookEnds = true;
    m_worker->lookEnds = newFlag();
}

void ImportService::add(std::vector<ImportCandidate> candidates, const QStringList& tags, bool follow)
{
    if (m_phase != Phase::Idle || candidates.empty())
        return;
    m_phase = Phase::Adding;
    m_progress = {};
    m_progress.totalLogs = candidates.size();
    m_worker->addEnds = newFlag();
    emit changed();
    ImportOptions options;
    options.tags = stdList(tags);
    options.follow = follow;
    Worker* worker = m_worker.get();
    worker->adding.post([worker, candidates = std::move(candidates), options, ends = worker->addEnds] {
        double told = 0.0;
        const auto progress = [&](const ImportProgress& news) {
            if (steadyTime() - told >= kTellImportSeconds) {
                told = steadyTime();
                worker->later([news, follow = options.follow](ImportService& service) { service.tell(news, follow); });
            }
            return !*ends;
        };
        Result<ImportOutcome> outcome = ImportOutcome{};
        try {
            outcome = importCandidates(*worker->store, candidates, worker->runsFolder, options, progress);
        } catch (...) {
            outcome = currentError("import the log");
        }
        worker->later([outcome](ImportService& service) {
            service.m_phase = Phase::Idle;
            emit service.changed();
            if (outcome)
                emit service.added(outcome.value());
            else
                emit service.failed(outcome.error());
        });
    });
}

void ImportService::tell(const ImportProgress& progress, bool follow)
{
    if (m_phase == Phase::Idle)
        return;
    m_progress = progress;
    m_phase = follow && progress.logs == progress.totalLogs ? Phase::Following : Phase::Adding;
    emit changed();
}

void ImportService::cancel()
{
    *m_worker->addEnds = true;
}

} // namespace trainyard
