// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/chart_board.h"
#include "gui/parts/run_curves.h"
#include "gui/runs/curve_rules.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace chart_board_test {

using namespace trainyard;

class ChartBoardTest : public QObject {
    Q_OBJECT
private slots:
    void everyChangeCanBeUndone()
    {
        ChartBoard board(QStringLiteral("val/loss"));
        QSignalSpy changed(&board, &ChartBoard::changed);
        const auto first = board.charts();
        board.add({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("a"), QString()});
        QCOMPARE(board.expressions(), (QStringList{"val/loss", "a", "b"}));
        board.move(2, 0);
        board.resize(0, 9, 5000);
        QCOMPARE(board.charts()[0], (ChartPlace{"b", ChartBoard::kWidest, ChartBoard::kHighest, false}));
        board.setLogY(1, true);
        board.change(1, QStringLiteral("val/loss - a"));
        board.remove(2);
        QCOMPARE(board.expressions(), (QStringList{"b", "val/loss - a"}));
        QCOMPARE(changed.size(), 6);
        board.setLogY(1, true); // changes nothing, and is no step
        board.move(7, 0);
        QCOMPARE(changed.size(), 6);
        const auto last = board.charts();
        for (int i = 0; i < 6; ++i)
            board.undo();
        QVERIFY(board.charts() == first && !board.canUndo());
        for (int i = 0; i < 6; ++i)
            board.redo();
        QVERIFY(board.charts() == last && !board.canRedo());
        board.undo();
        board.add({QStringLiteral("c")}); // another way on: what was undone is gone
        QVERIFY(!board.canRedo());
        while (board.charts().size() > 1)
            board.remove(0);
        board.remove(0);
        QCOMPARE(board.charts().size(), std::size_t(1));
    }

    void theUsualChartsComeBack()
    {
        ChartBoard board({{QStringLiteral("@loss"), 2}, {QStringLiteral("@time"), 2}});
        const auto usual = board.charts();
        QVERIFY(board.isUsual());
        board.add({QStringLiteral("a")}, 9);
        QCOMPARE(board.charts().back().width, ChartBoard::kWidest);
        board.remove(0);
        const QByteArray kept = board.save();
        QVERIFY(!board.isUsual());
        board.restoreUsual();
        QVERIFY(board.charts() == usual && board.isUsual());
        board.restoreUsual(); // changes nothing, and is no step
        board.undo();         // a way back, like from every change
        QCOMPARE(board.expressions(), (QStringList{"@time", "a"}));
        board.restoreUsual();
        QVERIFY(board.restore(kept)); // as at the next start
        QCOMPARE(board.expressions(), (QStringList{"@time", "a"}));
        QVERIFY(!board.isUsual());
    }

    /// A chart for each part of the runs: what is done to one is done to all of its parts.
    void chartsInParts()
    {
        ChartBoard board(QStringLiteral("loss"));
        board.add({QStringLiteral("top1")});
        const auto whole = board.charts();
        board.setFacets({QStringLiteral("lr = 0.1"), QStringLiteral("lr = 0.2"), QStringLiteral("lr = 0.4")});
        QCOMPARE(board.charts().size(), std::size_t(6));
        QCOMPARE(board.charts()[4].expression, QStringLiteral("top1"));
        QCOMPARE(board.charts()[4].part, QStringLiteral("lr = 0.2"));
        QCOMPARE(board.charts()[4].facet, 1);
        QCOMPARE(board.expressions(), (QStringList{"loss", "top1"}));
        board.setLogY(5, true);
        QVERIFY(board.charts()[3].logY && !board.charts()[2].logY);
        board.move(4, 0);
        QCOMPARE(board.charts()[2].expression, QStringLiteral("top1"));
        board.remove(1);
        QCOMPARE(board.charts().size(), std::size_t(3));
        ChartBoard other(QStringLiteral("x"));
        QVERIFY(other.restore(board.save()));
        QCOMPARE(other.charts().size(), std::size_t(1)); // parts are not kept
        for (int i = 0; i < 3; ++i)
            board.undo();
        board.setFacets({});
        QVERIFY(board.charts() == whole);
    }

    void rulesFindTheValues()
    {
        const auto run = [](const char* id, const char* rate, const char* model) {
            ComparedRun one;
            one.id = QString::fromLatin1(id);
            one.params = {{"seed", id}, {"training.lr", rate}};
            if (*model)
                one.params.emplace_back("model.name", model);
            return one;
        };
        const QVector<ComparedRun> runs = {run("3", "1e-1", "b"), run("1", "0.02", "a"), run("2", "1e-1", "")};
        const SettingValues rates = settingValues(runs, QStringLiteral("training.lr"));
        QCOMPARE(rates.values, (QStringList{"0.02", "1e-1"})); // numbers ascend
        QCOMPARE(rates.of.value("3"), 1);
        QCOMPARE(rates.of.value("1"), 0);
        QCOMPARE(rates.of.value("2"), 1);
        QCOMPARE(settingValues(runs, QStringLiteral("model.name")).values, (QStringList{"b", "a", ""}));
        QVERIFY(settingValues(runs, {}).values.isEmpty());
        QVERIFY(settingValues({runs[0], runs[2]}, QStringLiteral("training.lr")).of.isEmpty()); // nothing differs
        QCOMPARE(ruleKeys(runs), (QStringList{"training.lr", "model.name", "seed"}));
    }

    void isKept()
    {
        ChartBoard board(QStringLiteral("val/loss")), other(QStringLiteral("x"));
        board.add({QStringLiteral("\"ü\" + 1")});
        board.resize(1, 2, 300);
        board.setLogY(0, true);
        QVERIFY(other.restore(board.save()));
        QVERIFY(other.charts() == board.charts() && !other.canUndo());
        for (const char* broken : {"", "{", "[]", "[1]", "{\"a\":1}",
                                   "[{\"expression\":\"\",\"width\":1,\"height\":0,"
                                   "\"log_y\":false}]"})
            QVERIFY2(!other.restore(broken), broken);
        QVERIFY(other.charts() == board.charts());
    }

    /// Curves of several expressions; a run without one of the series has no curve.
    void curvesOfSeveralChartsAreRead()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        for (const char* id : {"one", "two"}) {
            (void)store.createRun(test::specNamed(id, id), "/nowhere", "local").get().value();
            test::EventStream events;
            events.started(id);
            for (int step = 1; step <= 50; ++step)
                events.value(step, "train/loss", step);
            if (std::string(id) == "two")
                events.value(50, "val/loss", 60.0);
            VERIFY_OK(store.ingest(events.chunk(id)).get());
        }
        CurvesQuery query;
        query.runs = {{"one", 0}, {"two", 1}, {"gone", 2}};
        query.expressions = {"train/loss", "val/loss - train/loss", "not (whole", "7"};
        query.axis = XAxis::Step;
        query.from = 11;
        const ChartCurves curves = readCurves(*store.reader(), query);
        QCOMPARE(curves.value("train/loss").size(), 2);
        QCOMPARE(curves.value("train/loss")[1].bins.size(), 41); // with the one before the range
        QCOMPARE(curves.value("val/loss - train/loss").size(), 1);
        QCOMPARE(curves.value("val/loss - train/loss")[0].name, QString("two"));
        QCOMPARE(curves.value("val/loss - train/loss")[0].bins.front().mean, 10.0);
        QCOMPARE(curves.size(), 2);
        QVERIFY(curves.value("train/loss")[0].starts.empty());
    }

    /// An attempt begins at its first step, whatever series a chart shows.
    void curvesKnowWhereAttemptsBegin()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        (void)store.createRun(test::specNamed("a"), "/nowhere", "local").get().value();
        for (const test::EventStream& stream : test::resumedStreams("a"))
            VERIFY_OK(store.ingest(stream.chunk("a")).get());
        CurvesQuery query;
        query.runs = {{"a", 0}};
        query.expressions = {"train/loss", "val/top1"};
        const ChartCurves curves = readCurves(*store.reader(), query);
        for (const QString& expression : query.expressions) {
            const AttemptPlaces starts = curves.value(expression).at(0).starts;
            QCOMPARE(starts.size(), std::size_t(1));
            QVERIFY(std::abs(starts[0].first - 2.17) < 1e-9 && starts[0].second == 2);
        }
    }
};

TRAINYARD_TEST(ChartBoardTest)

} // namespace chart_board_test

#include "chart_board_test.moc"
