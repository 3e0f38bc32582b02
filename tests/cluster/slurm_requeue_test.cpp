// SPDX-License-Identifier: GPL-3.0-or-later
// Time limits, preemption and arrays on a real Slurm.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_queue.h"
#include "cluster/control/follower_loop.h"
#include "cluster/scheduler/array_plan.h"
#include "tests/cluster/slurm_lab.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <memory>

namespace slurm_requeue_test {

using namespace trainyard;
using trainyard::test::QueueLab;
using trainyard::test::SlurmLab;

namespace {

/// Stops after a checkpoint when it is asked to, as the engine does; is complete at its second start.
const char* const kSavesAndStops = "[ $(wc -l < starts) -lt 2 ] || result 0\n"
                                   "trap 'result 3' USR1 TERM; touch up; while :; do sleep 0.1; done\n";

} // namespace

class SlurmRequeueTest : public QObject {
    Q_OBJECT
    std::unique_ptr<SlurmLab> m_lab;
    std::unique_ptr<SlurmLab> m_limitLab;
    pid_t m_limitChild = -1;

    /// As Slurm does before the time limit.
    void signalBatch(SlurmScheduler& scheduler, const std::string& token)
    {
        m_lab->sh("scancel --batch --signal=USR1 " + m_lab->query(scheduler, token).jobId);
    }

    /// Whether it ended in `state` without being taken for ended before.
    bool endsOnlyIn(SlurmScheduler& scheduler, const std::string& token, JobState state, double seconds = 60.0)
    {
        JobState now = JobState::Unknown;
        QueueLab::until([&] { return isFinal(now = m_lab->query(scheduler, token).state); }, seconds);
        return now == state;
    }

    JobRequest array(const std::string& token, const std::vector<std::string>& behaves)
    {
        JobRequest request = m_lab->request(token, {});
        for (std::size_t i = 0; i < behaves.size(); ++i)
            request.tasks.push_back(
                {static_cast<int>(i), m_lab->runs().addRun(token + "-" + std::to_string(i), behaves[i])});
        return request;
    }

    /// What of it is not so, empty when all is, of two jobs whose time limit comes: it takes Slurm half a minute and
    /// more.
    std::string atTheTimeLimit(SlurmLab& lab)
    {
        JobTemplate machine = lab.machine();
        machine.signalSeconds = 55; // of which a quarter of the limit is left
        SlurmScheduler scheduler(machine);
        const auto request = [&](const char* name, const std::string& behave) {
            JobRequest one = lab.request(lab.token(), lab.runs().addRun(name, behave));
            one.timeLimit = 60.0;
            one.exclude = "n01"; // where the others need all there is
            scheduler.submit(lab.transport(), one);
            return one;
        };
        const JobRequest saves = request("run", kSavesAndStops);
        // And one that does not listen: its limit is moved to now, and Slurm looks at limits every half minute.
        const JobRequest deaf = request("deaf", "trap '' USR1 TERM; touch up; sleep 100; sleep 100");
        QueueLab::until([&] { return std::filesystem::exists(deaf.runDirectory + "/up"); });
        lab.sh("scontrol update jobid=" + lab.query(scheduler, deaf.token).jobId +
               " endtime=$(date -d '+2 seconds' +%Y-%m-%dT%H:%M:%S)");
        const auto end = [&](const JobRequest& one, double seconds) {
            JobReport now;
            QueueLab::until([&] { return isFinal((now = lab.query(scheduler, one.token)).state); }, seconds);
            return now;
        };
        const JobReport saved = end(saves, 150.0), interrupted = end(deaf, 60.0);
        const std::string log = QueueLab::contents(saves.runDirectory + "/slurm.log");
        const std::pair<bool, const char*> facts[] = {
            {saved.state == JobState::Done, "the one that saves is done"},
            {interrupted.state == JobState::Interrupted, "the deaf one is interrupted"},
            {interrupted.schedulerState == "TIMEOUT", "by its time limit"},
            {interrupted.reason.words.find("time limit") != std::string::npos, "which its reason says"},
            {QueueLab::starts(deaf.runDirectory) == 1, "it was started once"},
            {QueueLab::starts(saves.runDirectory) == 2, "the other one twice"},
            {saved.restarts == 1, "by one restart"},
            {log.find("start 0") != std::string::npos && log.find("start 1") != std::string::npos,
             "both starts are in its log"}};
        std::string wrong;
        for (const auto& [is, what] : facts)
            wrong += is ? "" : std::string("not so: ") + what + "\n";
        return wrong;
    }

private slots:
    /// In a child that asks from the first to the last, while the other tests run.
    void initTestCase()
    {
        m_limitLab = std::make_unique<SlurmLab>();
        m_limitChild = ::fork();
        if (m_limitChild != 0)
            return;
        std::string wrong;
        try {
            wrong = atTheTimeLimit(*m_limitLab);
        } catch (const std::exception& error) {
            wrong = error.what();
        }
        writeFileAtomically(m_limitLab->root() + "/wrong", wrong);
        ::_exit(0);
    }
    void cleanupTestCase()
    {
        ::kill(m_limitChild, SIGKILL);
        ::waitpid(m_limitChild, nullptr, 0);
        m_limitLab.reset();
    }
    void init() { m_lab = std::make_unique<SlurmLab>(); }
    void cleanup()
    {
        m_lab->sh("scontrol update partition=preempt gracetime=0"); // as it was
        m_lab.reset();
    }

    void restartsHaveALimit()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", kSavesAndStops);
        JobRequest request = m_lab->request(token, run);
        request.restartLimit = 0;
        scheduler.submit(m_lab->transport(), request);
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
        signalBatch(scheduler, token);
        QVERIFY(endsOnlyIn(scheduler, token, JobState::Interrupted));
        QCOMPARE(QueueLab::starts(run), 1);
        const JobReport report = m_lab->query(scheduler, token);
        QVERIFY2(report.reason.words.find("allowed: 0") != std::string::npos, report.reason.words.c_str());
        QVERIFY(!report.reason.remedy.empty());
    }

    void aStopOnRequestIsNoRestart()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "sleep 0.5; result 3");
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(endsOnlyIn(scheduler, token, JobState::Stopped));
        QCOMPARE(m_lab->query(scheduler, token).exitCode, 3);
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void thePrologueIsToldByTheJob()
    {
        JobTemplate machine = m_lab->machine();
        machine.prologue += "\ncd /no-such-folder";
        SlurmScheduler failing(machine);
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", "printf '%s' \"$TRAINYARD_SET_UP_FAILED\" >told; result 0");
        failing.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(endsOnlyIn(failing, token, JobState::Done));
        const std::string told = QueueLab::contents(run + "/told");
        QVERIFY2(told.find(" 1 cd /no-such-folder\n") != std::string::npos, told.c_str());
        machine.prologue += "\necho no licence >&2\nexit 5";
        SlurmScheduler leaving(machine);
        const std::string left = m_lab->token();
        leaving.submit(m_lab->transport(), m_lab->request(left, m_lab->runs().addRun("left", "result 0")));
        QVERIFY(endsOnlyIn(leaving, left, JobState::Failed));
        const JobReport report = m_lab->query(leaving, left);
        QCOMPARE(report.reason, queueReason("queue.set-up-ended", 5, Quotation{"no licence"}));
        QCOMPARE(report.exitCode, 5);
    }

    /// Its engine saves on TERM.
    void aRunningJobThatSomebodyCancelsIsTold()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        const std::string run = m_lab->runs().addRun("run", kSavesAndStops);
        scheduler.submit(m_lab->transport(), m_lab->request(token, run));
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
        m_lab->sh("scancel " + m_lab->query(scheduler, token).jobId);
        QVERIFY(endsOnlyIn(scheduler, token, JobState::Cancelled));
        const std::string why = m_lab->query(scheduler, token).reason.code; // the accounting may be late
        QVERIFY2(why == "queue.cancelled-by" || why == "queue.cancelled-elsewhere", why.c_str());
        QCOMPARE(QueueLab::starts(run), 1);
    }

    void aPreemptedJobGoesOnLater_data()
    {
        QTest::addColumn<QString>("behave");
        QTest::addColumn<int>("grace");
        QTest::newRow("exits 0 on TERM") << "[ $(wc -l < starts) -lt 2 ] || result 0\ntrap 'exit 0' USR1 TERM; touch "
                                            "up; while :; do sleep 0.1; done\n"
                                         << 0;
        QTest::newRow("ignores TERM")
            << "[ $(wc -l < starts) -lt 2 ] || result 0\ntrap '' USR1 TERM; touch up; while :; do sleep 0.1; done\n"
            << 0;
        QTest::newRow("saves and stops within the grace") << kSavesAndStops << 6;
    }
    void aPreemptedJobGoesOnLater()
    {
        QFETCH(QString, behave);
        QFETCH(int, grace);
        const int all = qEnvironmentVariableIntValue("CPUS"); // of a node
        m_lab->sh("scontrol update partition=preempt gracetime=" + std::to_string(grace));
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string low = m_lab->token();
        const std::string run = m_lab->runs().addRun("low", behave.toStdString());
        JobRequest request = m_lab->request(low, run);
        request.partition = "preempt";
        request.exclude = "n02";
        request.cpus = all;
        scheduler.submit(m_lab->transport(), request);
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(run + "/up"); }));
        const std::string high = m_lab->token();
        JobRequest other = m_lab->request(high, m_lab->runs().addRun("high", "sleep 1; result 0"));
        other.partition = "gpu";
        other.exclude = "n02";
        other.cpus = all;
        scheduler.submit(m_lab->transport(), other);
        QVERIFY(endsOnlyIn(scheduler, high, JobState::Done, 40.0));
        QVERIFY(endsOnlyIn(scheduler, low, JobState::Done));
        QCOMPARE(QueueLab::starts(run), 2);
        const std::string log = QueueLab::contents(run + "/slurm.log");
        QVERIFY(log.find("start 0") != std::string::npos && log.find("start 1") != std::string::npos);
    }

    void actionsOnAJob()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        JobRequest request = m_lab->request(token, m_lab->runs().addRun("run", "sleep 0.5; result 0"));
        request.extraOptions = {"--hold"};
        scheduler.submit(m_lab->transport(), request);
        QCOMPARE(m_lab->query(scheduler, token).state, JobState::Held);
        QVERIFY(!m_lab->query(scheduler, token).reason.remedy.empty());
        scheduler.release(m_lab->transport(), token);
        QVERIFY(endsOnlyIn(scheduler, token, JobState::Done));
        scheduler.requeue(m_lab->transport(), token);
        QVERIFY(QueueLab::until([&] { return m_lab->query(scheduler, token).state == JobState::Queued; }, 10.0));
        scheduler.hold(m_lab->transport(), token);
        QVERIFY(m_lab->reaches(scheduler, token, JobState::Held, 10.0));
        QVERIFY_THROWS_EXCEPTION(Failure, scheduler.hold(m_lab->transport(), m_lab->token()));
    }

    /// Before it has started, and after it has trained and was put back: the state is the same at each of thirty looks.
    void aHeldJobStaysHeld_data()
    {
        QTest::addColumn<bool>("trained");
        QTest::newRow("before it started") << false;
        QTest::newRow("after it trained") << true;
    }
    void aHeldJobStaysHeld()
    {
        QFETCH(bool, trained);
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        const std::string directory = m_lab->runs().addRun("run", kSavesAndStops);
        JobRequest request = m_lab->request(token, directory);
        if (!trained)
            request.extraOptions = {"--hold"};
        RunStore store(m_lab->root() + "/store.sqlite");
        QVERIFY(store.createRun(readRunSpec(directory + "/spec.json"), directory, "lab").get().ok());
        const std::string id = store.reader()->runs({}).at(0).id;
        scheduler.submit(m_lab->transport(), request);
        JobRow job;
        job.token = token;
        job.runId = id;
        job.machine = "lab";
        job.directory = directory;
        QVERIFY(store.putJob(job).get().ok());
        FollowerLoop::Options options;
        options.machine = "lab";
        options.batched = true;
        options.lastWordsSeconds = 5.0;
        FollowerLoop follower(store, m_lab->transport(), scheduler, options);
        const auto stateAtNextLook = [&] {
            follower.poke();
            follower.round();
            return store.reader()->run(id)->state;
        };
        if (trained) {
            QVERIFY(QueueLab::until([&] { return std::filesystem::exists(directory + "/up"); }));
            QVERIFY(QueueLab::until([&] { return stateAtNextLook() == JobState::Running; }));
            m_lab->sh("scontrol requeuehold " + m_lab->query(scheduler, token).jobId);
        }
        const bool held = QueueLab::until([&] { return stateAtNextLook() == JobState::Held; });
        const std::string last(name(stateAtNextLook()));
        QVERIFY2(held, (last + "\n" + m_lab->sh("scontrol show job " + m_lab->query(scheduler, token).jobId)).c_str());
        for (int look = 0; look < 30; ++look) {
            QCOMPARE(stateAtNextLook(), JobState::Held);
            QTest::qWait(200);
        }
        scheduler.release(m_lab->transport(), token);
        QVERIFY(QueueLab::until([&] { return isFinal(stateAtNextLook()) || !trained; }));
    }

    void anArraysTasksEndEachInItsOwnWay()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        JobRequest request = array(
            token, {"sleep 0.5; result 0", "[ -e good ] && result 0; exit 12", "touch up; sleep 100", "result 0"});
        request.throttle = 3;
        scheduler.submit(m_lab->transport(), request);
        const auto task = [&](int index) { return taskToken(token, index); };
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(request.tasks[2].runDirectory + "/up"); }));
        scheduler.cancel(m_lab->transport(), task(2)); // this one only
        QVERIFY(endsOnlyIn(scheduler, task(0), JobState::Done));
        QVERIFY(endsOnlyIn(scheduler, task(1), JobState::Failed));
        QVERIFY(endsOnlyIn(scheduler, task(2), JobState::Cancelled));
        QVERIFY(endsOnlyIn(scheduler, task(3), JobState::Done));
        const std::vector<JobReport> reports =
            scheduler.query(m_lab->transport(), {task(0), task(1), task(2), task(3)});
        QCOMPARE(reports[1].exitCode, 12);
        QVERIFY(reports[1].jobId.find("_1") != std::string::npos);
        // Only what did not end well goes again.
        writeFileAtomically(request.tasks[1].runDirectory + "/good", "");
        JobRequest again = request;
        again.token = m_lab->token();
        again.tasks = {request.tasks[1]};
        scheduler.submit(m_lab->transport(), again);
        QVERIFY(endsOnlyIn(scheduler, taskToken(again.token, 1), JobState::Done));
        QCOMPARE(QueueLab::starts(request.tasks[0].runDirectory), 1);
        QCOMPARE(QueueLab::starts(request.tasks[1].runDirectory), 2);
    }

    void aWholeArrayIsCancelledAtOnce()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        const JobRequest request = array(token, {"result 0", "touch up; sleep 100", "sleep 100"});
        scheduler.submit(m_lab->transport(), request);
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(request.tasks[1].runDirectory + "/up"); }));
        QVERIFY(m_lab->reaches(scheduler, taskToken(token, 0), JobState::Done));
        QCOMPARE(m_lab->query(scheduler, token).state, JobState::Running);
        scheduler.cancel(m_lab->transport(), token);
        QVERIFY(endsOnlyIn(scheduler, taskToken(token, 1), JobState::Cancelled));
        QVERIFY(endsOnlyIn(scheduler, taskToken(token, 2), JobState::Cancelled));
        QCOMPARE(m_lab->query(scheduler, taskToken(token, 0)).state, JobState::Done);
    }

    void theThrottleHolds()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        JobRequest request = array(token, {"sleep 1.5; result 0", "sleep 1.5; result 0", "sleep 1.5; result 0"});
        request.throttle = 1;
        scheduler.submit(m_lab->transport(), request);
        const std::vector<std::string> tokens = {taskToken(token, 0), taskToken(token, 1), taskToken(token, 2)};
        int most = 0;
        bool told = false;
        QVERIFY(QueueLab::until([&] {
            int running = 0;
            bool all = true;
            for (const JobReport& report : scheduler.query(m_lab->transport(), tokens)) {
                running += report.state == JobState::Running ? 1 : 0;
                all = all && report.state == JobState::Done;
                told = told || report.reason.words.find("tasks of this array that run at once") != std::string::npos;
            }
            most = std::max(most, running);
            return all;
        }));
        QCOMPARE(most, 1);
        QVERIFY(told);
    }

    void theLastTaskGoesBackAlone()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        const std::string token = m_lab->token();
        const JobRequest request = array(token, {"result 0", "result 0", kSavesAndStops});
        scheduler.submit(m_lab->transport(), request);
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(request.tasks[2].runDirectory + "/up"); }));
        QVERIFY(m_lab->reaches(scheduler, taskToken(token, 1), JobState::Done));
        signalBatch(scheduler, taskToken(token, 2));
        QVERIFY(endsOnlyIn(scheduler, taskToken(token, 2), JobState::Done));
        QCOMPARE(QueueLab::starts(request.tasks[2].runDirectory), 2);
        QCOMPARE(QueueLab::starts(request.tasks[0].runDirectory), 1);
        QCOMPARE(QueueLab::starts(request.tasks[1].runDirectory), 1);
    }

    void whatFollowsAFailedTaskIsCancelled()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        std::vector<JobRequest> stages = {
            array(m_lab->token(),
                  {"sleep 0.5; result 0", "sleep 0.5; [ -e good ] || exit 12; sleep 3; touch ended; result 0"})};
        const std::string before = stages[0].tasks[1].runDirectory;
        stages.push_back(array(m_lab->token(), {"result 0", "[ -e " + before + "/ended ] && result 0; exit 13"}));
        stages[1].dependencies.push_back({JobDependency::Kind::AfterCorr, stages[0].token});
        for (const JobRequest& stage : stages)
            scheduler.submit(m_lab->transport(), stage);
        QVERIFY(endsOnlyIn(scheduler, taskToken(stages[1].token, 0), JobState::Done));
        QVERIFY(endsOnlyIn(scheduler, taskToken(stages[1].token, 1), JobState::Cancelled));
        QCOMPARE(QueueLab::starts(stages[1].tasks[1].runDirectory), 0);
        // Both again: the second waits for the first as it did before, though both arrays have one task only.
        writeFileAtomically(before + "/good", "");
        for (JobRequest& stage : stages) {
            stage.token = m_lab->token();
            stage.tasks.erase(stage.tasks.begin());
            stage.dependencies.clear();
        }
        stages[1].dependencies.push_back({JobDependency::Kind::AfterCorr, stages[0].token});
        for (const JobRequest& stage : stages)
            scheduler.submit(m_lab->transport(), stage);
        QVERIFY(endsOnlyIn(scheduler, taskToken(stages[1].token, 1), JobState::Done));
        QCOMPARE(m_lab->query(scheduler, taskToken(stages[0].token, 1)).state, JobState::Done);
        QCOMPARE(QueueLab::starts(stages[1].tasks[0].runDirectory), 1);
        // One that waits for what was never submitted is refused.
        JobRequest lost = array(m_lab->token(), {"result 0"});
        lost.dependencies.push_back({JobDependency::Kind::AfterOk, "ty-never-1"});
        QVERIFY_THROWS_EXCEPTION(Failure, scheduler.submit(m_lab->transport(), lost));
    }

    void anArrayOverTheMaximumSizeIsRefusedAndSplit()
    {
        SlurmScheduler scheduler = m_lab->scheduler();
        JobRequest request = array(m_lab->token(), {"result 0", "result 0"});
        request.tasks[1].index = 1001; // MaxArraySize of this cluster
        QVERIFY_THROWS_EXCEPTION(Failure, scheduler.submit(m_lab->transport(), request));
        QCOMPARE(m_lab->jobsNamed(request.token).size(), std::size_t{0});
        request.token = m_lab->token();
        request.throttle = 1;
        for (const ArrayPart& part : splitArray(request, 1001)) {
            scheduler.submit(m_lab->transport(), part.request);
            QCOMPARE(part.tasks.size(), std::size_t{1});
        }
        QVERIFY(endsOnlyIn(scheduler, request.token + ".p2_0", JobState::Done));
        QCOMPARE(QueueLab::starts(request.tasks[1].runDirectory), 1);
    }

    /// The last one: its jobs wait for the limit while the others are tested.
    void atItsTimeLimitAJobSavesAndGoesOnOrIsInterrupted()
    {
        const std::string answer = m_limitLab->root() + "/wrong";
        QVERIFY(QueueLab::until([&] { return std::filesystem::exists(answer); }, 180.0));
        const std::string wrong = QueueLab::contents(answer);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }
};

TRAINYARD_TEST(SlurmRequeueTest)

} // namespace slurm_requeue_test

#include "slurm_requeue_test.moc"
