// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/campaign_dialogs.h"
#include "gui/campaigns/campaigns_page.h"
#include "gui/campaigns/study_view.h"
#include "gui/new_run/campaign_dialog.h"
#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/widgets/segmented_control.h"
#include "tests/gui/whole_window.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

namespace campaign_light_test {

using namespace trainyard;

namespace {

struct Window : test::WholeWindow {
    using WholeWindow::WholeWindow;
    NewRunPage& form() { return page<NewRunPage>(PageId::NewRun); }
    CampaignsPage& campaignsPage() { return page<CampaignsPage>(PageId::Campaigns); }
};

} // namespace

/// A scaling study all the way round: from the New run form through its dialog, trained by the engine, followed live,
/// read.
class CampaignLightTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase() { test::useOwnHome(m_folder); }

    void aStudyGoesAllTheWayRound()
    {
        Window stage(m_folder.filePath(QStringLiteral("settings.ini")));
        stage.window.showPage(PageId::NewRun);
        NewRunViewModel& form = *stage.form().model();
        QTRY_COMPARE(form.presetName(), QStringLiteral("First run: glyphs"));
        form.edit([](RunSpec& spec) {
            spec.data.trainSamples = 1280;
            spec.data.validationSamples = 256;
            spec.training.epochs = 3;
            spec.resources.threads = 1;
        });
        form.setName(QStringLiteral("Glyphs, shared batch"));
        QPushButton* button = nullptr;
        for (QPushButton* one : stage.form().findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Start as campaign…"))
                button = one;
        QVERIFY(button && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        auto* dialog = stage.form().findChild<CampaignDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->form().setRanks(QStringLiteral("1, 2, 3"));
        auto* repeats = dialog->findChild<QSpinBox*>();
        repeats->setFocus();
        repeats->selectAll();
        QTest::keyClicks(repeats, QStringLiteral("2"));
        QCOMPARE(dialog->form().lines().size(), 6);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("startCampaign")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stage.window.currentPage()->id(), PageId::Campaigns, 10'000);
        CampaignsViewModel& model = *stage.campaignsPage().model();
        QTRY_COMPARE(model.cells()->rowCount(), 6);
        QTRY_VERIFY_WITH_TIMEOUT(model.campaign() && model.campaign()->campaign.done >= 3, 90'000);
        QVERIFY(model.unfinished() > 0);
        QStringList crooked = test::photograph(stage.window, QStringLiteral("window-campaigns-running"), {{1440, 900}});
        QVERIFY2(crooked.isEmpty(), qPrintable(crooked.join(QLatin1Char('\n'))));
        QTRY_VERIFY_WITH_TIMEOUT(model.campaign()->campaign.done == 6, 120'000);
        QCOMPARE(model.unfinished() + model.missing(), 0);
        QVERIFY(!model.words().isEmpty() && model.campaign()->costs && model.campaign()->fitted == 2);
        crooked = test::photograph(stage.window, QStringLiteral("window-campaigns"), {{1440, 900}, {1000, 580}},
                                   [] { QTest::qWait(60); });
        QVERIFY2(crooked.isEmpty(), qPrintable(crooked.join(QLatin1Char('\n'))));
        QTest::mouseClick(
            stage.campaignsPage().study()->findChild<SegmentedControl*>()->findChildren<QToolButton*>().at(1),
            Qt::LeftButton);
        crooked = test::photograph(stage.window, QStringLiteral("window-convergence"), {{1440, 900}},
                                   [] { QTest::qWait(60); });
        QVERIFY2(crooked.isEmpty(), qPrintable(crooked.join(QLatin1Char('\n'))));
        // New run foretells the speed of more ranks from these runs.
        stage.window.showPage(PageId::NewRun);
        form.edit([](RunSpec& spec) { spec.resources.ranks = 4; });
        QTest::qWait(2500);
        crooked = test::photograph(stage.window, QStringLiteral("window-new-run-forecast"), {{1440, 900}},
                                   [] { QTest::qWait(60); });
    }
};

TRAINYARD_WIDGET_TEST(CampaignLightTest)

} // namespace campaign_light_test

#include "campaign_light_test.moc"
