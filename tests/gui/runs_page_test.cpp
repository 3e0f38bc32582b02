// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/runs_page.h"

#include "backend/base/clock.h"
#include "gui/formats/field_text.h"
#include "gui/formats/format.h"
#include "gui/formats/state_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/chart_export_dialog.h"
#include "gui/parts/curve_grid.h"
#include "gui/parts/export_bar.h"
#include "gui/parts/series_picker.h"
#include "gui/plots/time_chart.h"
#include "gui/runs/columns_dialog.h"
#include "gui/runs/compare_options.h"
#include "gui/runs/compare_pane.h"
#include "gui/runs/run_dialogs.h"
#include "gui/runs/runs_delegate.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/runs/search_help.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/theme.h"
#include "tests/storage/event_stream.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

namespace runs_page_test {

using namespace trainyard;

namespace {

/// A learning curve of a plausible form: different runs end at different heights.
double accuracy(int run, double epoch)
{
    return 0.99 - 0.012 * (run % 7) - 0.6 * std::exp(-epoch / (1.2 + 0.2 * (run % 5)));
}

void addRun(RunStore& store, int number, int epochs, bool finished)
{
    RunSpec spec = test::specNamed("run-" + std::to_string(number));
    spec.training.batchSize = 32 << (number % 3);
    spec.training.learningRate.base = 0.02 * (1 + number % 4);
    spec.training.epochs = 12;
    spec.seed = std::uint64_t(number);
    spec.model.architecture = number % 4 == 3 ? Architecture::ResNet20V2 : Architecture::SmallCnn;
    spec.name = (number % 4 == 3 ? "resnet20v2-glyphs-b" : "small-cnn-glyphs-b") +
                std::to_string(spec.training.batchSize) + "-lr" +
                std::to_string(spec.training.learningRate.base).substr(0, 4) + "-s" + std::to_string(number);
    if (number % 3 == 0)
        spec.tags = {"baseline", "paper"};
    else if (number % 3 == 1)
        spec.tags = {"first-run"};
    QVERIFY(store.createRun(spec, "/runs/" + spec.id, "local").get().ok());
    test::EventStream stream;
    stream.started(spec.id);
    const int perEpoch = 40;
    for (int step = 1; step <= epochs * perEpoch; ++step) {
        const double epoch = double(step) / perEpoch;
        MetricsEvent event;
        event.step = step;
        event.samples = step * 64;
        event.epoch = epoch;
        event.elapsed = step * 0.11;
        const double wobble = 0.03 * std::sin(step * 1.7 + number);
        event.values = {{"train/loss", SeriesValue::of(0.08 + 2.2 * std::exp(-epoch / 1.5) + wobble)}};
        if (step % perEpoch == 0)
            event.values.push_back({"val/top1", SeriesValue::of(accuracy(number, epoch))});
        stream.add(event);
    }
    ProgressEvent progress;
    progress.step = epochs * perEpoch;
    progress.totalSteps = 12 * perEpoch;
    progress.epoch = epochs;
    progress.epochs = 12;
    progress.samplesPerSecond = 3890;
    progress.elapsed = epochs * perEpoch * 0.11;
    progress.phase = "training";
    stream.add(progress);
    QVERIFY(store.ingest(stream.chunk(spec.id)).get().ok());
    if (finished)
        QVERIFY(
            store.setRunState(spec.id, number % 5 == 4 ? JobState::Failed : JobState::Done, "", unixTime()).get().ok());
}

struct Stage {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    std::shared_ptr<RunStore> store;
    std::unique_ptr<StoreService> service;
    std::unique_ptr<RunsPage> page;

    explicit Stage(int runs)
    {
        store = std::make_shared<RunStore>(std::filesystem::path(folder.path().toStdString()) / "store.sqlite");
        for (int i = 0; i < runs; ++i)
            addRun(*store, i, i == runs - 1 ? 5 : 12, i != runs - 1);
        service = std::make_unique<StoreService>(store);
        open();
    }

    void open()
    {
        Services services;
        services.store = service.get();
        page = std::make_unique<RunsPage>(services, settings);
        page->resize(1272, 816);
        page->show();
        page->activated();
        QTRY_VERIFY(model().answered());
    }

    RunsViewModel& model() { return *page->model(); }
    RunsTable& table() { return *page->table(); }
    QLineEdit* search() { return page->findChild<QLineEdit*>(); }
    void find(const QString& text)
    {
        QSignalSpy answered(&model(), &RunsViewModel::rowsChanged);
        search()->setFocus();
        search()->selectAll();
        if (text.isEmpty())
            QTest::keyClick(search(), Qt::Key_Delete);
        else
            QTest::keyClicks(search(), text);
        QVERIFY(answered.wait());
        QTRY_VERIFY(model().answered());
        QTest::qWait(150);
    }
    QString name(int row) { return model().runs()->index(row, 0).data().toString(); }
};

} // namespace

class RunsPageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void anEmptyStoreSaysWhatToDo()
    {
        Stage stage(0);
        QSignalSpy pages(stage.page.get(), &Page::pageRequested);
        QPushButton* button = nullptr;
        for (QPushButton* candidate : stage.page->findChildren<QPushButton*>())
            if (candidate->isVisible() && candidate->text() == QLatin1String("New run"))
                button = candidate;
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(pages.size(), 1);
        QVERIFY(!stage.table().isVisible());
    }

    /// A report begins with the charts that the comparison shows.
    void aReportTakesTheGroupsAlong()
    {
        Stage stage(3);
        stage.table().selectAll();
        QTRY_COMPARE(stage.model().selection().size(), 3);
        QAction* report = nullptr;
        for (QAction* action : stage.page->findChildren<QAction*>())
            if (action->text() == QStringLiteral("Report…"))
                report = action;
        QVERIFY(report);
        QStringList groups;
        connect(stage.page.get(), &Page::reportRequested, this,
                [&groups](const ReportRequest& request) { groups << request.group; });
        report->trigger();
        stage.model().setGrouped(true);
        report->trigger();
        QCOMPARE(groups, QStringList({QString(), QStringLiteral("seeds")}));
    }

    void findsRunsByWordsAndConditions()
    {
        Stage stage(8);
        QAbstractItemModelTester tester(stage.model().runs(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(stage.model().shown(), 8);
        stage.find(QStringLiteral("model:resnet20v2"));
        QCOMPARE(stage.model().shown(), 2);
        QCOMPARE(stage.model().total(), 8);
        stage.find(QStringLiteral("tag:baseline"));
        QCOMPARE(stage.model().shown(), 3);
        stage.find(QStringLiteral("val/top1>0.98"));
        QVERIFY(stage.model().shown() > 0 && stage.model().shown() < 8);
        stage.find(QStringLiteral("'; DROP TABLE runs; --"));
        QCOMPARE(stage.model().shown(), 0);
        QVERIFY(!stage.table().isVisible());
        // What is mistyped is named.
        stage.find(QStringLiteral("stat:done"));
        const QList<QLabel*> labels = stage.page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel* label) {
            return label->isVisible() &&
                   label->text().contains(QStringLiteral("\"stat\" (character 1). Did you mean state?"));
        }));
        stage.find(QString());
        QCOMPARE(stage.model().shown(), 8);
        QVERIFY(stage.table().isVisible());
    }

    void sortsByAClickOnAHeader()
    {
        Stage stage(6);
        const int metric = int(stage.model().columns().indexOf(RunColumn::metric("val/top1", MetricSummary::Best)));
        QVERIFY(metric > 0);
        QHeaderView* header = stage.table().horizontalHeader();
        const QPoint place(header->sectionViewportPosition(metric) + 20, header->height() / 2);
        QSignalSpy answered(&stage.model(), &RunsViewModel::rowsChanged);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(answered.wait());
        for (int row = 1; row < stage.model().shown(); ++row)
            QVERIFY(stage.model().runs()->row(row - 1).metrics[0] >= stage.model().runs()->row(row).metrics[0]);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(answered.wait());
        QVERIFY(stage.model().runs()->row(0).metrics[0] <= stage.model().runs()->row(5).metrics[0]);
    }

    void whatFillsAWideTableIsNoWidthToKeep()
    {
        Stage stage(3);
        stage.page->resize(2200, 816);
        QTRY_VERIFY(stage.table().viewport()->width() > 1800);
        stage.open(); // in a narrow window
        QTRY_VERIFY(stage.table().viewport()->width() < 1300);
        QTRY_COMPARE(stage.table().horizontalScrollBar()->maximum(), 0);
    }

    /// The name that New run proposes tells its runs apart by what stands in the middle.
    void aProposedNameFitsItsColumn()
    {
        Stage stage(1);
        const QFontMetrics metrics(stage.table().font());
        const int mark = 34; // the circle that stands before it, and margins
        QVERIFY(metrics.horizontalAdvance(QStringLiteral("resnet20v2-glyphs-b128-lr0.08-s11")) + mark <=
                stage.table().columnWidth(0));
    }

    void aTimeFitsItsColumn()
    {
        Stage stage(1);
        const int column = int(stage.model().columns().indexOf(*RunColumn::fromId(QStringLiteral("elapsed"))));
        QVERIFY(column > 0);
        const QFontMetrics metrics(stage.table().font());
        for (const double seconds : {2399.0, 86'000.0, 40.0 * 86'400.0})
            QVERIFY(metrics.horizontalAdvance(format::duration(seconds)) + 16 <= stage.table().columnWidth(column));
    }

    void selectionSurvivesNewRunsAndSorting()
    {
        Stage stage(5);
        stage.table().selectIds({QStringLiteral("run-2"), QStringLiteral("run-3")});
        QCOMPARE(stage.model().selection().size(), 2);
        addRun(*stage.store, 17, 3, true);
        QTRY_COMPARE(stage.model().shown(), 6);
        QTRY_COMPARE(stage.table().selectedIds().size(), 2);
        stage.model().setSort(0, false);
        QTRY_COMPARE(stage.table().selectedIds().size(), 2);
        QVERIFY(stage.table().selectedIds().contains(QStringLiteral("run-2")));
        QVERIFY(stage.table().selectedIds().contains(QStringLiteral("run-3")));
    }

    void comparesSelectedRuns()
    {
        Stage stage(6);
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-1"), QStringLiteral("run-3")});
        QTRY_COMPARE(stage.model().chartCurves().size(), 3);
        QCOMPARE(stage.model().comparison()->columnCount(), 4);
        QVERIFY(stage.model().comparison()->differingSettings() > 0);
        QVERIFY(stage.model().comparison()->differingSettings() < stage.model().comparison()->settings());
        for (const RunCurve& curve : stage.model().chartCurves())
            QCOMPARE(curve.bins.size(), 12); // one value an epoch
        QVERIFY(stage.model().chartSeriesNames().contains(QStringLiteral("train/loss")));
        stage.model().setChartSeries(QStringLiteral("train/loss"));
        QTRY_VERIFY(stage.model().chartCurves().value(0).bins.size() > 100);
        stage.table().clearSelection();
        QTRY_VERIFY(stage.model().chartCurves().isEmpty());
    }

    /// Several charts side by side: found by a pattern, computed from two series, moved, resized, undone, and kept.
    void severalChartsAreArranged()
    {
        Stage stage(6);
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-1"), QStringLiteral("run-3")});
        QTRY_COMPARE(stage.model().chartCurves().size(), 3);
        auto* grid = stage.page->findChild<CurveGrid*>();
        auto* picker = stage.page->findChild<SeriesPicker*>();
        ChartBoard& board = *stage.model().board();
        QCOMPARE(grid->cards().size(), std::size_t{1});
        QPushButton* add = nullptr;
        for (QPushButton* button : stage.page->findChildren<QPushButton*>())
            if (button->accessibleName() == QCoreApplication::translate("trainyard::ComparePane", "Add a chart"))
                add = button;
        QVERIFY(add);
        const auto pick = [&](const QString& text) {
            QTest::mouseClick(add, Qt::LeftButton);
            auto* search = picker->findChild<QLineEdit*>();
            QTRY_VERIFY(picker->isVisible());
            search->setText(text);
            QTest::keyClick(search, Qt::Key_Return);
            QTRY_VERIFY(!picker->isVisible());
        };
        pick(QStringLiteral("train/l*s"));
        pick(QStringLiteral("val/top1 - ema(train/loss, 0.9)"));
        QCOMPARE(board.expressions(), (QStringList{QStringLiteral("val/top1"), QStringLiteral("train/loss"),
                                                   QStringLiteral("val/top1 - ema(train/loss, 0.9)")}));
        QTRY_COMPARE(stage.model().curves().size(), 3);
        QTRY_COMPARE(grid->cards().at(2)->chart()->series().size(), std::size_t{3});
        QCOMPARE(grid->cards().at(2)->chart()->series().front().bins.size(), std::size_t{12}); // as val/top1 has
        QCOMPARE(grid->cards().at(0)->chart()->lanes().front().format, ValueFormat::Share);

        // The first card is dragged behind the second by its title, and made higher at its corner.
        const auto drag = [](QWidget* part, const QPoint& to) {
            QTest::mousePress(part, Qt::LeftButton, {}, part->rect().center());
            for (const QPoint& at : {part->rect().center() + QPoint(30, 1), to}) {
                QMouseEvent move(QEvent::MouseMove, at, part->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
                QCoreApplication::sendEvent(part, &move);
            }
            QTest::mouseRelease(part, Qt::LeftButton, {}, to);
        };
        QWidget* header = grid->cards().at(0)->header();
        const QWidget* second = grid->cards().at(1);
        drag(header, header->mapFromGlobal(second->mapToGlobal(QPoint(second->width() - 5, 20))));
        QCOMPARE(board.charts().at(1).expression, QStringLiteral("val/top1"));
        auto* grip = grid->cards().at(0)->findChild<QWidget*>(QStringLiteral("grip"));
        const int before = grid->cards().at(0)->height();
        drag(grip, grip->rect().center() + QPoint(0, 60));
        QVERIFY(grid->cards().at(0)->height() >= before + 40);
        const QByteArray saved = stage.model().saveState();
        for (int i = 0; i < 4; ++i)
            board.undo();
        QCOMPARE(board.expressions(), QStringList{QStringLiteral("val/top1")});
        QVERIFY(!board.canUndo());
        QCOMPARE(grid->cards().size(), std::size_t{1});
        for (int i = 0; i < 4; ++i)
            board.redo();
        QVERIFY(!board.canRedo());
        QCOMPARE(stage.model().saveState(), saved);
        board.undo();
        QVERIFY(stage.model().restoreState(saved));
        QCOMPARE(board.charts().at(0).expression, QStringLiteral("train/loss"));
        QVERIFY(board.charts().at(0).height > before);
        board.resize(0, 1, 0);
        QTRY_COMPARE(grid->cards().at(2)->chart()->series().size(), std::size_t{3});
        const auto settle = [&] {
            QTest::qWait(250);
            for (TimeChart* chart : grid->findChildren<TimeChart*>())
                chart->flush();
        };
        const QStringList problems =
            test::photograph(*stage.page, QStringLiteral("runs-charts"), {{1272, 816}, {932, 600}}, settle);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));

        // One zoom and one cursor for all of them.
        emit grid->cards().at(0)->chart()->rangeRequested({2.0, 6.0});
        QCOMPARE(grid->cards().at(2)->chart()->visibleRange(), (ChartRange{2.0, 6.0}));
        emit grid->cards().at(0)->chart()->backRequested();
        QVERIFY(grid->cards().at(2)->chart()->visibleRange().size() > 10.0);
    }

    /// More runs than there are colours.
    void manyRunsAreToldApart()
    {
        Stage stage(17);
        QStringList all;
        for (int i = 0; i < 17; ++i)
            all << QStringLiteral("run-%1").arg(i);
        stage.table().selectIds(all);
        QTRY_COMPARE(stage.model().chartCurves().size(), 17);
        QSet<QString> marks;
        for (const ChartSeries& one : stage.page->findChild<TimeChart*>()->series())
            marks.insert(QStringLiteral("%1 %2").arg(int(one.color)).arg(one.pattern));
        QCOMPARE(marks.size(), 17);
        const auto settle = [&] {
            QTest::qWait(150);
            stage.page->findChild<TimeChart*>()->flush();
        };
        const QStringList problems =
            test::photograph(*stage.page, QStringLiteral("runs-many"), {{1272, 816}, {932, 600}}, settle);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    /// Colours by the learning rate, dashes by the batch size, a chart for each network: chosen in the menu and kept.
    void linesAreToldApartByRule()
    {
        Stage stage(24);
        QStringList all;
        for (int i = 0; i < 24; ++i)
            all << QStringLiteral("run-%1").arg(i);
        stage.table().selectIds(all);
        QTRY_COMPARE(stage.model().chartCurves().size(), 24);
        QTRY_COMPARE(stage.model().comparedRuns().size(), 24);
        const auto choose = [&](const char* rule, const QString& setting) {
            QMenu* menu = stage.page->findChild<CompareOptions*>()->menu();
            emit menu->aboutToShow();
            for (QMenu* keys : menu->findChildren<QMenu*>())
                if (keys->title() == QCoreApplication::translate("trainyard::CompareOptions", rule))
                    for (QAction* action : keys->actions())
                        if (action->text().startsWith(setting) && action->isEnabled()) {
                            action->trigger();
                            return true;
                        }
            return false;
        };
        const QString rate = paramTitle(QStringLiteral("training.learning_rate.base"));
        const QString batch = paramTitle(QStringLiteral("training.batch_size"));
        const QString seed = paramTitle(QStringLiteral("seed"));
        const auto cards = [&] { return stage.page->findChild<CurveGrid*>()->cards(); };
        QVERIFY(choose("Colours by", rate));
        QVERIFY(choose("Dashes by", batch));
        QVERIFY(!choose("Dashes by", seed)); // there are not so many dashes
        const std::vector<ChartSeries> lines = cards().front()->chart()->series();
        QCOMPARE(lines.size(), std::size_t{24});
        QSet<QPair<int, int>> looks;
        QHash<QString, QPair<int, int>> lookOf;
        for (const ChartSeries& line : lines) {
            looks.insert({int(line.color), line.pattern});
            lookOf.insert(line.label, {int(line.color), line.pattern});
        }
        QCOMPARE(looks.size(), 12);
        QCOMPARE(lookOf.size(), 12);                                         // the label names both values
        const QString first = stage.model().comparison()->runs().front().id; // table and list have the same colours
        const QModelIndex row = stage.table().model()->index(stage.model().runs()->rowOf(first), 0);
        QCOMPARE(stage.model().comparison()->headerData(1, Qt::Horizontal, ComparisonModel::ColourRole),
                 row.data(RunsModel::ColourRole));
        QCOMPARE(row.data(RunsModel::ColourRole).toInt(), stage.model().coloursByRule().of.value(first));

        QVERIFY(choose("A chart for each", paramTitle(QStringLiteral("model.architecture"))));
        QTRY_COMPARE(cards().size(), std::size_t{2});
        QTRY_COMPARE(cards()[0]->chart()->series().size() + cards()[1]->chart()->series().size(), std::size_t{24});
        const QStringList ids = {cards()[1]->chart()->series().front().id, cards()[0]->chart()->series().front().id};
        QVERIFY(stage.model().chartsByRule().of.value(ids[0]) != stage.model().chartsByRule().of.value(ids[1]));
        const auto settle = [&] {
            QTest::qWait(150);
            for (const ChartCard* card : cards())
                card->chart()->flush();
        };
        const QStringList problems =
            test::photograph(*stage.page, QStringLiteral("runs-rules"), {{1272, 816}, {932, 600}}, settle);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));

        RunsViewModel other(Services{});
        QVERIFY(other.restoreState(stage.model().saveState()));
        QVERIFY(other.curveRules() == stage.model().curveRules());
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-12")}); // they differ in the seed alone
        QTRY_COMPARE(cards().size(), std::size_t{1});
        QTRY_COMPARE(cards().front()->chart()->series().size(), std::size_t{2});
        QCOMPARE(cards().front()->chart()->series().front().label, QStringLiteral("A"));
    }

    /// 24 runs: four learning rates, three batch sizes, and two of each with different seeds.
    void groupsAreDrawnAsBandsAndCompared()
    {
        Stage stage(24);
        QStringList all;
        for (int i = 0; i < 24; ++i)
            all << QStringLiteral("run-%1").arg(i);
        stage.table().selectIds(all);
        QTRY_COMPARE(stage.model().chartCurves().size(), 24);
        const auto choose = [&](const char* name, int index) {
            for (QComboBox* box : stage.page->findChildren<QComboBox*>())
                if (box->accessibleName() == QCoreApplication::translate("trainyard::ComparePane", name)) {
                    box->setCurrentIndex(index);
                    emit box->activated(index);
                    return box;
                }
            return static_cast<QComboBox*>(nullptr);
        };
        const auto series = [&] { return stage.page->findChild<TimeChart*>()->series(); };
        QVERIFY(choose("Lines of the chart", 2));
        QTRY_COMPARE(series().size(), std::size_t{12});
        QCOMPARE(series().front().label, QStringLiteral("A (2)"));
        QVERIFY2(series().front().key.endsWith(QStringLiteral(" (2)")) && series().front().key.size() > 8,
                 qPrintable(series().front().key)); // the values, in a file
        QVERIFY(series().front().bins.front().max > series().front().bins.front().min);
        QCOMPARE(stage.model().groupKeys().size(), 3);

        const int rate = 1 + int(stage.model().groupKeys().indexOf(QStringLiteral("training.learning_rate.base")));
        QVERIFY(rate > 0);
        const QComboBox* by = choose("Setting that parts the groups", rate);
        QVERIFY(by && by->currentData().toString() == QStringLiteral("training.learning_rate.base"));
        QCOMPARE(series().size(), std::size_t{4});
        QCOMPARE(series().front().label, QStringLiteral("A (6)"));
        QCOMPARE(stage.model().comparison()->columnCount(), 1 + 4);
        const GroupedRuns& groups = stage.model().groups();
        QVERIFY(groups.verdict && !groups.verdict->paired && groups.verdict->difference.first == 6);
        QVERIFY(verdictText(groups, stage.model().chartSeries()).contains(QStringLiteral("95 % ")));
        QCOMPARE(groups.columns[0].results.front().second, QStringLiteral("6"));
        const auto& params = groups.columns[0].params;
        QVERIFY(std::any_of(params.begin(), params.end(), [](const auto& param) {
            return param.first == QStringLiteral("training.batch_size") &&
                   param.second == QCoreApplication::translate("trainyard::GroupText", "varies");
        }));
        const auto settle = [&] {
            QTest::qWait(150);
            stage.page->findChild<TimeChart*>()->flush();
        };
        const QStringList problems =
            test::photograph(*stage.page, QStringLiteral("runs-groups"), {{1272, 816}, {932, 600}}, settle);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        choose("Lines of the chart", 0);
        QTRY_COMPARE(series().size(), std::size_t{24});
        QTRY_COMPARE(stage.model().comparison()->columnCount(), 1 + 24);
    }

    void keysActOnTheSelection()
    {
        Stage stage(4);
        QSignalSpy opened(stage.page.get(), &Page::openRunRequested),
            cloned(stage.page.get(), &Page::cloneRunRequested);
        stage.table().selectIds({QStringLiteral("run-1")});
        stage.table().setFocus();
        QTest::keyClick(&stage.table(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toString(), QStringLiteral("run-1"));
        QSignalSpy together(stage.page.get(), &Page::openRunsRequested);
        stage.table().selectIds({QStringLiteral("run-1"), QStringLiteral("run-2")});
        for (QAction* action : stage.page->runActions())
            if (action->text() == QLatin1String("Open"))
                action->trigger();
        QCOMPARE(together.size(), 1);
        QStringList runs = together[0][0].toStringList();
        runs.sort();
        QCOMPARE(runs, (QStringList{"run-1", "run-2"}));
        QTest::keyClick(&stage.table(), Qt::Key_Return);
        QCOMPARE(together.size(), 2);
        QCOMPARE(opened.size(), 1);
        stage.table().selectIds({QStringLiteral("run-1")});
        QTest::keyClick(&stage.table(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(cloned.size(), 1);
        QTest::keyClick(&stage.table(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("small-cnn")));
        QTest::keyClick(&stage.table(), Qt::Key_F2);
        auto* editor = stage.table().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("renamed \"x\" $(y)"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(QString::fromStdString(stage.store->reader()->run("run-1")->name),
                     QStringLiteral("renamed \"x\" $(y)"));
    }

    /// Escape does not discard what was typed.
    void changedNotesAreNotLostByEscape()
    {
        NotesDialog notes(QStringLiteral("run"), QStringLiteral("Warm-up helped."));
        QSignalSpy chosen(&notes, &NotesDialog::chosen);
        notes.show();
        auto* text = notes.findChild<QPlainTextEdit*>();
        QTest::keyClicks(text, QStringLiteral("New: "));
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(notes.isVisible());
        const auto press = [&](QMessageBox::ButtonRole role) {
            QPointer<QMessageBox> box = notes.findChild<QMessageBox*>();
            QVERIFY(box);
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == role) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    break;
                }
            QTRY_VERIFY(!box);
        };
        press(QMessageBox::RejectRole);
        QVERIFY(notes.isVisible());
        QTest::keyClick(text, Qt::Key_Escape);
        press(QMessageBox::AcceptRole);
        QVERIFY(!notes.isVisible());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("New: Warm-up helped."));

        NotesDialog same(QStringLiteral("run"), QStringLiteral("Warm-up helped."));
        same.show();
        QVERIFY(same.findChild<QLabel*>(QStringLiteral("markdownHint"))->text().contains(QStringLiteral("Markdown")));
        QTest::keyClick(same.findChild<QPlainTextEdit*>(), Qt::Key_Escape);
        QVERIFY(!same.isVisible());
    }

    void notesOfSeveralRunsSayWhatToDo()
    {
        Stage stage(3);
        QSignalSpy noticed(stage.page.get(), &Page::noticed);
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-1")});
        stage.table().setFocus();
        QTest::keyClick(&stage.table(), Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(noticed.size(), 1);
        QVERIFY(!stage.page->findChild<NotesDialog*>());
    }

    /// Even in the smallest window, where some buttons show only their icons. In a wide one they have their texts
    /// again.
    void theSearchHasRoomInANarrowWindow()
    {
        Stage stage(3);
        stage.find(QStringLiteral("run"));
        auto* add = stage.page->findChild<QPushButton*>(QStringLiteral("addExistingRuns"));
        const QString text = add->accessibleName();
        QVERIFY(!text.isEmpty());
        for (const int width : {100, 1272, 100}) { // the page is never less wide than its parts
            stage.page->resize(width, 560);
            QTRY_VERIFY(width > 1000 ? stage.page->width() == width : stage.page->width() < 900);
            const QLineEdit& search = *stage.search();
            QVERIFY2(search.width() >= 14 * search.fontMetrics().averageCharWidth() + 50,
                     qPrintable(QString::number(search.width())));
            QCOMPARE(add->text(), width > 1000 ? text : QString());
        }
    }

    /// There is room for a usual search before buttons have their texts; what they are is told all the same.
    void buttonsGiveTheirTextsToTheSearch()
    {
        Stage stage(3);
        stage.find(QStringLiteral("run"));
        auto* add = stage.page->findChild<QPushButton*>(QStringLiteral("addExistingRuns"));
        auto* exports = stage.page->findChild<QPushButton*>(QStringLiteral("exportRuns"));
        bool folded = false, unfolded = false;
        for (int width = 1272; width > 780; width -= 12) {
            stage.page->resize(width, 560);
            QCoreApplication::sendPostedEvents();
            QCOMPARE(add->text().isEmpty(), exports->text().isEmpty());
            const QLineEdit& search = *stage.search();
            if (!add->text().isEmpty())
                QVERIFY2(search.width() >= 28 * search.fontMetrics().averageCharWidth(),
                         qPrintable(QString::number(width)));
            (add->text().isEmpty() ? folded : unfolded) = true;
        }
        QVERIFY(folded && unfolded);
        QVERIFY(!exports->accessibleName().isEmpty() && exports->toolTip() == exports->accessibleName());
    }

    /// The column of names makes room for a vertical scroll bar.
    void theColumnsFitBesideAVerticalBar()
    {
        Stage stage(40);
        stage.page->resize(1240, 500);
        QTRY_VERIFY(stage.table().verticalScrollBar()->isVisible());
        QTRY_COMPARE(stage.table().horizontalScrollBar()->maximum(), 0);
    }

    void trashIsUndoneAndDeletionAsks()
    {
        Stage stage(4);
        QSignalSpy noticed(stage.page.get(), &Page::noticed);
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-2")});
        stage.table().setFocus();
        QTest::keyClick(&stage.table(), Qt::Key_Delete);
        QTRY_COMPARE(stage.model().shown(), 2);
        QCOMPARE(noticed.size(), 1);
        const auto undo = noticed[0][1].value<std::function<void()>>();
        QVERIFY(undo);
        undo();
        QTRY_COMPARE(stage.model().shown(), 4);
        stage.table().selectIds({QStringLiteral("run-0")});
        stage.table().setFocus();
        QTest::keyClick(&stage.table(), Qt::Key_Delete, Qt::ShiftModifier);
        auto* dialog = stage.page->findChild<DeleteDialog*>();
        QVERIFY(dialog);
        for (const QLabel* label : dialog->findChildren<QLabel*>()) // it is about one run
            QVERIFY2(!label->text().contains(QStringLiteral("Their")), qPrintable(label->text()));
        QSignalSpy chosen(dialog, &DeleteDialog::chosen);
        QTest::keyClick(dialog, Qt::Key_Return); // Enter alone deletes nothing
        QCOMPARE(chosen.size(), 0);
        dialog->reject();
        QCOMPARE(stage.store->reader()->countRuns({}), 4);
        delete dialog;
        // In the trash the same key does not bring runs back.
        QTest::keyClick(&stage.table(), Qt::Key_Delete);
        QTRY_COMPARE(stage.model().shown(), 3);
        stage.model().setScope(RunScope::Trashed);
        QTRY_COMPARE(stage.model().shown(), 1);
        stage.table().selectIds({QStringLiteral("run-0")});
        QTRY_COMPARE(stage.model().selectedRows().size(), 1);
        stage.page->activateWindow(); // without a window manager nobody does it when a dialog closes
        QVERIFY(QTest::qWaitForWindowActive(stage.page.get()));
        stage.table().setFocus();
        QTest::keyClick(&stage.table(), Qt::Key_Delete);
        QTRY_VERIFY((dialog = stage.page->findChild<DeleteDialog*>()));
        dialog->reject();
        QTest::qWait(50);
        QCOMPARE(stage.model().shown(), 1);
    }

    /// Who deletes a run learns what lacks it then.
    void theDeleteDialogNamesReportsThatShowTheRun()
    {
        Stage stage(4);
        ReportRow report;
        report.title = "Week 3";
        report.text = "```chart\nruns: run-0, run-1\nseries: val/top1\n```\n";
        QVERIFY(stage.store->putReport(report).get().ok());
        QTRY_COMPARE(stage.model().shown(), 4);
        stage.table().selectIds({QStringLiteral("run-0")});
        QTRY_COMPARE(stage.model().selectedRows().size(), 1);
        stage.table().setFocus();
        QTest::keyClick(&stage.table(), Qt::Key_Delete, Qt::ShiftModifier);
        auto* dialog = stage.page->findChild<DeleteDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->findChild<QLabel*>(QStringLiteral("uses")));
        QCOMPARE(dialog->findChild<QLabel*>(QStringLiteral("uses"))->text(),
                 QStringLiteral("• The report “Week 3” shows them in 1 block."));
        dialog->reject();
    }

    void trashingARunThatIsNotOverAsks()
    {
        Stage stage(2);
        QVERIFY(stage.store->setRunState("run-1", JobState::Running, "").get().ok());
        QTRY_VERIFY(stage.model().runs()->row(stage.model().runs()->rowOf(QStringLiteral("run-1"))).state ==
                    JobState::Running);
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-1")});
        QAction* trash = nullptr;
        for (QAction* action : stage.page->runActions())
            if (action->shortcut() == QKeySequence(Qt::Key_Delete))
                trash = action;
        QVERIFY(trash);
        for (const bool agrees : {false, true}) {
            trash->trigger();
            QPointer<QMessageBox> box = stage.page->findChild<QMessageBox*>();
            QVERIFY2(box, agrees ? "again" : "first");
            QTest::qWait(150);
            QCOMPARE(stage.store->reader()->countRuns({}), 2);
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == (agrees ? QMessageBox::ActionRole : QMessageBox::RejectRole)) {
                    button->click();
                    break;
                }
            QTRY_VERIFY(!box);
        }
        // All lie in the trash now: the page says so instead of "No runs yet".
        QTRY_COMPARE(stage.model().shown(), 0);
        QTRY_COMPARE(stage.model().trashed(), 2);
        QStringList texts;
        for (const EmptyState* empty : stage.page->findChildren<EmptyState*>())
            if (empty->isVisible())
                for (const QLabel* label : empty->findChildren<QLabel*>())
                    texts << label->text();
        const QString text = texts.join(QLatin1Char(' '));
        QVERIFY2(text.contains(QStringLiteral("No active runs")) && text.contains(QLatin1Char('2')), qPrintable(text));
    }

    void theEmptySearchSaysSoInSentences()
    {
        Stage stage(2);
        stage.model().setFilter(QStringLiteral("stat:done"));
        QTRY_VERIFY(!stage.model().searchProblem().empty());
        const auto told = [&] {
            for (const EmptyState* empty : stage.page->findChildren<EmptyState*>())
                for (const QLabel* label : empty->findChildren<QLabel*>())
                    if (empty->isVisible() && label->text().contains(QStringLiteral("field or metric")))
                        return label->text();
            return QString();
        };
        QTRY_VERIFY(!told().isEmpty());
        QVERIFY2(told().startsWith(QStringLiteral("There is")), qPrintable(told()));
    }

    /// However long the first tag is, there is room to say that it is not alone.
    void tagsThatFindNoRoomAreCounted()
    {
        const auto cell = [](const QStringList& tags) {
            QStandardItemModel model(1, 1);
            model.setData(model.index(0, 0), int(RunColumn::Kind::Tags), RunsModel::KindRole);
            model.setData(model.index(0, 0), tags, RunsModel::TagsRole);
            QImage image(96, 26, QImage::Format_ARGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            QStyleOptionViewItem option;
            option.rect = image.rect();
            option.state = QStyle::State_Enabled;
            RunsDelegate().paint(&painter, option, model.index(0, 0));
            return image;
        };
        const QString longTag = QStringLiteral("a-tag-that-is-long");
        const QImage alone = cell({longTag}), two = cell({longTag, QStringLiteral("b")}),
                     three = cell({longTag, QStringLiteral("b"), QStringLiteral("c")});
        QVERIFY(alone != two);
        QVERIFY(two != three); // +1 and +2
    }

    void deletingManyShowsHowFarItIsAndCanBeCancelled()
    {
        constexpr int kRuns = 400; // many, that the button is pressed in time on a busy machine too
        Stage stage(0);
        for (int i = 0; i < kRuns; ++i)
            addRun(*stage.store, i, 0, true);
        LaunchService launch(stage.store);
        Services services;
        services.store = stage.service.get();
        services.launch = &launch;
        RunsPage page(services, stage.settings);
        page.resize(1272, 816);
        page.show();
        page.activated();
        QTRY_COMPARE(page.model()->shown(), kRuns);
        auto* bar = page.findChild<BusyBar*>(QStringLiteral("deletionBar"));
        QVERIFY(bar && bar->isHidden());
        QStringList all;
        for (int row = 0; row < kRuns; ++row)
            all << QString::fromStdString(page.model()->runs()->row(row).id);
        QSignalSpy noticed(&page, &Page::noticed);
        QSignalSpy ended(page.model(), &RunsViewModel::deletionEnded);
        connect(page.model(), &RunsViewModel::deleting, bar, [bar](int done) {
            if (done == 1)
                bar->findChild<QPushButton*>()->click();
        });
        page.model()->setSelection(all);
        page.model()->deleteForGood(false);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        const int gone = ended[0][0].toInt();
        QVERIFY(gone >= 1 && gone < kRuns);
        QCOMPARE(int(stage.store->reader()->countRuns({})), kRuns - gone);
        QCOMPARE(noticed.size(), 1);
        QVERIFY(noticed[0][0].toString().startsWith(QString::number(gone)));
        QVERIFY(bar->isHidden());

        emit page.model()->deleting(0, 9); // a slow one: in sight after half a second, not before
        QTest::qWait(200);
        QVERIFY(bar->isHidden());
        QTRY_VERIFY(bar->isVisible());
        emit page.model()->deleting(3, 9);
        QVERIFY(bar->findChild<QLabel*>()->text().contains(QStringLiteral("3")));
        emit page.model()->deletionEnded(9, 9);
        QVERIFY(bar->isHidden());
        QCOMPARE(noticed.size(), 1);
    }

    void deletingInTheSearchFieldTrashesNothing()
    {
        Stage stage(3);
        stage.table().selectIds({QStringLiteral("run-0")});
        stage.search()->setFocus();
        QTest::keyClick(stage.search(), Qt::Key_Delete);
        QTest::qWait(100);
        QCOMPARE(stage.store->reader()->countRuns({}), 3);
    }

    void tagsOfSeveralRunsChangeTogether()
    {
        Stage stage(4);
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-1")});
        stage.model().changeTags({QStringLiteral("new")}, {QStringLiteral("baseline")});
        QTRY_COMPARE(stage.store->reader()->run("run-0")->tags, (std::vector<std::string>{"new", "paper"}));
        QTRY_COMPARE(stage.store->reader()->run("run-1")->tags, (std::vector<std::string>{"first-run", "new"}));
        QTRY_VERIFY(stage.model().canUndo());
        stage.model().undo();
        QTRY_COMPARE(stage.store->reader()->run("run-0")->tags, (std::vector<std::string>{"baseline", "paper"}));
        TagsDialog dialog({{QStringLiteral("all"), 2}, {QStringLiteral("some"), 1}}, 2, {QStringLiteral("other")});
        QSignalSpy chosen(&dialog, &TagsDialog::chosen);
        auto* typed = dialog.findChild<QLineEdit*>();
        QTest::keyClicks(typed, QStringLiteral("typed"));
        QTest::keyClick(typed, Qt::Key_Return, Qt::ControlModifier);
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Apply") && chosen.isEmpty())
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].toStringList(), QStringList{QStringLiteral("typed")});
        QCOMPARE(chosen[0][1].toStringList(), QStringList{});
    }

    void theDeleteDialogTellsRunsOfOneNameApart()
    {
        Stage stage(3);
        stage.model().rename(QStringLiteral("run-0"), QStringLiteral("same"));
        stage.model().rename(QStringLiteral("run-1"), QStringLiteral("same"));
        const auto named = [&](const QString& id) {
            return stage.model().runs()->index(stage.model().runs()->rowOf(id), 0).data().toString();
        };
        QTRY_COMPARE(named(QStringLiteral("run-0")), QStringLiteral("same"));
        QTRY_COMPARE(named(QStringLiteral("run-1")), QStringLiteral("same"));
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-1")});
        stage.table().setFocus();
        QTest::keyClick(&stage.table(), Qt::Key_Delete, Qt::ShiftModifier);
        auto* dialog = stage.page->findChild<DeleteDialog*>();
        QVERIFY(dialog);
        QString said;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            said += label->text() + QLatin1Char('\n');
        QVERIFY2(said.contains(QStringLiteral("same (run-0)")) && said.contains(QStringLiteral("same (run-1)")),
                 qPrintable(said));
        // What would be lost with each: its state, its date, how far it has trained and for how long.
        for (const char* id : {"run-0", "run-1"}) {
            const RunRow& row = stage.model().runs()->row(stage.model().runs()->rowOf(QLatin1String(id)));
            QVERIFY(row.epochs > 0 && row.elapsed > 0.0);
            const QString lost = QStringLiteral("%1, %2, epoch %3 of %4, trained for %5")
                                     .arg(stateText(ShownState(row)), format::dateTime(row.createdAt))
                                     .arg(int(row.epoch))
                                     .arg(row.epochs)
                                     .arg(format::duration(row.elapsed));
            QVERIFY2(said.contains(lost), qPrintable(lost + QLatin1Char('\n') + said));
        }
        dialog->reject();
    }

    void aTagIsShownWithItsControlCharacters()
    {
        const QString tag = QStringLiteral("x\u202ey");
        TagsDialog dialog({{tag, 2}}, 2, {});
        QSignalSpy chosen(&dialog, &TagsDialog::chosen);
        auto* list = dialog.findChild<QListWidget*>();
        QCOMPARE(list->item(0)->text(), QStringLiteral("x\\u202ey"));
        list->item(0)->setCheckState(Qt::Unchecked);
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Apply"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][1].toStringList(), QStringList{tag});
    }

    void columnsAreChosenAndRemembered()
    {
        Stage stage(3);
        ColumnsDialog dialog(stage.model().columns(), {QStringLiteral("train/loss")},
                             {QStringLiteral("training.batch_size")});
        RunColumns wanted = {*RunColumn::fromId("name"), RunColumn::param("training.batch_size"),
                             *RunColumn::fromId("state")};
        stage.model().setColumns(wanted);
        QTRY_COMPARE(stage.model().runs()->index(0, 1).data().toString().isEmpty(), false);
        QVERIFY(stage.page->mayClose());
        stage.page.reset();
        stage.open();
        QCOMPARE(stage.model().columns(), wanted);
        QCOMPARE(dialog.columns(), RunColumn::defaults());
    }

    void aTableOfManyRunsIsFilteredAtOnce()
    {
        Stage stage(0);
        for (int i = 0; i < 5000; ++i) {
            RunSpec spec = test::specNamed("bulk-" + std::to_string(i), "bulk run " + std::to_string(i));
            spec.tags = {i % 7 == 0 ? "seven" : "other"};
            auto pending = stage.store->createRun(spec, "/runs/" + spec.id, "local");
            if (i == 4999)
                QVERIFY(pending.get().ok());
        }
        QTRY_COMPARE_WITH_TIMEOUT(stage.model().shown(), 5000, 20'000);
        stage.search()->setFocus();
        QSignalSpy answered(&stage.model(), &RunsViewModel::rowsChanged);
        QElapsedTimer timer;
        stage.model().setFilter(QStringLiteral("tag:seven"));
        timer.start();
        stage.model().refresh(); // without the pause after typing
        QVERIFY(answered.wait());
        stage.table().repaint();
        const double milliseconds = timer.nsecsElapsed() / 1e6;
        QCOMPARE(stage.model().shown(), 715);
        qInfo("5,000 runs filtered and painted in %.1f ms, %.1f ms of them in the store", milliseconds,
              stage.model().lastAnswerMs());
        QSignalSpy all(&stage.model(), &RunsViewModel::rowsChanged);
        stage.model().setFilter(QString());
        timer.restart();
        stage.model().refresh();
        QVERIFY(all.wait());
        stage.table().repaint();
        qInfo("5,000 runs listed and painted in %.1f ms, %.1f ms of them in the store", timer.nsecsElapsed() / 1e6,
              stage.model().lastAnswerMs());
        QCOMPARE(stage.model().shown(), 5000);
    }

    void exportsWhatIsShown()
    {
        Stage stage(3);
        const QByteArray csv = stage.model().tableAsCsv();
        QCOMPARE(csv.count("\r\n"), 4);
        QVERIFY(csv.startsWith("id,name,state,tags"));
        stage.table().selectIds({QStringLiteral("run-0")});
        QTRY_COMPARE(stage.model().chartCurves().size(), 1);
        auto* pane = stage.page->findChild<ComparePane*>();
        ExportBar bar;
        for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
            const QString file = stage.folder.filePath(QStringLiteral("chart.") + QLatin1String(suffix));
            const Result<ChartFile> recorded = pane->recordChart(file);
            QVERIFY2(recorded.ok(), suffix);
            std::optional<bool> outcome;
            bar.write(file, recorded.value(), [&](const Result<void>& result) { outcome = result.ok(); });
            QTRY_VERIFY(outcome);
            QVERIFY2(*outcome, suffix);
            QVERIFY(QFileInfo(file).size() > 500);
            QVERIFY(bar.isHidden());
        }
        QVERIFY(!pane->recordChart(QStringLiteral("chart.bmp")).ok());
        std::optional<bool> refused;
        bar.write(
            QStringLiteral("/nowhere/at/all.png"), [] { return QByteArray("x"); },
            [&](const Result<void>& result) { refused = !result.ok(); });
        QTRY_VERIFY(refused);
        QVERIFY(*refused);
    }

    /// The letters of the window's table mean nothing in a file.
    void anExportedComparisonNamesItsRuns()
    {
        Stage stage(3);
        stage.table().selectIds({QStringLiteral("run-0"), QStringLiteral("run-1")});
        QTRY_COMPARE(stage.model().chartCurves().size(), 2);
        auto* pane = stage.page->findChild<ComparePane*>();
        QTRY_COMPARE(stage.page->findChild<TimeChart*>()->series().size(), std::size_t{2});
        QCOMPARE(stage.page->findChild<TimeChart*>()->series().front().label, QStringLiteral("A"));
        for (const char* file : {"chart.svg", "chart.csv"}) {
            const Result<ChartFile> recorded = pane->recordChart(QString::fromLatin1(file));
            QVERIFY(recorded.ok());
            const QByteArray bytes = recorded.value()();
            for (const char* name : {"small-cnn-glyphs-b32-lr0.02-s0", "small-cnn-glyphs-b64-lr0.04-s1"})
                QVERIFY2(bytes.contains(name), name);
            QVERIFY2(!bytes.contains(">A<") && !bytes.contains("\"A\""), file);
        }
    }

    /// The menu offers every kind of file that a chart can be written as, as the guide says.
    void theMenuOffersAChartAsPdf()
    {
        Stage stage(1);
        QAction* chart = nullptr;
        for (QAction* action : stage.page->findChildren<QAction*>())
            if (action->text() == QStringLiteral("Chart as PNG, SVG, PDF or CSV…"))
                chart = action;
        QVERIFY(chart);
        chart->setEnabled(true); // as with a chart
        chart->trigger();
        auto* dialog = stage.page->findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QStringList filters = dialog->nameFilters();
        for (const QString& suffix :
             {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv")}) {
            const QStringList found = filters.filter(QStringLiteral("*.") + suffix);
            QCOMPARE(found.size(), 1);
            emit dialog->filterSelected(found.front());
            QCOMPARE(dialog->defaultSuffix(), suffix);
        }
        dialog->close();
    }

    void theDialogForAChartHasItsButtonsInOrder()
    {
        ChartExportDialog dialog;
        dialog.show();
        const QPushButton* start = nullptr;
        const QPushButton* cancel = nullptr;
        for (const QPushButton* button : dialog.findChildren<QPushButton*>())
            (button->text() == QStringLiteral("Export…") ? start : cancel) = button;
        QVERIFY(start && cancel);
        QVERIFY(start->isDefault() && start->property("kind") == QStringLiteral("primary"));
        QTRY_VERIFY(cancel->x() < start->x());
        QCOMPARE(cancel->text(), QStringLiteral("Cancel"));
    }

    void aCancelledExportLeavesNoFile()
    {
        Stage stage(1);
        auto* bar = stage.page->findChild<ExportBar*>();
        QVERIFY(bar && bar->isHidden());
        QSignalSpy noticed(stage.page.get(), &Page::noticed);
        const QString file = stage.folder.filePath(QStringLiteral("slow.png"));
        const QString behind = stage.folder.filePath(QStringLiteral("behind.csv"));
        QSemaphore goOn;
        int told = 0;
        bar->write(
            file,
            [&] {
                goOn.acquire();
                return QByteArray("bytes");
            },
            [&](const Result<void>&) { ++told; });
        bar->write(
            behind, [] { return QByteArray("bytes"); }, [&](const Result<void>&) { ++told; });
        QVERIFY(bar->isHidden());
        QTRY_VERIFY(bar->isVisible()); // the window lives while the file is being made
        QTest::mouseClick(bar->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(bar->isHidden());
        goOn.release();
        QTest::qWait(300);
        QVERIFY(!QFileInfo::exists(file));
        QVERIFY(!QFileInfo::exists(behind));
        QCOMPARE(told, 0);
        bar->write(
            file, [] { return QByteArray("bytes"); }, [&](const Result<void>& outcome) { told += outcome.ok(); });
        QTRY_COMPARE(told, 1); // a cancelled one is no bar to the next
        QVERIFY(QFileInfo::exists(file));
        QVERIFY(bar->isHidden());
    }

    void looksRight()
    {
        Stage stage(12);
        stage.table().selectIds(
            {QStringLiteral("run-0"), QStringLiteral("run-1"), QStringLiteral("run-3"), QStringLiteral("run-6")});
        QTRY_COMPARE(stage.model().chartCurves().size(), 4);
        QTest::qWait(400); // curves of the rows in sight
        const auto settle = [&] {
            QTest::qWait(150);
            stage.page->findChild<TimeChart*>()->flush();
        };
        QStringList problems = test::photograph(*stage.page, QStringLiteral("runs"), {{1272, 816}, {932, 600}}, settle);
        ColumnsDialog columns(stage.model().columns(), {QStringLiteral("train/loss"), QStringLiteral("val/top1")},
                              {QStringLiteral("training.batch_size"), QStringLiteral("seed")});
        problems += test::photograph(columns, QStringLiteral("columns-dialog"), {{640, 500}});
        DeleteDialog deletion({{QStringLiteral("small-cnn-glyphs-b32-lr0.02-s0"),
                                QStringLiteral("Done, 2026-11-20 14:52, epoch 12 of 12, trained for 3 min")},
                               {QStringLiteral("another run"), QStringLiteral("Running, 2026-11-20 14:58")}},
                              1);
        problems += test::photograph(deletion, QStringLiteral("delete-dialog"), {{480, 300}});
        TagsDialog tags({{QStringLiteral("baseline"), 2}, {QStringLiteral("paper"), 1}}, 2,
                        {QStringLiteral("first-run")});
        problems += test::photograph(tags, QStringLiteral("tags-dialog"), {{360, 360}});
        NotesDialog notes(QStringLiteral("small-cnn-glyphs-b32-lr0.02-s0"),
                          QStringLiteral("Warm-up helped.\nTry batch 128 next."));
        problems += test::photograph(notes, QStringLiteral("notes-dialog"), {{500, 320}});
        SearchHelp help(nullptr);
        help.setWindowFlags(Qt::Window);
        help.adjustSize();
        problems += test::photograph(help, QStringLiteral("search-help"), {help.size()});
        Stage empty(0);
        problems += test::photograph(*empty.page, QStringLiteral("runs-empty"), {{1272, 816}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(RunsPageTest)

} // namespace runs_page_test

#include "runs_page_test.moc"
