// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of submit – drop the link – reconnect – finish on a real Slurm, through a network that misbehaves:
// as many as TRAINYARD_SOAK_ROUNDS says (tests/soak.sh), or ten.
// And how often a machine is asked, with one job and with two hundred.
#include "cluster/control/settle.h"
#include "gui/services/follow_service.h"
#include "gui/services/launch_service.h"
#include "gui/services/machine_hub.h"
#include "gui/services/machine_watch.h"
#include "gui/services/run_service.h"
#include "tests/cluster/remote_place.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/soak.h"
#include "tests/support/test_environment.h"

#include <random>

namespace remote_soak_test {

using namespace trainyard;
using test::RemoteLab;
using test::rest;
using test::tinyRun;
using Place = test::RemotePlace;

namespace {

constexpr int kSteps = 4; // of a run here

constexpr double kFaster = 4.0; ///< than a window's, the pace of those tests that count what a machine is asked

QueryPace::Intervals windowsPace()
{
    QueryPace::Intervals pace;
    for (double* seconds :
         {&pace.watched, &pace.afterChange, &pace.longest, &pace.longPending, &pace.pendingAfter, &pace.longestError})
        *seconds /= kFaster;
    return pace;
}

WatchPace pagesPace()
{
    WatchPace pace;
    for (double* seconds : {&pace.afterChange, &pace.longest, &pace.cluster, &pace.firstPause, &pace.longestPause})
        *seconds /= kFaster;
    return pace;
}

/// Runs whose jobs stand in the queue, held.
void putHeldJobs(const RemoteLab& lab, RunStore& store, const std::string& prefix, int jobs)
{
    for (int i = 0; i < jobs; ++i)
        test::storeQueued(lab, store, tinyRun(prefix + std::to_string(i)));
    RemoteLab::sh("cd " + lab.root() + "; for i in $(seq 0 " + std::to_string(jobs - 1) + "); do mkdir -p " + prefix +
                  "$i; sbatch -H -o /dev/null -J ty-" + prefix + "$i-1 --wrap true >/dev/null; done");
}

} // namespace

class RemoteSoakTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;

    /// The weights of a run like those of the soak that was started by hand, here.
    std::string undisturbedWeights() const
    {
        const RunDirectory run = RunDirectory::create(m_home.filePath("alone").toStdString(), tinyRun("alone"));
        QProcess engine;
        engine.start(QString::fromStdString(test::program("trainyard-engine").string()),
                     {"run", QString::fromStdString(run.root().string())});
        if (!engine.waitForFinished(100'000) || engine.exitCode() != 0)
            throw std::runtime_error("the undisturbed run failed: " + engine.readAllStandardError().toStdString());
        return weightsOf(run);
    }
    static std::string weightsOf(const RunDirectory& run)
    {
        return test::tensorBytes((run.root() / run.readResult()->checkpoint).string());
    }

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        qputenv("TRAINYARD_HOME", m_home.path().toUtf8());
    }

    void nothingIsLostNorDoneTwice()
    {
        const int rounds = test::soakRounds(10);
        RemoteLab lab;
        test::FaultProxy proxy(RemoteLab::sshPort());
        Place place(lab, m_home.filePath("soak.db").toStdString(), proxy.port(), test::quickPace());
        std::mt19937 random(7);
        const std::string weights = undisturbedWeights();
        int results = 0, duplicates = 0, lost = 0, otherWeights = 0;
        for (int round = 0; round < rounds; ++round) {
            const std::string id = test::ownId("soak-" + std::to_string(round));
            place.start(tinyRun(id));
            place.runs.setWatched({id});
            const double began = steadyTime();
            const double dropAt = began + std::uniform_real_distribution<double>(0.0, 2.5)(random);
            bool dropped = false;
            double back = 0.0;
            while (steadyTime() - began < 120.0) {
                if (!dropped && steadyTime() >= dropAt) {
                    proxy.refuse(true);
                    proxy.reset();
                    dropped = true;
                    back = steadyTime() + 0.5;
                }
                if (back > 0.0 && steadyTime() >= back) {
                    proxy.refuse(false);
                    back = 0.0;
                }
                const double next = place.turn();
                if (isFinal(place.reader->run(id)->state) && dropped && back == 0.0)
                    break;
                rest(std::min(next, 0.1));
            }
            proxy.refuse(false);
            const RunRow row = *place.reader->run(id);
            results += row.state == JobState::Done ? 1 : 0;
            if (row.state == JobState::Done)
                otherWeights += weightsOf(RunDirectory(row.directory)) == weights ? 0 : 1;
            else
                qInfo("%s is %s: %s", id.c_str(), std::string(name(row.state)).c_str(), row.reason.words.c_str());
            const std::int64_t points = place.points(id);
            lost += static_cast<int>(kSteps - points);
            duplicates += RemoteLab::jobsNamed(jobToken(id, 1)) - 1;
            qInfo("%s: %.1f s, cut after %.2f s, %d points", id.c_str(), steadyTime() - began, dropAt - began,
                  static_cast<int>(points));
        }
        qInfo(
            "soak: broken links: %d rounds with %d results; %d jobs doubled; of %d steps in the store %d lost; %d runs "
            "with other weights; %d connections, the link broke %d times",
            rounds, results, duplicates, rounds * kSteps, lost, otherWeights, proxy.connections(), place.losses);
        QCOMPARE(results, rounds);
        QCOMPARE(otherWeights, 0);
        QCOMPARE(duplicates, 0);
        QCOMPARE(lost, 0);
        QVERIFY(proxy.connections() > rounds / 2); // the link was really cut
    }

    void asksSeldomHoweverManyJobs_data()
    {
        QTest::addColumn<int>("jobs");
        QTest::newRow("1 job") << 1;
        QTest::newRow("200 jobs") << 200;
    }
    void asksSeldomHoweverManyJobs()
    {
        QFETCH(int, jobs);
        RemoteLab lab;
        Place place(lab, m_home.filePath(QString("calls-%1.db").arg(jobs)).toStdString(), 0, windowsPace());
        const std::string prefix = test::ownId("calls" + std::to_string(jobs)) + "-";
        putHeldJobs(lab, place.store, prefix, jobs);
        place.turn(); // connects, and looks at once
        const int before = lab.calls;
        const double began = steadyTime();
        while (steadyTime() - began < 30.0 / kFaster)
            rest(std::min(place.turn(), 0.5 / kFaster));
        const int calls = lab.calls - before;
        qInfo("%d jobs: %d calls in half a minute's pace over %d connection", jobs, calls, lab.connections.load());
        QCOMPARE(place.reader->run(prefix + "0")->state, JobState::Held);
        QCOMPARE(place.reader->run(prefix + std::to_string(jobs - 1))->state, JobState::Held);
        QVERIFY2(calls >= 1 && calls <= 4, qPrintable(QString::number(calls)));
        QCOMPARE(lab.connections.load(), 1);
        RemoteLab::sh("scancel -t PENDING -u $(id -un)");
    }

    void asksSeldomWithTheMachinesPageOpen_data() { asksSeldomHoweverManyJobs_data(); }
    /// The window's services, with somebody who looks at the machine's jobs and partitions.
    void asksSeldomWithTheMachinesPageOpen()
    {
        QFETCH(int, jobs);
        RemoteLab lab;
        const std::string home = m_home.filePath(QString("page-%1").arg(jobs)).toStdString();
        makeFolders(home);
        const auto store = std::make_shared<RunStore>(home + "/store.db");
        const std::string prefix = test::ownId("page" + std::to_string(jobs)) + "-";
        putHeldJobs(lab, *store, prefix, jobs);
        MachineBook book(home + "/machines.json");
        MachineHub hub(&book, nullptr, lab.factory());
        LaunchService launch(store);
        FollowService follow;
        RunService remote(store, &hub, &launch, &follow, windowsPace());
        MachineWatch page(&hub, nullptr, pagesPace());
        book.load();
        QTRY_VERIFY_WITH_TIMEOUT(book.loaded(), 60'000);
        book.save(lab.entry());
        QTRY_VERIFY_WITH_TIMEOUT(book.find(QStringLiteral("lab")), 60'000);
        hub.connectMachine(QStringLiteral("lab"));
        page.setWatched(QStringLiteral("lab"));
        QTRY_COMPARE_WITH_TIMEOUT(int(page.view(QStringLiteral("lab")).jobs.size()), jobs, 180'000);
        const int first = lab.calls;
        QTest::qWait(static_cast<int>(60'000 / kFaster));
        const int calls = lab.calls - first;
        qInfo(
            "%d jobs, the Machines page open: %d calls to see it all, %d in a minute's pace after, over %d connection",
            jobs, first, calls, lab.connections.load());
        QCOMPARE(int(page.view(QStringLiteral("lab")).jobs.size()), jobs);
        QCOMPARE(store->reader()->run(prefix + "0")->state, JobState::Held);
        QVERIFY2(calls >= 4 && calls <= 12, qPrintable(QString::number(calls)));
        QCOMPARE(lab.connections.load(), 1);
        RemoteLab::sh("scancel -t PENDING -u $(id -un)");
    }
};

TRAINYARD_TEST(RemoteSoakTest)

} // namespace remote_soak_test

#include "remote_soak_test.moc"
