// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a search: its figures, choosing runs by their settings, the table, what becomes of the best run.
#include "gui/campaigns/campaigns_page.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/search_figures.h"
#include "gui/campaigns/search_view.h"
#include "gui/campaigns/tickets_view.h"
#include "gui/parts/app_settings.h"
#include "gui/plots/parallel_chart.h"
#include "gui/widgets/theme.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <random>

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
    campaign->campaign.createdAt = 1.76e9;
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

    void looksRight()
    {
        Stage stage;
        QStringList problems = test::photograph(stage.page, QStringLiteral("search"), {{1272, 848}, {932, 600}});
        stage.page.search()->setView(1);
        problems += test::photograph(stage.page, QStringLiteral("search-slices"), {{1272, 848}});
        stage.page.search()->setView(2);
        problems += test::photograph(stage.page, QStringLiteral("search-contours"), {{1272, 848}});
        Stage begun(madeUpSearch(searchedPlan(), 3));
        problems += test::photograph(begun.page, QStringLiteral("search-begun"), {{1272, 848}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

TRAINYARD_WIDGET_TEST(SearchPageTest)

} // namespace search_page_test

#include "search_page_test.moc"
