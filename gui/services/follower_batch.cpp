// SPDX-License-Identifier: GPL-3.0-or-later
// How FollowerLoop follows the runs of a machine behind a network: one exec asks for all.
#include "gui/services/follower_loop.h"

#include "backend/base/clock.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "gui/services/followed_run.h"
#include "gui/services/settle.h"

#include <algorithm>
#include <set>
#include <utility>

namespace trainyard {
namespace {

constexpr double kDeadline = 60.0; // of one exec
constexpr int kMostAsks = 8;       // in a row, while a run has written more than one exec brings

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

} // namespace

void FollowerLoop::batchRound(FollowRound& round)
{
    double now = steadyTime();
    const auto watched = m_runs.find(m_watched);
    m_pace.watch(watched != m_runs.end() && !isFinal(watched->second->state), now);
    const QueryPace::Turn turn = m_pace.due(now);
    if (!m_runs.empty() && (turn.queue || turn.logs)) {
        try {
            batchAsk(round, turn, now);
            for (int i = 0; i < kMostAsks && m_batch.behind(); ++i)
                batchAsk(round, {true, false}, steadyTime());
            batchVerdicts(round, steadyTime());
            m_batchError.clear();
        } catch (...) {
            const Error error = currentError("follow the runs");
            if (error.text() != m_batchError)
                round.errors.push_back(error);
            m_batchError = error.text();
            m_pace.failed(steadyTime());
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
        if (auto* slurm = dynamic_cast<SlurmScheduler*>(&m_scheduler)) {
            reports = slurm->query(m_transport, tokens, std::move(script), answer);
        } else {
            reports = m_scheduler.query(m_transport, tokens);
            answer = script.run(m_transport, kDeadline);
        }
    } else {
        answer = script.run(m_transport, kDeadline);
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
        run.newestAttempt = std::max(run.newestAttempt, attemptOf(chunk.file));
        if (chunk.file == "result.json") {
            run.result = parseResult(chunk.bytes);
            run.judgeNow = true;
        }
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

void FollowerLoop::batchVerdicts(FollowRound& round, double now)
{
    for (const auto& [id, run] : m_runs) {
        if (!run->reported)
            continue;
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
        if (!run.complete || m_batch.behind()) {
            m_pace.watch(true, now); // the rest of it first
            return false;
        }
        verdict = judged(run, now);
    }
    store(run, verdict, round);
    return isFinal(verdict.state);
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
