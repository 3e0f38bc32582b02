// SPDX-License-Identifier: GPL-3.0-or-later
// The scripts for Slurm's machine: what reaches sbatch, the shell and the engine of hostile names, paths and fields.
#include "cluster/scheduler/slurm_script.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_queue.h"
#include "cluster/control/job_requests.h"
#include "cluster/jobs/job_journal.h"
#include "cluster/scheduler/slurm_answers.h"
#include "cluster/scheduler/slurm_commands.h"
#include "cluster/scheduler/slurm_report.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/transport/local_transport.h"
#include "cluster/transport/shell_quote.h"
#include "tests/support/hostile_text.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <random>

namespace slurm_script_test {

using namespace trainyard;

namespace {

std::string hostile(std::mt19937& random)
{
    return test::hostileText(random, {"$HOME", "\xff"});
}

/// Without what a template's word means by itself.
std::string withoutVariables(std::string text)
{
    for (const std::string name : {"$HOME", "${IFS}"})
        for (std::size_t at = 0; (at = text.find(name)) != std::string::npos;)
            text.erase(at, name.size());
    return text;
}

} // namespace

class SlurmScriptTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_folder;
    LocalTransport m_transport;
    std::string m_path;

    std::string root() const { return m_folder->path().toStdString(); }
    void program(const std::string& name, const std::string& body)
    {
        const std::string file = root() + "/bin/" + name;
        writeFileAtomically(file, "#!/bin/bash\n" + body);
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
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
    static JobRequest request(const std::string& runDirectory)
    {
        JobRequest value;
        value.token = "ty-a-1";
        value.runDirectory = runDirectory;
        return value;
    }

    /// Runs the batch script of a job as Slurm does, after `before`; its exit code.
    int runJob(JobTemplate& machine, const std::string& before = {})
    {
        machine.recordRoot = root() + "/records";
        machine.engine = "engine";
        machine.launcher = RankLauncher::Direct;
        std::filesystem::remove_all(machine.recordRoot);
        makeFolders(machine.recordRoot + "/ty-a-1");
        makeFolders(root() + "/run");
        writeFileAtomically(root() + "/job", slurmBatchScript(request(root() + "/run"), machine));
        const std::string script =
            before + " SLURM_JOB_ID=12 SLURM_JOB_NODELIST=n01 bash " + shellQuoted(root() + "/job");
        return m_transport.exec(script, 30.0).exitCode;
    }
    std::vector<SlurmNote> notes(const JobTemplate& machine)
    {
        FramedScript query;
        addQuery(query, machine, {"ty-a-1"});
        return parseRecords(query.run(m_transport, 30.0).section("records").output).at("ty-a-1").notes.at(-1);
    }

    /// The lines that scancel and scontrol were called with.
    std::string acted(SlurmAction action, const std::string& token, std::string* last = nullptr)
    {
        std::filesystem::remove(root() + "/calls");
        JobTemplate machine;
        machine.recordRoot = root() + "/records";
        FramedScript script;
        script.add("act", actionScript(action, machine, token));
        const FramedAnswer::Section answer = script.run(m_transport, 30.0).section("act");
        if (last)
            *last = answer.exitCode == 0 ? answer.output : "failed";
        return contents("calls");
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        makeFolders(root() + "/bin");
        m_path = std::getenv("PATH");
        ::setenv("PATH", (root() + "/bin:" + m_path).c_str(), 1);
        // An sbatch that keeps what it was given, byte for byte.
        program("sbatch", "printf '%s\\0' \"$@\" >\"" + root() + "/arguments\"; cp script \"" + root() +
                              "/submitted\"; case $1 in --test-only) ;; *) echo 12 ;; esac\n");
        program("squeue", ":\n");
        program("engine", "printf '%s\\0' \"$@\" >\"" + root() + "/engine-got\"\n");
        program("wrapper", "printf '%s\\0' \"$@\" >\"" + root() + "/wrapper-got\"; shift 2; exec \"$@\"\n");
    }
    void cleanup()
    {
        ::setenv("PATH", m_path.c_str(), 1);
        std::filesystem::remove_all(root()); // QTemporaryDir cannot remove names that are not UTF-8
    }

    void waitsForJobsTasksAndArraysById()
    {
        JobTemplate machine;
        machine.recordRoot = root() + "/records";
        machine.engine = "engine";
        for (const auto& [token, id] : {std::pair("ty-base-1", "7"), std::pair("ty-array-1", "41")}) {
            makeFolders(root() + "/records/" + token);
            writeFileAtomically(root() + "/records/" + token + "/id", std::string(id) + "\n");
        }
        makeFolders(root() + "/run");
        JobRequest job = request(root() + "/run");
        job.dependencies = {{JobDependency::Kind::AfterOk, "ty-base-1"},
                            {JobDependency::Kind::AfterOk, "ty-array-1_3"},
                            {JobDependency::Kind::AfterCorr, "ty-array-1"}};
        FramedScript script;
        script.add("submit", submitScript(job, machine, 0));
        QVERIFY(parseSubmitAnswer(script.run(m_transport, 30.0).section("submit")).kind ==
                SlurmSubmitAnswer::Kind::Submitted);
        QCOMPARE(test::nulWords(contents("arguments")).at(2),
                 std::string("--dependency=afterok:7,afterok:41_3,aftercorr:41"));
        FramedScript query;
        addQuery(query, machine, {"ty-a-1", "ty-array-1_3"});
        const auto records = parseRecords(query.run(m_transport, 30.0).section("records").output);
        QVERIFY(records.at("ty-a-1").needsOthers);
        QVERIFY(!records.at("ty-array-1").needsOthers);
    }

    void whatReachesTheMachineIsWhatWasMeant_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 0; seed < 30; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void whatReachesTheMachineIsWhatWasMeant()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const std::string run = root() + "/" + hostile(random) + "x";
        makeFolders(run);
        JobTemplate machine;
        machine.recordRoot = root() + "/records " + hostile(random) + "x";
        machine.engine = "engine";
        machine.prefix = {"wrapper", "A" + withoutVariables(hostile(random)), "B$TY_TEST_VALUE" + std::string("/x")};
        const std::string value = hostile(random);
        machine.prologue = "TY_TEST_VALUE=" + shellQuoted(value) + "\nfalse\n";
        JobRequest job = request(run);
        job.name = hostile(random);

        FramedScript script;
        script.add("submit", submitScript(job, machine, 15));
        const SlurmSubmitAnswer answer = parseSubmitAnswer(script.run(m_transport, 30.0).section("submit"));
        QVERIFY2(answer.kind == SlurmSubmitAnswer::Kind::Submitted, (answer.text + answer.printed).c_str());
        QCOMPARE(answer.id, std::string("12"));
        const std::string record = machine.recordRoot + "/ty-a-1";
        QCOMPARE(test::nulWords(contents("arguments")),
                 (std::vector<std::string>{"--parsable", "--chdir=" + record, "script"}));
        QCOMPARE(contents("submitted"), slurmBatchScript(job, machine)); // what was shown is what is submitted

        const ExecResult ran = m_transport.exec(
            "cd /; SLURM_JOB_ID=12 SLURM_JOB_NODELIST=n01 bash " + shellQuoted(root() + "/submitted"), 30.0);
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(test::nulWords(contents("engine-got")), (std::vector<std::string>{"run", run}));
        QCOMPARE(test::nulWords(contents("wrapper-got")),
                 (std::vector<std::string>{machine.prefix[1], "B" + value + "/x", "engine", "run", run}));
        QVERIFY(!hurt());
        // What the job wrote down of itself is read.
        FramedScript query;
        addQuery(query, machine, {"ty-a-1"});
        const FramedAnswer read = query.run(m_transport, 30.0);
        const auto records = parseRecords(read.section("records").output);
        QVERIFY(records.count("ty-a-1") == 1);
        QCOMPARE(records.at("ty-a-1").id, std::string("12"));
        const auto& notes = records.at("ty-a-1").notes.at(-1);
        QCOMPARE(notes.front().word, std::string("begin"));
        QCOMPARE(notes.back().word, std::string("end"));
        QCOMPARE(notes.back().code, 0);
    }

    /// Open MPI's own explanation counts, not the code that the ranks print after it. Captured from Open MPI 4.1.
    void tellsWhyAJobFailedByItsLog_data()
    {
        QTest::addColumn<QString>("printed");
        QTest::addColumn<QString>("words");
        const QString line = QString(74, '-') + "\n";
        const QString block = line +
                              "At least one pair of MPI processes are unable to reach each other for\n"
                              "MPI communications.  This means that no Open MPI device has indicated\n\n"
                              "  Process 1 ([[17906,23429],1]) is on host: vm\n  BTLs attempted: self\n\n"
                              "Your MPI job is now going to abort; sorry.\n" +
                              line;
        const QString reason = "At least one pair of MPI processes are unable to reach each other for MPI "
                               "communications.  This means that no Open MPI device has indicated";
        const QString code = "Cannot gather over MPI: MPI_ERR_INTERN: internal error.\n";
        const QString srun = "srun: error: n02: task 1: Exited with exit code 70\n";
        const QString aborted = line + "Primary job  terminated normally, but 1 process returned\na non-zero exit\n" +
                                line + line +
                                "mpirun detected that one or more processes exited with non-zero status\n\n"
                                "  Process name: [[1234,1],0]\n  Exit code:    5\n" +
                                line;
        QTest::newRow("two nodes that cannot meet")
            << "Loading openmpi\n" + block + block + code + code + srun << reason;
        QTest::newRow("in MPI_Init") << block + "[vm:31555] *** An error occurred in MPI_Init_thread\n"
                                                "[vm:31555] ***    and potentially your MPI job)\n"
                                                "[vm:31550] 1 more process has sent help message help-mca-bml-r2.txt\n"
                                     << reason;
        QTest::newRow("a code alone") << "Loading openmpi\n" + code + srun << code.trimmed();
        QTest::newRow("a warning, then another failure") << block + "the disk is full\n" + srun << "the disk is full";
        QTest::newRow("mpirun says that it ends") << "the reason\n" + aborted << "the reason";
        QTest::newRow("mpirun alone") << aborted
                                      << "Primary job  terminated normally, but 1 process returned a non-zero exit";
        QTest::newRow("lines of a program") << line + "epoch 1\n\n" + line + "ValueError: no\n"
                                            << "ValueError: no";
        QTest::newRow("a block that is cut") << "at work\n" + line + "the last\nof all\n"
                                             << "of all";
        const QString absent = "slurmstepd: error: execve(): no-such-program: No such file or directory";
        QTest::newRow("what srun does not find") << absent + "\n" + srun << absent;
        QTest::newRow("nothing") << "\n" + srun << "";
    }
    void tellsWhyAJobFailedByItsLog()
    {
        QFETCH(QString, printed);
        QFETCH(QString, words);
        JobTemplate machine;
        machine.recordRoot = root() + "/records";
        machine.engine = "engine";
        machine.launcher = RankLauncher::Direct;
        makeFolders(machine.recordRoot + "/ty-a-1");
        makeFolders(root() + "/run");
        writeFileAtomically(root() + "/printed", printed.toStdString());
        program("engine", "cat \"" + root() + "/printed\" >&2; exit 70\n");
        writeFileAtomically(root() + "/job", slurmBatchScript(request(root() + "/run"), machine));
        const ExecResult ran =
            m_transport.exec("SLURM_JOB_ID=12 SLURM_JOB_NODELIST=n01 bash " + shellQuoted(root() + "/job"), 30.0);
        QCOMPARE(ran.exitCode, 70);
        FramedScript query;
        addQuery(query, machine, {"ty-a-1"});
        const auto records = parseRecords(query.run(m_transport, 30.0).section("records").output);
        const SlurmNote& end = records.at("ty-a-1").notes.at(-1).back();
        QCOMPARE(end.word, std::string("end"));
        QCOMPARE(QString::fromStdString(end.text), words);
    }

    void aLineOfThePrologueThatFailsIsTold_data()
    {
        QTest::addColumn<QString>("prologue");
        QTest::addColumn<QString>("told");
        const QString module = "module() { echo \"ERROR: Unable to locate a modulefile for '$2'\" >&2; return %1; }\n";
        QTest::newRow("nothing fails") << "true\nif false; then :; fi\nfalse || true\n[ -n \"\" ] && true"
                                       << "";
        QTest::newRow("a module") << module.arg(1) + "module load nosuchmod\ntrue"
                                  << "2 1 module load nosuchmod\n";
        QTest::newRow("an old module, which returns 0") << module.arg(0) + "module load nosuchmod"
                                                        << "0 0 ERROR: Unable to locate a modulefile for 'nosuchmod'";
        QTest::newRow("a command with a password") << "\ngrep -q x /no-such-file\nno-such-command --key=hush"
                                                   << "2 2 grep\n3 127 no-such-command\n";
    }
    void aLineOfThePrologueThatFailsIsTold()
    {
        QFETCH(QString, prologue);
        QFETCH(QString, told);
        JobTemplate machine;
        machine.prologue = prologue.toStdString();
        program("engine", "printf '%s' \"$TRAINYARD_SET_UP_FAILED\" >\"" + root() + "/told\"\n");
        QCOMPARE(runJob(machine), 0);
        QCOMPARE(QString::fromStdString(contents("told")), told);
        QCOMPARE(notes(machine).back().word, std::string("end"));
    }

    void anExitInThePrologueIsTold()
    {
        JobTemplate machine;
        machine.prologue = "echo 'no \"licence\" here' >&2\nexit 5";
        QCOMPARE(runJob(machine), 5);
        SlurmFacts facts;
        facts.token = "ty-a-1";
        facts.record.id = "12";
        facts.record.notes[-1] = notes(machine);
        JobReport report = slurmReport(facts);
        QCOMPARE(report.state, JobState::Failed);
        QCOMPARE(report.exitCode, 5);
        QCOMPARE(report.reason, queueReason("queue.set-up-ended", 5, Quotation{"no \"licence\" here"}));
        QVERIFY(contents("engine-got").empty());
        machine.prologue = "set -e\nfalse\ntrue";
        QCOMPARE(runJob(machine), 1);
        facts.record.notes[-1] = notes(machine);
        QCOMPARE(slurmReport(facts).reason.code, std::string("queue.set-up-ended-silently"));
    }

    /// An engine outlives the daemon of its node, and the job is started on another one.
    void aRunThatIsTrainedElsewhereIsTriedAgain()
    {
        JobTemplate machine;
        program("engine", "echo 'process 27262 on n01 is training there already' >&2; exit 20\n");
        program("scontrol", "echo \"scontrol $*\" >>\"" + root() + "/calls\"\n");
        program("sleep", ":\n");
        QCOMPARE(runJob(machine), 20);
        QCOMPARE(contents("calls"), std::string("scontrol requeue 12\n"));
        std::vector<SlurmNote> all = notes(machine);
        all.pop_back(); // the stand-in does not end the job
        SlurmFacts facts;
        facts.token = "ty-a-1";
        facts.record.id = "12";
        facts.record.notes[-1] = all;
        facts.queue = parseQueue("12|N/A|12|PENDING|0:00|1699999000|N/A|(BeginTime)|ty-a-1").at(0);
        QCOMPARE(slurmReport(facts).state, JobState::Queued);
        QCOMPARE(slurmReport(facts).reason,
                 queueReason("queue.waits-for-process", Quotation{"process 27262 on n01 is training there already"}));
        // Not for ever.
        std::filesystem::remove(root() + "/calls");
        QCOMPARE(runJob(machine, "SLURM_RESTART_COUNT=10"), 20);
        QCOMPARE(contents("calls"), std::string());
        facts.record.notes[-1] = notes(machine);
        facts.queue.reset();
        QCOMPARE(slurmReport(facts).state, JobState::Interrupted);
        QCOMPARE(slurmReport(facts).reason.code, std::string("queue.still-trained"));
    }

    void anEndFromOutsideIsTold()
    {
        JobTemplate machine;
        program("engine", "trap 'exit 3' TERM\nkill -s TERM \"$PPID\"\nwhile :; do sleep 0.05; done\n");
        QCOMPARE(runJob(machine), 3);
        QCOMPARE(notes(machine).back().word, std::string("end"));
        SlurmFacts facts;
        facts.token = "ty-a-1";
        facts.record.id = "12";
        facts.record.notes[-1] = notes(machine);
        QCOMPARE(slurmReport(facts).state, JobState::Stopped);
        QCOMPARE(slurmReport(facts).reason.code, std::string("queue.ended-outside"));
    }

    void whatItWritesIsPrivateWhateverTheUmask()
    {
        JobTemplate machine;
        machine.prologue = "umask 000";
        const auto mode = [&](const std::string& file) {
            return int(std::filesystem::status(root() + "/" + file).permissions());
        };
        QCOMPARE(runJob(machine, "umask 000;"), 0);
        QCOMPARE(mode("run/slurm.log"), 0600);
        QCOMPARE(mode("records/ty-a-1/task"), 0600);
        std::filesystem::remove(root() + "/run/slurm.log");
        QCOMPARE(runJob(machine, "umask 000; export TRAINYARD_SHARE=group;"), 0);
        QCOMPARE(mode("run/slurm.log"), 0640);
        writeFileAtomically(root() + "/records/ty-a-1/id", "12\n");
        program("scancel", ":\n");
        acted(SlurmAction::Cancel, "ty-a-1");
        QCOMPARE(mode("records/ty-a-1/cancelled"), 0600);
    }

    /// A run that is asked to save as soon as it starts is put back in the queue again and again.
    void theTimeToSaveLeavesTimeToTrain()
    {
        JobRequest job = request("/r");
        JobTemplate machine;
        const auto signal = [&](double minutes) {
            job.timeLimit = 60.0 * minutes;
            return sbatchOptions(job, machine).at(4);
        };
        QCOMPARE(signal(0), std::string("--signal=B:USR1@120")); // the partition's own limit
        QCOMPARE(signal(60), std::string("--signal=B:USR1@120"));
        QCOMPARE(signal(8), std::string("--signal=B:USR1@120"));
        QCOMPARE(signal(2), std::string("--signal=B:USR1@30"));
        QCOMPARE(signal(1), std::string("--signal=B:USR1@15"));
        machine.signalSeconds = 10;
        QCOMPARE(signal(1), std::string("--signal=B:USR1@10"));
    }

    void tellsARefusalFromALostAnswer_data()
    {
        QTest::addColumn<QString>("printed");
        QTest::addColumn<int>("expected");
        using Kind = SlurmSubmitAnswer::Kind;
        const char* const lost[] = {"Batch job submission failed: Socket timed out on send/recv operation",
                                    "Batch job submission failed: Unable to contact slurm controller (connect failure)",
                                    "Batch job submission failed: Zero Bytes were transmitted or received",
                                    "Batch job submission failed: Transport endpoint is not connected",
                                    "Batch job submission failed: Connection refused",
                                    "Batch job submission failed: Slurm backup controller in standby mode",
                                    "Batch job submission failed: Unexpected message received",
                                    "slurm_receive_msg: Insane message length",
                                    "Batch job submission failed: Protocol authentication error",
                                    ""};
        for (const char* text : lost)
            QTest::newRow(*text ? text : "not a word") << text << int(Kind::Lost);
        const char* const refused[] = {
            "Batch job submission failed: Invalid account or account/partition combination specified",
            "Batch job submission failed: Job violates accounting/QOS policy (job submit limit, user's size and/or "
            "time limits)",
            "Batch job submission failed: Requested node configuration is not available",
            "Batch job submission failed: Invalid job array specification",
            "Batch job submission failed: Invalid qos specification",
            "Batch job submission failed: Requested time limit is invalid (missing or exceeds some limit)",
            "Batch job submission failed: Memory required by task is not available"};
        for (const char* text : refused)
            QTest::newRow(text) << text << int(Kind::Refused);
    }
    void tellsARefusalFromALostAnswer()
    {
        QFETCH(QString, printed);
        QFETCH(int, expected);
        program("sbatch", "case $1 in --test-only) exit 0 ;; esac; echo " +
                              shellQuoted("sbatch: error: " + printed.toStdString()) + " >&2; exit 1\n");
        JobTemplate machine;
        machine.recordRoot = root() + "/records";
        const auto submit = [&] {
            FramedScript script;
            script.add("submit", submitScript(request("/"), machine, 15));
            return parseSubmitAnswer(script.run(m_transport, 30.0).section("submit")).kind;
        };
        QCOMPARE(int(submit()), expected);
        // What was refused may be asked again at once; what was lost is looked for first.
        QCOMPARE(int(submit()),
                 expected == int(SlurmSubmitAnswer::Kind::Lost) ? int(SlurmSubmitAnswer::Kind::Wait) : expected);
    }

    /// What is wrong with the machine's settings is not the run's to change.
    void aWrongMachineIsNoWrongRun()
    {
        JobTemplate machine;
        machine.recordRoot = root() + "/records";
        const auto refusal = [&] {
            SlurmScheduler::Options options;
            options.probeLifetime = 0.0;
            try {
                SlurmScheduler(machine, options).submit(m_transport, request("/"));
            } catch (const Failure& failure) {
                return failure.error();
            }
            return Error{};
        };
        machine.prologue = "export X=$(";
        QCOMPARE(refusal().kind, ErrorKind::BadInput);
        QVERIFY2(refusal().remedy.find("prologue") != std::string::npos, refusal().text().c_str());
        machine.prologue.clear();
        program("sbatch", "echo \"sbatch: unrecognized option '--mail-typo=END'\" >&2; exit 1\n");
        machine.extraOptions = {"--mail-typo=END"};
        QCOMPARE(refusal().kind, ErrorKind::BadInput);
        QVERIFY2(refusal().remedy.find("submit options") != std::string::npos, refusal().text().c_str());
    }

    void optionsAreThemselvesOrRefused()
    {
        std::mt19937 random(5);
        int kept = 0;
        int refused = 0;
        for (int i = 0; i < 600; ++i) {
            JobTemplate machine;
            JobRequest job = request("/r/u/n");
            const std::string value = (random() % 2 ? "a" : "") + hostile(random);
            std::string* const fields[] = {&job.partition, &job.account,     &job.qos,    &job.constraint,
                                           &job.exclude,   &job.reservation, &job.gpuType};
            const std::size_t field = random() % 8;
            if (field < 7)
                *fields[field] = value;
            else
                job.extraOptions = {"--comment=" + value};
            job.gpusPerNode = 1;
            std::string script;
            try {
                script = slurmBatchScript(job, machine);
            } catch (const Failure& failure) {
                QCOMPARE(failure.error().kind, ErrorKind::BadInput);
                ++refused;
                continue;
            }
            ++kept;
            // The lines of options, read as a shell reads words, are the options.
            std::string lines;
            for (const std::string_view line : splitLines(script))
                if (line.substr(0, 8) == "#SBATCH ")
                    lines += " " + std::string(line.substr(8));
            const ExecResult read = m_transport.exec("printf '%s\\0'" + lines, 10.0);
            QCOMPARE(test::nulWords(read.output), sbatchOptions(job, machine));
        }
        QVERIFY2(kept > 50 && refused > 50, qPrintable(QString("%1 kept, %2 refused").arg(kept).arg(refused)));
        QVERIFY(!hurt());
    }

    void waitsForTheTasksOfOtherArrays()
    {
        JobTemplate machine;
        machine.recordRoot = root() + "/records";
        for (const auto& [token, id] : {std::pair("ty-base-1", "41"), std::pair("ty-stage-1", "42")}) {
            makeFolders(machine.recordRoot + "/" + token);
            writeFileAtomically(machine.recordRoot + "/" + token + "/id", std::string(id) + "\n");
        }
        JobRequest job = request("/r");
        job.dependencies = {{JobDependency::Kind::AfterOk, "ty-base-1_3"},
                            {JobDependency::Kind::AfterCorr, "ty-stage-1"},
                            {JobDependency::Kind::AfterAny, "ty-stage-1"}};
        FramedScript script;
        script.add("submit", submitScript(job, machine, 15));
        const SlurmSubmitAnswer answer = parseSubmitAnswer(script.run(m_transport, 30.0).section("submit"));
        QVERIFY2(answer.kind == SlurmSubmitAnswer::Kind::Submitted, (answer.text + answer.printed).c_str());
        const std::vector<std::string> words = test::nulWords(contents("arguments"));
        QVERIFY(words.size() > 2);
        QCOMPARE(words[2], std::string("--dependency=afterok:41_3,aftercorr:42,afterany:42"));
    }

    void whatIsOursCannotBeOverridden_data()
    {
        QTest::addColumn<QString>("option");
        for (const char* option : {"--job-name=x", "--job=x", "--output=/x", "--no-requeue", "--wrap=x", "--array=1-5",
                                   "--chdir=/", "--signal=TERM", "--sig=TERM", "--dependency=afterok:1",
                                   "--open-mode=truncate", "-J x", "x", "--parsable", "--test-only", ""})
            QTest::newRow(*option ? option : "empty") << option;
    }
    void whatIsOursCannotBeOverridden()
    {
        QFETCH(QString, option);
        JobRequest job = request("/r/u/n");
        job.extraOptions = {option.toStdString()};
        QVERIFY_THROWS_EXCEPTION(Failure, slurmBatchScript(job, JobTemplate()));
    }

    void staysOnItsOwnCluster()
    {
        for (const char* option :
             {"--clusters=x", "--clusters", "--cluster=x", "--clus=x", "-Mx", "-M x", "-M", "--cluster-constraint=a"}) {
            JobRequest job = request("/r/u/n");
            job.extraOptions = {option};
            try {
                slurmBatchScript(job, JobTemplate());
                QFAIL(option);
            } catch (const Failure& failure) {
                QVERIFY2(failure.error().reason.find("another cluster") != std::string::npos, failure.what());
            }
        }
        program("sbatch", "env >>\"" + root() + "/environment\"; case $1 in --test-only) ;; *) echo 12 ;; esac\n");
        program("squeue", "env | grep -v ^SBATCH_ >>\"" + root() + "/environment\"\n");
        ::setenv("SBATCH_CLUSTERS", "other", 1);
        ::setenv("SLURM_CLUSTERS", "other", 1);
        JobTemplate machine;
        machine.recordRoot = root() + "/records";
        FramedScript script;
        script.add("submit", submitScript(request("/"), machine, 15));
        script.add("act", actionScript(SlurmAction::Hold, machine, "ty-a-1"));
        addQuery(script, machine, {"ty-a-1"});
        const SlurmSubmitAnswer answer = parseSubmitAnswer(script.run(m_transport, 30.0).section("submit"));
        ::unsetenv("SBATCH_CLUSTERS");
        ::unsetenv("SLURM_CLUSTERS");
        QCOMPARE(answer.kind, SlurmSubmitAnswer::Kind::Submitted);
        QVERIFY(contents("environment").find("PATH=") != std::string::npos);
        QVERIFY(contents("environment").find("_CLUSTERS=") == std::string::npos);
    }

    void actsOnNoJobOfAnotherName()
    {
        program("scancel", "echo \"scancel $*\" >>\"" + root() + "/calls\"\n");
        program("scontrol", "echo \"scontrol $*\" >>\"" + root() + "/calls\"\n");
        const auto queue = [this](const std::string& body) {
            program("squeue", "[ \"$*\" = '-h -t all -j 12 -o %j' ] || exit 9\n" + body + "\n");
        };
        const std::string user = m_transport.exec("id -un", 10.0).output;
        std::string last;
        for (const std::string token : {"ty-a-1", "ty-a-1_3"}) {
            const std::string job = token == "ty-a-1" ? "12" : "12_3";
            makeFolders(root() + "/records/ty-a-1");
            writeFileAtomically(root() + "/records/ty-a-1/id", "12\n");
            queue("echo ty-a-1; echo ty-a-1"); // an array's lines are several
            const std::string held = root() + "/records/ty-a-1/held" + (token == "ty-a-1" ? "" : "-3");
            QCOMPARE(acted(SlurmAction::Hold, token), "scontrol hold " + job + "\n");
            QVERIFY(std::filesystem::exists(held)); // who held it
            QCOMPARE(acted(SlurmAction::Release, token), "scontrol release " + job + "\n");
            QVERIFY(!std::filesystem::exists(held));
            QCOMPARE(acted(SlurmAction::Requeue, token, &last), "scontrol requeue " + job + "\n");
            QCOMPARE(last, std::string("done\n"));
            QCOMPARE(acted(SlurmAction::Cancel, token, &last), "scancel " + job + "\n");
            QCOMPARE(last, std::string("done\n"));
            // The number went to another job, or is gone.
            for (const std::string body : {"echo somebody-elses", "echo ty-a-11",
                                           "echo 'slurm_load_jobs error: Invalid job id specified' >&2; exit 1", ":"}) {
                queue(body);
                for (const SlurmAction action : {SlurmAction::Hold, SlurmAction::Release, SlurmAction::Requeue}) {
                    QCOMPARE(acted(action, token, &last), std::string());
                    QCOMPARE(last, std::string("unknown\n"));
                }
                QCOMPARE(acted(SlurmAction::Cancel, token, &last), std::string());
                QCOMPARE(last, std::string("done\n"));
            }
            queue("echo 'slurm_load_jobs error: Unable to contact slurm controller' >&2; exit 1");
            QCOMPARE(acted(SlurmAction::Cancel, token, &last), std::string());
            QCOMPARE(last, std::string("failed"));
            // A try whose answer was lost is known by its name only.
            std::filesystem::rename(root() + "/records/ty-a-1/id", root() + "/records/ty-a-1/try");
            QCOMPARE(acted(SlurmAction::Cancel, token),
                     "scancel --user=" + user.substr(0, user.find('\n')) + " --name=ty-a-1\n");
            std::filesystem::remove_all(root() + "/records");
        }
    }

    void forgetsDeletedRunsAndThoseThatAreGone()
    {
        JobTemplate machine;
        machine.recordRoot = root() + "/records";
        const auto record = [&](const std::string& token, const std::string& lines, bool old) {
            makeFolders(machine.recordRoot + "/" + token);
            writeFileAtomically(machine.recordRoot + "/" + token + "/script", lines);
            if (old)
                m_transport.exec("cd " + machine.recordRoot + " && touch -d '3 days ago' " + token + "/script " + token,
                                 10.0);
        };
        const auto line = [&](const char* run) { return "ty_run=" + shellQuoted(root() + "/runs/" + run) + "\n"; };
        makeFolders(root() + "/runs/here");
        record("ty-deleted-1", line("deleted"), false);
        record("ty-deleted-12", line("deleted"), false);
        record("ty-deleted-else-1", line("here"), true);
        record("ty-gone-1", line("gone"), true);
        record("ty-recent-1", line("gone"), false);
        record("ty-array-1",
               "case $ty_task in\n0) " + line("gone").substr(0, line("gone").size() - 1) + " ;;\n1) " +
                   line("here").substr(0, line("here").size() - 1) + " ;;\n",
               true);
        record("ty-array-2", "case $ty_task in\n0) " + line("gone").substr(0, line("gone").size() - 1) + " ;;\n", true);
        record("ty-unmounted-1", "ty_run='/no-such-disk/runs/a'\n", true);
        record("ty-quote-1", line("it's"), true);
        QCOMPARE(m_transport.exec(forgetScript(machine, "deleted"), 30.0).exitCode, 0);
        QCOMPARE(m_transport.exec("ls " + machine.recordRoot, 10.0).output,
                 std::string("ty-array-1\nty-deleted-else-1\nty-quote-1\nty-recent-1\nty-unmounted-1\n"));
        machine.recordRoot = root() + "/no-records";
        QCOMPARE(m_transport.exec(forgetScript(machine, "deleted"), 30.0).exitCode, 0);
    }

    void cancelsWhereNothingCanBeWritten()
    {
        program("scancel", "echo \"scancel $*\" >>\"" + root() + "/calls\"\n");
        program("squeue", "echo ty-a-1\n");
        makeFolders(root() +
                    "/records/ty-a-1/cancelled"); // where the mark is to go: as little to be written as on a full disk
        writeFileAtomically(root() + "/records/ty-a-1/id", "12\n");
        std::string last;
        QCOMPARE(acted(SlurmAction::Cancel, "ty-a-1", &last), std::string("scancel 12\n"));
        QCOMPARE(last, std::string("done\n"));
        // One that may still arrive would not know of it.
        std::filesystem::rename(root() + "/records/ty-a-1/id", root() + "/records/ty-a-1/try");
        QVERIFY(acted(SlurmAction::Cancel, "ty-a-1", &last).find("scancel --user=") == 0);
        QCOMPARE(last, std::string("failed"));
    }

    void refusesWhatNoSlurmTakes_data()
    {
        QTest::addColumn<std::function<void(JobRequest&)>>("change");
        using Change = std::function<void(JobRequest&)>;
        QTest::newRow("no nodes") << Change([](JobRequest& r) { r.nodes = 0; });
        QTest::newRow("negative memory") << Change([](JobRequest& r) { r.memoryMiB = -1; });
        QTest::newRow("time is no number") << Change([](JobRequest& r) { r.timeLimit = std::nan(""); });
        QTest::newRow("an option for a name") << Change([](JobRequest& r) { r.partition = "-p"; });
        QTest::newRow("relative folder") << Change([](JobRequest& r) { r.runDirectory = "x"; });
        QTest::newRow("a task's token") << Change([](JobRequest& r) { r.token = "ty-a_1"; });
        QTest::newRow("an index twice") << Change([](JobRequest& r) { r.tasks = {{1, "/a"}, {1, "/b"}}; });
        QTest::newRow("chosen GPUs") << Change([](JobRequest& r) { r.gpuIndices = {0}; });
        QTest::newRow("type with a colon") << Change([](JobRequest& r) { r.gpuType = "a:8"; });
    }
    void refusesWhatNoSlurmTakes()
    {
        QFETCH(std::function<void(JobRequest&)>, change);
        JobRequest job = request("/r/u/n");
        QVERIFY(!slurmBatchScript(job, JobTemplate()).empty());
        change(job);
        QVERIFY_THROWS_EXCEPTION(Failure, slurmBatchScript(job, JobTemplate()));
    }

    /// Clusters differ in the option that they take.
    void asksForGpusAsTheClusterTakesIt()
    {
        JobRequest job = request("/r/u/n");
        job.ranksPerNode = 2;
        job.gpusPerNode = 4;
        job.gpuType = "a100";
        JobTemplate machine;
        const auto has = [&](const char* line) {
            return slurmBatchScript(job, machine).find(line) != std::string::npos;
        };
        QVERIFY(has("#SBATCH --gres=gpu:a100:4\n"));
        machine.gpuOption = GpuOption::PerNode;
        QVERIFY(has("#SBATCH --gpus-per-node=a100:4\n") && !has("--gres"));
        machine.gpuOption = GpuOption::PerTask;
        QVERIFY(has("#SBATCH --gpus-per-task=a100:2\n") && !has("--gres") && !has("unset SLURM_GPUS_PER_TASK"));
        job.gpuType = "1g.10gb"; // slices are types
        QVERIFY(has("#SBATCH --gpus-per-task=1g.10gb:2\n"));
        machine.launcher = RankLauncher::Mpirun; // its one process a node must not get the GPUs of one rank
        QVERIFY(has("unset SLURM_GPUS_PER_TASK SLURM_TRES_PER_TASK\n"));
        machine.launcher = RankLauncher::Direct;
        QVERIFY(has("#SBATCH --gpus-per-task=1g.10gb:4\n")); // one task starts both ranks
        machine.launcher = RankLauncher::Srun;
        job.gpusPerNode = 3;
        QVERIFY_THROWS_EXCEPTION(Failure, slurmBatchScript(job, machine));
    }

    /// Slurm refuses a job that asks twice: what the user writes counts.
    void anOptionOfTheUserThatAsksForGpusReplacesOurs()
    {
        JobRequest job = request("/r/u/n");
        job.gpusPerNode = 2;
        for (const char* option : {"--gres=gpu:a100:2", "--gpus=2", "--gpus-per-node=a100:2", "--gpus-per-task=1",
                                   "--tres-per-task=gres/gpu:1"}) {
            JobTemplate machine;
            machine.extraOptions = {option};
            const std::vector<std::string> options = sbatchOptions(job, machine);
            QCOMPARE(std::count_if(options.begin(), options.end(),
                                   [](const std::string& one) { return one.find("gpu") != std::string::npos; }),
                     1);
        }
        JobTemplate other;
        other.extraOptions = {"--gres=nvme:1"};
        const std::vector<std::string> options = sbatchOptions(job, other);
        QVERIFY(std::find(options.begin(), options.end(), "--gres=gpu:2") != options.end());
    }

    void asksForWhatTheRunNeeds()
    {
        JobRequest job = request("/r/u/n");
        job.nodes = 2;
        job.ranksPerNode = 4;
        job.cpus = 6;
        job.gpusPerNode = 4;
        job.gpuType = "a100";
        job.timeLimit = 90061;
        job.memoryMiB = 64000;
        job.partition = "gpu";
        job.constraint = "ib&a100";
        JobTemplate machine;
        machine.extraOptions = {"--mail-type=END"};
        const std::string script = slurmBatchScript(job, machine);
        for (const char* line :
             {"#!/bin/bash -l\n", "#SBATCH --job-name=ty-a-1\n", "#SBATCH --nodes=2\n", "#SBATCH --ntasks-per-node=4\n",
              "#SBATCH --cpus-per-task=6\n", "#SBATCH --gres=gpu:a100:4\n", "#SBATCH --time=1-01:02:00\n",
              "#SBATCH --mem=64000M\n", "#SBATCH --partition=gpu\n", "#SBATCH '--constraint=ib&a100'\n",
              "#SBATCH --open-mode=append\n", "#SBATCH --requeue\n", "#SBATCH --signal=B:USR1@120\n",
              "#SBATCH --mail-type=END\n", "srun --mpi='pmix'",
              "--ntasks=8 --cpus-per-task=6 'trainyard-engine' run \"$ty_run\" &"})
            QVERIFY2(script.find(line) != std::string::npos, line);
        machine.launcher = RankLauncher::Mpirun;
        QVERIFY(slurmBatchScript(job, machine)
                    .find("mpirun -n 8 -x TRAINYARD_STOP_ON_USR1 --bind-to none 'trainyard-engine' run") !=
                std::string::npos);
        machine.launcherOptions = {"--map-by", "slot:PE=6"}; // whoever says how is heard
        QVERIFY(slurmBatchScript(job, machine)
                    .find("mpirun -n 8 -x TRAINYARD_STOP_ON_USR1 '--map-by' 'slot:PE=6' 'trainyard-engine'") !=
                std::string::npos);
        machine.launcherOptions.clear();
        machine.launcher = RankLauncher::Direct;
        QVERIFY_THROWS_EXCEPTION(Failure, slurmBatchScript(job, machine));
        job.nodes = 1; // the engine starts the ranks of one node itself
        const std::string direct = slurmBatchScript(job, machine);
        QVERIFY(direct.find("--ntasks-per-node=1\n") != std::string::npos &&
                direct.find("--cpus-per-task=24\n") != std::string::npos);
        QVERIFY(direct.find("srun ") == std::string::npos);
    }

    void startsTheSidecarOfAProgramAlone()
    {
        RunSpec spec;
        spec.program.emplace();
        spec.program->command = {"python", "train.py"};
        spec.program->folder = "/code";
        spec.resources.ranks = 8;
        spec.resources.threads = 3;
        spec.resources.placement.nodes = 2;
        spec.resources.placement.gpusPerNode = 4;
        JobTemplate machine;
        machine.engine = "engine";
        machine.launcherOptions = {"--label"};
        const auto scriptFor = [&](ProgramLauncher launcher) {
            spec.program->launcher = launcher;
            JobRequest job = clusterRequest(spec, 0);
            job.token = "ty-a-1";
            job.runDirectory = "/run";
            job = *parseRequest(requestToText(job)); // as the journal keeps it
            return slurmBatchScript(job, machine);
        };
        const auto has = [](const std::string& script, const char* text) { return script.find(text) != script.npos; };
        // One torchrun a node, with all of its cores.
        std::string script = scriptFor(ProgramLauncher::Torchrun);
        QVERIFY2(has(script, "#SBATCH --ntasks-per-node=1\n") && has(script, "#SBATCH --cpus-per-task=12\n") &&
                     has(script, "#SBATCH --nodes=2\n") && has(script, "#SBATCH --gres=gpu:4\n"),
                 script.c_str());
        QVERIFY2(has(script, "\n'engine' watch \"$ty_run\" &\n") || has(script, "\nengine watch \"$ty_run\" &\n") ||
                     has(script, "\n\"engine\" watch \"$ty_run\" &\n"),
                 script.c_str());
        QVERIFY(!has(script, "TRAINYARD_MPI_WORDS"));
        // A task a rank, which the sidecar starts as the machine starts MPI ranks.
        script = scriptFor(ProgramLauncher::Mpirun);
        QVERIFY2(has(script, "#SBATCH --ntasks-per-node=4\n") && has(script, "#SBATCH --cpus-per-task=3\n"),
                 script.c_str());
        QVERIFY2(has(script, "TRAINYARD_MPI_WORDS=$(printf '%s\\n' srun --mpi="), script.c_str());
        QVERIFY2(has(script, "--ntasks=8 --cpus-per-task=3") && has(script, "kill -s TERM"), script.c_str());
        machine.launcher = RankLauncher::Mpirun;
        QVERIFY(has(scriptFor(ProgramLauncher::Mpirun), "printf '%s\\n' mpirun -n 8 "));
        machine.launcher = RankLauncher::Direct; // torchrun needs no launcher for MPI
        QVERIFY(has(scriptFor(ProgramLauncher::Torchrun), " watch "));
        QVERIFY_THROWS_EXCEPTION(Failure, scriptFor(ProgramLauncher::Mpirun));
    }

    void writesArraysAsRanges()
    {
        std::vector<ArrayTask> tasks;
        for (const int index : {7, 0, 1, 2, 9, 10})
            tasks.push_back({index, "/r"});
        QCOMPARE(arrayRange(tasks, 3), std::string("0-2,7,9-10%3"));
        const auto indices = parseIndices(arrayRange(tasks, 3));
        QCOMPARE(indices, (std::vector<int>{0, 1, 2, 7, 9, 10}));
    }
};

TRAINYARD_TEST(SlurmScriptTest)

} // namespace slurm_script_test

#include "slurm_script_test.moc"
