// SPDX-License-Identifier: Apache-2.0
// Programs as trainers: real scripts below a real sidecar, trained, stopped, resumed and crashed.
#include "backend/base/frozen_process.h"
#include "tests/backend/program_lab.h"
#include "tests/support/environment_guard.h"

#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QThread>

#include <sys/mount.h>

#include <algorithm>
#include <csignal>

namespace program_runs_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

bool waitUntil(const std::function<bool()>& holds, int milliseconds = 60'000)
{
    return QTest::qWaitFor(holds, milliseconds);
}

bool frozenBelow(qint64 pid)
{
    const QList<qint64> children = childrenOf(pid);
    return std::any_of(children.begin(), children.end(),
                       [](qint64 child) { return isFrozen(pid_t(child)) || frozenBelow(child); });
}

} // namespace

class ProgramRunsTest : public QObject, ProgramLab {
    Q_OBJECT

private Q_SLOTS:
    void aLoopWithTheHelperIsARun()
    {
        const RunDirectory run = made(loopSpec(50, 0.0));
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        verifyWhole(run, 50);
        const RunResult result = *run.readResult();
        QVERIFY(result.code == ExitCode::Completed && result.step == 50 && result.totalSteps == 50);
        QCOMPARE(result.checkpoint, std::string("checkpoints/step-50"));
        bool rate = false;
        for (const auto& [name, value] : result.metrics)
            rate = rate || (name == series::kLearningRate && value == 0.1);
        QVERIFY(rate);
        QVERIFY(logText(run).find("training from step 0") != std::string::npos);
        const auto code = nlohmann::json::parse(readFile(run.attempt(1) / "code/code.json"));
        QCOMPARE(code.at("command").at(1).get<std::string>(), script("torch_loop.py"));
        const auto packages = nlohmann::json::parse(readFile(run.attempt(1) / "code/environment.json"));
        QVERIFY(packages.contains("python"));
        QCOMPARE(finish(run).code, 0); // it is complete: nothing is started
        QCOMPARE(run.attempts().size(), std::size_t(1));
        for (const auto& entry : std::filesystem::directory_iterator(run.root()))
            QVERIFY2(isRunFile(entry.path().filename().string()), entry.path().c_str());
    }

    void aStopIsObeyedAndTheRunGoesOn()
    {
        const RunDirectory run = made(loopSpec(400, 0.01));
        auto process = startRun(run);
        QVERIFY(reaches(run, 15));
        run.writeControl(ControlCommand::Stop);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        const RunResult stopped = *run.readResult();
        QVERIFY(stopped.step >= 15 && stopped.step < 400 && !stopped.checkpoint.empty());
        run.writeControl(ControlCommand::None);
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        QCOMPARE(run.readAttempt(2)->startStep, stopped.step);
        verifyWhole(run, 400);
    }

    /// It tells no steps, so none are told of its end.
    void aProgramThatOnlyPrintsTextHasNoStepAtItsEnd()
    {
        const RunDirectory run = made(programSpec({"sh", "-c", "echo some words"}));
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        const std::string log = logText(run);
        QVERIFY2(log.find("Completed") != std::string::npos && log.find("after step") == std::string::npos,
                 log.c_str());
    }

    void whatWasEditedBetweenAttemptsIsTold()
    {
        RunSpec spec = loopSpec(20, 0.0);
        setParameter(*spec.program, "die-at", std::int64_t{12});
        const RunDirectory run = made(spec);
        QVERIFY(finish(run).code != 0);
        QVERIFY(run.readAttempt(1)->differences.empty());
        setParameter(*spec.program, "lr", 0.25);
        setParameter(*spec.program, "steps", std::int64_t{30});
        spec.program->hangMinutes = 7;
        spec.notes = "the same run";
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        QCOMPARE(run.readAttempt(2)->differences,
                 (std::vector<std::string>{"program.parameters.steps 20 → 30", "program.parameters.lr – → 0.25"}));
        QVERIFY2(messages(run, 2).find("training.other-settings") != std::string::npos, messages(run, 2).c_str());
        verifyWhole(run, 30);
    }

    void aCheckpointIsAskedFor()
    {
        RunSpec spec = loopSpec(2000, 0.01);
        setParameter(*spec.program, "every", std::int64_t{100000});
        const RunDirectory run = made(spec);
        auto process = startRun(run);
        QVERIFY(reaches(run, 5));
        run.writeControl(ControlCommand::Checkpoint);
        QVERIFY(waitForEvents(
            run, [](const std::vector<Event>& events) { return !bodies<CheckpointEvent>(events).empty(); }));
        ::kill(pid_t(process->processId()), SIGTERM);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
    }

    void aProgramThatKnowsNothingIsEndedByTerm()
    {
        const RunDirectory run = made(programSpec({"sleep", "1000"}));
        auto process = startRun(run);
        QVERIFY(
            waitForEvents(run, [](const std::vector<Event>& events) { return !bodies<StartedEvent>(events).empty(); }));
        QElapsedTimer timer;
        timer.start();
        ::kill(pid_t(process->processId()), SIGTERM);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        QVERIFY(timer.elapsed() < 30'000); // not after the grace of a minute
        QVERIFY(messages(run).find("program.asked") != std::string::npos);
    }

    void aProgramThatIgnoresTermIsKilledAfterTheGrace()
    {
        RunSpec spec = programSpec({"sh", "-c", "trap '' TERM; while :; do sleep 0.1; done"});
        spec.program->stop = ProgramStop::Usr1;
        spec.program->command[2] = "trap '' TERM USR1; while :; do sleep 0.1; done";
        spec.program->graceSeconds = 0.5;
        const RunDirectory run = made(spec);
        auto process = startRun(run);
        QVERIFY(
            waitForEvents(run, [](const std::vector<Event>& events) { return !bodies<StartedEvent>(events).empty(); }));
        QThread::msleep(300); // until the trap is set
        run.writeControl(ControlCommand::Stop);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        QVERIFY(messages(run).find("program.ended-by") != std::string::npos);
    }

    /// A frozen process would let the whole grace pass; nobody has to wait for that.
    void aFrozenProgramThatIsToStopIsWokenOrKilled()
    {
        for (const auto& [script, killed] :
             {std::pair{"trap 'exit 0' TERM; kill -STOP $$; sleep 1000 & wait", false},
              std::pair{"trap '' TERM; sh -c 'kill -STOP $$'; exit 0", false}, // one that it waits for
              std::pair{"trap '' TERM; while :; do kill -STOP $$; done", true}}) {
            RunSpec spec = programSpec({"sh", "-c", script});
            spec.program->stop = killed ? ProgramStop::File : ProgramStop::Term;
            spec.program->graceSeconds = 1000.0;
            const RunDirectory run = made(spec);
            auto process = startRun(run);
            QVERIFY2(waitUntil([&] { return frozenBelow(process->processId()); }), script);
            run.writeControl(ControlCommand::Stop);
            QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
            QCOMPARE(messages(run).find("program.ended-by") != std::string::npos, killed);
        }
    }

    void aCrashIsToldInTheProgramsWords_data()
    {
        QTest::addColumn<QString>("by");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("reason");
        QTest::newRow("exception") << "exception" << int(ExitCode::ProgramFailed) << "program.exit";
        QTest::newRow("signal") << "SIGSEGV" << int(ExitCode::ProgramFailed) << "program.signal";
        QTest::newRow("kill") << "SIGKILL" << int(ExitCode::Killed) << "program.killed";
    }
    void aCrashIsToldInTheProgramsWords()
    {
        QFETCH(QString, by);
        QFETCH(int, code);
        QFETCH(QString, reason);
        RunSpec spec = loopSpec(40, 0.0);
        setParameter(*spec.program, "die-at", std::int64_t{25});
        setParameter(*spec.program, "die-by", by.toStdString());
        const RunDirectory run = made(spec);
        QCOMPARE(finish(run).code, code);
        const RunResult result = *run.readResult();
        QCOMPARE(int(result.code), code);
        const std::vector<FaultEvent> faults = bodies<FaultEvent>(readEvents(run, 1));
        QCOMPARE(faults.size(), std::size_t(1));
        const std::string words = faults.front().text.text();
        if (by == "exception")
            QVERIFY2(words.find("the loss is a <b>banana</b>") != std::string::npos, words.c_str());
        QVERIFY2(readFile(run.events(1)).find(reason.toStdString()) != std::string::npos, words.c_str());
        QCOMPARE(finish(run).code, 0); // from the checkpoint of step 20
        QCOMPARE(run.readAttempt(2)->startStep, std::int64_t{20});
        verifyWhole(run, 40);
    }

    void aSignalWithoutWordsQuotesNone()
    {
        const RunDirectory run = made(programSpec({"sh", "-c", "kill -SEGV $$"}));
        const Ended ended = finish(run);
        QCOMPARE(ended.code, int(ExitCode::ProgramFailed));
        QVERIFY2(ended.err.contains("had printed nothing") && !ended.err.contains("last words"), ended.err);
    }

    void onlyCheckpointsThatAreThereCount()
    {
        const QString elsewhere = m_folder.filePath("elsewhere.pt");
        writeFileAtomically(elsewhere.toStdString(), "weights");
        RunSpec spec = programSpec(
            {"sh", "-c",
             "say() { echo \"{\\\"type\\\":\\\"checkpoint\\\",\\\"file\\\":\\\"$1\\\",\\\"step\\\":5}\" "
             ">>$TRAINYARD_EVENTS; }; mkdir -p $TRAINYARD_RUN/checkpoints; echo w >$TRAINYARD_RUN/checkpoints/a.pt; "
             "say checkpoints/a.pt; say checkpoints/missing.pt; say ../../../../../../../../etc/passwd; say "
             "/nonexistent/b.pt; say checkpoints/../checkpoints/a.pt; say /dev/null; say \"$1\"; say "
             "checkpoints/gone.pt",
             "sh", elsewhere.toStdString()});
        const RunDirectory run = made(spec);
        QCOMPARE(finish(run).code, 0);
        std::vector<std::string> files;
        for (const CheckpointEvent& checkpoint : bodies<CheckpointEvent>(readEvents(run, 1)))
            files.push_back(checkpoint.file);
        QCOMPARE(files, (std::vector<std::string>{"checkpoints/a.pt", elsewhere.toStdString()}));
        QCOMPARE(run.readResult()->checkpoint, elsewhere.toStdString());
        const std::string told = messages(run);
        for (const char* words : {"checkpoints/missing.pt does not count as a checkpoint: there is no such file",
                                  "/etc/passwd does not count as a checkpoint: a checkpoint's path leads below",
                                  "/nonexistent/b.pt does not count", "checkpoints/../checkpoints/a.pt does not count",
                                  "/dev/null does not count as a checkpoint: it is neither a file nor a folder"})
            QVERIFY2(told.find(words) != std::string::npos, told.c_str());
        QCOMPARE(checkRunDirectory(run.root()).errors, std::int64_t{0});
    }

    /// What the readers of events would refuse is not copied, and told once.
    void seriesThatReadersRefuseAreLeftOut()
    {
        const std::string file = m_folder.filePath("series.py").toStdString();
        writeFileAtomically(file, R"(import os
file = open(os.environ['TRAINYARD_EVENTS'], 'a')
for step in (1, 2):
    file.write('{"step": %d, "loss": 1, "%s": 2, "": 3}\n' % (step, 'x' * 1000))
for part in range(3):
    values = ', '.join('"s%d": 1' % (i + 7000 * part) for i in range(7000))
    file.write('{"step": 3, "values": {%s}}\n' % values)
file.write('{"type": "histogram", "step": -4, "kind": "weights", "layer": "a", "min": 1, "max": 1, '
           '"mean": 1, "deviation": 0, "first": 81, "counts": [2]}\n')
)");
        const RunSpec spec = programSpec({python(), file});
        const RunDirectory run = made(spec);
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        for (const RunFinding& finding : checkRunDirectory(run.root()).findings)
            QFAIL((finding.file + ": " + finding.why().words).c_str());
        std::set<std::string> series;
        for (const MetricsEvent& metrics : bodies<MetricsEvent>(readEvents(run, 1)))
            for (const auto& [name, value] : metrics.values)
                if (!name.starts_with("cpu/") && !name.starts_with("gpu/"))
                    series.insert(name);
        QCOMPARE(series.size(), std::size_t(19'800)); // train/loss and 19,799 others
        const auto result = run.readResult();
        for (const auto& [name, value] : result->metrics)
            QVERIFY(name.size() <= 200);
        const QString told = QString::fromStdString(messages(run));
        QVERIFY2(told.count("its name has 1000 bytes; allowed: 1 to 200") == 1 && told.contains("xxxxx"),
                 qPrintable(told));
        QCOMPARE(told.count("its name has 0 bytes"), 1);
        QCOMPARE(told.count("more than 19,800 series"), 1);
        QCOMPARE(told.count("A line of the program is left out"), 1);
    }

    void aProgramThatIsNotThereIsNamed()
    {
        const RunDirectory run = made(programSpec({"no-such-program"}));
        const Ended ended = finish(run);
        QCOMPARE(ended.code, int(ExitCode::BadSpec));
        QVERIFY2(ended.err.contains("no-such-program"), ended.err);
        RunSpec nowhere = programSpec({"true"});
        nowhere.program->folder = "/no/such/folder";
        QVERIFY(finish(made(nowhere)).err.contains("/no/such/folder"));
    }

    void barsAreProgressAndNoLines()
    {
        const RunDirectory run = made(programSpec({python(), script("bars.py")}));
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        const std::string log = logText(run);
        QCOMPARE(QString::fromStdString(log).count("train: "), 1); // its last state
        QVERIFY(log.find(" done\n") != std::string::npos && log.find('\x1b') == std::string::npos);
        const std::vector<ProgressEvent> progress = bodies<ProgressEvent>(readEvents(run, 1));
        QVERIFY(progress.size() >= 3 && progress.size() < 20);
        QVERIFY(progress.back().step == 100 && progress.back().totalSteps == 200 && progress.back().epochs == 2);
    }

    void theModulesOfThisSystemAreLoaded()
    {
        QProcess asks;
        asks.start("bash", {"-lc", "command -v module"});
        if (!asks.waitForFinished(60'000) || asks.exitCode() != 0)
            QSKIP("no environment modules here (Debian: environment-modules)");
        const EnvironmentGuard modules("MODULEPATH");
        qputenv("MODULEPATH", m_folder.filePath("modulefiles").toUtf8());
        const std::string folder = m_folder.path().toStdString();
        for (const char* name : {"modulefiles/tool", "modulefiles/data", "tool bin"})
            std::filesystem::create_directories(folder + "/" + name);
        writeFileAtomically(folder + "/modulefiles/tool/1.2",
                            "#%Module\nprepend-path PATH {" + folder + "/tool bin}\nsetenv TOOL_LOSS 0.25\n");
        writeFileAtomically(folder + "/modulefiles/data/2",
                            "#%Module\nputs stderr {loading $(touch it) <b>data</b>}\nsetenv DATA_STEP 7\n");
        writeFileAtomically(folder + "/tool bin/train-tool", "#!/bin/sh\n"
                                                             "echo '{\"step\": '$DATA_STEP', \"loss\": '$TOOL_LOSS'}' "
                                                             ">>\"$TRAINYARD_EVENTS\"\n");
        std::filesystem::permissions(folder + "/tool bin/train-tool", std::filesystem::perms::owner_all);
        RunSpec spec = programSpec({"train-tool"});
        spec.program->environment = ProgramEnvironment::Modules;
        spec.program->environmentValue = "tool/1.2 data";
        const RunDirectory run = made(spec);
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err + QByteArray::fromStdString(logText(run)));
        QCOMPARE(curve(run, series::kTrainLoss).at(7).mean, 0.25);
        QVERIFY2(logText(run).find("loading $(touch it)") != std::string::npos, logText(run).c_str());

        spec.program->environmentValue = "tool/1.2 absent/3";
        const RunDirectory without = made(spec);
        QVERIFY(finish(without).code != 0);
        const std::string message = without.readResult()->message.words; // Modules' own words
        QVERIFY2(message.find("absent/3") != std::string::npos, message.c_str());
    }

    void theShellExampleOfTheGuideWorks()
    {
        RunSpec spec = programSpec({script("plain.sh"), "20"});
        const RunDirectory run = made(spec);
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        verifyWhole(run, 20);
        QCOMPARE(run.readResult()->checkpoint, std::string("checkpoints/count"));
    }

    void linesThatAreNoEventsAreTold()
    {
        const RunDirectory run =
            made(programSpec({"sh", "-c",
                              "echo 'not <i>json</i>' >>$TRAINYARD_EVENTS; echo '{\"step\": 1, \"loss\": 2}' "
                              ">>$TRAINYARD_EVENTS; printf '{\"step\": 2' >>$TRAINYARD_EVENTS"}));
        QCOMPARE(finish(run).code, 0);
        verifyWhole(run, 1); // the torn line is not read
        QVERIFY(messages(run).find("program.bad-line") != std::string::npos);
        QVERIFY(messages(run).find("program.cut-line") != std::string::npos);
    }

    void aLastLineWithoutItsEndCounts()
    {
        const RunDirectory run =
            made(programSpec({"sh", "-c",
                              "echo '{\"step\": 1, \"loss\": 2}' >>$TRAINYARD_EVENTS; printf '{\"step\": 2, \"loss\": "
                              "1}' >>$TRAINYARD_EVENTS"}));
        QCOMPARE(finish(run).code, 0);
        verifyWhole(run, 2);
        QVERIFY(messages(run).find("cut-line") == std::string::npos);
    }

    void logsThatNeverAppearAreNamed()
    {
        RunSpec spec = programSpec({"sh", "-c", "echo 'step,loss' >there.csv; echo 1,2 >>there.csv"});
        spec.program->csv = {"there.csv", "absent.csv"};
        spec.program->tensorboard = {"{run}/none"};
        const RunDirectory run = made(spec);
        QCOMPARE(finish(run).code, 0);
        const std::string told = messages(run);
        QVERIFY2(told.find("No values were read from " + spec.program->folder +
                           "/absent.csv: the program wrote no CSV log there") != std::string::npos,
                 told.c_str());
        QVERIFY2(told.find("from " + run.root().string() + "/none: the program wrote no") != std::string::npos,
                 told.c_str());
        QVERIFY2(told.find("there.csv:") == std::string::npos, told.c_str());
    }

    void aLogThatCannotBeReadKeepsNoOtherFromBeingRead()
    {
        RunSpec spec =
            programSpec({"sh", "-c",
                         "echo 'step,acc' >a.csv; echo 1,2 >>a.csv; echo 'step,loss' >b.csv; echo 1,2 >>b.csv; "
                         "until [ -s $TRAINYARD_RUN/attempts/0001/program/followed-2.jsonl ]; do sleep 0.05; done; "
                         "rm a.csv; mkdir a.csv; echo 2,1 >>b.csv"});
        spec.program->csv = {"a.csv", "b.csv"};
        const RunDirectory run = made(spec);
        QCOMPARE(finish(run).code, 0);
        const std::string told = messages(run);
        QVERIFY2(told.find("foreign.unread " + spec.program->folder + "/a.csv: ") != std::string::npos, told.c_str());
        QCOMPARE(QString::fromStdString(told).count("foreign.unread"), 1);
        QVERIFY(curve(run, series::kTrainLoss).contains(2));
    }

    void checkpointsAreFoundByTheirPattern()
    {
        RunSpec spec =
            programSpec({"sh", "-c",
                         "if [ -n \"$2\" ]; then echo resumed from $2; exit 0; fi; mkdir -p $TRAINYARD_RUN/c; echo w "
                         ">$TRAINYARD_RUN/c/a.pt; sleep 1000",
                         "sh"});
        spec.program->checkpoints = "{run}/c/*.pt";
        spec.program->resume = {"--resume", "{checkpoint}"};
        const RunDirectory run = made(spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(
            run, [](const std::vector<Event>& events) { return !bodies<CheckpointEvent>(events).empty(); }));
        ::kill(pid_t(process->processId()), SIGTERM);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        QCOMPARE(run.readResult()->checkpoint, std::string("c/a.pt"));
        QCOMPARE(finish(run).code, 0);
        QVERIFY(logText(run, 2).find("resumed from " + run.root().string() + "/c/a.pt") != std::string::npos);
    }

    void whatTheSidecarLeavesBehindEndsWithIt()
    {
        RunSpec spec =
            programSpec({"sh", "-c", "setsid sleep 1000 & echo $! >pids; sleep 1000 & echo $! >>pids; wait"});
        const RunDirectory run = made(spec);
        const std::string pids = spec.program->folder + "/pids";
        auto process = startRun(run);
        QVERIFY(waitUntil([&] {
            return std::filesystem::exists(pids) && readFile(pids).find('\n') != std::string::npos &&
                   QString::fromStdString(readFile(pids)).count('\n') == 2;
        }));
        std::vector<std::pair<std::int64_t, std::int64_t>> left;
        for (const QString& line : QString::fromStdString(readFile(pids)).split('\n', Qt::SkipEmptyParts))
            left.emplace_back(line.toLongLong(), processStartTime(line.toLongLong()));
        ::kill(pid_t(process->processId()), SIGKILL);
        QVERIFY(process->waitForFinished(10'000));
        QVERIFY(waitUntil(
            [&] {
                return std::none_of(left.begin(), left.end(),
                                    [](const auto& one) { return processAlive(one.first, one.second); });
            },
            20'000));
        QVERIFY(!run.readResult());
    }

    /// The guard was killed with the sidecar, so nobody ends what the program has started.
    void whatIsLeftOfAKilledAttemptEndsBeforeTheNext()
    {
        RunSpec spec = programSpec({"sh", "-c",
                                    "if [ -e left ]; then exit 0; fi; setsid sleep 1000 & a=$!; sh -c 'trap \"\" TERM; "
                                    "while :; do sleep 0.1; done' & echo \"$a $!\" >left.new; mv left.new left; wait"});
        const RunDirectory run = made(spec);
        const std::string pids = spec.program->folder + "/left";
        auto process = startRun(run);
        QVERIFY(waitUntil([&] { return std::filesystem::exists(pids); }));
        std::vector<std::pair<std::int64_t, std::int64_t>> left;
        for (const QString& pid : QString::fromStdString(readFile(pids)).simplified().split(' '))
            left.emplace_back(pid.toLongLong(), processStartTime(pid.toLongLong()));
        const QList<qint64> guards = childrenOf(process->processId());
        QCOMPARE(int(guards.size()), 1);
        ::kill(pid_t(process->processId()), SIGSTOP); // it must not see the guard's end
        ::kill(pid_t(guards.front()), SIGKILL);
        ::kill(pid_t(process->processId()), SIGKILL);
        QVERIFY(process->waitForFinished(10'000));
        const auto alive = [](const auto& one) { return processAlive(one.first, one.second); };
        QVERIFY(std::all_of(left.begin(), left.end(), alive));
        QCOMPARE(finish(run).code, 0);
        QVERIFY(std::none_of(left.begin(), left.end(), alive));
        QVERIFY2(messages(run, 2).find("program.ended-left") != std::string::npos, messages(run, 2).c_str());
    }

    /// It has ended well; its last events and its result wait for room.
    void aProgramThatEndsOnAFullDiskIsRecordedOnceThereIsRoom()
    {
        QTemporaryDir mount, outside;
        if (::mount("tmpfs", mount.path().toLocal8Bit(), "tmpfs", 0, "size=2m") != 0)
            QSKIP("mounting a small file system needs root");
        const std::string filler = mount.path().toStdString() + "/filler";
        const std::string ended = outside.path().toStdString() + "/ended";
        RunSpec spec = programSpec(
            {"/bin/sh", "-c", "while [ ! -e go ]; do sleep 0.05; done; cat /dev/zero >" + filler + "; touch " + ended});
        spec.program->folder = outside.path().toStdString();
        const RunDirectory run = RunDirectory::create((mount.path() + "/run").toStdString(), spec);
        auto process = startRun(run);
        waitForEvents(run, [](const std::vector<Event>& events) { return !bodies<MetricsEvent>(events).empty(); });
        writeFileAtomically(outside.path().toStdString() + "/go", "");
        const bool filled = waitUntil([&] { return std::filesystem::exists(ended); });
        const bool waits = !process->waitForFinished(3000);
        std::filesystem::remove(filler);
        const Ended end = waitFor(*process);
        const std::optional<RunResult> result = run.readResult();
        ::umount(mount.path().toLocal8Bit());
        QVERIFY2(filled && waits, end.err);
        QVERIFY2(end.code == 0, end.err);
        QVERIFY(result && result->code == ExitCode::Completed);
    }

    void logsOfAnUnchangedScriptAreFollowed_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("TensorBoard") << "tensorboard";
        QTest::newRow("CSV") << "csv";
        QTest::newRow("JSON lines") << "jsonl";
    }
    /// Live, not at its end; and a resumed run's points are its own.
    void logsOfAnUnchangedScriptAreFollowed()
    {
        QFETCH(QString, kind);
        const RunDirectory run = made(unchangedSpec(kind.toStdString(), 400, 0.02));
        auto process = startRun(run);
        QVERIFY(reaches(run, 15));
        QVERIFY(!run.readResult());
        QVERIFY(waitForEvents(
            run, [](const std::vector<Event>& events) { return bodies<CheckpointEvent>(events).size() >= 2; }));
        run.writeControl(ControlCommand::Stop);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        run.writeControl(ControlCommand::None);
        const Ended ended = finish(run);
        QVERIFY2(ended.code == 0, ended.err);
        QVERIFY(run.readAttempt(2)->startStep >= 10);
        verifyWhole(run, 400);
        if (kind != "tensorboard")
            QCOMPARE(curve(run, series::kValTop1).size(), std::size_t(400));
        const std::map<std::int64_t, SeriesValue> points = curve(run, series::kTrainLoss);
        double weight = 0.0; // the same descent by hand
        for (std::int64_t step = 1; step <= 40; ++step) {
            QVERIFY(std::abs(points.at(step).mean - (1.0 - weight) * (1.0 - weight)) < 1e-6);
            weight += 0.2 * (1.0 - weight);
        }
    }
};

TRAINYARD_TEST(ProgramRunsTest)

} // namespace program_runs_test

#include "program_runs_test.moc"
