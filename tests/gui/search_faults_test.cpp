// SPDX-License-Identifier: GPL-3.0-or-later
// A search as an array whose window is killed and whose scheduler dies: with_cluster.sh starts a cluster of its own.
#include "cluster/control/launcher_arrays.h"
#include "storage/store/run_store.h"
#include "tests/gui/cluster_home.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <map>
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
    std::map<std::string, std::pair<double, int>> m_held; ///< by run: its epoch when last looked at, and how often held
    std::set<std::string> m_resumed;                      ///< runs that were released after they had begun

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
    /// Releases, as a user would, the tasks that Slurm holds because it died when it was about to launch them ("launch
    /// failed requeued held"). One that was launched all the same trains to its end and is let go, so a task that has
    /// begun is released only if it has stood still.
    void letGo(const std::vector<RunRow>& runs)
    {
        constexpr int kStandsStill = 20; // times that it was looked at
        for (const RunRow& row : runs) {
            auto& [epoch, looks] = m_held[row.id];
            looks = row.state == JobState::Held && row.epoch == epoch ? looks + 1 : 0;
            epoch = row.epoch;
            if (looks == 0 || (row.attempts > 0 && looks < kStandsStill))
                continue;
            m_home->command({"runs", "release", QString::fromStdString(row.id)});
            if (row.attempts > 0)
                m_resumed.insert(row.id);
            looks = 0;
        }
    }
    /// What the store and Slurm say of the search.
    std::string situation(StoreReader& reader, const std::string& campaign) const
    {
        std::string text;
        for (const RunRow& row : reader.campaignRuns(campaign))
            text += row.id + ": " + std::string(name(row.state)) + ", " + row.reason.words + ", attempts " +
                    std::to_string(row.attempts) + ", epoch " + std::to_string(row.epoch) + "\n";
        return text + RemoteLab::sh(
                          "squeue -a -r -o '%i %T %r %Z'; sinfo -N -o '%N %T %E'; tail -n 40 \"$LAB/log/slurmctld\"");
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
        const QString campaign = QString::fromStdString(campaigns[0].id);
        json report;
        QElapsedTimer waited;
        waited.start();
        for (;;) {
            report = m_home->command({"search", "--report", campaign, "--json"}).json();
            if (report["counts"]["waiting"] == 0 && report["counts"]["running"] == 0)
                break;
            if (waited.elapsed() > 600'000)
                QFAIL(situation(*reader, campaigns[0].id).c_str());
            letGo(reader->campaignRuns(campaigns[0].id));
            QTest::qWait(1'000);
        }
        QCOMPARE(report["counts"]["done"].get<int>(), kRuns);
        QCOMPARE(report["epochs_trained"].get<double>(), 4.0 * kRuns); // no epoch twice
        std::set<std::string> arrays;
        for (const RunRow& row : reader->campaignRuns(campaigns[0].id)) {
            QVERIFY(row.attempts == 1 || (row.attempts == 2 && m_resumed.contains(row.id))); // some only trained slowly
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
