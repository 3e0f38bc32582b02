// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/run_follower.h"

#include "backend/protocol/reasons_queue.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <csignal>

namespace judge_test {

using namespace trainyard;

namespace {

constexpr double kStarted = 1000.0;

JobReport report(JobState state, int code = -1, int signal = 0, double startedAt = kStarted)
{
    JobReport value;
    value.state = state;
    value.exitCode = code;
    value.signal = signal;
    value.startedAt = startedAt;
    return value;
}

/// A job whose first process a signal has ended.
JobReport ended(int signal, double at)
{
    JobReport value = report(JobState::Interrupted, -1, signal);
    value.endedAt = at;
    return value;
}

/// A job that had begun and waits again.
JobReport began(JobState state, double at)
{
    JobReport value = report(state, -1, 0, 0.0);
    value.beganAt = at;
    return value;
}

RunResult result(ExitCode code, int attempt = 1, double endedAt = kStarted + 10)
{
    RunResult value;
    value.code = code;
    value.attempt = attempt;
    value.endedAt = endedAt;
    if (code == ExitCode::Diverged)
        value.message = "the loss is NaN";
    return value;
}

struct Case {
    const char* name;
    JobReport report;
    std::optional<RunResult> result;
    int newestAttempt;
    std::optional<bool> alive;
    JobState expected;
    const char* reason;       ///< what the reason must hold
    bool keepsResult = false; ///< although it was interrupted
};

std::vector<Case> cases()
{
    const std::optional<RunResult> none;
    const RunResult done = result(ExitCode::Completed);
    const RunResult stopped = result(ExitCode::Stopped);
    const RunResult diverged = result(ExitCode::Diverged);
    const RunResult before = result(ExitCode::Stopped, 1, kStarted - 10);
    JobReport scheduled = report(JobState::Running);
    scheduled.schedulerState = "RUNNING";
    return {
        {"saved before its time limit, may go back in the queue",
         scheduled,
         stopped,
         1,
         {},
         JobState::Finishing,
         "queue to say so"},
        {"complete, and the queue has not seen it", scheduled, done, 1, {}, JobState::Done, ""},
        {"waits", report(JobState::Queued), none, 0, {}, JobState::Queued, ""},
        {"waits to resume", report(JobState::Queued, -1, 0, 0), before, 1, false, JobState::Queued, ""},
        {"held, but it had begun and trained to its end", began(JobState::Held, kStarted), done, 1, false,
         JobState::Done, ""},
        {"held after it began, and the result is older", began(JobState::Held, kStarted + 20), done, 1, false,
         JobState::Held, ""},
        {"held, and another attempt has begun since", began(JobState::Held, kStarted), done, 2, false, JobState::Held,
         ""},
        {"held after it saved and stopped", began(JobState::Held, kStarted), stopped, 1, false, JobState::Held, ""},
        {"held before it began, complete from before", report(JobState::Held, -1, 0, 0), done, 1, false, JobState::Held,
         ""},
        {"back in the queue after it trained to its end", began(JobState::Queued, kStarted), done, 1, false,
         JobState::Done, ""},
        {"runs", report(JobState::Running), none, 1, true, JobState::Running, ""},
        {"starts", report(JobState::Running), none, 0, {}, JobState::Running, ""},
        {"resumes, old result not set aside yet", report(JobState::Running), before, 1, {}, JobState::Running, ""},
        {"resumed, old result not set aside", report(JobState::Running), stopped, 2, true, JobState::Running, ""},
        {"process gone, queue not there yet", report(JobState::Running), none, 1, false, JobState::Verifying, "gone"},
        {"result written, queue not there yet", report(JobState::Running), done, 1, true, JobState::Done, ""},
        {"done", report(JobState::Done, 0), done, 1, false, JobState::Done, ""},
        {"code 0 without result", report(JobState::Done, 0), none, 1, false, JobState::Interrupted, "no result"},
        {"code 0, result of the attempt before", report(JobState::Done, 0), stopped, 2, false, JobState::Interrupted,
         "no result"},
        {"code 0, result too old", report(JobState::Done, 0), before, 1, false, JobState::Interrupted, "no result"},
        {"code 0, complete before its node was lost", report(JobState::Done, 0),
         result(ExitCode::Completed, 1, kStarted - 10), 1, false, JobState::Done, ""},
        {"code 0, complete before another attempt", report(JobState::Done, 0),
         result(ExitCode::Completed, 1, kStarted - 10), 2, false, JobState::Interrupted, "no result"},
        {"stopped", report(JobState::Stopped, 3), stopped, 1, false, JobState::Stopped, ""},
        {"stopped without result", report(JobState::Stopped, 3), none, 1, false, JobState::Interrupted, "no result"},
        {"failed with result", report(JobState::Failed, 17), diverged, 1, false, JobState::Failed, "NaN"},
        {"failed without result", report(JobState::Failed, 10), none, 0, false, JobState::Failed,
         "the run spec is wrong"},
        {"crashed", report(JobState::Failed, -1, SIGSEGV), none, 1, false, JobState::Failed, "signal 11"},
        {"killed", report(JobState::Interrupted, -1, SIGKILL), none, 1, false, JobState::Interrupted, "memory"},
        {"killed after its result", report(JobState::Interrupted, -1, SIGKILL), done, 1, false, JobState::Done, ""},
        {"killed, then its ranks stopped", ended(SIGKILL, kStarted + 5), stopped, 1, false, JobState::Interrupted,
         "signal 9", true},
        {"killed after it had stopped", ended(SIGKILL, kStarted + 15), stopped, 1, false, JobState::Stopped, ""},
        {"killed, but its ranks were done", ended(SIGKILL, kStarted + 5), done, 1, false, JobState::Done, ""},
        {"killed in attempt 2", report(JobState::Interrupted, -1, SIGKILL), stopped, 2, false, JobState::Interrupted,
         "signal 9"},
        {"nobody saw it end, result", report(JobState::Interrupted), done, 1, false, JobState::Done, ""},
        {"nobody saw it end", report(JobState::Interrupted), none, 1, false, JobState::Interrupted, "nobody"},
        {"never started", report(JobState::Failed, -1, 0, 0), stopped, 1, {}, JobState::Failed, ""},
        {"cancelled while waiting", report(JobState::Cancelled, -1, 0, 0), stopped, 1, {}, JobState::Cancelled, ""},
        {"cancelled running", report(JobState::Cancelled, -1, SIGTERM), none, 1, false, JobState::Cancelled, ""},
        {"cancelled, wrote a checkpoint", report(JobState::Cancelled, 3), stopped, 1, false, JobState::Stopped, ""},
        {"cancelled, was just done", report(JobState::Cancelled, 0), done, 1, false, JobState::Done, ""},
        {"cancelled, failed over it", report(JobState::Cancelled, 16), result(ExitCode::InputOutput), 1, false,
         JobState::Cancelled, ""},
        {"queue lost it, result", report(JobState::Unknown, -1, 0, 0), done, 1, {}, JobState::Done, ""},
        {"queue lost it, runs", report(JobState::Unknown, -1, 0, 0), none, 1, true, JobState::Running, "process runs"},
        {"queue lost it, gone", report(JobState::Unknown, -1, 0, 0), none, 1, false, JobState::Interrupted, "gone"},
        {"queue lost it, never began", report(JobState::Unknown, -1, 0, 0), none, 0, false, JobState::Unknown,
         "does not have"},
        {"queue lost it, cannot know", report(JobState::Unknown, -1, 0, 0), none, 1, {}, JobState::Unknown, ""},
        {"queue lost it, result of the attempt before", report(JobState::Unknown, -1, 0, 0), done, 2, true,
         JobState::Running, ""},
    };
}

} // namespace

class JudgeTest : public QObject {
    Q_OBJECT
private slots:
    void judges_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Case& one : cases())
            QTest::addRow("%s", one.name) << index++;
    }

    void judges()
    {
        QFETCH(int, index);
        const Case one = cases()[static_cast<std::size_t>(index)];
        const JobVerdict verdict = judge(one.report, one.result, one.newestAttempt, one.alive);
        QCOMPARE(name(verdict.state), name(one.expected));
        QVERIFY2(verdict.reason.words.find(one.reason) != std::string::npos, verdict.reason.words.c_str());
        // A verdict carries a result only when that result belongs to it.
        if (verdict.state == JobState::Done || verdict.state == JobState::Stopped)
            QVERIFY(verdict.result.has_value());
        if (!isFinal(verdict.state) || verdict.state == JobState::Interrupted)
            QCOMPARE(verdict.result.has_value(), one.keepsResult);
    }

    void reasonsOfTheQueueAreKept()
    {
        JobReport waiting = report(JobState::Queued);
        waiting.reason = "2 of 2 cores are taken by a run";
        QCOMPARE(judge(waiting, {}, 0, {}).reason, waiting.reason);
        JobReport failed = report(JobState::Failed, -1, 0, 0);
        failed.reason = "the run directory is gone";
        QCOMPARE(judge(failed, {}, 0, {}).reason, failed.reason);
        // Somebody ended it, and it saved.
        JobReport cancelled = report(JobState::Cancelled, 3);
        cancelled.reason = queueReason("queue.cancelled-by", "root");
        QCOMPARE(judge(cancelled, result(ExitCode::Stopped), 1, false).state, JobState::Stopped);
        QCOMPARE(judge(cancelled, result(ExitCode::Stopped), 1, false).reason.words,
                 std::string("cancelled from outside (Slurm: CANCELLED by root)"));
        QVERIFY(judge(cancelled, result(ExitCode::Completed), 1, false).reason.empty());
        JobReport outside = report(JobState::Stopped, 3);
        outside.reason = queueReason("queue.ended-outside");
        QCOMPARE(judge(outside, result(ExitCode::Stopped), 1, false).reason, outside.reason);
        outside.reason = queueReason("queue.printed", Quotation{"Stopped after step 3"}); // as on request
        QVERIFY(judge(outside, result(ExitCode::Stopped), 1, false).reason.empty());
    }
};

TRAINYARD_TEST(JudgeTest)

} // namespace judge_test

#include "judge_test.moc"
