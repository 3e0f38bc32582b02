// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/ticket_board_model.h"

#include "gui/formats/format.h"
#include "gui/formats/ticket_text.h"
#include "gui/new_run/ticket_form.h"
#include "tests/gui/ticket_runs.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace ticket_board_model_test {

using namespace trainyard;
using State = TicketBoardModel::State;

namespace {

QModelIndex at(const TicketBoardModel& board, int row, int column)
{
    return board.index(row, column);
}

State stateAt(const TicketBoardModel& board, int row, int column)
{
    return State(at(board, row, column).data(TicketBoardModel::StateRole).toInt());
}

} // namespace

class TicketBoardModelTest : public QObject {
    Q_OBJECT

private slots:
    void theBoardHasARowForEachResetPointAndControl()
    {
        TicketBoardModel board;
        QAbstractItemModelTester tester(&board, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(board.rowCount(), 0);
        board.setReport(test::madeUpTicketReport());
        QCOMPARE(board.columnCount(), 13); // dense, and 12 amounts
        QCOMPARE(board.rowCount(), 5 + 1 + 2);
        QCOMPARE(board.ticketRows(), 5);
        QVERIFY(board.isRule(5));
        QVERIFY(!(board.flags(at(board, 5, 3)) & Qt::ItemIsSelectable));
        QStringList rows;
        for (int row = 0; row < board.rowCount(); ++row)
            rows << board.rowTitle(row);
        QCOMPARE(rows, (QStringList{"Start", "Step 200", "Epoch 1", "Epoch 2", "Epoch 5", "Controls", "New weights",
                                    "Random mask, epoch 2"}));
        QCOMPARE(board.rowCaption(1), QStringLiteral("epoch 0.51"));
        QCOMPARE(board.rowCaption(3), QStringLiteral("step 782"));
        QCOMPARE(board.columnTitle(5), QStringLiteral("80 %"));
        QVERIFY(!board.place(at(board, 6, 0))); // controls have no dense run of their own
    }

    void cellsSayStateAndDifference()
    {
        TicketBoardModel board;
        board.setReport(test::madeUpTicketReport());
        QVERIFY(stateAt(board, 3, 5) == State::Done);
        const double difference = at(board, 3, 5).data(TicketBoardModel::DifferenceRole).toDouble();
        const TicketPlace place = *board.place(at(board, 3, 5));
        QCOMPARE(difference, 100.0 * (place.mean - board.report()->dense.mean));
        QCOMPARE(
            at(board, 3, 5).data().toString().startsWith(difference < 0 ? QStringLiteral("−") : QStringLiteral("+")),
            true);
        QVERIFY(at(board, 3, 1).data(TicketBoardModel::WinningRole).toBool());
        QVERIFY(!at(board, 0, 12).data(TicketBoardModel::WinningRole).toBool());
        QVERIFY(!at(board, 6, 1).data(TicketBoardModel::WinningRole).toBool()); // a control never wins

        QVERIFY(stateAt(board, 4, 5) == State::Running);
        QCOMPARE(at(board, 4, 5).data().toString(), QStringLiteral("58 %"));
        const auto soFar = [&] { return at(board, 4, 5).data(TicketBoardModel::CaptionRole).toString(); };
        QVERIFY2(soFar().startsWith("−") || soFar().startsWith("+"), qPrintable(soFar())); // as its neighbours
        board.setShown(TicketBoardModel::Shown::Accuracy);
        QVERIFY(soFar().startsWith("9"));
        board.setShown(TicketBoardModel::Shown::Difference);
        QVERIFY(stateAt(board, 4, 12) == State::Waiting);
        QVERIFY(at(board, 4, 12).data(Qt::ToolTipRole).toString().contains("waits for a free node"));
        QVERIFY(at(board, 3, 12).data(TicketBoardModel::LostRole).toBool());
        QCOMPARE(at(board, 3, 12).data(TicketBoardModel::CaptionRole).toString(), QStringLiteral("2 of 3"));
        QCOMPARE(board.runsOf(at(board, 3, 12)).size(), 3);

        board.setSeed(3);
        QVERIFY(stateAt(board, 3, 12) == State::Failed);
        QCOMPARE(board.runsOf(at(board, 3, 12)).size(), 1);
        board.setShown(TicketBoardModel::Shown::Accuracy);
        QCOMPARE(at(board, 3, 1).data().toString(),
                 QString::number(board.report()->rows[3].places[0].seeds[2].value * 100.0, 'f', 1));
        QCOMPARE(board.columnCaption(1), format::significant(board.report()->rows[3].places[0].seeds[2].threshold, 3));
        board.setSeed(0);
        QVERIFY(board.shownReport() == board.report());
    }

    /// What is done in part is compared with the dense runs of the same seeds, as `tickets --report` does.
    void aPartlyDoneCellHasNotWon()
    {
        TicketStudy study = test::madeUpTickets();
        const TicketPlan plan = planTicketStudy(study);
        std::vector<TicketRun> runs = test::madeUpTicketRuns(plan, 1.76e9);
        for (TicketRun& run : runs) {
            if (run.cell == "base-s1" || run.cell == "p50-e2-s1")
                run.top1 = run.cell == "base-s1" ? 0.80 : 0.81;
            if (run.cell == "p50-e2-s2" || run.cell == "p50-e2-s3")
                run.state = TicketRunState::Waiting;
        }
        TicketBoardModel board;
        board.setReport(std::make_shared<const TicketReport>(analyseTickets(study, plan, runs)));
        QCOMPARE(at(board, 3, 1).data().toString(), signedPoints(1.0));
        QCOMPARE(at(board, 3, 1).data(TicketBoardModel::CaptionRole).toString(), QStringLiteral("1 of 3"));
        QVERIFY(!at(board, 3, 1).data(TicketBoardModel::WinningRole).toBool());
        board.setSeed(1);
        QVERIFY(at(board, 3, 1).data(TicketBoardModel::WinningRole).toBool());
        QVERIFY(at(board, 3, 1).data(TicketBoardModel::CaptionRole).toString().isEmpty());
    }

    void aDenseNetAtChanceLevelHasNoWinners()
    {
        TicketReport report = *test::madeUpTicketReport();
        report.dense.seeds[1].atChance = true;
        TicketBoardModel board;
        board.setReport(std::make_shared<const TicketReport>(report));
        board.setSeed(1);
        QVERIFY(at(board, 3, 1).data(TicketBoardModel::WinningRole).toBool());
        board.setSeed(2);
        QVERIFY(!at(board, 3, 1).data(TicketBoardModel::WinningRole).toBool());
    }

    void amountsAreFiltered()
    {
        TicketBoardModel board;
        QAbstractItemModelTester tester(&board, QAbstractItemModelTester::FailureReportingMode::QtTest);
        board.setReport(test::madeUpTicketReport());
        board.setAmounts(0.8, 0.9);
        QCOMPARE(board.columnCount(), 1 + 4);
        QCOMPARE(board.columnTitle(1), QStringLiteral("80 %"));
        board.setReport(test::madeUpTicketReport()); // news change nothing about it
        QCOMPARE(board.columnCount(), 5);
    }

    void theBoardIsExported()
    {
        TicketBoardModel board;
        board.setReport(test::madeUpTicketReport());
        const QByteArray csv = board.asCsv();
        QVERIFY(csv.startsWith("row,kind,"));
        QCOMPARE(csv.count('\n'), 1 + 3 + 7 * 12 * 3);
        QVERIFY(csv.contains("p80-e2-s1"));
        const QString tex = QString::fromUtf8(board.asLatex("ResNet_20"));
        QVERIFY(tex.contains("\\begin{tabular}{lrrrrrrrrrrrr}") && tex.contains("\\caption{ResNet\\_20"));
        QVERIFY(tex.contains("80 \\%") && tex.contains("\\textbf{"));
        QCOMPARE(tex.count("\\\\\n"), 1 + 1 + 7);
        QVERIFY(tex.contains(" & --")); // what is not done yet
        board.setAmounts(0.8, 0.9);
        QVERIFY(QString::fromUtf8(board.asLatex("x")).contains("\\begin{tabular}{lrrrr}"));
        QCOMPARE(board.asCsv().count('\n'), 1 + 3 + 7 * 4 * 3);
    }

    void headsTellTheThresholds()
    {
        TicketBoardModel board;
        TicketReport report = *test::madeUpTicketReport();
        report.columns[4].threshold = kNotKnown;
        board.setReport(std::make_shared<const TicketReport>(report));
        QVERIFY(board.columnCaption(5).isEmpty());
        QVERIFY(board.headerData(5, Qt::Horizontal, Qt::ToolTipRole).toString().contains("known once"));
        report.columns[4].threshold = 0.02004;
        report.columns[4].thresholdLow = 0.0198;
        report.columns[4].thresholdHigh = 0.0203;
        QSignalSpy titles(&board, &QAbstractItemModel::headerDataChanged);
        board.setReport(std::make_shared<const TicketReport>(report));
        QVERIFY(!titles.isEmpty()); // an open page paints them anew
        QCOMPARE(titles.front().front().value<Qt::Orientation>(), Qt::Horizontal);
        QCOMPARE(titles.front().at(2).toInt(), board.columnCount() - 1);
        QCOMPARE(board.columnCaption(5), QStringLiteral("0.0200"));
        const QString tip = board.headerData(5, Qt::Horizontal, Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains("80 %") && tip.contains("0.01980 to 0.02030"), qPrintable(tip));

        TicketStudy study = test::madeUpTickets();
        study.amountKind = PruningAmount::Threshold;
        study.amounts = {0.01, 0.02};
        study.controls.clear();
        study.instability = false;
        board.setReport(test::madeUpTicketReport(study));
        QCOMPARE(board.columnTitle(1), QStringLiteral("|w| ≤ 0.0100"));
        QVERIFY(!board.headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString().contains("average"));
    }

    void theFormReadsWhatPeopleWrite()
    {
        RunSpec base;
        base.name = "base";
        base.training.epochs = 20;
        TicketForm form;
        form.setBase(base);
        QCOMPARE(form.amounts(), TicketForm::usualAmounts());
        QCOMPARE(form.resetPoints(), QStringLiteral("0, 1, 2, 5"));
        form.setAmounts("50; 62.5; 80 %; 97,5");
        QVERIFY(form.textProblems().isEmpty());
        QVERIFY((form.study().amounts == std::vector<double>{0.5, 0.625, 0.8, 0.975}));
        form.setAmountKind(PruningAmount::Percentile);
        QVERIFY((form.study().amounts == std::vector<double>{50, 62.5, 80, 97.5}));
        using Unit = ResetPoint::Unit;
        form.setResetPoints("0, epoch 2, 5, step 200, s150, 3");
        QVERIFY((form.study().resetPoints == std::vector<ResetPoint>{{Unit::Epoch, 0},
                                                                     {Unit::Epoch, 2},
                                                                     {Unit::Epoch, 5},
                                                                     {Unit::Step, 200},
                                                                     {Unit::Step, 150},
                                                                     {Unit::Epoch, 3}}));
        form.setAmounts("50, x");
        form.setResetPoints("two");
        QCOMPARE(form.textProblems().size(), 2);
        form.setControl(TicketControl::Redraw, true);
        form.setControl(TicketControl::Redraw, true);
        QCOMPARE(form.study().controls.size(), std::size_t(1));
        form.setControl(TicketControl::Redraw, false);
        QVERIFY(form.study().controls.empty());

        // What belongs to the instability analysis is read like the rest, and counts only when it is on.
        form.setAmountKind(PruningAmount::Sparsity);
        form.setAmounts("50");
        form.setResetPoints("0");
        form.setInstabilityPoints("0, 1, step 30");
        form.setInstabilityAmount("90 %");
        QCOMPARE(form.study().instabilityPoints.size(), std::size_t(3));
        QCOMPARE(*form.study().instabilityAmount, 0.9);
        form.setAmountKind(PruningAmount::Percentile);
        QCOMPARE(*form.study().instabilityAmount, 90.0);
        form.setInstabilityAmount("x, 3, 4");
        QVERIFY(form.textProblems().isEmpty());
        form.setInstability(true);
        QCOMPARE(form.textProblems().size(), 2);
        form.setInstabilityAmount("");
        QVERIFY(form.textProblems().isEmpty() && !form.study().instabilityAmount);

        PruningSpec mask;
        mask.firstLayer = true;
        form.useThresholds({80.0, 97.5}, mask);
        QVERIFY(form.amountKind() == PruningAmount::Percentile && form.study().mask.firstLayer);
        QCOMPARE(form.amounts(), QStringLiteral("80, 97.5"));
    }
};

TRAINYARD_TEST(TicketBoardModelTest)

} // namespace ticket_board_model_test

#include "ticket_board_model_test.moc"
