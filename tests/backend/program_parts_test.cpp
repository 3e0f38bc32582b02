// SPDX-License-Identifier: Apache-2.0
// Parts of a program's sidecar: bars, output, the program's own files, completed events, processes, code state.
#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/foreign/log_base.h"
#include "backend/program/allocation.h"
#include "backend/program/bar_line.h"
#include "backend/program/code_state.h"
#include "backend/program/followed_logs.h"
#include "backend/program/given_devices.h"
#include "backend/program/inbox.h"
#include "backend/program/output_reader.h"
#include "backend/program/process_tree.h"
#include "backend/program/program_look.h"
#include "backend/program/program_start.h"
#include "backend/program/python_helper.h"
#include "backend/program/resume_point.h"
#include "backend/program/tool.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/plan/run_planner.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <unistd.h>

#include <csignal>
#include <fstream>
#include <random>

namespace program_parts_test {

using namespace trainyard;

namespace {

ProgramCommand commandIn(const QString& folder, std::vector<std::string> words)
{
    ProgramCommand command;
    command.folder = folder.toStdString();
    command.arguments = std::move(words);
    return command;
}

std::vector<std::string> linesOf(const std::string& output, std::vector<BarLine>* bars = nullptr)
{
    std::vector<std::string> lines;
    OutputReader reader({[&](const std::string& line) { lines.push_back(line); },
                         [&](const BarLine& bar) {
                             if (bars)
                                 bars->push_back(bar);
                         },
                         [](int, int) {}},
                        true);
    for (const char byte : output) // any pieces give the same lines
        reader.take({&byte, 1});
    reader.end();
    return lines;
}

} // namespace

class ProgramPartsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    /// A program's device is what it computes on, as that of a network is; not the name of its script.
    void theDeviceIsWhatTheProgramWasGiven()
    {
        GpuInfo big, small;
        big.name = "NVIDIA H200";
        small.name = "NVIDIA T4";
        ResourceSpec resources;
        QCOMPARE(givenDevices(resources, {big}, "AMD EPYC 9555", 4), std::string("AMD EPYC 9555, 4 threads"));
        resources.threads = 1;
        QCOMPARE(givenDevices(resources, {}, "AMD EPYC 9555", 4), std::string("AMD EPYC 9555, 1 thread"));
        resources.placement.gpusPerNode = 2;
        QCOMPARE(givenDevices(resources, {}, "AMD EPYC 9555", 4), std::string("AMD EPYC 9555, 1 thread"));
        QCOMPARE(givenDevices(resources, {big}, "AMD EPYC 9555", 4), std::string("NVIDIA H200"));
        QCOMPARE(givenDevices(resources, {big, small, big}, "AMD EPYC 9555", 4),
                 std::string("2 × NVIDIA H200 + NVIDIA T4"));
        QVERIFY(!givenDevicesHere(ResourceSpec()).empty());
    }

    void theFirstHostOfAList()
    {
        for (const auto& [list, first] :
             {std::pair("n01", "n01"), std::pair("n01,n05", "n01"), std::pair("n[03-05,9],m1", "n03"),
              std::pair("n[7]-ib", "n7-ib"), std::pair("rack[1-2]n[01-16]", "rack1n01"), std::pair("a,b[1-2]", "a"),
              std::pair("", "")})
            QCOMPARE(firstHostOf(list), std::string(first));
    }

    void whatTheQueueGaveIsReadFromItsVariables()
    {
        std::vector<std::unique_ptr<test::EnvironmentGuard>> before;
        for (const char* name :
             {"TRAINYARD_JOB", "SLURM_JOB_ID", "SLURM_ARRAY_JOB_ID", "SLURM_ARRAY_TASK_ID", "SLURM_JOB_NUM_NODES",
              "SLURM_JOB_NODELIST", "SLURM_CPUS_PER_TASK", "TRAINYARD_MPI_WORDS"})
            before.push_back(std::make_unique<test::EnvironmentGuard>(name));
        qputenv("SLURM_JOB_ID", "12");
        QVERIFY(!allocationHere()); // somebody's own job
        qputenv("TRAINYARD_JOB", "ty-a-1");
        QCOMPARE(allocationHere()->job, std::string("12"));
        QCOMPARE(allocationHere()->nodes, 1);
        qputenv("SLURM_ARRAY_JOB_ID", "12");
        qputenv("SLURM_ARRAY_TASK_ID", "3");
        qputenv("SLURM_JOB_NUM_NODES", "2");
        qputenv("SLURM_JOB_NODELIST", "localhost,other");
        qputenv("SLURM_CPUS_PER_TASK", "6");
        qputenv("TRAINYARD_MPI_WORDS", "srun\n--mpi=pmix\na b\n");
        const ProgramAllocation here = *allocationHere();
        QCOMPARE(here.job, std::string("12_3"));
        QCOMPARE(here.nodes, 2);
        QCOMPARE(here.firstHost, std::string("localhost"));
        QVERIFY(here.port > 0);
        QCOMPARE(here.cpusPerTask, 6);
        QCOMPARE(here.mpiWords, (std::vector<std::string>{"srun", "--mpi=pmix", "a b"}));
        qputenv("SLURM_JOB_NODELIST", "no-such-node.invalid"); // its name leads nowhere: this node's own is used
        QVERIFY(allocationHere()->firstHost != "no-such-node.invalid");
    }

    void barsOfTqdmAndKeras_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("done");
        QTest::addColumn<int>("total");
        QTest::addColumn<double>("eta");
        const auto row = [](const char* name, const char* line, int done, int total, double eta) {
            QTest::newRow(name) << QString::fromUtf8(line) << done << total << eta;
        };
        row("tqdm", " 40%|████      | 40/100 [00:02<00:03, 19.9it/s]", 40, 100, 3.0);
        row("label", "train:  5%|▌| 5/100 [01:00<1:02:03, 12.0s/it, loss=0.3]", 5, 100, 3723.0);
        row("unknown rate", "  0%|          | 0/10 [00:00<?, ?it/s]", 0, 10, -1.0);
        row("factors", " 50%|#####     | 1.50k/3.00k [00:01<00:01, 1.2kit/s]", 1500, 3000, 1.0);
        row("Keras 3", "3/10 ━━━━━━━━━━━━━━━━━━━━ 2s 300ms/step - accuracy: 0.5 - loss: 1.2", 3, 10, 2.1);
        row("Keras 2", " 3/10 [=====>........] - ETA: 7s - loss: 0.3", 3, 10, 7.0);
        row("no bar", "loss 3/10", -1, 0, 0.0);
        row("a date", "3/10 is a date", -1, 0, 0.0);
        row("beyond its end", "110%|###| 11/10 [00:01<00:00, 1it/s]", -1, 0, 0.0);
        row("a table", "a | 50% | 3/4", -1, 0, 0.0);
    }
    void barsOfTqdmAndKeras()
    {
        QFETCH(QString, line);
        QFETCH(int, done);
        QFETCH(int, total);
        QFETCH(double, eta);
        const std::optional<BarLine> bar = parseBarLine(line.toStdString());
        QCOMPARE(bar.has_value(), done >= 0);
        if (!bar)
            return;
        QCOMPARE(int(bar->done), done);
        QCOMPARE(int(bar->total), total);
        QVERIFY2(std::abs(bar->etaSeconds - eta) < 1e-9, std::to_string(bar->etaSeconds).c_str());
    }

    void outputBecomesLines()
    {
        std::vector<BarLine> bars;
        QCOMPARE(linesOf("one\r\ntwo\n\x1b[31mred\x1b[0m\n\rlast", &bars),
                 (std::vector<std::string>{"one", "two", "red", "last"}));
        QCOMPARE(linesOf("\r 10%|#| 1/10 [00:00<00:01, 9it/s]\r100%|#| 10/10 [00:01<00:00, 9it/s]\nend\n", &bars),
                 (std::vector<std::string>{"100%|#| 10/10 [00:01<00:00, 9it/s]", "end"}));
        QCOMPARE(bars.size(), std::size_t(2));
        QCOMPARE(linesOf("a\xff\xc3\xa4\x01"), (std::vector<std::string>{"a?ä"}));
        QCOMPARE(linesOf(std::string(100'000, 'x')).front().size(), OutputReader::kLongestLine + 3); // and "…"
    }

    void lastWordsAreWordsAndNoRules()
    {
        OutputReader reader({[](const std::string&) {}, [](const BarLine&) {}, [](int, int) {}}, false);
        reader.take("    raise RuntimeError('no memory')\n          ~~~~^^^^^\nRuntimeError: no memory\n");
        for (int i = 0; i < 20; ++i)
            reader.take("--------------------\n");
        reader.take("mpirun detected that a process failed: -- 1 --\n====\n--\n");
        QCOMPARE(reader.lastWords(), std::string("    raise RuntimeError('no memory')\nRuntimeError: no memory\n"
                                                 "mpirun detected that a process failed: -- 1 --\n--"));
    }

    /// A state file that cannot be written stands for a full disk.
    void whatCouldNotBeKeptOfALogIsKeptLater()
    {
        const QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        RunSpec spec;
        spec.id = spec.name = "followed";
        spec.program.emplace();
        spec.program->command = {"true"};
        spec.program->folder = root.string();
        spec.program->csv = {"log.csv"};
        const RunDirectory run = RunDirectory::create(root / "run", spec);
        const std::filesystem::path inbox = run.attempt(1) / "program";
        std::filesystem::create_directories(inbox);
        FollowedLogs logs(run, spec, 1, 1.0, 0.0);
        int failures = 0;
        const auto step = [&](const char* lines, bool ended) {
            std::ofstream(root / "log.csv", std::ios::app) << lines;
            logs.poll(
                ended, [](const foreign::LogDamage&) {}, [&](const Error&) { ++failures; });
        };
        step("step,loss\n1,1\n", false);
        QCOMPARE(failures, 0);
        std::filesystem::remove(inbox / "followed.json");
        std::filesystem::create_directories(inbox / "followed.json" / "in-the-way");
        step("2,1\n", false);
        step("3,1\n", false);
        QCOMPARE(failures, 2);
        std::filesystem::remove_all(inbox / "followed.json");
        step("4,1\n", true);
        QCOMPARE(failures, 2);
        const std::string kept = readFile(inbox / "followed-1.jsonl");
        QCOMPARE(kept.find('\0'), std::string::npos);
        for (const char* one : {"\"step\":1,", "\"step\":2,", "\"step\":3,", "\"step\":4,"})
            QCOMPARE(QString::fromStdString(kept).count(one), 1);
    }

    /// Within an attempt, new values replace those of the same steps: this is told.
    void aFollowedLogThatBeginsAgainIsTold()
    {
        const QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        RunSpec spec;
        spec.id = spec.name = "followed";
        spec.program.emplace();
        spec.program->command = {"true"};
        spec.program->folder = root.string();
        spec.program->csv = {"log.csv"};
        const RunDirectory run = RunDirectory::create(root / "run", spec);
        const auto poll = [&](int attempt, const char* lines) {
            std::filesystem::create_directories(run.attempt(attempt) / "program");
            std::ofstream(root / "log.csv", std::ios::app) << lines;
            FollowedLogs logs(run, spec, attempt, 1.0, 0.0);
            std::vector<Reason> told;
            logs.poll(
                false, [&](const foreign::LogDamage& damage) { told.push_back(foreign::damageReason(damage)); },
                [](const Error&) {});
            return told;
        };
        QVERIFY(poll(1, "step,loss\n1,4\n2,3\n3,2\n").empty());
        const std::vector<Reason> told = poll(1, "step,loss\n1,5\n");
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY2(told[0].words.find("log.csv") != std::string::npos &&
                     told[0].words.find("begun again at step 1") != std::string::npos,
                 told[0].words.c_str());
        // The next attempt begins again as it should.
        QVERIFY(poll(2, "step,loss\n1,5\n").empty());
        QCOMPARE(poll(2, "2,4\n1,5\n").size(), std::size_t{1});
    }

    void emptyLinesUseUpTheLogToo()
    {
        LogAllowance lines(1000);
        int kept = 0, told = 0;
        for (int i = 0; i < 1000; ++i) {
            const LogAllowance::Answer answer = lines.take("");
            kept += answer == LogAllowance::Answer::Keep;
            told += answer == LogAllowance::Answer::KeepNoMore;
        }
        QCOMPARE(kept, int(1000 / LogAllowance::kLineCosts));
        QCOMPARE(told, 1);
        LogAllowance text(100);
        QVERIFY(text.take(std::string(60, 'x')) == LogAllowance::Answer::Keep);
        QVERIFY(text.take("x") == LogAllowance::Answer::KeepNoMore);
        QVERIFY(text.take("") == LogAllowance::Answer::Leave);
    }

    void theInboxReadsWholeLinesOnce()
    {
        const std::filesystem::path folder = m_folder.filePath("inbox").toStdString();
        makeFolders(folder);
        std::ofstream file(folder / "log.jsonl", std::ios::app);
        file << "{\"step\":1,\"loss\":1}\n{\"step\":2,\"lo" << std::flush;
        Inbox inbox(folder, {100.0, 50.0});
        std::vector<Event> events;
        const auto take = [&](Event&& event) { events.push_back(std::move(event)); };
        inbox.read(take);
        QCOMPARE(events.size(), std::size_t(1));
        file << "ss\":2}\nwrong\n\n" << std::flush;
        std::ofstream(folder / "helper-7.jsonl") << "{\"t\":110,\"step\":3,\"loss\":1}\n";
        inbox.read(take);
        inbox.read(take);
        QCOMPARE(events.size(), std::size_t(4));
        QVERIFY(inbox.helperSeen());
        QCOMPARE(events.at(1).from, std::string("helper-7.jsonl@28"));
        QVERIFY(events.at(1).time == 110.0 && std::get<MetricsEvent>(events.at(1).body).elapsed == 60.0);
        QVERIFY(std::holds_alternative<MessageEvent>(events.at(3).body));
        Inbox later(folder, {100.0, 50.0});
        later.goOn({{"log.jsonl", 40}, {"helper-7.jsonl", 28}}); // behind "step 2"
        events.clear();
        later.read(take);
        QCOMPARE(events.size(), std::size_t(1)); // the complaint
    }

    void theLastLineMayLackItsEnd()
    {
        const std::filesystem::path folder = m_folder.filePath("last").toStdString();
        makeFolders(folder);
        const std::string whole = "{\"step\":1,\"loss\":1}\n", last = "{\"step\":2,\"loss\":2}";
        std::ofstream(folder / "log.jsonl") << whole << last;
        std::ofstream(folder / "helper-1.jsonl") << whole << "{\"step\":2,\"lo";
        std::vector<Event> events;
        const auto take = [&](Event&& event) { events.push_back(std::move(event)); };
        Inbox inbox(folder, {100.0, 50.0});
        inbox.read(take);
        QCOMPARE(events.size(), std::size_t(2)); // their programs may still write
        inbox.finish(take, true);
        QCOMPARE(events.size(), std::size_t(4));
        const auto* cut = std::get_if<MessageEvent>(&events.at(2).body);
        QVERIFY(cut && cut->text.code == "program.cut-line" && cut->level == LogLevel::Warning);
        QVERIFY2(cut->text.text().find("helper-1.jsonl") != std::string::npos, cut->text.text().c_str());
        QCOMPARE(std::get<MetricsEvent>(events.at(3).body).step, std::int64_t{2});
        QCOMPARE(events.at(3).from, "log.jsonl@" + std::to_string(whole.size() + last.size()));
        inbox.finish(take, false);
        QCOMPARE(events.size(), std::size_t(4)); // once
        Inbox later(folder, {100.0, 50.0});
        std::ofstream(folder / "log.jsonl", std::ios::app) << "\n";
        later.goOn({{"log.jsonl", std::int64_t(whole.size() + last.size())}, {"helper-1.jsonl", 20}});
        events.clear();
        later.read(take);
        later.finish(take, false);
        QVERIFY(events.empty()); // what a kill cut off is not told
    }

    /// Cut anywhere, the events of a killed sidecar are completed to what they would have been.
    void aKilledSidecarsEventsAreCompleted()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 40; ++round) {
            RunSpec spec;
            spec.id = "a";
            spec.name = "b";
            spec.program.emplace();
            spec.program->command = {"true"};
            spec.program->folder = "/";
            const RunDirectory run =
                RunDirectory::create(m_folder.filePath("cut-" + QString::number(round)).toStdString(), spec);
            AttemptInfo info;
            info.number = run.beginAttempt();
            run.writeAttempt(info);
            makeFolders(run.attempt(1) / "program");
            {
                std::ofstream log(run.attempt(1) / "program/log.jsonl");
                for (int step = 1; step <= 30; ++step)
                    log << "{\"step\":" << step << ",\"loss\":1,\"t\":5}\n";
                log << "{\"step\":31";
            }
            StartedEvent started;
            started.runId = "a";
            std::string whole = eventLine({1, 5.0, started, {}});
            Inbox inbox(run.attempt(1) / "program", {});
            std::int64_t number = 1;
            inbox.read([&](Event&& event) {
                event.number = ++number;
                appendEventLine(event, whole);
            });
            const std::size_t first = whole.find('\n') + 1;
            const std::size_t cut = first + random() % (whole.size() - first + 1);
            std::ofstream(run.events(1)) << whole.substr(0, cut);
            completeEvents(run, 1);
            QCOMPARE(QString::fromStdString(readFile(run.events(1))), QString::fromStdString(whole));
            QCOMPARE(completeEvents(run, 1), std::int64_t{0});
        }
    }

    /// A sidecar that was killed before it had copied a line: the program had gone on from an earlier step than it
    /// said.
    void aStartIsCorrectedAfterTheSidecarsEnd()
    {
        RunSpec spec;
        spec.id = spec.name = "early";
        spec.program.emplace();
        spec.program->command = {"true"};
        spec.program->folder = "/";
        const RunDirectory run = RunDirectory::create(m_folder.filePath("early").toStdString(), spec);
        AttemptInfo info;
        info.number = run.beginAttempt();
        info.startStep = 30;
        run.writeAttempt(info);
        StartedEvent started;
        started.runId = "early";
        started.startStep = 30;
        makeFolders(run.attempt(1) / "program");
        std::ofstream(run.events(1)) << eventLine({1, 1.0, started, {}});
        std::ofstream(run.attempt(1) / "program/log.jsonl")
            << "{\"step\": 21, \"loss\": 1}\n{\"step\": 22, \"loss\": 1}\n";
        QCOMPARE(completeEvents(run, 1), std::int64_t{2});
        std::vector<std::int64_t> starts, steps;
        eachLine(run.events(1), [&](std::string_view line, std::int64_t) {
            const std::optional<Event> event = parseEventLine(line);
            QVERIFY(event.has_value());
            if (const auto* one = std::get_if<StartedEvent>(&event->body))
                starts.push_back(one->startStep);
            if (const auto* one = std::get_if<MetricsEvent>(&event->body))
                steps.push_back(one->step);
        });
        QCOMPARE(starts, (std::vector<std::int64_t>{30, 20}));
        QCOMPARE(steps, (std::vector<std::int64_t>{21, 22}));
        QCOMPARE(run.readAttempt(1)->startStep, std::int64_t{20});
        QCOMPARE(completeEvents(run, 1), std::int64_t{0}); // not once more
    }

    void aResumePointIsTheNewestCheckpointThatExists()
    {
        RunSpec spec;
        spec.id = "a";
        spec.name = "b";
        spec.program.emplace();
        spec.program->command = {"true"};
        spec.program->folder = "/";
        const RunDirectory run = RunDirectory::create(m_folder.filePath("resume").toStdString(), spec);
        QVERIFY(!findResumePoint(run, spec).exists());
        AttemptInfo info;
        info.number = run.beginAttempt();
        info.startedAt = 100.0;
        info.elapsedBefore = 7.0;
        run.writeAttempt(info);
        makeFolders(run.root() / "checkpoints");
        std::ofstream(run.root() / "checkpoints/a") << "x";
        std::ofstream(run.events(1))
            << eventLine({1, 110.0, CheckpointEvent{"checkpoints/a", 5, 0.5, 1, 0, "epoch"}, {}})
            << eventLine({2, 120.0, CheckpointEvent{"checkpoints/gone", 9, 0.9, 1, 0, ""}, {}});
        const ResumePoint point = findResumePoint(run, spec);
        QCOMPARE(point.step, std::int64_t{5});
        QCOMPARE(point.elapsed, 17.0);
        QCOMPARE(point.path, (run.root() / "checkpoints/a").string());
    }

    void processesBelowAreFound()
    {
        QProcess shell;
        shell.start("sh", {"-c", "(setsid sleep 100 & sleep 100 & wait) & wait"});
        QVERIFY(shell.waitForStarted());
        QVERIFY(
            QTest::qWaitFor([&] { return processesBelow(static_cast<pid_t>(shell.processId())).size() >= 3; }, 10'000));
        TreeLoad load(static_cast<pid_t>(shell.processId()));
        QVERIFY(load.look().memory > 0);
        for (const ProcessEntry& process : processesBelow(static_cast<pid_t>(shell.processId())))
            ::kill(process.pid, SIGKILL);
        shell.kill();
        shell.waitForFinished();
    }

    void processesOfStepsAreFoundWhoeverIsTheirParent()
    {
        const std::string job = "4711" + std::to_string(::getpid());
        QProcess step, script;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("SLURM_JOB_ID", QString::fromStdString(job));
        script.setProcessEnvironment(environment); // the job's script is none of its steps
        script.start("sleep", {"100"});
        environment.insert("SLURM_STEP_ID", "0");
        step.setProcessEnvironment(environment);
        step.start("sleep", {"100"});
        QVERIFY(step.waitForStarted() && script.waitForStarted());
        QTRY_COMPARE(processesOfSteps(job).size(), std::size_t{1});
        QCOMPARE(processesOfSteps(job).front().pid, static_cast<pid_t>(step.processId()));
        TreeLoad load(static_cast<pid_t>(script.processId()), job);
        QCOMPARE(load.look().processes, 1);
        for (QProcess* process : {&step, &script}) {
            process->kill();
            process->waitForFinished();
        }
    }

    void toolsHaveADeadlineAndALimit()
    {
        QCOMPARE(runTool(commandIn("/", {"echo", "a b"}), 30.0, 100).text, std::string("a b\n"));
        const ToolOutput endless = runTool(commandIn("/", {"yes"}), 30.0, 1000);
        QVERIFY(endless.cut && endless.text.size() == 1000);
        QVERIFY(!runTool(commandIn("/", {"sleep", "100"}), 0.2, 100).ok());
        QVERIFY(!runTool(commandIn("/", {"no-such-program"}), 30.0, 100).ok());
    }

    void theStateOfTheCodeIsKept()
    {
        const QString folder = m_folder.filePath("code");
        QVERIFY(QDir().mkpath(folder) && QDir().mkpath(m_folder.filePath("kept")));
        const auto git = [&](QStringList arguments) {
            QProcess process;
            process.setWorkingDirectory(folder);
            process.start("git", QStringList{"-c", "user.name=a", "-c", "user.email=a@b"} + arguments);
            return process.waitForFinished(60'000) && process.exitCode() == 0;
        };
        const std::filesystem::path kept = m_folder.filePath("kept").toStdString();
        QVERIFY(keepCode(commandIn(folder, {"true"}), kept).commit.empty()); // no repository
        if (!git({"init", "-q", "-b", "main"}))
            QSKIP("no git");
        std::ofstream((folder + "/train.py").toStdString()) << "one\n";
        QVERIFY(git({"add", "."}) && git({"commit", "-q", "-m", "First <b>commit</b>"}));
        std::ofstream((folder + "/train.py").toStdString()) << "two\n";
        std::ofstream((folder + "/new.bin").toStdString()) << "secret";
        const CodeState state = keepCode(commandIn(folder, {"true"}), kept);
        QCOMPARE(state.commit.size(), std::size_t(40));
        QCOMPARE(state.branch, std::string("main"));
        QCOMPARE(state.subject, std::string("First <b>commit</b>"));
        QVERIFY(state.changedFiles == 1 && state.untracked == 1 && !state.diffCut);
        const std::string diff = readFile(kept / "diff.patch");
        QVERIFY(diff.find("+two") != std::string::npos && diff.find("secret") == std::string::npos);
        std::ofstream((folder + "/train.py").toStdString()) << std::string(2 << 20, 'x');
        QVERIFY(keepCode(commandIn(folder, {"true"}), kept).diffCut);
        QCOMPARE(std::filesystem::file_size(kept / "diff.patch"), std::uintmax_t{kLongestDiff});
    }

    void aProgramIsLookedAtBeforeItStarts()
    {
        RunSpec spec;
        spec.id = spec.name = "draft";
        spec.program.emplace();
        spec.program->folder = m_folder.path().toStdString();
        spec.program->command = {
            "python3", std::filesystem::absolute(test::sourceFolder() / "tests/backend/programs/options.py").string()};
        const ProgramLook quiet = lookAtProgram(spec, false);
        QVERIFY(!quiet.problem && !quiet.asked && quiet.options.empty() && quiet.python.empty());
        const ProgramLook look = lookAtProgram(spec, true);
        if (look.problem && look.problem->kind == ErrorKind::BadInput && !QProcess::execute("python3", {"--version"}))
            QFAIL(look.problem->text().c_str());
        if (look.problem)
            QSKIP("no Python");
        QVERIFY(look.options.size() > 5 && look.python.starts_with("3."));

        // A script that imports the helper, and one that fails, whose last words are told.
        const std::string script = m_folder.filePath("asks.py").toStdString();
        std::ofstream(script) << "import trainyard, argparse\nargparse.ArgumentParser().parse_args()\n";
        spec.program->command[1] = "asks.py";
        QCOMPARE(QString::fromStdString(lookAtProgram(spec, true).problem.value_or(Error{}).why().code),
                 QStringLiteral("program.help-none"));
        std::ofstream(script) << "raise SystemExit('no data here')\n";
        const std::optional<Error> failed = lookAtProgram(spec, true).problem;
        QVERIFY(failed && failed->text().find("no data here") != std::string::npos);
        std::ofstream(script) << "import sys\nwhile True: sys.stderr.write('x' * 4096)\n"; // what is read has an end
        QVERIFY(lookAtProgram(spec, true).problem);
        QVERIFY(runTool(commandIn("/", {"sh", "-c", "echo last >&2; exit 3"}), 30.0, 100).errors == "last\n");
    }

    void noOtherPythonTakesTheVenvsPlace()
    {
        RunSpec spec;
        spec.program.emplace();
        spec.program->folder = m_folder.path().toStdString();
        spec.program->command = {"sh"};
        spec.program->environment = ProgramEnvironment::Venv;
        spec.program->environmentValue = "no-venv";
        const RunDirectory run(m_folder.filePath("run").toStdString());
        QVERIFY_THROWS_EXCEPTION(Failure, (void)prepareProgram(run, spec, 1, {}));
        QVERIFY(QDir(m_folder.path()).mkpath("no-venv/bin"));
        QVERIFY(QFile::link("/bin/sh", m_folder.filePath("no-venv/bin/python")));
        QCOMPARE(prepareProgram(run, spec, 1, {}).command.pathFront.size(), std::size_t(1));
    }

    void aPlanSaysWhatTheMachineLacks()
    {
        const auto planned = [&](const nlohmann::json& changes, const std::string& list = "problems") {
            nlohmann::json document = {
                {"version", 1},
                {"id", "a"},
                {"name", "b"},
                {"program", {{"command", {"sh", "run.sh"}}, {"folder", m_folder.path().toStdString()}}}};
            document.merge_patch(changes);
            const PlanAnswer answer = RunPlanner().plan(document);
            std::string text;
            for (const SpecProblem& problem : list == "problems" ? answer.problems : answer.warnings)
                text +=
                    problem.path + ": " + (problem.found.code.empty() ? problem.allowed : problem.found).code + "\n";
            return text;
        };
        const auto program = [](nlohmann::json changes) { return nlohmann::json{{"program", std::move(changes)}}; };
        QCOMPARE(planned(nlohmann::json::object()), std::string("/program/command: program.script-absent\n"));
        std::ofstream(m_folder.filePath("run.sh").toStdString()) << "true\n";
        QCOMPARE(planned(nlohmann::json::object()), std::string());
        QCOMPARE(planned(program({{"command", {"no-such-program"}}})),
                 std::string("/program/command: program.absent\n"));
        // The script itself cannot be started, and PATH does not hold the folder.
        QCOMPARE(planned(program({{"command", {"run.sh"}}})), std::string("/program/command: program.other-name\n"));
        QCOMPARE(planned(program({{"command", {"./run.sh"}}})), std::string("/program/command: program.other-name\n"));
        std::ofstream(m_folder.filePath("train").toStdString()) << "#!/bin/sh\n";
        QCOMPARE(planned(program({{"command", {"./train"}}})),
                 std::string("/program/command: program.not-executable\n"));
        QVERIFY(QFile::setPermissions(m_folder.filePath("train"), QFile::ReadOwner | QFile::ExeOwner));
        QCOMPARE(planned(program({{"command", {"./train"}}})), std::string());
        QCOMPARE(planned(program({{"command", {"train"}}})), std::string("/program/command: program.other-name\n"));
        QCOMPARE(planned(program({{"folder", "/no/such/folder"}})),
                 std::string("/program/folder: program.folder-absent\n"));
        QCOMPARE(planned(program({{"environment", {{"kind", "venv"}, {"value", "venv"}}}})),
                 std::string("/program/environment/value: program.venv-absent\n"));
        QVERIFY(planned(program({{"environment", {{"kind", "container"}, {"value", "a.sif"}}}}))
                    .find("/program/environment/value: program.image-absent\n") != std::string::npos);
        // A virtual environment without PyTorch cannot start torchrun.
        QDir folder(m_folder.path());
        QVERIFY(folder.mkpath("venv/bin") && folder.mkpath("venv/lib/python3.11/site-packages"));
        QVERIFY(QFile::link("/bin/sh", m_folder.filePath("venv/bin/python")));
        const nlohmann::json torchrun = program({{"command", {"python", "run.sh"}},
                                                 {"launcher", "torchrun"},
                                                 {"environment", {{"kind", "venv"}, {"value", "venv"}}}});
        QCOMPARE(planned(torchrun), std::string("/program/launcher: program.no-torch\n"));
        QVERIFY(folder.mkpath("venv/lib/python3.11/site-packages/torch"));
        QCOMPARE(planned(torchrun), std::string());
        QCOMPARE(planned(program({{"variables", {"TRAINYARD_NO_SUCH"}}}), "warnings"),
                 std::string("/program/variables: program.not-set\n"));
        QCOMPARE(planned({{"resources", {{"placement", {{"gpus_per_node", 64}}}}}}),
                 std::string("/resources/placement/gpus_per_node: program.gpus-most\n"));
    }

    void theHelperTravelsUnchanged()
    {
        QVERIFY(pythonHelper() == readFile(test::sourceFolder() / "resources/python/trainyard.py"));
    }
};

TRAINYARD_TEST(ProgramPartsTest)

} // namespace program_parts_test

#include "program_parts_test.moc"
