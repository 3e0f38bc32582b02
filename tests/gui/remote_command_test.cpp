// SPDX-License-Identifier: GPL-3.0-or-later
// Machines and runs on them by command, on a real Slurm behind a real sshd: with_cluster.sh starts them.
#include "cluster/control/launcher.h"
#include "tests/gui/cluster_home.h"
#include "tests/gui/command_line_support.h"
#include "tests/gui/remote_desktop.h"
#include "tests/support/test_environment.h"

#include <QScopeGuard>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace remote_command_test {

using namespace trainyard;
using test::ClusterHome;
using test::CommandAnswer;
using test::ownId;
using test::ownQId;
using test::RemoteLab;

class RemoteCommandTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ClusterHome> m_home;

    std::string home() const { return m_home->path(); }
    CommandAnswer command(const QStringList& arguments, int seconds = 120) const
    {
        return m_home->command(arguments, seconds);
    }
    QString specFile(const RunSpec& spec) const { return m_home->specFile(spec); }

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        m_home = std::make_unique<ClusterHome>();
    }
    void cleanupTestCase() { m_home.reset(); }

    void machinesAreAddedAndListed()
    {
        const CommandAnswer added = m_home->addCluster("Test cluster");
        QCOMPARE(added.code, 0);
        QCOMPARE(added.json()["scheduler"].get<std::string>(), std::string("slurm"));
        const CommandAnswer twice = m_home->addCluster("Test cluster");
        QCOMPARE(twice.code, 1);
        QVERIFY(twice.isOneSentence() && twice.says("a machine with this name exists already"));
        QCOMPARE(command({"machine", "add", "Nothing"}).code, 1); // this workstation's own queue is there already
        const CommandAnswer listed = command({"machine", "list", "--json"});
        QCOMPARE(listed.json()["machines"].size(), std::size_t{2});
        QCOMPARE(listed.json()["machines"][1]["name"].get<std::string>(), std::string("Test cluster"));
        QVERIFY(command({"machine", "list"}).output.find("Test cluster") != std::string::npos);
        const CommandAnswer unknown = command({"machine", "test", "Nowhere"});
        QCOMPARE(unknown.code, 1);
        QVERIFY(unknown.isOneSentence() && unknown.says("Test cluster"));
    }

    void aMachineIsTestedAndItsEngineFound()
    {
        const CommandAnswer tested = command({"machine", "test", "Test cluster", "--json"});
        QVERIFY2(tested.code == 0, tested.output.c_str());
        const nlohmann::json steps = tested.json()["steps"];
        for (const char* step : {"connect", "shell", "scheduler", "engine"})
            QVERIFY2(std::ranges::any_of(
                         steps,
                         [&](const nlohmann::json& one) { return one["step"] == step && one["outcome"] == "passed"; }),
                     steps.dump().c_str());
        const CommandAnswer engine = command({"machine", "engine", "Test cluster", "--json"});
        QCOMPARE(engine.code, 0);
        QCOMPARE(engine.json()["best"].get<std::string>(), test::program("trainyard-engine").string());
        // One that cannot be reached says so, step by step.
        QCOMPARE(command({"machine", "add", "Gone", "--host", "127.0.0.1", "--port", "1"}).code, 0);
        const CommandAnswer gone = command({"machine", "test", "Gone", "--json"});
        QCOMPARE(gone.code, 1);
        QCOMPARE(gone.json()["passed"].get<bool>(), false);
        QCOMPARE(command({"machine", "remove", "Gone"}).code, 0);
        QCOMPARE(command({"machine", "list", "--json"}).json()["machines"].size(), std::size_t{2});
    }

    void aRunThereEndsWithItsJobsCode()
    {
        const CommandAnswer done = command(
            {"run", specFile(test::smallRun(ownId("good"))), "--machine", "Test cluster", "--wait", "--json"}, 240);
        QCOMPARE(done.code, 0);
        const nlohmann::json run = done.json()["runs"][0];
        QCOMPARE(run["state"].get<std::string>(), std::string("done"));
        QCOMPARE(run["exit_code"].get<int>(), 0);
        QCOMPARE(run["directory"].get<std::string>(), m_home->lab().root() + "/runs there/" + ownId("good"));
        RunSpec bad = test::smallRun(ownId("bad"));
        bad.model.weights = home() + "/weights.safetensors"; // it is brought there, and is none
        std::ofstream(bad.model.weights) << "no weights at all";
        const CommandAnswer failed =
            command({"run", specFile(bad), "--machine", "Test cluster", "--wait", "--json"}, 240);
        QVERIFY2(failed.code >= 10, qPrintable(QString::number(failed.code)));
        QCOMPARE(failed.json()["runs"][0]["exit_code"].get<int>(), failed.code);
        QTRY_COMPARE_WITH_TIMEOUT(RemoteLab::sh("sacct -nPX -o ExitCode --name=" + jobToken(ownId("bad"), 1)),
                                  std::to_string(failed.code) + ":0", 60'000);
        QCOMPARE(failed.json()["runs"][0]["state"].get<std::string>(), std::string("failed"));
        QCOMPARE(command({"run", specFile(test::smallRun(ownId("lost"))), "--machine", "Nowhere"}).code, 1);
        QVERIFY(command({"runs", "list", "--json"}).output.find(ownId("lost")) ==
                std::string::npos); // nothing was stored
    }

    void theListSaysHowOldItIs()
    {
        RunSpec spec = test::smallRun(ownId("long"));
        spec.training.epochs = 5000;
        m_home->lab().setSlow(true);
        spec.resources.placement.timeLimitMinutes = 20;
        QCOMPARE(command({"run", specFile(spec), "--machine", "Test cluster"}).code, 0);
        const CommandAnswer text = command({"runs", "list"});
        // The command ends when the queue has taken the run.
        const auto saysHowOld = [](const std::string& said) { return said.find("(as of ") != std::string::npos; };
        QVERIFY2(saysHowOld(text.output), text.output.c_str());
        QVERIFY2(text.output.find("are shown in their last known state") != std::string::npos, text.output.c_str());
        const nlohmann::json runs = command({"runs", "list", "--json"}).json()["runs"];
        for (const auto& run : runs)
            QVERIFY(run["id"] == ownId("long") || !run["heard_at"].is_number()); // those that are over are as they are
        QVERIFY(saysHowOld(command({"runs", "show", ownQId("long")}).output));
        // Stopped before the engine has begun it would leave no result, and its last words would be waited for.
        const std::string events =
            m_home->lab().root() + "/runs there/" + ownId("long") + "/attempts/0001/events/rank-0000.jsonl";
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(events), 60'000);
        QCOMPARE(RemoteLab::jobsLeft(), 1);
        QCOMPARE(command({"runs", "stop", ownQId("long")}, 240).code, 0);
        QVERIFY(!saysHowOld(command({"runs", "show", ownQId("long")}).output));
        QCOMPARE(RemoteLab::jobsLeft(), 0);
    }

    void aStudyThereIsWaitedFor()
    {
        const CommandAnswer done = command({"study", specFile(test::smallRun(ownId("study"))), "--machine",
                                            "Test cluster", "--ranks", "1", "--repeats", "2", "--wait", "--json"},
                                           240);
        QVERIFY2(done.code == 0, done.errors.c_str());
        QCOMPARE(done.json()["ranks"][0]["whole"].get<int>(), 2);
    }

    void actsDependOnWhatTheMachineSaysNow()
    {
        // Nobody follows it between these commands: the store still says what the last one saw.
        RunSpec spec = test::smallRun(ownId("acts"));
        spec.training.epochs = 5000;
        m_home->lab().setSlow(true);
        spec.resources.placement.timeLimitMinutes = 20;
        QCOMPARE(command({"run", specFile(spec), "--machine", "Test cluster"}).code, 0);
        const std::string attempt = m_home->lab().root() + "/runs there/" + ownId("acts") + "/attempts/0001";
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(attempt + "/events/rank-0000.jsonl"), 60'000);
        QCOMPARE(command({"runs", "checkpoint", ownQId("acts")}).code, 0);
        const auto saved = [&] {
            std::error_code none;
            const std::filesystem::directory_iterator files(attempt + "/../../checkpoints", none);
            return !none && files != std::filesystem::directory_iterator();
        };
        QTRY_VERIFY_WITH_TIMEOUT(saved(), 60'000);
        // A trace needs no one who watches, and is listed from there.
        QCOMPARE(command({"runs", "trace", ownQId("acts"), "--steps", "+3"}).code, 0);
        const auto traced = [&] {
            const CommandAnswer listed = command({"runs", "trace", ownQId("acts"), "--json"});
            return listed.code == 0 && listed.json()["traces"].size() == 1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(traced(), 60'000);
        QCOMPARE(command({"runs", "stop", ownQId("acts")}, 240).code, 0);
    }

    /// Only a running job can go on in another one: the store may still say that it waits.
    void moreTimeIsAskedForWhatRunsNow()
    {
        RunSpec spec = test::smallRun(ownId("more"));
        spec.training.epochs = 5000;
        m_home->lab().setSlow(true);
        spec.resources.placement.timeLimitMinutes = 20;
        QCOMPARE(command({"run", specFile(spec), "--machine", "Test cluster"}).code, 0);
        const std::string attempt = m_home->lab().root() + "/runs there/" + ownId("more") + "/attempts/0001";
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(attempt + "/events/rank-0000.jsonl"), 60'000);
        const CommandAnswer extended = command({"runs", "extend", ownQId("more"), "--minutes", "30"});
        QVERIFY2(extended.code == 0, extended.errors.c_str());
        QCOMPARE(command({"runs", "cancel", ownQId("more")}, 240).code, 0);
        QTRY_COMPARE_WITH_TIMEOUT(RemoteLab::jobsLeft(), 0, 60'000);
    }

    void whatIsHeldCanBeReleasedAtOnce()
    {
        m_home->lab().setSlow(false);
        const std::string blocker = m_home->lab().occupyNodes();
        QVERIFY2(!blocker.empty(), "the nodes do not become free");
        const auto room = qScopeGuard([&] { RemoteLab::sh("scancel " + blocker); }); // the lab is shared: others go on
        QCOMPARE(command({"run", specFile(test::smallRun(ownId("held"))), "--machine", "Test cluster"}).code, 0);
        QCOMPARE(command({"runs", "hold", ownQId("held")}).code, 0);
        QCOMPARE(command({"runs", "release", ownQId("held")}).code, 0);
        QCOMPARE(command({"runs", "cancel", ownQId("held")}).code, 0);
        RemoteLab::sh("scancel " + blocker);
        QTRY_COMPARE_WITH_TIMEOUT(RemoteLab::jobsLeft(), 0, 60'000);
    }

    void theEngineThereTestsItself()
    {
        const CommandAnswer tested =
            command({"machine", "selftest", "Test cluster", "--device", "reference", "--json"}, 400);
        QVERIFY2(tested.code == 0 || tested.code == 1, tested.errors.c_str()); // a busy machine may be judged slow
        QVERIFY2(tested.json().is_object(), tested.output.c_str());
        QCOMPARE(command({"machine", "selftest", "Test cluster", "--device", "abacus"}).code, 2);
    }
};

TRAINYARD_TEST(RemoteCommandTest)

} // namespace remote_command_test

#include "remote_command_test.moc"
