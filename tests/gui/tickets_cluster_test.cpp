// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard tickets` on a real Slurm behind a real sshd: with_cluster.sh starts them.
#include "backend/base/files.h"
#include "cluster/control/launcher.h"
#include "cluster/control/launcher_arrays.h"
#include "tests/gui/cluster_home.h"
#include "tests/gui/remote_desktop.h"
#include "tests/support/test_environment.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <set>

namespace tickets_cluster_test {

using namespace trainyard;
using test::ClusterHome;
using test::CommandAnswer;
using test::RemoteLab;

namespace {

class TicketsClusterTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ClusterHome> m_home;
    nlohmann::json m_report; ///< of the campaign that wavesOfArraysWaitForWhatTheyNeed() has made

    std::string home() const { return m_home->path(); }
    CommandAnswer command(const QStringList& arguments, int seconds = 120) const
    {
        return m_home->command(arguments, seconds);
    }
    QString specFile(const RunSpec& spec) const { return m_home->specFile(spec); }
    std::map<std::string, RunRow> rowsOf(const std::string& campaign)
    {
        std::map<std::string, RunRow> rows;
        const RunStore store(m_home->store());
        for (const RunRow& row : store.reader()->campaignRuns(campaign))
            rows[row.cell] = row;
        return rows;
    }
    static RunSpec net(const std::string& name)
    {
        RunSpec spec = test::smallRun(name, {.trainSamples = 256});
        spec.model.widthMultiplier = 0.25;
        spec.model.dropout = 0.0;
        spec.resources.placement.timeLimitMinutes = 10;
        return spec;
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

    /// Base runs; for each seed an array that waits for its base run; arrays of later rounds that wait task by task.
    void wavesOfArraysWaitForWhatTheyNeed()
    {
        const CommandAnswer done = command({"tickets",
                                            specFile(net("tickets")),
                                            "--machine",
                                            "Cluster",
                                            "--sparsity",
                                            "0.5,0.8",
                                            "--reset-epochs",
                                            "0,1",
                                            "--seeds",
                                            "2",
                                            "--controls",
                                            "redraw",
                                            "--rounds",
                                            "2",
                                            "--throttle",
                                            "4",
                                            "--instability-epochs",
                                            "1",
                                            "--wait",
                                            "--json"},
                                           1200);
        QVERIFY2(done.code == 0, done.errors.c_str());
        const nlohmann::json report = m_report = done.json();
        const std::map<std::string, RunRow> rows = rowsOf(report["campaign"].get<std::string>());
        QCOMPARE(rows.size(), std::size_t{2 * (1 + 2 * 2 * 2 + 2) + 4});
        std::set<std::string> arrays;
        for (const auto& [cell, row] : rows) {
            QVERIFY2(row.state == JobState::Done, (cell + ": " + row.reason.words).c_str());
            QCOMPARE(row.attempts, 1);
            arrays.insert(arrayOfTask(row.token));
        }
        QCOMPARE(arrays.size(), std::size_t{1 + 2 + 2 + 2 + 1 + 2}); // base; rounds 1, 2, redraw a seed; copies a, b
        const auto follows = [&](const std::string& later, const std::string& earlier) {
            const double waited = rows.at(later).startedAt - rows.at(earlier).endedAt;
            if (waited < -1.0)
                qWarning("%s began %.1f s before %s ended", later.c_str(), -waited, earlier.c_str());
            return waited >= -1.0;
        };
        for (const std::string seed : {"s1", "s2"})
            for (const std::string ticket : {"p50-e0-", "p80-e0-", "p50-e1-", "p80-e1-"}) {
                QVERIFY(follows(ticket + seed + "-r1", "base-" + seed));
                QVERIFY(follows(ticket + seed, ticket + seed + "-r1"));
            }
        QVERIFY(follows("b-p80-e1-s1", "a-p80-e1-s1"));
        for (const auto& row : report["rows"])
            QVERIFY(std::abs(row["places"][1]["sparsity"].get<double>() - 0.8) < 1e-3);
        QVERIFY(report["instability"]["points"][0]["masked"].is_number());
    }

    /// With an empty store, from what lies on the cluster alone.
    void aNewDesktopFindsTheCampaignAgain()
    {
        QVERIFY(m_report.contains("campaign"));
        const std::string campaign = m_report["campaign"].get<std::string>(), other = home() + "/new desktop";
        const auto there = [&](const QStringList& arguments) {
            const CommandAnswer answer = test::trainyardCommand(other, arguments, {}, 300);
            if (answer.code != 0)
                qInfo("%s: %d: %s", qPrintable(arguments.join(' ')), answer.code, answer.errors.c_str());
            return answer;
        };
        const std::size_t runs = rowsOf(campaign).size();
        const nlohmann::json adopted = there({"store", "adopt", "Cluster", "--json"}).json();
        QCOMPARE(adopted["runs"].get<std::size_t>(), runs);
        QCOMPARE(adopted["campaigns"].size(), std::size_t{1});
        QCOMPARE(adopted["campaigns"][0].get<std::string>(), campaign);
        QVERIFY2(adopted["skipped"].empty(), adopted["skipped"].dump().c_str());
        const nlohmann::json report = there({"tickets", "--report", QString::fromStdString(campaign), "--json"}).json();
        for (const char* part : {"dense", "rows", "instability"})
            QVERIFY2(report[part] == m_report[part], (report[part].dump() + "\n" + m_report[part].dump()).c_str());
        // It knows the jobs, so that nothing goes out twice; and once more it finds nothing new.
        QCOMPARE(there({"series", "missing", QString::fromStdString(campaign), "--wait"}).code, 0);
        for (const auto& [cell, row] : rowsOf(campaign))
            QCOMPARE(row.attempts, 1);
        // A damaged spec, longer than an answer may be, is skipped alone.
        const std::filesystem::path damaged =
            std::filesystem::path(rowsOf(campaign).begin()->second.directory).parent_path() / "damaged";
        std::filesystem::create_directory(damaged);
        writeFileAtomically(damaged / "spec.json", "");
        std::filesystem::resize_file(damaged / "spec.json", std::uintmax_t{80} << 20);
        const nlohmann::json again = there({"store", "adopt", "Cluster", "--json"}).json();
        QCOMPARE(again["runs"].get<std::size_t>(), std::size_t{0});
        QCOMPARE(again["known"].get<std::size_t>(), runs);
        QCOMPARE(again["skipped"].size(), std::size_t{1});
        std::filesystem::remove_all(damaged);
        QCOMPARE(RemoteLab::jobsLeft(), 0);
    }

    void theForecastGoesByWhatTheClusterHasRoomFor()
    {
        const auto forecast = [&](const QString& machine, const QStringList& more = {}) {
            const CommandAnswer answer =
                command(QStringList{"tickets", specFile(net("room")), "--machine", machine, "--sparsity", "0.5,0.8",
                                    "--reset-epochs", "0,1", "--plan", "--json"} +
                        more);
            return answer.code == 0 ? answer.json()["forecast"] : nlohmann::json();
        };
        const int cores = std::stoi(RemoteLab::sh("sinfo -h -p $(sinfo -h -o %P | grep '[*]' | head -n 1 | tr -d '*') "
                                                  "-o '%D %c' | awk '{ n += $1 * $2 } END { print n }'"));
        const nlohmann::json known = forecast("Cluster");
        QCOMPARE(known["parallel"].get<int>(), cores); // of one thread each
        QVERIFY(known["parallel_known"].get<bool>());
        QVERIFY(known["bytes_free"].get<std::int64_t>() > 0);
        QCOMPARE(forecast("Cluster", {"--throttle", "2"})["parallel"].get<int>(), std::min(2, cores));
        // Not reached, it is said to be unknown.
        QCOMPARE(command({"machine", "add", "Away", "--host", "nowhere.invalid", "--scheduler", "slurm"}).code, 0);
        const nlohmann::json unknown = forecast("Away");
        QCOMPARE(unknown["parallel"].get<int>(), 1);
        QVERIFY(!unknown["parallel_known"].get<bool>());
        QVERIFY(unknown["bytes_free"].is_null());
    }

    /// What can never start does not wait for ever; it says why, and goes out again with what it needs.
    void cellsOfAFailedBaseEndWithAReason()
    {
        RunSpec bad = net("bad");
        bad.model.weights = home() + "/weights.safetensors"; // it is brought there, and is none
        std::ofstream(bad.model.weights) << "no weights at all";
        const CommandAnswer failed = command({"tickets", specFile(bad), "--machine", "Cluster", "--sparsity", "0.5,0.8",
                                              "--reset-epochs", "0", "--rounds", "2", "--wait", "--json"},
                                             600);
        QVERIFY(failed.code != 0);
        const std::string campaign = failed.json()["campaign"].get<std::string>();
        const std::map<std::string, RunRow> rows = rowsOf(campaign);
        QCOMPARE(rows.size(), std::size_t{5});
        for (const auto& [cell, row] : rows) {
            qInfo("%s: %s: %s", cell.c_str(), std::string(name(row.state)).c_str(), row.reason.words.c_str());
            QVERIFY(canResume(row.state) && !row.reason.empty());
            QVERIFY(cell == "base-s1" || row.attempts == 0);
            QVERIFY(cell == "base-s1" || row.reason.words.starts_with("the job it waits for has failed"));
        }
        QVERIFY(command({"series", "missing", QString::fromStdString(campaign), "--wait"}, 600).code != 0);
        for (const auto& [cell, row] : rowsOf(campaign)) {
            QVERIFY2(canResume(row.state), cell.c_str());
            QVERIFY2(arrayOfTask(row.token).ends_with("-2"), row.token.c_str());
        }
        QCOMPARE(RemoteLab::jobsLeft(), 0);
    }
};

TRAINYARD_TEST(TicketsClusterTest)

} // namespace

} // namespace tickets_cluster_test

#include "tickets_cluster_test.moc"
