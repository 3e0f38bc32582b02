// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_log_model.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace log_rows_test {

using namespace trainyard;

namespace {

/// Lines of a log, the n-th of them `n * every` milliseconds after 14:00.
std::string logOf(const QStringList& texts, int every = 10)
{
    std::string log;
    int at = 0;
    for (const QString& text : texts) {
        log += QStringLiteral("2026-11-20T14:%1:%2.%3Z %4\n")
                   .arg(at / 60000, 2, 10, QLatin1Char('0'))
                   .arg(at / 1000 % 60, 2, 10, QLatin1Char('0'))
                   .arg(at % 1000, 3, 10, QLatin1Char('0'))
                   .arg(text)
                   .toStdString();
        at += every;
    }
    return log;
}

/// "×4 ranks 0–3|text"
QStringList shown(const std::vector<LogRow>& rows)
{
    QStringList texts;
    for (const LogRow& row : rows)
        texts << QStringLiteral("%1|%2").arg(ranksText(row), row.line.text);
    return texts;
}

} // namespace

class LogRowsTest : public QObject {
    Q_OBJECT
private slots:
    void readsTheLogByLines()
    {
        const auto lines =
            parseLog("2026-11-20T14:02:01.590Z warning occupancy 54 %\nno time here\n\n2026-11-20T14:02:02.000Z");
        QCOMPARE(lines.size(), std::size_t(3));
        QCOMPARE(lines[0].level, QStringLiteral("warning"));
        QCOMPARE(lines[0].text, QStringLiteral("occupancy 54 %"));
        QVERIFY(lines[0].clock.endsWith(QStringLiteral(":01.590")));
        QCOMPARE(lines[0].time, 1795183321.59);
        QCOMPARE(lines[1].text, QStringLiteral("no time here"));
        QCOMPARE(lines[2].text, QStringLiteral("2026-11-20T14:02:02.000Z"));
    }

    void aLineStaysOneLine()
    {
        const auto lines = parseLog("2026-11-20T14:02:01.590Z info \x1b[31mred\r10 %\r20 %\n"
                                    "no time\u2029here\r\n");
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0].text, QStringLiteral("\\x1b[31mred\\x0d10 %\\x0d20 %"));
        QCOMPARE(lines[1].text, QStringLiteral("no time\\u2029here"));
    }

    void findsTheRankOfALine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("rank");
        QTest::addColumn<QString>("text");
        QTest::newRow("PyTorch") << "[rank2]: Traceback" << 1 << 2 << "Traceback";
        QTest::newRow("indented") << "[rank2]:   File \"a.py\"" << 4 << 2 << "  File \"a.py\"";
        QTest::newRow("Lightning") << "[rank: 3] Seed set to 1" << 4 << 3 << "Seed set to 1";
        QTest::newRow("torchrun") << "[default1]:loss 0.3" << 4 << 1 << "loss 0.3";
        QTest::newRow("mpirun") << "[1,7]<stderr>:no memory" << 8 << 7 << "no memory";
        QTest::newRow("words") << "Rank 0: ready" << 2 << 0 << "ready";
        QTest::newRow("srun") << "1: ready" << 2 << 1 << "ready";
        QTest::newRow("a number of one rank") << "1: ready" << 1 << -1 << "1: ready";
        QTest::newRow("no rank so high") << "7: ready" << 4 << -1 << "7: ready";
        QTest::newRow("a sentence") << "rank 2 is slow" << 4 << -1 << "rank 2 is slow";
        QTest::newRow("a list") << "[1, 2]" << 4 << -1 << "[1, 2]";
        QTest::newRow("nothing") << "" << 4 << -1 << "";
    }
    void findsTheRankOfALine()
    {
        QFETCH(QString, line);
        QFETCH(int, ranks);
        QFETCH(int, rank);
        QFETCH(QString, text);
        const RankedLine found = rankedLine(line, ranks);
        QCOMPARE(found.rank, rank);
        QCOMPARE(found.text, text);
    }

    void equalLinesOfRanksAreOneRow()
    {
        const auto lines = parseLog(logOf({"info [rank1]: ready", "info [rank0]: ready", "info [rank2]: no GPU",
                                           "info [rank3]: ready", "info epoch 1", "info [rank0]: ready"}));
        QCOMPARE(shown(foldedRows(lines, 4)),
                 (QStringList{"×3 ranks 0, 1, 3|ready", "rank 2|no GPU", "|epoch 1", "rank 0|ready"}));
        QCOMPARE(shown(plainRows(lines)).size(), 6);
        QCOMPARE(plainRows(lines)[0].line.text, QStringLiteral("[rank1]: ready"));
    }

    void linesApartInTimeOrLevelStayApart()
    {
        const QStringList texts = {"info [rank0]: ready", "info [rank1]: ready"};
        QCOMPARE(foldedRows(parseLog(logOf(texts, 1900)), 2).size(), std::size_t(1));
        QCOMPARE(foldedRows(parseLog(logOf(texts, 2100)), 2).size(), std::size_t(2));
        QCOMPARE(foldedRows(parseLog(logOf({"info [rank0]: a", "warning [rank1]: a"})), 2).size(), std::size_t(2));
        const std::string attempts = logOf({"info [rank0]: a"}) + "── 2 ──\n" + logOf({"info [rank1]: a"});
        QCOMPARE(foldedRows(parseLog(attempts), 2).size(), std::size_t(3));
    }

    /// Lines that name no rank are no more of them than there are ranks, and none of one rank alone.
    void linesWithoutARank()
    {
        const auto lines = parseLog(logOf({"info hello", "info hello", "info hello"}));
        QCOMPARE(shown(foldedRows(lines, 2)), (QStringList{"×2|hello", "|hello"}));
        QCOMPARE(foldedRows(lines, 1).size(), std::size_t(3));
        QVERIFY(!hasSeveralRanks(lines, 1) && hasSeveralRanks(lines, 2));
        QVERIFY(!hasSeveralRanks(parseLog(logOf({"info [rank0]: a", "info [rank0]: b"})), 1));
        QVERIFY(hasSeveralRanks(parseLog(logOf({"info [rank0]: a", "info [rank1]: b"})), 1));
    }

    void rangesOfRanks()
    {
        QCOMPARE(rankRanges({}), QString());
        QCOMPARE(rankRanges({0, 1, 2, 3}), QStringLiteral("0–3"));
        QCOMPARE(rankRanges({0, 1, 4, 6, 7, 8}), QStringLiteral("0, 1, 4, 6–8"));
    }

    /// A longer log changes the last rows alone; a row further up only when another rank says the same.
    void onlyWhatIsNewChanges()
    {
        LiveLogModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset), inserted(&model, &QAbstractItemModel::rowsInserted),
            removed(&model, &QAbstractItemModel::rowsRemoved);
        QStringList texts = {"info start", "info [rank0]: ready", "error [rank1]: no GPU"};
        model.setLog(logOf(texts), 2);
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(model.text(1).endsWith(QStringLiteral("info   rank 0          ready")));
        texts << "info epoch 1";
        model.setLog(logOf(texts), 2);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted.last().at(1).toInt(), 3);
        QVERIFY(removed.isEmpty());
        texts << "info [rank1]: ready";
        model.setLog(logOf(texts), 2);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed.last().at(1).toInt(), 1);
        QCOMPARE(model.rowCount(), 4);
        QVERIFY(model.data(model.index(1)).toString().endsWith(QStringLiteral("×2 ranks 0, 1   ready")));
        QCOMPARE(reset.size(), 1);
        model.setFilter(LogFilter::Warnings);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(model.text(0).contains(QStringLiteral("rank 1")));
        model.setFilter(LogFilter::All);
        model.setFolded(false);
        QCOMPARE(model.rowCount(), 5);
        QVERIFY(model.text(4).endsWith(QStringLiteral("[rank1]: ready")));
        model.setLog({}, 1);
        QCOMPARE(model.rowCount(), 0);
    }
};

TRAINYARD_TEST(LogRowsTest)

} // namespace log_rows_test

#include "log_rows_test.moc"
