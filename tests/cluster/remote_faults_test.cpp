// SPDX-License-Identifier: GPL-3.0-or-later
// What the window makes of a cluster, a network and a clock that misbehave while a run of its own is there: a real
// Slurm behind a real sshd, which with_cluster.sh starts.
#include "cluster/scheduler/slurm_answers.h"
#include "tests/cluster/remote_place.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/test_environment.h"
#include "tests/support/wrong_clock.h"

#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <utility>

namespace remote_faults_test {

using namespace trainyard;
using test::RemoteLab;
using test::RemotePlace;

namespace {

struct Crash {}; ///< no Failure: nothing catches it on its way out of the program's part

/// 64 steps: trains for seven seconds where the lab is slow.
RunSpec longRun(const std::string& id)
{
    RunSpec spec = test::tinyRun(id);
    spec.data.trainSamples = 2048;
    return spec;
}

/// Records of the loss that the run has written; a fast one puts several steps into one.
std::int64_t written(const RunRow& run)
{
    const std::string events = readFile(run.directory + "/attempts/0001/events/rank-0000.jsonl");
    std::int64_t count = 0;
    for (const std::string_view line : splitLines(events))
        count += line.find("\"type\":\"metrics\"") != line.npos && line.find("\"train/loss\"") != line.npos;
    return count;
}

void signalDaemon(const std::string& daemon, int signal)
{
    ::kill(static_cast<pid_t>(std::stol(readFile(qEnvironmentVariable("LAB").toStdString() + "/run/" + daemon + ".p"))),
           signal);
}

void startDaemon(const std::string& daemon)
{
    RemoteLab::sh("\"$TRAINYARD_LAB_SCRIPT\" start " + daemon + " >/dev/null 2>&1");
}

} // namespace

class RemoteFaultsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;
    std::string file(const std::string& name)
    {
        return m_home.filePath(QString::fromStdString(name) + ".db").toStdString();
    }

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        qputenv("TRAINYARD_HOME", m_home.path().toUtf8());
    }
    void cleanup() { test::clockOff = 0; }

    void aProgramThatDiesAroundTheSubmissionLeavesOneJob_data()
    {
        QTest::addColumn<bool>("after");
        QTest::newRow("between the journal and the submission") << false;
        QTest::newRow("between the submission and its answer") << true;
    }
    void aProgramThatDiesAroundTheSubmissionLeavesOneJob()
    {
        QFETCH(bool, after);
        RemoteLab lab;
        const std::string id = after ? "dies-after" : "dies-before";
        {
            bool died = false;
            lab.around = [&](const std::string& script, bool done) {
                if (done == after && script.find("sbatch --parsable") != std::string::npos)
                    throw Crash{};
            };
            RemotePlace place(lab, file(id), 0, test::quickPace());
            place.start(test::tinyRun(id));
            try {
                place.until([] { return false; }, 30.0);
            } catch (const Crash&) {
                died = true;
            }
            QVERIFY(died);
        }
        lab.around = nullptr;
        RemotePlace next(lab, file(id), 0, test::quickPace());
        // What was written down is carried out at once, whoever held its lease.
        QVERIFY2(next.until([&] { return isFinal(next.run(id).state); }, 60.0),
                 std::string(name(next.run(id).state)).c_str());
        QVERIFY2(next.run(id).state == JobState::Done, next.run(id).reason.words.c_str());
        QCOMPARE(next.points(id), std::int64_t{4});
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
    }

    void anOutageEndsNoRun_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"controller stopped", "controller hung", "link frozen", "accounting down"})
            QTest::newRow(what) << QString(what);
    }
    void anOutageEndsNoRun()
    {
        QFETCH(QString, what);
        RemoteLab lab;
        lab.setSlow(true);
        test::FaultProxy proxy(RemoteLab::sshPort());
        const std::string id = "outage-" + what.section(' ', 0, 0).toStdString() + what.section(' ', 1).toStdString();
        RemotePlace place(lab, file(id), proxy.port(), test::quickPace());
        place.start(longRun(id));
        place.runs.setWatched({id});
        QVERIFY(place.until([&] { return place.run(id).state == JobState::Running && place.points(id) > 0; }, 60.0));
        const int lossesBefore = place.losses;
        if (what == "controller stopped")
            signalDaemon("slurmctld", SIGTERM);
        else if (what == "controller hung")
            signalDaemon("slurmctld", SIGSTOP);
        else if (what == "accounting down")
            signalDaemon("slurmdbd", SIGTERM);
        else
            proxy.freeze(true);
        // It stays what it was seen to be; nothing of what is not known counts as an end.
        const auto passes = [&](double seconds) {
            const double end = steadyTime() + seconds;
            return place.until([&] { return steadyTime() > end; }, 180.0);
        };
        // A link is given up after 35 s of silence, an answer of the controller after 10 s.
        QVERIFY(what == "accounting down" ? passes(5.0)
                                          : place.until([&] { return place.losses > lossesBefore; }, 180.0));
        if (what != "link frozen") // where the next log-in hangs, too
            QVERIFY(passes(2.0));
        const RunRow meanwhile = place.run(id);
        const bool told = place.losses > lossesBefore;
        if (what == "controller stopped")
            startDaemon("slurmctld");
        else if (what == "controller hung")
            signalDaemon("slurmctld", SIGCONT);
        else if (what == "accounting down")
            startDaemon("slurmdbd");
        else
            proxy.freeze(false);
        if (what != "accounting down") {
            QVERIFY2(meanwhile.state == JobState::Running, std::string(name(meanwhile.state)).c_str());
            QVERIFY(told);
        }
        QVERIFY2(place.until([&] { return isFinal(place.run(id).state); }, 200.0),
                 std::string(name(place.run(id).state)).c_str());
        QVERIFY2(place.run(id).state == JobState::Done, place.run(id).reason.words.c_str());
        QVERIFY(place.points(id) > 50);
        QCOMPARE(place.points(id), written(place.run(id)));
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
    }

    void aRunThatHasStartedIsNotQueuedAgain()
    {
        RemoteLab lab;
        lab.setSlow(true);
        const std::string id = "started";
        QueryPace::Intervals pace = test::quickPace();
        pace.afterChange = 6.0; // its log is looked at before the queue is asked again
        RemotePlace place(lab, file(id), 0, pace);
        place.start(longRun(id));
        place.runs.setWatched({id});
        JobState last = JobState::Draft;
        QStringList seen;
        QVERIFY(place.until(
            [&] {
                const JobState state = place.run(id).state;
                if (std::exchange(last, state) != state)
                    seen << QString::fromStdString(std::string(name(state)));
                return isFinal(state);
            },
            200.0));
        QVERIFY2(last == JobState::Done, place.run(id).reason.words.c_str());
        QVERIFY2(seen.count(QStringLiteral("running")) == 1 &&
                     seen.lastIndexOf(QStringLiteral("queued")) < seen.indexOf(QStringLiteral("running")),
                 qPrintable(seen.join(QLatin1Char(' '))));
    }

    void aWrongClockHereChangesNothing_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("then");
        QTest::newRow("a day behind") << -86400 << -86400;
        QTest::newRow("a day ahead") << 86400 << 86400;
        QTest::newRow("set a day ahead meanwhile") << 0 << 86400;
        QTest::newRow("set a day back meanwhile") << 0 << -86400;
    }
    void aWrongClockHereChangesNothing()
    {
        QFETCH(int, before);
        QFETCH(int, then);
        RemoteLab lab;
        lab.setSlow(true);
        const std::string id = "clock" + std::to_string(before) + "." + std::to_string(then);
        test::clockOff = before;
        RemotePlace place(lab, file(id), 0, test::quickPace());
        place.start(longRun(id));
        place.runs.setWatched({id});
        QVERIFY(place.until([&] { return place.run(id).state == JobState::Running && place.points(id) > 0; }, 60.0));
        test::clockOff = then;
        QVERIFY2(place.until([&] { return isFinal(place.run(id).state); }, 200.0),
                 std::string(name(place.run(id).state)).c_str());
        QVERIFY2(place.run(id).state == JobState::Done, place.run(id).reason.words.c_str());
        QVERIFY(place.points(id) > 50);
        QCOMPARE(place.points(id), written(place.run(id)));
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
    }

    void talkingShellsAndOddFoldersAreNothingSpecial()
    {
        RemoteLab lab;
        const std::string home = qEnvironmentVariable("LAB").toStdString() + "/home/";
        writeFileAtomically(
            home + ".bashrc",
            "printf '\\377\\376 Maintenance\\n'; echo 'warning: quota' >&2; alias echo='echo aliased'; set -u\n");
        writeFileAtomically(home + ".bash_profile", "printf 'no end of line \\303'; echo careful >&2\n");
        MachineEntry entry = lab.entry();
        entry.runsFolder = lab.root() + "/it's \"mine\"; $(touch hurt) `touch hurt` \xc3\xbc -- *";
        const std::string id = "talking";
        RemotePlace place(lab, file(id), 0, test::quickPace(), entry);
        place.start(test::tinyRun(id));
        const bool ended = place.until([&] { return isFinal(place.run(id).state); }, 60.0);
        std::filesystem::remove(home + ".bashrc");
        std::filesystem::remove(home + ".bash_profile");
        QVERIFY2(ended && place.run(id).state == JobState::Done, place.run(id).reason.words.c_str());
        QCOMPARE(place.points(id), std::int64_t{4});
        QCOMPARE(place.run(id).directory, entry.runsFolder + "/" + id);
        QVERIFY(std::filesystem::exists(entry.runsFolder + "/" + id + "/result.json"));
        QCOMPARE(RemoteLab::jobsNamed(jobToken(id, 1)), 1);
    }
};

TRAINYARD_TEST(RemoteFaultsTest)

} // namespace remote_faults_test

#include "remote_faults_test.moc"
