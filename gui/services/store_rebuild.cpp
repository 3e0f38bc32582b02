// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/store_rebuild.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/run_directory.h"
#include "cluster/jobs/run_follower.h"
#include "gui/services/campaign_plan.h"
#include "gui/services/follower_loop.h"
#include "gui/services/launcher.h"
#include "gui/services/machine.h"
#include "gui/services/settle.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <map>
#include <utility>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr const char* kOperation = "rebuild the store";
constexpr const char* kLocal = "local";
constexpr const char* kSideFiles[] = {"-wal", "-shm"};
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

/// A file beside the store in the making; gone with everything of it unless it was put in place.
class FreshStore {
public:
    explicit FreshStore(const fs::path& file) : m_path(file.string() + ".rebuilding-" + randomHex(8)) {}
    ~FreshStore()
    {
        for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
            std::error_code ignored;
            fs::remove(m_path.string() + ending, ignored);
        }
    }
    const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

class Rebuild {
public:
    Rebuild(RunStore& store, const std::function<void(const RebuildProgress&)>& progress,
            const std::function<bool()>& cancelled)
        : m_store(store), m_machine(localMachine()), m_tell(progress), m_cancelled(cancelled)
    {
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
        takeCampaigns(candidates, runsFolder);
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
            if (std::error_code unreadable;
                !it->is_directory(unreadable) || it->path().filename().string().starts_with('.'))
                continue; // no run's name begins with a dot
            try {
                found.push_back(candidateIn(fs::absolute(it->path())));
            } catch (...) {
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
        bool known = false;
        try {
            settle(m_store.createRun(candidate.spec, candidate.folder.string(), kLocal, candidate.createdAt));
            known = true;
            readFiles(candidate);
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
            } else if (const auto told = campaignOfRuns(id, runs.first, runs.second)) {
                settle(m_store.addCampaign(*told));
            }
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
    Machine m_machine;
    const std::function<void(const RebuildProgress&)>& m_tell;
    const std::function<bool()>& m_cancelled;
    RebuildProgress m_progress;
    RebuildOutcome m_outcome;
};

/// "store.sqlite.damaged-20261120-140201", with a number where that is taken.
fs::path asideName(const fs::path& file)
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::localtime_r(&now, &parts);
    char date[32];
    std::strftime(date, sizeof date, "%Y%m%d-%H%M%S", &parts);
    const std::string base = file.string() + ".damaged-" + date;
    fs::path name = base;
    for (int number = 2; fs::exists(fs::symlink_status(name)); ++number)
        name = base + "-" + std::to_string(number);
    return name;
}

void move(const fs::path& from, const fs::path& to)
{
    if (std::rename(from.c_str(), to.c_str()) != 0)
        throw systemFailure("set aside", from.string(), errno);
}

/// The old store gets a second name and then loses the first to the new one in a single step: whatever happens in
/// between, a store stands there and nothing is lost.
fs::path replace(const fs::path& file, const fs::path& fresh)
{
    fs::path aside;
    if (fs::exists(fs::symlink_status(file))) {
        aside = asideName(file);
        std::error_code code;
        fs::create_hard_link(file, aside, code);
        if (code) // a folder, or a file system without links
            move(file, aside);
    }
    for (const char* ending : kSideFiles)
        if (const fs::path side = file.string() + ending; fs::exists(fs::symlink_status(side)))
            move(side, aside.empty() ? fs::path(asideName(file).string() + ending) : fs::path(aside.string() + ending));
    for (const char* ending : kSideFiles)
        if (const fs::path side = fresh.string() + ending; fs::exists(side))
            move(side, file.string() + ending);
    move(fresh, file);
    return aside;
}

} // namespace

RebuildOutcome rebuildStore(const fs::path& file, const fs::path& runsFolder,
                            const std::function<void(const RebuildProgress&)>& progress,
                            const std::function<bool()>& cancelled)
{
    const FreshStore fresh(file);
    RebuildOutcome outcome;
    {
        RunStore store(fresh.path());
        outcome = Rebuild(store, progress, cancelled).run(runsFolder);
    }
    outcome.setAside = replace(file, fresh.path());
    return outcome;
}

} // namespace trainyard
