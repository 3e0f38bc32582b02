// SPDX-License-Identifier: GPL-3.0-or-later
// Commands with the real engine and queue: start, follow, stop, resume, and kills at random moments.
#include "backend/base/files.h"
#include "backend/protocol/queue.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/store_service.h"
#include "tests/gui/command_line_support.h"
#include "tests/gui/local_runs.h"
#include "tests/support/test_environment.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>
#include <fstream>

namespace command_line_training_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr const char* kSeries = "train/loss";

/// A run of so many epochs of 20 small steps.
RunSpec smallSpec(const std::string& name, int epochs)
{
    RunSpec spec = namedSpec(name);
    spec.data.image = {28, 28, 1};
    spec.data.trainSamples = 640;
    spec.data.validationSamples = 64;
    spec.training.batchSize = 32;
    spec.training.epochs = epochs;
    spec.resources.threads = 1;
    return spec;
}

/// What the run directory says the default view must hold: read with the protocol alone.
std::vector<std::int64_t> writtenSteps(const std::string& directory)
{
    const RunDirectory run(directory);
    std::vector<std::int64_t> steps;
    for (const int attempt : run.attempts()) {
        std::ifstream file(run.events(attempt));
        std::string line;
        while (std::getline(file, line)) {
            if (file.eof())
                break; // torn: its end was never written
            const auto event = parseEventLine(line);
            if (!event)
                continue;
            if (const auto* started = std::get_if<StartedEvent>(&event->body))
                std::erase_if(steps, [&](std::int64_t step) { return step > started->startStep; });
            const auto* metrics = std::get_if<MetricsEvent>(&event->body);
            if (!metrics)
                continue;
            for (const auto& [name, value] : metrics->values)
                if (name == kSeries)
                    steps.push_back(metrics->step);
        }
    }
    return steps;
}

class CommandLineTrainingTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_homes = 0;
    std::string m_home;

    CommandAnswer command(const QStringList& arguments, int seconds = 120, const QByteArray& input = {}) const
    {
        return trainyardCommand(m_home, arguments, input, seconds);
    }
    /// Starts a run without waiting; returns its id.
    std::string started(const RunSpec& spec) const
    {
        const CommandAnswer answer = command({"run", "-", "--json"}, 60, QByteArray::fromStdString(bareText(spec)));
        if (answer.code != 0)
            qFatal("not started: %s", answer.errors.c_str());
        return answer.json().at("runs").at(0).at("id").get<std::string>();
    }
    static std::string bareText(const RunSpec& spec)
    {
        nlohmann::ordered_json json = toJson(spec);
        json.erase("id");
        return json.dump();
    }
    std::string directory(const std::string& id) const { return m_home + "/runs/" + id; }
    std::optional<AttemptInfo> newestAttempt(const std::string& id) const
    {
        const RunDirectory run(directory(id));
        const std::vector<int> attempts = run.attempts();
        return attempts.empty() ? std::nullopt : run.readAttempt(attempts.back());
    }
    bool reachesStep(const std::string& id, std::int64_t step, int seconds = 60) const
    {
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < seconds * 1000; QTest::qWait(20))
            if (const auto steps = writtenSteps(directory(id)); !steps.empty() && steps.back() >= step)
                return true;
        return false;
    }
    std::vector<std::int64_t> stored(const std::string& id) const
    {
        const RunStore store(std::filesystem::path(m_home) / "store.sqlite");
        return storedSteps(*store.reader(), id, kSeries);
    }
    std::string state(const std::string& id) const
    {
        return command({"runs", "show", QString::fromStdString(id), "--json"}).json().at("state").get<std::string>();
    }
    void verifyWhole(const std::string& id) const
    {
        const std::vector<std::int64_t> steps = stored(id);
        QVERIFY(std::is_sorted(steps.begin(), steps.end()));
        QVERIFY2(steps == writtenSteps(directory(id)),
                 qPrintable(QStringLiteral("%1 of %2").arg(steps.size()).arg(writtenSteps(directory(id)).size())));
    }

private slots:
    /// Programs in this process find the engine as an installed one would: on PATH.
    void initTestCase() { qputenv("PATH", qgetenv("TRAINYARD_BIN_DIR") + ":" + qgetenv("PATH")); }

    void init()
    {
        m_home = m_folder.path().toStdString() + "/home-" + std::to_string(++m_homes);
        makeFolders(m_home);
    }

    void cleanup()
    {
        // The supervisor leaves by itself when nothing is queued; its folder must not be taken from under it.
        const std::string file = m_home + "/queue/supervisor.json";
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() < 20000; QTest::qWait(50)) {
            const auto info = std::filesystem::exists(file) ? parseSupervisorInfo(readFile(file)) : std::nullopt;
            if (!info || !processAlive(info->pid, info->processStart))
                break;
        }
    }

    /// The README's first command where there is no display, with nothing said of a picture.
    void quickstartTrainsAndDrawsItsCurves()
    {
        const CommandAnswer answer = command({"quickstart", "--headless", "--json"}, 400);
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        QVERIFY(answer.json().at("validation_accuracy").get<double>() > 0.9);
        const std::filesystem::path picture = answer.json().at("picture").get<std::string>();
        QVERIFY(readFile(picture).starts_with("\x89PNG"));
        using std::filesystem::perms;
        const perms others = std::filesystem::status(picture).permissions() & (perms::group_all | perms::others_all);
        QVERIFY2(others == perms::none, "others can read what lies beside the store");
    }

    void trainsAndWaits()
    {
        const CommandAnswer answer = command({"run", "-", "--wait", "--json", "--name", "first"}, 120,
                                             QByteArray::fromStdString(bareText(smallSpec("x", 2))));
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        const auto run = answer.json().at("runs").at(0);
        QCOMPARE(run.at("state").get<std::string>(), std::string("done"));
        QCOMPARE(run.at("exit_code").get<int>(), 0);
        QCOMPARE(run.at("name").get<std::string>(), std::string("first"));
        QCOMPARE(run.at("step").get<int>(), 40);
        verifyWhole(run.at("id").get<std::string>());
        // Plain lines where there is no terminal, and no escape sequences.
        const CommandAnswer plain =
            command({"run", "-", "--wait"}, 120, QByteArray::fromStdString(bareText(smallSpec("plain", 1))));
        QCOMPARE(plain.code, 0);
        QVERIFY(plain.output.find("done") != std::string::npos);
        QVERIFY(plain.output.find('\033') == std::string::npos && plain.output.find('\r') == std::string::npos);
    }

    void aRunGoesOnWithoutAnybodyWatching()
    {
        const std::string id = started(smallSpec("alone", 2));
        QVERIFY(reachesStep(id, 40));
        QTRY_VERIFY_WITH_TIMEOUT(RunDirectory(directory(id)).readResult().has_value(), 30000);
        QTRY_COMPARE_WITH_TIMEOUT(state(id), std::string("done"), 10000);
        verifyWhole(id);
    }

    void stopsAndResumes()
    {
        const std::string id = started(smallSpec("stopped", 60));
        QVERIFY(reachesStep(id, 50));
        const QString name = QString::fromStdString(id);
        QCOMPARE(command({"runs", "checkpoint", name}).code, 0);
        const CommandAnswer trash = command({"runs", "trash", name}); // it would go on training there, unseen
        QVERIFY(trash.code == 1 && trash.isOneSentence() && trash.says("would continue there"));
        const CommandAnswer stop = command({"runs", "stop", name, "--json"});
        QVERIFY2(stop.code == 0, stop.errors.c_str());
        QCOMPARE(stop.json().at("runs").at(0).at("state").get<std::string>(), std::string("stopped"));
        verifyWhole(id);
        const std::size_t before = stored(id).size();
        const CommandAnswer resumed = command({"runs", "resume", name, "--wait", "--json"}, 200);
        QVERIFY2(resumed.code == 0, resumed.errors.c_str());
        QCOMPARE(resumed.json().at("runs").at(0).at("attempts").get<int>(), 2);
        QCOMPARE(resumed.json().at("runs").at(0).at("step").get<int>(), 1200);
        QVERIFY(stored(id).size() > before);
        verifyWhole(id);
        QVERIFY(command({"runs", "resume", name}).says("done"));
    }

    /// Kills of window, engine and supervisor: window_kill_test.cpp.
    void losesNothingWhenAFollowerIsKilled()
    {
        const QStringList arguments{"runs", "watch"};
        const std::string id = started(smallSpec("watched", 40000)); // outlasts every kill; stopped at the end
        const QString name = QString::fromStdString(id);
        for (int kills = 0; kills < 20; ++kills) {
            QProcess follower;
            QProcessEnvironment environment = commandEnvironment(m_home);
            follower.setProcessEnvironment(environment);
            follower.setStandardOutputFile(QProcess::nullDevice());
            follower.setStandardErrorFile(QProcess::nullDevice());
            follower.start(QString::fromStdString(program(QStringLiteral("trainyard")).string()),
                           arguments + QStringList{name});
            QVERIFY(follower.waitForStarted());
            QTest::qWait(QRandomGenerator::global()->bounded(20, 700));
            QCOMPARE(follower.state(), QProcess::Running); // it was alive to be killed
            follower.kill();
            follower.waitForFinished();
            QVERIFY(!RunDirectory(directory(id)).readResult());
        }
        QVERIFY(reachesStep(id, 20)); // there is something to lose
        QCOMPARE(command({"runs", "stop", name}).code, 0);
        QCOMPARE(state(id), std::string("stopped"));
        verifyWhole(id);
    }

    void resumesAfterTheEngineIsKilled()
    {
        const std::string id = started(smallSpec("killed", 40));
        const QString name = QString::fromStdString(id);
        QVERIFY(reachesStep(id, 60)); // two checkpoints and more, which are written beside the training
        const auto saved = [&] {
            std::error_code none;
            for (const auto& file : std::filesystem::directory_iterator(directory(id) + "/checkpoints", none))
                if (file.path().extension() == ".safetensors")
                    return true;
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(saved(), 30'000);
        const auto attempt = newestAttempt(id);
        QVERIFY(attempt && attempt->pid > 0);
        QCOMPARE(::kill(static_cast<pid_t>(attempt->pid), SIGKILL), 0);
        const CommandAnswer watched = command({"runs", "watch", name, "--json"});
        QCOMPARE(watched.code, 128);
        QCOMPARE(watched.json().at("runs").at(0).at("state").get<std::string>(), std::string("interrupted"));
        QVERIFY(!watched.json().at("runs").at(0).at("reason").get<std::string>().empty());
        const CommandAnswer resumed = command({"runs", "resume", name, "--wait", "--json"}, 200);
        QVERIFY2(resumed.code == 0, resumed.errors.c_str());
        QCOMPARE(resumed.json().at("runs").at(0).at("step").get<int>(), 800);
        QVERIFY(newestAttempt(id)->startStep > 0); // not from the beginning
        verifyWhole(id);
    }

    void bothServicesCarryARunToItsEnd()
    {
        // The window's side: the same work by LaunchService and FollowService, beside a command that watches too.
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(m_home));
        auto store = std::make_shared<RunStore>(std::filesystem::path(m_home) / "store.sqlite");
        LaunchService launch(store);
        FollowService follow;
        const LocalRuns local(store, launch, follow);
        QSignalSpy submitted(&launch, &LaunchService::submitted);
        QSignalSpy failed(&launch, &LaunchService::failed);
        QSignalSpy progressed(&follow, &FollowService::runProgressed);
        RunSpec spec = smallSpec("window", 40);
        spec.id = makeRunId();
        const QString id = QString::fromStdString(spec.id);
        launch.start(spec);
        QVERIFY(submitted.wait(20000));
        QCOMPARE(submitted.at(0).at(0).toString(), id);
        follow.setWatched(id);
        follow.poke();
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), 20000);
        QVERIFY(reachesStep(spec.id, 40));
        launch.remove({id}, true); // it is running: refused
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 30000);
        launch.stop(id);
        QTRY_COMPARE_WITH_TIMEOUT(store->reader()->run(spec.id)->state, JobState::Stopped, 30000);
        launch.resume(id);
        QTRY_COMPARE_WITH_TIMEOUT(store->reader()->run(spec.id)->state, JobState::Running, 30000);
        QCOMPARE(command({"runs", "watch", id}, 200).code, 0); // beside the open services
        QTRY_COMPARE_WITH_TIMEOUT(store->reader()->run(spec.id)->state, JobState::Done, 30000);
        verifyWhole(spec.id);
        QSignalSpy done(&launch, &LaunchService::actionDone);
        launch.remove({id}, true);
        QTRY_VERIFY_WITH_TIMEOUT(!done.isEmpty() && done.last().at(1).value<RequestKind>() == RequestKind::DeleteFiles,
                                 10000);
        QVERIFY(!std::filesystem::exists(directory(spec.id)));
        qunsetenv("TRAINYARD_HOME");
    }

    /// A script as a run: its flags are parameters, and it is stopped, resumed, compared and told of like any other.
    void anyProgramIsARun()
    {
        const QString folder = QString::fromStdString((sourceFolder() / "tests/backend/programs").string());
        const QStringList script{"--folder", folder, "--", "python3", "torch_loop.py"};
        const CommandAnswer begun =
            command(QStringList{"run", "--json"} + script + QStringList{"--steps", "400", "--pause", "0.02"});
        QVERIFY2(begun.code == 0, begun.errors.c_str());
        const auto row = begun.json().at("runs").at(0);
        const std::string id = row.at("id").get<std::string>();
        QCOMPARE(row.at("name").get<std::string>(), std::string("torch_loop-steps400-pause0.02"));
        QCOMPARE(row.at("model").get<std::string>(), std::string("torch_loop.py"));
        QVERIFY(reachesStep(id, 15));
        const CommandAnswer stop = command({"runs", "stop", QString::fromStdString(id), "--json"});
        QVERIFY2(stop.code == 0, stop.errors.c_str());
        QCOMPARE(stop.json().at("runs").at(0).at("state").get<std::string>(), std::string("stopped"));
        const CommandAnswer resumed = command({"runs", "resume", QString::fromStdString(id), "--wait", "--json"}, 200);
        QVERIFY2(resumed.code == 0, resumed.errors.c_str());
        QCOMPARE(resumed.json().at("runs").at(0).at("step").get<int>(), 400);
        QVERIFY(newestAttempt(id)->startStep >= 15);
        verifyWhole(id);
        QCOMPARE(stored(id).size(), std::size_t(400));

        const CommandAnswer crash =
            command(QStringList{"run", "--wait", "--json"} + script + QStringList{"--die-at", "5"});
        QCOMPARE(crash.code, int(ExitCode::ProgramFailed));
        const auto crashed = crash.json().at("runs").at(0);
        QVERIFY(crashed.at("reason").get<std::string>().find("the loss is a <b>banana</b>") != std::string::npos);
        const CommandAnswer diff = command(
            {"runs", "diff", QString::fromStdString(id), QString::fromStdString(crashed.at("id").get<std::string>())});
        QVERIFY2(diff.output.find("program.parameters.steps") != std::string::npos, diff.output.c_str());
        const CommandAnswer followed =
            command({"run", "--wait", "--json", "--csv", "{run}/log.csv", "--", "sh", "-c",
                     "printf 'step,own_loss\\n1,0.5\\n2,0.25\\n' > \"$TRAINYARD_RUN/log.csv\"; sleep 1"});
        QVERIFY2(followed.code == 0, followed.errors.c_str());
        const RunStore store(std::filesystem::path(m_home) / "store.sqlite");
        const auto values =
            storedSteps(*store.reader(), followed.json().at("runs").at(0).at("id").get<std::string>(), "own_loss");
        QCOMPARE(values.size(), std::size_t(2));
        const CommandAnswer nothing = command({"run", "--wait", "--json", "--", "no-such-program"});
        QCOMPARE(nothing.code, int(ExitCode::BadSpec));
    }

    void endsWithTheRunsOwnCode()
    {
        RunSpec spec = smallSpec("no data", 1);
        spec.data.format = DataFormat::Folder;
        spec.data.path = m_home + "/no such folder";
        const CommandAnswer answer =
            command({"run", "-", "--wait", "--json"}, 60, QByteArray::fromStdString(bareText(spec)));
        QCOMPARE(answer.code, 11); // it is refused before it is stored, with the code that the engine would end with
        QVERIFY2(answer.errors.find("no such folder") != std::string::npos, answer.errors.c_str());
        QVERIFY(answer.output.empty());
    }

    /// What the window shows beside its form, the command tells before it starts the run.
    void warnsOfWhatThePlanAndEarlierRunsSay()
    {
        RunSpec spec = smallSpec("hot", 4);
        spec.data.trainSamples = 2000;
        spec.training.learningRate.base = 1000.0; // not a number within a few steps
        const QByteArray text = QByteArray::fromStdString(bareText(spec));
        const CommandAnswer first = command({"run", "-", "--wait"}, 120, text);
        QVERIFY2(first.code == int(ExitCode::Diverged), first.errors.c_str());
        QVERIFY2(!first.says("diverged, which had"), first.errors.c_str());
        const CommandAnswer clone = command({"run", "-", "--wait"}, 120, text);
        QCOMPARE(clone.code, int(ExitCode::Diverged));
        QVERIFY2(clone.says("warning: training.learning_rate.base: ") && clone.says("“hot” diverged, which had"),
                 clone.errors.c_str());
        const std::string folder = m_home + "/set";
        for (const char* name : {"train/a/1.png", "train/b/1.png", "val/a/2.png", "val/b/2.png"}) {
            makeFolders(std::filesystem::path(folder + "/" + name).parent_path());
            writeFileAtomically(folder + "/" + name, "no image");
        }
        spec.data.format = DataFormat::Folder;
        spec.data.path = folder;
        spec.data.trainSamples = spec.data.validationSamples = 0;
        spec.training.batchSize = 2;
        spec.training.learningRate.base = 0.01;
        const CommandAnswer unseen = command({"run", "-", "--wait"}, 120, QByteArray::fromStdString(bareText(spec)));
        QVERIFY2(unseen.says("warning: data.path: a data set that nobody has inspected"), unseen.errors.c_str());
        QVERIFY2(!unseen.says("diverged, which had"), unseen.errors.c_str());
    }

    void cancelsAtOnce()
    {
        const std::string id = started(smallSpec("cancelled", 2000));
        QVERIFY(reachesStep(id, 10));
        const CommandAnswer answer = command({"runs", "cancel", QString::fromStdString(id), "--json"});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        const std::string ended = answer.json().at("runs").at(0).at("state").get<std::string>();
        QVERIFY2(ended == "cancelled" || ended == "stopped", ended.c_str());
    }

    /// In the trash it would go on training, unseen.
    void aRunThatTrainsIsNotTrashedUnasked()
    {
        const std::string id = started(smallSpec("busy", 2000));
        QVERIFY(reachesStep(id, 10));
        const QString run = QString::fromStdString(id);
        const CommandAnswer refused = command({"runs", "trash", run});
        QVERIFY2(refused.code == 1 && refused.says("would continue there") && refused.says("--unfinished"),
                 refused.errors.c_str());
        const CommandAnswer ended = command({"runs", "cancel", run, "--json"}); // still in the list
        QCOMPARE(ended.json().at("runs").at(0).at("id").get<std::string>(), id);
        QCOMPARE(command({"runs", "trash", run}).code, 0);
    }

    void aRunThatHasEndedKeepsNoOtherFromBeingCancelled()
    {
        const std::string first = started(smallSpec("ended", 1)), second = started(smallSpec("going on", 2000));
        QTRY_VERIFY_WITH_TIMEOUT(RunDirectory(directory(first)).readResult().has_value(), 30000);
        const CommandAnswer answer =
            command({"runs", "cancel", QString::fromStdString(first), QString::fromStdString(second)});
        QCOMPARE(answer.code, 1);
        QVERIFY2(answer.says("Cannot cancel ended"), answer.errors.c_str());
        const std::string now = state(second);
        QVERIFY2(now == "cancelled" || now == "stopped", now.c_str());
    }

    void startsAPreset()
    {
        const CommandAnswer blank = command({"run", "--builtin", "--name", "   ", "--json"});
        QVERIFY2(blank.code == 1 && blank.isOneSentence() && blank.says("only blanks"), blank.errors.c_str());
        const CommandAnswer answer = command({"run", "--builtin", "--name", " preset  ", "--json"});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        const std::string id = answer.json().at("runs").at(0).at("id").get<std::string>();
        QCOMPARE(answer.json().at("runs").at(0).at("name").get<std::string>(), std::string("preset"));
        QVERIFY(reachesStep(id, 1));
        QCOMPARE(command({"runs", "cancel", QString::fromStdString(id)}).code, 0);
    }

    void interruptOnlyStopsWatching()
    {
        QProcess watcher;
        watcher.setProcessEnvironment(commandEnvironment(m_home));
        watcher.start(QString::fromStdString(program(QStringLiteral("trainyard")).string()), {"run", "-", "--wait"});
        watcher.write(QByteArray::fromStdString(bareText(smallSpec("detached", 300))));
        watcher.closeWriteChannel();
        QTRY_VERIFY_WITH_TIMEOUT(watcher.bytesAvailable() > 10, 20000);
        const std::string id = watcher.readLine().split(' ').first().toStdString();
        QVERIFY(reachesStep(id, 20));
        ::kill(static_cast<pid_t>(watcher.processId()), SIGINT);
        QVERIFY(watcher.waitForFinished(5000));
        QCOMPARE(watcher.exitCode(), 130);
        QVERIFY(watcher.readAllStandardError().contains("trainyard runs stop"));
        QVERIFY(reachesStep(id, writtenSteps(directory(id)).back() + 40)); // it trains on
        QCOMPARE(command({"runs", "stop", QString::fromStdString(id)}).code, 0);
        verifyWhole(id);
    }
};

} // namespace

TRAINYARD_TEST(CommandLineTrainingTest)

} // namespace command_line_training_test

#include "command_line_training_test.moc"
