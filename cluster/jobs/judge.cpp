// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/run_follower.h"

#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_queue.h"

#include <csignal>
#include <cstring>

namespace trainyard {
namespace {

/// Whether the result belongs to the reported job and not to an earlier attempt.
bool belongs(const RunResult& result, const JobReport& report, int newestAttempt)
{
    if (result.attempt < newestAttempt)
        return false;
    // A job that died before it started an attempt leaves the previous attempt's result in place; its time shows that.
    return report.startedAt <= 0.0 || result.endedAt >= report.startedAt;
}

bool isComplete(const std::optional<RunResult>& result, int newestAttempt)
{
    return result && result->attempt >= newestAttempt && result->code == ExitCode::Completed;
}

Reason engineEnded(ExitCode code)
{
    return jobReason("job.engine-ended", exitReason(code));
}

JobVerdict byResult(const RunResult& result)
{
    JobVerdict verdict{JobState::Failed, result.message, result};
    if (result.code == ExitCode::Completed)
        verdict.state = JobState::Done;
    else if (result.code == ExitCode::Stopped)
        verdict.state = JobState::Stopped;
    else if (verdict.reason.empty())
        verdict.reason = engineEnded(result.code);
    return verdict;
}

/// Of a job that its scheduler or somebody ended: the run saved and stopped, and the queue says why it had to.
JobVerdict byResult(const RunResult& result, const Reason& queueSays)
{
    JobVerdict verdict = byResult(result);
    if (verdict.state == JobState::Stopped && !queueSays.empty())
        verdict.reason = queueSays;
    return verdict;
}

Reason signalReason(int signal)
{
    const char* description = ::sigdescr_np(signal);
    const std::string name = description ? description : "?";
    return signal == SIGKILL ? jobReason("job.killed", signal, name) : jobReason("job.ended-by-signal", signal, name);
}

/// The process that started the ranks was ended by a signal. The ranks then save and stop, as on request; rank 0 writes
/// the result after that.
bool endedItsRanks(const JobReport& report, const RunResult& result)
{
    return report.signal != 0 && report.startedAt > 0.0 && report.endedAt > 0.0 && result.endedAt > report.endedAt &&
           result.code == ExitCode::Stopped;
}

/// The job has ended, and the run directory has no result from it.
JobVerdict endedWithoutResult(const JobReport& report)
{
    JobVerdict verdict{report.state, report.reason, std::nullopt};
    if (report.state == JobState::Done || report.state == JobState::Stopped) {
        verdict.state = JobState::Interrupted; // COMPLETED does not mean done
        verdict.reason = jobReason("job.process-ended-no-result");
    } else if (report.signal != 0) {
        verdict.reason = signalReason(report.signal);
        if (!report.reason.empty())
            verdict.reason = jobReason("job.signal-and", std::move(verdict.reason), report.reason);
    } else if (verdict.reason.empty() && report.state == JobState::Interrupted) {
        verdict.reason = jobReason("job.process-ended-unwatched");
    } else if (verdict.reason.empty() && report.exitCode > 0) {
        verdict.reason = engineEnded(exitCodeFromInt(report.exitCode));
    }
    return verdict;
}

JobVerdict judgeUnknown(const JobReport& report, bool attempted, std::optional<bool> processAlive)
{
    if (processAlive.value_or(false))
        return {JobState::Running, jobReason("job.runs-outside"), std::nullopt};
    if (processAlive && attempted)
        return {JobState::Interrupted, jobReason("job.gone-no-result"), std::nullopt};
    return {JobState::Unknown, report.reason.empty() ? queueReason("queue.absent") : report.reason, std::nullopt};
}

} // namespace

JobVerdict judge(const JobReport& report, const std::optional<RunResult>& result, int newestAttempt,
                 std::optional<bool> processAlive)
{
    const bool own = result && belongs(*result, report, newestAttempt);
    switch (report.state) {
    case JobState::Running:
    case JobState::Suspended:
    case JobState::Finishing:
    case JobState::Verifying:
        // A job that saved before its time limit will soon be requeued; only its scheduler knows.
        if (own && result->code == ExitCode::Stopped && !report.schedulerState.empty())
            return {JobState::Finishing, jobReason("job.saved-waiting"), std::nullopt};
        if (own)
            return byResult(*result); // result.json is written last: nothing writes any more
        if (processAlive && !*processAlive)
            return {JobState::Verifying, jobReason("job.gone-waiting"), std::nullopt};
        return {report.state, report.reason, std::nullopt};
    case JobState::Unknown: return own ? byResult(*result) : judgeUnknown(report, newestAttempt > 0, processAlive);
    case JobState::Interrupted:
        // It saved because the scheduler ended it (time limit, preemption, too many restarts), not on request.
        if (own && report.startedAt > 0.0 && result->code == ExitCode::Stopped && !report.reason.empty())
            return {JobState::Interrupted, report.reason, result};
        if (own && endedItsRanks(report, *result))
            return {JobState::Interrupted, signalReason(report.signal), result};
        [[fallthrough]];
    case JobState::Done:
    case JobState::Stopped:
    case JobState::Failed:
        // A job that never started wrote nothing, so existing files belong to an earlier one.
        if (own && report.startedAt > 0.0)
            return report.reason.code == "queue.ended-outside" ? byResult(*result, report.reason) : byResult(*result);
        // After a lost node, a run that was already complete is requeued; its job finds nothing left to do.
        if (report.state == JobState::Done && isComplete(result, newestAttempt))
            return byResult(*result);
        return endedWithoutResult(report);
    case JobState::Cancelled:
        if (own && report.startedAt > 0.0 && (result->code == ExitCode::Completed || result->code == ExitCode::Stopped))
            return byResult(*result, report.reason);
        return {JobState::Cancelled, report.reason, own && report.startedAt > 0.0 ? result : std::nullopt};
    default:
        // A job that its scheduler lost sight of trains on; put back ("launch failed requeued held"), it waits to find
        // nothing left to do.
        if (report.beganAt > 0.0 && isComplete(result, newestAttempt) && result->endedAt >= report.beganAt)
            return byResult(*result);
        // Before it starts, regardless of earlier attempts' files.
        return {report.state, report.reason, std::nullopt};
    }
}

} // namespace trainyard
