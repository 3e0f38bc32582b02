// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a search: its figures, choosing runs by their settings, the table, what becomes of the best run.
#include "gui/campaigns/campaigns_page.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/search_extension_dialog.h"
#include "gui/campaigns/search_figures.h"
#include "gui/campaigns/search_view.h"
#include "gui/campaigns/tickets_view.h"
#include "gui/parts/app_settings.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/machine_chart.h"
#include "gui/plots/parallel_chart.h"
#include "gui/widgets/share_bar.h"
#include "gui/widgets/state_pill.h"
#include "gui/widgets/theme.h"
#include "tests/gui/color_contrast.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QHeaderView>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace search_page_test {

using namespace trainyard;

namespace {

SearchPlan searchedPlan(bool minimise = false)
{
    SearchPlan plan;
    plan.parameters = {
        {.field = "/training/learning_rate/base", .kind = ParameterKind::LogUniform, .low = 0.001, .high = 1.0},
        {.field = "/training/batch_size", .kind = ParameterKind::Choice, .choices = {"64", "128", "256"}},
        {.field = "/training/optimizer/momentum", .low = 0.5, .high = 0.99},
        {.field = "/training/learning_rate/schedule",
         .kind = ParameterKind::Choice,
         .choices = {"\"cosine\"", "\"step\""}},
        {.field = "/training/learning_rate/step_factor",
         .low = 0.1,
         .high = 0.5,
         .when = "/training/learning_rate/schedule",
         .whenChoices = {"\"step\""}}};
    if (minimise)
        plan.goals.front() = {"val/loss", false, SearchGoal::Take::Last};
    plan.stopping = SearchStopping::Asha;
    plan.runs = 60;
    return plan;
}

/// Accuracy depends on the rate, the best near 0.1; two in three runs stop at a rung.
SearchRun searchedRun(const SearchPlan& plan, int slot, std::mt19937_64& random)
{
    std::uniform_real_distribution<double> unit(0.0, 1.0);
    std::vector<double> place(plan.parameters.size());
    for (double& one : place)
        one = unit(random);
    SearchRun run;
    run.id = "run-" + std::to_string(slot);
    run.slot = slot;
    run.machine = "hpc-login";
    run.point = fromUnit(plan, place);
    run.epochs = 9;
    run.state = slot % 3 == 0 ? SearchRunState::Done : SearchRunState::Stopped;
    run.epoch = slot % 3 == 0 ? 9.0 : slot % 3 == 1 ? 1.0 : 3.0;
    run.startedAt = 1000.0 + 60.0 * slot;
    run.endedAt = run.startedAt + 100.0;
    run.seconds = 20.0 * run.epoch;
    run.stretches = {{run.startedAt, run.endedAt, slot % 3 == 0 ? "gn041" : "gn042"}};
    const double top = 0.8 - std::abs(place[0] - 2.0 / 3.0);
    run.curves.resize(plan.goals.size());
    for (int epoch = 1; epoch <= int(run.epoch); ++epoch) {
        const double value = top * (1.0 - std::exp(-0.5 * epoch));
        run.curves.front().emplace_back(epoch, plan.goals.front().maximise ? value : 1.0 - value);
        if (plan.goals.size() > 1)
            run.curves[1].emplace_back(epoch, 10.0 + 5.0 * place[1]);
    }
    return run;
}

CampaignPointer madeUpSearch(SearchPlan plan = searchedPlan(), int ended = 45)
{
    auto campaign = std::make_shared<CampaignSnapshot>();
    campaign->campaign.id = "search";
    campaign->campaign.name = "MobileNetV2, 100 classes";
    campaign->campaign.kind = kSearchKind;
    campaign->campaign.createdAt = 1000.0;
    StoredSearch search;
    search.plan = plan;
    search.base.training.epochs = 9;
    std::mt19937_64 random(3);
    for (int slot = 1; slot <= ended; ++slot)
        search.runs.push_back(searchedRun(plan, slot, random));
    for (int slot = ended + 1; slot <= plan.runs; ++slot) {
        SearchRun waiting;
        waiting.id = "run-" + std::to_string(slot);
        waiting.slot = slot;
        waiting.epochs = 9;
        search.runs.push_back(waiting);
    }
    search.report = analyseSearch(search.plan, search.runs, 1.76e9 + 5000, 4);
    for (const SearchRun& run : search.runs) {
        RunRow row;
        row.id = run.id;
        row.data = {"imagenet64", 100, run.startedAt > 0.0 ? 1000 : 0};
        campaign->rows.push_back(row);
    }
    campaign->search = std::move(search);
    return campaign;
}

struct Stage {
    explicit Stage(const CampaignPointer& campaign = madeUpSearch())
        : settings(folder.filePath(QStringLiteral("settings.ini"))), page(Services{}, settings)
    {
        page.resize(1272, 848);
        page.model()->takeCampaigns({{campaign->campaign, 60}});
        page.model()->takeCampaign(campaign);
        page.show();
    }
    const StoredSearch& search() { return *page.model()->campaign()->search; }

    QTemporaryDir folder;
    AppSettings settings;
    CampaignsPage page;
};

const FigureLine* lineOf(const StudyFigure& figure, const QString& label)
{
    for (const FigureLine& line : figure.lines)
        if (line.label == label)
            return &line;
    return nullptr;
}

} // namespace

class SearchPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme::instance().install(*qApp); }

    void aSearchHasItsOwnPage()
    {
        Stage stage;
        QVERIFY(stage.page.search()->isVisible());
        QVERIFY(!stage.page.tickets()->isVisible());
        QVERIFY(!stage.page.findChild<QPushButton*>(QStringLiteral("forecastDetails"))->isVisible()); // of ranks
    }

    /// Each column shows its texts, also those that became longer, and none takes all that is left.
    void theTablesColumnsShowTheirTexts()
    {
        const auto longer = std::make_shared<CampaignSnapshot>(*madeUpSearch());
        Stage stage;
        for (int round = 0; round < 2; ++round) {
            QTableView& table = *stage.page.search()->table();
            const QAbstractItemView& cells = table;
            const int columns = table.model()->columnCount();
            QTRY_VERIFY(table.columnWidth(0) > 0);
            for (int column = 0; column < columns; ++column) {
                const int needed =
                    std::max(cells.sizeHintForColumn(column), table.horizontalHeader()->sectionSizeHint(column));
                QVERIFY2(table.columnWidth(column) >= needed, qPrintable(QString::number(column)));
                if (table.horizontalHeader()->length() <= table.viewport()->width())
                    QVERIFY2(table.columnWidth(column) - needed <= table.viewport()->width() / 4,
                             qPrintable(QString::number(column)));
            }
            auto search = *longer->search;
            for (SearchRun& run : search.runs)
                run.machine = "a machine whose name is long";
            longer->search = std::move(search);
            stage.page.model()->takeCampaign(longer);
        }
    }

    void moreRunsAreAskedFor()
    {
        StoredSearch search = *madeUpSearch()->search;
        search.plan.deviceHours = 0.1; // less than the runs have used
        SearchExtensionDialog dialog(search, QStringLiteral("MobileNetV2"));
        std::vector<SearchExtension> chosen;
        connect(&dialog, &SearchExtensionDialog::chosen, this,
                [&](const SearchExtension& one) { chosen.push_back(one); });
        auto* runs = dialog.findChild<QSpinBox*>(QStringLiteral("moreRuns"));
        auto* ok = dialog.findChild<QPushButton*>(QStringLiteral("extendButton"));
        QCOMPARE(runs->value(), search.plan.runs / 2);
        auto* hours = dialog.findChild<QDoubleSpinBox*>(); // a search without a limit of hours offers none
        QVERIFY(hours && dialog.findChildren<QDoubleSpinBox*>().size() == 1);
        hours->setValue(0.0);
        QVERIFY(!ok->isEnabled()); // no further run may start
        hours->setValue(2.0);
        QVERIFY(ok->isEnabled());
        runs->setValue(0);
        QVERIFY(ok->isEnabled()); // only hours
        runs->setValue(-7);
        QVERIFY(!ok->isEnabled() && runs->property("invalid").toBool());
        runs->setValue(7);
        const QStringList crooked = test::photograph(dialog, QStringLiteral("search-more"), {{440, 240}});
        QVERIFY2(crooked.isEmpty(), qPrintable(crooked.join(QLatin1Char('\n'))));
        ok->click();
        QVERIFY(chosen == std::vector<SearchExtension>({{7, 0.0, 2.0}}));
    }

    void theBestSoFarNeverGetsWorse_data()
    {
        QTest::addColumn<bool>("minimise");
        QTest::newRow("accuracy") << false;
        QTest::newRow("loss") << true;
    }
    void theBestSoFarNeverGetsWorse()
    {
        QFETCH(bool, minimise);
        const CampaignPointer campaign = madeUpSearch(searchedPlan(minimise));
        const StudyFigure figure = historyFigure(*campaign->search);
        const FigureLine* best = lineOf(figure, QStringLiteral("best so far"));
        QVERIFY(best && best->points.size() > 2);
        for (std::size_t i = 1; i < best->points.size(); ++i)
            QVERIFY(minimise ? best->points[i].y <= best->points[i - 1].y : best->points[i].y >= best->points[i - 1].y);
        const SearchReport& report = campaign->search->report;
        QCOMPARE(best->points.back().y, report.tries[*report.best].values.front());
    }

    void aDivergedRunLeavesRoomForTheOthers()
    {
        const CampaignPointer made = madeUpSearch(searchedPlan(true));
        StoredSearch search = *made->search;
        search.runs[4].curves.front().back().second = 1e9;
        search.report = analyseSearch(search.plan, search.runs, 1.76e9, 4);
        const StudyFigure figure = historyFigure(search);
        for (const FigureLine& line : figure.lines)
            for (const FigurePoint& point : line.points)
                QVERIFY(point.y < 10.0);
        QVERIFY2(figure.caption.contains(QStringLiteral("1 far out")), qPrintable(figure.caption));
    }

    void aRangeOfAnAxisChoosesRuns()
    {
        Stage stage;
        SearchView& view = *stage.page.search();
        const int all = view.table()->model()->rowCount();
        view.settings()->setRange(0, ChartRange{0.5, 0.8});
        const int chosen = view.table()->model()->rowCount();
        QVERIFY(chosen > 0 && chosen < all);
        for (int row = 0; row < chosen; ++row) {
            const QString run = view.table()->model()->index(row, 0).data(SearchTriesModel::RunRole).toString();
            const SearchRun& found = stage.search().runs[std::size_t(run.mid(4).toInt() - 1)];
            const double place = toUnit(stage.search().plan, *found.point)[0];
            QVERIFY(place >= 0.5 && place <= 0.8);
        }
        view.settings()->setRange(4, ChartRange{0.0, 1.0}); // runs without this setting do not lie in a range of it
        QVERIFY(view.table()->model()->rowCount() < chosen);
        view.settings()->clearRanges();
        QCOMPARE(view.table()->model()->rowCount(), all);
    }

    /// Each state of the runs has a colour in the bar and a name in its legend; grey means runs still to come.
    void theBarOfTheRunsSaysHowTheyEnded()
    {
        SearchPlan plan = searchedPlan();
        plan.runs = 45;
        Stage stage(madeUpSearch(plan));
        const SearchReport& report = stage.search().report;
        QVERIFY(report.done > 0 && report.stopped > 0);
        QCOMPARE(report.done + report.stopped, plan.runs);
        const auto* bar = stage.page.search()->findChild<ShareBar*>();
        double filled = 0.0;
        std::set<Token> colors;
        for (const auto& [share, color] : bar->parts()) {
            filled += share;
            if (share > 0.0)
                QVERIFY(color != Token::T3 && color != Token::S7 && colors.insert(color).second);
        }
        QVERIFY(std::abs(filled - 1.0) < 1e-9);
        const StudyFigure history = historyFigure(stage.search()); // has the same colours
        QVERIFY(colors.contains(lineOf(history, QStringLiteral("ended early"))->color));
        QVERIFY(colors.contains(lineOf(history, QStringLiteral("done"))->color));
        const auto* legend = stage.page.search()->findChild<ChartLegend*>(QStringLiteral("runStates"));
        QVERIFY(legend && legend->isVisible());
        QCOMPARE(legend->entries().size(), std::size_t(2));
        QCOMPARE(legend->entries()[0].label, QStringLiteral("%1 done").arg(report.done));
        QCOMPARE(legend->entries()[1].label, QStringLiteral("%1 ended early").arg(report.stopped));
        QVERIFY(legend->width() >= legend->sizeHint().width()); // in full
    }

    /// Runs that go on from one another stand in one row of the table, which counts once.
    void aRunThatGoesOnInAnotherHasNotEndedEarly()
    {
        SearchPlan plan = searchedPlan();
        plan.runs = 45;
        auto campaign = std::make_shared<CampaignSnapshot>(*madeUpSearch(plan));
        StoredSearch search = *campaign->search;
        const int stopped = search.report.stopped;
        search.runs[2].kind = TrialKind::Continue;
        search.runs[2].from = 1;
        search.report = analyseSearch(plan, search.runs, 5000.0, 0);
        campaign->search = std::move(search);
        Stage stage(campaign);
        const auto* legend = stage.page.search()->findChild<ChartLegend*>(QStringLiteral("runStates"));
        QCOMPARE(legend->entries().size(), std::size_t(3));
        QCOMPARE(legend->entries()[1].label, QStringLiteral("%1 ended early").arg(stopped - 1));
        QCOMPARE(legend->entries()[2].label, QStringLiteral("1 continued"));
        int rows = 0;
        const QAbstractItemModel* table = stage.page.search()->table()->model();
        for (int row = 0; row < table->rowCount(); ++row)
            rows += table->index(row, SearchTriesModel::State).data().toString() == QLatin1String("Ended early");
        QCOMPARE(rows, stopped - 1);
    }

    /// Even the palest has the contrast that a thin line needs.
    void theLinesOfTheSettingsStandOut()
    {
        const auto back = qScopeGuard([dark = Theme::instance().dark()] { Theme::instance().setDark(dark); });
        for (const bool dark : {false, true}) {
            Theme::instance().setDark(dark);
            for (const double shade : {0.0, 0.5, 1.0})
                QVERIFY2(test::contrast(ParallelChart::lineColor(shade), themed(Token::Base)) >= 3.0,
                         qPrintable(QString::number(shade)));
        }
    }

    void draggingAlongAnAxisChooses()
    {
        Stage stage;
        ParallelChart& chart = *stage.page.search()->settings();
        const QPoint top(46, 60), bottom(46, chart.height() - 40);
        QTest::mousePress(&chart, Qt::LeftButton, {}, top);
        QTest::mouseMove(&chart, bottom);
        QTest::mouseRelease(&chart, Qt::LeftButton, {}, bottom);
        QVERIFY(chart.ranges()[0].has_value());
        QTest::mouseClick(&chart, Qt::LeftButton, {}, top);
        QVERIFY(!chart.hasRanges());
    }

    void runsWithoutAValueStandLast()
    {
        Stage stage;
        QTableView& table = *stage.page.search()->table();
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table.sortByColumn(SearchTriesModel::FirstGoal, order);
            bool empty = false;
            for (int row = 0; row < table.model()->rowCount(); ++row) {
                const bool none =
                    !table.model()->index(row, SearchTriesModel::FirstGoal).data(SearchTriesModel::SortRole).isValid();
                QVERIFY(none || !empty);
                empty = none;
            }
        }
    }

    /// Of a program nobody knows in advance how many epochs it trains.
    void epochsWithoutAnEndStandAlone()
    {
        const auto campaign = std::make_shared<CampaignSnapshot>(*madeUpSearch());
        const auto shown = [&] {
            Stage stage(campaign);
            const QAbstractItemModel& tries = *stage.page.search()->table()->model();
            for (int row = 0; row < tries.rowCount(); ++row)
                if (const QString text = tries.index(row, 2).data().toString(); text.startsWith(QLatin1Char('9')))
                    return text;
            return QString();
        };
        QCOMPARE(shown(), QStringLiteral("9 of 9"));
        for (SearchRun& run : campaign->search->runs)
            run.epochs = 0;
        QCOMPARE(shown(), QStringLiteral("9"));
    }

    void theBestRunBecomesANewRun()
    {
        Stage stage;
        QSignalSpy wanted(stage.page.search(), &SearchView::newRunWanted);
        for (QPushButton* button : stage.page.search()->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("New run")))
                button->click();
        QCOMPARE(wanted.size(), 1);
        const SearchReport& report = stage.search().report;
        QCOMPARE(wanted.front().front().toString().toStdString(),
                 stage.search().runs[report.tries[*report.best].runs.back()].id);
    }

    void severalGoalsHaveAFront()
    {
        SearchPlan plan = searchedPlan();
        plan.goals.push_back({"epoch/seconds", false, SearchGoal::Take::Last});
        const CampaignPointer campaign = madeUpSearch(plan);
        const StudyFigure figure = frontFigure(*campaign->search);
        const FigureLine* front = lineOf(figure, QStringLiteral("Pareto front"));
        QVERIFY(front && !front->points.empty());
        for (std::size_t i = 1; i < front->points.size(); ++i)
            QVERIFY(front->points[i].y >= front->points[i - 1].y); // what takes longer is better, or it were not there
    }

    void theBestRunBecomesLotteryTickets()
    {
        Stage stage;
        QSignalSpy wanted(&stage.page, &Page::ticketsRequested);
        for (QPushButton* button : stage.page.search()->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("Lottery tickets")))
                button->click();
        QCOMPARE(wanted.size(), 1);
        const auto base = wanted.front().front().value<RunSpec>();
        const SearchPoint& point = stage.search().report.tries[*stage.search().report.best].point;
        QCOMPARE(base.training.learningRate.base, *point[0]);
        QCOMPARE(base.training.optimizer.momentum, *point[2]);
        QVERIFY(base.campaign.empty() && base.cell.empty());
        QVERIFY(wanted.front()[1].value<QList<double>>().isEmpty()); // the form proposes the amounts
    }

    void ranksOrderTheRuns()
    {
        const CampaignPointer campaign = madeUpSearch();
        const StoredSearch& search = *campaign->search;
        const SettingsLines ranks = rankLines(search);
        QCOMPARE(ranks.axes.size(), std::size_t(4));
        QCOMPARE(ranks.axes[0].title, parameterTitle(search.plan.parameters[search.report.importance[0].parameter]));
        QCOMPARE(ranks.lines.back().shade, 1.0); // the best lies on top
        QVERIFY(ranks.lines.back().best);
        QCOMPARE(ranks.lines.front().shade, 0.0);
        for (std::size_t i = 1; i < ranks.lines.size(); ++i) {
            QVERIFY(ranks.lines[i].shade > ranks.lines[i - 1].shade);
            QVERIFY(search.report.tries[ranks.tries[i]].values[0] >= search.report.tries[ranks.tries[i - 1]].values[0]);
        }
        SearchPlan one = searchedPlan(true);
        one.parameters.resize(1);
        const SettingsLines single = rankLines(*madeUpSearch(one)->search); // the goal lies beside it
        QCOMPARE(single.axes.size(), std::size_t(2));
    }

    void aBarOfAMachineOpensItsRun()
    {
        Stage stage;
        SearchView& view = *stage.page.search();
        view.setView(4);
        MachineChart& chart = *view.machines();
        QCOMPARE(chart.lanes().size(), std::size_t(2));
        QVERIFY(chart.lanes()[0].title.contains(QStringLiteral("gn041")));
        std::size_t bars = 0;
        for (const MachineBars& lane : chart.lanes())
            bars += lane.bars.size();
        QCOMPARE(bars, std::size_t(45)); // those that wait have none
        QSignalSpy opened(&view, &SearchView::opened);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Right);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.front().front().toString(), chart.lanes()[0].bars[0].run);
        std::optional<QPointF> place; // the same by the mouse: some pixel of the chart belongs to that bar
        for (int x = 0; x < chart.width() && !place; x += 2)
            for (int y = 0; y < chart.height() && !place; y += 2)
                if (const MachineBar* bar = chart.barAt(QPointF(x, y)); bar && bar->run == opened[0][0].toString())
                    place = QPointF(x, y);
        QVERIFY(place);
        QTest::mouseDClick(&chart, Qt::LeftButton, {}, place->toPoint());
        QCOMPARE(opened.size(), 2);
    }

    void repeatedSettingsShowTheirMean()
    {
        SearchPlan plan = searchedPlan();
        plan.leaders = 1;
        plan.repeats = 3;
        const CampaignPointer made = madeUpSearch(plan);
        StoredSearch search = *made->search;
        const SearchRun best = search.runs[search.report.tries[*search.report.best].runs.back()];
        for (const int at : {57, 58}) { // the first that wait
            SearchRun& repeat = search.runs[std::size_t(at)];
            const SearchRun waiting = repeat;
            repeat = best;
            repeat.id = waiting.id;
            repeat.slot = waiting.slot;
            repeat.kind = TrialKind::Repeat;
            repeat.from = best.slot;
            repeat.seed = std::uint64_t(at);
            repeat.curves.front().back().second -= 0.01 * (at - 56); // 0.01 and 0.02 below the first
        }
        search.report = analyseSearch(search.plan, search.runs, 1.76e9, 4);
        QCOMPARE(search.report.repeated.size(), std::size_t(1));
        const RepeatedPoint& point = search.report.repeated.front();
        const double first = search.report.tries[point.tries.front()].values[0];
        QVERIFY(std::abs(point.mean[0] - (first - 0.01)) < 1e-12);
        QVERIFY(std::abs(point.deviation - 0.01) < 1e-12);
        const QString text = repeatedText(search, point);
        QVERIFY2(text.contains(QStringLiteral("± 1.0 %")) && text.contains(QStringLiteral("3 seeds")),
                 qPrintable(text));
        auto campaign = std::make_shared<CampaignSnapshot>(*made);
        campaign->search = search;
        Stage stage(campaign);
        QStringList cells;
        for (int row = 0; row < stage.page.search()->table()->model()->rowCount(); ++row)
            cells << stage.page.search()->table()->model()->index(row, SearchTriesModel::FirstGoal).data().toString();
        QCOMPARE(cells.count(text), 1);
    }

    void aPartOfTheDataIsMarked()
    {
        Stage stage;
        const auto badges = stage.page.search()->findChildren<SubsetBadge*>();
        QCOMPARE(badges.size(), 1);
        QVERIFY(badges.front()->isVisible());
        QVERIFY2(badges.front()->toolTip().contains(QStringLiteral("100 of 1,000 classes")),
                 qPrintable(badges.front()->toolTip()));
        auto whole = std::make_shared<CampaignSnapshot>(*madeUpSearch());
        whole->campaign.id = "whole";
        for (RunRow& row : whole->rows)
            row.data = {"imagenet64"};
        stage.page.model()->takeCampaigns({{whole->campaign, 60}});
        stage.page.model()->takeCampaign(whole);
        QVERIFY(!badges.front()->isVisible());
    }

    void looksRight()
    {
        Stage stage;
        QStringList problems = test::photograph(stage.page, QStringLiteral("search"), {{1272, 848}, {932, 600}});
        stage.page.search()->setView(1);
        problems += test::photograph(stage.page, QStringLiteral("search-slices"), {{1272, 848}});
        stage.page.search()->setView(2);
        problems += test::photograph(stage.page, QStringLiteral("search-contours"), {{1272, 848}});
        stage.page.search()->setView(3);
        problems += test::photograph(stage.page, QStringLiteral("search-ranks"), {{1272, 848}});
        stage.page.search()->setView(4);
        problems += test::photograph(stage.page, QStringLiteral("search-machines"), {{1272, 848}});
        Stage begun(madeUpSearch(searchedPlan(), 3));
        problems += test::photograph(begun.page, QStringLiteral("search-begun"), {{1272, 848}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(SearchPageTest)

} // namespace search_page_test

#include "search_page_test.moc"
