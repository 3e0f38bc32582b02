// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/campaign_dialogs.h"
#include "gui/campaigns/campaigns_page.h"
#include "gui/campaigns/campaigns_view_model.h"
#include "gui/campaigns/ticket_board.h"
#include "gui/campaigns/tickets_view.h"
#include "gui/inspect/inspect_page.h"
#include "gui/inspect/weights_pane.h"
#include "gui/new_run/campaign_dialog.h"
#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/runs/runs_page.h"
#include "tests/gui/whole_window.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QCheckBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>

namespace ticket_light_test {

using namespace trainyard;

#define VERIFY_STRAIGHT(problems)                                                                                      \
    do {                                                                                                               \
        const QStringList found = problems;                                                                            \
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));                                          \
    } while (false)

namespace {

struct Window : test::WholeWindow {
    using WholeWindow::WholeWindow;
    NewRunPage& form() { return page<NewRunPage>(PageId::NewRun); }
    CampaignsPage& campaignsPage() { return page<CampaignsPage>(PageId::Campaigns); }
    RunsPage& runs() { return page<RunsPage>(PageId::Runs); }
};

} // namespace

/// Lottery tickets all the way round: planned in the form, trained by the engine, read from the board; the base run's
/// weights measured, and a threshold on them put into the New run form.
class TicketLightTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void initTestCase() { test::useOwnHome(m_folder); }

    void ticketsGoAllTheWayRound()
    {
        Window stage(m_folder.filePath(QStringLiteral("settings.ini")));
        stage.window.showPage(PageId::NewRun);
        NewRunViewModel& form = *stage.form().model();
        QTRY_COMPARE(form.presetName(), QStringLiteral("First run: glyphs"));
        form.edit([](RunSpec& spec) {
            spec.data.image = {28, 28, 1};
            spec.data.trainSamples = 800;
            spec.data.validationSamples = 400;
            spec.training.epochs = 4;
            spec.training.batchSize = 40;
            spec.resources.threads = 1;
        });
        form.setName(QStringLiteral("Glyph tickets"));
        QTRY_VERIFY(form.planState() == NewRunViewModel::PlanState::Answered);
        for (QPushButton* one : stage.form().findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Start as campaign…"))
                QTest::mouseClick(one, Qt::LeftButton);
        auto* dialog = stage.form().findChild<CampaignDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->setKind(CampaignForm::Kind::Tickets);
        dialog->form().setRepeats(2);
        dialog->form().editTickets([](TicketForm& tickets) {
            tickets.setAmounts(QStringLiteral("50, 80, 95"));
            tickets.setResetPoints(QStringLiteral("0, step 10, 1"));
            tickets.setInstability(true);
        });
        dialog->findChild<QCheckBox*>(QStringLiteral("redraw"))->click();
        const int cells = int(dialog->form().lines().size());
        QCOMPARE(cells, 2 + 2 * 3 * 4 + 3 * 4);
        QVERIFY(
            dialog->form().forecast().back().second.contains(QStringLiteral("MiB"))); // the plan told the parameters
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("startCampaign")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stage.window.currentPage()->id(), PageId::Campaigns, 20'000);
        CampaignsViewModel& model = *stage.campaignsPage().model();
        QTRY_VERIFY_WITH_TIMEOUT(model.isTickets() && model.campaign()->campaign.done >= cells / 2, 180'000);
        VERIFY_STRAIGHT(test::photograph(stage.window, QStringLiteral("window-tickets-running"), {{1440, 900}},
                                         [] { QTest::qWait(60); }));
        QTRY_VERIFY_WITH_TIMEOUT(model.campaign()->campaign.done == cells, 240'000);
        QTRY_COMPARE_WITH_TIMEOUT(model.tickets()->forecast.done, cells, 10'000);

        TicketsView& view = *stage.campaignsPage().tickets();
        const TicketBoardModel& board = view.board();
        QCOMPARE(board.columnCount(), 4);
        QCOMPARE(board.ticketRows(), 3);
        for (int row = 0; row < board.ticketRows(); ++row)
            for (int column = 1; column < board.columnCount(); ++column) {
                const TicketPlace& place = *board.place(board.index(row, column));
                QCOMPARE(place.done, 2);
                QVERIFY(std::abs(place.sparsity - board.column(column)->amount) < 0.001);
            }
        QStringList layers;
        connect(&model, &CampaignsViewModel::layersRead, this, [&layers](const QStringList&, const auto& left) {
            layers.clear();
            for (const auto& layer : left)
                layers << layer.first;
        });
        view.table().setCurrentIndex(board.index(2, 2));
        QTRY_COMPARE(layers.value(0), QStringLiteral("stack1/conv2")); // in the order of the net
        QCOMPARE(layers.back(), QStringLiteral("classifier"));
        VERIFY_STRAIGHT(test::photograph(stage.window, QStringLiteral("window-tickets"), {{1440, 900}, {1000, 580}},
                                         [] { QTest::qWait(200); }));

        // The weights of the first base run, as the engine measures them.
        const QString base = board.runsOf(board.index(0, 0)).front();
        stage.window.showPage(PageId::Runs);
        emit stage.runs().lookInsideRequested({base, Inside::Weights, {}});
        QCOMPARE(stage.window.currentPage()->id(), PageId::Inspect);
        WeightsPane& pane = static_cast<InspectPage*>(stage.window.currentPage())->weights();
        WeightsViewModel& weights = pane.model();
        QTRY_VERIFY2_WITH_TIMEOUT(weights.has() || !weights.error().isEmpty(), "nothing came", 20'000);
        QVERIFY2(weights.has(), qPrintable(weights.error()));
        QVERIFY(weights.checkpoints().size() >= 4); // the start, step 10, epoch 1 and the end
        QCOMPARE(weights.checkpoints().back().reference, base.toStdString() + "@end");
        const qint64 prunable = weights.magnitudes().all.weights;
        QVERIFY(std::abs(double(weights.thresholds().left(800)) / double(prunable) - 0.2) < 0.002);
        VERIFY_STRAIGHT(test::photograph(stage.window, QStringLiteral("window-weights"), {{1440, 900}, {1000, 580}},
                                         [] { QTest::qWait(60); }));
        PrunableChoice withFirstLayer;
        withFirstLayer.firstLayer = true;
        weights.setChoice(withFirstLayer);
        QTRY_VERIFY_WITH_TIMEOUT(weights.has() && weights.magnitudes().all.weights > prunable, 20'000);

        // A run at 80 % of it is one that the engine takes.
        emit stage.runs().newRunWithSpecRequested(weights.prunedSpec(800), weights.runName());
        QTRY_COMPARE(stage.window.currentPage()->id(), PageId::NewRun);
        QTRY_VERIFY_WITH_TIMEOUT(form.planState() == NewRunViewModel::PlanState::Answered, 20'000);
        QVERIFY2(form.problemCount() == 0, qPrintable(form.startObstacle()));
        QCOMPARE(form.spec().pruning.maskFrom, base.toStdString() + "@end");
        VERIFY_STRAIGHT(test::photograph(stage.window, QStringLiteral("window-new-run-pruned"), {{1440, 900}},
                                         [] { QTest::qWait(400); }));

        // A ticket on the Live page says what it keeps.
        const QString ticket = board.runsOf(board.index(2, 2)).front();
        stage.window.showPage(PageId::Live);
        stage.window.page(PageId::Live)->openRun(ticket);
        QTest::qWait(800);
        VERIFY_STRAIGHT(test::photograph(stage.window, QStringLiteral("window-live-ticket"), {{1440, 900}},
                                         [] { QTest::qWait(300); }));
    }
};

TRAINYARD_WIDGET_TEST(TicketLightTest)

} // namespace ticket_light_test

#include "ticket_light_test.moc"
