// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of submit – drop the link – reconnect – finish on a real Slurm, through a network that misbehaves:
// TRAINYARD_SOAK_ROUNDS=200 tests/support/with_cluster.sh gui_remote_soak_test. Ten where nothing is said.
// And how often a machine is asked, with one job and with two hundred.
#include "backend/base/clock.h"
#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/transport/local_transport.h"
#include "gui/services/machine_runs.h"
#include "gui/services/settle.h"
#include "tests/gui/remote_lab.h"
#include "tests/support/fault_proxy.h"

#include <algorithm>
#include <chrono>
#include <random>
#include <thread>

using namespace trainyard;
using test::RemoteLab;

namespace {

constexpr int kSteps = 4; // of a run here

RunSpec tinyRun(const std::string& id)
{
    RunSpec spec;
    spec.id = spec.name = id;
    spec.data.trainSamples = 128;
    spec.data.validationSamples = 32;
    spec.training.epochs = 1;
    spec.training.batchSize = 32;
    spec.training.learningRate.warmupEpochs = 0.0;
    spec.resources.threads = 1;
    spec.resources.placement.timeLimitMinutes = 10;
    return spec;
}

/// A program that has the machine for itself.
struct Place {
    Place(RemoteLab& lab, const std::string& file, int port, QueryPace::Intervals pace)
        : store(file), reader(store.reader()), entry(lab.entry()), line(lab.factory(port)(entry, nullptr, nullptr)),
          runs(store, {"lab", test::program("trainyard-engine").string(), pace})
    {
        machine.transport = std::move(line.transport);
    }
    /// One turn, connecting first where that is due; returns in how many seconds the next is.
    double turn()
    {
        try {
            if (!line.line->connected()) {
                line.line->connect();
                furnish(machine, entry);
            }
            const MachineRuns::News news = runs.turn(machine);
            if (news.lost)
                ++losses;
            return news.nextIn;
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::Transport && failure.error().kind != ErrorKind::Timeout)
                throw;
            ++losses;
            return 0.3;
        }
    }

    RunStore store;
    std::unique_ptr<StoreReader> reader;
    MachineEntry entry;
    OpenedLine line;
    Machine machine;
    MachineRuns runs;
    int losses = 0;
};

void rest(double seconds)
{
    std::this_thread::sleep_for(std::chrono::duration<double>(std::max(0.0, seconds)));
}

} // namespace

class RemoteSoakTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        qputenv("TRAINYARD_HOME", m_home.path().toUtf8());
    }

    void nothingIsLostNorDoneTwice()
    {
        const int rounds = std::max(1, qEnvironmentVariable("TRAINYARD_SOAK_ROUNDS", "10").toInt());
        RemoteLab lab;
        test::FaultProxy proxy(RemoteLab::sshPort());
        QueryPace::Intervals pace;
        pace.watched = 0.3;
        pace.afterChange = 0.5;
        pace.longest = 2.0;
        pace.longestError = 2.0;
        Place place(lab, m_home.filePath("soak.db").toStdString(), proxy.port(), pace);
        Machine here;
        here.transport = std::make_unique<LocalTransport>();
        std::unique_ptr<Scheduler> none = std::make_unique<SlurmScheduler>(SlurmTemplate());
        Launcher::Options options;
        options.runsFolder = m_home.path().toStdString();
        Launcher desk(place.store, *here.transport, *none, options);
        std::mt19937 random(7);
        int results = 0, duplicates = 0, lost = 0;
        for (int round = 0; round < rounds; ++round) {
            const std::string id = "soak-" + std::to_string(round);
            desk.start(tinyRun(id), "lab");
            place.runs.setWatched(id);
            const double began = steadyTime();
            const double dropAt = began + std::uniform_real_distribution<double>(0.0, 2.5)(random);
            bool dropped = false;
            double back = 0.0;
            while (steadyTime() - began < 240.0) { // a link cut while the job is submitted costs a lease
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
            if (row.state != JobState::Done)
                qInfo("%s is %s: %s", id.c_str(), std::string(name(row.state)).c_str(), row.reason.c_str());
            std::int64_t points = 0;
            for (const SeriesRow& series : place.reader->series(row.key))
                if (series.name == "train/loss")
                    points = series.points;
            lost += static_cast<int>(kSteps - points);
            duplicates += RemoteLab::jobsNamed(jobToken(id, 1)) - 1;
        }
        qInfo("%d rounds: %d results, %d duplicates, %d lost points; %d connections, the link broke %d times", rounds, results,
              duplicates, lost, proxy.connections(), place.losses);
        QCOMPARE(results, rounds);
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
        Place place(lab, m_home.filePath(QString("calls-%1.db").arg(jobs)).toStdString(), 0, {});
        const std::string prefix = "calls" + std::to_string(jobs) + "-";
        for (int i = 0; i < jobs; ++i) {
            const std::string id = prefix + std::to_string(i);
            settle(place.store.createRun(tinyRun(id), lab.root() + "/" + id, "lab"));
            JobRow job;
            job.token = jobToken(id, 1);
            job.runId = id;
            job.machine = "lab";
            job.directory = lab.root() + "/" + id;
            job.state = JobState::Queued;
            job.submittedAt = unixTime();
            settle(place.store.putJob(job));
        }
        RemoteLab::sh("cd " + lab.root() + "; for i in $(seq 0 " + std::to_string(jobs - 1) + "); do mkdir -p " + prefix
                      + "$i; sbatch -H -o /dev/null -J ty-" + prefix + "$i-1 --wrap true >/dev/null; done");
        place.turn(); // connects, and looks at once
        const int before = lab.calls;
        const double began = steadyTime();
        while (steadyTime() - began < 30.0)
            rest(std::min(place.turn(), 0.5));
        const int calls = lab.calls - before;
        qInfo("%d jobs: %d calls in half a minute over %d connection", jobs, calls, lab.connections.load());
        QCOMPARE(place.reader->run(prefix + "0")->state, JobState::Held);
        QCOMPARE(place.reader->run(prefix + std::to_string(jobs - 1))->state, JobState::Held);
        QVERIFY2(calls >= 1 && calls <= 4, qPrintable(QString::number(calls)));
        QCOMPARE(lab.connections.load(), 1);
        RemoteLab::sh("scancel -t PENDING -u $(id -un)");
    }
};

TRAINYARD_TEST_MAIN(RemoteSoakTest)
#include "remote_soak_test.moc"
