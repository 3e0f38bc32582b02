// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns as arrays on a real Slurm behind a real sshd, followed in the window: with_cluster.sh starts them.
#include "gui/campaigns/campaigns_page.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/new_run/campaign_form.h"
#include "gui/widgets/theme.h"
#include "tests/gui/homes.h"
#include "tests/gui/remote_window.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>

#include <set>

namespace campaign_cluster_test {

using namespace trainyard;
using test::RemoteLab;

namespace {

/// The window on its page of campaigns.
struct Window : test::RemoteWindow {
    Window(RemoteLab& lab, const std::string& home) : RemoteWindow(lab, home) { window.showPage(PageId::Campaigns); }
    CampaignsPage& page() { return *static_cast<CampaignsPage*>(window.page(PageId::Campaigns)); }
    CampaignsViewModel& model() { return *page().model(); }
    std::vector<RunRow> rows() { return model().campaign() ? model().campaign()->rows : std::vector<RunRow>(); }
    int count(JobState state)
    {
        int count = 0;
        for (const RunRow& row : rows())
            count += row.state == state;
        return count;
    }
    void tell()
    {
        for (const RunRow& row : rows())
            qInfo("%s %s %s: %s", row.cell.c_str(), row.token.c_str(), std::string(name(row.state)).c_str(),
                  row.reason.words.c_str());
    }
};

/// Its cells get ids of their own.
RunSpec repeated(const std::string& name)
{
    RunSpec spec = test::smallRun({}, {.trainSamples = 256});
    spec.name = name;
    spec.model.widthMultiplier = 0.25;
    spec.resources.placement.timeLimitMinutes = 10;
    return spec;
}

} // namespace

class CampaignClusterTest : public QObject {
    Q_OBJECT

    test::Homes m_homes;

private slots:
    void initTestCase()
    {
        if (!SshTransport::available())
            QSKIP("built without libssh");
        Theme::instance().install(*qApp);
    }

    void twoCascadesOfTenAreFollowedToTheirEnd()
    {
        RemoteLab lab;
        Window stage(lab, m_homes("cascades"));
        CampaignForm form(stage.services, repeated("Lottery tickets, 20 seeds"), 2);
        form.setPlace({"lab", true});
        form.setKind(CampaignForm::Kind::Series);
        form.setRepeats(20);
        form.setCascade(10);
        form.setThrottle(10);
        QSignalSpy started(&form, &CampaignForm::started);
        form.start();
        QTRY_COMPARE_WITH_TIMEOUT(started.size(), 1, 60'000);
        const QString id = started[0][0].toString();
        stage.page().openCampaign(id);
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().cells()->rowCount(), 20, 60'000);
        // Followed live: some are done while others, which wait for them task by task, are not.
        QTRY_VERIFY_WITH_TIMEOUT(stage.count(JobState::Done) >= 1 && stage.model().unfinished() >= 1, 400'000);
        const QStringList crooked = test::photograph(stage.window, QStringLiteral("window-campaign-cluster"),
                                                     {{1440, 900}}, [] { QTest::qWait(60); });
        QVERIFY2(crooked.isEmpty(), qPrintable(crooked.join(QLatin1Char('\n'))));
        const bool whole = QTest::qWaitFor([&] { return stage.count(JobState::Done) == 20; }, 400'000);
        if (!whole)
            stage.tell();
        QVERIFY(whole);
        QCOMPARE(stage.failures, 0);
        (void)test::photograph(stage.window, QStringLiteral("window-campaign-cluster-done"), {{1440, 900}},
                               [] { QTest::qWait(60); });
        // Two arrays, and no run before the one it waits for.
        std::set<std::string> arrays;
        std::map<std::string, RunRow> byCell;
        for (const RunRow& row : stage.rows()) {
            arrays.insert(row.token.substr(0, row.token.find('_')));
            byCell[row.cell] = row;
        }
        QCOMPARE(arrays,
                 (std::set<std::string>{"ty-" + id.toStdString() + ".g1-1", "ty-" + id.toStdString() + ".g2-1"}));
        for (int i = 1; i <= 10; ++i) {
            const RunRow &first = byCell.at("r" + std::to_string(i)), second = byCell.at("r" + std::to_string(i + 10));
            QVERIFY2(second.startedAt >= first.endedAt - 2.0, second.cell.c_str());
            QVERIFY(!stage.store->reader()->job(first.token)->jobId.empty());
        }
    }

    void onlyTheFailedTasksGoOutAgain()
    {
        RemoteLab lab;
        Window stage(lab, m_homes("again"));
        RunSpec spec = repeated("Four seeds");
        spec.data.trainSamples = 2048; // 160 steps, which are slow enough to be cancelled
        spec.training.epochs = 5;
        lab.setSlow(true);
        CampaignForm form(stage.services, spec, 2);
        form.setPlace({"lab", true});
        form.setKind(CampaignForm::Kind::Series);
        form.setRepeats(3);
        QSignalSpy started(&form, &CampaignForm::started);
        form.start();
        QTRY_COMPARE_WITH_TIMEOUT(started.size(), 1, 60'000);
        const std::string id = started[0][0].toString().toStdString();
        stage.page().openCampaign(QString::fromStdString(id));
        QTRY_VERIFY_WITH_TIMEOUT(stage.count(JobState::Running) == 3, 360'000);
        lab.setSlow(false);
        stage.launch.cancel(QString::fromStdString(id + ".r2"));
        QTRY_VERIFY_WITH_TIMEOUT(stage.count(JobState::Cancelled) + stage.count(JobState::Stopped) == 1, 360'000);
        QTRY_VERIFY_WITH_TIMEOUT(stage.model().unfinished() == 0, 400'000);
        QCOMPARE(stage.model().missing(), 1);
        stage.model().startMissing();
        QTRY_VERIFY_WITH_TIMEOUT(stage.count(JobState::Done) == 3, 400'000);
        std::map<std::string, std::string> tokens;
        for (const RunRow& row : stage.rows())
            tokens[row.cell] = row.token;
        QCOMPARE(tokens["r1"], "ty-" + id + ".g1-1_0");
        QCOMPARE(tokens["r2"], "ty-" + id + ".g1-2_1"); // under the same number, in an array of its own
        QCOMPARE(tokens["r3"], "ty-" + id + ".g1-1_2");
        QCOMPARE(stage.failures, 0);
    }
};

TRAINYARD_WIDGET_TEST(CampaignClusterTest)

} // namespace campaign_cluster_test

#include "campaign_cluster_test.moc"
