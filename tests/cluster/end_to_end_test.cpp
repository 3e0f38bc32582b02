// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/series.h"
#include "cluster/jobs/run_follower.h"
#include "cluster/scheduler/direct_scheduler.h"
#include "cluster/transport/local_transport.h"
#include "tests/backend/engine_support.h"
#include "tests/cluster/queue_lab.h"
#include "tests/support/patience.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <csignal>
#include <filesystem>
#include <random>
#include <set>
#include <thread>

namespace end_to_end_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// A run of the real engine through transport, scheduler, supervisor and follower, as a window drives it.
class FollowedRun {
public:
    FollowedRun(QueueLab& lab, const std::string& id, const RunSpec& spec)
        : m_scheduler(lab.queue().root(), program("trainyard-engine").string()),
          m_directory(RunDirectory::create(lab.root() + "/runs/" + id, spec)), m_id(id),
          m_follower(id, m_directory.root().string(), {})
    {
    }

    const RunDirectory& directory() const { return m_directory; }
    std::string token() const { return "ty-" + m_id + "-" + std::to_string(m_number); }
    JobReport report() { return m_scheduler.query(m_transport, {token()}).at(0); }

    /// Queues the next token of the run.
    void submit()
    {
        ++m_number;
        JobRequest request;
        request.token = token();
        request.runDirectory = m_directory.root().string();
        request.name = m_id;
        m_scheduler.submit(m_transport, request);
    }
    void cancel() { m_scheduler.cancel(m_transport, token()); }

    /// Takes what is new of the files; then the verdict as of now.
    JobVerdict look()
    {
        for (const Chunk& chunk : m_follower.poll(m_transport)) {
            std::string& file = m_followed[chunk.file];
            if (chunk.offset != static_cast<std::int64_t>(file.size()) && chunk.offset != 0)
                throw std::runtime_error("a gap in " + chunk.file);
            file.resize(static_cast<std::size_t>(chunk.offset));
            file += chunk.bytes;
            m_follower.committed({chunk.file, chunk.generation, static_cast<std::int64_t>(file.size())});
        }
        const std::vector<int> attempts = m_directory.attempts();
        const int newest = attempts.empty() ? 0 : attempts.back();
        const std::optional<AttemptInfo> info = newest ? m_directory.readAttempt(newest) : std::nullopt;
        const auto alive = info ? std::optional<bool>(processAlive(info->pid, info->processStart)) : std::nullopt;
        const JobReport now = report();
        return judge(now, m_directory.readResult(), newest, alive);
    }
    JobVerdict waitForEnd(double seconds = patience() / 1000.0)
    {
        JobVerdict verdict;
        QueueLab::until([&] { return isFinal((verdict = look()).state); }, seconds);
        while (!m_follower.poll(m_transport).empty())
            verdict = look();
        return verdict;
    }
    /// Whether what was followed is what lies there, whole lines of every attempt.
    bool followedAll() const
    {
        for (const int attempt : m_directory.attempts()) {
            std::string lies = QueueLab::contents(m_directory.events(attempt).string());
            lies.resize(lies.rfind('\n') + 1);
            const auto found =
                m_followed.find(std::filesystem::relative(m_directory.events(attempt), m_directory.root()).string());
            if ((found == m_followed.end() ? std::string() : found->second) != lies)
                return false;
        }
        return true;
    }

private:
    LocalTransport m_transport;
    DirectScheduler m_scheduler;
    RunDirectory m_directory;
    std::string m_id;
    RunFollower m_follower;
    std::map<std::string, std::string> m_followed;
    int m_number = 0;
};

constexpr int kStepsPerEpoch = 63;

/// Epochs: more than any machine trains between twenty kills 0.15 s apart.
int outlastsKills()
{
    return quickDevice() == DeviceKind::Cpu ? 120 : 30; // the reference takes four times as long
}

/// Engines that stand still by SIGSTOP. They go on when this ends.
class PausedEngines {
public:
    PausedEngines() = default;
    ~PausedEngines() { goOn(); }
    PausedEngines(const PausedEngines&) = delete;
    PausedEngines& operator=(const PausedEngines&) = delete;

    void pause(pid_t engine)
    {
        if (engine > 0 && m_engines.insert(engine).second)
            ::kill(engine, SIGSTOP);
    }
    void goOn()
    {
        for (const pid_t engine : m_engines)
            ::kill(engine, SIGCONT);
        m_engines.clear();
    }

private:
    std::set<pid_t> m_engines;
};

/// Less than half a second of processor time an epoch, at whose end there is a checkpoint.
RunSpec spec(int epochs)
{
    RunSpec value = smallSpec(Architecture::SmallCnn, quickDevice());
    value.data.trainSamples = 1000;
    value.data.validationSamples = 100;
    value.training.epochs = epochs;
    return value;
}

/// Every step once, up to the last of the run.
void verifyWholeCurve(const RunDirectory& directory, int epochs)
{
    std::int64_t covered = 0;
    for (const auto& [step, value] : curve(directory, series::kTrainLoss)) {
        covered += value.count;
        QCOMPARE(step, covered);
    }
    QCOMPARE(covered, kStepsPerEpoch * epochs);
    QCOMPARE(directory.readResult()->step, covered);
}

std::size_t checkpoints(const RunDirectory& directory)
{
    std::size_t count = 0;
    std::error_code code;
    for (const auto& file : std::filesystem::directory_iterator(directory.checkpoints(), code))
        count += file.path().extension() == ".safetensors";
    return count;
}

} // namespace

class EndToEndTest : public QObject {
    Q_OBJECT

private slots:
    void trainsThroughTheQueue()
    {
        QueueLab lab;
        FollowedRun run(lab, "run", spec(2));
        run.submit();
        const JobVerdict verdict = run.waitForEnd();
        QVERIFY2(verdict.state == JobState::Done, verdict.reason.words.c_str());
        QVERIFY(verdict.result && verdict.result->code == ExitCode::Completed);
        QVERIFY(run.followedAll());
        verifyWholeCurve(run.directory(), 2);
        // The result is there a moment before the process is gone.
        QVERIFY(QueueLab::until([&] { return run.report().exitCode == 0; }));
    }

    void aSpecTheEngineRefusesFailsWithItsSentence()
    {
        QueueLab lab;
        RunSpec bad = spec(1);
        bad.data.format = DataFormat::Idx;
        bad.data.path = "/absent/data";
        FollowedRun run(lab, "run", bad);
        run.submit();
        const JobVerdict verdict = run.waitForEnd();
        QCOMPARE(name(verdict.state), name(JobState::Failed));
        QVERIFY2(verdict.reason.words.find("/absent/data") != std::string::npos, verdict.reason.words.c_str());
    }

    void aKilledEngineIsInterruptedAndGoesOnUnderTheNextToken()
    {
        QueueLab lab;
        FollowedRun run(lab, "run", spec(16));
        run.submit();
        QVERIFY(QueueLab::until([&] { return checkpoints(run.directory()) > 0; }));
        ::kill(static_cast<pid_t>(lab.state(run.token())->pid), SIGKILL);
        const JobVerdict interrupted = run.waitForEnd();
        QCOMPARE(name(interrupted.state), name(JobState::Interrupted));
        QVERIFY(interrupted.reason.words.find("signal 9") != std::string::npos);
        run.submit();
        const JobVerdict done = run.waitForEnd();
        QVERIFY2(done.state == JobState::Done, done.reason.words.c_str());
        QCOMPARE(run.directory().attempts().size(), std::size_t{2});
        QVERIFY(run.directory().readAttempt(2)->startStep >= kStepsPerEpoch);
        QVERIFY(run.followedAll());
        verifyWholeCurve(run.directory(), 16);
    }

    void aCancelledRunStopsAfterACheckpointAndGoesOn()
    {
        QueueLab lab;
        FollowedRun run(lab, "run", spec(16));
        run.submit();
        QVERIFY(QueueLab::until([&] { return checkpoints(run.directory()) > 0; }));
        run.cancel();
        const JobVerdict stopped = run.waitForEnd();
        QCOMPARE(name(stopped.state), name(JobState::Stopped));
        QVERIFY(QueueLab::until([&] { return run.report().state == JobState::Cancelled; }));
        run.submit();
        QVERIFY(run.waitForEnd().state == JobState::Done);
        verifyWholeCurve(run.directory(), 16);
    }

    void anEngineKilledTwentyTimesLosesNothing()
    {
        QueueLab lab;
        std::mt19937 random(std::random_device{}());
        const int epochs = outlastsKills();
        FollowedRun run(lab, "run", spec(epochs));
        for (int kills = 0; kills < 20; ++kills) {
            run.submit();
            QVERIFY(QueueLab::until([&] { return lab.state(run.token()) && lab.state(run.token())->pid > 0; }));
            // The first lives until there is something to resume from; the others shortly, so that the run outlasts
            // them.
            QVERIFY(kills > 0 || QueueLab::until([&] { return checkpoints(run.directory()) > 0; }));
            std::this_thread::sleep_for(std::chrono::milliseconds(random() % 300));
            ::kill(static_cast<pid_t>(lab.state(run.token())->pid), SIGKILL);
            const JobVerdict verdict = run.waitForEnd();
            QVERIFY2(verdict.state == JobState::Interrupted,
                     (std::string(name(verdict.state)) + ": " + verdict.reason.words).c_str());
        }
        run.submit();
        const JobVerdict verdict = run.waitForEnd();
        QVERIFY2(verdict.state == JobState::Done, verdict.reason.words.c_str());
        QVERIFY(run.directory().readAttempt(run.directory().attempts().back())->startStep >= kStepsPerEpoch);
        QVERIFY(run.followedAll());
        verifyWholeCurve(run.directory(), epochs);
    }

    void aSupervisorKilledTwentyTimesDisturbsNoRun()
    {
        QueueLab lab;
        std::mt19937 random(std::random_device{}());
        FollowedRun first(lab, "first", spec(30));
        FollowedRun second(lab, "second", spec(30));
        FollowedRun third(lab, "third", spec(2)); // waits on a machine with two cores
        for (FollowedRun* run : {&first, &second, &third})
            run->submit();
        PausedEngines paused; // through the first ten kills, so that the fastest machine sees them
        int kills = 0;
        while (kills < 20 && !(isFinal(first.look().state) && isFinal(second.look().state))) {
            for (const FollowedRun* run : {&first, &second})
                if (const auto state = lab.state(run->token()); state && kills < 10)
                    paused.pause(static_cast<pid_t>(state->pid));
            if (kills >= 10)
                paused.goOn();
            std::this_thread::sleep_for(std::chrono::milliseconds(random() % 150));
            const auto info = parseSupervisorInfo(QueueLab::contents(lab.queue().supervisor()));
            if (info && processAlive(info->pid, info->processStart)) {
                ::kill(static_cast<pid_t>(info->pid), SIGKILL);
                ++kills;
            }
            // A window that looks now and then brings the next one; here, to be quick, at once.
            DirectScheduler(lab.queue().root(), program("trainyard-engine").string())
                .query(m_transport, {first.token(), third.token()});
        }
        qInfo("killed %d times", kills);
        QVERIFY(kills >= 10);
        paused.goOn();
        for (FollowedRun* run : {&first, &second, &third}) {
            const JobVerdict verdict = run->waitForEnd();
            QVERIFY2(verdict.state == JobState::Done, verdict.reason.words.c_str());
            QCOMPARE(run->directory().attempts().size(), std::size_t{1});
            QVERIFY(run->followedAll());
        }
        verifyWholeCurve(first.directory(), 30);
        verifyWholeCurve(second.directory(), 30);
        verifyWholeCurve(third.directory(), 2);
    }

private:
    LocalTransport m_transport;
};

TRAINYARD_TEST(EndToEndTest)

} // namespace end_to_end_test

#include "end_to_end_test.moc"
