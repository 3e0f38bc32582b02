// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs that are no runs, as jobs of a real Slurm.
#include "cluster/jobs/script_job.h"
#include "tests/cluster/slurm_lab.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QTest>

#include <memory>

namespace slurm_script_job_test {

using namespace trainyard;
using trainyard::test::SlurmLab;

class SlurmScriptJobTest : public QObject {
    Q_OBJECT
    std::unique_ptr<SlurmLab> m_lab;

    struct Told {
        std::string output, errors;
        ScriptJob::News last;
    };
    Told finish(ScriptJob& job)
    {
        Told told;
        QElapsedTimer timer;
        timer.start();
        do {
            told.last = job.poll();
            if (told.last.restarted)
                told.output.clear(), told.errors.clear();
            told.output += told.last.output;
            told.errors += told.last.errors;
            QTest::qWait(200);
        } while (!isFinal(told.last.state) && timer.elapsed() < 60000);
        return told;
    }

private slots:
    void init() { m_lab = std::make_unique<SlurmLab>(); }
    void cleanup() { m_lab.reset(); }

    void runsOnceAndTellsAll()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        ScriptJob job(m_lab->transport(), scheduler, token, m_lab->root() + "/it's a job");
        job.start("cat; echo \"$SLURM_JOB_ID\" >&2; exit 5", "in", {});
        job.start("cat; echo again", "in", {});
        const Told told = finish(job);
        QCOMPARE(told.output, std::string("in"));
        QVERIFY(told.last.exitCode == 5);
        QCOMPARE(told.last.state, JobState::Failed);
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
        QCOMPARE(told.errors, m_lab->jobsNamed(token)[0] + "\n");
        QCOMPARE(m_lab->query(scheduler, token).exitCode, 5); // Slurm has it by the same code
    }

    void cancelledWhileItWorks()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        ScriptJob job(m_lab->transport(), scheduler, m_lab->token(), m_lab->root() + "/job");
        job.start("echo begun; sleep 300", {}, {});
        std::string output;
        QTRY_VERIFY_WITH_TIMEOUT(!(output += job.poll().output).empty(), 30000);
        job.cancel();
        QCOMPARE(finish(job).last.state, JobState::Cancelled);
    }

    void putBackInTheQueueItBeginsAnew()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        ScriptJob job(m_lab->transport(), scheduler, token, m_lab->root() + "/job");
        job.start("echo start; [ -e ../second ] && exit 0; : >../second; sleep 300", {}, {});
        std::string output;
        QTRY_VERIFY_WITH_TIMEOUT(!(output += job.poll().output).empty(), 30000);
        m_lab->sh("scancel --batch --signal=USR1 " + m_lab->query(scheduler, token).jobId); // as before the time limit
        const Told told = finish(job);
        QCOMPARE(told.last.state, JobState::Done);
        QCOMPARE(told.output, std::string("start\n"));
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
    }

    void aJobThatWaitsSaysWhy()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        ScriptJob job(m_lab->transport(), scheduler, m_lab->token(), m_lab->root() + "/job");
        JobRequest jobRequest;
        jobRequest.extraOptions = {"--begin=now+1hour"};
        job.start("true", {}, jobRequest);
        const ScriptJob::News news = job.poll();
        QCOMPARE(news.state, JobState::Queued);
        QVERIFY(!news.reason.empty());
        job.cancel();
        QCOMPARE(finish(job).last.state, JobState::Cancelled);
    }
};

TRAINYARD_TEST(SlurmScriptJobTest)

} // namespace slurm_script_job_test

#include "slurm_script_job_test.moc"
