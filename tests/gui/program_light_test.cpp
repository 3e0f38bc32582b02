// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "gui/campaigns/campaigns_page.h"
#include "gui/live/live_page.h"
#include "gui/new_run/campaign_dialog.h"
#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/parameters_card.h"
#include "gui/new_run/spec_form.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/widgets/segmented_control.h"
#include "tests/gui/whole_window.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include <set>

namespace program_light_test {

using namespace trainyard;

namespace {

constexpr const char* kScript = R"(import argparse
import trainyard
parser = argparse.ArgumentParser(formatter_class=argparse.ArgumentDefaultsHelpFormatter)
parser.add_argument("--lr", type=float, default=0.1, help="learning rate")
parser.add_argument("--epochs", type=int, default=2, metavar="N", help="passes over the data")
parser.add_argument("--schedule", choices=["cosine", "step"], default="cosine", help="how the rate falls")
parser.add_argument("--amp", action="store_true", help="mixed precision")
args = parser.parse_args()
for step in range(1, 10 * args.epochs + 1):
    trainyard.run.log(step, loss=1.0 / step + args.lr, perplexity=2.0 + args.lr, epoch=step / 10)
print("amp is", args.amp, "schedule is", args.schedule)
)";

void type(QLineEdit* edit, const QString& text)
{
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

struct Window : test::WholeWindow {
    using WholeWindow::WholeWindow;
    NewRunPage& form() { return page<NewRunPage>(PageId::NewRun); }
    NewRunViewModel& model() { return *form().model(); }
    template <typename Widget>
    Widget* field(const char* path)
    {
        return qobject_cast<Widget*>(form().form()->widget(QString::fromLatin1(path)));
    }
    template <typename Widget>
    Widget* parameter(const char* name)
    {
        return qobject_cast<Widget*>(form().findChild<ParametersCard*>()->editor(QString::fromLatin1(name)));
    }
    void choose(const char* object, int segment)
    {
        auto* control = form().findChild<SegmentedControl*>(QString::fromLatin1(object));
        QTest::mouseClick(control->findChildren<QToolButton*>().at(segment), Qt::LeftButton);
    }
};

} // namespace

/// A script of a person, all the way round: typed into the form, asked for its help, started, followed, cloned,
/// searched.
class ProgramLightTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase() { test::useOwnHome(m_folder); }

    void aScriptGoesAllTheWayRound()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            QSKIP("no Python");
        const std::filesystem::path folder = m_folder.filePath(QStringLiteral("net")).toStdString();
        makeFolders(folder);
        writeFileAtomically(folder / "train.py", kScript);
        Window stage(m_folder.filePath(QStringLiteral("settings.ini")));
        stage.window.showPage(PageId::NewRun);
        QTRY_VERIFY(!stage.model().presetName().isEmpty());
        stage.choose("source", 1);
        QVERIFY(stage.model().isProgram());
        QVERIFY(!stage.field<QWidget>("/training/epochs")->isVisible());

        // What is wrong stands at its field.
        type(stage.field<QLineEdit>("/program/command"), QStringLiteral("python3 trian.py --lr 0.2"));
        type(stage.field<QLineEdit>("/program/folder"), QString::fromStdString(folder.string()));
        QTRY_VERIFY2_WITH_TIMEOUT(!stage.model().problems().value(QStringLiteral("/program/command")).isEmpty(),
                                  qPrintable(stage.model().startObstacle() + stage.model().specText()), 15'000);
        QVERIFY(!stage.model().startObstacle().isEmpty());
        type(stage.field<QLineEdit>("/program/command"), QStringLiteral("python3 train.py --lr 0.2"));
        QTest::keyClick(stage.field<QLineEdit>("/program/command"), Qt::Key_Tab);
        QCOMPARE(stage.field<QLineEdit>("/program/command")->text(), QStringLiteral("python3 train.py"));
        QCOMPARE(stage.parameter<QLineEdit>("lr")->text(), QStringLiteral("0.2"));

        auto* read = stage.form().findChild<QPushButton*>(QStringLiteral("readHelp"));
        QTRY_VERIFY(read->isEnabled());
        QTest::mouseClick(read, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stage.parameter<QComboBox>("schedule"), 60'000);
        QVERIFY(stage.parameter<QLineEdit>("epochs")->text().isEmpty());
        QCOMPARE(stage.parameter<QLineEdit>("epochs")->placeholderText(), QStringLiteral("2"));
        type(stage.parameter<QLineEdit>("epochs"), QStringLiteral("3"));
        auto* schedule = stage.parameter<QComboBox>("schedule");
        schedule->setCurrentIndex(schedule->findData(QStringLiteral("step")));
        emit schedule->activated(schedule->currentIndex());
        QTest::mouseClick(stage.parameter<QCheckBox>("amp"), Qt::LeftButton, {},
                          QPoint(8, stage.parameter<QCheckBox>("amp")->height() / 2));
        QTRY_VERIFY2_WITH_TIMEOUT(stage.model().startObstacle().isEmpty(), qPrintable(stage.model().startObstacle()),
                                  15'000);
        const QStringList problems = test::photograph(stage.window, QStringLiteral("window-program"));
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));

        // It runs, and Live shows what it says of itself.
        const RunSpec started = stage.model().spec();
        QSignalSpy opened(&stage.form(), &Page::openRunRequested);
        QTest::keyClick(&stage.form(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, 10'000);
        const std::string runId = opened[0][0].toString().toStdString();
        const auto state = [&] { return stage.store->reader()->run(runId)->state; };
        QTRY_VERIFY_WITH_TIMEOUT(isFinal(state()), 60'000);
        QCOMPARE(QString::fromUtf8(name(state()).data()), QStringLiteral("done"));
        QCOMPARE(stage.store->reader()->run(runId)->step, std::int64_t{30});
        QTest::qWait(1000); // the page follows four times a second
        const QStringList crooked = test::photograph(stage.window, QStringLiteral("window-program-live"));
        QVERIFY2(crooked.isEmpty(), qPrintable(crooked.join(QLatin1Char('\n'))));
        for (QAction* action : stage.page<LivePage>(PageId::Live).runActions())
            QVERIFY2(!action->isVisible() || action->text() != QStringLiteral("Look inside"), "a program has no net");

        clone(stage, runId, started);
        search(stage);
    }

private:
    void clone(Window& stage, const std::string& runId, const RunSpec& started)
    {
        stage.window.showPage(PageId::Runs);
        auto& runs = stage.page<RunsPage>(PageId::Runs);
        QTRY_COMPARE(runs.model()->shown(), 1);
        runs.table()->selectIds({QString::fromStdString(runId)});
        runs.table()->setFocus();
        QTest::keyClick(runs.table(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(stage.window.currentPage()->id(), PageId::NewRun);
        QTRY_VERIFY(!stage.model().origin().isEmpty());
        RunSpec cloned = stage.model().spec();
        cloned.name = started.name;
        cloned.program->command.front() = "python3"; // the queue was told which one that is
        QVERIFY(cloned == started);
        QCOMPARE(stage.parameter<QLineEdit>("epochs")->text(), QStringLiteral("3"));
        QVERIFY(stage.parameter<QCheckBox>("amp")->isChecked());
    }

    /// Two runs over the learning rate, from the form.
    void search(Window& stage)
    {
        QTRY_VERIFY2_WITH_TIMEOUT(stage.model().startObstacle().isEmpty(), qPrintable(stage.model().startObstacle()),
                                  15'000);
        for (QPushButton* button : stage.form().findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Start as campaign…"))
                QTest::mouseClick(button, Qt::LeftButton);
        auto* dialog = stage.form().findChild<CampaignDialog*>();
        QVERIFY(dialog);
        dialog->setKind(CampaignForm::Kind::Search);
        QCOMPARE(dialog->form().search().rows().size(), std::size_t(1));
        QCOMPARE(dialog->form().search().rows().front().field, std::string("/program/parameters/lr"));
        auto* count = dialog->findChild<QSpinBox*>(QStringLiteral("runs"));
        count->setValue(2);
        dialog->form().editSearch([](SearchForm& form) {
            SearchPlan settings = form.settings();
            settings.goals = {{.series = "train/loss", .maximise = false}};
            form.setSettings(settings);
        });
        QVERIFY2(dialog->form().problems().isEmpty(), qPrintable(dialog->form().problems().join(QLatin1Char('\n'))));
        const QStringList crooked =
            test::photograph(*dialog, QStringLiteral("program-search"), {{1230, 800}, {1000, 600}});
        QVERIFY2(crooked.isEmpty(), qPrintable(crooked.join(QLatin1Char('\n'))));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("startCampaign")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stage.window.currentPage()->id(), PageId::Campaigns, 15'000);
        const auto done = [&] {
            RunQuery query;
            query.text = "state:done";
            return stage.store->reader()->runs(query).size();
        };
        QTRY_COMPARE_WITH_TIMEOUT(done(), std::size_t(3), 120'000);
        RunQuery query;
        query.params = {"program.parameters.lr"};
        std::set<std::string> rates;
        for (const RunRow& run : stage.store->reader()->runs(query))
            rates.insert(run.params.front());
        QCOMPARE(rates.size(), std::size_t(3)); // the two runs of the search trained with other rates
    }
};

TRAINYARD_WIDGET_TEST(ProgramLightTest)

} // namespace program_light_test

#include "program_light_test.moc"
