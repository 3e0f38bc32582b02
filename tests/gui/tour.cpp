// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/tour.h"

#include "gui/campaigns/campaigns_page.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/data/data_page.h"
#include "gui/data/data_view_model.h"
#include "gui/inspect/classify_pane.h"
#include "gui/inspect/inspect_page.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/inspect/mistakes_view.h"
#include "gui/inspect/predictions_pane.h"
#include "gui/inspect/weights_pane.h"
#include "gui/live/live_page.h"
#include "gui/live/live_view_model.h"
#include "gui/machines/machines_page.h"
#include "gui/machines/machines_view_model.h"
#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/parts/run_chooser.h"
#include "gui/report/report_page.h"
#include "gui/report/report_view_model.h"
#include "gui/run/run_page.h"
#include "gui/run/run_record_view_model.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"
#include "gui/timeline/timeline_page.h"
#include "tests/support/test_environment.h"

#include <QAbstractButton>
#include <QApplication>
#include <QContextMenuEvent>
#include <QListView>
#include <QTabBar>

namespace trainyard::test {

namespace {

QString word(const char* context, const char* source)
{
    return QCoreApplication::translate(context, source);
}

} // namespace

void Tour::menus()
{
    const auto title = [](const char* source) { return word("trainyard::MainWindow", source); };
    tourist.look(QStringLiteral("start"));
    for (const auto& [place, source] :
         {std::pair("file", "&File"), std::pair("edit", "&Edit"), std::pair("view", "&View"), std::pair("run", "&Run"),
          std::pair("help", "&Help")})
        tourist.exploreMenu(QStringLiteral("menu-%1").arg(QLatin1String(place)), tourist.opensMenu(title(source)));
    const auto help = tourist.opensMenu(title("&Help"));
    tourist.choose(QStringLiteral("guide"), help, title("User's &guide"));
    tourist.choose(QStringLiteral("about"), help, title("&About Trainyard"));
    tourist.visit(QStringLiteral("shortcuts"), [this] { tourist.key(Qt::Key_Question, Qt::ControlModifier); });
}

void Tour::newRun()
{
    tourist.goTo(PageId::NewRun);
    auto& page = stage.page<NewRunPage>(PageId::NewRun);
    tourist.await(QStringLiteral("the plan of a new run"), [&page] {
        return page.model()->planState() == NewRunViewModel::PlanState::Answered && page.model()->devices();
    });
    tourist.look(QStringLiteral("new-run"));
    explore(QStringLiteral("new-run"));
    tourist.goTo(PageId::Data);
    tourist.key(Qt::Key_N, Qt::ControlModifier);
    tourist.await(QStringLiteral("Ctrl+N"), [&] { return window().currentPage() == &page; });
}

void Tour::openRunLive(const char* id, const QString& place)
{
    auto& page = stage.page<LivePage>(PageId::Live);
    const QString name = QString::fromStdString(stage.store->reader()->run(id)->name);
    const auto open = [&page, this] { tourist.click(page.findChild<RunChooser*>()); };
    tourist.meet(open, [&](QWidget& opened) {
        auto* menu = qobject_cast<QMenu*>(&opened);
        for (QAction* action : menu ? menu->actions() : QList<QAction*>())
            if (action->text().section(QLatin1Char('\t'), 0, 0) == name) {
                menu->setActiveAction(action);
                QTest::keyClick(menu, Qt::Key_Return);
                return;
            }
    });
    tourist.await(place, [&] { return page.model().hasRun() && page.model().runId() == QLatin1String(id); });
    QTest::qWait(300); // the page follows four times a second
    tourist.look(place);
}

void Tour::live()
{
    tourist.goTo(PageId::Live);
    auto& page = stage.page<LivePage>(PageId::Live);
    tourist.await(QStringLiteral("a run on the Live page"), [&page] { return page.model().hasRun(); });
    tourist.look(QStringLiteral("live-running"));
    tourist.exploreMenu(QStringLiteral("live-chooser"), [&] { tourist.click(page.findChild<RunChooser*>()); });
    const auto runMenu = tourist.opensMenu(word("trainyard::MainWindow", "&Run"));
    tourist.exploreMenu(QStringLiteral("live-running-menu"), runMenu);
    tourist.exploreMenu(QStringLiteral("live-export"),
                        [this] { tourist.click(tourist.button("trainyard::LiveOptionsCard", "Export the charts")); });
    openRunLive(kRanksRun, QStringLiteral("live-ranks"));
    explore(QStringLiteral("live-ranks"));
    openRunLive(kProgramRun, QStringLiteral("live-program"));
    explore(QStringLiteral("live-program"));
    openRunLive(kTrainedRun, QStringLiteral("live"));
    explore(QStringLiteral("live"));
    tourist.exploreMenu(QStringLiteral("live-menu"), runMenu);
    tourist.choose(QStringLiteral("live-network"), runMenu, word("trainyard::RunMenu", "Draw the network"));
    tourist.visit(QStringLiteral("live-add-charts"),
                  [&page, this] { tourist.click(page.findChild<QWidget*>(QStringLiteral("addCharts"))); });
    tourist.key(Qt::Key_F, Qt::ControlModifier);
    tourist.look(QStringLiteral("live-search"));
}

void Tour::selectRuns()
{
    auto& page = stage.page<RunsPage>(PageId::Runs);
    const QAbstractItemModel* rows = page.table()->model();
    int taken = 0;
    for (const char* id : {kTrainedRun, kRanksRun, "20261120-140201-9f3c2a"})
        if (const int row = page.model()->runs()->rowOf(QLatin1String(id)); row >= 0)
            tourist.clickRow(*page.table(), rows->index(row, 0), taken++ ? Qt::ControlModifier : Qt::NoModifier);
    tourist.await(QStringLiteral("three compared runs"), [&page] { return page.model()->comparedRuns().size() == 3; });
}

void Tour::runs()
{
    tourist.key(Qt::Key_3, Qt::ControlModifier);
    auto& page = stage.page<RunsPage>(PageId::Runs);
    tourist.await(QStringLiteral("the list of runs"), [&page] { return page.model()->shown() > 20; });
    tourist.look(QStringLiteral("runs"));
    explore(QStringLiteral("runs"));
    tourist.visit(QStringLiteral("runs-search-help"),
                  [this] { tourist.click(tourist.button("trainyard::RunsPage", "Search syntax")); });
    tourist.visit(QStringLiteral("runs-columns"), [this] {
        tourist.click(tourist.button("trainyard::RunsPage", "Choose columns: any series, any parameter"));
    });
    tourist.await(QStringLiteral("the active runs"), [&page] { return page.model()->shown() > 20; });
    selectRuns();
    tourist.look(QStringLiteral("runs-compare"));
    explore(QStringLiteral("runs-compare"));
    tourist.goTo(PageId::Runs);
    selectRuns();
    page.table()->setFocus();
    tourist.visit(QStringLiteral("runs-ledger"), [this] { tourist.key(Qt::Key_L, Qt::ControlModifier); });
    const auto contextMenu = [&page] {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(60, 40), page.table()->mapToGlobal(QPoint(60, 40)));
        QApplication::sendEvent(page.table()->viewport(), &event);
    };
    tourist.clickRow(*page.table(),
                     page.table()->model()->index(page.model()->runs()->rowOf(QLatin1String(kTrainedRun)), 0));
    tourist.exploreMenu(QStringLiteral("runs-context"), contextMenu);
    tourist.key(Qt::Key_F, Qt::ControlModifier);
    tourist.key(Qt::Key_X); // what no run's name contains in such a row
    for (int i = 0; i < 3; ++i)
        tourist.key(Qt::Key_X);
    tourist.await(QStringLiteral("the end of the search"), [&page] { return page.model()->shown() == 0; });
    tourist.look(QStringLiteral("runs-none-found"));
    for (int i = 0; i < 4; ++i)
        tourist.key(Qt::Key_Backspace);
    tourist.await(QStringLiteral("all runs again"), [&page] { return page.model()->shown() > 20; });
}

void Tour::campaigns()
{
    tourist.goTo(PageId::Campaigns);
    CampaignsViewModel& model = *stage.page<CampaignsPage>(PageId::Campaigns).model();
    tourist.await(QStringLiteral("the campaigns"), [&model] { return model.campaigns()->rowCount() == 3; });
    const auto shown = [&](const char* id, const QString& place) {
        window().page(PageId::Campaigns)->openCampaign(QLatin1String(id));
        tourist.await(place, [&] { return model.campaign() && model.campaign()->campaign.id == id; });
        QTest::qWait(200);
        tourist.look(place);
        explore(place);
    };
    shown(kTourStudy, QStringLiteral("campaigns-study"));
    shown(kTourTickets, QStringLiteral("campaigns-tickets"));
    shown(kTourSearch, QStringLiteral("campaigns-search"));
}

void Tour::data()
{
    tourist.goTo(PageId::Data);
    auto& page = stage.page<DataPage>(PageId::Data);
    tourist.await(QStringLiteral("the data sets"), [&page] { return page.model()->dataSets()->rowCount() > 0; });
    auto* list = page.findChild<QListView*>();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        tourist.clickRow(*list, list->model()->index(row, 0));
        QTest::qWait(150);
        tourist.look(QStringLiteral("data-%1").arg(row + 1));
    }
    tourist.clickRow(*list, list->model()->index(list->model()->rowCount() - 1, 0)); // by name, "harbour ships"
    tourist.await(QStringLiteral("what was found in the data"),
                  [&page] { return page.model()->inspection() != nullptr; });
    tourist.look(QStringLiteral("data"));
    explore(QStringLiteral("data"));
}

void Tour::timeline()
{
    tourist.goTo(PageId::Timeline);
    tourist.look(QStringLiteral("timeline-empty"));
    tourist.goTo(PageId::Live);
    tourist.choose(QStringLiteral("live-to-timeline"), tourist.opensMenu(word("trainyard::MainWindow", "&Run")),
                   word("trainyard::LiveHeaderBar", "Show traces"));
    auto& page = stage.page<TimelinePage>(PageId::Timeline);
    TimelineViewModel& model = *page.model();
    tourist.await(QStringLiteral("a trace"), [&model] { return model.trace(TimelineViewModel::First) != nullptr; });
    tourist.look(QStringLiteral("timeline"));
    explore(QStringLiteral("timeline"));
    if (!model.traces().empty())
        model.open(TimelineViewModel::Second, QString::fromStdString(model.traces().back().path.string()));
    tourist.await(QStringLiteral("a second trace"),
                  [&model] { return model.trace(TimelineViewModel::Second) != nullptr; });
    tourist.look(QStringLiteral("timeline-two"));
    tourist.key(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("conv"));
    tourist.look(QStringLiteral("timeline-search"));
}

void Tour::machines()
{
    tourist.goTo(PageId::Machines);
    auto& page = stage.page<MachinesPage>(PageId::Machines);
    auto* list = page.findChild<QListView*>();
    tourist.await(QStringLiteral("the machines"), [list] { return list->model()->rowCount() == 2; });
    for (int row = 0; row < 2; ++row) {
        tourist.clickRow(*list, list->model()->index(row, 0));
        QTest::qWait(200);
        const QString place = QStringLiteral("machines-%1").arg(row + 1);
        tourist.look(place);
        explore(place);
    }
    tourist.exploreMenu(QStringLiteral("machines-more"),
                        [&page, this] { tourist.click(page.findChild<QWidget*>(QStringLiteral("more"))); });
}

void Tour::settings()
{
    tourist.key(Qt::Key_Comma, Qt::ControlModifier);
    if (window().currentPage()->id() != PageId::Settings)
        tourist.goTo(PageId::Settings);
    tourist.look(QStringLiteral("settings")); // its segments would change the theme
    tourist.exploreButtons(current(), QStringLiteral("settings"));
}

void Tour::inspect()
{
    tourist.goTo(PageId::Runs);
    auto& runs = stage.page<RunsPage>(PageId::Runs);
    runs.openRun(QLatin1String(kTrainedRun));
    tourist.await(QStringLiteral("the trained run"), [&runs] { return runs.table()->selectedIds().size() == 1; });
    tourist.click(tourist.button("trainyard::RunsPage", "Look inside"));
    auto& page = stage.page<InspectPage>(PageId::Inspect);
    PredictionsViewModel& predictions = page.predictions().model();
    tourist.await(QStringLiteral("predictions"), [&predictions] { return predictions.report() != nullptr; });
    tourist.look(QStringLiteral("inspect-predictions"));
    tourist.exploreButtons(current(), QStringLiteral("inspect"));
    MistakesView& mistakes = page.predictions().mistakes();
    if (mistakes.model()->rowCount() > 0) {
        tourist.clickRow(mistakes, mistakes.model()->index(0, 0));
        tourist.key(Qt::Key_Return);
        ClassifyViewModel& classify = page.classify().model();
        tourist.await(QStringLiteral("a classified image"),
                      [&classify] { return classify.detail() && !classify.waitingForDetail(); });
        tourist.look(QStringLiteral("inspect-classify"));
    }
    tourist.exploreParts(current(), QStringLiteral("inspect"));
    auto* tabs = page.findChild<QTabBar*>();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tabs->count() - 1).center());
    tourist.await(QStringLiteral("weights"), [&page] { return page.weights().model().has(); });
    tourist.look(QStringLiteral("inspect-weights"));
    explore(QStringLiteral("inspect-weights"));
    tourist.key(Qt::Key_Left, Qt::AltModifier);
    tourist.await(QStringLiteral("the way back from a look inside"),
                  [this] { return window().currentPage()->id() != PageId::Inspect; });
}

void Tour::runDetails()
{
    tourist.goTo(PageId::Runs);
    auto& runs = stage.page<RunsPage>(PageId::Runs);
    auto& page = stage.page<RunPage>(PageId::Run);
    for (const char* id : {kTrainedRun, kRanksRun, kProgramRun}) {
        tourist.goTo(PageId::Runs);
        runs.openRun(QLatin1String(id));
        tourist.await(QStringLiteral("the selected run"),
                      [&] { return runs.table()->selectedIds() == QStringList{QLatin1String(id)}; });
        runs.table()->setFocus();
        tourist.key(Qt::Key_Return, Qt::AltModifier);
        const QString place = QStringLiteral("run-%1").arg(QLatin1String(id).right(6));
        tourist.await(place, [&] { return page.model().has() && page.model().runId() == QLatin1String(id); });
        tourist.look(place);
        explore(place);
    }
}

void Tour::report()
{
    tourist.goTo(PageId::Runs);
    tourist.choose(
        QStringLiteral("report"), [this] { tourist.click(tourist.button("trainyard::RunsPage", "Export")); },
        word("trainyard::RunsPage", "Reports"));
    auto& page = stage.page<ReportPage>(PageId::Report);
    tourist.await(QStringLiteral("a report"), [&page] { return page.model().isOpen() && page.model().isDrawn(); });
    tourist.look(QStringLiteral("report"));
    explore(QStringLiteral("report"));
}

} // namespace trainyard::test
