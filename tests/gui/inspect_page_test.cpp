// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/inspect_page.h"

#include "gui/inspect/classified_model.h"
#include "gui/inspect/classify_pane.h"
#include "gui/inspect/gaze_card.h"
#include "gui/inspect/inputs_card.h"
#include "gui/inspect/inspect_header.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/inspect/layers_tab.h"
#include "gui/inspect/mistakes_view.h"
#include "gui/inspect/predictions_figures.h"
#include "gui/inspect/predictions_pane.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/layers_pane.h"
#include "gui/plots/filter_sheet.h"
#include "gui/plots/heat_ramp.h"
#include "gui/plots/heat_view.h"
#include "gui/plots/layer_maps.h"
#include "gui/plots/top_bars.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/theme.h"
#include "tests/gui/inspect_fixture.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>

namespace inspect_page_test {

using namespace trainyard;

namespace {

InspectViewModel::Found foundRun(const std::string& machine = "local")
{
    InspectViewModel::Found found;
    found.run.id = "base";
    found.run.name = "resnet20v2-cifar10-s2";
    found.run.directory = "/runs/base";
    found.run.machine = machine;
    found.run.model = "resnet20v2";
    found.run.data.name = "CIFAR-10";
    found.run.parameters = 272'282;
    found.run.epochs = 30;
    found.run.state = JobState::Done;
    found.bestTop1 = 0.914;
    for (const auto& [file, epoch] :
         {std::pair("checkpoints/28.safetensors", 28), std::pair("checkpoints/30.safetensors", 30),
          std::pair("checkpoints/best.safetensors", 28)}) {
        ArtifactRow one;
        one.kind = "checkpoint";
        one.file = file;
        one.step = epoch * 100;
        one.epoch = epoch;
        found.artifacts.push_back(one);
    }
    return found;
}

/// An engine that never answers.
QString silentEngine(const QTemporaryDir& folder)
{
    QFile file(folder.filePath(QStringLiteral("engine")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("cannot write");
    file.write("#!/bin/sh\nexec sleep 600\n");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName();
}

struct Stage {
    QTemporaryDir folder;
    NetLookService looks{std::make_shared<const EngineCalls>(silentEngine(folder))};
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    InspectPage page{services(), settings};

    explicit Stage(Inside what = Inside::Predictions, PredictionReport report = test::drawnReport(),
                   const std::string& machine = "local")
    {
        page.resize(1272, 816);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.activated();
        page.show(Inside::Predictions);
        page.model().setRun(foundRun(machine));
        page.predictions().model().take(std::make_shared<const PredictionReport>(std::move(report)));
        page.show(what);
        if (what == Inside::Classify) {
            page.classify().model().takeList(
                test::drawnLook({"/harbour/IMG_0412.jpg", "/harbour/IMG_0415.jpg", "/harbour/IMG_0417.jpg"}, false));
            page.classify().model().takeDetail(test::drawnLook({"/harbour/IMG_0412.jpg"}, true));
        }
    }
    Services services()
    {
        Services only;
        only.looks = &looks;
        return only;
    }
    PredictionsPane& predictions() { return page.predictions(); }
    ClassifyPane& classify() { return page.classify(); }
};

/// Colours of no meaning, 3 × 3.
FirstFilters drawnFilters(int count)
{
    FirstFilters drawn{"stem", 3, 3, 3, {}};
    for (int i = 0; i < count; ++i) {
        FirstFilters::Filter filter{0.1 * (i + 1), {}};
        for (int place = 0; place < 27; ++place)
            filter.bytes += static_cast<char>(1 + (i * 53 + place * 29) % 255);
        drawn.filters.push_back(std::move(filter));
    }
    return drawn;
}

QPoint middleOf(const ConfusionMatrix& matrix, int actual, int predicted)
{
    return matrix.cellRect(actual, predicted).center();
}

} // namespace

class InspectPageTest : public QObject {
    Q_OBJECT

private slots:
    /// What a layer makes of a series of 200 steps is one row of values.
    void mapsOfASeriesCanBeSeen()
    {
        ChannelMap map;
        map.width = 200;
        map.height = 1;
        map.high = 1.0;
        map.bytes.assign(200, 255);
        const QImage image = LayerMaps::mapImage(map, 46);
        QVERIFY(image.width() == 46 && image.height() >= 10);
        map.width = map.height = 10;
        map.bytes.assign(100, 255);
        QCOMPARE(LayerMaps::mapImage(map, 46).size(), QSize(46, 46));
    }

    void initTestCase() { Theme::instance().install(*qApp); }

    void layersTabOffersAClone()
    {
        Stage stage;
        QApplication::setActiveWindow(&stage.page); // also where no window manager gives the focus
        QTest::keyClick(&stage.page, Qt::Key_3, Qt::AltModifier);
        QCOMPARE(stage.page.shown(), Inside::Layers);
        auto& pane = *stage.page.findChild<LayersPane*>();
        pane.model().setTensors({}); // the store has none
        QSignalSpy wanted(&stage.page, &Page::newRunWithSpecRequested);
        pane.message().findChild<QPushButton*>()->click();
        QCOMPARE(wanted.count(), 1);
        QVERIFY(wanted[0][0].value<RunSpec>().monitoring.histograms.record);
    }

    void theFirstFiltersAreDrawn()
    {
        Stage stage(Inside::Layers);
        LayersTab& tab = *stage.page.findChild<LayersTab*>();
        QCOMPARE(tab.filtersModel().text(), QStringLiteral("reading…"));
        const FirstFilters drawn = drawnFilters(16);
        tab.filtersModel().take(drawn);
        QVERIFY2(tab.filtersModel().text().startsWith(QStringLiteral("stem · 16 filters of 3 × 3")),
                 qPrintable(tab.filtersModel().text()));
        const auto& pictures = tab.filters().pictures();
        QCOMPARE(pictures.size(), std::size_t(16));
        const auto byte = [&](int filter, int place) {
            return int(static_cast<unsigned char>(drawn.filters[std::size_t(filter)].bytes[std::size_t(place)]));
        };
        for (const int filter : {0, 7, 15})
            QCOMPARE(pictures[std::size_t(filter)].image.pixel(2, 1), // row by row, channels last
                     qRgb(byte(filter, 15), byte(filter, 16), byte(filter, 17)));
        for (const QSize size : {QSize(1272, 816), QSize(952, 620)}) {
            stage.page.resize(size);
            QCoreApplication::processEvents();
            for (int i = 0; i < 16; ++i) {
                QVERIFY(tab.filters().rect().contains(tab.filters().rectOf(i)));
                for (int other = 0; other < i; ++other)
                    QVERIFY(!tab.filters().rectOf(i).intersects(tab.filters().rectOf(other)));
            }
        }
        const auto exports = tab.exports();
        const auto png = std::find_if(exports.begin(), exports.end(), [](const InspectExport& one) {
            return one.fileName == QStringLiteral("filters.png");
        });
        QVERIFY(png != exports.end());
        QCOMPARE(QImage::fromData(png->record(QString()).value()()).width(), 4 * 36 + 3 * 4);
        stage.page.model().choose(1); // another checkpoint: another question
        QVERIFY(!tab.filtersModel().filters() && tab.filters().pictures().empty());
        tab.filtersModel().take(std::nullopt);
        QCOMPARE(tab.filtersModel().text(), QStringLiteral("This net does not begin with a convolution."));
        stage.page.model().choose(0); // known already
        QCOMPARE(tab.filters().pictures().size(), std::size_t(16));
    }

    void tabsShareRunAndCheckpoint()
    {
        Stage stage;
        QCOMPARE(stage.page.model().current(), 0);
        QCOMPARE(stage.page.header().checkpoints().currentText(), QStringLiteral("Best: epoch 28, 91.4 %"));
        auto& tabs = *stage.page.findChild<QTabBar*>();
        QCOMPARE(tabs.tabText(0), QStringLiteral("Predictions"));
        QApplication::setActiveWindow(&stage.page); // also where no window manager gives the focus
        QTest::keyClick(&stage.page, Qt::Key_2, Qt::AltModifier);
        QCOMPARE(stage.page.shown(), Inside::Classify);
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(0).center());
        QCOMPARE(stage.page.shown(), Inside::Predictions);
        // Another checkpoint is another question; the first one is shown again at once.
        const PredictionReport* before = stage.predictions().model().report();
        stage.page.model().choose(1);
        QCOMPARE(stage.predictions().model().state(), PredictionsViewModel::State::Working);
        stage.page.model().choose(0);
        QCOMPARE(stage.predictions().model().report(), before);
        QSignalSpy back(&stage.page, &Page::backRequested);
        QTest::mouseClick(stage.page.header().findChild<QPushButton*>(QStringLiteral("back")), Qt::LeftButton);
        QTest::keyClick(&stage.page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(back.count(), 2);
    }

    void aCellShowsItsMistakes()
    {
        Stage stage;
        ConfusionMatrix& matrix = stage.predictions().matrix();
        const qint64 count = matrix.figure().count(3, 2);
        QVERIFY(count > 0);
        QTest::mouseMove(matrix.viewport(), middleOf(matrix, 3, 2));
        QVERIFY(ConfusionMatrix::tipOf(matrix.figure(), {3, 2}).front().contains(QStringLiteral("cat taken for bird")));
        QTest::mouseClick(matrix.viewport(), Qt::LeftButton, {}, middleOf(matrix, 3, 2));
        QCOMPARE(stage.predictions().mistakes().model()->rowCount(), int(count));
        QVERIFY((matrix.chosen() == ConfusionMatrix::Cell(3, 2)));
        auto* clear = stage.predictions().findChild<QPushButton*>(QStringLiteral("clearFilter"));
        QVERIFY(clear->isVisible());
        QTest::mouseClick(clear, Qt::LeftButton);
        QVERIFY(!matrix.chosen());
        QCOMPARE(stage.predictions().mistakes().model()->rowCount(),
                 int(stage.predictions().model().report()->mistakes.size()));
        // What is right has no mistakes to show.
        QTest::mouseClick(matrix.viewport(), Qt::LeftButton, {}, middleOf(matrix, 4, 4));
        QVERIFY(!stage.predictions().model().filter().any());
    }

    void theMatrixIsWalkedWithKeys()
    {
        Stage stage;
        ConfusionMatrix& matrix = stage.predictions().matrix();
        QApplication::setActiveWindow(&stage.page); // also where no window manager gives the focus
        matrix.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&matrix, Qt::Key_Right);
        QTest::keyClick(&matrix, Qt::Key_Return);
        QVERIFY((stage.predictions().model().filter() == MistakeFilter{0, 1}));
        QSignalSpy back(&stage.page, &Page::backRequested);
        QTest::keyClick(&matrix, Qt::Key_Escape);
        QVERIFY(!stage.predictions().model().filter().any());
        QCOMPARE(back.count(), 0);
        QTest::keyClick(&matrix, Qt::Key_Escape); // nothing is chosen any more
        QCOMPARE(back.count(), 1);
        QTest::keyClick(&matrix, Qt::Key_Down);
        QTest::keyClick(&matrix, Qt::Key_Left);
        QTest::keyClick(&matrix, Qt::Key_Space);
        QVERIFY((stage.predictions().model().filter() == MistakeFilter{1, 0}));
    }

    void aThousandClassesBeginWithTheMostConfused()
    {
        PredictionReport report = test::drawnReport(1000, 20'000);
        const ConfusionFigure confused = confusionFigure(report, false, false);
        QCOMPARE(confused.shown.size(), kWholeMatrix);
        ConfusionCell most;
        for (const ConfusionCell& cell : report.confusion)
            if (cell.actual != cell.predicted && cell.samples > most.samples)
                most = cell;
        QCOMPARE(confused.shown[0], most.actual);
        QCOMPARE(confused.shown[1], most.predicted);
        Stage stage(Inside::Predictions, report);
        ConfusionMatrix& matrix = stage.predictions().matrix();
        QCOMPARE(matrix.figure().shown.size(), kWholeMatrix);
        QCOMPARE(matrix.verticalScrollBar()->maximum(), 0); // it fits
        auto* extent = stage.predictions().findChildren<SegmentedControl*>().value(0);
        for (SegmentedControl* one : stage.predictions().findChildren<SegmentedControl*>())
            if (one->accessibleName() == QStringLiteral("Classes in the matrix"))
                extent = one;
        extent->setCurrentIndex(1);
        emit extent->currentChanged(1);
        QCOMPARE(matrix.figure().shown.size(), std::size_t(1000));
        QVERIFY(matrix.verticalScrollBar()->maximum() > 10'000);
        matrix.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&matrix, Qt::Key_End);
        QVERIFY(matrix.viewport()->rect().contains(middleOf(matrix, 999, 999)));
        QVERIFY(!matrix.grab().isNull());
    }

    void classesAreSortedAndLeadToTheirMistakes()
    {
        Stage stage;
        ClassBars& bars = stage.predictions().classes();
        const PredictionReport& report = *stage.predictions().model().report();
        const auto f1 = [&](const ClassBar& bar) { return *report.classes[std::size_t(bar.index)].f1; };
        QVERIFY(std::is_sorted(bars.bars().begin(), bars.bars().end(),
                               [&](const ClassBar& a, const ClassBar& b) { return f1(a) < f1(b); }));
        QTest::mouseClick(bars.viewport(), Qt::LeftButton, {}, bars.rowRect(0).center());
        QCOMPARE(stage.predictions().model().filter().actual.value(), bars.bars()[0].index);
        bars.setFocus();
        QTest::keyClick(&bars, Qt::Key_Down);
        QTest::keyClick(&bars, Qt::Key_Return);
        QCOMPARE(stage.predictions().model().filter().actual.value(), bars.bars()[1].index);
        const auto byName = classBars(report, ClassOrder::ByName);
        QCOMPARE(byName.front().name, QStringLiteral("airplane"));
    }

    void theCalibrationTellsItsIntervals()
    {
        Stage stage;
        CalibrationChart& chart = stage.predictions().calibration();
        const auto& points = chart.figure().points;
        QVERIFY(points.size() > 8);
        QTest::mouseMove(&chart, chart.pointPlace(3).toPoint());
        QTRY_COMPARE(chart.hovered(), 3);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.hovered(), 4);
        for (const CalibrationPoint& point : points)
            QVERIFY(point.low <= point.accuracy && point.accuracy <= point.high);
    }

    void aMistakeOpensInClassify()
    {
        Stage stage;
        MistakesView& view = stage.predictions().mistakes();
        QAbstractItemModelTester tester(view.model());
        QSignalSpy opened(&stage.predictions(), &PredictionsPane::sampleOpened);
        auto* button = stage.predictions().findChild<QPushButton*>(QStringLiteral("classify"));
        QVERIFY(!button->isEnabled());
        view.setCurrentIndex(view.model()->index(0, 0));
        QVERIFY(button->isEnabled());
        QVERIFY(!view.model()->index(0, 0).data(MistakesModel::PredictedShareRole).toString().isEmpty());
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.front().front().toLongLong(),
                 view.model()->index(1, 0).data(MistakesModel::SampleRole).toLongLong());
        QCOMPARE(stage.page.shown(), Inside::Classify);
        stage.predictions().model().setOrder(MistakeOrder::HighestLoss); // the tester watches the reset
        stage.predictions().model().setFilter({0, 1});
    }

    void inputsAreListedAndChosen()
    {
        Stage stage(Inside::Classify);
        ClassifyViewModel& model = stage.classify().model();
        QListView& list = stage.classify().inputsCard().list();
        QAbstractItemModelTester tester(list.model());
        QCOMPARE(list.model()->rowCount(), 3);
        QCOMPARE(list.currentIndex().row(), 0);
        QVERIFY(list.model()->index(1, 0).data(ClassifiedModel::UnsureRole).toBool());
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(model.selected(), 1);
        QCOMPARE(stage.classify().topBars().bars().size(), std::size_t(5));
        QCOMPARE(stage.classify().topBars().bars().front().name, QStringLiteral("ship"));
        model.takeList(test::drawnLook({"/harbour/IMG_0418.jpg"}, false));
        QCOMPARE(list.model()->rowCount(), 4);
        model.clear();
        QCOMPARE(list.model()->rowCount(), 0);
    }

    /// A whole row of the table is visible even in a low window.
    void theTableOfDeadChannelsHasRoomForARow()
    {
        const Stage stage(Inside::Classify);
        int tables = 0;
        for (const QTableView* table : stage.page.findChildren<QTableView*>())
            if (table->accessibleName() == QCoreApplication::translate("trainyard::ClassifyPane", "Dead channels")) {
                ++tables;
                QVERIFY(table->minimumHeight() >=
                        table->horizontalHeader()->height() + table->verticalHeader()->defaultSectionSize());
            }
        QCOMPARE(tables, 1);
    }

    void filesAreDropped()
    {
        Stage stage(Inside::Classify);
        InputsCard& card = stage.classify().inputsCard();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/harbour"))});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&card, &enter);
        QVERIFY(enter.isAccepted());
        // A run on another machine has no use for files of this computer.
        Stage other(Inside::Predictions, test::drawnReport(), "hpc");
        other.page.show(Inside::Classify);
        InputsCard& there = other.classify().inputsCard();
        QDragEnterEvent again(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&there, &again);
        QVERIFY(!again.isAccepted());
        QSignalSpy fetch(&other.classify(), &ClassifyPane::fetchWanted);
        for (QPushButton* button : there.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Fetch the run…")) {
                QVERIFY(button->isVisible());
                QTest::mouseClick(button, Qt::LeftButton);
            }
        QCOMPARE(fetch.count(), 1);
    }

    void theGazeFollowsClassLayerAndStrength()
    {
        Stage stage(Inside::Classify);
        GazeCard& gaze = stage.classify().gaze();
        QVERIFY(!gaze.view().heat().empty());
        QCOMPARE(gaze.layers().currentText(), QStringLiteral("stack3"));
        QCOMPARE(gaze.classes().currentText(), QStringLiteral("ship"));
        const QImage strong = gaze.view().grab().toImage();
        gaze.strength().setValue(0);
        QVERIFY(gaze.view().grab().toImage() != strong);
        LayerMaps& maps = stage.classify().maps();
        QCOMPARE(maps.columns().size(), std::size_t(7));
        QTest::mouseClick(maps.viewport(), Qt::LeftButton, {}, maps.columnRect(0).center());
        QCOMPARE(stage.classify().model().gazeLayer(), QStringLiteral("stem/conv"));
        QVERIFY(gaze.view().heat().empty()); // not here yet
        emit stage.classify().topBars().classChosen(9);
        QCOMPARE(stage.classify().model().gazeClass(), 9);
        maps.setFocus();
        QTest::keyClick(&maps, Qt::Key_End);
        QTest::keyClick(&maps, Qt::Key_Return); // the last column has no map
        QCOMPARE(stage.classify().model().gazeLayer(), QStringLiteral("stem/conv"));
    }

    void heatLiesWhereTheValuesAre()
    {
        QImage grey(40, 20, QImage::Format_RGB32);
        grey.fill(QColor(120, 120, 120));
        HeatLayerFigure heat{2, 1, {0.0F, 1.0F}};
        const QImage shown = HeatView::blended(grey, heat, 1.0, {80, 40});
        QCOMPARE(shown.pixelColor(2, 20), QColor(120, 120, 120)); // no weight: the image itself
        QCOMPARE(shown.pixelColor(78, 20), heatColor(HeatRamp::Weight, 1.0));
        heat.values = {-1.0F, -2.0F};
        QCOMPARE(HeatView::blended(grey, heat, 1.0, {40, 20}).pixelColor(30, 10), QColor(120, 120, 120));
        for (const double value : {-1.0, 0.0, 0.5, 1.0, 2.0, std::nan("")})
            QVERIFY(heatColor(HeatRamp::Counts, value).isValid());
        QCOMPARE(inkOn(Qt::black), QColor(Qt::white));
        QCOMPARE(inkOn(Qt::white), QColor(Qt::black));
    }

    void everythingIsExported()
    {
        Stage stage;
        QStringList suffixes;
        for (const InspectExport& one : stage.predictions().exports()) {
            const Result<ChartFile> file = one.record(QStringLiteral("/tmp/") + one.fileName);
            QVERIFY2(file.ok(), qPrintable(one.fileName));
            QVERIFY2(file.value()().size() > 300, qPrintable(one.fileName));
            suffixes << one.fileName;
        }
        for (const char* wanted : {"mistakes.csv", "classes.csv", "confusion.csv", "confusion.svg", "confusion.pdf",
                                   "confusion.png", "calibration.svg", "calibration.pdf", "calibration.png"})
            QVERIFY2(suffixes.contains(QLatin1String(wanted)), wanted);
        QMenu* menu = stage.page.header().exportButton().menu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), suffixes.size());
        stage.page.show(Inside::Classify);
        QVERIFY(!stage.page.header().exportButton().isEnabled()); // the list is empty
    }

    /// The pages lie in one stack, so the widest decides how narrow the window may be.
    void needsNoMoreRoomThanTheSmallestWindow()
    {
        QTemporaryDir folder;
        AppSettings settings(folder.filePath(QStringLiteral("settings.ini")));
        NetLookService looks{std::make_shared<const EngineCalls>(silentEngine(folder))};
        Services only;
        only.looks = &looks;
        const InspectPage page(only, settings); // nothing has been opened
        QVERIFY2(page.minimumSizeHint().width() <= 952, qPrintable(QString::number(page.minimumSizeHint().width())));
    }

    void looksRight()
    {
        QStringList problems;
        const QList<QSize> sizes{{1272, 816}, {952, 620}};
        {
            Stage stage;
            ConfusionMatrix& matrix = stage.predictions().matrix();
            stage.predictions().model().setFilter({3, 2});
            QTest::mouseMove(matrix.viewport(), middleOf(matrix, 3, 2));
            problems += test::photograph(stage.page, QStringLiteral("inspect-predictions"), sizes);
        }
        {
            Stage stage(Inside::Classify);
            problems += test::photograph(stage.page, QStringLiteral("inspect-classify"), sizes);
        }
        {
            Stage stage(Inside::Predictions, test::drawnReport(1000, 20'000));
            problems += test::photograph(stage.page, QStringLiteral("inspect-predictions-1000"), {{1272, 816}});
            stage.page.model().choose(1); // nobody answers
            problems += test::photograph(stage.page, QStringLiteral("inspect-waiting"), {{1272, 816}});
            stage.predictions().model().takeFailure({ErrorKind::NotFound, "open the data set", "/data/cifar-10",
                                                     "there is no such folder", "Bring the folder back.", 0});
            problems += test::photograph(stage.page, QStringLiteral("inspect-failed"), {{1272, 816}});
        }
        {
            Stage stage(Inside::Predictions, test::drawnReport(), "hpc");
            stage.page.show(Inside::Classify);
            problems += test::photograph(stage.page, QStringLiteral("inspect-elsewhere"), {{1272, 816}});
        }
        {
            Stage stage(Inside::Layers);
            stage.page.findChild<LayersPane*>()->model().setTensors({});
            stage.page.findChild<LayersTab*>()->filtersModel().take(drawnFilters(64));
            problems += test::photograph(stage.page, QStringLiteral("inspect-filters"), sizes);
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(InspectPageTest)

} // namespace inspect_page_test

#include "inspect_page_test.moc"
