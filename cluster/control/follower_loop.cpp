// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/follower_loop.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/control/followed_run.h"
#include "cluster/control/run_files.h"
#include "cluster/control/settle.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace trainyard {
namespace {

constexpr double kFirstLoopBackOff = 0.5;
constexpr double kLongestLoopBackOff = 30.0;
constexpr double kVanishedSeconds = 3.0; // a folder that is being moved or mounted may come back
constexpr int kMostPollsAVisit = 4;      // a run with much to read must not keep the others waiting

bool isRunning(JobState state)
{
    return state == JobState::Running || state == JobState::Finishing || state == JobState::Suspended;
}

/// How far a start of a run has come. It goes only forward; while it is suspended, it stays where it is.
int stageOf(JobState state)
{
    switch (state) {
    case JobState::Running:
    case JobState::Suspended: return 1;
    case JobState::Finishing: return 2;
    case JobState::Verifying: return 3;
    default: return isFinal(state) ? 4 : 0;
    }
}

constexpr double kHeardSeconds = 60.0; // without other news it is noted so seldom that a job was heard of

/// A time by the machine's clock as one by ours.
double hereTime(double there, const JobReport& report, double now)
{
    return there > 0.0 && report.readAt > 0.0 ? there + (now - report.readAt) : there;
}

void tellOf(const JobReport& report, JobRow& job)
{
    const double now = unixTime();
    job.startedAt = report.startedAt;
    job.exitCode = report.exitCode;
    job.jobId = report.jobId.empty() ? job.jobId : report.jobId;
    job.schedulerState = report.schedulerState;
    job.nodes = report.nodes.empty() ? job.nodes : report.nodes;
    job.expectedStart = hereTime(report.expectedStart, report, now);
    job.endsBy = hereTime(report.endsBy, report, now);
    job.restarts = std::max(job.restarts, report.restarts);
    job.heardAt = report.readAt > 0.0 ? now : job.heardAt;
}

/// Whether what is known now is worth a transaction.
bool tellsMore(const JobRow& now, const JobRow& before)
{
    const auto moved = [](double a, double b) { return std::abs(a - b) > 30.0; };
    return now.state != before.state || now.reason != before.reason || now.startedAt != before.startedAt ||
           now.jobId != before.jobId || now.schedulerState != before.schedulerState || now.nodes != before.nodes ||
           now.restarts != before.restarts || moved(now.expectedStart, before.expectedStart) ||
           moved(now.endsBy, before.endsBy) || now.heardAt - before.heardAt > kHeardSeconds;
}

} // namespace

FollowerLoop::FollowerLoop(RunStore& store, Transport& transport, Scheduler& scheduler, Options options)
    : m_store(store), m_transport(transport), m_scheduler(scheduler), m_options(std::move(options)),
      m_reader(store.reader()), m_pace(m_options.pace)
{
}

FollowerLoop::~FollowerLoop() = default;

void FollowerLoop::poke()
{
    m_nextRefresh = 0.0;
    m_nextQuery = 0.0;
    m_pace.poke(steadyTime());
    for (const auto& [id, run] : m_runs) {
        run->nextVisit = 0.0;
        run->judgeNow = true;
    }
}

double FollowerLoop::interval(const Run& run) const
{
    return m_watched.contains(run.job.runId) && isRunning(run.state) ? m_options.watchedSeconds
                                                                     : m_options.otherSeconds;
}

FollowRound FollowerLoop::round()
{
    FollowRound round;
    refresh(round);
    if (m_options.batched) {
        batchRound(round);
        return round;
    }
    const double now = steadyTime();
    askScheduler(round, now);
    for (const auto& [id, run] : m_runs)
        if (now >= run->nextVisit)
            visit(*run, round, steadyTime());
    std::erase_if(m_runs, [](const auto& entry) { return entry.second->ended; });
    double next = m_runs.empty() ? m_options.idleSeconds : m_options.otherSeconds;
    const double after = steadyTime();
    for (const auto& [id, run] : m_runs)
        next = std::min(next, std::max(0.0, run->nextVisit - after));
    round.nextIn = std::max(0.005, next);
    return round;
}

FollowRound FollowerLoop::catchUp(double seconds)
{
    const double until = steadyTime() + seconds;
    FollowRound total;
    bool askedAgain = false;
    poke();
    while (true) {
        FollowRound one = round();
        bool news = !one.progressed.empty() || !one.stateChanged.empty();
        if (!news &&
            std::any_of(m_runs.begin(), m_runs.end(), [](const auto& run) { return run.second->waitsSaid > 0; }))
            news = !std::exchange(askedAgain, true);
        const auto append = [](auto& to, auto& from) { to.insert(to.end(), from.begin(), from.end()); };
        append(total.progressed, one.progressed);
        append(total.stateChanged, one.stateChanged);
        append(total.errors, one.errors);
        total.points += one.points;
        if (!news || steadyTime() >= until)
            return total;
        poke();
    }
}

/// Takes up jobs that were stored since, by this or another process, and drops those that are finished.
void FollowerLoop::refresh(FollowRound&)
{
    const std::int64_t counter = m_reader->changeCounter();
    const double now = steadyTime();
    if (counter == m_lastCounter && now < m_nextRefresh)
        return;
    m_lastCounter = counter;
    m_nextRefresh = now + m_options.idleSeconds;
    std::map<std::string, JobRow> newest;
    m_replaced.clear();
    for (JobRow& job : m_reader->jobs(true)) {
        if (job.machine != m_options.machine)
            continue;
        JobRow& place = newest[job.runId]; // later ones come later, whatever the clock said
        if (!place.token.empty())
            m_replaced[place.token] = std::move(place);
        place = std::move(job);
    }
    std::erase_if(m_runs, [&](const auto& entry) {
        const auto found = newest.find(entry.first);
        const bool over = found == newest.end() || found->second.token != entry.second->job.token;
        if (over)
            m_batch.remove(entry.first);
        return over;
    });
    for (auto& [id, job] : newest) {
        const std::optional<RunRow> row = m_reader->run(id);
        if (!row)
            continue;
        if (const auto known = m_runs.find(id); known != m_runs.end()) {
            known->second->state = row->state; // another process may have written it
            known->second->reason = row->reason;
            continue;
        }
        const std::vector<TailPosition> positions = m_reader->tailPositions(id);
        if (m_options.batched)
            m_batch.add(id, job.directory, positions);
        m_runs[id] = std::make_unique<Run>(std::move(job), row->state, row->reason, positions);
        m_nextQuery = 0.0;
        m_pace.poke(now);
    }
}

void FollowerLoop::take(Run& run, const JobReport& report)
{
    ++run.answers;
    if (report.state == JobState::Unknown || stageOf(report.state) > 0)
        run.waitsSaid = 0;
    run.judgeNow = run.judgeNow || run.waitsSaid > 0;
    if (run.reported && run.report.state == report.state && run.report.reason == report.reason) {
        run.report = report;
        return;
    }
    run.report = report;
    run.reported = true;
    run.judgeNow = true;
    run.nextVisit = 0.0;
}

/// One question for all jobs. A failed one says nothing about them.
void FollowerLoop::askScheduler(FollowRound& round, double now)
{
    if (m_runs.empty() || now < m_nextQuery)
        return;
    std::vector<std::string> tokens;
    for (const auto& [id, run] : m_runs)
        tokens.push_back(run->job.token);
    try {
        const std::vector<JobReport> reports = m_scheduler.query(m_transport, tokens);
        std::size_t index = 0;
        for (const auto& [id, run] : m_runs)
            take(*run, reports.at(index++));
        m_queryBackOff = 0.0;
        m_queryError.clear();
        m_nextQuery = now + m_options.otherSeconds / 2;
    } catch (...) {
        const Error error = currentError("ask for the state of the runs");
        if (error.text() != m_queryError)
            round.errors.push_back(error);
        m_queryError = error.text();
        m_queryBackOff = std::clamp(m_queryBackOff * 2, kFirstLoopBackOff, kLongestLoopBackOff);
        m_nextQuery = now + m_queryBackOff;
        if (error.kind != ErrorKind::Transport && error.kind != ErrorKind::Timeout && m_runs.size() > 1)
            askOneByOne();
    }
}

/// One spoilt answer must not hide the others.
void FollowerLoop::askOneByOne()
{
    for (const auto& [id, run] : m_runs) {
        try {
            take(*run, m_scheduler.query(m_transport, {run->job.token}).at(0));
        } catch (const Failure&) {
            // Told already, with the question for all.
        }
    }
}

void FollowerLoop::visit(Run& run, FollowRound& round, double now)
{
    try {
        const std::int64_t bytes = tail(run, round);
        if (run.reported && (run.judgeNow || now >= run.nextVerdict)) {
            run.judgeNow = false;
            run.nextVerdict = now + m_options.otherSeconds;
            run.ended = verdict(run, round, now);
        }
        run.backOff = 0.0;
        run.lastError.clear();
        run.nextVisit = bytes > 0 || run.judgeNow ? now + std::min(0.02, interval(run)) : now + interval(run);
        if (bytes > 0 && bytes < (64 << 10))
            run.nextVisit = now + interval(run); // it kept up: no hurry
    } catch (...) {
        noteError(run, round, now);
    }
}

/// Nothing is lost by an error: what the store has not committed is read again.
void FollowerLoop::noteError(Run& run, FollowRound& round, double now)
{
    const Error error = currentError("follow the run");
    if (error.text() != run.lastError)
        round.errors.push_back(error);
    run.lastError = error.text();
    run.backOff = std::clamp(run.backOff * 2, kFirstLoopBackOff, kLongestLoopBackOff);
    run.nextVisit = now + run.backOff;
    run.judgeNow = true;
}

/// Commits what the run has written since; returns how many bytes.
std::int64_t FollowerLoop::tail(Run& run, FollowRound& round)
{
    std::int64_t bytes = 0;
    for (int i = 0; i < kMostPollsAVisit; ++i) {
        std::vector<Chunk> chunks = run.follower.poll(m_transport);
        if (chunks.empty())
            break;
        std::vector<std::future<Result<IngestOutcome>>> commits;
        for (Chunk& chunk : chunks) {
            bytes += static_cast<std::int64_t>(chunk.bytes.size()) + 1; // an empty file is news too
            run.judgeNow = run.judgeNow || chunk.file == "result.json";
            commits.push_back(m_store.ingest(std::move(chunk)));
        }
        for (auto& commit : commits) {
            const IngestOutcome outcome = settle(std::move(commit));
            run.follower.committed(outcome.position);
            round.points += outcome.points;
        }
    }
    if (bytes > 0)
        round.progressed.push_back(run.job.runId);
    return bytes;
}

JobVerdict FollowerLoop::judged(Run& run, double now)
{
    RunFiles files(m_transport, run.job.directory);
    if (!files.hasSpec()) {
        if (run.goneSince == 0.0)
            run.goneSince = now;
        if (now - run.goneSince < std::min(kVanishedSeconds, m_options.goneSeconds))
            return {run.state, run.reason, std::nullopt};
        const bool over = isFinal(run.report.state) || (run.report.state == JobState::Unknown && run.report.settled);
        if (over && now - run.goneSince < m_options.goneSeconds) // its disk may be away, and come back with all of it
            return {JobState::Verifying, jobReason("job.directory-gone-waiting", PathText{run.job.directory}),
                    std::nullopt};
        // While its process lives the folder may come back; afterwards there is nothing to come.
        return {over ? JobState::Failed : run.report.state,
                jobReason("job.directory-gone", PathText{run.job.directory}), std::nullopt};
    }
    run.goneSince = 0.0;
    const std::optional<RunResult> result = files.result();
    JobVerdict verdict = judge(run.report, result, files.newestAttempt(),
                               m_options.batched ? std::nullopt : files.processAlive(run.report.startedAt));
    if (verdict.state != JobState::Unknown) {
        run.unknownSince = 0.0;
        return verdict;
    }
    if (!run.report.settled)
        return {run.state, run.reason, std::nullopt}; // it may yet turn up
    if (run.unknownSince == 0.0)
        run.unknownSince =
            m_options.batched ? now - m_options.unknownSeconds : now; // a cluster has waited for that already
    if (now - run.unknownSince >= m_options.unknownSeconds) {
        verdict.state = JobState::Interrupted;
        verdict.reason = jobReason("job.unknown-gone");
    }
    return verdict;
}

/// Returns whether the run has ended and everything of it is stored.
bool FollowerLoop::verdict(Run& run, FollowRound& round, double now)
{
    const JobVerdict verdict = judged(run, now);
    if (isFinal(verdict.state)) {
        // The process is gone, so the files grow no more: take all there is before the state says that it is over.
        while (tail(run, round) > 0) {
        }
    }
    store(run, verdict, round);
    return isFinal(verdict.state);
}

JobState FollowerLoop::storedState(const Run& run) const
{
    const std::optional<RunRow> row = m_reader->run(run.job.runId);
    return row ? row->state : run.state;
}

/// Whether a run that has come as far as `stored` stands in the queue once more. The queue's first word of that may be
/// from before the run started; a second one, asked for since, is not.
bool FollowerLoop::isPutBack(Run& run, JobState stored)
{
    if (stageOf(stored) == 0)
        return true; // it has not started
    if (stored == JobState::Done || run.report.state == JobState::Unknown || stageOf(run.report.state) > 0)
        return false;
    if (run.waitsSaid == 0) {
        run.waitsSaid = run.answers;
        run.judgeNow = true;
        m_pace.poke(steadyTime());
    }
    if (run.answers == run.waitsSaid)
        return false;
    run.waitsSaid = 0;
    return true;
}

/// The store may know more than a verdict: what was committed just now is newer than the queue's answer, and another
/// process may follow the run as well. Only a new start takes a run back, or the queue once it has put it back.
bool FollowerLoop::goesBack(Run& run, JobState verdict, JobState stored)
{
    const std::optional<JobRow> job = m_reader->job(run.job.token);
    if (!job || isFinal(verdict))
        return false;
    if (isFinal(job->state))
        return true; // another process has seen its end
    if (!isUnderWay(verdict))
        return !isPutBack(run, stored);
    if (run.report.restarts > job->restarts)
        return false;
    if (stored == JobState::Stopped && verdict == JobState::Finishing)
        return false; // it saved: its job may go back into the queue
    if (stored == JobState::Verifying && !m_options.batched)
        return false; // whether its process lives is looked at directly
    return stageOf(stored) > stageOf(verdict);
}

void FollowerLoop::store(Run& run, const JobVerdict& verdict, FollowRound& round)
{
    const bool tells = std::exchange(run.rewrite, false) || verdict.state != run.state || verdict.reason != run.reason;
    const JobState stored = tells ? storedState(run) : run.state;
    if (stageOf(stored) == 0)
        run.waitsSaid = 0;
    if (tells && goesBack(run, verdict.state, stored))
        return;
    const bool final = isFinal(verdict.state);
    const JobState reported = run.report.state;
    if (final && verdict.result &&
        (reported == JobState::Held || reported == JobState::Blocked || reported == JobState::Queued))
        m_scheduler.cancel(m_transport, run.job.token); // it was put back although its run is complete
    double endedAt = 0.0;
    if (final)
        endedAt = verdict.result && verdict.result->endedAt > 0 ? verdict.result->endedAt
                  : run.report.endedAt > 0                      ? run.report.endedAt
                                                                : unixTime();
    if (tells) {
        if (final) {
            settle(m_store.setRunState(run.job.runId, verdict.state, verdict.reason, endedAt));
        } else if (!settle(m_store.moveRunState(run.job.runId, stored, verdict.state, verdict.reason))) {
            run.judgeNow = true; // another process wrote it just now
            return;
        }
        run.state = verdict.state;
        run.reason = verdict.reason;
        round.stateChanged.push_back(run.job.runId);
    }
    const JobRow& old = run.job;
    JobRow job = old;
    job.state = verdict.state;
    job.reason = verdict.reason;
    job.endedAt = endedAt;
    tellOf(run.report, job);
    if (final || tellsMore(job, old)) {
        // Last: as long as it is missing, the next process that looks follows the run once more.
        settle(m_store.putJob(job));
        run.job = job;
    }
}

} // namespace trainyard
