// SPDX-License-Identifier: GPL-3.0-or-later
// How FollowerLoop follows the runs of a machine behind a network: one exec asks for all.
#include "backend/base/clock.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/control/followed_run.h"
#include "cluster/control/follower_loop.h"
#include "cluster/control/settle.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <set>
#include <utility>

namespace trainyard {
namespace {

constexpr double kBatchDeadline = 60.0; // of one exec
constexpr int kQuietRounds = 2;         // without news, before the want of a result is believed
constexpr double kRefreshDeadline = 30.0;
constexpr int kMostAsks = 8; // in a row, while a run has written more than one exec brings

bool breaksOff(const Error& error)
{
    return error.kind == ErrorKind::Transport || error.kind == ErrorKind::Timeout || error.kind == ErrorKind::Cancelled;
}

/// "attempts/0012/…" → 12; 0 for other files.
int attemptOf(const std::string& file)
{
    constexpr std::string_view kFolder = "attempts/";
    if (!file.starts_with(kFolder))
        return 0;
    int number = 0;
    for (std::size_t i = kFolder.size(); i < file.size() && file[i] >= '0' && file[i] <= '9' && number < 100000000; ++i)
        number = 10 * number + (file[i] - '0');
    return number;
}

bool isWaiting(JobState state)
{
    return state == JobState::Queued || state == JobState::Held || state == JobState::Blocked ||
           state == JobState::Starting;
}

} // namespace

void FollowerLoop::batchRound(FollowRound& round)
{
    double now = steadyTime();
    const bool awaited = std::any_of(m_runs.begin(), m_runs.end(), [this](const auto& entry) {
        return entry.second->overSince > 0.0 || (m_watched.contains(entry.first) && !isFinal(entry.second->state));
    });
    m_pace.watch(awaited, now);
    const QueryPace::Turn turn = m_pace.due(now);
    if (!m_runs.empty() && (turn.queue || turn.logs)) {
        try {
            batchAsk(round, turn, now);
            for (int i = 0; i < kMostAsks && m_batch.behind(); ++i)
                batchAsk(round, {true, false}, steadyTime());
            batchVerdicts(round, steadyTime(), turn.queue);
            m_batchError.clear();
        } catch (...) {
            const Error error = currentError("follow the runs");
            if (error.text() != m_batchError)
                round.errors.push_back(error);
            m_batchError = error.text();
            m_pace.failed(steadyTime());
            for (const auto& [id, run] : m_runs)
                run->lastWord = run->endSeen;
            if (breaksOff(error))
                round.lost = error;
        }
    }
    std::erase_if(m_runs, [this](const auto& entry) {
        if (entry.second->ended)
            m_batch.remove(entry.first);
        return entry.second->ended;
    });
    now = steadyTime();
    const double next = m_runs.empty() ? m_options.idleSeconds : m_pace.next() - now;
    round.nextIn = std::clamp(next, 0.05, m_options.idleSeconds); // the store is looked at more often than the machine
}

void FollowerLoop::batchAsk(FollowRound& round, const QueryPace::Turn& turn, double now)
{
    FramedScript script;
    m_batch.addTo(script);
    FramedAnswer answer;
    std::vector<JobReport> reports;
    if (turn.queue) {
        std::vector<std::string> tokens;
        for (const auto& [id, run] : m_runs)
            tokens.push_back(run->job.token);
        for (const auto& [token, job] : m_replaced)
            tokens.push_back(token);
        reports = m_scheduler.queryWith(m_transport, tokens, std::move(script), answer);
    } else {
        answer = script.run(m_transport, kBatchDeadline);
    }
    for (const auto& [id, run] : m_runs)
        run->complete = true;
    commit(m_batch.take(answer), round);
    if (!turn.queue) {
        m_pace.followed(now);
        return;
    }
    std::size_t index = 0;
    std::vector<JobState> states;
    for (const auto& [id, run] : m_runs) {
        states.push_back(reports.at(index).state);
        run->lastWord = run->endSeen;
        take(*run, reports.at(index++));
    }
    while (index < reports.size())
        closeReplaced(reports.at(index++));
    m_pace.asked(now, states);
}

void FollowerLoop::commit(std::vector<Chunk> chunks, FollowRound& round)
{
    struct Commit {
        std::string run;
        std::future<Result<IngestOutcome>> outcome;
    };
    std::vector<Commit> commits;
    std::set<std::string> progressed;
    for (Chunk& chunk : chunks) {
        const auto found = m_runs.find(chunk.runId);
        if (found == m_runs.end())
            continue;
        Run& run = *found->second;
        run.complete = false;
        run.quietRounds = 0;
        run.newestAttempt = std::max(run.newestAttempt, attemptOf(chunk.file));
        if (chunk.file == "result.json") {
            run.result = parseResult(chunk.bytes);
            run.resultStored = true;
            run.judgeNow = true;
        }
        // An attempt that saved and stopped may be going back into the queue: the run's state is the verdict's to say.
        run.rewrite =
            run.rewrite || chunk.file.ends_with("result.json") || chunk.bytes.find("\"finished\"") != std::string::npos;
        progressed.insert(chunk.runId);
        std::string id = chunk.runId;
        commits.push_back({std::move(id), m_store.ingest(std::move(chunk))});
    }
    for (Commit& commit : commits) {
        const IngestOutcome outcome = settle(std::move(commit.outcome));
        m_batch.committed(commit.run, outcome.position);
        round.points += outcome.points;
    }
    round.progressed.insert(round.progressed.end(), progressed.begin(), progressed.end());
}

/// `asked`: the queue was asked in this round. Otherwise its word is older than what the runs have written since.
void FollowerLoop::batchVerdicts(FollowRound& round, double now, bool asked)
{
    for (const auto& [id, run] : m_runs) {
        if (!run->reported)
            continue;
        if (!asked && isWaiting(run->report.state)) {
            const JobState stored = storedState(*run);
            if (isUnderWay(stored) || isFinal(stored)) {
                m_pace.poke(now); // it has started since
                continue;
            }
        }
        try {
            run->ended = batchVerdict(*run, round, now);
            run->lastError.clear();
        } catch (...) {
            const Error error = currentError("follow the run");
            if (breaksOff(error))
                throw;
            if (error.text() != run->lastError)
                round.errors.push_back(error);
            run->lastError = error.text();
        }
    }
}

/// While a run goes on, what came with the polls is enough. Its end is looked at once more in its folder.
bool FollowerLoop::batchVerdict(Run& run, FollowRound& round, double now)
{
    JobVerdict verdict = judge(run.report, run.result, run.newestAttempt, std::nullopt);
    if (verdict.state == JobState::Unknown && !run.report.settled)
        verdict = {run.state, run.reason, std::nullopt};
    if (isFinal(verdict.state) || verdict.state == JobState::Unknown) {
        if (const std::string trouble = m_batch.trouble(run.job.runId); !trouble.empty())
            throw Failure(ErrorKind::Io, "look at the run directory", run.job.directory,
                          jobReason("job.looked-at-again", Quotation{trouble}));
        if (!run.complete || m_batch.behind()) {
            m_pace.watch(true, now); // the rest of it first
            return false;
        }
        verdict = judged(run, now);
    }
    if (!isFinal(verdict.state)) {
        run.overSince = 0.0;
    } else if (mayComeYet(run, verdict, now)) {
        m_pace.watch(true, now);
        verdict = {JobState::Verifying, jobReason("job.last-files"), std::nullopt};
    }
    if (isFinal(verdict.state) && !isFinal(run.report.state) && !run.lastWord) {
        if (!std::exchange(run.endSeen, true))
            m_pace.poke(now);
        return false;
    }
    store(run, verdict, round);
    return isFinal(verdict.state);
}

/// Makes a file in the run's folder and removes it. A client of NFS keeps what it knows of a folder for up to a minute,
/// but the answer to a change that it makes itself tells it that others have changed the folder too (RFC 1813, weak
/// cache consistency), so it forgets what it knew. Returns whether that worked.
bool FollowerLoop::refreshFolder(const Run& run)
{
    try {
        const std::string folder = shellWord(run.job.directory);
        return m_transport.exec("f=" + folder + "/.trainyard-look-$$ && : >\"$f\" && rm -f \"$f\"", kRefreshDeadline)
                   .exitCode == 0;
    } catch (const Failure& failure) {
        if (breaksOff(failure.error()))
            throw;
        return false;
    }
}

/// The queue tells an end at once, a network disk shows what was written last as much as a minute later.
bool FollowerLoop::mayComeYet(Run& run, const JobVerdict& verdict, double now)
{
    const bool began = run.report.startedAt > 0.0 || run.newestAttempt > 0; // else it wrote nothing
    if ((verdict.result && run.resultStored) || !began || m_options.lastWordsSeconds <= 0.0)
        return false;
    if (run.overSince == 0.0) {
        run.overSince = now;
        run.quietRounds = 0;
        run.refreshed = refreshFolder(run);
    }
    const double wait =
        run.refreshed ? std::min(m_options.refreshedSeconds, m_options.lastWordsSeconds) : m_options.lastWordsSeconds;
    return ++run.quietRounds <= kQuietRounds || now - run.overSince < wait;
}

/// A job whose run goes on as another one: only its own row is still to be closed.
void FollowerLoop::closeReplaced(const JobReport& report)
{
    const auto found = m_replaced.find(report.token);
    if (found == m_replaced.end() || !(isFinal(report.state) || (report.state == JobState::Unknown && report.settled)))
        return;
    JobRow job = found->second;
    job.state = isFinal(report.state) ? report.state : JobState::Interrupted;
    job.reason = report.reason;
    job.startedAt = report.startedAt;
    job.endedAt = report.endedAt > 0.0 ? report.endedAt : unixTime();
    job.exitCode = report.exitCode;
    // Of two jobs of a run the newest gives it its token: submittedAt stays.
    settle(m_store.putJob(job));
    m_replaced.erase(found);
}

} // namespace trainyard
