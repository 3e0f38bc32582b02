// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done to a run on a real Slurm behind a real sshd, through the services of the window: with_cluster.sh
// starts them.
#include "backend/base/clock.h"
#include "cluster/control/machine_runs.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "tests/gui/homes.h"
#include "tests/gui/remote_desktop.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/test_environment.h"

#include <QScopeGuard>

#include <algorithm>
#include <fstream>
#include <set>

namespace remote_acts_test {

using namespace trainyard;
using test::Desktop;
using test::ownId;
using test::ownQId;
using test::RemoteLab;

namespace {

/// 32 steps an epoch: trains for half a minute where the lab is slow, else for a few seconds.
RunSpec longRun(const std::string& id, int epochs = 10)
{
    RunSpec spec = test::smallRun(id, {.trainSamples = 512, .epochs = epochs, .batch = 16});
    spec.model.widthMultiplier = 0.25;
    spec.resources.placement.timeLimitMinutes = 10;
    return spec;
}

/// The process dies here: no Failure, so nobody tidies up.
struct Crash {};

/// Passes everything on, and dies after the answer to the n-th script that holds a word was produced over there.
class DyingTransport : public Transport {
public:
    DyingTransport(Transport& inner, std::string word) : m_inner(inner), m_word(std::move(word)) {}
    ExecResult exec(const std::string& script, double deadline) override
    {
        const ExecResult result = m_inner.exec(script, deadline);
        if (script.find(m_word) != std::string::npos) {
            ++died;
            throw Crash();
        }
        return result;
    }
    void write(const std::string& path, const std::string& bytes) override { m_inner.write(path, bytes); }
    std::optional<std::string> read(const std::string& path, std::int64_t offset, std::int64_t limit) override
    {
        return m_inner.read(path, offset, limit);
    }
    std::optional<FileStatus> status(const std::string& path) override { return m_inner.status(path); }
    std::vector<std::string> list(const std::string& folder) override { return m_inner.list(folder); }
    void makeFolders(const std::string& path) override { m_inner.makeFolders(path); }
    void put(const std::string& from, const std::string& to) override { m_inner.put(from, to); }
    void get(const std::string& from, const std::string& to) override { m_inner.get(from, to); }
    void removeTree(const std::string& path) override { m_inner.removeTree(path); }
    int died = 0;

private:
    Transport& m_inner;
    std::string m_word;
};

/// How many steps' losses the chart stands for: a record may gather several when more than 50 pass in a second.
std::int64_t stepsWithLoss(Desktop& desktop, const std::string& id)
{
    BinQuery query;
    query.run = desktop.reader->run(id)->key;
    query.series = "train/loss";
    std::int64_t steps = 0;
    for (const Bin& bin : desktop.reader->bins(query))
        steps += bin.count;
    return steps;
}

} // namespace

class RemoteActsTest : public QObject {
    Q_OBJECT

    test::Homes m_homes;
    std::unique_ptr<RemoteLab> m_lab;
    std::unique_ptr<Desktop> m_desktop;

    RunRow row(const std::string& id) { return *m_desktop->reader->run(id); }
    /// It trains, and some of that has been seen.
    bool trains(const std::string& id, std::int64_t steps = 20)
    {
        m_desktop->follow.setWatched(QString::fromStdString(id));
        return QTest::qWaitFor([&] { return row(id).state == JobState::Running && row(id).step >= steps; }, 270'000);
    }
    /// Its first job is slow, those after it are not.
    bool started(const RunSpec& spec)
    {
        m_lab->setSlow(true);
        m_desktop->launch.start(spec, "lab");
        const bool there =
            QTest::qWaitFor([&] { return m_desktop->reader->run(spec.id).has_value(); }, 60'000) && trains(spec.id);
        m_lab->setSlow(false);
        return there;
    }
    int attempts(const std::string& id) { return static_cast<int>(m_desktop->reader->attempts(row(id).key).size()); }
    std::int64_t startStep(const std::string& id, std::size_t attempt)
    {
        return m_desktop->reader->attempts(row(id).key).at(attempt).startStep;
    }
    std::int64_t steps(const RunSpec& spec)
    {
        return std::int64_t{spec.training.epochs} * spec.data.trainSamples / spec.training.batchSize;
    }

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        m_lab = std::make_unique<RemoteLab>();
        m_desktop = std::make_unique<Desktop>(*m_lab, m_homes("desktop"));
        QVERIFY(m_desktop->add(m_lab->entry()));
    }
    void cleanupTestCase()
    {
        m_desktop.reset();
        m_lab.reset();
    }

    void holdsAndReleasesWhatWaits()
    {
        const std::string id = ownId("held");
        const QString text = QString::fromStdString(id);
        const std::string blocker = m_lab->occupyNodes();
        QVERIFY2(!blocker.empty(), "the nodes do not become free");
        const auto room = qScopeGuard([&] { RemoteLab::sh("scancel " + blocker); }); // the lab is shared: others go on
        RunSpec spec = test::smallRun(id);
        m_desktop->launch.start(spec, "lab");
        QVERIFY(QTest::qWaitFor([&] { return m_desktop->reader->run(id).has_value(); }, 60'000));
        QVERIFY(m_desktop->reaches(id, JobState::Queued));
        QVERIFY2(QTest::qWaitFor([&] { return !row(id).reason.empty(); }, 90'000), "it says why it waits");
        m_desktop->launch.hold(text);
        QVERIFY(m_desktop->reaches(id, JobState::Held));
        RemoteLab::sh("scancel " + blocker);
        QTRY_COMPARE_WITH_TIMEOUT(RemoteLab::sh("sinfo -h -p gpu -t idle -o %D"), std::string("2"), 60'000);
        QTest::qWait(1500);                      // Slurm looks each second at what may start
        QCOMPARE(row(id).state, JobState::Held); // although there is room now
        m_desktop->launch.release(text);
        QVERIFY(m_desktop->reaches(id, JobState::Done));
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
    }

    void savesWhileItTrainsThenIsCancelled()
    {
        const std::string id = ownId("cancelled");
        const QString text = QString::fromStdString(id);
        QVERIFY(started(longRun(id, 2000)));
        const std::int64_t before = m_desktop->reader->artifacts(row(id).key).size();
        m_desktop->launch.checkpointNow(text);
        QVERIFY(QTest::qWaitFor(
            [&] {
                for (const ArtifactRow& artifact : m_desktop->reader->artifacts(row(id).key))
                    if (artifact.file.find("step-") != std::string::npos)
                        return true;
                return static_cast<std::int64_t>(m_desktop->reader->artifacts(row(id).key).size()) > before + 3;
            },
            180'000));
        QCOMPARE(row(id).state, JobState::Running);
        m_desktop->launch.cancel(text);
        // It saves as it goes, where it can: then it is stopped and can be resumed.
        QVERIFY(QTest::qWaitFor([&] { return isFinal(row(id).state); }, 270'000));
        const RunRow ended = row(id);
        QVERIFY2(ended.state == JobState::Cancelled || ended.state == JobState::Stopped,
                 (std::string(name(ended.state)) + ": " + ended.reason.text()).c_str());
        QTRY_VERIFY_WITH_TIMEOUT(RemoteLab::sh("squeue -h -n " + jobToken(id, 1)).empty(), 60'000);
    }

    void stopsThereAndResumesThere()
    {
        const std::string id = ownId("resumed");
        const QString text = QString::fromStdString(id);
        const RunSpec spec = longRun(id);
        QVERIFY(started(spec));
        m_desktop->launch.stop(text);
        QVERIFY(m_desktop->reaches(id, JobState::Stopped));
        QVERIFY(row(id).step < steps(spec));
        m_desktop->launch.resume(text);
        QVERIFY(m_desktop->reaches(id, JobState::Done));
        QCOMPARE(attempts(id), 2);
        QVERIFY(startStep(id, 1) > 0);
        QCOMPARE(row(id).step, steps(spec));
        QCOMPARE(row(id).token, jobToken(id, 2));
        QCOMPARE(stepsWithLoss(*m_desktop, id), steps(spec)); // each once, whichever attempt took it
    }

    void goesBackIntoTheQueueAndOnFromItsCheckpoint()
    {
        const std::string id = ownId("requeued");
        const QString text = QString::fromStdString(id);
        if (!qEnvironmentVariableIsSet("TRAINYARD_LONG_TESTS"))
            QSKIP("Slurm lets minutes pass before a requeued job starts: TRAINYARD_LONG_TESTS=1 runs it; "
                  "cluster/slurm_requeue is quicker.");
        const RunSpec spec = longRun(id);
        QVERIFY(started(spec));
        m_desktop->launch.requeue(text);
        QVERIFY(QTest::qWaitFor([&] { return attempts(id) == 2; }, 360'000));
        QVERIFY(m_desktop->reaches(id, JobState::Done));
        QCOMPARE(attempts(id), 2);
        QVERIFY(startStep(id, 1) > 0);
        QCOMPARE(row(id).token, jobToken(id, 1)); // one logical run, one job
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
        QCOMPARE(m_desktop->reader->job(jobToken(id, 1))->restarts, 1);
        // The chart tells attempts apart by what each bin says of itself.
        BinQuery query;
        query.run = row(id).key;
        query.series = "train/loss";
        query.pixels = 4000;
        std::set<int> seen;
        for (const Bin& bin : m_desktop->reader->bins(query))
            seen.insert(bin.attempt);
        QCOMPARE(seen, (std::set<int>{1, 2}));
    }

    void restartsHaveALimit()
    {
        const std::string id = ownId("limited");
        const QString text = QString::fromStdString(id);
        if (!qEnvironmentVariableIsSet("TRAINYARD_LONG_TESTS"))
            QSKIP("Slurm lets minutes pass before a requeued job starts: TRAINYARD_LONG_TESTS=1 runs it; "
                  "cluster/slurm_requeue is quicker.");
        RunSpec spec = longRun(id, 2000);
        spec.resources.placement.restartLimit = 1;
        QVERIFY(started(spec));
        m_lab->setSlow(true);
        m_desktop->launch.requeue(text);
        QVERIFY(QTest::qWaitFor([&] { return attempts(id) == 2; }, 360'000));
        QVERIFY(trains(id));
        m_desktop->launch.requeue(text);
        const auto refused = [&] {
            return isFinal(row(id).state) && row(id).reason.words.find("put back in the queue") != std::string::npos;
        };
        QVERIFY2(QTest::qWaitFor(refused, 400'000), row(id).reason.words.c_str());
        QCOMPARE(attempts(id), 2);
        QVERIFY(canResume(row(id).state));
    }

    void getsMoreTimeInAJobThatGoesOn()
    {
        const std::string id = ownId("extended");
        const QString text = QString::fromStdString(id);
        const RunSpec spec = longRun(id);
        QVERIFY(started(spec));
        m_desktop->launch.extend(text, 20 * 60.0);
        QVERIFY(m_desktop->reaches(id, JobState::Done));
        QCOMPARE(row(id).token, jobToken(id, 2));
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 2)), 1);
        QCOMPARE(attempts(id), 2);
        QVERIFY(startStep(id, 1) > 0);
        QCOMPARE(row(id).step, steps(spec));
        QVERIFY(isFinal(m_desktop->reader->job(jobToken(id, 1))->state));
    }

    void aLargeUploadLetsOthersBeFollowed()
    {
        test::FaultProxy proxy(RemoteLab::sshPort());
        const std::string folder = m_homes("upload");
        Desktop desktop(*m_lab, folder, proxy.port());
        QVERIFY(desktop.add(m_lab->entry()));
        const auto row = [&](const std::string& id) { return *desktop.reader->run(id); };
        desktop.follow.setWatched(ownQId("beside"));
        m_lab->setSlow(true);
        desktop.launch.start(longRun(ownId("beside"), 3000), "lab");
        QVERIFY(QTest::qWaitFor([&] { return desktop.reader->run(ownId("beside")) && row(ownId("beside")).step > 20; },
                                270'000));
        m_lab->setSlow(false);
        RunSpec heavy = longRun(ownId("heavy"));
        heavy.model.weights = folder + "/weights.safetensors";
        std::ofstream(heavy.model.weights, std::ios::binary) << std::string(std::size_t{48} << 20, 'w');
        proxy.setBandwidth(3 << 20); // some 16 s
        desktop.launch.start(heavy, "lab");
        QVERIFY(QTest::qWaitFor(
            [&] {
                return desktop.reader->run(ownId("heavy")) &&
                       row(ownId("heavy")).reason.words.find("are there") != std::string::npos;
            },
            180'000));
        const std::int64_t before = row(ownId("beside")).step;
        int moved = 0;
        for (std::int64_t last = before; moved < 4 && row(ownId("heavy")).state == JobState::Uploading;
             QTest::qWait(100))
            if (const std::int64_t now = row(ownId("beside")).step; now > last) {
                last = now;
                ++moved;
            }
        QVERIFY2(moved >= 2, qPrintable(QString::number(moved)));
        desktop.launch.cancel(ownQId("heavy")); // before it begins: nobody waits for its last words
        proxy.setBandwidth(0);
        desktop.launch.cancel(ownQId("beside"));
        QVERIFY(QTest::qWaitFor(
            [&] { return isFinal(row(ownId("heavy")).state) && isFinal(row(ownId("beside")).state); }, 360'000));
    }

    void aCrashBetweenJournalAndReplyLeavesOneJob_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("submit") << "submit";
        QTest::newRow("extend") << "extend";
        if (qEnvironmentVariableIsSet("TRAINYARD_LONG_TESTS"))
            QTest::newRow("requeue") << "requeue";
        QTest::newRow("cancel") << "cancel";
    }
    void aCrashBetweenJournalAndReplyLeavesOneJob()
    {
        QFETCH(QString, kind);
        const std::string id = ownId("crashed-" + kind.toStdString());
        const std::string file = m_homes(qPrintable("crash " + kind)) + "/store.db";
        const MachineEntry entry = m_lab->entry();
        OpenedLine line = m_lab->factory()(entry, nullptr, nullptr);
        line.line->connect({});
        Machine machine;
        machine.transport = std::move(line.transport);
        furnish(machine, entry);
        Launcher::Options options;
        options.machine = "lab";
        options.runsFolder = machine.places.runs;
        options.leaseSeconds = 1.0;
        const bool submits = kind == "submit";
        {
            RunStore store(file);
            Launcher first(store, *machine.transport, *machine.scheduler, options);
            m_lab->setSlow(!submits);
            first.start(longRun(id));
            if (!submits) {
                first.carryOut(true);
                FollowerLoop::Options following;
                following.machine = "lab";
                following.batched = true;
                following.pace = test::quickPace();
                FollowerLoop follower(store, *machine.transport, *machine.scheduler, following);
                follower.setWatched({id});
                const auto reader = store.reader();
                QVERIFY(QTest::qWaitFor(
                    [&] {
                        follower.round();
                        return reader->run(id)->state == JobState::Running && reader->run(id)->step > 20;
                    },
                    180'000));
                m_lab->setSlow(false);
                const std::map<QString, RunRequest> requests{
                    {"cancel", CancelRequest()}, {"requeue", RequeueRequest()}, {"extend", ExtendRequest{1200.0}}};
                first.ask(id, requests.at(kind));
            }
            // What was begun over there is done, and this program dies before it hears of that.
            DyingTransport dying(*machine.transport, submits || kind == "extend" ? "sbatch"
                                                     : kind == "cancel"          ? "scancel"
                                                                                 : "scontrol requeue");
            Launcher doomed(store, dying, *machine.scheduler, options);
            bool crashed = false;
            try {
                doomed.carryOut(true);
            } catch (const Crash&) {
                crashed = true;
            }
            QVERIFY(crashed);
        }
        QTest::qWait(1500); // the lease ends
        RunStore store(file);
        MachineRuns runs(store, {"lab", test::program("trainyard-engine").string(), test::quickPace()});
        runs.setWatched({id});
        const auto reader = store.reader();
        QVERIFY(QTest::qWaitFor(
            [&] {
                runs.turn(machine);
                return isFinal(reader->run(id)->state);
            },
            400'000));
        const JobState state = reader->run(id)->state;
        if (kind == "cancel")
            QVERIFY(state == JobState::Cancelled || state == JobState::Stopped);
        else
            QVERIFY2(state == JobState::Done, reader->run(id)->reason.words.c_str());
        if (kind == "requeue")
            QCOMPARE(reader->job(jobToken(id, 1))->restarts, 1); // not put back twice
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 2)), kind == "extend" ? 1 : 0);
    }
};

TRAINYARD_TEST(RemoteActsTest)

} // namespace remote_acts_test

#include "remote_acts_test.moc"
