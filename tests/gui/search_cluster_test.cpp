// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard search` on a real Slurm behind a real sshd: with_cluster.sh starts them.
#include "cluster/control/launcher_arrays.h"
#include "storage/store/run_store.h"
#include "tests/gui/cluster_home.h"

#include <QSignalSpy>

#include <set>

namespace search_cluster_test {

using namespace trainyard;
using nlohmann::json;
using test::ClusterHome;
using test::CommandAnswer;
using test::RemoteLab;

namespace {

constexpr int kRuns = 9;
constexpr const char* kRate = "training.learning_rate.base";
constexpr const char* kBatch = "training.batch_size";

class SearchClusterTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ClusterHome> m_home;

    CommandAnswer command(const QStringList& arguments, int seconds = 120) const
    {
        return m_home->command(arguments, seconds);
    }
    QString file(const std::string& name, const std::string& text) const { return m_home->file(name, text); }
    QString specFile(const std::string& name) const
    {
        RunSpec spec = test::smallRun(name, {.trainSamples = 256});
        spec.model.widthMultiplier = 0.25;
        spec.training.epochs = 4;
        spec.resources.placement.timeLimitMinutes = 10;
        return file(name + ".json", toText(spec));
    }
    static json space(json stopping)
    {
        json plan = {{"parameters",
                      {{"training/learning_rate/base", {{"low", 0.001}, {"high", 1.0}, {"scale", "log"}}},
                       {"training/batch_size", {16, 32}}}},
                     {"goal", {{"series", "val/loss"}, {"direction", "min"}}},
                     {"sampler", "bayesian"},
                     {"runs", kRuns}};
        if (!stopping.is_null())
            plan["stopping"] = std::move(stopping);
        return plan;
    }
    /// Runs to the end on the cluster, and returns the report.
    json searched(const std::string& name, json stopping)
    {
        const CommandAnswer done = command({"search", file(name + " space.json", space(std::move(stopping)).dump()),
                                            "--on", specFile(name), "--machine", "Cluster", "--wait", "--json"},
                                           600);
        return done.code == 0 ? done.json() : json();
    }
    /// All runs were tasks of one array, went out once, and have the settings that the report tells.
    void verifyRuns(const json& report)
    {
        const RunStore store(m_home->store());
        const auto reader = store.reader();
        std::set<std::string> arrays;
        const std::vector<RunRow> rows = reader->campaignRuns(report["campaign"].get<std::string>());
        QCOMPARE(rows.size(), std::size_t{kRuns});
        for (const RunRow& row : rows) {
            QVERIFY2(row.state == JobState::Done, (row.cell + ": " + row.reason.words).c_str());
            QCOMPARE(row.attempts, 1);
            arrays.insert(arrayOfTask(row.token));
        }
        QCOMPARE(arrays.size(), std::size_t{1});
        QCOMPARE(report["runs"].size(), std::size_t{kRuns});
        std::set<json> points;
        std::size_t continued = 0;
        for (const json& run : report["runs"]) {
            QVERIFY2(run["state"] == "done" || run["state"] == "stopped", run.dump().c_str());
            const json& settings = run["settings"];
            QVERIFY2(settings.contains(kRate) && settings.contains(kBatch), run.dump().c_str());
            const double rate = settings[kRate].get<double>();
            QVERIFY2(rate >= 0.001 && rate <= 1.0, run.dump().c_str());
            QVERIFY2(run["values"][0].is_number() && run["epoch"].get<double>() >= 1.0, run.dump().c_str());
            if (run["from"].get<int>() == 0) {
                points.insert(settings);
                continue;
            }
            ++continued;
            QVERIFY(settings == report["runs"][run["from"].get<std::size_t>() - 1]["settings"]);
        }
        QCOMPARE(points.size(), kRuns - continued); // the runs ask one another, so that no point is tried twice
        QVERIFY(report["best"].is_string());
        const json again = command({"search", "--report", QString::fromStdString(report["campaign"]), "--json"}).json();
        QVERIFY2(again["runs"] == report["runs"], again["runs"].dump().c_str());
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

    void anArrayAsksForItsPoints()
    {
        const json report = searched("whole", nullptr);
        QVERIFY(report.is_object());
        verifyRuns(report);
        QCOMPARE(report["counts"]["done"].get<int>(), kRuns);
        QCOMPARE(report["epochs_trained"].get<double>(), 4.0 * kRuns);
        QCOMPARE(RemoteLab::jobsLeft(), 0);
    }

    /// Without --wait: each report asks the cluster how far the runs are.
    void theReportFollowsAQueuedArrayToItsEnd()
    {
        const CommandAnswer queued = command({"search", file("queued space.json", space(nullptr).dump()), "--on",
                                              specFile("queued"), "--machine", "Cluster", "--json"});
        QCOMPARE(queued.code, 0);
        const QString campaign = QString::fromStdString(queued.json()["campaign"]);
        json report;
        const auto ended = [&] {
            report = command({"search", "--report", campaign, "--json"}).json();
            return report["counts"]["waiting"] == 0 && report["counts"]["running"] == 0;
        };
        QTRY_VERIFY2_WITH_TIMEOUT(ended(), report.dump().c_str(), 300000);
        verifyRuns(report);
        QCOMPARE(report["counts"]["done"].get<int>(), kRuns);
        QCOMPARE(RemoteLab::jobsLeft(), 0);
    }

    /// The tasks after that end at once and have no point; they can go on once there is more.
    void runsBeyondTheBudgetAreNotStarted()
    {
        json plan = space(nullptr);
        plan["runs"] = 4;
        plan["at_once"] = 1;
        plan["budget"] = {{"device_hours", 1e-6}};
        const CommandAnswer done = command({"search", file("budget space.json", plan.dump()), "--on",
                                            specFile("budget"), "--machine", "Cluster", "--wait", "--json"},
                                           600);
        QCOMPARE(done.code, 3); // stopped
        const json report = done.json();
        QCOMPARE(report["counts"]["done"].get<int>(), 1);
        QCOMPARE(report["counts"]["waiting"].get<int>(), 3);
        QCOMPARE(report["counts"]["failed"].get<int>(), 0);
        for (const json& run : report["runs"])
            QVERIFY2(run["settings"].empty() == (run["state"] == "waiting"), run.dump().c_str());
        const CommandAnswer more =
            command({"search", "--more", "budget", "--runs", "1", "--device-hours", "1", "--wait", "--json"}, 600);
        QVERIFY2(more.code == 0, more.errors.c_str());
        QCOMPARE(more.json()["counts"]["done"].get<int>(), 5);
        QVERIFY(more.json()["runs"][0] == report["runs"][0]); // it did not train again
        QCOMPARE(RemoteLab::jobsLeft(), 0);
    }

    /// Tasks that are stopped at a rung have ended; others go on from their checkpoints.
    void runsStoppedAtARungEnd()
    {
        const json report = searched("asha", {{"rule", "asha"}, {"first_rung", 1}, {"reduction", 2}});
        QVERIFY(report.is_object());
        verifyRuns(report);
        QVERIFY(report["counts"]["stopped"].get<int>() > 0);
        QVERIFY(report["epochs_trained"].get<double>() < 4.0 * kRuns);
        QCOMPARE(RemoteLab::jobsLeft(), 0);
    }
};

TRAINYARD_TEST(SearchClusterTest)

} // namespace

} // namespace search_cluster_test

#include "search_cluster_test.moc"
