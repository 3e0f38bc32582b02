// SPDX-License-Identifier: GPL-3.0-or-later
// What a cluster's shell, sbatch and engine receive of hostile names, paths and fields that the window sends: a run
// through MachineRuns on a machine of the book, with stand-ins for Slurm's programs that keep what they were given. And
// which settings of the machine they are made with.
#include "backend/base/files.h"
#include "backend/protocol/run_name.h"
#include "backend/protocol/run_spec.h"
#include "cluster/control/job_requests.h"
#include "cluster/control/machine_line.h"
#include "cluster/control/machine_runs.h"
#include "cluster/control/settle.h"
#include "cluster/scheduler/slurm_answers.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/scheduler/slurm_script.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/shell_quote.h"
#include "tests/support/environment_guard.h"
#include "tests/support/hostile_text.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <random>

namespace remote_hostile_test {

using namespace trainyard;

namespace {

std::string hostile(std::mt19937& random)
{
    return test::hostileText(random, {"}", "/../"});
}

/// One that may be part of a path there: no way up, no variable, which a machine's folders may hold on purpose.
std::string hostileName(std::mt19937& random)
{
    std::string text;
    const auto special = [](unsigned char c) { return c < ' ' || c == '/'; }; // the window takes no such folder
    while (text.empty() || std::any_of(text.begin(), text.end(), special) || text.find("${IFS}") != std::string::npos)
        text = hostile(random);
    return text;
}

} // namespace

class RemoteHostileTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path, m_home;

    std::string root() const { return m_folder->path().toStdString(); }
    void program(const std::string& name, const std::string& body)
    {
        writeFileAtomically(root() + "/bin/" + name, "#!/bin/bash\n" + body);
        std::filesystem::permissions(root() + "/bin/" + name, std::filesystem::perms::owner_all);
    }
    std::string contents(const std::string& name)
    {
        return std::filesystem::exists(root() + "/" + name) ? readFile(root() + "/" + name) : std::string();
    }
    bool hurt()
    {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root()))
            if (entry.path().filename() == "hurt")
                return true;
        return std::filesystem::exists("hurt") || std::filesystem::exists("/hurt");
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        makeFolders(root() + "/bin");
        makeFolders(root() + "/home");
        m_path = std::getenv("PATH");
        m_home = std::getenv("HOME") ? std::getenv("HOME") : "/";
        ::setenv("PATH", (root() + "/bin:" + m_path).c_str(), 1);
        ::setenv("HOME", (root() + "/home").c_str(), 1);
        ::setenv("TRAINYARD_HOME", (root() + "/own").c_str(), 1);
        ::setenv("TY_TEST_BASE", (root() + "/base").c_str(), 1);
        program("sbatch", "case $1 in --test-only) exit 0 ;; esac\nprintf '%s\\0' \"$@\" >\"" + root() +
                              "/arguments\"; cp script \"" + root() + "/submitted\"; echo 12\n");
        program("squeue", ":\n");
        program("sinfo", ":\n");
        program("sacct", ":\n");
        program("scontrol", "case \"$*\" in 'show config') echo 'SLURM_VERSION = 23.02.4' ;; esac\n");
        program("wrapper", "printf '%s\\0' \"$@\" >\"" + root() + "/wrapper-got\"; shift 2; exec \"$@\"\n");
    }
    void cleanup()
    {
        ::setenv("PATH", m_path.c_str(), 1);
        ::setenv("HOME", m_home.c_str(), 1);
        std::filesystem::remove_all(root());
    }

    void whatTheWindowSendsArrivesAsItIs()
    {
        constexpr int kRounds = 120;
        int submitted = 0, refused = 0;
        for (unsigned seed = 0; seed < kRounds; ++seed) {
            std::mt19937 random(seed);
            MachineEntry entry;
            entry.id = "lab";
            entry.name = hostileName(random);
            entry.transport = TransportKind::Local;
            entry.scheduler = SchedulerKind::Slurm;
            const std::string engineName = "engine " + hostileName(random) + "x";
            entry.engine = root() + "/bin/" + engineName;
            const bool byVariable = random() % 2 == 0;
            const std::string runsBelow = "/runs " + hostileName(random) + "x",
                              dataBelow = "/data " + hostileName(random) + "x";
            entry.runsFolder = byVariable ? "$TY_TEST_BASE" + runsBelow : "~" + runsBelow;
            entry.dataFolder = root() + dataBelow;
            const std::string value = hostile(random);
            entry.jobTemplate.prologue = "TY_TEST_VALUE=" + shellQuoted(value) + "\n";
            entry.jobTemplate.prefix = {"wrapper", "A" + hostileName(random), "B$TY_TEST_VALUE/x"};
            if (!machineProblems(entry).empty()) {
                ++refused; // the window does not store such a machine
                continue;
            }
            program(engineName, "printf '%s\\0' \"$@\" >\"" + root() + "/engine-got\"\n");

            RunSpec spec;
            spec.id = "h" + std::to_string(seed);
            spec.name = hostile(random);
            spec.tags = {hostile(random)};
            spec.resources.threads = 1;
            PlacementSpec& placement = spec.resources.placement;
            placement.gpusPerNode = 1;
            std::string* const fields[] = {&placement.partition,  &placement.account, &placement.qos,
                                           &placement.constraint, &placement.exclude, &placement.reservation,
                                           &placement.gpuType};
            std::string& field = *fields[random() % std::size(fields)];
            field = random() % 2 ? "a" + hostileName(random) : random() % 2 ? hostile(random) : std::string();
            // A file of this computer that is brought there under its name.
            const std::string weights = root() + "/" + hostileName(random) + ".weights";
            writeFileAtomically(weights, "weights of " + spec.name);
            spec.model.weights = weights;

            std::filesystem::remove(root() + "/submitted");
            std::filesystem::remove(root() + "/arguments");
            RunStore store(root() + "/store-" + spec.id + ".db");
            OpenedLine line = openLine(entry, nullptr, nullptr);
            Machine machine;
            machine.transport = std::move(line.transport);
            furnish(machine, entry);
            const std::string runs = root() + (byVariable ? "/base" : "/home") + runsBelow;
            QCOMPARE(machine.places.runs, runs);
            QCOMPARE(machine.places.data, root() + dataBelow);
            QCOMPARE(machine.places.engine, entry.engine);

            Launcher::Options here;
            here.runsFolder = root();
            Launcher desk(store, *machine.transport, *machine.scheduler, here);
            try {
                desk.start(spec, "lab");
            } catch (const Failure& failure) {
                QCOMPARE(failure.error().kind, ErrorKind::BadInput);
                ++refused;
                continue;
            }
            MachineRuns remote(store, {"lab", "/bin/false", {}});
            const MachineRuns::News news = remote.turn(machine);
            QVERIFY(!hurt());
            QCOMPARE(news.outcomes.size(), std::size_t{1});
            const RunRow row = *store.reader()->run(spec.id);
            if (news.outcomes[0].error) {
                // What no #SBATCH line can carry is refused by name, and nothing of it is in the queue.
                QVERIFY2(news.outcomes[0].error->kind == ErrorKind::BadInput, news.outcomes[0].error->text().c_str());
                QCOMPARE(row.state, JobState::Failed);
                QVERIFY(!std::filesystem::exists(root() + "/submitted"));
                ++refused;
                continue;
            }
            ++submitted;
            const std::string run = runs + "/" + spec.id;
            QCOMPARE(row.directory, run);
            // The spec lies there, whole, with the files that were brought.
            std::vector<SpecProblem> problems;
            const RunSpec there = parseRunSpecText(readFile(run + "/spec.json"), problems);
            QVERIFY(problems.empty());
            QCOMPARE(there.name, withoutOuterBlanks(spec.name));
            QCOMPARE(there.tags, spec.tags);
            QVERIFY(there.resources == spec.resources);
            QVERIFY2(there.model.weights.starts_with(root() + dataBelow + "/"), there.model.weights.c_str());
            QCOMPARE(readFile(there.model.weights), "weights of " + spec.name);
            // sbatch was given the options that were meant, and the engine its run.
            std::string lines;
            const std::string script = contents("submitted");
            for (const std::string_view one : splitLines(script)) {
                if (!one.starts_with("#"))
                    break; // as sbatch does: what comes after a command is none of its options
                if (one.starts_with("#SBATCH "))
                    lines += " " + std::string(one.substr(8));
            }
            LocalTransport shell;
            const std::vector<std::string> options = test::nulWords(shell.exec("printf '%s\\0'" + lines, 10.0).output);
            JobRequest meant = clusterRequest(spec, 0);
            meant.token = jobToken(spec.id, 1);
            meant.name = spec.name;
            meant.runDirectory = run;
            QCOMPARE(options, sbatchOptions(meant, templateOf(entry, machine.places)));
            const ExecResult ran = shell.exec(
                "cd /; SLURM_JOB_ID=12 SLURM_JOB_NODELIST=n01 bash " + shellQuoted(root() + "/submitted"), 30.0);
            QVERIFY2(ran.exitCode == 0, ran.errorOutput.c_str());
            QCOMPARE(test::nulWords(contents("engine-got")), (std::vector<std::string>{"run", run}));
            QCOMPARE(
                test::nulWords(contents("wrapper-got")),
                (std::vector<std::string>{entry.jobTemplate.prefix[1], "B" + value + "/x", entry.engine, "run", run}));
            QVERIFY(!hurt());
        }
        qInfo("%d submitted, %d refused", submitted, refused);
        QVERIFY(submitted >= kRounds / 6);
        QVERIFY(refused >= kRounds / 6);
    }

    /// A command that waits, or an open window, also submits what other programs ask for: with the machine's settings
    /// of that moment, not with those that it began with.
    void submitsWithTheSettingsOfTheMoment()
    {
        const test::EnvironmentGuard config("XDG_CONFIG_HOME"); // below HOME
        MachineEntry entry;
        entry.id = "lab";
        entry.name = "Lab";
        entry.transport = TransportKind::Local;
        entry.scheduler = SchedulerKind::Slurm;
        entry.engine = root() + "/bin/engine-one";
        entry.runsFolder = root() + "/runs";
        entry.dataFolder = root() + "/data";
        entry.jobTemplate.prologue = "module load old";
        const auto save = [&] {
            changeMachines(machinesFile(), [&](std::vector<MachineEntry>& all) {
                std::erase_if(all, [](const MachineEntry& one) { return one.id == "lab"; });
                all.push_back(entry);
            });
        };
        RunStore store(root() + "/store.db");
        LocalTransport here;
        SlurmScheduler none{JobTemplate()};
        Launcher::Options asking;
        asking.runsFolder = root();
        Launcher desk(store, here, none, asking);
        const auto start = [&](const std::string& id) {
            RunSpec spec;
            spec.id = spec.name = id;
            spec.resources.threads = 1;
            desk.start(spec, "lab");
            std::filesystem::remove(root() + "/submitted");
        };
        const auto problem = [](const MachineRuns::News& news) {
            const std::optional<Error>& error = news.outcomes.at(0).error;
            return error ? error->text() : std::string();
        };
        const auto isIn = [](const std::string& text, const char* part) {
            return text.find(part) != std::string::npos;
        };

        save();
        Machine machine;
        machine.transport = openLine(entry, nullptr, nullptr).transport;
        furnish(machine, entry);
        MachineRuns::Options options = MachineRuns::optionsFor("lab");
        options.engineHere = "/bin/false";
        MachineRuns remote(store, options);
        start("a");
        MachineRuns::News news = remote.turn(machine);
        QCOMPARE(news.outcomes.size(), std::size_t{1});
        QCOMPARE(problem(news), std::string());
        QVERIFY(isIn(contents("submitted"), "module load old") && isIn(contents("submitted"), "/engine-one"));

        entry.jobTemplate.prologue = "module load new";
        entry.engine = root() + "/bin/engine-two";
        save();
        start("b");
        news = remote.turn(machine);
        QCOMPARE(news.outcomes.size(), std::size_t{1});
        QCOMPARE(problem(news), std::string());
        QVERIFY(!news.moved);
        QVERIFY(isIn(contents("submitted"), "module load new") && isIn(contents("submitted"), "/engine-two"));
        QVERIFY(!isIn(contents("submitted"), "module load old"));

        // Over a connection to where the machine was nothing is submitted.
        entry.transport = TransportKind::Ssh;
        entry.host = "another.invalid";
        save();
        start("c");
        news = remote.turn(machine);
        QVERIFY(news.moved);
        QVERIFY(news.outcomes.empty());
        QVERIFY(!std::filesystem::exists(root() + "/submitted"));
        QVERIFY(store.reader()->run("c")->state == JobState::Draft);
    }
};

TRAINYARD_TEST(RemoteHostileTest)

} // namespace remote_hostile_test

#include "remote_hostile_test.moc"
