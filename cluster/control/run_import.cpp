// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_import.h"

#include "backend/base/private_files.h"
#include "backend/foreign/imported_run.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_window.h"
#include "cluster/control/machine.h"
#include "cluster/control/mlflow_database_log.h"
#include "cluster/control/settle.h"
#include "cluster/jobs/run_follower.h"

#include <chrono>
#include <map>
#include <memory>
#include <thread>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using foreign::FoundLog;
using foreign::ImportedRun;

constexpr const char* kImport = "import the log";
constexpr const char* kImportMachine = "local";
constexpr std::int64_t kBytesAtOnce = std::int64_t{32} << 20; // with thousands of series each commit has its price
constexpr auto kFollowPause = std::chrono::milliseconds(500);

class Import {
public:
    Import(RunStore& store, const fs::path& runsFolder, const ImportOptions& options,
           const std::function<bool(const ImportProgress&)>& progress)
        : m_store(store), m_reader(store.reader()), m_runsFolder(runsFolder), m_options(options), m_tell(progress),
          m_machine(localMachine())
    {
    }

    ImportOutcome run(const fs::path& path)
    {
        const std::vector<FoundLog> logs = find(path);
        makePrivateFolders(m_runsFolder);
        m_progress.totalLogs = logs.size();
        std::vector<std::unique_ptr<ImportedRun>> followed;
        for (const FoundLog& log : logs) {
            m_progress.name = log.name;
            if (!tell())
                throw Failure(ErrorKind::Cancelled, kImport, log.source.path.string(),
                              windowReason("window.cancelled"));
            take(log, followed);
            ++m_progress.logs;
        }
        follow(followed);
        return std::move(m_outcome);
    }

private:
    std::vector<FoundLog> find(const fs::path& path) const
    {
        std::vector<FoundLog> logs;
        if (m_options.kind && !fs::is_directory(path)) {
            FoundLog& log = logs.emplace_back();
            log.source.kind = *m_options.kind;
            log.source.path = path;
            log.name = path.stem().string();
        } else if (MlflowDatabase::isOne(path)) {
            logs = MlflowDatabaseLog::runsIn(path);
        } else {
            logs = foreign::findLogs(path);
            if (fs::is_directory(path))
                addDatabases(path, logs);
        }
        if (logs.empty())
            throw Failure(ErrorKind::NotFound, kImport, path.string(), foreignReason("foreign.no-log"));
        for (FoundLog& log : logs)
            log.source.columns = m_options.columns;
        return logs;
    }

    /// Those of MLflow that lie in the folder itself, such as mlflow.db.
    static void addDatabases(const fs::path& folder, std::vector<FoundLog>& logs)
    {
        std::error_code code;
        for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
            if (it->path().extension() == ".db" && MlflowDatabase::isOne(it->path()))
                for (FoundLog& log : MlflowDatabaseLog::runsIn(it->path()))
                    logs.push_back(std::move(log));
    }

    void take(const FoundLog& log, std::vector<std::unique_ptr<ImportedRun>>& followed)
    {
        try {
            std::unique_ptr<foreign::LogReader> reader;
            if (!log.source.inside.empty())
                reader = std::make_unique<MlflowDatabaseLog>(log.source);
            auto run = std::make_unique<ImportedRun>(log, m_runsFolder, m_options.tags, std::move(reader));
            const bool known = run->wasKnown();
            const std::int64_t points = readOn(*run, !m_options.follow);
            if (!run->exists())
                ++m_outcome.empty;
            else if (!known)
                m_outcome.runs.push_back(run->spec().id);
            else if (points > 0)
                m_outcome.grown.push_back(run->spec().id);
            else
                ++m_outcome.unchanged;
            m_outcome.damage.insert(m_outcome.damage.end(), run->damage().begin(), run->damage().end());
            if (m_options.follow)
                followed.push_back(std::move(run));
        } catch (const Failure& failure) {
            if (failure.error().kind == ErrorKind::NoSpace || failure.error().kind == ErrorKind::Cancelled)
                throw;
            m_outcome.skipped.push_back(failure.error());
        }
    }

    /// Writes what is new into the run's directory and from there into the store.
    std::int64_t readOn(ImportedRun& run, bool ends)
    {
        std::int64_t points = 0;
        ImportedRun::Progress step;
        do {
            step = run.advance();
            points += step.points;
            count(step.points);
            if (run.exists())
                store(run);
            if (!ends)
                break; // others are followed, too
        } while (step.more);
        if (ends) {
            step = run.finish();
            points += step.points;
            count(step.points);
            if (run.exists())
                store(run);
        }
        return points;
    }

    void count(std::int64_t points)
    {
        m_outcome.points += points;
        m_progress.points += points;
        if (!tell() && !m_options.follow)
            throw Failure(ErrorKind::Cancelled, kImport, m_progress.name, windowReason("window.cancelled"));
    }

    void store(const ImportedRun& run)
    {
        const std::string& id = run.spec().id;
        const std::string folder = fs::absolute(run.directory().root()).string();
        if (!m_reader->run(id)) {
            // Queued together, so committed together: a draft would be started.
            auto created = m_store.createRun(run.spec(), folder, kImportMachine, run.startedAt());
            auto stated = m_store.setRunState(id, JobState::Running, Reason());
            settle(std::move(created));
            settle(std::move(stated));
        }
        auto [follower, isNew] = m_followers.try_emplace(id, id, folder, std::vector<TailPosition>());
        if (isNew)
            for (const TailPosition& position : m_reader->tailPositions(id))
                follower->second.committed(position);
        while (true) {
            std::vector<Chunk> chunks = follower->second.poll(*m_machine.transport, kBytesAtOnce);
            if (chunks.empty())
                return;
            for (Chunk& chunk : chunks)
                follower->second.committed(settle(m_store.ingest(std::move(chunk))).position);
        }
    }

    void follow(std::vector<std::unique_ptr<ImportedRun>>& runs)
    {
        if (!m_options.follow)
            return;
        while (tell()) {
            bool news = false;
            for (const auto& run : runs)
                news = readOn(*run, false) > 0 || news;
            if (!news)
                std::this_thread::sleep_for(kFollowPause);
        }
        for (const auto& run : runs)
            readOn(*run, true);
    }

    bool tell() const { return !m_tell || m_tell(m_progress); }

    RunStore& m_store;
    std::unique_ptr<StoreReader> m_reader;
    const fs::path m_runsFolder;
    const ImportOptions& m_options;
    const std::function<bool(const ImportProgress&)>& m_tell;
    Machine m_machine;
    std::map<std::string, RunFollower> m_followers; ///< by run
    ImportProgress m_progress;
    ImportOutcome m_outcome;
};

} // namespace

ImportOutcome importLogs(RunStore& store, const fs::path& path, const fs::path& runsFolder,
                         const ImportOptions& options, const std::function<bool(const ImportProgress&)>& progress)
{
    return Import(store, runsFolder, options, progress).run(path);
}

} // namespace trainyard
