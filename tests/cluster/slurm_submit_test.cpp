// SPDX-License-Identifier: GPL-3.0-or-later
// Submitting exactly once to a real Slurm, whatever is lost on the way.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "tests/cluster/slurm_lab.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>

namespace slurm_submit_test {

using namespace trainyard;
using trainyard::test::QueueLab;
using trainyard::test::SlurmLab;

namespace {

/// Only the submission itself, not the question whether it would be taken.
const char* const kOnlySubmissions = "case \" $* \" in *' --test-only '*) exec \"$real\" \"$@\" ;; esac\n";

} // namespace

class SlurmSubmitTest : public QObject {
    Q_OBJECT
    std::unique_ptr<SlurmLab> m_lab;

    /// Submits in a child of the test, which is killed when `file` appears.
    void submitAndBeKilled(const JobRequest& request, const std::string& file)
    {
        const pid_t pid = ::fork();
        if (pid == 0) {
            try {
                SlurmScheduler scheduler = m_lab->scheduler();
                scheduler.submit(m_lab->transport(), request);
            } catch (...) {
            }
            ::_exit(0);
        }
        QueueLab::until([&] { return std::filesystem::exists(file); }, 30.0);
        ::kill(pid, SIGKILL);
        ::waitpid(pid, nullptr, 0);
    }

private slots:
    void init() { m_lab = std::make_unique<SlurmLab>(); }
    void cleanup() { m_lab.reset(); }

    void aClientKilledInMidSubmitLeavesOneJob_data()
    {
        QTest::addColumn<QString>("moment");
        QTest::newRow("before sbatch") << "touch '%1'; sleep 2; exec \"$real\" \"$@\"";
        QTest::newRow("after sbatch, its answer lost") << "\"$real\" \"$@\"; touch '%1'; sleep 2";
        QTest::newRow("sbatch killed before it asked") << "touch '%1'; sleep 1; exit 1";
        QTest::newRow("the shell killed with it, job queued")
            << "\"$real\" \"$@\" >/dev/null; touch '%1'; kill -9 -- -$(ps -o pgid= $$ | tr -d ' ')";
    }
    void aClientKilledInMidSubmitLeavesOneJob()
    {
        QFETCH(QString, moment);
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "sleep 1; result 0");
        const std::string mark = m_lab->root() + "/mark";
        m_lab->wrap("sbatch", kOnlySubmissions + moment.arg(QString::fromStdString(mark)).toStdString());
        submitAndBeKilled(m_lab->request(token, run), mark);
        m_lab->unwrap("sbatch");
        // The window comes back and asks again, with a scheduler that remembers nothing.
        SlurmScheduler scheduler = m_lab->scheduler();
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void aControllerFrozenForElevenSecondsLeavesOneJob()
    {
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "result 0");
        m_lab->wrap("sbatch", std::string(kOnlySubmissions) +
                                  "pid=$(cat \"$LAB/run/slurmctld.p\"); kill -STOP $pid\n"
                                  "(sleep 11; kill -CONT $pid) >/dev/null 2>&1 </dev/null 9>&- &\n"
                                  "\"$real\" \"$@\"; code=$?; echo \"$code\" >>\"${0%/bin/*}/codes\"; exit $code\n");
        SlurmScheduler scheduler = m_lab->scheduler(90.0);
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
        // It did fail, it was not repeated, and the job was there.
        QCOMPARE(QueueLab::contents(m_lab->root() + "/codes"), std::string("1\n"));
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
        QCOMPARE(QueueLab::starts(run), 1);
    }

    /// Logs and records tell what a person does. Slurm gives a job the umask with which it was submitted.
    void whatAJobWritesIsPrivate()
    {
        namespace fs = std::filesystem;
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "touch made; result 0");
        SlurmScheduler scheduler = m_lab->scheduler();
        const mode_t before = ::umask(0);
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        const bool done = m_lab->reaches(scheduler, token, JobState::Done);
        ::umask(before);
        QVERIFY(done);
        const auto isPrivate = [](const fs::path& path) {
            return (fs::status(path).permissions() & fs::perms(0077)) == fs::perms::none;
        };
        for (const char* file : {"slurm.log", "made"})
            QVERIFY2(fs::exists(run + "/" + file) && isPrivate(run + "/" + file), file);
        const fs::path record = m_lab->machine().recordRoot + "/" + token;
        QVERIFY(isPrivate(record));
        int files = 0;
        for (const auto& entry : fs::recursive_directory_iterator(record)) {
            QVERIFY2(isPrivate(entry.path()), entry.path().c_str());
            ++files;
        }
        QVERIFY(files > 0);
    }

    void aLostAnswerReadsAsAmbiguousUntilItIsFoundOut()
    {
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "result 0");
        m_lab->wrap("sbatch", std::string(kOnlySubmissions) +
                                  "echo 'sbatch: error: Batch job submission failed: Socket timed "
                                  "out on send/recv operation' >&2; exit 1\n");
        SlurmScheduler scheduler = m_lab->scheduler();
        using Kind = SlurmSubmitAnswer::Kind;
        QCOMPARE(scheduler.trySubmit(m_lab->transport(), m_lab->request(token, run)).kind, Kind::Lost);
        QCOMPARE(m_lab->query(scheduler, token).state, JobState::Ambiguous);
        m_lab->unwrap("sbatch");
        // It never arrived: asked again too early, nothing is submitted; later, one job is.
        QCOMPARE(scheduler.trySubmit(m_lab->transport(), m_lab->request(token, run)).kind, Kind::Wait);
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{0});
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
    }

    void noTryWhileTheQueueDoesNotAnswer()
    {
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "result 0");
        makeFolders(m_lab->record(token));
        writeFileAtomically(m_lab->record(token) + "/try", m_lab->sh("date +%s") + "\n");
        m_lab->wrap("squeue",
                    "echo 'slurm_load_jobs error: Unable to contact slurm controller (connect failure)' >&2; exit 1\n");
        m_lab->wrap("sbatch", "touch \"${0%/bin/*}/tried\"; exec \"$real\" \"$@\"\n");
        SlurmScheduler scheduler = m_lab->scheduler(3.0);
        try {
            scheduler.submit(m_lab->transport(), m_lab->request(token, run));
            QFAIL("submitted although the last try may have arrived");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Transport);
        }
        QVERIFY(!std::filesystem::exists(m_lab->root() + "/tried"));
        QVERIFY_THROWS_EXCEPTION(Failure, m_lab->query(scheduler, token));
    }

    void aSecondJobOfATokenDoesNothing()
    {
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "sleep 1; result 0");
        SlurmScheduler scheduler = m_lab->scheduler();
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        const std::string second = m_lab->sh("cd " + m_lab->record(token) + " && sbatch --parsable script");
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
        QVERIFY(QueueLab::until([&] { return m_lab->sh("squeue -h -t all -o %T -j " + second) == "COMPLETED"; }));
        QCOMPARE(QueueLab::starts(run), 1);
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{2});
        QVERIFY(m_lab->query(scheduler, token).jobId != second);
    }

    void theUsersVariablesDoNotChangeTheJob()
    {
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "env > seen; result 0");
        ::setenv("SBATCH_PARTITION", "preempt", 1);
        ::setenv("SBATCH_OPEN_MODE", "truncate", 1);
        ::setenv("SQUEUE_STATES", "PD", 1);
        ::setenv("SLURM_ARRAY_TASK_ID", "7", 1); // the window runs in a task of another array
        JobRequest request = m_lab->request(token, run);
        request.partition = "gpu";
        SlurmScheduler scheduler = m_lab->scheduler();
        scheduler.submit(m_lab->transport(), request);
        const bool done = m_lab->reaches(scheduler, token, JobState::Done);
        for (const char* name : {"SBATCH_PARTITION", "SBATCH_OPEN_MODE", "SQUEUE_STATES", "SLURM_ARRAY_TASK_ID"})
            ::unsetenv(name);
        QVERIFY(done);
        const std::string seen = QueueLab::contents(run + "/seen");
        QVERIFY(seen.find("SLURM_JOB_PARTITION=gpu\n") != std::string::npos);
        QVERIFY(seen.find("SLURM_TIME_FORMAT") == std::string::npos && seen.find("LC_ALL=C\n") == std::string::npos);
    }

    /// A real Slurm takes each way of asking for GPUs of a type, and gives them to the ranks as it says.
    void gpusAreAskedForAsTheClusterTakesIt_data()
    {
        QTest::addColumn<int>("option");
        QTest::addColumn<int>("seen"); // by each rank
        QTest::newRow("gres") << int(GpuOption::Gres) << 4;
        QTest::newRow("gpus-per-node") << int(GpuOption::PerNode) << 4;
        QTest::newRow("gpus-per-task") << int(GpuOption::PerTask) << 2;
    }
    void gpusAreAskedForAsTheClusterTakesIt()
    {
        QFETCH(int, option);
        QFETCH(int, seen);
        const std::string token = m_lab->token();
        const std::string run =
            m_lab->runs().addRun("run", "echo \"$CUDA_VISIBLE_DEVICES\" >seen-$SLURM_PROCID; result 0");
        JobRequest request = m_lab->request(token, run);
        request.ranksPerNode = 2;
        request.gpusPerNode = 4;
        request.gpuType = "h100";
        JobTemplate machine = m_lab->machine();
        machine.gpuOption = static_cast<GpuOption>(option);
        machine.launcher = RankLauncher::Srun;
        SlurmScheduler scheduler(machine);
        scheduler.submit(m_lab->transport(), request);
        QVERIFY2(m_lab->reaches(scheduler, token, JobState::Done),
                 (m_lab->query(scheduler, token).reason.words + QueueLab::contents(run + "/slurm.log")).c_str());
        const std::string first = QueueLab::contents(run + "/seen-0"), second = QueueLab::contents(run + "/seen-1");
        if (static_cast<GpuOption>(option) == GpuOption::PerTask && first == "\n")
            QSKIP("This Slurm took the option and binds none of the stand-ins for GPUs to a task.");
        QVERIFY2(int(std::count(first.begin(), first.end(), ',')) + 1 == seen, ("rank 0 saw " + first).c_str());
        QCOMPARE(int(std::count(second.begin(), second.end(), ',')) + 1, seen);
        QCOMPARE(first == second, seen == 4);
    }

    void whatSlurmRefusesIsSaidAndMayBeChanged()
    {
        const std::string token = m_lab->token();
        JobRequest request = m_lab->request(token, m_lab->runs().addRun("run", "result 0"));
        SlurmScheduler scheduler = m_lab->scheduler();
        request.partition = "nonsense";
        try {
            scheduler.submit(m_lab->transport(), request);
            QFAIL("taken");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::BadInput);
            QVERIFY2(QString(failure.what()).contains("nonsense"), failure.what());
        }
        QCOMPARE(m_lab->query(scheduler, token).state, JobState::Unknown);
        request.partition = "gpu";
        scheduler.submit(m_lab->transport(), request);
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Done));
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
    }

    void aBrokenPrologueIsRefused()
    {
        JobTemplate machine = m_lab->machine();
        machine.prologue = "module load 'cuda";
        SlurmScheduler scheduler(machine);
        const std::string token = m_lab->token();
        try {
            scheduler.submit(m_lab->transport(), m_lab->request(token, m_lab->runs().addRun("run", "result 0")));
            QFAIL("taken");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::BadInput);
            QVERIFY2(QString(failure.what()).contains("bash"), failure.what());
        }
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{0});
    }

    /// scancel by somebody, before it started, is no failure of what it waited for.
    void whoCancelledAJobThatWaitedIsTold()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string failing = m_lab->token(), running = m_lab->token(), lost = m_lab->token(),
                          cancelled = m_lab->token();
        scheduler.submit(m_lab->transport(),
                         m_lab->request(failing, m_lab->runs().addRun("failing", "sleep 3\nexit 17")));
        scheduler.submit(m_lab->transport(), m_lab->request(running, m_lab->runs().addRun("running", "sleep 100")));
        for (const auto& [token, before] : {std::pair(lost, failing), std::pair(cancelled, running)}) {
            JobRequest request = m_lab->request(token, m_lab->runs().addRun("run-" + token, "result 0"));
            request.dependencies = {{JobDependency::Kind::AfterOk, before}};
            scheduler.submit(m_lab->transport(), request);
        }
        m_lab->sh("scancel " + m_lab->jobsNamed(cancelled).at(0));
        QVERIFY(m_lab->reaches(scheduler, cancelled, JobState::Cancelled));
        const std::string why = m_lab->query(scheduler, cancelled).reason.code; // the accounting may be late
        QVERIFY2(why == "queue.cancelled-by" || why == "queue.cancelled-elsewhere", why.c_str());
        QVERIFY(m_lab->reaches(scheduler, lost, JobState::Cancelled, 120.0));
        QCOMPARE(m_lab->query(scheduler, lost).reason,
                 std::string("the job it waits for has failed or was cancelled, so it can never start"));
        scheduler.cancel(m_lab->transport(), running);
        // And what the records tell of run directories.
        const auto tokens = scheduler.recordedTokens(m_lab->transport());
        QVERIFY(tokens);
        QCOMPARE(tokens->at(m_lab->runs().root() + "/running"), running);
    }

    void aCancelledTokenIsNotSubmittedAgain()
    {
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "sleep 100");
        JobRequest request = m_lab->request(token, run);
        SlurmScheduler scheduler = m_lab->scheduler();
        scheduler.submit(m_lab->transport(), request);
        scheduler.cancel(m_lab->transport(), token);
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Cancelled));
        QCOMPARE(m_lab->query(scheduler, token).reason, std::string("cancelled on request"));
        scheduler.submit(m_lab->transport(), request); // answered with the job there was
        QCOMPARE(m_lab->jobsNamed(token).size(), std::size_t{1});
    }
};

TRAINYARD_TEST(SlurmSubmitTest)

} // namespace slurm_submit_test

#include "slurm_submit_test.moc"
