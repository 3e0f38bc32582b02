// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/run_import.h"

#include "backend/base/clock.h"
#include "backend/base/private_files.h"
#include "backend/foreign/imported_run.h"
#include "backend/protocol/annotations.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_window.h"
#include "cluster/control/follower_loop.h"
#include "cluster/control/import_intake.h"
#include "cluster/control/launcher.h"
#include "cluster/control/machine.h"
#include "cluster/control/settle.h"
#include "cluster/control/spare_room.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <tuple>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;
using foreign::ImportedRun;

constexpr const char* kImport = "import the log";
constexpr std::int64_t kPointsBeforeStoring = 400'000; // inserts of one commit that follow one another are cheaper
constexpr double kJudgeSeconds = 30.0;
constexpr auto kFollowPause = std::chrono::milliseconds(500);
constexpr double kFirstTry = 0.5, kLongestTry = 10.0; // seconds, of a followed log that cannot be read

class Import {
public:
    Import(RunStore& store, const fs::path& runsFolder, const ImportOptions& options,
           const std::function<bool(const ImportProgress&)>& progress)
        : m_store(store), m_reader(store.reader()), m_runsFolder(runsFolder), m_options(options), m_tell(progress),
          m_machine(localMachine()), m_intake(store, *m_reader, *m_machine.transport),
          m_room(store.file().parent_path())
    {
    }

    ImportOutcome run(const std::vector<ImportCandidate>& candidates)
    {
        endAbandonedImports(m_store);
        makePrivateFolders(m_runsFolder);
        m_progress.totalLogs = candidates.size();
        std::vector<Followed> followed;
        try {
            for (const ImportCandidate& candidate : candidates) {
                m_progress.name = candidate.log.name;
                if (!tell())
                    throw cancelled(candidate.path().string());
                if (candidate.isDirectory())
                    takeDirectory(candidate);
                else
                    take(candidate, followed);
                ++m_progress.logs;
            }
            follow(followed);
        } catch (const Failure& failure) {
            for (const Followed& one : followed) // they are no longer followed
                endEarly(one.id, failure.error());
            throw;
        }
        judgeDirectories();
        return std::move(m_outcome);
    }

private:
    /// A log that is followed.
    struct Followed {
        ImportCandidate candidate;
        std::string id; ///< of its run
        std::unique_ptr<ImportedRun> run;
        std::optional<Error> lost = {}; ///< why it cannot be read at present
        double pause = 0.0, due = 0.0;  ///< seconds to the next try, and when that is
    };

    static Failure cancelled(const std::string& subject)
    {
        return {ErrorKind::Cancelled, kImport, subject, windowReason("window.cancelled")};
    }

    void take(const ImportCandidate& candidate, std::vector<Followed>& followed)
    {
        std::unique_ptr<ImportedRun> run;
        const bool inStore = m_reader->run(foreign::importedRunId(candidate.log.source)).has_value();
        try {
            run = std::make_unique<ImportedRun>(candidate.log, m_runsFolder, m_options.tags,
                                                openCandidate(candidate.log.source));
            const bool known = run->wasKnown() && inStore;
            const std::int64_t points = readOn(*run, !m_options.follow);
            if (!run->exists())
                ++m_outcome.empty;
            else if (!known)
                m_outcome.runs.push_back(run->spec().id);
            else if (points > 0)
                m_outcome.grown.push_back(run->spec().id);
            else
                ++m_outcome.unchanged;
            addDamage(*run);
            if (m_options.follow) {
                followed.push_back({candidate, run->spec().id, std::move(run)});
                return;
            }
            addTails(*run);
        } catch (const Failure& failure) {
            m_intake.dropOpen();
            const bool others = failure.error().kind == ErrorKind::Busy;
            if (run && !others && !(failure.error().kind == ErrorKind::NoSpace && !inStore && removed(*run)))
                endEarly(run->spec().id, failure.error());
            if (failure.error().kind == ErrorKind::NoSpace || failure.error().kind == ErrorKind::Cancelled)
                throw;
            m_outcome.skipped.push_back(failure.error());
        }
    }

    /// Removes a run that this import has begun and that found no space: half of it is of no use, and takes the space
    /// that others need. A directory that was there before stays.
    bool removed(ImportedRun& run)
    {
        m_room.giveBack();
        const std::string& id = run.spec().id;
        try {
            if (m_reader->run(id))
                settle(m_store.deleteRuns({id}));
        } catch (const Failure&) {
            return false; // it ends as failed
        }
        m_intake.forget(id);
        run.discard();
        return true;
    }

    /// A run whose import has not come to its end must not count as running.
    void endEarly(const std::string& id, const Error& error)
    {
        if (error.kind == ErrorKind::NoSpace)
            m_room.giveBack();
        try {
            const std::optional<RunRow> row = m_reader->run(id);
            if (!row || isFinal(row->state))
                return;
            const bool stopped = error.kind == ErrorKind::Cancelled;
            settle(m_store.setRunState(id, stopped ? JobState::Stopped : JobState::Failed,
                                       stopped ? foreignReason("foreign.import-cancelled")
                                               : foreignReason("foreign.import-ended", error.why()),
                                       unixTime()));
        } catch (const Failure&) {
            // The error that ended it is told; endAbandonedImports() tries again.
        }
    }

    /// A run directory of a script that was started by hand, or one that another store knew.
    void takeDirectory(const ImportCandidate& candidate)
    {
        try {
            const RunDirectory directory(candidate.directory);
            const RunSpec spec = directory.readSpec();
            const std::int64_t before = m_outcome.points;
            const bool known = m_reader->run(spec.id).has_value();
            if (!known)
                addDirectory(candidate, directory, spec);
            m_intake.ingest(spec.id, candidate.directory.string(), [this](std::int64_t points) { count(points); });
            if (!known) {
                m_outcome.runs.push_back(spec.id);
            } else if (m_outcome.points > before) {
                m_outcome.grown.push_back(spec.id);
            } else {
                ++m_outcome.unchanged;
            }
        } catch (const Failure& failure) {
            if (failure.error().kind == ErrorKind::NoSpace || failure.error().kind == ErrorKind::Cancelled)
                throw;
            m_outcome.skipped.push_back(failure.error());
        }
    }

    void addDirectory(const ImportCandidate& candidate, const RunDirectory& directory, const RunSpec& spec)
    {
        const double created = createdAt(directory);
        const std::vector<int> attempts = directory.attempts();
        JobRow job; // judgeDirectories() finds out, and a run that still trains is followed
        job.runId = spec.id;
        job.machine = kImportMachine;
        job.directory = candidate.directory.string();
        job.state = JobState::Submitting;
        job.submittedAt = created;
        job.token = jobToken(spec.id, attempts.empty() ? 1 : attempts.back());
        // Queued together, so committed together: a draft would be started.
        auto added = m_store.createRun(spec, job.directory, kImportMachine, created);
        auto put = m_store.putJob(job);
        settle(std::move(added));
        settle(std::move(put));
        m_directories = true;
        if (const auto notes = readAnnotations(candidate.directory / kAnnotationsFile, spec.id))
            settle(m_store.annotate(*notes));
    }

    static double createdAt(const RunDirectory& directory)
    {
        for (const int number : directory.attempts())
            if (const auto info = directory.readAttempt(number); info && info->startedAt > 0.0)
                return info->startedAt;
        return 0.0;
    }

    void judgeDirectories()
    {
        if (!m_directories)
            return;
        FollowerLoop::Options options;
        options.unknownSeconds = 0.0;
        FollowerLoop loop(m_store, *m_machine.transport, *m_machine.scheduler, options);
        for (Error& error : loop.catchUp(kJudgeSeconds).errors)
            m_outcome.skipped.push_back(std::move(error));
    }

    /// Writes what is new into the run's directory and from there into the store.
    std::int64_t readOn(ImportedRun& run, bool ends)
    {
        std::int64_t points = 0, notStored = kPointsBeforeStoring; // so that the run is there from the beginning
        ImportedRun::Progress step;
        do {
            step = run.advance();
            points += step.points;
            m_outcome.others += step.others;
            notStored += step.points;
            count(step.points);
            if (run.exists() && (!ends || notStored >= kPointsBeforeStoring)) {
                m_intake.store(run, ends ? ImportIntake::Taking::Begun : ImportIntake::Taking::Done);
                notStored = 0;
            }
            if (!ends)
                break; // others are followed, too
        } while (step.more);
        if (ends) {
            step = run.finish();
            points += step.points;
            m_outcome.others += step.others;
            count(step.points);
            if (run.exists())
                m_intake.store(run, ImportIntake::Taking::Done);
        }
        return points;
    }

    void count(std::int64_t points)
    {
        m_outcome.points += points;
        m_progress.points += points;
        if (!tell() && !m_options.follow)
            throw cancelled(m_progress.name);
    }

    void follow(std::vector<Followed>& logs)
    {
        if (!m_options.follow)
            return;
        while (tell() && !logs.empty()) {
            bool news = false;
            std::erase_if(logs, [&](Followed& one) { return !followOne(one, news); });
            if (!news)
                std::this_thread::sleep_for(kFollowPause);
        }
        for (Followed& one : logs) {
            const std::optional<Error> error = tried(one, [&] { readFurther(one, true); });
            if (error) {
                giveUp(one, *error);
                continue;
            }
            addDamage(*one.run);
            addTails(*one.run);
        }
        logs.clear();
    }

    /// As readOn(), of a log that was perhaps lost meanwhile.
    std::int64_t readFurther(Followed& one, bool ends)
    {
        if (one.lost)
            openAgain(one);
        return readOn(*one.run, ends);
    }

    /// Whether it can be followed further. A log that cannot be read is tried again; it does not end the others.
    bool followOne(Followed& one, bool& news)
    {
        if (one.lost && steadyTime() < one.due)
            return true;
        const std::optional<Error> error = tried(one, [&] { news = readFurther(one, false) > 0 || news; });
        if (!error) {
            if (one.lost)
                tellOf(m_progress.readAgain, *one.lost);
            one.lost.reset();
            one.pause = 0.0;
            return true;
        }
        if (!one.lost || one.lost->text() != error->text())
            tellOf(m_progress.lost, *error);
        one.lost = error;
        one.pause = std::clamp(one.pause * 2, kFirstTry, kLongestTry);
        one.due = steadyTime() + one.pause;
        if (one.run && isOf(*error, one.candidate.log.source.path))
            return true;
        giveUp(one, *error); // its run cannot be written
        return false;
    }

    /// Why it failed. Throws Failure if the whole import cannot go on.
    template <typename Read>
    std::optional<Error> tried(const Followed& one, const Read& read)
    {
        try {
            read();
            return std::nullopt;
        } catch (const Failure& failure) {
            const Error& error = failure.error();
            if (error.kind == ErrorKind::NoSpace || error.kind == ErrorKind::Cancelled)
                throw;
            m_intake.dropOpen();
            m_intake.forget(one.id);
            return error;
        }
    }

    /// From the place that was saved last: what was read beyond it before the failure is lost with the reader.
    void openAgain(Followed& one)
    {
        const foreign::LogSource& source = one.candidate.log.source;
        (void)openCandidate(source)->poll(1); // as long as that fails, the run stays locked
        addDamage(*one.run);
        one.run.reset();
        one.run = std::make_unique<ImportedRun>(one.candidate.log, m_runsFolder, m_options.tags, openCandidate(source));
    }

    static bool isOf(const Error& error, const fs::path& log)
    {
        if (error.subject.empty())
            return false;
        const fs::path subject = fs::absolute(error.subject).lexically_normal();
        const fs::path whole = fs::absolute(log).lexically_normal();
        return std::mismatch(whole.begin(), whole.end(), subject.begin(), subject.end()).first == whole.end();
    }

    void giveUp(const Followed& one, const Error& error)
    {
        endEarly(one.id, error);
        if (one.run)
            addDamage(*one.run);
        m_outcome.skipped.push_back(error);
    }

    void tellOf(const Error*& place, const Error& error)
    {
        place = &error;
        (void)tell(); // asked again before the next look
        place = nullptr;
    }

    void addDamage(const ImportedRun& run)
    {
        for (const foreign::LogDamage& damage : run.damage())
            if (m_damageMet.emplace(damage.file.string(), damage.offset, damage.what.text()).second)
                m_outcome.damage.push_back(damage);
    }

    /// Each file once, though it may hold several runs.
    void addTails(const ImportedRun& run)
    {
        for (foreign::LogTail& tail : run.tails())
            if (m_tailsMet.emplace(tail.file.string(), tail.read).second)
                m_outcome.tails.push_back(std::move(tail));
    }

    bool tell() const { return !m_tell || m_tell(m_progress); }

    RunStore& m_store;
    std::unique_ptr<StoreReader> m_reader;
    const fs::path m_runsFolder;
    const ImportOptions& m_options;
    const std::function<bool(const ImportProgress&)>& m_tell;
    Machine m_machine;
    ImportIntake m_intake;
    SpareRoom m_room;
    bool m_directories = false; ///< some were taken up
    std::set<std::tuple<std::string, std::int64_t, std::string>> m_damageMet;
    std::set<std::pair<std::string, std::int64_t>> m_tailsMet;
    ImportProgress m_progress;
    ImportOutcome m_outcome;
};

} // namespace

bool isImported(const RunRow& run)
{
    return foreign::isImportedRun(run.id);
}

void endAbandonedImports(RunStore& store)
{
    const std::unique_ptr<StoreReader> reader = store.reader();
    RunQuery query;
    query.scope = RunScope::All;
    query.text = "state:running id:imported-*";
    for (const RunRow& run : reader->runs(query))
        if (!foreign::isBeingImported(run.directory))
            settle(store.setRunState(run.id, JobState::Failed, foreignReason("foreign.import-killed"), unixTime()));
}

ImportOutcome importCandidates(RunStore& store, const std::vector<ImportCandidate>& candidates,
                               const fs::path& runsFolder, const ImportOptions& options,
                               const std::function<bool(const ImportProgress&)>& progress)
{
    return Import(store, runsFolder, options, progress).run(candidates);
}

ImportOutcome importLogs(RunStore& store, const fs::path& path, const fs::path& runsFolder,
                         const ImportOptions& options, const std::function<bool(const ImportProgress&)>& progress)
{
    ImportProgress looking;
    looking.name = path.filename().string();
    Reason leftOut;
    std::vector<ImportCandidate> candidates = findCandidates(
        *store.reader(), path, options.kind, [&] { return !progress || progress(looking); }, &leftOut);
    for (ImportCandidate& candidate : candidates)
        candidate.log.source.columns = options.columns;
    ImportOutcome outcome = importCandidates(store, candidates, runsFolder, options, progress);
    if (!leftOut.empty())
        outcome.leftOut.push_back(std::move(leftOut));
    return outcome;
}

} // namespace trainyard
