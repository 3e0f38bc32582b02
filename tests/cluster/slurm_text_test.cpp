// SPDX-License-Identifier: GPL-3.0-or-later
// What Slurm prints, in several versions, and what it is read as.
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/reasons_scheduler.h"
#include "cluster/scheduler/slurm_probe.h"
#include "cluster/scheduler/slurm_report.h"
#include "cluster/scheduler/slurm_states.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>

namespace slurm_text_test {

using namespace trainyard;

namespace {

std::filesystem::path fixture(const std::string& name)
{
    return test::sourceFolder() / "tests/cluster/fixtures/slurm" / name;
}

using Sections = std::map<std::string, std::string>;

Sections readFixture(const QString& version)
{
    Sections sections;
    std::string current;
    const std::string text = readFile(fixture(version.toStdString() + ".txt"));
    for (const std::string_view line : splitLines(text)) {
        if (line.front() == '[' && line.back() == ']')
            current = line.substr(1, line.size() - 2);
        else if (!current.empty())
            sections[current] += std::string(line) + "\n";
    }
    return sections;
}

std::string valueOf(const std::string& section, const std::string& name)
{
    for (const std::string_view line : splitLines(section))
        if (line.substr(0, name.size() + 1) == name + "=")
            return std::string(line.substr(name.size() + 1));
    return {};
}

FramedAnswer::Section answered(const std::string& name, const std::string& output, int code = 0)
{
    return {name, code, output, {}};
}

/// What a probe of that cluster would have read.
ClusterFacts probeOf(Sections& sections)
{
    FramedAnswer answer;
    const std::pair<const char*, std::string> parts[] = {
        {"clock", "1700000000\n"},
        {"user", "ana\n"},
        {"config", sections["version"]},
        {"partitions", sections["partition"]},
        {"nodes", sections["sinfo"]},
        {"gpus", ""},
        {"associations", "phys||normal,high|normal|20|100|2-00:00:00\nchem||normal|normal|||\n"},
        {"account", "phys\n"},
        {"qos", "normal|||||\nhigh|12:00:00|4|10|gres/gpu=8|\n"},
        {"mpi", sections["mpi"]},
        {"tools", "sbatch /usr/bin/sbatch\nsrun /usr/bin/srun\nmpirun /opt/my mpi/bin/mpirun\n"},
        {"disk",
         "Filesystem 1024-blocks Used Available Capacity Mounted on\nnas:/home with space 1000 400 600 40% /home\n"},
        {"quota", ""},
        {"engine", "Welcome!\ntrainyard-engine 0.1.0 protocol 1\n"}};
    for (const auto& [name, output] : parts)
        answer.sections.push_back(answered(name, output));
    return parseProbe(answer);
}

SlurmFacts factsOf(const std::string& queueLine)
{
    SlurmFacts facts;
    facts.token = "ty-a-1";
    facts.now = 1700000000.0;
    facts.record.id = "12";
    const auto lines = parseQueue(queueLine);
    if (!lines.empty())
        facts.queue = lines.front();
    return facts;
}

std::map<std::string, SlurmRecord> recordWith(const std::string& notes)
{
    std::string text = "ty-a-1/id:12\n";
    for (const std::string_view line : splitLines(notes))
        text += "ty-a-1/task:" + std::string(line) + "\n";
    return parseRecords(text);
}

} // namespace

class SlurmTextTest : public QObject {
    Q_OBJECT
    static void versions()
    {
        QTest::addColumn<QString>("version");
        for (const char* version : {"20.11", "21.08", "22.05", "23.02", "23.11", "24.05"})
            QTest::newRow(version) << version;
    }

private slots:
    void readsTheQueueOfEveryVersion_data() { versions(); }
    void readsTheQueueOfEveryVersion()
    {
        QFETCH(QString, version);
        std::size_t jobs = 0;
        Sections sections = readFixture(version);
        for (const std::string_view line : splitLines(sections["squeue"])) {
            const std::string expected(line.substr(0, line.find('\t')));
            const auto read = parseQueue(line.substr(line.find('\t') + 1));
            if (expected == "!") {
                QVERIFY(read.empty());
                continue;
            }
            QCOMPARE(read.size(), std::size_t{1});
            const JobState state = slurmState(read[0].state, read[0].reason).value_or(JobState::Unknown);
            QVERIFY2(name(state) == expected, std::string(line).c_str());
            QVERIFY(read[0].name.rfind("ty-", 0) == 0);
            if (state == JobState::Held || state == JobState::Blocked)
                QVERIFY2(!slurmReason(read[0].reason).why.remedy.empty(), std::string(line).c_str());
            if (state == JobState::Running)
                QVERIFY(read[0].start > 1.6e9 && read[0].end > read[0].start && read[0].elapsed > 0.0);
            ++jobs;
        }
        QVERIFY(jobs > 8);
    }

    void readsTheAccountingOfEveryVersion_data() { versions(); }
    void readsTheAccountingOfEveryVersion()
    {
        QFETCH(QString, version);
        Sections sections = readFixture(version);
        for (const std::string_view line : splitLines(sections["sacct"])) {
            const std::string expected(line.substr(0, line.find('\t')));
            const auto read = parseAccounting(line.substr(line.find('\t') + 1));
            if (expected == "!") {
                QVERIFY(read.empty());
                continue;
            }
            QVERIFY(!read.empty());
            QVERIFY2(name(slurmState(read[0].state).value_or(JobState::Unknown)) == expected,
                     std::string(line).c_str());
            QVERIFY(read[0].exitCode >= 0);
        }
    }

    void probesEveryVersion_data() { versions(); }
    void probesEveryVersion()
    {
        QFETCH(QString, version);
        Sections sections = readFixture(version);
        const ClusterFacts probe = probeOf(sections);
        const std::string expect = sections["expect"];
        QVERIFY(probe.version.rfind(version.toStdString(), 0) == 0);
        std::string partitions;
        std::string gpus;
        int usable = 0;
        for (const ClusterPartition& one : probe.partitions) {
            partitions += (partitions.empty() ? "" : ",") + one.name;
            for (const NodeGroup& group : one.groups) {
                usable += group.usable ? group.nodes : 0;
                QVERIFY(group.cpus > 0 && group.memory > 0);
                for (const NodeGpus& kind : group.gpus) {
                    const std::string text = kind.type + ":" + std::to_string(kind.count);
                    if (("," + gpus + ",").find("," + text + ",") == std::string::npos)
                        gpus += (gpus.empty() ? "" : ",") + text;
                }
            }
        }
        std::string mpi;
        for (const std::string& type : probe.mpiTypes)
            mpi += (mpi.empty() ? "" : ",") + type;
        QCOMPARE(partitions, valueOf(expect, "partitions"));
        QCOMPARE(gpus, valueOf(expect, "gpus"));
        QCOMPARE(std::to_string(usable), valueOf(expect, "usable"));
        QCOMPARE(mpi, valueOf(expect, "mpi"));
        QCOMPARE(std::to_string(probe.maxArraySize), valueOf(expect, "array"));
        QVERIFY(probe.partition({}) != nullptr);
        QCOMPARE(probe.partition({})->name, valueOf(expect, "default"));
        QCOMPARE(probe.partition({})->maxTime, std::stod(valueOf(expect, "maxtime")));
        const std::string launcher = launcherWord(fittingTemplate({}, probe).launcher);
        QCOMPARE(launcher, valueOf(expect, "launcher"));
        QCOMPARE(probe.homeFree, std::int64_t{600} * 1024);
        QCOMPARE(probe.engineVersion, std::string("trainyard-engine 0.1.0 protocol 1"));
        QVERIFY(requestProblems(defaultRequest(probe), probe).empty() || !probe.partition({})->allowAccounts.empty() ||
                probe.partition({})->minNodes > 1);
    }

    void aLauncherFitsTheCluster_data()
    {
        QTest::addColumn<QString>("settings");
        QTest::addColumn<QString>("tools");
        QTest::addColumn<QString>("mpi");
        QTest::addColumn<QString>("fitting");
        QTest::newRow("as it is") << "srun pmix"
                                  << "srun mpirun"
                                  << "none pmi2 pmix"
                                  << "srun --mpi=pmix";
        QTest::newRow("another type, as it is") << "srun pmi2"
                                                << "srun mpirun"
                                                << "pmi2 pmix"
                                                << "srun --mpi=pmi2";
        QTest::newRow("no PMIx") << "srun pmix"
                                 << "srun mpirun"
                                 << "none pmi2"
                                 << "mpirun";
        QTest::newRow("neither") << "srun pmix"
                                 << "srun"
                                 << "none pmi2"
                                 << "srun --mpi=pmi2";
        QTest::newRow("nothing") << "srun pmix"
                                 << "srun"
                                 << "none"
                                 << "direct";
        QTest::newRow("not told") << "srun pmix"
                                  << "srun"
                                  << ""
                                  << "srun --mpi=pmix";
        QTest::newRow("no mpirun") << "mpirun pmix"
                                   << "srun"
                                   << "pmix"
                                   << "srun --mpi=pmix";
        QTest::newRow("by itself") << "direct pmix"
                                   << "srun"
                                   << "pmix"
                                   << "direct";
    }
    void aLauncherFitsTheCluster()
    {
        QFETCH(QString, settings);
        QFETCH(QString, tools);
        QFETCH(QString, mpi);
        QFETCH(QString, fitting);
        ClusterFacts facts;
        for (const QString& tool : tools.split(' '))
            facts.tools[tool.toStdString()] = "/usr/bin/" + tool.toStdString();
        for (const QString& type : mpi.split(' ', Qt::SkipEmptyParts))
            facts.mpiTypes.push_back(type.toStdString());
        JobTemplate given;
        given.launcher = *launcherNamed(settings.section(' ', 0, 0).toStdString());
        given.mpiType = settings.section(' ', 1).toStdString();
        given.launcherOptions = {"--cpu-bind=cores"};
        const JobTemplate fit = fittingTemplate(given, facts);
        QCOMPARE(QString::fromStdString(launcherText(fit)), fitting);
        QVERIFY(launcherWorks(fit, facts));
        const bool same = launcherText(given) == launcherText(fit);
        QCOMPARE(fit.launcherOptions.empty(), !same); // they were the other launcher's
        if (given.launcher == RankLauncher::Mpirun) { // a module may bring it
            given.prologue = "module load openmpi";
            QVERIFY(launcherWorks(given, facts));
        }
    }

    void readsGres_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("none") << "(null)"
                              << "";
        QTest::newRow("plain") << "gpu:2"
                               << ":2";
        QTest::newRow("no count") << "gpu"
                                  << ":1";
        QTest::newRow("type only") << "gpu:tesla"
                                   << "tesla:1";
        QTest::newRow("sockets") << "gpu:a100:4(S:0-1)"
                                 << "a100:4";
        QTest::newRow("socket list") << "gpu:a100:4(S:0,2),nic:2"
                                     << "a100:4";
        QTest::newRow("one a socket") << "gpu:v100:2(S:0),gpu:v100:2(S:1)"
                                      << "v100:4";
        QTest::newRow("MIG") << "gpu:1g.10gb:7(S:0-7),gpu:nvidia_a100_3g.20gb:2"
                             << "1g.10gb:7 nvidia_a100_3g.20gb:2";
        QTest::newRow("shards") << "gpu:h100:8,shard:h100:64"
                                << "h100:8";
        QTest::newRow("used") << "gpu:a100:3(IDX:0-1,3)"
                              << "a100:3";
        QTest::newRow("none used") << "gpu:h100:0(IDX:N/A)"
                                   << "h100:0";
        QTest::newRow("torn") << "gpu:a100:4(S:0"
                              << "a100:4";
    }
    void readsGres()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QStringList read;
        for (const NodeGpus& gpus : parseGres(text.toStdString()))
            read << QString::fromStdString(gpus.type) + ":" + QString::number(gpus.count);
        QCOMPARE(read.join(' '), expected);
    }

    void hasWordsForEveryReason()
    {
        int count = 0;
        const std::string all = readFile(fixture("reasons.txt"));
        for (const std::string_view line : splitLines(all)) {
            if (line.front() == '#')
                continue;
            ++count;
            const SlurmReason reason = slurmReason("(" + std::string(line) + ")");
            QVERIFY2(knowsSlurmReason(line), std::string(line).c_str());
            QVERIFY(!reason.why.words.empty() && reason.why.words.find(line) == std::string::npos);
            QVERIFY2((reason.state != JobState::Held && reason.state != JobState::Blocked) ||
                         !reason.why.remedy.empty(),
                     std::string(line).c_str());
        }
        QVERIFY2(count >= 190, qPrintable(QString::number(count)));
        QVERIFY(!knowsSlurmReason("QOSMaxNonsensePerJob") && !knowsSlurmReason("AssocGrp"));
        QCOMPARE(slurmReason("(Odd_one)").why, queueReason("queue.says", Quotation{"Odd one"}));
        QCOMPARE(slurmReason("QOSMaxGRESPerJob").why.words,
                 std::string("it asks for more GPUs than its QoS allows a job"));
        QCOMPARE(slurmReason("AssocGrpCPURunMinutesLimit").state, JobState::Queued);
        QCOMPARE(slurmReason("(ReqNodeNotAvail, UnavailableNodes:n01)").why,
                 queueReason("queue.with-detail", queueReason("queue.nodes-unavailable"), "UnavailableNodes:n01"));
    }

    void theLastWordIsWithTheMoreReliable()
    {
        // COMPLETED and an own code: the code; no begin: said.
        SlurmFacts facts = factsOf("12|N/A|12|COMPLETED|0:10|1699999000|1699999010|n01|ty-a-1");
        QCOMPARE(slurmReport(facts).state, JobState::Done);
        facts.record = recordWith("begin 12 0 1699999001 0 n01\nend 12 0 1699999009 3 ").at("ty-a-1");
        QCOMPARE(slurmReport(facts).state, JobState::Stopped);
        // The engine has ended, the job is still running or goes back in the queue.
        facts.queue = factsOf("12|N/A|12|RUNNING|0:10|1699999000|1700003000|n01|ty-a-1").queue;
        QCOMPARE(slurmReport(facts).state, JobState::Finishing);
        facts.record =
            recordWith("begin 12 0 1699999001 0 n01\nend 12 0 1699999009 3 \nrequeue 12 0 1699999009 3 limit")
                .at("ty-a-1");
        facts.queue = factsOf("12|N/A|12|PENDING|0:00|N/A|N/A|(BeginTime)|ty-a-1").queue;
        QCOMPARE(slurmReport(facts).state, JobState::Queued);
        QCOMPARE(slurmReport(facts).beganAt, 1699999001.0); // but it has begun
        facts.queue = factsOf("12|N/A|12|PENDING|0:00|N/A|N/A|(launch failed requeued held)|ty-a-1").queue;
        QCOMPARE(slurmReport(facts).state, JobState::Held);
        QVERIFY(slurmReport(facts).beganAt > 0.0 && slurmReport(facts).startedAt == 0.0);
        // Gone after a requeue was asked for: not ended by its own word.
        facts.queue.reset();
        QCOMPARE(slurmReport(facts).state, JobState::Unknown);
        // An end that Slurm caused is Slurm's to say.
        facts.record = recordWith("begin 12 0 1699999001 0 n01\nend 12 0 1699999009 143 ").at("ty-a-1");
        facts.queue = factsOf("12|N/A|12|CANCELLED|0:10|1699999000|1699999010|n01|ty-a-1").queue;
        QCOMPARE(slurmReport(facts).state, JobState::Cancelled);
        QCOMPARE(slurmReport(facts).reason, std::string("cancelled, but not from here"));
        const auto by = [&](const char* uid) {
            facts.accounting =
                parseAccounting(std::string("12|CANCELLED by ") + uid + "|0:0|1|2|0|60|n01|ty-a-1").at(0);
            return slurmReport(facts).reason.words;
        };
        QCOMPARE(by("0"), std::string("cancelled from outside (Slurm: CANCELLED by root)"));
        QCOMPARE(by("1007"), std::string("cancelled from outside (Slurm: CANCELLED by uid 1007)"));
        QCOMPARE(by("?"), std::string("cancelled, but not from here"));
        facts.record.cancelled = true;
        QCOMPARE(slurmReport(facts).reason, std::string("cancelled on request"));
    }

    void whoCancelledAJobThatWaitedIsTold_data()
    {
        QTest::addColumn<QString>("details");
        QTest::addColumn<QString>("accounting");
        QTest::addColumn<QString>("needs");
        QTest::addColumn<QString>("reason");
        const char* somebody = "cancelled, but not from here";
        const char* dependency = "the job it waits for has failed or was cancelled, so it can never start";
        const auto details = [](const char* rest) {
            return QString("JobId=12 JobName=ty-a-1 UserId=ada(1000) JobState=CANCELLED %1 Requeue=1 ExitCode=0:0 "
                           "RunTime=00:00:00 StartTime=1699999010 EndTime=1699999010 NodeList=")
                .arg(rest);
        };
        QTest::newRow("Slurm, for a job that failed")
            << details("Reason=DependencyNeverSatisfied Dependency=afterok:7(failed)") << QString() << "afterok:7"
            << dependency;
        QTest::newRow("Slurm, for a task that failed") << details("Reason=Dependency Dependency=aftercorr:5_*(failed)")
                                                       << QString() << "afterany:3,aftercorr:5" << dependency;
        QTest::newRow("somebody") << details("Reason=Dependency Dependency=afterok:7(unfulfilled)") << QString()
                                  << "afterok:7" << somebody;
        QTest::newRow("somebody, when it had nothing to wait for any more")
            << details("Reason=Resources Dependency=(null)") << QString() << "afterok:7" << somebody;
        QTest::newRow("nothing that must end well")
            << details("Reason=Dependency Dependency=afterany:3(unfulfilled)") << QString() << "afterany:3" << somebody;
        QTest::newRow("accounting: by Slurm")
            << QString() << "12|CANCELLED|0:0|None|1699999010|0|60|None assigned|ty-a-1"
            << "afterok:7" << dependency;
        QTest::newRow("accounting: by a user")
            << QString() << "12|CANCELLED by 1000|0:0|1699999010|1699999010|0|60|None assigned|ty-a-1"
            << "afterok:7"
            << "cancelled from outside (Slurm: CANCELLED by uid 1000)";
        QTest::newRow("nothing is told") << QString() << QString() << "afterok:7"
                                         << "cancelled before it started, by somebody or because the job it waits for "
                                            "has failed";
    }

    void whoCancelledAJobThatWaitedIsTold()
    {
        QFETCH(QString, details);
        QFETCH(QString, accounting);
        QFETCH(QString, needs);
        QFETCH(QString, reason);
        SlurmFacts facts = factsOf("12|N/A|12|CANCELLED|0:00|1699999010|1699999010||ty-a-1");
        facts.record = parseRecords("ty-a-1/id:12\nty-a-1/needs:" + needs.toStdString() + "\n").at("ty-a-1");
        if (!details.isEmpty())
            facts.details = parseJobDetails(details.toStdString()).at(0);
        if (!accounting.isEmpty()) {
            facts.queue.reset();
            facts.accounting = parseAccounting(accounting.toStdString()).at(0);
        }
        QCOMPARE(slurmReport(facts).state, JobState::Cancelled);
        QCOMPARE(QString::fromStdString(slurmReport(facts).reason.words), reason);
    }

    void tokensOfRunDirectoriesAreRead()
    {
        const auto tokens = parseRecordedTokens("ty-c.g2-2 0) ty_run='/runs/c.p80' ;;\n"
                                                "ty-c.g2-2 17) ty_run='/runs/it'\\''s' ;;\n"
                                                "ty-c.g2-1 0) ty_run='/runs/c.p80' ;;\n"
                                                "ty-b-1 ty_run='/runs/b'\n"
                                                "ty-x-1 ty_run=relative\nnonsense\n");
        QCOMPARE(tokens.size(), std::size_t{3});
        QCOMPARE(tokens.at("/runs/c.p80"), std::string("ty-c.g2-2_0")); // the newest
        QCOMPARE(tokens.at("/runs/it's"), std::string("ty-c.g2-2_17"));
        QCOMPARE(tokens.at("/runs/b"), std::string("ty-b-1"));
    }

    void aTimeOutIsToldByTheTime()
    {
        SlurmFacts facts = factsOf("12|N/A|12|TIMEOUT|0:10|1699990000|1699990010|n01|ty-a-1");
        facts.details = parseJobDetails("JobId=12 JobName=ty-a-1 JobState=TIMEOUT ExitCode=0:15 RunTime=00:00:40 "
                                        "TimeLimit=01:00:00 StartTime=1699990000 EndTime=1699990010 NodeList=n01")
                            .at(0);
        QVERIFY(slurmReport(facts).reason.words.find("make room") != std::string::npos); // preempted with grace
        facts.details->elapsed = 3650.0;
        QVERIFY(slurmReport(facts).reason.words.find("time limit") != std::string::npos);
        facts.endedSince = facts.now - 5.0; // it may be put back yet
        QCOMPARE(slurmReport(facts).state, JobState::Finishing);
        facts.endedSince = facts.now - 11.0;
        QCOMPARE(slurmReport(facts).state, JobState::Interrupted);
    }

    void unknownIsSettledAfterAMinute()
    {
        SlurmFacts facts = factsOf("");
        facts.goneSince = facts.now - 59.0;
        QCOMPARE(slurmReport(facts).state, JobState::Unknown);
        QVERIFY(!slurmReport(facts).settled);
        facts.goneSince = facts.now - 61.0;
        QVERIFY(slurmReport(facts).settled);
        QCOMPARE(slurmReport(facts).state, JobState::Unknown); // never started
        facts.record = recordWith("begin 12 0 1699999001 0 n01").at("ty-a-1");
        QCOMPARE(slurmReport(facts).state, JobState::Interrupted);
        facts.record = SlurmRecord();
        facts.record.tried = true;
        QCOMPARE(slurmReport(facts).state, JobState::Ambiguous);
    }

    void anEngineThatIsNotThereIsNamedWithARemedy()
    {
        SlurmFacts facts = factsOf("");
        facts.record = recordWith("begin 12 0 1699999001 0 n01\nend 12 0 1699999009 127 /var/spool/slurm_script: line "
                                  "104: trainyard-engine: command not found")
                           .at("ty-a-1");
        const JobReport report = slurmReport(facts);
        QCOMPARE(report.state, JobState::Failed);
        QCOMPARE(report.reason.code, std::string("queue.engine-absent"));
        QVERIFY(report.reason.words.find("line 104") != std::string::npos);
        QVERIFY(report.reason.remedy.find("machine install") != std::string::npos);
        facts.record = recordWith("begin 12 0 1699999001 0 n01\nend 12 0 1699999009 2 slurmstepd: error: execve(): "
                                  "trainyard-engine: No such file or directory")
                           .at("ty-a-1");
        QCOMPARE(slurmReport(facts).reason.code, std::string("queue.engine-absent"));
    }

    /// To Slurm, a hold by root is an administrator's.
    void whoHeldItIsTold()
    {
        SlurmFacts facts = factsOf("12|N/A|12|PENDING|0:00|N/A|N/A|(JobHeldAdmin)|ty-a-1");
        QCOMPARE(slurmReport(facts).state, JobState::Held);
        QCOMPARE(slurmReport(facts).reason.code, std::string("queue.held-by-admin"));
        facts.record = parseRecords("ty-a-1/id:12\nty-a-1/held:yes\n").at("ty-a-1");
        QCOMPARE(slurmReport(facts).state, JobState::Held);
        QCOMPARE(slurmReport(facts).reason.code, std::string("queue.held-here"));
        // A task of an array that was held alone.
        facts.index = 3;
        facts.record = parseRecords("ty-a-1/id:12\nty-a-1/held-3:yes\n").at("ty-a-1");
        QCOMPARE(slurmReport(facts).reason.code, std::string("queue.held-here"));
        facts.index = 4;
        QCOMPARE(slurmReport(facts).reason.code, std::string("queue.held-by-admin"));
    }

    void aLimitThatLeavesNoTimeToTrainIsRemarkedOn()
    {
        JobRequest request;
        QVERIFY(!requestRemark(request)); // the limit is that of the partition
        request.timeLimit = 300.0;
        QVERIFY(!requestRemark(request));
        request.timeLimit = 120.0;
        QCOMPARE(*requestRemark(request), schedulerReason("scheduler.short-limit", Duration{120.0}));
    }

    void tellsWhatCanNeverRun()
    {
        Sections sections = readFixture("20.11");
        const ClusterFacts probe = probeOf(sections);
        const auto why = [&](const std::function<void(JobRequest&)>& change) {
            JobRequest request;
            request.partition = "gpu";
            request.account = "phys";
            request.gpusPerNode = 1;
            change(request);
            const auto problems = requestProblems(request, probe);
            return problems.empty() ? Reason() : problems.front().why();
        };
        QVERIFY(why([](JobRequest&) {}).empty());
        QCOMPARE(why([](JobRequest& r) { r.partition = "none"; }).words, std::string("there is no partition “none”"));
        QCOMPARE(why([](JobRequest& r) { r.gpusPerNode = 5; }),
                 schedulerReason("scheduler.too-many-gpus", "gpu", 4, 5));
        QCOMPARE(why([](JobRequest& r) { r.gpuType = "h100"; }).words,
                 std::string("the partition “gpu” has no GPUs of type “h100”"));
        QCOMPARE(why([](JobRequest& r) { r.nodes = 5; }), schedulerReason("scheduler.too-many-nodes", "gpu", 4, 5));
        QCOMPARE(why([](JobRequest& r) { r.cpus = 41; }), schedulerReason("scheduler.too-many-cores", "gpu", 40, 41));
        QCOMPARE(why([](JobRequest& r) { r.memoryMiB = 400000; }),
                 schedulerReason("scheduler.too-much-memory", "gpu", ByteCount{std::int64_t{385000} << 20},
                                 ByteCount{std::int64_t{400000} << 20}));
        QCOMPARE(why([](JobRequest& r) { r.account = "bio"; }).words, std::string("you have no account “bio”"));
        QCOMPARE(why([](JobRequest& r) { r.qos = "gold"; }).words,
                 std::string("this account may not use the QoS “gold”"));
        QVERIFY(why([](JobRequest& r) { r.timeLimit = 3.0 * 86400; }).words.find("3 d 00 h") != std::string::npos);
        QCOMPARE(why([](JobRequest& r) {
                     r.partition = "short";
                     r.gpusPerNode = 0;
                     r.timeLimit = 14400;
                 }),
                 schedulerReason("scheduler.partition-time", "short", Duration{10800.0}, Duration{14400.0}));
        QCOMPARE(why([](JobRequest& r) {
                     r.partition = "short";
                     r.gpusPerNode = 0;
                     r.nodes = 9;
                 }),
                 schedulerReason("scheduler.too-many-nodes", "short", 8, 9));
        QCOMPARE(why([](JobRequest& r) {
                     r.tasks = {{5001, "/a"}};
                 }),
                 schedulerReason("scheduler.index-too-large", 5001, 5000));
    }

    void hostileTextIsNoJob()
    {
        std::mt19937 random(11);
        const std::string good =
            "12|N/A|12|RUNNING|0:10|1699999000|1700003000|n01|ty-a-1\n12_3|FAILED|1:0|1|2|3|4|n|ty-a-1\n"
            "JobId=12 JobState=FAILED ExitCode=1:0\nty-a-1/id:12\nty-a-1/task:end 12 0 1 3 x\n";
        for (int i = 0; i < 3000; ++i) {
            std::string text = good;
            for (int changes = 0; changes < 6; ++changes)
                text[random() % text.size()] = static_cast<char>(random() % 256);
            text.resize(random() % text.size());
            for (const SlurmQueueLine& line : parseQueue(text))
                QVERIFY(!line.arrayJob.empty());
            parseAccounting(text);
            parseJobDetails(text);
            parseRecords(text);
            parseGres(text);
            parseIndices(text);
            slurmReason(text);
            slurmElapsed(text);
        }
        QCOMPARE(parseIndices("0-99999999").size(), std::size_t{1000000});
        QCOMPARE(slurmElapsed("1-02:03:04"), 93784.0);
        QCOMPARE(slurmElapsed("INVALID"), 0.0);
    }
};

TRAINYARD_TEST(SlurmTextTest)

} // namespace slurm_text_test

#include "slurm_text_test.moc"
