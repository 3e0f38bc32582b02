// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/store_rebuild.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/base/reasons_system.h"
#include "backend/protocol/annotations.h"
#include "backend/protocol/kept_run.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/stored_spec.h"
#include "cluster/control/campaign_plan.h"
#include "cluster/control/follower_loop.h"
#include "cluster/control/launcher.h"
#include "cluster/control/machine.h"
#include "cluster/control/settle.h"
#include "cluster/control/store_swap.h"
#include "cluster/jobs/run_follower.h"
#include "storage/store/annotation_places.h"
#include "storage/store/salvage.h"

#include <algorithm>
#include <cerrno>
#include <map>
#include <set>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr const char* kOperation = "rebuild the store";
constexpr const char* kLocal = "local";
constexpr int kJobsBeyondAttempts = 16; // jobs that ended before they began an attempt

struct Candidate {
    fs::path folder;
    RunSpec spec;
    double createdAt = 0.0;
    int attempts = 0;
    std::int64_t bytes = 0;
};

double modifiedAt(const fs::path& path)
{
    std::error_code code;
    const fs::file_time_type time = fs::last_write_time(path, code);
    if (code)
        return 0.0;
    const auto system = std::chrono::file_clock::to_sys(time);
    return std::chrono::duration<double>(system.time_since_epoch()).count();
}

std::int64_t bytesBelow(const fs::path& folder)
{
    std::int64_t bytes = 0;
    std::error_code code;
    for (fs::recursive_directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
        std::error_code unreadable;
        if (it->is_regular_file(unreadable))
            bytes += static_cast<std::int64_t>(it->file_size(unreadable));
    }
    return bytes;
}

Candidate candidateIn(const fs::path& folder)
{
    const RunDirectory directory(folder);
    Candidate found{folder, directory.readSpec(), modifiedAt(directory.spec()), 0, 0};
    const std::vector<int> attempts = directory.attempts();
    found.attempts = attempts.empty() ? 0 : attempts.back();
    // A copied folder has new times: the attempts know better.
    for (const int number : attempts)
        if (const auto info = directory.readAttempt(number); info && info->startedAt > 0.0)
            found.createdAt = std::min(found.createdAt, info->startedAt);
    found.bytes = bytesBelow(folder / "attempts");
    return found;
}

/// Whether the run directories are those of this store; any other one was named by hand.
bool isStoreOf(const fs::path& file, const fs::path& runsFolder)
{
    const fs::path own = fs::absolute(runsFolder).lexically_normal().parent_path() / "store.sqlite";
    std::error_code code;
    return fs::absolute(file).lexically_normal() == own || fs::equivalent(file, own, code);
}

void requireListed(const fs::path& file, const SalvagedStore& salvaged)
{
    const auto refusal = [&](Reason why) {
        return Failure(ErrorKind::BadInput, kOperation, file.string(), std::move(why));
    };
    if (salvaged.exported)
        throw refusal(storeReason("store.copy-not-rebuilt"));
    if (salvaged.runs.empty() && !salvaged.complete)
        throw refusal(storeReason("store.unlisted-not-rebuilt"));
}

class Rebuild {
public:
    /// `onlyListed`: runs that the old store does not list are another store's.
    Rebuild(RunStore& store, SalvagedStore salvaged, bool annotationsComplete, bool onlyListed,
            const RebuildOptions& options, const std::function<void(const RebuildProgress&)>& progress,
            const std::function<bool()>& cancelled)
        : m_store(store), m_notes(annotationsFolder(store.file())), m_salvaged(std::move(salvaged)),
          m_onlyListed(onlyListed), m_options(options), m_machine(localMachine()), m_tell(progress),
          m_cancelled(cancelled)
    {
        for (const SalvagedRun& run : m_salvaged.runs)
            m_known.emplace(run.annotations.run, &run);
        m_listTells = m_salvaged.complete && !m_known.empty() && !annotationsComplete;
        m_outcome.unread = m_salvaged.unread;
    }

    RebuildOutcome run(const fs::path& runsFolder)
    {
        std::vector<Candidate> candidates = find(runsFolder);
        std::sort(candidates.begin(), candidates.end(),
                  [](const Candidate& a, const Candidate& b) { return a.createdAt < b.createdAt; });
        m_progress.totalRuns = candidates.size();
        for (const Candidate& candidate : candidates)
            m_progress.totalBytes += candidate.bytes;
        for (const Candidate& candidate : candidates)
            take(candidate);
        for (const SalvagedRun& run : m_salvaged.runs)
            takeSalvaged(run);
        takeCampaigns(candidates, runsFolder);
        takeDataSets();
        takeReports();
        countAdoptable();
        judgeAll();
        return std::move(m_outcome);
    }

private:
    std::vector<Candidate> find(const fs::path& runsFolder)
    {
        std::vector<Candidate> found;
        std::error_code code;
        for (fs::directory_iterator it(runsFolder, code), end; !code && it != end; it.increment(code)) {
            checkCancelled();
            if (!mayBeRunDirectory(*it))
                continue;
            try {
                if (Candidate one = candidateIn(fs::absolute(it->path()));
                    !m_onlyListed || m_known.contains(one.spec.id))
                    found.push_back(std::move(one));
            } catch (...) {
                if (!m_onlyListed || m_known.contains(it->path().filename().string()))
                    skip(it->path());
            }
        }
        if (code && code.value() != ENOENT)
            throw systemFailure(kOperation, runsFolder.string(), code.value());
        return found;
    }

    void take(const Candidate& candidate)
    {
        checkCancelled();
        m_progress.run = candidate.folder.filename().string();
        tell();
        const std::int64_t before = m_progress.bytes;
        const std::string& id = candidate.spec.id;
        const std::optional<Annotations> notes = notesOf(id, candidate.folder / kAnnotationsFile);
        m_taken.insert(id);
        if (!m_options.withDeleted && wasDeleted(id, notes)) {
            m_outcome.deleted.push_back(id);
            m_progress.bytes = before + candidate.bytes;
            ++m_progress.runs;
            return;
        }
        bool known = false;
        try {
            settle(m_store.createRun(candidate.spec, candidate.folder.string(), kLocal, candidate.createdAt));
            known = true;
            annotate(candidate.spec, notes);
            readFiles(candidate);
            lookForOddFiles(candidate.folder);
        } catch (const Failure& failure) {
            if (failure.error().kind == ErrorKind::Cancelled || failure.error().kind == ErrorKind::NoSpace)
                throw;
            skip(candidate.folder); // what could be read of it stays
        }
        if (known) {
            storeJob(candidate);
            ++m_outcome.runs;
        }
        ++m_progress.runs;
        m_progress.bytes = before + candidate.bytes;
        tell();
    }

    /// The file beside the run, which the last change has written; else the old store, which has those of before.
    std::optional<Annotations> notesOf(const std::string& id, const fs::path& beside)
    {
        KeptNotes kept = readKeptNotes({beside, annotationsFileIn(m_notes, id)}, id);
        for (const fs::path& file : kept.damaged)
            m_outcome.damagedNotes.push_back(file.string());
        if (kept.notes)
            return std::move(kept.notes);
        const auto known = m_known.find(id);
        return known == m_known.end() ? std::nullopt : std::optional(known->second->annotations);
    }

    bool wasDeleted(const std::string& id, const std::optional<Annotations>& notes) const
    {
        if (notes && notes->deletedAt > 0.0)
            return true;
        // Deleted before there were such files: only a list of runs that was read whole can tell.
        return m_listTells && !m_known.contains(id);
    }

    void annotate(const RunSpec& spec, const std::optional<Annotations>& notes)
    {
        if (!notes)
            return;
        std::vector<std::string> tags = spec.tags;
        std::sort(tags.begin(), tags.end());
        Annotations asStarted{spec.id, spec.name, spec.notes, tags, false, 0.0, 0.0};
        if (*notes == asStarted)
            return;
        settle(m_store.annotate(*notes));
        asStarted.deletedAt = notes->deletedAt;
        asStarted.clonedFrom = notes->clonedFrom;
        if (*notes != asStarted)
            ++m_outcome.annotated;
    }

    /// A run of the old store that has no directory here: on another machine, or its directory is gone.
    void takeSalvaged(const SalvagedRun& run)
    {
        const std::string& id = run.annotations.run;
        if (!m_taken.insert(id).second)
            return;
        checkCancelled();
        const std::optional<Annotations> notes = notesOf(id, {});
        if (!m_options.withDeleted && notes && notes->deletedAt > 0.0) {
            m_outcome.deleted.push_back(id);
            return;
        }
        std::vector<SpecProblem> problems;
        const RunSpec spec = parseStoredRunSpec(run.spec, problems);
        if (!problems.empty()) {
            m_outcome.lost.push_back(id);
            return;
        }
        settle(m_store.createRun(spec, run.directory, run.machine, run.createdAt));
        annotate(spec, notes);
        const bool here = run.machine.empty() || run.machine == kLocal;
        if (here || run.token.empty()) {
            const JobState state = isFinal(run.state) ? run.state : JobState::Interrupted;
            settle(m_store.setRunState(id, state, storeReason("store.directory-gone"), run.endedAt));
            ++(here ? m_outcome.pointless : m_outcome.elsewhere);
            return;
        }
        JobRow job;
        job.token = run.token;
        job.runId = id;
        job.machine = run.machine;
        job.directory = run.directory;
        job.state = JobState::Submitting; // the machine tells on next contact, and its files are read then
        job.submittedAt = run.createdAt;
        settle(m_store.putJob(job));
        ++m_outcome.elsewhere;
    }

    void takeDataSets()
    {
        for (auto& [row, inspection] : m_salvaged.dataSets) {
            const std::int64_t key = settle(m_store.addDataSet(row));
            if (inspection)
                settle(m_store.putInspection(key, *inspection, row.inspectedAt));
            ++m_outcome.dataSets;
        }
    }

    void takeReports()
    {
        for (ReportRow& report : m_salvaged.reports) {
            report.key = 0;
            settle(m_store.putReport(report));
            ++m_outcome.reports;
        }
    }

    void countAdoptable()
    {
        std::error_code code;
        for (fs::directory_iterator it(m_notes, code), end; !code && it != end; it.increment(code)) {
            const std::string id = it->path().stem().string();
            const std::optional<Annotations> notes = readAnnotations(it->path(), id);
            if (notes && notes->deletedAt == 0.0 && !m_taken.contains(id))
                ++m_outcome.adoptable;
        }
    }

    /// The same way that a run is followed, so that it reads the same afterwards.
    void readFiles(const Candidate& candidate)
    {
        RunFollower follower(candidate.spec.id, candidate.folder.string(), {});
        while (true) {
            checkCancelled();
            std::vector<Chunk> chunks = follower.poll(*m_machine.transport);
            if (chunks.empty())
                return;
            for (Chunk& chunk : chunks) {
                m_progress.bytes += static_cast<std::int64_t>(chunk.bytes.size());
                const IngestOutcome outcome = settle(m_store.ingest(std::move(chunk)));
                follower.committed(outcome.position);
                m_outcome.points += outcome.points;
            }
            tell();
        }
    }

    /// A pipe or a device in the place of events: a follower skips it, as it has no bytes to read from an offset.
    void lookForOddFiles(const fs::path& folder)
    {
        std::error_code code;
        for (const int number : RunDirectory(folder).attempts())
            for (fs::directory_iterator it(RunDirectory(folder).events(number).parent_path(), code), end;
                 !code && it != end; it.increment(code)) {
                std::error_code unreadable;
                if (it->path().extension() == ".jsonl" && !it->is_regular_file(unreadable))
                    m_outcome.skipped.push_back(fs::exists(it->path(), unreadable)
                                                    ? errorWith(ErrorKind::BadInput, "read", it->path().string(),
                                                                systemReason("system.not-regular"))
                                                    : systemFailure("read", it->path().string(), ENOENT).error());
            }
    }

    /// The newest job that the queue remembers, so that a run still training is followed on and a resume takes the next
    /// number.
    void storeJob(const Candidate& candidate)
    {
        JobRow job;
        job.runId = candidate.spec.id;
        job.machine = kLocal;
        job.directory = candidate.folder.string();
        job.state = JobState::Submitting; // judged below
        job.submittedAt = candidate.createdAt;
        job.token = jobToken(candidate.spec.id, std::max(1, candidate.attempts));
        for (int number = 1; number <= candidate.attempts + kJobsBeyondAttempts; ++number) {
            const std::string token = jobToken(candidate.spec.id, number);
            try {
                const JobReport report = m_machine.scheduler->query(*m_machine.transport, {token}).at(0);
                if (report.state == JobState::Unknown && number > candidate.attempts)
                    break;
                if (report.state != JobState::Unknown)
                    job.token = token;
            } catch (const Failure&) {
                job.token = token; // its state cannot be read, but the number is used
            }
        }
        settle(m_store.putJob(job));
    }

    /// Campaigns lie as files beside the runs, of which at least one must be left; those without one are known from
    /// their runs as far as these tell. Without them a resumed cell of a study would no longer have the machine alone.
    void takeCampaigns(const std::vector<Candidate>& candidates, const fs::path& runsFolder)
    {
        std::map<std::string, std::pair<std::vector<RunSpec>, double>> cells;
        for (const Candidate& candidate : candidates)
            if (!candidate.spec.campaign.empty()) {
                auto& [specs, createdAt] = cells[candidate.spec.campaign];
                createdAt = specs.empty() ? candidate.createdAt : std::min(createdAt, candidate.createdAt);
                specs.push_back(candidate.spec);
            }
        for (const auto& [id, runs] : cells)
            if (auto campaign = keptCampaign(campaignFile(runsFolder, id))) {
                campaign->createdAt = campaign->createdAt > 0.0 ? campaign->createdAt : runs.second;
                settle(m_store.addCampaign(*campaign));
            } else if (const CampaignRow* old = salvagedCampaign(id); old && !old->plan.empty()) {
                settle(m_store.addCampaign(*old));
            } else if (const auto told = campaignOfRuns(id, runs.first, runs.second)) {
                settle(m_store.addCampaign(*told));
            }
        for (const CampaignRow& old : m_salvaged.campaigns) {
            if (!cells.contains(old.id) && !old.plan.empty())
                settle(m_store.addCampaign(old));
            if (old.archived)
                (void)m_store.setCampaignArchived(old.id, true).get(); // one that has lost all its runs is none
        }
    }

    const CampaignRow* salvagedCampaign(const std::string& id) const
    {
        for (const CampaignRow& row : m_salvaged.campaigns)
            if (row.id == id)
                return &row;
        return nullptr;
    }

    std::optional<CampaignRow> keptCampaign(const fs::path& file)
    {
        std::error_code code;
        if (!fs::exists(file, code))
            return std::nullopt;
        try {
            return readCampaignFile(file);
        } catch (...) {
            skip(file);
            return std::nullopt;
        }
    }

    /// What became of each run, by the rules of following.
    void judgeAll()
    {
        FollowerLoop::Options options;
        options.unknownSeconds = 0.0;
        FollowerLoop loop(m_store, *m_machine.transport, *m_machine.scheduler, options);
        for (Error& error : loop.catchUp(60.0).errors)
            m_outcome.skipped.push_back(std::move(error));
    }

    void skip(const fs::path& folder)
    {
        Error error = currentError("read the run in");
        if (error.subject.empty())
            error.subject = folder.string();
        m_outcome.skipped.push_back(std::move(error));
    }

    void checkCancelled() const
    {
        if (m_cancelled && m_cancelled())
            throw Failure(ErrorKind::Cancelled, kOperation, m_store.file().string(), storeReason("store.cancelled"));
    }

    void tell() const
    {
        if (m_tell)
            m_tell(m_progress);
    }

    RunStore& m_store;
    const fs::path m_notes; ///< annotations of runs without a directory here
    SalvagedStore m_salvaged;
    const bool m_onlyListed;
    std::map<std::string, const SalvagedRun*> m_known; ///< by id
    bool m_listTells = false;                          ///< a run that is not among them was deleted
    std::set<std::string> m_taken;                     ///< ids that were brought back or left out
    const RebuildOptions& m_options;
    Machine m_machine;
    const std::function<void(const RebuildProgress&)>& m_tell;
    const std::function<bool()>& m_cancelled;
    RebuildProgress m_progress;
    RebuildOutcome m_outcome;
};

} // namespace

void requireRebuildable(const fs::path& file, const fs::path& runsFolder)
{
    if (!isStoreOf(file, runsFolder))
        requireListed(file, salvageStore(file));
}

RebuildOutcome rebuildStore(const fs::path& file, const fs::path& runsFolder,
                            const std::function<void(const RebuildProgress&)>& progress,
                            const std::function<bool()>& cancelled, const RebuildOptions& options)
{
    std::error_code code;
    if (fs::exists(file, code) && !fs::is_regular_file(file, code)) // a folder or a device is never a store
        throw Failure(errorWith(ErrorKind::BadInput, kOperation, file.string(), storeReason("store.not-a-file")));
    const fs::path ledTo = fs::exists(file, code) ? fs::path() : fs::read_symlink(file, code);
    SalvagedStore salvaged = salvageStore(file);
    const bool named = !isStoreOf(file, runsFolder);
    if (named)
        requireListed(file, salvaged);
    const bool annotationsComplete = annotationsAreComplete(file); // before the new store makes it so
    const FreshStore fresh(file);
    RebuildOutcome outcome;
    try {
        RunStore store(fresh.path());
        outcome = Rebuild(store, std::move(salvaged), annotationsComplete, named, options, progress, cancelled)
                      .run(runsFolder);
    } catch (...) {
        std::error_code ignored;
        if (!annotationsComplete) // the old store stays, and its runs have no such files yet
            fs::remove(annotationsFolder(file) / "complete", ignored);
        Error error = currentError(kOperation);
        if (error.subject.starts_with(fresh.path().string())) // a temporary name
            error.subject = file.string();
        throw Failure(std::move(error));
    }
    outcome.setAside = replaceStore(file, fresh.path());
    outcome.ledTo = ledTo;
    return outcome;
}

} // namespace trainyard
