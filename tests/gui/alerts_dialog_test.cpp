// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "backend/protocol/reasons_alert.h"
#include "gui/app/alerts_dialog.h"
#include "gui/app/desktop_notice.h"
#include "gui/formats/alert_text.h"
#include "gui/services/alert_service.h"
#include "gui/services/follow_service.h"
#include "gui/services/store_service.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

namespace alerts_dialog_test {

using namespace trainyard;

namespace {

/// A store with two runs and what was noticed about them, and the service that tells it.
struct Stage {
    QTemporaryDir folder;
    std::filesystem::path rules = folder.filePath("config/alerts.json").toStdString();
    std::shared_ptr<RunStore> runs = std::make_shared<RunStore>(folder.filePath("store.sqlite").toStdString());
    StoreService store{runs};
    FollowService follow;
    std::unique_ptr<AlertService> service;

    Stage()
    {
        for (const char* id : {"resnet20v2-cifar10-lr0.1-seed3", "small"}) {
            RunSpec spec;
            spec.id = spec.name = id;
            (void)runs->createRun(spec, "/runs/x", "local").get().value();
        }
        (void)runs
            ->raiseAlert(alert("small", AlertKind::Ended, alertReason("alert.ended", std::vector<Reason>{"done"})))
            .get()
            .value();
        (void)runs
            ->raiseAlert(alert("resnet20v2-cifar10-lr0.1-seed3", AlertKind::Divergence,
                               alertReason("alert.loss-rises", 2.13, 0.412, Count{12'345})))
            .get()
            .value();
        service = std::make_unique<AlertService>(&store, &follow, rules);
    }
    static AlertRow alert(const std::string& run, AlertKind kind, Reason text)
    {
        AlertRow row;
        row.runId = row.runName = run;
        row.kind = alertKindInfo(kind).name;
        row.step = 24'000;
        row.text = std::move(text);
        return row;
    }
};

QPushButton* button(QWidget& in, const char* text)
{
    for (QPushButton* one : in.findChildren<QPushButton*>())
        if (one->text() == QLatin1String(text))
            return one;
    return nullptr;
}

} // namespace

class AlertsDialogTest : public QObject {
    Q_OBJECT

private slots:
    /// A run that is done is in the list, but nothing to look after.
    void anOrderlyEndIsNotCounted()
    {
        Stage stage;
        QTRY_COMPARE(stage.service->unseen(), 2);
        for (const char* state : {"done", "stopped", "failed"}) {
            AlertRow ended =
                Stage::alert("small", AlertKind::Ended, alertReason("alert.ended", std::vector<Reason>{state}));
            ended.about = state;
            ended.attempt = 2;
            QVERIFY(stage.runs->raiseAlert(ended).get().ok());
        }
        AlertService again(&stage.store, &stage.follow, stage.rules);
        QTRY_COMPARE(again.unseen(), 3); // the one that failed
        QVERIFY(stage.runs->raiseAlert(Stage::alert("small", AlertKind::Warning, "one\ntwo\nthree")).get().ok());
        AlertsDialog dialog(&again, &stage.store);
        dialog.show();
        auto* list = dialog.findChild<QTreeWidget*>();
        QTRY_COMPARE(list->topLevelItemCount(), 6);
        int bold = 0;
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            bold += list->topLevelItem(i)->font(0).bold();
            QVERIFY(!list->topLevelItem(i)->text(3).contains(QLatin1Char('\n'))); // a row is one line high
        }
        emit stage.store.changed();
        QTRY_COMPARE(again.unseen(), bold);
        QCOMPARE(bold, 4);
    }

    void initTestCase() { Theme::instance().install(*qApp); }

    void listsWhatWasNoticed()
    {
        Stage stage;
        QTRY_COMPARE(stage.service->unseen(), 2);
        AlertsDialog dialog(stage.service.get(), &stage.store);
        dialog.show();
        auto* list = dialog.findChild<QTreeWidget*>();
        QTRY_COMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(list->topLevelItem(0)->text(2), QStringLiteral("Loss rises again"));
        QCOMPARE(list->topLevelItem(0)->text(3),
                 QStringLiteral("Its training loss has risen to 2.13; it was 0.412 at step 12,345."));
        QVERIFY(list->topLevelItem(0)->toolTip(3).endsWith(
            QStringLiteral("step 12,345. Stop it and go on from an earlier checkpoint with a lower learning rate.")));
        QVERIFY(list->topLevelItem(0)->font(0).bold());
        QVERIFY(list->columnWidth(0) > list->fontMetrics().horizontalAdvance(list->topLevelItem(0)->text(0)));
        QVERIFY(!button(dialog, "Show the run")->isEnabled());
        list->setCurrentItem(list->topLevelItem(1));
        QSignalSpy chosen(&dialog, &AlertsDialog::runChosen);
        button(dialog, "Show the run")->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("small"));
        button(dialog, "No more of this kind for this run")->click();
        QTRY_COMPARE(stage.service->unseen(), 1);
        const auto again = Stage::alert("small", AlertKind::Ended, "again");
        QVERIFY(!stage.runs->raiseAlert(again).get().value());
        button(dialog, "Mark all as seen")->click();
        QTRY_COMPARE(stage.service->unseen(), 0);
        QTRY_VERIFY(!button(dialog, "Mark all as seen")->isEnabled());
    }

    /// The number in the window is that of alerts nobody has seen: not of a run in the trash, of a silenced kind, or of
    /// a list that was read.
    void aListThatWasReadIsSeen()
    {
        Stage stage;
        QTRY_COMPARE(stage.service->unseen(), 2);
        AlertsDialog dialog(stage.service.get(), &stage.store);
        dialog.show();
        auto* list = dialog.findChild<QTreeWidget*>();
        QTRY_COMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(stage.service->unseen(), 2); // news stand out while it is open
        QVERIFY(list->topLevelItem(0)->font(0).bold());
        dialog.close();
        QTRY_COMPARE(stage.service->unseen(), 0);

        AlertRow another = Stage::alert("small", AlertKind::Stall, "silent");
        for (const int attempt : {2, 3}) {
            another.attempt = attempt;
            QVERIFY(stage.runs->raiseAlert(another).get().value());
        }
        QVERIFY(stage.runs->raiseAlert(Stage::alert("resnet20v2-cifar10-lr0.1-seed3", AlertKind::Stall, "silent"))
                    .get()
                    .value());
        emit stage.store.changed();
        QTRY_COMPARE(stage.service->unseen(), 3);
        dialog.show();
        QTRY_COMPARE(list->topLevelItemCount(), 5);
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            if (list->topLevelItem(i)->text(1) == QLatin1String("small") &&
                list->topLevelItem(i)->text(2) == alertTitle("stall"))
                list->setCurrentItem(list->topLevelItem(i));
        button(dialog, "No more of this kind for this run")->click();
        QTRY_COMPARE(stage.service->unseen(), 1); // both of them
        VERIFY_OK(stage.runs->setTrashed({"resnet20v2-cifar10-lr0.1-seed3"}, true).get());
        emit stage.store.changed();
        QTRY_COMPARE(stage.service->unseen(), 0);
    }

    void rulesTakeEffectAtOnce()
    {
        Stage stage;
        AlertsDialog dialog(stage.service.get(), &stage.store);
        dialog.show();
        const auto box = [&](const QString& name) {
            for (QCheckBox* one : dialog.findChildren<QCheckBox*>())
                if (one->text() == name || one->accessibleName() == name)
                    return one;
            return static_cast<QCheckBox*>(nullptr);
        };
        box("No improvement")->click();
        QTRY_VERIFY(std::filesystem::exists(stage.rules));
        QTRY_VERIFY(!readAlertRules(stage.rules)[AlertKind::Plateau].on);
        QVERIFY(!box("No improvement: runs the command")->isEnabled());
        for (QDoubleSpinBox* one : dialog.findChildren<QDoubleSpinBox*>())
            if (one->accessibleName() == QLatin1String("Silent run"))
                one->setValue(3.0);
        QTRY_COMPARE(readAlertRules(stage.rules)[AlertKind::Stall].threshold, 3.0);
        // Another program changes the file: the next alert brings it here.
        AlertRules rules = readAlertRules(stage.rules);
        rules[AlertKind::Ended].desktop = false;
        writeAlertRules(stage.rules, rules);
        QSignalSpy told(stage.service.get(), &AlertService::wantsDesktop);
        emit stage.follow.alertsRaised(
            {Stage::alert("small", AlertKind::Ended, "done"), Stage::alert("small", AlertKind::Stall, "silent")});
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(told[0][0].value<AlertRow>().kind, std::string("stall"));
        QTRY_VERIFY(!box("Run ended: notification on the desktop")->isChecked());
    }

    void theCommandIsTriedAndRun()
    {
        Stage stage;
        AlertsDialog dialog(stage.service.get(), &stage.store);
        dialog.show();
        auto* line = dialog.findChild<QLineEdit*>(QString(), Qt::FindChildrenRecursively);
        for (QLineEdit* one : dialog.findChildren<QLineEdit*>())
            if (one->accessibleName() == QLatin1String("Command"))
                line = one;
        QVERIFY(!button(dialog, "Try it")->isEnabled());
        const std::string file = stage.folder.filePath("told").toStdString();
        line->setText(QString::fromStdString("printf \"$TRAINYARD_ALERT_KIND\" >> '" + file + "'"));
        emit line->editingFinished();
        QSignalSpy tried(stage.service.get(), &AlertService::tried);
        button(dialog, "Try it")->click();
        QTRY_COMPARE_WITH_TIMEOUT(tried.size(), 1, 20'000);
        QVERIFY(tried[0][0].toBool());
        QCOMPARE(readFile(file, 100), std::string("warning"));
        AlertRules rules = stage.service->rules();
        rules[AlertKind::Ended].command = true;
        stage.service->setRules(rules);
        emit stage.follow.alertsRaised({Stage::alert("small", AlertKind::Ended, "done")});
        QTRY_COMPARE_WITH_TIMEOUT(readFile(file, 100), std::string("warningended"), 20'000);
        line->setText("exit 7");
        button(dialog, "Try it")->click();
        QTRY_COMPARE_WITH_TIMEOUT(tried.size(), 2, 20'000);
        QVERIFY(!tried[1][0].toBool() && tried[1][1].toString().contains("7"));
        showDesktopNotice("no desktop", "<b>here</b>"); // does not wait for one
    }

    void looksRight()
    {
        Stage stage;
        AlertsDialog dialog(stage.service.get(), &stage.store);
        dialog.show();
        QTRY_COMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 2);
        QStringList problems = test::photograph(dialog, "alerts", {{860, 520}, {720, 420}});
        auto* tabs = dialog.findChild<SegmentedControl*>();
        tabs->setCurrentIndex(1);
        emit tabs->currentChanged(1);
        problems += test::photograph(dialog, "alerts-rules", {{860, 520}, {720, 420}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(AlertsDialogTest)

} // namespace alerts_dialog_test

#include "alerts_dialog_test.moc"
