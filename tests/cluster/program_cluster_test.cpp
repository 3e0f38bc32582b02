// SPDX-License-Identifier: GPL-3.0-or-later
// Programs on a real Slurm behind a real sshd, by command: with_cluster.sh starts them.
#include "backend/base/files.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/series.h"
#include "cluster/control/launcher.h"
#include "cluster/control/launcher_arrays.h"
#include "storage/store/run_store.h"
#include "tests/backend/program_lab.h"
#include "tests/gui/cluster_home.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <filesystem>
#include <set>

namespace program_cluster_test {

using namespace trainyard;
using nlohmann::json;
using test::ClusterHome;
using test::CommandAnswer;
using test::ownId;
using test::RemoteLab;
namespace fs = std::filesystem;

class ProgramClusterTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ClusterHome> m_home;

    CommandAnswer command(const QStringList& arguments, int seconds = 240) const
    {
        return m_home->command(arguments, seconds);
    }
    /// A folder with one of the scripts of tests/backend/programs, which the tests may edit.
    std::string project(const std::string& folder, const std::string& script) const
    {
        const std::string path = m_home->path() + "/" + folder;
        fs::create_directories(path);
        fs::copy_file(test::sourceFolder() / "tests/backend/programs" / script, path + "/" + script,
                      fs::copy_options::overwrite_existing);
        return path;
    }
    /// The id of the run that this command has started.
    static std::string startedBy(const CommandAnswer& answer)
    {
        return answer.output.substr(0, answer.output.find(' '));
    }
    RunDirectory directory(const std::string& id) const
    {
        return RunDirectory(m_home->lab().root() + "/runs there/" + id);
    }
    static bool reaches(const RunDirectory& run, int attempt, std::int64_t step)
    {
        return QTest::qWaitFor(
            [&] {
                if (!fs::exists(run.events(attempt)))
                    return false;
                for (const Event& event : test::readEvents(run, attempt))
                    if (const auto* metrics = std::get_if<MetricsEvent>(&event.body);
                        metrics && metrics->step >= step && !event.from.empty())
                        return true;
                return false;
            },
            90'000);
    }
    static std::string job(const std::string& id)
    {
        return RemoteLab::sh("squeue -h --me -o %A -n '" + jobToken(id, 1) + "'");
    }
    RunRow row(const std::string& id) const
    {
        const RunStore store(m_home->store());
        return store.reader()->run(id).value_or(RunRow{});
    }
    /// Every step has its point once, in the store as well.
    void verifyWhole(const std::string& id, std::int64_t steps) const
    {
        QCOMPARE(std::int64_t(test::curve(directory(id), series::kTrainLoss).size()), steps);
        const RunStore store(m_home->store());
        const auto reader = store.reader();
        std::int64_t points = 0;
        for (const SeriesRow& one : reader->series(reader->run(id)->key))
            if (one.name == "train/loss")
                points = one.points;
        QVERIFY2(points >= steps, std::to_string(points).c_str());
    }
    /// Words of the messages of an attempt.
    static std::string messages(const RunDirectory& run, int attempt)
    {
        std::string all;
        for (const Event& event : test::readEvents(run, attempt))
            if (const auto* message = std::get_if<MessageEvent>(&event.body))
                all += message->text.words + "\n";
        return all;
    }

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        m_home = std::make_unique<ClusterHome>();
        QCOMPARE(m_home->addCluster("Cluster").code, 0);
    }
    void cleanupTestCase() { m_home.reset(); }

    void aScriptIsBroughtStoppedAndResumed()
    {
        const std::string folder = project("helper project", "torch_loop.py");
        const CommandAnswer started =
            command({"run", "--machine", "Cluster", "--folder", QString::fromStdString(folder), "--", "python3",
                     "torch_loop.py", "--steps", "120", "--pause", "0.1"});
        QCOMPARE(started.code, 0);
        QVERIFY2(started.says("1 file of ") &&
                     started.says("it starts: “python3 torch_loop.py --steps 120 --pause 0.1”"),
                 started.errors.c_str());
        const std::string id = startedBy(started);
        const RunDirectory run = directory(id);
        QVERIFY(reaches(run, 1, 5));
        QVERIFY(readFile(run.root() / "slurm.log").find("trainyard: job") != std::string::npos);
        QVERIFY2(messages(run, 1).find("Code: a copy of " + folder) != std::string::npos, messages(run, 1).c_str());
        // What is edited meanwhile is not what goes on.
        writeFileAtomically(folder + "/torch_loop.py", "raise RuntimeError('edited')\n");
        QCOMPARE(command({"runs", "checkpoint", QString::fromStdString(id)}).code, 0);
        QCOMPARE(command({"runs", "stop", QString::fromStdString(id)}).code, 0);
        QVERIFY2(row(id).state == JobState::Stopped, row(id).reason.words.c_str());
        const std::optional<RunResult> result = run.readResult();
        QVERIFY(result && result->code == ExitCode::Stopped && !result->checkpoint.empty());
        QCOMPARE(command({"runs", "resume", QString::fromStdString(id), "--wait"}).code, 0);
        QVERIFY2(messages(run, 2).find("It goes on from " + result->checkpoint) != std::string::npos,
                 messages(run, 2).c_str());
        verifyWhole(id, 120);
        // The script has announced its checkpoints: they are what is fetched.
        const CommandAnswer fetched = command({"runs", "fetch", QString::fromStdString(id), "--json"});
        QCOMPARE(fetched.code, 0);
        QCOMPARE(fetched.json()["checkpoints"].size(), std::size_t{1});
        QVERIFY(fetched.json()["checkpoints"][0].get<std::string>().ends_with("checkpoints/step-120"));
    }

    void aDeletedRunTakesItsCodeAlong()
    {
        const std::string folder = project("deleted project", "torch_loop.py");
        writeFileAtomically(folder + "/only here.py", "pass\n");
        const CommandAnswer done = command({"run", "--machine", "Cluster", "--folder", QString::fromStdString(folder),
                                            "--wait", "--", "python3", "torch_loop.py", "--steps", "3"});
        QCOMPARE(done.code, 0);
        const std::string id = startedBy(done), root = directory(id).root().string();
        QVERIFY(fs::exists(root + "/code/only here.py"));
        const std::string record = readFile(root + "/code.json");
        const std::string tree = json::parse(record).at("tree").get<std::string>();
        const std::string programs =
            RemoteLab::sh("find \"$LAB\" -path '*/programs/trees/" + tree + "' -printf '%h\n' | sed 's|/trees$||'");
        QVERIFY2(!programs.empty(), tree.c_str());
        RemoteLab::sh("touch -d '40 days ago' '" + programs + "/trees/" + tree + "'; rm -f '" + programs +
                      "/.cleaned'");
        QCOMPARE(command({"runs", "delete", QString::fromStdString(id), "--with-directory", "--yes"}).code, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!fs::exists(root), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!fs::exists(programs + "/trees/" + tree), 60'000);
    }

    void aScriptThatOnlyWritesLogsGoesBackIntoTheQueue()
    {
        const std::string folder = project("logs", "knows_nothing.py");
        const json settings = {{"follow", {{"csv", {"{run}/logs/log.csv"}}}},
                               {"checkpoints", "{run}/checkpoints/*.json"},
                               {"resume", {"--resume", "{checkpoint}"}}};
        writeFileAtomically(folder + "/trainyard.params.json", settings.dump());
        const CommandAnswer started =
            command({"run", "--machine", "Cluster", "--folder", QString::fromStdString(folder), "--", "python3",
                     "knows_nothing.py", "--log", "csv", "--logdir", "{run}/logs", "--checkpoints", "{run}/checkpoints",
                     "--steps", "150", "--pause", "0.1"});
        QCOMPARE(started.code, 0);
        const std::string id = startedBy(started);
        const RunDirectory run = directory(id);
        QVERIFY(reaches(run, 1, 25));
        // As Slurm does before the time limit: the script saves nothing, and its last checkpoint counts.
        RemoteLab::sh("scancel --batch --signal=USR1 " + job(id));
        QVERIFY(reaches(run, 2, 45));
        QVERIFY2(messages(run, 2).find("It goes on from checkpoints/ckpt-") != std::string::npos,
                 messages(run, 2).c_str());
        QCOMPARE(test::readEvents(run, 1).empty(), false);
        RemoteLab::sh("scontrol requeue " + job(id));
        QVERIFY(reaches(run, 3, 60));
        QCOMPARE(command({"runs", "watch", QString::fromStdString(id)}).code, 0);
        QVERIFY2(row(id).state == JobState::Done, row(id).reason.words.c_str());
        verifyWhole(id, 150);
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
    }

    void aSweepIsAnArray()
    {
        const std::string folder = project("sweep", "torch_loop.py");
        RunSpec spec;
        spec.id = spec.name = ownId("sweep");
        spec.program.emplace();
        spec.program->command = {"python3", "torch_loop.py"};
        spec.program->folder = folder;
        spec.program->parameters = {{"lr", 0.1}, {"steps", std::int64_t{20}}};
        spec.resources.threads = 1;
        const json space = {{"parameters", {{"program/parameters/lr", {0.05, 0.1, 0.2}}}},
                            {"goal", {{"series", "train/loss"}, {"direction", "min"}}},
                            {"sampler", "grid"},
                            {"runs", 3}};
        const CommandAnswer done = command({"search", m_home->file("space.json", space.dump()), "--on",
                                            m_home->specFile(spec), "--machine", "Cluster", "--wait", "--json"});
        QCOMPARE(done.code, 0);
        QVERIFY2(done.says("1 file of " + folder) && done.says("it starts: “python3 torch_loop.py"),
                 done.errors.c_str());
        const json report = done.json();
        std::set<std::string> arrays;
        const RunStore store(m_home->store());
        for (const RunRow& one : store.reader()->campaignRuns(report["campaign"].get<std::string>())) {
            QVERIFY2(one.state == JobState::Done, (one.cell + ": " + one.reason.words).c_str());
            arrays.insert(arrayOfTask(one.token));
            QVERIFY(fs::exists(one.directory + "/code/torch_loop.py"));
        }
        QCOMPARE(arrays.size(), std::size_t{1});
        std::set<double> rates;
        for (const json& run : report["runs"])
            rates.insert(run["settings"]["program.parameters.lr"].get<double>());
        QCOMPARE(rates.size(), std::size_t{3});
    }

    void ranksStartOnTwoNodes_data()
    {
        QTest::addColumn<QString>("launcher");
        QTest::newRow("srun") << "mpirun"; // the machine starts MPI ranks with srun
        QTest::newRow("torchrun on each node") << "torchrun";
    }
    void ranksStartOnTwoNodes()
    {
        QFETCH(QString, launcher);
        const std::string folder = project("ranks", "torch_loop.py");
        fs::create_directories(folder + "/torch/distributed");
        writeFileAtomically(folder + "/torch/__init__.py", "");
        writeFileAtomically(folder + "/torch/distributed/__init__.py", "");
        // In PyTorch's place: starts the ranks of one node, and says what it was asked for.
        writeFileAtomically(folder + "/torch/distributed/run.py",
                            "import os, subprocess, sys\n"
                            "arguments = dict(zip(sys.argv[1:11:2], sys.argv[2:12:2]))\n"
                            "open(os.path.join(os.environ['TRAINYARD_RUN'], 'node-' + os.environ['SLURM_NODEID']), 'w')"
                            ".write(repr(arguments))\n"
                            "count = int(arguments['--nproc_per_node'])\n"
                            "ranks = [subprocess.Popen([sys.executable] + sys.argv[11:], env=dict(os.environ, RANK=str("
                            "int(os.environ['SLURM_NODEID']) * count + i))) for i in range(count)]\n"
                            "sys.exit(max(rank.wait() for rank in ranks))\n");
        writeFileAtomically(folder + "/ranks.py",
                            "import os, time, trainyard\n"
                            "run = trainyard.run\n"
                            "rank = os.environ.get('RANK') or os.environ['SLURM_PROCID']\n"
                            "run.message('rank %s on node %s' % (rank, os.environ['SLURM_NODEID']))\n"
                            "for step in range(1, 1001):\n"
                            "    run.log(step, loss=1.0 / step)\n"
                            "    if run.should_stop():\n"
                            "        break\n"
                            "    time.sleep(0.1)\n");
        RunSpec spec;
        spec.id = spec.name = ownId("ranks-" + launcher.toStdString());
        spec.program.emplace();
        spec.program->command = {"python3", "ranks.py"};
        spec.program->folder = folder;
        spec.program->launcher = launcher == "torchrun" ? ProgramLauncher::Torchrun : ProgramLauncher::Mpirun;
        spec.resources.ranks = 4;
        spec.resources.threads = 1;
        spec.resources.placement.nodes = 2;
        QCOMPARE(command({"run", m_home->specFile(spec), "--machine", "Cluster"}).code, 0);
        const RunDirectory run = directory(spec.id);
        QVERIFY2(reaches(run, 1, 3), RemoteLab::sh("tail -n 20 '" + run.root().string() + "'/slurm.log '" +
                                                   run.root().string() + "'/attempts/0001/engine.log")
                                         .c_str());
        QTRY_VERIFY_WITH_TIMEOUT(messages(run, 1).find("rank 3 on node 1") != std::string::npos, 60'000);
        QVERIFY2(messages(run, 1).find("rank 0 on node 0") != std::string::npos, messages(run, 1).c_str());
        if (launcher == "torchrun") {
            const std::string first = readFile(run.root() / "node-0"), second = readFile(run.root() / "node-1");
            QCOMPARE(second, first); // they meet at one place
            QVERIFY2(first.find("'--nnodes': '2'") != std::string::npos &&
                         first.find("'--nproc_per_node': '2'") != std::string::npos,
                     first.c_str());
        }
        // As on preemption, Slurm signals script, sidecar and ranks at once: the job goes back into the queue.
        RemoteLab::sh("scancel --full --signal=TERM " + job(spec.id));
        QVERIFY2(reaches(run, 2, 3), RemoteLab::sh("cat '" + run.root().string() + "/slurm.log'").c_str());
        QCOMPARE(test::readEvents(run, 1).empty(), false);
        // The stop reaches ranks that are no children of the sidecar; so does the end.
        QCOMPARE(command({"runs", "stop", QString::fromStdString(spec.id)}).code, 0);
        QVERIFY2(row(spec.id).state == JobState::Stopped, row(spec.id).reason.words.c_str());
        QCOMPARE(RemoteLab::jobsLeft(), 0);
    }

    void realTorchrunStartsTwoRanks()
    {
        // Looked for, not imported: that takes a minute where much else runs.
        if (RemoteLab::sh("/usr/bin/python3 -c 'import importlib.util as u; print(u.find_spec(\"torch\") is not None)' "
                          "2>/dev/null || true") != "True")
            QSKIP("/usr/bin/python3 has no PyTorch");
        const std::string folder = project("torch", "torch_ranks.py");
        RunSpec spec;
        spec.id = spec.name = ownId("torchrun");
        spec.program.emplace();
        spec.program->command = {"/usr/bin/python3", "torch_ranks.py"};
        spec.program->folder = folder;
        spec.program->launcher = ProgramLauncher::Torchrun;
        // As by default, which makes PyTorch 1.13 on Python 3.11 fail (Debian 12).
        spec.program->variables = {"PET_REDIRECTS=9:1", "PET_TEE=9:1"};
        spec.resources.ranks = 2;
        spec.resources.threads = 1;
        spec.resources.placement.nodes = 2;
        QCOMPARE(command({"run", m_home->specFile(spec), "--machine", "Cluster", "--wait"}).code, 0);
        const RunDirectory run = directory(spec.id);
        QCOMPARE(std::int64_t(test::curve(run, series::kTrainLoss).size()), std::int64_t{10});
        QVERIFY2(messages(run, 1).find("rank 1 of 2") != std::string::npos, messages(run, 1).c_str());
        QVERIFY(test::curve(run, "sum").at(1).mean == 3.0); // of both ranks
    }

    void callbacksOfFrameworksWorkInTheQueue_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("module");
        QTest::addColumn<QString>("framework");
        QTest::newRow("Keras") << "keras_fit.py"
                               << "keras"
                               << "";
        QTest::newRow("Lightning") << "lightning_fit.py"
                                   << "pytorch_lightning"
                                   << "pytorch_lightning";
        QTest::newRow("a trainer in Lightning's manner") << "lightning_fit.py"
                                                         << "json"
                                                         << "none";
    }
    /// Stopped, resumed, and crashed by a kill; each goes on from the checkpoint that its callback has announced.
    void callbacksOfFrameworksWorkInTheQueue()
    {
        QFETCH(QString, script);
        QFETCH(QString, module);
        QFETCH(QString, framework);
        const std::string interpreter = test::pythonWith(qPrintable(module));
        if (interpreter.empty())
            QSKIP(qPrintable("no Python with " + module));
        constexpr std::int64_t kEpoch = 8;
        const std::string folder = project("callbacks", script.toStdString());
        project("callbacks", "lightning_manner.py");
        const auto started = [&](int epochs, const char* pause, const char* dieAt) {
            QStringList words = {"run",
                                 "--machine",
                                 "Cluster",
                                 "--folder",
                                 QString::fromStdString(folder),
                                 "--",
                                 QString::fromStdString(interpreter),
                                 script,
                                 "--epochs",
                                 QString::number(epochs),
                                 "--pause",
                                 pause,
                                 "--die-at",
                                 dieAt};
            if (!framework.isEmpty())
                words += {"--framework", framework};
            return startedBy(command(words));
        };
        const std::string id = started(20, "0.1", "0");
        const RunDirectory run = directory(id);
        QVERIFY2(reaches(run, 1, kEpoch + 3), RemoteLab::sh("tail -n 20 '" + run.root().string() + "'/slurm.log '" +
                                                            run.root().string() + "/attempts/0001/engine.log'")
                                                  .c_str());
        QCOMPARE(command({"runs", "stop", QString::fromStdString(id)}).code, 0);
        QVERIFY2(row(id).state == JobState::Stopped, row(id).reason.words.c_str());
        const RunResult stopped = *run.readResult();
        QVERIFY(stopped.step > kEpoch && !stopped.checkpoint.empty());
        QCOMPARE(command({"runs", "resume", QString::fromStdString(id), "--wait"}).code, 0);
        QVERIFY2(messages(run, 2).find("It goes on from " + stopped.checkpoint) != std::string::npos,
                 messages(run, 2).c_str());
        const std::int64_t last = run.readResult()->step; // frameworks differ in what becomes of the epoch's rest
        QVERIFY2(last > 19 * kEpoch && last < 21 * kEpoch, std::to_string(last).c_str());
        verifyWhole(id, last);

        const std::string crashed = started(4, "0", "19");
        QVERIFY(command({"runs", "watch", QString::fromStdString(crashed)}).code != 0);
        const JobState end = row(crashed).state; // Slurm may tell of the job before the run's own result has come
        QVERIFY2(end == JobState::Interrupted || end == JobState::Failed, row(crashed).reason.words.c_str());
        QCOMPARE(command({"runs", "resume", QString::fromStdString(crashed), "--wait"}).code, 0);
        QCOMPARE(directory(crashed).readAttempt(2)->startStep, 2 * kEpoch);
        verifyWhole(crashed, 4 * kEpoch);
    }

    void whatCannotStartIsRefusedBeforeItIsQueued()
    {
        const std::string folder = project("refused", "torch_loop.py");
        const CommandAnswer refused = command({"run", "--machine", "Cluster", "--folder",
                                               QString::fromStdString(folder), "--", "python9", "torch_loop.py"});
        QCOMPARE(refused.code, 1);
        const std::string id = startedBy(refused);
        QVERIFY2(row(id).state == JobState::Failed, name(row(id).state).data());
        QVERIFY2(row(id).reason.words.find("log-in node") != std::string::npos, row(id).reason.words.c_str());
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 0);
    }
};

TRAINYARD_TEST(ProgramClusterTest)

} // namespace program_cluster_test

#include "program_cluster_test.moc"
