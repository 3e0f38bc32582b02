// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/campaign_dialog.h"
#include "gui/new_run/choices_button.h"
#include "gui/new_run/row_handle.h"
#include "gui/new_run/search_fields.h"
#include "gui/new_run/search_outlook.h"
#include "gui/new_run/search_table.h"
#include "gui/new_run/search_text.h"
#include "gui/plots/rung_chart.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "tests/cluster/control_support.h"
#include "tests/gui/spoken_language.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace search_dialog_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

RunSpec baseSpec()
{
    RunSpec spec = namedSpec("mobilenetv2-imagenet64");
    spec.training.epochs = 27;
    spec.training.batchSize = 128;
    spec.training.learningRate.base = 0.1;
    return spec;
}

struct Stage {
    explicit Stage(const RunSpec& spec = baseSpec()) : dialog(Services{}, spec, 8)
    {
        dialog.setKind(CampaignForm::Kind::Search);
        dialog.show();
    }
    const SearchForm& search() { return dialog.form().search(); }
    /// The control of the table with this accessible name.
    template <typename Control>
    Control* control(const char* name)
    {
        for (Control* one : dialog.findChild<SearchTable*>()->findChildren<Control*>())
            if (one->accessibleName() == QLatin1String(name) && one->isVisible())
                return one;
        return nullptr;
    }
    void type(QLineEdit* edit, const char* text)
    {
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, QLatin1String(text));
    }
    QPushButton* start() { return dialog.findChild<QPushButton*>(QStringLiteral("startCampaign")); }
    QString problem() { return dialog.findChild<QLabel*>(QStringLiteral("campaignProblems"))->text(); }
    void add(const char* part)
    {
        auto* box = dialog.findChild<QComboBox*>(QStringLiteral("addField"));
        const int index = box->findText(QLatin1String(part), Qt::MatchContains);
        QVERIFY2(index >= 0, part);
        box->setCurrentIndex(index);
        emit box->activated(index);
        QCoreApplication::processEvents();
    }

    CampaignDialog dialog;
};

/// Layout problems, and columns that are wider than their place.
QStringList cutTexts(const QWidget& dialog)
{
    QStringList problems = layoutProblems(dialog);
    for (const QScrollArea* area : dialog.findChildren<QScrollArea*>())
        if (area->isVisible() && area->widget()->width() > area->viewport()->width())
            problems << QStringLiteral("a column needs %1 px, has %2")
                            .arg(area->widget()->width())
                            .arg(area->viewport()->width());
    return problems;
}

/// Fields with a row of each kind, all limits, three goals.
void addEveryKind(Stage& stage)
{
    for (const char* field : {"weight_decay", "training/learning_rate/schedule", "training/learning_rate/step_factor",
                              "training/optimizer/momentum", "training/learning_rate/warmup_epochs"})
        stage.add(field);
    stage.dialog.form().editSearch([](SearchForm& search) {
        SearchPlan settings = search.settings();
        settings.runs = 10'000;
        settings.leaders = 10;
        settings.repeats = 10;
        settings.goals.push_back({"val/loss", false, SearchGoal::Take::Best});
        settings.goals.push_back({"epoch/seconds", false, SearchGoal::Take::Last});
        search.setSettings(settings);
        search.setRange(2, SearchRange::Quantised);
        search.setRange(5, SearchRange::Choice);
    });
}

} // namespace

class SearchDialogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void rowsAreEditedByKeyboard()
    {
        Stage stage;
        QVERIFY2(stage.start()->isEnabled(), qPrintable(stage.problem()));
        auto* to = stage.control<QLineEdit>("Learning rate: to");
        QVERIFY(to);
        stage.type(to, "0.001");
        QVERIFY(!stage.start()->isEnabled());
        QVERIFY2(stage.problem().startsWith("Learning rate, to: 0.001"), qPrintable(stage.problem()));
        QVERIFY(to->property("invalid").toBool());
        stage.type(to, "0.5");
        QVERIFY(stage.start()->isEnabled() && !to->property("invalid").toBool());
        QCOMPARE(stage.search().plan().parameters[0].high, 0.5);
        stage.type(stage.control<QLineEdit>("Learning rate: from"), "0");
        QVERIFY(!stage.start()->isEnabled() && stage.problem().contains("above 0"));
        stage.type(stage.control<QLineEdit>("Learning rate: from"), "0.001");
        stage.type(stage.control<QLineEdit>("Batch size: values"), "32, 64");
        QCOMPARE(stage.search().plan().parameters[1].choices, (std::vector<std::string>{"32", "64"}));
        QVERIFY(stage.start()->isEnabled());
    }

    void fieldsAreAddedAndRemoved()
    {
        Stage stage;
        auto* table = stage.dialog.findChild<SearchTable*>();
        auto* add = stage.dialog.findChild<QComboBox*>(QStringLiteral("addField"));
        add->lineEdit()->setFocus();
        QTest::keyClicks(add->lineEdit(), "training/learning_rate/schedule");
        stage.add("training/learning_rate/schedule");
        QCOMPARE(table->rowCount(), 3);
        QVERIFY(add->currentText().isEmpty());
        QCOMPARE(add->findText(QStringLiteral("learning_rate/schedule"), Qt::MatchEndsWith), -1);
        stage.add("training/learning_rate/step_factor");
        auto* where = stage.control<QComboBox>("Step factor: only where");
        QVERIFY(where);
        QCOMPARE(where->currentText(), QStringLiteral("Schedule = Step"));
        auto* kind = stage.control<QComboBox>("Step factor: kind");
        kind->setCurrentIndex(kind->findText(QStringLiteral("Quantised")));
        emit kind->activated(kind->currentIndex());
        QVERIFY(stage.control<QLineEdit>("Step factor: step"));
        QVERIFY2(stage.start()->isEnabled(), qPrintable(stage.problem()));
        auto* values = stage.control<ChoicesButton>("Schedule: values");
        emit values->chosen({QStringLiteral("cosine")});
        QVERIFY(!stage.start()->isEnabled()); // the step factor's condition is gone
        emit values->chosen({QStringLiteral("cosine"), QStringLiteral("step")});
        QVERIFY2(stage.start()->isEnabled(), qPrintable(stage.problem()));
        for (int left = table->rowCount(); left > 0; --left) {
            QVERIFY(!table->cellWidget(0, 8)->findChildren<QToolButton*>().isEmpty());
            table->cellWidget(0, 8)->findChild<QToolButton*>()->click();
            QCOMPARE(table->rowCount(), left - 1);
        }
        QVERIFY(!stage.start()->isEnabled());
        QCOMPARE(stage.problem(), QStringLiteral("Add at least one field that the search varies."));
    }

    void rowsMoveByKeyboardAndMouse()
    {
        Stage stage;
        stage.add("optimizer/momentum");
        const auto fields = [&] {
            QStringList all;
            for (const SearchRow& row : stage.search().rows())
                all << QString::fromStdString(row.field).section(QLatin1Char('/'), -1);
            return all;
        };
        const QStringList before = fields();
        QCOMPARE(before.size(), 3);
        auto* handle = stage.control<RowHandle>("Move Learning rate");
        QVERIFY(handle);
        handle->setFocus();
        QTest::keyClick(handle, Qt::Key_Down);
        QTRY_COMPARE(fields(), (QStringList{before[1], before[0], before[2]}));
        QCOMPARE(stage.search().plan().parameters[1].field, std::string("/training/learning_rate/base"));
        handle = stage.control<RowHandle>("Move Learning rate"); // the rows were made anew; it keeps the focus
        QVERIFY(handle->hasFocus());
        QTest::keyClick(handle, Qt::Key_Up);
        QTRY_COMPARE(fields(), before);
        handle = stage.control<RowHandle>("Move Momentum");
        const int rowHeight = stage.dialog.findChild<SearchTable*>()->rowHeight(0);
        const QPoint from = handle->rect().center(),
                     to = from - QPoint(0, 2 * rowHeight + 10); // above the first row's middle
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QTest::mouseMove(handle, from - QPoint(0, 30));
        QTest::mouseMove(handle, to);
        QTest::mouseRelease(handle, Qt::LeftButton, {}, to);
        QTRY_COMPARE(fields(), (QStringList{before[2], before[0], before[1]}));
        QVERIFY2(stage.start()->isEnabled(), qPrintable(stage.problem()));
    }

    void theForecastFollowsThePlan()
    {
        Stage stage;
        const auto source = [&] { return stage.dialog.findChild<QLabel*>(QStringLiteral("forecastSource"))->text(); };
        QVERIFY2(source().contains(QStringLiteral("known once")), qPrintable(source()));
        stage.dialog.findChild<QDoubleSpinBox*>(QStringLiteral("minutesPerRun"))->setValue(27.0);
        stage.dialog.findChild<QSpinBox*>(QStringLiteral("runs"))->setValue(60);
        stage.dialog.findChild<QSpinBox*>(QStringLiteral("atOnce"))->setValue(4);
        const std::optional<SearchForecast>& early = stage.dialog.form().searchForecast();
        QVERIFY(early);
        QCOMPARE(early->allDeviceSeconds, 60 * 27 * 60.0);
        QVERIFY(early->deviceSeconds.middle < 0.6 * early->allDeviceSeconds); // ASHA
        const RungFigure rungs = rungFigure(stage.dialog.form());
        QCOMPARE(rungs.all, 60.0);
        QCOMPARE(rungs.bars.size(), std::size_t(3)); // 3, 9 and 27 epochs
        QCOMPARE(rungs.bars[1].from, 3.0);
        QCOMPARE(rungs.bars[2].to, 27.0);
        QVERIFY(rungs.bars[0].runs > rungs.bars[1].runs && rungs.bars[1].runs > rungs.bars[2].runs);
        auto* stopping = stage.dialog.findChild<SegmentedControl*>(QStringLiteral("stopping"));
        emit stopping->currentChanged(0);
        QCOMPARE(stage.dialog.form().searchForecast()->seconds.middle, 15 * 27 * 60.0); // four at a time
        stage.add("training/epochs");
        QVERIFY(!stage.dialog.form().searchForecast());
        QVERIFY2(source().contains(QStringLiteral("varies the epochs")), qPrintable(source()));
    }

    void returnAddsAFieldAndStartsNothing()
    {
        Stage stage;
        QSignalSpy clicked(stage.start(), &QPushButton::clicked);
        auto* add = stage.dialog.findChild<QComboBox*>(QStringLiteral("addField"));
        add->setFocus();
        QTest::keyClicks(add, "learning_rate");
        QTest::keyClick(add, Qt::Key_Return);
        QCOMPARE(stage.search().rows().size(), std::size_t{2}); // several fields contain that
        add->clearEditText();
        QTest::keyClicks(add, "optimizer/momentum");
        QTest::keyClick(add, Qt::Key_Return);
        QCOMPARE(stage.search().rows().size(), std::size_t{3});
        QCOMPARE(stage.search().rows().back().field, std::string("/training/optimizer/momentum"));
        QCOMPARE(clicked.size(), 0);
        QVERIFY(stage.dialog.isVisible());
    }

    /// A number that is out of range stays in its box, and the dialog says so.
    void aNegativeNumberIsTold()
    {
        Stage stage;
        const QString fine = stage.problem();
        for (const char* name : {"runs", "startPoints", "atOnce", "leaders"}) {
            auto* box = stage.dialog.findChild<QSpinBox*>(QLatin1String(name));
            const int before = box->value();
            box->selectAll();
            QTest::keyClicks(box, QStringLiteral("-5"));
            QCOMPARE(box->text(), QStringLiteral("-5"));
            QTRY_VERIFY2(stage.problem() != fine, name);
            QVERIFY2(!stage.start()->isEnabled(), name);
            box->setValue(before);
            QTRY_COMPARE(stage.problem(), fine);
        }
        auto* hours = stage.dialog.findChild<QDoubleSpinBox*>(QStringLiteral("hours"));
        hours->selectAll();
        QTest::keyClicks(hours, QStringLiteral("-5"));
        QCOMPARE(hours->value(), -5.0);
        QTRY_VERIFY(stage.problem() != fine && !stage.start()->isEnabled());
    }

    void settingsReachThePlan()
    {
        Stage stage;
        const auto spin = [&](const char* name) { return stage.dialog.findChild<QSpinBox*>(QLatin1String(name)); };
        spin("runs")->setValue(60);
        QCOMPARE(stage.dialog.form().runs(), 60);
        QVERIFY(stage.start()->text().contains("60"));
        spin("leaders")->setValue(3);
        QCOMPARE(stage.search().plan().repeats, 2);
        spin("moreSeeds")->setValue(2);
        QCOMPARE(stage.search().plan().repeats, 3);
        spin("atOnce")->setValue(4);
        spin("firstRung")->setValue(2);
        spin("reduction")->setValue(4);
        stage.dialog.findChild<QDoubleSpinBox*>(QStringLiteral("hours"))->setValue(12.0);
        const SearchPlan& plan = stage.search().plan();
        QVERIFY(plan.atOnce == 4 && plan.firstRung == 2 && plan.reduction == 4 && plan.hours == 12.0);
        const QString summary = stage.dialog.findChild<QLabel*>(QStringLiteral("searchSummary"))->text();
        QVERIFY2(summary.contains("2 and 8") && summary.contains("1,620"), qPrintable(summary));
        stage.dialog.findChild<QPushButton*>(QStringLiteral("addGoal"))->click();
        QVERIFY(!stage.start()->isEnabled()); // several goals cannot be ranked
        auto* stopping = stage.dialog.findChild<SegmentedControl*>(QStringLiteral("stopping"));
        emit stopping->currentChanged(0);
        QVERIFY2(stage.start()->isEnabled(), qPrintable(stage.problem()));
        QCOMPARE(stage.search().plan().goals.size(), std::size_t{2});
    }

    void anySeriesOfTheRunsIsAGoal()
    {
        Stage stage;
        auto* goal = stage.dialog.findChild<QComboBox*>(QStringLiteral("goal0"));
        QVERIFY(goal->findData(QStringLiteral("train/samples_per_second")) >= 0);
        const auto enter = [&](const char* text) {
            stage.type(goal->lineEdit(), text);
            QTest::keyClick(goal->lineEdit(), Qt::Key_Return);
        };
        QSignalSpy clicked(stage.start(), &QPushButton::clicked);
        enter("train/loss");
        QVERIFY2(stage.start()->isEnabled(), qPrintable(stage.problem()));
        QVERIFY(stage.search().plan().goals[0].series == "train/loss" && !stage.search().plan().goals[0].maximise);
        enter("Validation loss"); // by its title
        QCOMPARE(stage.search().plan().goals[0].series, std::string("val/loss"));
        enter("val/los");
        QVERIFY(!stage.start()->isEnabled());
        QVERIFY2(stage.problem().startsWith("Goal: \"val/los\" is not possible here") &&
                     stage.problem().contains("did you mean \"val/loss\"?"),
                 qPrintable(stage.problem()));
        QCOMPARE(goal->currentText(), QStringLiteral("val/los")); // to be corrected
        enter("pruning/sparsity");
        QVERIFY2(stage.problem().contains("pruning/method"), qPrintable(stage.problem()));
        enter("val/top1");
        QVERIFY2(stage.start()->isEnabled(), qPrintable(stage.problem()));
        QCOMPARE(goal->currentText(), QStringLiteral("Validation top-1"));
        QCOMPARE(clicked.size(), 0); // Return took the goal and started nothing
    }

    void theGoalOfAProgramIsANameInItsLog()
    {
        RunSpec program;
        program.program.emplace();
        program.program->command = {"true"};
        program.program->folder = "/";
        program.program->parameters = {{"lr", 0.1}};
        for (const auto& [spec, caption] :
             {std::pair{baseSpec(), "several goals: a Pareto front"}, {program, "a name in the program's log"}}) {
            Stage stage(spec);
            QStringList texts;
            for (const ElidedLabel* label : stage.dialog.findChildren<ElidedLabel*>())
                texts << label->text();
            QVERIFY2(texts.contains(QLatin1String(caption)), qPrintable(texts.join(QStringLiteral(" | "))));
        }
    }

    /// A card that is found by a name of its own would lose the looks that cards have by theirs.
    void everyCardHasItsFrame()
    {
        Stage stage;
        const QList<Card*> cards = stage.dialog.findChildren<Card*>();
        QVERIFY(cards.size() > 3);
        for (Card* card : cards) {
            if (!card->isVisible())
                continue;
            const QImage picture = card->grab().toImage();
            QCOMPARE(picture.pixelColor(3, picture.height() / 2), themed(Token::Base));
        }
    }

    void filesGoAllTheWayRound()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("search.json"));
        Stage first;
        first.add("training/optimizer/momentum");
        first.dialog.findChild<SearchFields*>()->saveFile(file);
        QTRY_VERIFY(QFile::exists(file));
        Stage second;
        second.dialog.findChild<SearchFields*>()->readFile(file);
        QTRY_COMPARE(second.search().rows().size(), std::size_t{3});
        QVERIFY(second.search().plan() == first.search().plan());
        QFile bad(folder.filePath(QStringLiteral("bad.json")));
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("{\"parameters\": {\"training/batch_size\": {\"low\": 9, \"high\": 1}}}");
        bad.close();
        second.dialog.findChild<SearchFields*>()->readFile(bad.fileName());
        const auto says = [&](const char* words) {
            for (const QLabel* label : second.dialog.findChildren<QLabel*>())
                if (label->text().contains(QLatin1String(words)))
                    return true;
            return false;
        };
        QTRY_VERIFY(says("Batch size, to: 1 is not possible here"));
        QCOMPARE(second.search().rows().size(), std::size_t{3});
        QFile torn(folder.filePath(QStringLiteral("torn.json")));
        QVERIFY(torn.open(QIODevice::WriteOnly));
        torn.write("{\"parameters\": {\n  \"training/batch_size\": [8, 16],\n}}");
        torn.close();
        second.dialog.findChild<SearchFields*>()->readFile(torn.fileName());
        QTRY_VERIFY(says("torn.json: Line 3, column 1 is not JSON") && says("Correct the text there."));
        second.dialog.findChild<SearchFields*>()->readFile(folder.filePath(QStringLiteral("missing.json")));
        QTRY_VERIFY(says("missing.json"));
    }

    void namesOfFieldsAreWhole_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("width");
        for (const char* code : {"en", "de", "fr", "es", "it", "zh_CN"})
            for (const int width : {1000, 1140, 1230})
                QTest::addRow("%s %d", code, width) << QString::fromLatin1(code) << width;
    }
    /// Any field's name can be read in the table, in at most two lines, at the smallest width too.
    void namesOfFieldsAreWhole()
    {
        QFETCH(QString, code);
        QFETCH(int, width);
        const Speak language(code);
        Stage stage;
        stage.dialog.resize(width, 600);
        QTest::qWait(20);
        const auto* place = stage.dialog.findChild<SearchTable*>()->findChild<QLabel*>(QStringLiteral("fieldName"));
        QStringList cut;
        int names = 0;
        for (const RunField* field : leafFields()) {
            if (!isSearchable(*field))
                continue;
            const QString title = searchFieldTitle(field->path);
            const QSize needed =
                place->fontMetrics().boundingRect(QRect(0, 0, place->width(), 1000), Qt::TextWordWrap, title).size();
            const auto* kind = place->parentWidget()->findChild<QComboBox*>(); // below the name in a narrow table
            const int room = place->parentWidget()->height() - (kind ? kind->height() + 2 : 0);
            if (needed.width() > place->width() || needed.height() > room)
                cut << QStringLiteral("%1 needs %2 × %3, has %4 × %5")
                           .arg(title)
                           .arg(needed.width())
                           .arg(needed.height())
                           .arg(place->width())
                           .arg(room);
            ++names;
        }
        QVERIFY(names > 30);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    void aTableBecomesNarrowWithItsRows_data()
    {
        QTest::addColumn<bool>("hiddenFirst");
        QTest::addRow("while shown") << false;
        QTest::addRow("before it is shown") << true;
    }
    /// The rows are made anew when the table becomes narrow, and they are seen, also where a picture of the window is
    /// taken before.
    void aTableBecomesNarrowWithItsRows()
    {
        QFETCH(bool, hiddenFirst);
        CampaignDialog dialog(Services{}, baseSpec(), 8);
        if (!hiddenFirst) {
            dialog.setKind(CampaignForm::Kind::Search);
            dialog.resize(1230, 700);
        }
        dialog.show();
        dialog.grab();
        dialog.setKind(CampaignForm::Kind::Search);
        dialog.resize(1000, 696);
        dialog.grab();
        auto* table = dialog.findChild<SearchTable*>();
        QTRY_VERIFY(table->isColumnHidden(2)); // the kind stands below the name
        QCOMPARE(table->rowCount(), 2);
        for (int row = 0; row < table->rowCount(); ++row) {
            const QWidget* cell = table->cellWidget(row, 1);
            QTRY_VERIFY(cell->isVisible() && cell->visibleRegion().boundingRect() == cell->rect());
            const QList<QWidget*> parts{cell->findChild<QLabel*>(QStringLiteral("fieldName")),
                                        cell->findChild<QComboBox*>()};
            for (const QWidget* part : parts)
                QVERIFY(part && part->isVisible() && part->updatesEnabled());
        }
    }

    void textsAreWhole_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("width");
        for (const char* code : {"en", "de", "fr", "es", "it", "zh_CN"})
            for (const int width : {1000, 1230})
                QTest::addRow("%s %d", code, width) << QString::fromLatin1(code) << width;
    }
    /// Every label, box and button of the form can be read, whatever is chosen.
    void textsAreWhole()
    {
        QFETCH(QString, code);
        QFETCH(int, width);
        const Speak language(code);
        QStringList problems;
        Stage stage;
        stage.dialog.form().setPlace({}, QStringLiteral("hpc-login"));
        stage.dialog.resize(width, 700);
        const auto look = [&](const QString& state) {
            QStringList found;
            for (int tries = 0; tries < 40; ++tries) { // tables and wrapped texts are laid out later
                QTest::qWait(25);
                found = cutTexts(stage.dialog);
                if (found.isEmpty() && tries > 0)
                    break;
            }
            for (const QString& one : found)
                problems << QStringLiteral("%1: %2").arg(state, one);
        };
        look(QStringLiteral("at first"));
        addEveryKind(stage);
        for (const SearchStopping stopping :
             {SearchStopping::None, SearchStopping::Median, SearchStopping::Asha, SearchStopping::Hyperband}) {
            stage.dialog.form().editSearch([=](SearchForm& search) {
                SearchPlan settings = search.settings();
                settings.stopping = stopping;
                search.setSettings(settings);
            });
            look(QStringLiteral("stopping %1").arg(int(stopping)));
        }
        auto* goal = stage.dialog.findChild<QComboBox*>(QStringLiteral("goal0"));
        for (int i = 0; i < goal->count(); ++i) {
            goal->setCurrentIndex(i);
            problems << layoutProblems(*goal->parentWidget());
        }
        stage.dialog.findChild<QDoubleSpinBox*>(QStringLiteral("minutesPerRun"))->setValue(65.0);
        stage.dialog.findChild<QDoubleSpinBox*>(QStringLiteral("hours"))->setValue(10000.0);
        stage.dialog.findChild<QDoubleSpinBox*>(QStringLiteral("deviceHours"))->setValue(1e6);
        stage.dialog.findChild<QSpinBox*>(QStringLiteral("startPoints"))->setValue(1000);
        stage.dialog.findChild<QSpinBox*>(QStringLiteral("atOnce"))->setValue(1000);
        look(QStringLiteral("numbers"));
        problems.removeDuplicates();
        for (const QString& problem : problems)
            qInfo("%s", qPrintable(problem)); // a failure tells the first ones only
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    /// Also beside a scroll bar, and with the longest ranges: what is too wide would lose its right edge.
    void theSideFitsItsWidth()
    {
        Stage stage;
        stage.dialog.resize(1000, 600);
        stage.dialog.form().editSearch([](SearchForm& search) {
            SearchPlan settings = search.settings();
            settings.leaders = settings.repeats = 3;
            settings.deviceHours = 1234.0;
            search.setSettings(settings);
        });
        auto* side = qobject_cast<QScrollArea*>(
            stage.dialog.findChild<SearchForecastCard*>()->parentWidget()->parentWidget()->parentWidget());
        QVERIFY(side);
        for (const double minutes : {2.8, 17.9, 65.0}) {
            stage.dialog.findChild<QDoubleSpinBox*>(QStringLiteral("minutesPerRun"))->setValue(minutes);
            QTest::qWait(20); // the layouts follow
            const int needed = side->widget()->minimumSizeHint().width(), there = side->viewport()->width();
            QVERIFY2(needed <= there,
                     qPrintable(QStringLiteral("%1 min: %2 > %3").arg(minutes).arg(needed).arg(there)));
            QCOMPARE(side->widget()->width(), there);
        }
    }

    void looksRight()
    {
        Stage stage;
        stage.dialog.form().setPlace({}, QStringLiteral("hpc-login"));
        stage.dialog.findChild<QDoubleSpinBox*>(QStringLiteral("minutesPerRun"))->setValue(65.0);
        QStringList problems = photograph(stage.dialog, QStringLiteral("search-form-first"), {{1230, 680}});
        for (const char* field :
             {"weight_decay", "training/learning_rate/schedule", "training/learning_rate/step_factor",
              "training/optimizer/momentum", "training/learning_rate/warmup_epochs"})
            stage.add(field);
        stage.dialog.form().editSearch([](SearchForm& search) {
            SearchPlan settings = search.settings();
            settings.runs = 60;
            settings.leaders = 3;
            settings.repeats = 3;
            search.setSettings(settings);
            search.setRange(3, SearchRange::Choice);
        });
        problems += photograph(stage.dialog, QStringLiteral("search-form"), {{1230, 680}, {1000, 600}});
        stage.dialog.form().editSearch([](SearchForm& search) {
            SearchPlan settings = search.settings();
            settings.stopping = SearchStopping::None;
            settings.goals.push_back({"val/loss", false, SearchGoal::Take::Best});
            settings.goals.push_back({"epoch/seconds", false, SearchGoal::Take::Last});
            search.setSettings(settings);
            search.setTo(0, QStringLiteral("0.001"));
        });
        problems += photograph(stage.dialog, QStringLiteral("search-form-wrong"), {{1230, 680}, {1000, 600}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(SearchDialogTest)

} // namespace search_dialog_test

#include "search_dialog_test.moc"
