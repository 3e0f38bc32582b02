// SPDX-License-Identifier: GPL-3.0-or-later
// Daemons that stop, hang and come back, jobs that leave the queue early, and clocks that are wrong. The queue of this
// cluster forgets a job a few seconds after its end (MinJobAge).
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_queue.h"
#include "tests/cluster/slurm_lab.h"
#include "tests/support/test_environment.h"
#include "tests/support/wrong_clock.h"

#include <QTest>

#include <csignal>
#include <filesystem>
#include <memory>

namespace slurm_outage_test {

using namespace trainyard;
using trainyard::test::QueueLab;
using trainyard::test::SlurmLab;

class SlurmOutageTest : public QObject {
    Q_OBJECT
    std::unique_ptr<SlurmLab> m_lab;

    ErrorKind failureOf(const std::function<void()>& action)
    {
        try {
            action();
        } catch (const Failure& failure) {
            return failure.error().kind;
        }
        return ErrorKind::Internal;
    }

    /// Submits and waits until the queue has forgotten the job.
    std::string forgottenJob(SlurmScheduler& scheduler, const std::string& behave)
    {
        const std::string token = m_lab->token();
        scheduler.submit(m_lab->transport(), m_lab->request(token, m_lab->runs().addRun(token, behave)));
        const bool gone = QueueLab::until([&] {
            return m_lab->sh("squeue -h -t all --me -o %F --name=" + token).empty() && !m_lab->jobsNamed(token).empty();
        });
        return gone ? token : std::string();
    }

private slots:
    void init() { m_lab = std::make_unique<SlurmLab>(); }
    void cleanup()
    {
        test::clockOff = 0;
        m_lab.reset();
    }

    void jobsOutliveAStoppedController()
    {
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "while [ ! -e go ]; do sleep 0.05; done; result 0");
        SlurmScheduler scheduler = m_lab->scheduler(1.0);
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Running));
        m_lab->signal("slurmctld", SIGTERM);
        QVERIFY(QueueLab::until([&] { return m_lab->sh("ss -Hltn | grep -c \":$((BASE + 17)) \" || :") == "0"; }));
        // Not "no jobs": no information.
        QCOMPARE(failureOf([&] { m_lab->query(scheduler, token); }), ErrorKind::Transport);
        writeFileAtomically(run + "/go", "");
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/result.json"); }));
        m_lab->start("slurmctld");
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void aHungControllerIsNoInformation()
    {
        SlurmScheduler::Options options;
        options.deadline = 4.0;
        options.patience = 1.0;
        options.probeLifetime = 0.0;
        SlurmScheduler scheduler(m_lab->machine(), options);
        const std::string token = m_lab->token();
        const JobRequest request = m_lab->request(token, m_lab->runs().addRun("run", "result 0"));
        m_lab->signal("slurmctld", SIGSTOP);
        const ErrorKind asked = failureOf([&] { m_lab->query(scheduler, token); });
        const ErrorKind submitted = failureOf([&] { scheduler.submit(m_lab->transport(), request); });
        m_lab->signal("slurmctld", SIGCONT);
        QVERIFY(asked == ErrorKind::Timeout || asked == ErrorKind::Transport);
        QVERIFY(submitted == ErrorKind::Timeout || submitted == ErrorKind::Transport);
        SlurmScheduler later = m_lab->scheduler();
        later.submit(m_lab->transport(), request);
        QVERIFY(m_lab->reaches(later, token, JobState::Done));
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
    }

    void accountingTellsWhatTheJobCouldNot()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = forgottenJob(scheduler, "sleep 1; exit 11");
        QVERIFY(!token.empty());
        std::filesystem::remove(m_lab->record(token) + "/task"); // its disk was full
        // Late, then saying something else than the truth, then partial: never believed to be the end.
        for (const char* answer :
             {"exit 0", "echo 'sacct: error: Slurm accounting storage is disabled' >&2; exit 1",
              "\"$real\" \"$@\" | sed 's/|FAILED|/|PENDING|/'", "echo \"$(\"$real\" \"$@\")\" | cut -c 1-9"}) {
            m_lab->wrap("sacct", std::string(answer) + "\n");
            SlurmScheduler fresh = m_lab->scheduler();
            const JobReport report = m_lab->query(fresh, token);
            QCOMPARE(report.state, JobState::Unknown);
            QVERIFY2(!report.settled, answer);
        }
        m_lab->unwrap("sacct");
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Failed));
        QCOMPARE(m_lab->query(scheduler, token).exitCode, 11);
    }

    void aJobGoneWithoutAWordIsInterruptedAfterAMinute()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = forgottenJob(scheduler, "sleep 1; result 0");
        QVERIFY(!token.empty());
        const std::string notes = m_lab->record(token) + "/task";
        const std::string text = QueueLab::contents(notes);
        writeFileAtomically(notes, text.substr(0, text.find('\n') + 1)); // it began, and no more is known
        m_lab->wrap("sacct", "exit 1\n");
        SlurmScheduler fresh = m_lab->scheduler();
        QCOMPARE(m_lab->query(fresh, token).state, JobState::Unknown);
        m_lab->wrap("date", "echo $(($(\"$real\" +%s) + 50))\n");
        QCOMPARE(m_lab->query(fresh, token).state, JobState::Unknown);
        m_lab->wrap("date", "echo $(($(\"$real\" +%s) + 70))\n");
        const JobReport report = m_lab->query(fresh, token);
        QCOMPARE(report.state, JobState::Interrupted);
        QVERIFY(report.settled);
    }

    void anIdThatWasUsedAgainIsAnotherJob()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = forgottenJob(scheduler, "sleep 1; result 0");
        QVERIFY(!token.empty());
        std::filesystem::remove(m_lab->record(token) + "/task");
        const std::string id = m_lab->jobsNamed(token).at(0);
        m_lab->wrap("squeue",
                    "echo '" + id + "|N/A|" + id + "|RUNNING|0:05|1795262785|1795263385|n01|somebody-elses'\n");
        m_lab->wrap("sacct", "echo '" + id + "|RUNNING|0:0|1795262785|Unknown|5|10|n01|somebody-elses'\n");
        SlurmScheduler fresh = m_lab->scheduler();
        QCOMPARE(m_lab->query(fresh, token).state, JobState::Unknown);
        m_lab->unwrap("squeue");
        m_lab->unwrap("sacct");
        QVERIFY(m_lab->reaches(fresh, token, JobState::Done));
    }

    void aLostNodeBringsTheJobBackOnAnother()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        const std::string run =
            m_lab->runs().addRun("run", "echo start >> log; [ $(wc -l < log) -gt 1 ] && result 0; sleep 100");
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Running));
        QVERIFY(QueueLab::until([&] { return QueueLab::starts(run) == 1; }));
        const std::string node = m_lab->query(scheduler, token).nodes;
        m_lab->signal(node, SIGKILL);
        m_lab->sh("scontrol update nodename=" + node +
                  " state=down reason=test"); // as it would itself in half a minute
        bool finalBefore = false;
        const bool done = QueueLab::until(
            [&] {
                const JobState state = m_lab->query(scheduler, token).state;
                finalBefore = finalBefore || (isFinal(state) && state != JobState::Done);
                return state == JobState::Done;
            },
            90.0);
        m_lab->start(node);
        m_lab->sh("scontrol update nodename=" + node + " state=resume");
        QVERIFY(done);
        QVERIFY(!finalBefore); // the loss of a node was not taken for the end
        QCOMPARE(QueueLab::starts(run), 2);
        QCOMPARE(m_lab->query(scheduler, token).restarts, 1);
        QVERIFY(QueueLab::until([&] { return m_lab->sh("sinfo -h -n " + node + " -p gpu -o %t") == "idle"; }));
    }

    void aDrainedNodeIsNamed()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        m_lab->sh("scontrol update nodename=n01 state=drain reason=test");
        JobRequest request = m_lab->request(token, m_lab->runs().addRun("run", "result 0"));
        request.exclude = "n02";
        scheduler.submit(m_lab->transport(), request);
        const bool told = QueueLab::until(
            [&] { return m_lab->query(scheduler, token).reason.words.find("drained") != std::string::npos; }, 10.0);
        const JobReport report = m_lab->query(scheduler, token);
        m_lab->sh("scontrol update nodename=n01 state=resume");
        QVERIFY2(told, report.reason.words.c_str());
        QCOMPARE(report.state, JobState::Queued);
        QVERIFY(!report.reason.remedy.empty());
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
    }

    void aWrongClientClockChangesNothing_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::newRow("a day behind") << -86400;
        QTest::newRow("a day ahead") << 86400;
    }
    void aWrongClientClockChangesNothing()
    {
        QFETCH(int, seconds);
        const double before = unixTime();
        test::clockOff = seconds;
        QVERIFY(std::abs(unixTime() - before - seconds) < 60.0);
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = forgottenJob(scheduler, "sleep 1; result 0");
        QVERIFY(!token.empty());
        SlurmScheduler fresh = m_lab->scheduler();
        QVERIFY(m_lab->reaches(fresh, token, JobState::Done));
        const JobReport report = m_lab->query(fresh, token);
        QVERIFY(std::abs(report.startedAt - before) < 60.0);
        QVERIFY(std::abs(report.readAt - before) < 120.0);
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
    }

    // The last one: the controller takes a minute to find the accounting again.
    void theJobsOwnWordNeedsNoAccounting()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        m_lab->signal("slurmdbd", SIGTERM);
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "echo why >&2; exit 12");
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Failed));
        QVERIFY(QueueLab::until([&] { return m_lab->sh("squeue -h -t all --me -o %F").empty(); }));
        SlurmScheduler fresh = m_lab->scheduler();
        const JobReport report = m_lab->query(fresh, token);
        m_lab->start("slurmdbd");
        QCOMPARE(report.state, JobState::Failed);
        QCOMPARE(report.exitCode, 12);
        QCOMPARE(report.reason, queueReason("queue.printed", Quotation{"why"}));
        QVERIFY(report.startedAt > 1.7e9 && report.endedAt >= report.startedAt);
    }
};

TRAINYARD_TEST(SlurmOutageTest)

} // namespace slurm_outage_test

#include "slurm_outage_test.moc"
