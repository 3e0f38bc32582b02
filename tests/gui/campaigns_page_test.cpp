// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/ledger_run.h"
#include "gui/campaigns/campaign_dialogs.h"
#include "gui/campaigns/campaigns_page.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/outlook_view.h"
#include "gui/campaigns/study_figures.h"
#include "gui/campaigns/study_outlook.h"
#include "gui/campaigns/study_view.h"
#include "gui/formats/forecast_text.h"
#include "gui/formats/format.h"
#include "gui/formats/ledger_text.h"
#include "gui/new_run/campaign_dialog.h"
#include "gui/parts/app_settings.h"
#include "gui/run/run_record.h"
#include "gui/run/run_texts.h"
#include "gui/runs/run_details.h"
#include "gui/widgets/label.h"
#include "gui/widgets/real_box.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/whole_box.h"
#include "tests/gui/study_runs.h"
#include "tests/storage/event_stream.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

namespace campaigns_page_test {

using namespace trainyard;
using namespace trainyard::test;

#define VERIFY_STRAIGHT(problems)                                                                                      \
    do {                                                                                                               \
        const QStringList found = problems;                                                                            \
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));                                          \
    } while (false)

class CampaignsPageTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<AppSettings> m_settings;
    std::shared_ptr<RunStore> m_store;
    std::unique_ptr<StoreService> m_storeService;
    std::unique_ptr<CampaignService> m_service;
    std::unique_ptr<CampaignsPage> m_page;
    int m_number = 0;

    std::string runs() const { return (m_folder.path() + "/runs" + QString::number(m_number)).toStdString(); }
    Services services() const
    {
        Services services;
        services.store = m_storeService.get();
        services.campaigns = m_service.get();
        return services;
    }
    void open()
    {
        m_page = std::make_unique<CampaignsPage>(services(), *m_settings);
        m_page->resize(1272, 848);
        m_page->show();
        m_page->activated();
    }
    CampaignsViewModel& model() { return *m_page->model(); }
    void click(QWidget* widget) { QTest::mouseClick(widget, Qt::LeftButton); }
    static QToolButton* segment(SegmentedControl& control, int index)
    {
        return control.findChildren<QToolButton*>().at(index);
    }

private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        m_settings = std::make_unique<AppSettings>(m_folder.filePath("settings.ini"));
    }
    void init()
    {
        ++m_number;
        m_store = std::make_shared<RunStore>(m_folder.filePath(QString("store%1.sqlite").arg(m_number)).toStdString());
        m_storeService = std::make_unique<StoreService>(m_store);
        m_service = std::make_unique<CampaignService>(m_store);
    }
    void cleanup()
    {
        m_page.reset();
        m_service.reset();
        m_storeService.reset();
        m_store.reset();
    }

    void emptyPageSaysWhatToDo()
    {
        open();
        QTRY_VERIFY(model().answered());
        QCOMPARE(photograph(*m_page, "campaigns-empty"), QStringList());
    }

    void theSummaryIsWholeBesideAShortTitle()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "ResNet20 on CIFAR-10, shared batch", {1, 2, 4, 8}, 3), {},
                   1.71e9, 2);
        open();
        QTRY_VERIFY(model().isStudy());
        m_page->resize(932, 648);
        bool whole = false;
        for (const ElidedLabel* label : m_page->findChildren<ElidedLabel*>())
            if (label->text() == model().summary()) {
                QTRY_VERIFY(label->width() >= label->sizeHint().width());
                whole = true;
            }
        QVERIFY(whole);
    }

    void findingsAndCaptionsHaveRoom()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "ResNet20 on CIFAR-10, shared batch", {1, 2, 4, 8}, 3), {},
                   1.71e9, 2);
        open();
        QTRY_VERIFY(model().isStudy());
        QTest::qWait(60);
        bool findings = false;
        for (const QScrollArea* area : m_page->findChildren<QScrollArea*>())
            if (area->accessibleName() == QLatin1String("Findings")) {
                findings = true;
                QVERIFY2(area->width() >= 300, qPrintable(QString::number(area->width())));
            }
        QVERIFY(findings);
        bool caption = false;
        for (const ElidedLabel* label : m_page->study()->findChildren<ElidedLabel*>())
            if (label->text() == QLatin1String("samples/s, without the first epoch")) {
                caption = true;
                QVERIFY(label->width() >= label->sizeHint().width());
            }
        QVERIFY(caption);
    }

    void looksRight()
    {
        storeStudy(*m_store, runs(),
                   madeUpStudy("older", "MNIST with a rate that is too high for many ranks", {1, 2}, 2),
                   {0.001, 0.004, 0.006, 0.08}, 1.7e9);
        storeStudy(*m_store, runs(), madeUpStudy("study", "ResNet20 on CIFAR-10, shared batch", {1, 2, 4, 8}, 3), {},
                   1.71e9, 2);
        open();
        QTRY_VERIFY(model().isStudy());
        QTRY_COMPARE(model().campaigns()->rowCount(), 2);
        QCOMPARE(model().selected(), QStringLiteral("study"));
        for (const QTableView* table : m_page->findChildren<QTableView*>())
            QVERIFY2(table->horizontalHeader()->viewport()->font().weight() >= QFont::DemiBold,
                     qPrintable(table->accessibleName()));
        VERIFY_STRAIGHT(photograph(*m_page, "campaigns-speed", {{1272, 848}, {932, 600}}, [] { QTest::qWait(60); }));
        click(segment(*m_page->study()->findChild<SegmentedControl*>(), 1));
        VERIFY_STRAIGHT(
            photograph(*m_page, "campaigns-convergence", {{1272, 848}, {932, 600}}, [] { QTest::qWait(60); }));
        click(segment(*m_page->study()->findChild<SegmentedControl*>(), 2));
        VERIFY_STRAIGHT(photograph(*m_page, "campaigns-forecast", {{1272, 848}, {932, 600}}, [] { QTest::qWait(60); }));
        QTest::mouseClick(m_page->list()->viewport(), Qt::LeftButton, {},
                          m_page->list()->visualRect(model().campaigns()->index(1, 0)).center());
        QTRY_COMPARE(model().selected(), QStringLiteral("older"));
        QTRY_VERIFY(model().isStudy());
        VERIFY_STRAIGHT(photograph(*m_page, "campaigns-worse", {{1272, 848}}, [] { QTest::qWait(60); }));
    }

    void drawsWhatWasMeasuredBesideIdealAndForecast()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "s", {1, 2, 4}, 3), {}, 1.7e9);
        open();
        QTRY_VERIFY(model().isStudy());
        const std::vector<StudyFigure> figures = speedFigures(*model().campaign());
        const auto line = [&](std::size_t figure, const QString& label) {
            for (const FigureLine& one : figures[figure].lines)
                if (one.label == label)
                    return one.points;
            return std::vector<FigurePoint>();
        };
        const auto measured = line(0, "measured");
        QCOMPARE(measured.size(), std::size_t{3});
        QVERIFY(measured[1].low < measured[1].y && measured[1].y < measured[1].high);
        QCOMPARE(line(0, "ideal").back().y, 4.0);
        // Made of the formula that foretells, so the forecast from one and two ranks meets the four (but for crowding).
        const auto forecast = line(0, "forecast");
        QCOMPARE(forecast.size(), std::size_t{4});
        if (model().campaign()->cores >= 4)
            QVERIFY(std::abs(forecast[3].y / measured[2].y - 1.0) < 0.02);
        QVERIFY(std::abs(forecast[1].y / measured[1].y - 1.0) < 0.02);
        QVERIFY(line(3, "measured").size() == 3 && line(3, "measured")[2].y < line(3, "measured")[0].y);
        const QStringList tip = m_page->study()->card(0).chart()->valuesAt(2.2);
        QVERIFY2(!tip.isEmpty() && tip[0] == "2 ranks", qPrintable(tip.join('|')));
        QCOMPARE(m_page->study()->card(0).chart()->valuesAt(1.0).first(), QStringLiteral("1 rank"));
        // One rank's band holds one rank's mean, and widens with the tolerance.
        StudyFigure curves = convergenceFigure(*model().campaign(), series::kValTop1);
        QCOMPARE(curves.lines.size(), std::size_t{4});
        const double narrow = curves.lines[0].points[3].high - curves.lines[0].points[3].low;
        model().setTolerance({0.05, 0.05});
        QTRY_COMPARE(model().campaign()->report.tolerance.accuracy, 0.05);
        curves = convergenceFigure(*model().campaign(), series::kValTop1);
        QVERIFY(std::abs(curves.lines[0].points[3].high - curves.lines[0].points[3].low - narrow - 0.08) < 1e-9);
    }

    void forecastsToAnyNumberOfRanks()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "s", {1, 2, 4}, 3), {}, 1.7e9);
        open();
        QTRY_VERIFY(model().isStudy());
        click(segment(*m_page->study()->findChild<SegmentedControl*>(), 2));
        OutlookView& view = m_page->study()->outlook();
        QVERIFY(view.isVisible() && !view.gigabits()->isVisible() && !view.machine()->isVisible());
        QCOMPARE(view.ranks()->value(), 512);
        view.ranks()->setValue(32);
        view.perNode()->setValue(4);
        view.network()->setFocus();
        QTest::keyClick(view.network(), Qt::Key_End); // another network than those in the table
        QTest::keyClick(view.network(), Qt::Key_Enter);
        QTRY_VERIFY(view.gigabits()->isVisible());
        QCOMPARE(view.gigabits()->value(), 25.0); // as the one before
        view.gigabits()->setValue(10.0);
        view.price()->setValue(2.0);
        for (const QSize& size : {QSize(1272, 848), QSize(932, 560)}) { // in a low window the view scrolls
            m_page->resize(size);
            QTRY_VERIFY(view.card().chart()->height() >= 200);
            QTRY_VERIFY(view.card().height() > view.card().chart()->geometry().bottom());
        }
        view.ranks()->setValue(-32);
        QVERIFY(view.ranks()->property("invalid").toBool());
        QCOMPARE(m_page->outlook()->choice().upTo, 32); // the forecast is not made of it
        view.ranks()->setValue(32);
        QVERIFY(!view.ranks()->property("invalid").toBool());
        const StudyOutlook& outlook = *m_page->outlook();
        const ForecastPlace place{32, 4, {10e9 / 8.0, 20.0 * 1e-6}, 2.0};
        QVERIFY(placeOf(outlook.choice()) == place);
        const auto forecast = forecastStudy(model().campaign()->forecast, place);
        QVERIFY(forecast.has_value());
        const StudyFigure& figure = view.card().chart()->figure();
        QVERIFY(figure.logX);
        const auto line = [&](const QString& label) {
            for (const FigureLine& one : figure.lines)
                if (one.label == label)
                    return one.points;
            return std::vector<FigurePoint>();
        };
        QCOMPARE(line("measured").size(), std::size_t{3});
        QCOMPARE(line("ideal").back().y, 32.0);
        QCOMPARE(line("forecast").back().x, 32.0);
        QCOMPARE(line("forecast").back().y, forecast->at(32)->speedUp.value);
        QCOMPARE(line("its band").back().low, forecast->at(32)->speedUp.low);
        QCOMPARE(line("its band").back().high, forecast->at(32)->speedUp.high);
        QCOMPARE(line("MobileNetV2 on ImageNet, K80").back().y, 3.5);
        QVERIFY(!figure.markers.empty()); // 64 samples for 32 ranks: most of the time is overhead
        QCOMPARE(figure.markers.front().x, double(std::min(forecast->limits.time, 32)));
        QCOMPARE(view.sentence(), forecastSentences(*forecast, model().campaign()->base).join(' '));
        QVERIFY(view.sentence().contains("costs"));
        QVERIFY(!view.price()->accessibleName().isEmpty() && !view.network()->accessibleName().isEmpty());
        StudyOutlook kept({}, *m_settings);
        QVERIFY(kept.choice() == outlook.choice());
        kept.setChoice({}); // for the other tests
    }

    void theCellsTellTheSpeedOfTheCharts()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "s", {1, 2}, 1), {}, 1.7e9);
        open();
        QTRY_VERIFY(model().isStudy());
        const StudyFigure throughput = speedFigures(*model().campaign())[2];
        for (int row = 0; row < 2; ++row) {
            const double rate = model().cells()->cells()[std::size_t(row)].rate;
            QCOMPARE(rate, throughput.lines[0].points[std::size_t(row)].y);
            QCOMPARE(model().cells()->index(row, CellsModel::Rate).data().toString(), format::rate(rate));
        }
        QVERIFY(model()
                    .cells()
                    ->headerData(CellsModel::Rate, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .contains("Throughput"));
    }

    /// A run's own page, the comparison and the ledger: the first epoch, which is slower, counts in none of them.
    void aRunHasOneSpeedOnAllPages()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "s", {1, 2}, 1), {}, 1.7e9);
        const auto reader = m_store->reader();
        const std::string id = "study.n1-r1";
        const std::optional<LedgerStep> step = readLedgerStep(*reader, id);
        QVERIFY(step && step->time.known());
        const std::optional<RunRecord> record = readRecord(*reader, id);
        QVERIFY(record.has_value());
        QCOMPARE(record->speed.time.seconds, step->time.seconds);
        const CampaignPointer study = readCampaign(*reader, reader->campaigns().front(), nullptr, {});
        QCOMPARE(record->speed.samplesPerSecond, study->report.counts[0].throughput.median);
        QString told, rate;
        for (const Fact& fact : resultFacts(*record)) {
            if (fact.label == "Time per epoch")
                told = fact.text;
            if (fact.label == "Samples per second")
                rate = fact.text;
        }
        QCOMPARE(told, epochTimeText(step->time) + " · " + epochTimeOrigin(*step));
        // The window's other figures are of the newest report: this one says what it is.
        QCOMPARE(rate, format::seriesValue(QString::fromLatin1(series::kThroughput), record->speed.samplesPerSecond) +
                           QStringLiteral(" · Training only, without the first epoch"));
        const RunDetails details = readDetails(*reader, {{{QString::fromStdString(id), 0}}});
        QCOMPARE(details.compared.size(), 1);
        QString compared;
        for (const auto& [title, text] : details.compared[0].results)
            if (title == "Time per epoch")
                compared = text;
        QCOMPARE(compared, epochTimeText(step->time));
    }

    /// What stands beside the mean of a cell's seeds is their mean, too; a run without layers does not count.
    void layersOfACellAreTheMeanOfItsSeeds()
    {
        const auto put = [this](const std::string& id, std::vector<std::pair<std::string, double>> layers) {
            RunSpec spec;
            spec.id = spec.name = id;
            settle(m_store->createRun(spec, runs() + "/" + id, "local"));
            EventStream events;
            events.started(id);
            MetricsEvent metrics;
            metrics.step = 1;
            metrics.values = {{series::kTrainLoss, SeriesValue::of(0.5)}};
            for (const auto& [layer, sparsity] : layers)
                metrics.values.emplace_back(series::layerSparsity(layer), SeriesValue::of(sparsity));
            events.add(metrics);
            settle(m_store->ingest(events.chunk(id)));
        };
        put("seed1", {{"conv", 0.25}, {"dense", 0.5}});
        put("seed2", {{"conv", 0.75}, {"dense", 0.5}});
        put("seed3", {});
        open();
        QSignalSpy read(&model(), &CampaignsViewModel::layersRead);
        const QStringList asked{"seed1", "seed2", "seed3"};
        model().askLayers(asked);
        QTRY_COMPARE(read.count(), 1);
        QCOMPARE(read[0][0].toStringList(), asked);
        using Layers = QList<QPair<QString, double>>;
        QCOMPARE(read[0][1].value<Layers>(), (Layers{{"conv", 0.5}, {"dense", 0.5}}));
    }

    void theCellsColumnsAreAsWideAsTheirTexts()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "s", {1, 2}, 1), {}, 1.7e9);
        open();
        QTRY_COMPARE(model().cells()->rowCount(), 2);
        QTableView& table = *m_page->cells();
        QVERIFY(table.isColumnHidden(CellsModel::Reason)); // no cell has one
        const CellsModel& cells = *model().cells();        // not what the board shows, the accuracy of the last epoch
        QCOMPARE(cells.headerData(CellsModel::Accuracy, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Best accuracy"));
        QVERIFY(m_page->findChild<QPushButton*>(QStringLiteral("forecastDetails"))->isVisible());
        const QFontMetrics metrics(Theme::instance().font(FontRole::Small)), titles(table.horizontalHeader()->font());
        for (int column = 0; column < CellsModel::Reason; ++column) {
            const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
            QVERIFY2(table.columnWidth(column) >= titles.horizontalAdvance(title) + 12, qPrintable(title));
            for (int row = 0; row < 2; ++row)
                QVERIFY(table.columnWidth(column) >=
                        metrics.horizontalAdvance(table.model()->index(row, column).data().toString()) + 16);
        }
        m_page->resize(1700, 800);
        QTRY_VERIFY(table.columnWidth(CellsModel::Elapsed) > 200); // the last column takes what is left
        settle(m_store->setRunState("study.n2-r1", JobState::Failed, "the engine was ended by signal 9", 2000.0));
        QTRY_VERIFY(!table.isColumnHidden(CellsModel::Reason));
        QTRY_VERIFY(table.columnWidth(CellsModel::Elapsed) < 120); // and gives it to the reason
        m_page->resize(1000, 700);                                 // not even then is it cut to its first word
        QTRY_VERIFY(table.columnWidth(CellsModel::Reason) >=
                    metrics.horizontalAdvance("the engine was ended by signal"));
    }

    void aStudyOfOneEpochSaysThatItHasNoSpeed()
    {
        CampaignSnapshot study;
        QVERIFY(speedFigures(study)[0].note.contains("which must finish first"));
        study.runs.emplace_back().state = StudyRun::State::Whole;
        for (std::size_t i = 0; i < 3; ++i) // speed-up, efficiency, throughput
            QVERIFY2(speedFigures(study)[i].note.contains("more than one epoch"),
                     qPrintable(speedFigures(study)[i].note));
    }

    void aStudyAtChanceLevelSaysThatItTimesNothing()
    {
        CampaignSnapshot study;
        study.report.target.atChance = true;
        QVERIFY2(speedFigures(study)[3].note.contains("no better than guessing"),
                 qPrintable(speedFigures(study)[3].note));
    }

    void saysHowTheStudyCameOut()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "s", {1, 2, 4, 8}, 2), {0.001, 0.004, 0.03, 0.2}, 1.7e9);
        open();
        QTRY_VERIFY(model().isStudy());
        const QString words = model().words().join('\n');
        QVERIFY2(words.contains("Beyond 1 rank, more ranks "), qPrintable(words));
        QVERIFY2(words.contains("Cause: the ranks"), qPrintable(words));
        QVERIFY2(words.contains("2 ranks, Validation accuracy: worse than the band at the end"), qPrintable(words));
        QVERIFY2(model().forecastWords().first().contains("1 and 2 ranks"),
                 qPrintable(model().forecastWords().first()));
    }

    void followsCellsWhileTheyRun()
    {
        const ScalingStudy study = madeUpStudy("live", "s", {1, 2}, 1);
        storeStudy(*m_store, runs(), study, {}, 1.7e9, 1); // one rank is done
        open();
        QTRY_VERIFY(model().isStudy());
        QCOMPARE(model().cells()->rowCount(), 2);
        QCOMPARE(model().missing(), 1);
        QCOMPARE(model().campaigns()->index(0).data(CampaignsModel::ProgressRole).toString(),
                 QStringLiteral("1 of 2 runs"));
        QCOMPARE(model().summary(), QStringLiteral("Scaling study · 1 of 2 runs done, 1 missing"));
        const QAbstractItemModelTester cellTester(model().cells()), listTester(model().campaigns());
        const RunSpec two = planScalingStudy(study).cells[1].spec;
        storeStudyRun(*m_store, runs(), two, {}, 3, JobState::Running);
        QTRY_COMPARE(model().unfinished(), 1);
        QVERIFY(model().summary().contains("1 running"));
        const QList<QPushButton*> buttons = m_page->findChildren<QPushButton*>();
        const auto stop = std::find_if(buttons.begin(), buttons.end(),
                                       [](const QPushButton* one) { return one->text().startsWith("Stop all"); });
        QVERIFY(stop != buttons.end());
        (*stop)->click();
        auto* asked = m_page->findChild<QMessageBox*>();
        QVERIFY(asked);
        QCOMPARE(asked->text(), QStringLiteral("Stop 1 run?"));
        asked->reject();
        QTRY_COMPARE(convergenceFigure(*model().campaign(), series::kValTop1).lines.back().points.size(),
                     std::size_t{3});
        std::filesystem::remove_all(runs() + "/" + two.id);
        settle(m_store->setRunState(two.id, JobState::Done, "", 2000.0));
        QTRY_COMPARE(model().unfinished(), 0);
        QTRY_COMPARE(model().missing(), 0);
        // A hidden page asks nothing.
        m_page->deactivated();
        QTest::qWait(700);
        const CampaignPointer before = model().campaign();
        settle(m_store->setNotes(two.id, "changed"));
        QTest::qWait(900);
        QVERIFY(model().campaign() == before);
    }

    void theListTellsCampaignsOfOneNameApart()
    {
        storeStudy(*m_store, runs(), madeUpStudy("a", "same", {1, 2}, 1), {}, 1.7e9);
        storeStudy(*m_store, runs(), madeUpStudy("b", "same", {1, 2}, 1), {}, 1.7e9, 1);
        open();
        QTRY_COMPARE(model().campaigns()->rowCount(), 2);
        auto* picker = m_page->findChild<QComboBox*>();
        QVERIFY(picker && picker->count() == 2);
        QImage rows[2];
        for (int row : {0, 1}) {
            rows[row] = QImage(280, 64, QImage::Format_RGB32);
            QPainter painter(&rows[row]);
            QStyleOptionViewItem option;
            option.rect = rows[row].rect();
            picker->itemDelegate()->paint(&painter, option, picker->model()->index(row, 0));
        }
        QVERIFY(rows[0] != rows[1]);
    }

    void opensTheRunOfACell()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "s", {1, 2}, 1), {}, 1.7e9);
        open();
        QTRY_COMPARE(model().cells()->rowCount(), 2);
        QSignalSpy opened(m_page.get(), &Page::openRunRequested);
        const QRect second = m_page->cells()->visualRect(m_page->cells()->model()->index(1, 0));
        QTest::mouseClick(m_page->cells()->viewport(), Qt::LeftButton, {}, second.center());
        QTest::mouseDClick(m_page->cells()->viewport(), Qt::LeftButton, {}, second.center());
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toString(), QStringLiteral("study.n2-r1"));
    }

    void archivesAndRemoves()
    {
        storeStudy(*m_store, runs(), madeUpStudy("a", "first", {1, 2}, 1), {}, 1.7e9);
        storeStudy(*m_store, runs(), madeUpStudy("b", "second", {1, 2}, 1), {}, 1.71e9);
        open();
        QTRY_COMPARE(model().campaigns()->rowCount(), 2);
        model().select("a");
        QTRY_VERIFY(model().isStudy());
        QSignalSpy told(m_page.get(), &Page::noticed);
        model().setArchived(true);
        QTRY_COMPARE(model().campaigns()->rowCount(), 1);
        QCOMPARE(told.size(), 1);
        const auto undo = told[0][1].value<std::function<void()>>();
        QVERIFY(undo);
        undo();
        QTRY_COMPARE(model().campaigns()->rowCount(), 2);
        QCOMPARE(model().archivedCount(), 0);
        model().select("a");
        QTRY_COMPARE(model().selected(), QStringLiteral("a"));
        model().setArchived(true);
        QTRY_COMPARE(model().campaigns()->rowCount(), 1);
        QCOMPARE(model().selected(), QStringLiteral("b"));
        QCOMPARE(model().archivedCount(), 1);
        m_page->openCampaign("a"); // wherever it is
        QTRY_VERIFY(model().showsArchived() && model().isStudy());
        QSignalSpy withdrawn(m_page.get(), &Page::undoWithdrawn);
        model().remove(CampaignsViewModel::Removal::KeepRuns);
        QCOMPARE(withdrawn.size(), 1); // nothing is left to unarchive
        QTRY_COMPARE(m_store->reader()->campaigns().size(), std::size_t{1});
        QVERIFY(m_store->reader()->run("a.n1-r1")->campaign.empty());
        RemoveCampaignDialog dialog("x", 3, 1);
        QSignalSpy chosen(&dialog, &RemoveCampaignDialog::chosen);
        dialog.show();
        const auto buttons = dialog.findChildren<QRadioButton*>();
        QVERIFY(buttons[0]->isChecked() && !buttons[1]->isEnabled() && !buttons[2]->isEnabled());
        click(dialog.findChild<QPushButton*>("removeButton"));
        QCOMPARE(chosen.size(), 1);
        // Reports that show its runs are told of.
        ReportRow report;
        report.title = "Week 3";
        report.text = "```chart\nruns: b.n1-r1\nseries: val/top1\n```\n```chart\nruns: b.n1\nseries: val/top1\n```\n";
        QVERIFY(m_store->putReport(report).get().ok());
        m_page->openCampaign("b");
        QTRY_VERIFY(model().campaign() && model().campaign()->campaign.id == "b");
        QObject here;
        QString used;
        model().askReports(&here, [&](const RunUses& uses) {
            dialog.tellUses(uses);
            used = dialog.findChild<QLabel*>("uses")->text();
        });
        QTRY_COMPARE(used, QStringLiteral("• The report “Week 3” shows them in 1 block."));
    }

    void exportsChartsAndTables()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "name, with a comma", {1, 2}, 2), {}, 1.7e9);
        open();
        QTRY_VERIFY(model().isStudy());
        const auto written = [&](const char* name, bool table) {
            const QString file = m_folder.filePath(name);
            QSignalSpy told(m_page.get(), &Page::noticed);
            table ? m_page->exportTable(file) : m_page->exportTo(file);
            if (!told.wait(10'000))
                return QByteArray();
            QFile in(file);
            return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
        };
        const QImage picture = QImage::fromData(written("study.png", false));
        QVERIFY(picture.width() == 1920 && picture.height() > 1000);
        QVERIFY(written("study.svg", false).contains("<svg"));
        const QByteArray points = written("study-points.csv", false);
        QVERIFY(points.startsWith("figure,line,x,value,low,high\n") && points.contains("\"Speed-up\",\"measured\",2,"));
        const QByteArray tables = written("study-tables.csv", true);
        QVERIFY(tables.startsWith("ranks,runs,whole,") && tables.contains("n2-r2") &&
                tables.count("\"name, with a comma n") == 4);
        QSignalSpy failed(m_page.get(), &Page::failed);
        m_page->exportTo(m_folder.filePath("study.docx"));
        QCOMPARE(failed.size(), 1);
    }

    /// A minus sign that a box drops would start other runs than those typed.
    void aNegativeNumberIsTold()
    {
        RunSpec spec = namedSpec("glyphs small-cnn");
        spec.resources.threads = 1;
        CampaignDialog dialog(services(), spec, 4);
        dialog.show();
        auto* start = dialog.findChild<QPushButton*>(QStringLiteral("startCampaign"));
        QVERIFY(start->isEnabled());
        for (const char* name :
             {"Repeats", "Accuracy tolerance", "Loss tolerance", "Cells per stage", "Cells at once"}) {
            if (QByteArray(name).startsWith("Cells"))
                dialog.setKind(CampaignForm::Kind::Series);
            QAbstractSpinBox* box = nullptr;
            for (QAbstractSpinBox* one : dialog.findChildren<QAbstractSpinBox*>())
                if (one->accessibleName() == QLatin1String(name) &&
                    one->isVisibleTo(&dialog)) // a search has Repeats, too
                    box = one;
            QVERIFY2(box, name);
            box->selectAll();
            QTest::keyClicks(box, QStringLiteral("-4"));
            QVERIFY2(box->text().startsWith(QLatin1String("-4")), name);
            QVERIFY2(!start->isEnabled() && box->property("invalid").toBool(), name);
            box->selectAll();
            QTest::keyClicks(box, QStringLiteral("2"));
            QVERIFY2(start->isEnabled() && !box->property("invalid").toBool(), name);
        }
    }

    void theDialogPreviewsEveryRun()
    {
        RunSpec spec = namedSpec("glyphs small-cnn");
        spec.resources.threads = 1;
        CampaignDialog dialog(services(), spec, 4);
        dialog.show();
        QCOMPARE(dialog.form().ranks(), QStringLiteral("1, 2, 4"));
        QCOMPARE(dialog.form().lines().size(), 9);
        auto* duration = dialog.findChild<QLabel*>(QStringLiteral("studyDuration"));
        QVERIFY(duration && duration->isVisible());
        QVERIFY2(duration->text().startsWith(QStringLiteral("Duration: ")) &&
                     duration->text().contains(QStringLiteral("Total: 9 runs")),
                 qPrintable(duration->text()));
        QLineEdit* ranks = nullptr;
        for (QLineEdit* edit : dialog.findChildren<QLineEdit*>())
            if (edit->text() == "1, 2, 4")
                ranks = edit;
        QVERIFY(ranks);
        const auto type = [&](const QString& text) {
            ranks->setFocus();
            ranks->selectAll();
            QTest::keyClicks(ranks, text);
        };
        type("2,3 x");
        QVERIFY(!dialog.form().canStart());
        QCOMPARE(dialog.form().problems().first(), QStringLiteral("“x” is not a number of ranks."));
        QVERIFY(!dialog.findChild<QPushButton*>("startCampaign")->isEnabled());
        type("2 3");
        QVERIFY(dialog.form().canStart());
        QVERIFY2(dialog.form().remarks().join(' ').contains("One rank was added"),
                 qPrintable(dialog.form().remarks().join(' ')));
        QVERIFY(dialog.form().remarks().join(' ').contains("3 ranks: some get one more sample"));
        QCOMPARE(dialog.findChild<QTableWidget*>("campaignCells")->rowCount(), 9);
        click(segment(*dialog.findChild<SegmentedControl*>(), 1));
        dialog.form().setRepeats(20);
        dialog.form().setCascade(10);
        QCOMPARE(dialog.form().lines().size(), 20);
        QCOMPARE(dialog.form().lines()[10].stage, 1);
    }

    void dialogsLookRight()
    {
        RunSpec spec = namedSpec("glyphs small-cnn");
        spec.training.epochs = 1;
        CampaignDialog make(services(), spec, 4);
        make.show();
        QCOMPARE(photograph(make, "campaign-dialog", {{720, 620}}), QStringList());
        click(segment(*make.findChild<SegmentedControl*>(), 1));
        make.form().setRepeats(20);
        make.form().setCascade(10);
        QCOMPARE(photograph(make, "campaign-dialog-series", {{720, 620}}), QStringList());
        RemoveCampaignDialog remove("A campaign with quite a long name that hardly fits", 12, 2);
        remove.show();
        QCOMPARE(photograph(remove, "campaign-remove", {{560, 280}}), QStringList());
        auto* published =
            new PublishedDialog({"Forecast from 1 and 2 ranks: 4.00 ms per step and 1.00 ms per sample on one rank."});
        published->show();
        QCOMPARE(photograph(*published, "campaign-published", {{640, 520}}), QStringList());
        delete published;
        auto* systems = new PublishedSystemsDialog;
        systems->show();
        QCOMPARE(photograph(*systems, "campaign-published-systems", {{640, 520}}), QStringList());
        delete systems;
    }

    void looksForPastRunsOfTheSameSteps()
    {
        storeStudy(*m_store, runs(), madeUpStudy("study", "s", {1, 2}, 2), {}, 1.7e9);
        const auto reader = m_store->reader();
        RunSpec spec = madeUpStudy("x", "x", {1}, 1).base;
        PastSteps steps = readPastSteps(*reader, spec, 8);
        QCOMPARE(steps.runs, 4);
        QVERIFY(steps.costs && steps.fitted == 2);
        QVERIFY(std::abs(steps.costs->perSample / 0.001 - 1.0) < 0.1);
        spec.model.widthMultiplier = 2.0;
        QVERIFY(!readPastSteps(*reader, spec, 8).costs);
    }

    void looksForAPastRunThatTellsTheTime()
    {
        RunSpec spec = madeUpStudy("x", "x", {1}, 1).base;
        spec.id = "past";
        storeStudyRun(*m_store, runs(), spec, {}, 6, JobState::Running);
        QVERIFY(!findComparableRun(*m_store->reader(), spec, "local")); // it is not whole yet
        settle(m_store->setRunState("past", JobState::Done, "", 1500.0));
        const auto reader = m_store->reader();
        const auto found = findComparableRun(*reader, spec, "local");
        QVERIFY(found && found->id == "past" && found->seconds > 0.0);
        QCOMPARE(found->steps, std::int64_t{6 * 40});
        QCOMPARE(found->secondsFor(2 * found->steps, found->batch), 2.0 * found->seconds);
        QCOMPARE(found->secondsFor(found->steps, 2 * found->batch), 2.0 * found->seconds); // by the sample
        spec.training.batchSize *= 2;
        QCOMPARE(findComparableRun(*reader, spec, "local")->batch, found->batch); // no run of this batch yet
        QVERIFY(!findComparableRun(*reader, spec, "hpc"));
        spec.resources.threads = spec.resources.threads == 1 ? 2 : 1;
        QVERIFY(!findComparableRun(*reader, spec, "local"));
        spec.model.widthMultiplier = 2.0;
        QVERIFY(!findComparableRun(*reader, spec, "local"));
    }

    /// A search on a program asked for the time although the program had run.
    void aPastRunOfAProgramTellsTheTimeOfASearch()
    {
        RunSpec spec = namedSpec("train");
        spec.program.emplace();
        spec.program->command = {"python3", "train.py"};
        spec.program->folder = "/code";
        setParameter(*spec.program, "lr", 0.1);
        const auto put = [&](const char* id, double seconds) {
            RunSpec past = spec;
            past.id = past.name = id;
            (void)m_store->createRun(past, "/runs/" + past.id, "local").get().value();
            StartedEvent started;
            started.runId = id;
            std::string lines;
            appendEventLine({1, 1000.0, started}, lines);
            appendEventLine({2, 1000.0 + seconds, FinishedEvent{}}, lines);
            m_store->ingest({id, "attempts/0001/events/rank-0000.jsonl", "1:1", 0, lines, 1000.0}).get().value();
            settle(m_store->setRunState(id, JobState::Done, "", 1000.0 + seconds));
        };
        put("past", 600.0);
        setParameter(*spec.program, "lr", 0.2);
        put("other", 60.0);
        setParameter(*spec.program, "lr", 0.1);
        const auto found = findComparableRun(*m_store->reader(), spec, "local");
        QVERIFY(found && found->id == "past" && found->seconds == 600.0); // of the same rate, though older
        CampaignForm form(services(), spec, 2);
        form.setKind(CampaignForm::Kind::Search);
        QTRY_VERIFY2(form.timeSource().contains("past took"), qPrintable(form.timeSource()));
        QVERIFY(form.searchForecast() && form.searchForecast()->seconds.middle > 0.0);
        RunSpec another = spec;
        another.program->command = {"python3", "evaluate.py"};
        QVERIFY(!findComparableRun(*m_store->reader(), another, "local"));
        QVERIFY(!findComparableRun(*m_store->reader(), namedSpec("glyphs"), "local"));
    }
};

TRAINYARD_WIDGET_TEST(CampaignsPageTest)

} // namespace campaigns_page_test

#include "campaigns_page_test.moc"
