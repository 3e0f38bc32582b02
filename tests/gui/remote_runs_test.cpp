// SPDX-License-Identifier: GPL-3.0-or-later
// Runs through the services of the window on a real Slurm behind a real sshd: with_cluster.sh starts them.
#include "backend/base/clock.h"
#include "gui/services/weights_inspect_service.h"
#include "tests/gui/homes.h"
#include "tests/gui/remote_desktop.h"
#include "tests/support/test_environment.h"

namespace remote_runs_test {

using namespace trainyard;
using test::Desktop;
using test::RemoteLab;
using test::smallRun;

class RemoteRunsTest : public QObject {
    Q_OBJECT

    test::Homes m_homes;

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
    }

    void trainsOnTwoNodesAndIsFollowedToItsEnd()
    {
        RemoteLab lab;
        Desktop desktop(lab, m_homes("two nodes"));
        QVERIFY(desktop.add(lab.entry()));
        // Both "nodes" are one host here; Open MPI 4.1 then sometimes crashes as its ranks first connect over TCP.
        std::string id;
        for (const char* next : {"two-nodes", "two-nodes-again", "two-nodes-once-more"}) {
            id = test::ownId(next);
            RunSpec spec = smallRun(id);
            spec.resources.ranks = 8;
            spec.resources.placement.nodes = 2;
            spec.resources.placement.timeLimitMinutes = 10;
            QSignalSpy submitted(&desktop.launch, &LaunchService::submitted);
            desktop.follow.setWatched(QString::fromStdString(id));
            desktop.launch.start(spec, "lab"); // connects by itself
            // Told by who did it, and by who asked and sees that it was done.
            QTRY_VERIFY_WITH_TIMEOUT(submitted.count() >= 1, 180'000);
            QVERIFY(QTest::qWaitFor([&] { return isFinal(desktop.state(id)); }, 400'000));
            if (desktop.state(id) != JobState::Failed ||
                desktop.reader->run(id)->reason.words.find("Segmentation fault") == std::string::npos)
                break;
        }
        QVERIFY(desktop.reaches(id, JobState::Done, 5));
        const RunRow row = *desktop.reader->run(id);
        QCOMPARE(row.machine, std::string("lab"));
        QCOMPARE(row.directory, lab.entry().runsFolder + "/" + id);
        const std::vector<SeriesRow> series = desktop.reader->series(row.key);
        const auto loss =
            std::find_if(series.begin(), series.end(), [](const SeriesRow& one) { return one.name == "train/loss"; });
        QVERIFY(loss != series.end());
        QCOMPARE(loss->points, 16); // 2 epochs of 512 / 64 steps
        const JobRow job = *desktop.reader->job(row.token);
        QVERIFY(!job.jobId.empty());
        QVERIFY2(job.nodes.find("n[01-02]") != std::string::npos, job.nodes.c_str());
        const std::string log = readFile(row.directory + "/slurm.log");
        QVERIFY2(log.find("on n[01-02]") != std::string::npos, log.c_str());
        QCOMPARE(desktop.failures, 0);
        // Its weights are measured where they lie.
        WeightsInspectService weights(std::make_shared<const EngineCalls>(QString(), &desktop.hub));
        QSignalSpy inspected(&weights, &WeightsInspectService::inspected);
        QSignalSpy refused(&weights, &WeightsInspectService::failed);
        weights.inspect({"lab", row.directory, {}});
        QTRY_VERIFY_WITH_TIMEOUT(inspected.count() + refused.count() == 1, 60'000);
        QVERIFY2(refused.isEmpty(), refused.isEmpty() ? "" : refused[0][1].value<Error>().text().c_str());
        const auto magnitudes = inspected[0][1].value<std::shared_ptr<const WeightMagnitudes>>();
        QVERIFY(magnitudes->all.weights > 0);
        weights.inspect({"lab", row.directory + "/no such file", {}});
        QTRY_VERIFY_WITH_TIMEOUT(refused.count() == 1, 60'000);
        QVERIFY(refused[0][1].value<Error>().text().find("no such file") != std::string::npos);
        const std::string info = readFile(row.directory + "/attempts/0001/attempt.json");
        QVERIFY2(info.find("\"ranks\":8") != std::string::npos || info.find("\"ranks\": 8") != std::string::npos,
                 info.c_str());
    }
};

TRAINYARD_TEST(RemoteRunsTest)

} // namespace remote_runs_test

#include "remote_runs_test.moc"
