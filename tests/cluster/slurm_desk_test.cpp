// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs of a real Slurm that are found again, followed together and stopped in order, with the real engine as well.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "cluster/jobs/batch_follower.h"
#include "cluster/jobs/job_journal.h"
#include "cluster/scheduler/array_plan.h"
#include "tests/backend/engine_support.h"
#include "tests/cluster/slurm_lab.h"
#include "tests/support/mpi_environment.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <filesystem>
#include <memory>

namespace slurm_desk_test {

using namespace trainyard;
using trainyard::test::QueueLab;
using trainyard::test::SlurmLab;

namespace {

struct Crash {};

class CountingTransport : public LocalTransport {
public:
    int execs = 0;
    ExecResult exec(const std::string& script, double deadline) override
    {
        ++execs;
        return LocalTransport::exec(script, deadline);
    }
};

} // namespace

class SlurmDeskTest : public QObject {
    Q_OBJECT
    std::unique_ptr<SlurmLab> m_lab;

    /// It trains, is told that it must go, trains on in another attempt and saves when it is asked to.
    bool beginsAgainAndSaves(SlurmScheduler& scheduler, const JobRequest& request, const RunDirectory& run)
    {
        if (!test::waitForEvents(run, [](const auto& events) { return events.size() > 3; }))
            return false;
        m_lab->sh("scancel --batch --signal=USR1 " + m_lab->query(scheduler, request.token).jobId);
        if (!QueueLab::until([&] { return run.attempts().size() == 2; }, 40.0))
            return false;
        checkpointNow(m_lab->transport(), run.root());
        return test::waitForEvents(
            run, [](const auto& events) { return test::bodies<CheckpointEvent>(events).size() == 1; });
    }

private slots:
    void init() { m_lab = std::make_unique<SlurmLab>(); }
    void cleanup() { m_lab.reset(); }

    void aCrashAnywhereLeavesOneJob_data()
    {
        QTest::addColumn<QString>("moment");
        for (const char* moment : {"written", "done", "settled"})
            QTest::newRow(moment) << moment;
    }
    void aCrashAnywhereLeavesOneJob()
    {
        QFETCH(QString, moment);
        MemoryJournal journal; // what the store has on disk
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "result 0");
        {
            SlurmScheduler scheduler = m_lab->scheduler();
            JobDesk desk("lab", journal, scheduler, m_lab->transport(), [&](const char* where) {
                if (moment == where)
                    throw Crash();
            });
            QVERIFY_THROWS_EXCEPTION(Crash, desk.submit(m_lab->request(token, run)));
        }
        SlurmScheduler scheduler = m_lab->scheduler();
        JobDesk desk("lab", journal, scheduler, m_lab->transport());
        for (int again = 0; again < 2; ++again) {
            const std::vector<RecoveredJob> jobs = desk.recover();
            QCOMPARE(jobs.size(), std::size_t{1});
            QCOMPARE(jobs[0].token, token);
            QVERIFY2(jobs[0].trouble.empty(), jobs[0].trouble.c_str());
            QVERIFY(jobs[0].report.state != JobState::Unknown);
        }
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void nothingIsForgottenAndNothingCancelledComesBack()
    {
        MemoryJournal journal;
        JobRequest array = m_lab->request(m_lab->token(), {});
        for (int i = 0; i < 3; ++i)
            array.tasks.push_back({i, m_lab->runs().addRun("task" + std::to_string(i), "result 0")});
        JobRequest never = m_lab->request(m_lab->token(), m_lab->runs().addRun("never", "result 0"));
        JobRequest refused = m_lab->request(m_lab->token(), m_lab->runs().addRun("refused", "result 0"));
        refused.partition = "nonsense";
        {
            SlurmScheduler scheduler = m_lab->scheduler();
            JobDesk desk("lab", journal, scheduler, m_lab->transport());
            desk.submit(array);
            QVERIFY_THROWS_EXCEPTION(Failure, desk.submit(refused));
            JobDesk dies("lab", journal, scheduler, m_lab->transport(), [](const char*) { throw Crash(); });
            QVERIFY_THROWS_EXCEPTION(Crash, dies.submit(never));
            QVERIFY_THROWS_EXCEPTION(Crash, dies.cancel(never.token)); // and then it was not wanted any more
        }
        SlurmScheduler scheduler = m_lab->scheduler();
        JobDesk desk("lab", journal, scheduler, m_lab->transport());
        const std::vector<RecoveredJob> jobs = desk.recover();
        std::vector<std::string> tokens;
        for (const RecoveredJob& job : jobs)
            tokens.push_back(job.token);
        QCOMPARE(tokens, (std::vector<std::string>{taskToken(array.token, 0), taskToken(array.token, 1),
                                                   taskToken(array.token, 2), never.token}));
        QVERIFY(m_lab->reaches(scheduler, taskToken(array.token, 2), JobState::Done));
        QCOMPARE(m_lab->jobsNamed(never.token).size(), std::size_t{0});
        for (const JobIntent& intent : journal.of("lab"))
            QVERIFY(intent.outcome != JobIntent::Outcome::Open);
        QVERIFY(journal.of("elsewhere").empty());
    }

    void aMachineThatCannotBeAskedLosesNothing()
    {
        MemoryJournal journal;
        const std::string token = m_lab->token();
        SlurmScheduler scheduler = m_lab->scheduler(1.0);
        JobDesk desk("lab", journal, scheduler, m_lab->transport());
        m_lab->wrap(
            "sbatch",
            "echo 'sbatch: error: Batch job submission failed: Unable to contact slurm controller' >&2; exit 1\n");
        QVERIFY_THROWS_EXCEPTION(Failure, desk.submit(m_lab->request(token, m_lab->runs().addRun("run", "result 0"))));
        QCOMPARE(journal.of("lab").at(0).outcome, JobIntent::Outcome::Open);
        m_lab->unwrap("sbatch");
        QVERIFY(desk.recover().at(0).trouble.empty());
        QCOMPARE(journal.of("lab").at(0).outcome, JobIntent::Outcome::Done);
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
    }

    void theProbeTellsTheClusterAndItsLimits()
    {
        JobTemplate machine = m_lab->machine();
        SlurmScheduler scheduler(machine);
        const ClusterFacts& probe = scheduler.probe(m_lab->transport());
        QCOMPARE(probe.name, std::string("lab"));
        QVERIFY(probe.unread.empty());
        QVERIFY(probe.accounting && probe.requeues);
        QCOMPARE(probe.maxArraySize, 1001);
        QCOMPARE(probe.partitions.size(), std::size_t{2});
        QCOMPARE(probe.partition({})->name, std::string("gpu"));
        QCOMPARE(probe.partition("gpu")->groups.at(0).gpus.at(0).type, std::string("h100"));
        QCOMPARE(probe.partition("gpu")->freeGpus.at("h100"), 8);
        QVERIFY(probe.homeFree > 0 && probe.readAt > 1.7e9);
        QVERIFY(probe.engineVersion.find("trainyard-engine") != std::string::npos);
        QVERIFY(launcherWorks({}, probe));
        QVERIFY(requestProblems(defaultRequest(probe), probe).empty());
        // What can never run is refused, with the limit, and nothing is queued.
        const std::string token = m_lab->token();
        JobRequest request = m_lab->request(token, m_lab->runs().addRun("run", "result 0"));
        request.timeLimit = 3.0 * 86400;
        try {
            scheduler.submit(m_lab->transport(), request);
            QFAIL("taken");
        } catch (const Failure& failure) {
            QVERIFY2(QString(failure.what()).contains("“gpu” allows a job 1 d 00 h"), failure.what());
        }
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{0});
    }

    void twoHundredJobsAreOneExec()
    {
        CountingTransport transport;
        SlurmScheduler scheduler = m_lab->scheduler();
        JobRequest request = m_lab->request(m_lab->token(), {});
        BatchFollower follower;
        std::vector<std::string> tokens;
        for (int i = 0; i < 200; ++i) {
            const std::string run = m_lab->runs().addRun("r" + std::to_string(i), "sleep 100");
            request.tasks.push_back({i, run});
            tokens.push_back(taskToken(request.token, i));
            follower.add(std::to_string(i), run, {});
        }
        request.extraOptions = {"--hold"};
        scheduler.submit(transport, request);
        std::vector<Chunk> chunks;
        for (int round = 0; round < 2; ++round) {
            transport.execs = 0;
            FramedScript script;
            follower.addTo(script);
            FramedAnswer answer;
            const double began = steadyTime();
            const std::vector<JobReport> reports = scheduler.queryWith(transport, tokens, script, answer);
            chunks = follower.take(answer);
            qInfo("a poll of 200 jobs and their files: %.0f ms", (steadyTime() - began) * 1000.0);
            QCOMPARE(transport.execs, 1);
            QCOMPARE(reports.size(), std::size_t{200});
            for (const JobReport& report : reports)
                QCOMPARE(report.state, JobState::Held);
        }
        QCOMPARE(chunks.size(), std::size_t{200}); // their specs
    }

    void theEngineSavesStopsAndGoesOnAsOneRun_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("ranksPerNode");
        QTest::addColumn<int>("launcher");
        QTest::newRow("one process") << 1 << 1 << int(RankLauncher::Srun);
        QTest::newRow("2 nodes x 2 ranks, srun") << 2 << 2 << int(RankLauncher::Srun);
        QTest::newRow("2 nodes x 1 rank, mpirun") << 2 << 1 << int(RankLauncher::Mpirun);
    }
    void theEngineSavesStopsAndGoesOnAsOneRun()
    {
        QFETCH(int, nodes);
        QFETCH(int, ranksPerNode);
        QFETCH(int, launcher);
        const int ranks = nodes * ranksPerNode;
        const std::filesystem::path bin = test::program("trainyard-engine").parent_path();
        if (ranks > 1 && !std::filesystem::exists(bin / "trainyard-mpi.so"))
            QSKIP("this build has no MPI module");
        RunSpec spec = test::smallSpec();
        spec.resources.ranks = ranks;
        spec.resources.threads = 1;
        spec.training.batchSize = 32;
        spec.training.epochs = 400;
        JobTemplate machine = m_lab->machine();
        machine.engine = (bin / "trainyard-engine").string();
        machine.launcher = static_cast<RankLauncher>(launcher);
        machine.prologue = test::mpiPrologue();
        SlurmScheduler scheduler(machine);
        // Both "nodes" are one host here; Open MPI 4.1 then sometimes crashes as its ranks first connect over TCP: once
        // more.
        for (int tries = 1;; ++tries) {
            const RunDirectory run = RunDirectory::create(m_lab->root() + "/run-" + std::to_string(tries), spec);
            JobRequest request = m_lab->request(m_lab->token(), run.root());
            request.nodes = nodes;
            request.ranksPerNode = ranksPerNode;
            scheduler.submit(m_lab->transport(), request);
            const bool begun = beginsAgainAndSaves(scheduler, request, run);
            const std::string said = QueueLab::contents(run.root() / "slurm.log");
            if (!begun && tries < 3 && said.find("Segmentation fault") != std::string::npos) {
                m_lab->sh("scancel --name=" + request.token);
                continue;
            }
            QVERIFY2(begun, said.c_str());
            stopNow(m_lab->transport(), run.root()); // what a person asks for is no reason to begin again
            QVERIFY(QueueLab::until([&] { return isFinal(m_lab->query(scheduler, request.token).state); }));
            const JobReport report = m_lab->query(scheduler, request.token);
            QVERIFY2(report.state == JobState::Stopped,
                     (report.reason.words + QueueLab::contents(run.root() / "slurm.log")).c_str());
            QCOMPARE(report.restarts, 1);
            const auto second = run.readAttempt(2);
            QVERIFY(second && second->startStep > 0); // where the first one stopped
            QCOMPARE(second->ranks, ranks);
            QVERIFY(!test::curve(run, "train/loss").empty()); // each step once
            return;
        }
    }

    void moreTimeIsANewJobThatGoesOn()
    {
        RunSpec spec = test::smallSpec();
        spec.training.epochs = 400;
        const RunDirectory run = RunDirectory::create(m_lab->root() + "/run", spec);
        JobTemplate machine = m_lab->machine();
        machine.engine = test::program("trainyard-engine").string();
        SlurmScheduler scheduler(machine);
        JobRequest first = m_lab->request(m_lab->token(), run.root());
        first.timeLimit = 120.0;
        scheduler.submit(m_lab->transport(), first);
        QVERIFY(test::waitForEvents(run, [](const auto& events) { return events.size() > 3; }));
        const JobRequest second = extension(first, m_lab->token(), 3600.0);
        scheduler.submit(m_lab->transport(), second);
        QCOMPARE(m_lab->query(scheduler, second.token).state, JobState::Queued); // it waits for the first
        stopNow(m_lab->transport(), run.root());
        QVERIFY(m_lab->reaches(scheduler, second.token, JobState::Running));
        QCOMPARE(m_lab->query(scheduler, first.token).state, JobState::Stopped);
        QVERIFY(QueueLab::until([&] {
            const auto attempt = run.readAttempt(2);
            return attempt && attempt->startStep > 0; // known once it has read the checkpoint
        }));
        const JobReport report = m_lab->query(scheduler, second.token);
        QVERIFY(report.endsBy - report.startedAt > 3500.0);
    }
};

TRAINYARD_TEST(SlurmDeskTest)

} // namespace slurm_desk_test

#include "slurm_desk_test.moc"
