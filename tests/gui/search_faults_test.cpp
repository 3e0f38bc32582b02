// SPDX-License-Identifier: GPL-3.0-or-later
// A search as an array whose window is killed and whose scheduler dies: with_cluster.sh starts a cluster of its own.
#include "cluster/control/launcher_arrays.h"
#include "storage/store/run_store.h"
#include "tests/gui/cluster_home.h"

#include <QProcess>
#include <QTest>

#include <csignal>
#include <set>

namespace search_faults_test {

using namespace trainyard;
using namespace trainyard::test;
using nlohmann::json;

namespace {

constexpr int kRuns = 12;

void signalController(int signal)
{
    const std::string file = qEnvironmentVariable("LAB").toStdString() + "/run/slurmctld.p";
    ::kill(static_cast<pid_t>(std::stol(readFile(file))), signal);
}

json space()
{
    return {{"parameters",
             {{"training/learning_rate/base", {{"low", 0.001}, {"high", 1.0}, {"scale", "log"}}},
              {"training/batch_size", {16, 32}}}},
            {"goal", {{"series", "val/loss"}, {"direction", "min"}}},
            {"sampler", "bayesian"},
            {"runs", kRuns},
            {"at_once", 2}};
}

} // namespace

class SearchFaultsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ClusterHome> m_home;

    /// Runs of the search that have asked for their settings.
    int asked() const
    {
        int count = 0;
        std::error_code none; // the folder comes with the array
        const std::filesystem::path searches = m_home->lab().root() + "/runs there/.searches";
        for (const auto& search : std::filesystem::directory_iterator(searches, none))
            for (const auto& trial : std::filesystem::directory_iterator(search.path() / "trials", none))
                count += trial.path().extension() == ".json";
        return count;
    }
    std::unique_ptr<QProcess> started(const char* name, const QStringList& arguments) const
    {
        auto process = std::make_unique<QProcess>();
        QProcessEnvironment environment = commandEnvironment(m_home->path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        process->setProcessEnvironment(environment);
        process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process->start(QString::fromStdString(program(QLatin1String(name)).string()), arguments);
        return process;
    }
    static void killed(QProcess& process)
    {
        process.kill();
        process.waitForFinished();
    }

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        m_home = std::make_unique<ClusterHome>();
        QCOMPARE(m_home->addCluster(QStringLiteral("Cluster")).code, 0);
    }
    void cleanupTestCase() { m_home.reset(); }

    void theKilledWindowAndTheDeadSchedulerCostNoRun()
    {
        RunSpec spec = smallRun("disturbed", {.trainSamples = 2048});
        spec.model.widthMultiplier = 0.25;
        spec.training.epochs = 4;
        spec.resources.placement.timeLimitMinutes = 10;
        const auto waiting = started("trainyard", {"search", m_home->file("space.json", space().dump()), "--on",
                                                   m_home->specFile(spec), "--machine", "Cluster", "--wait"});
        QTRY_VERIFY_WITH_TIMEOUT(asked() >= 2, 120'000);
        QCOMPARE(waiting->state(), QProcess::Running);
        killed(*waiting);
        const auto window = started("trainyard-window", {});
        QTRY_VERIFY_WITH_TIMEOUT(asked() >= 5, 120'000); // nobody but the runs themselves has asked
        QCOMPARE(window->state(), QProcess::Running);
        killed(*window);
        signalController(SIGKILL);
        QTest::qWait(5'000);
        QVERIFY(asked() < kRuns);
        RemoteLab::sh("\"$TRAINYARD_LAB_SCRIPT\" start slurmctld >/dev/null 2>&1");

        const std::unique_ptr<StoreReader> reader = RunStore(m_home->store()).reader();
        const std::vector<CampaignRow> campaigns = reader->campaigns();
        QCOMPARE(campaigns.size(), std::size_t{1});
        json report;
        const auto ended = [&] {
            // Slurm holds a task that it was about to launch when it died ("launch failed requeued held"). One that was
            // launched all the same trains to its end and is let go; one that was not waits for the user.
            for (const RunRow& row : reader->campaignRuns(campaigns[0].id))
                if (row.state == JobState::Held && row.attempts == 0)
                    m_home->command({"runs", "release", QString::fromStdString(row.id)});
            report = m_home->command({"search", "--report", QString::fromStdString(campaigns[0].id), "--json"}).json();
            return report["counts"]["waiting"] == 0 && report["counts"]["running"] == 0;
        };
        QTRY_VERIFY2_WITH_TIMEOUT(ended(), report.dump().c_str(), 400'000);
        QCOMPARE(report["counts"]["done"].get<int>(), kRuns);
        QCOMPARE(report["epochs_trained"].get<double>(), 4.0 * kRuns); // no epoch twice
        std::set<std::string> arrays;
        for (const RunRow& row : reader->campaignRuns(campaigns[0].id)) {
            QCOMPARE(row.attempts, 1);
            arrays.insert(arrayOfTask(row.token));
        }
        QCOMPARE(arrays.size(), std::size_t{1});
        std::set<json> points;
        for (const json& run : report["runs"])
            points.insert(run["settings"]);
        QCOMPARE(points.size(), std::size_t{kRuns});
        QTRY_COMPARE_WITH_TIMEOUT(RemoteLab::jobsLeft(), 0, 60'000); // of tasks that were put back and let go
    }
};

TRAINYARD_TEST(SearchFaultsTest)

} // namespace search_faults_test

#include "search_faults_test.moc"
