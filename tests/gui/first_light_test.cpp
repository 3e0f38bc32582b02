// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/spec_form.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "tests/gui/whole_window.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

namespace first_light_test {

using namespace trainyard;

namespace {

struct Window : test::WholeWindow {
    using WholeWindow::WholeWindow;
    NewRunPage& form() { return page<NewRunPage>(PageId::NewRun); }
    RunsPage& runs() { return page<RunsPage>(PageId::Runs); }
};

void type(QLineEdit* edit, const QString& text)
{
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

} // namespace

/// One real run all the way round: picked in the window, trained by the engine, followed, stored, found again.
class FirstLightTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase() { test::useOwnHome(m_folder); }

    void aRunGoesAllTheWayRound()
    {
        const QString settingsFile = m_folder.filePath(QStringLiteral("settings.ini"));
        QString runId;
        RunSpec started;
        {
            Window stage(settingsFile);
            stage.window.showPage(PageId::NewRun);
            NewRunViewModel& model = *stage.form().model();
            QTRY_COMPARE(model.presetName(), QStringLiteral("First run: glyphs"));
            QTRY_VERIFY2_WITH_TIMEOUT(model.startObstacle().isEmpty(), qPrintable(model.startObstacle()), 15'000);
            QVERIFY(model.plan()->parameters.value_or(0) > 1000);
            QTRY_VERIFY(model.devices());
            const QStringList problems = test::photograph(stage.window, QStringLiteral("window-new-run"));
            QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
            // Small enough for a test, and enough to learn something.
            type(static_cast<QLineEdit*>(stage.form().form()->widget(QStringLiteral("/data/train_samples"))),
                 QStringLiteral("1920"));
            type(static_cast<QLineEdit*>(stage.form().form()->widget(QStringLiteral("/data/validation_samples"))),
                 QStringLiteral("512"));
            auto* epochs = static_cast<QSpinBox*>(stage.form().form()->widget(QStringLiteral("/training/epochs")));
            epochs->setFocus();
            epochs->selectAll();
            QTest::keyClicks(epochs, QStringLiteral("3"));
            QTRY_VERIFY2_WITH_TIMEOUT(model.startObstacle().isEmpty(), qPrintable(model.startObstacle()), 15'000);
            QCOMPARE(model.plan()->totalSteps.value_or(0), 90);
            started = model.spec();
            QSignalSpy opened(&stage.form(), &Page::openRunRequested);
            QTest::keyClick(epochs, Qt::Key_Return, Qt::ControlModifier);
            QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, 10'000);
            runId = opened[0][0].toString();
            QCOMPARE(stage.window.currentPage()->id(), PageId::Live);
            const auto state = [&] { return stage.store->reader()->run(runId.toStdString())->state; };
            QTRY_VERIFY_WITH_TIMEOUT(isFinal(state()), 60'000);
            QCOMPARE(QString::fromUtf8(name(state()).data()), QStringLiteral("done"));
            QTest::qWait(1000); // the page follows four times a second
            const QStringList crooked = test::photograph(stage.window, QStringLiteral("window-live"));
            QVERIFY2(crooked.isEmpty(), qPrintable(crooked.join(QLatin1Char('\n'))));
        }
        // Another window, later: everything is found again.
        Window stage(settingsFile);
        QTest::keyClick(&stage.window, Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(stage.window.currentPage()->id(), PageId::Runs);
        RunsViewModel& runs = *stage.runs().model();
        QTRY_COMPARE(runs.shown(), 1);
        stage.runs().table()->selectIds({runId});
        QTRY_COMPARE(runs.chartCurves().size(), 1);
        QCOMPARE(runs.chartCurves().first().bins.size(), 3); // one validation an epoch
        QTest::qWait(300);
        const QStringList problems = test::photograph(stage.window, QStringLiteral("window-runs"));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        stage.runs().table()->setFocus();
        QTest::keyClick(stage.runs().table(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(stage.window.currentPage()->id(), PageId::NewRun);
        QTRY_VERIFY(!stage.form().model()->origin().isEmpty());
        RunSpec cloned = stage.form().model()->spec();
        cloned.name = started.name;
        QVERIFY(cloned == started);
    }
};

TRAINYARD_WIDGET_TEST(FirstLightTest)

} // namespace first_light_test

#include "first_light_test.moc"
