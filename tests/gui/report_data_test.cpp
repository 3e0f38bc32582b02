// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "backend/protocol/architectures.h"
#include "gui/plots/chart_math.h"
#include "gui/report/block_data.h"
#include "gui/report/report_html.h"
#include "gui/report/report_start.h"
#include "gui/report/report_view_model.h"
#include "tests/gui/report_runs.h"
#include "tests/support/test_environment.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

namespace report_data_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

ReportBlock block(const QString& lines, const char* kind = "chart")
{
    return parseReport(QStringLiteral("```%1\n%2\n```\n").arg(QLatin1String(kind), lines)).blocks.at(0);
}

} // namespace

/// What the blocks of a report show of the runs of a store.
class ReportDataTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::shared_ptr<RunStore> m_store;
    std::unique_ptr<StoreReader> m_reader;

    DrawnChart chart(const QString& lines)
    {
        const DrawnBlock drawn = drawBlock(*m_reader, block(lines));
        if (const auto* problems = std::get_if<std::vector<ReportProblem>>(&drawn))
            throw std::runtime_error(problems->front().why.text());
        return std::get<DrawnChart>(drawn);
    }
    DrawnTable table(const QString& lines)
    {
        const DrawnBlock drawn = drawBlock(*m_reader, block(lines, "table"));
        if (const auto* problems = std::get_if<std::vector<ReportProblem>>(&drawn))
            throw std::runtime_error(problems->front().why.text());
        return std::get<DrawnTable>(drawn);
    }

private slots:
    void initTestCase()
    {
        m_store = std::make_shared<RunStore>(m_folder.filePath("store.sqlite").toStdString());
        putReportRuns(*m_store);
        m_reader = m_store->reader();
    }

    /// The searches that the guide shows are about networks that exist.
    void theGuideNamesNetworks()
    {
        const QString guide = QString::fromStdString(readFile(test::sourceFolder() / "resources/guide/guide.md"));
        static const QRegularExpression model("model:([a-z0-9-]+)");
        int models = 0;
        for (auto found = model.globalMatch(guide); found.hasNext(); ++models) {
            const QString name = found.next().captured(1);
            const bool known = std::any_of(std::begin(kArchitectures), std::end(kArchitectures), [&](const auto& one) {
                return QString::fromUtf8(one.name.data(), qsizetype(one.name.size())).startsWith(name);
            });
            QVERIFY2(known, qPrintable(name));
        }
        QVERIFY(models >= 2);
    }

    /// Names with commas in quotation marks, beginnings of ids, and searches; each run once.
    void findsRuns()
    {
        const auto found = [&](const QString& text) {
            std::vector<ReportProblem> problems, notes;
            QStringList names;
            for (const RunRow& run : findRuns(*m_reader, {1, listParts(text)}, {}, problems, notes))
                names << QString::fromStdString(run.name);
            return problems.empty() ? names : QStringList{QString::fromLatin1(problems[0].why.code.c_str())};
        };
        QCOMPARE(found("small-s2, small-s1"), (QStringList{"small-s2", "small-s1"}));
        QCOMPARE(found("\"large, s1\""), QStringList{"large, s1"});
        QCOMPARE(found("20260101-000000-b"), (QStringList{"large, s1", "large, s2"}));
        QCOMPARE(found("20260101-000000-aaaaa1, small-s1"), QStringList{"small-s1"});
        QCOMPARE(found("state:done training.batch_size:32").size(), 2);
        QCOMPARE(found("state:failed"), QStringList{kHostileName});
        QCOMPARE(found("nothing-like-it"), QStringList{"report.no-runs"});
        QCOMPARE(found("stat:done"), QStringList{"report.bad-query"});
    }

    /// A block shows the runs that are left, and says which it lacks; only one without any is a mistake.
    void drawsTheRunsThatAreLeft()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        putReportRuns(store);
        settle(store.deleteRuns({"20260101-000000-aaaaa2"}));
        settle(store.setTrashed({"20260101-000000-bbbbb1"}, true));
        const auto reader = store.reader();
        const auto codes = [](const std::vector<ReportProblem>& problems) {
            QStringList all;
            for (const ReportProblem& problem : problems)
                all << QString::fromStdString(problem.why.code);
            return all;
        };
        const QString wanted = "runs: small-s1, 20260101-000000-aaaaa2, \"large, s1\", tag:none\n";
        const DrawnBlock drawn = drawBlock(*reader, block(wanted + "series: val/top1"));
        QVERIFY(std::holds_alternative<DrawnChart>(drawn));
        const auto& chart = std::get<DrawnChart>(drawn);
        QCOMPARE(chart.series.size(), std::size_t(1));
        QCOMPARE(codes(chart.notes), (QStringList{"report.missing-runs", "report.trashed-runs", "report.no-runs"}));
        QCOMPARE(chart.notes[0].why.words, std::string("the store lacks 1 of 3 runs: 20260101-000000-aaaaa2"));
        QCOMPARE(chart.notes[0].line, 2);
        QCOMPARE(noteSentences(drawn).value(0), QStringLiteral("The store lacks 1 of 3 runs: 20260101-000000-aaaaa2."));
        const auto notesOfTable = [&](const QString& lines) {
            const DrawnBlock one = drawBlock(*reader, block(lines, "table"));
            return std::holds_alternative<DrawnTable>(one) ? codes(std::get<DrawnTable>(one).notes)
                                                           : QStringList{"a mistake"};
        };
        QCOMPARE(notesOfTable("runs: small-s1\ncolumns: name"), QStringList());
        QCOMPARE(notesOfTable(wanted + "columns: name").size(), 3);
        // The run to compare with is gone, or the only one that had the series.
        QCOMPARE(notesOfTable("runs: small-s1\ncolumns: name, val/top1, against(small-s2)"),
                 QStringList{"report.no-reference"});
        QCOMPARE(notesOfTable(wanted + "columns: name, prune/live").size(), 4);
        const DrawnBlock series = drawBlock(*reader, block(wanted + "series: val/top1, prune/live"));
        QVERIFY(std::holds_alternative<DrawnChart>(series) && notesOf(series).size() == 4);
        const DrawnBlock none = drawBlock(*reader, block("runs: small-s2, \"large, s1\"\nseries: val/top1"));
        QVERIFY(std::holds_alternative<std::vector<ReportProblem>>(none));
        QCOMPARE(codes(std::get<std::vector<ReportProblem>>(none)),
                 (QStringList{"report.no-runs", "report.trashed-runs"}));
        // What a frozen report lacked stays with it, and a note that comes is another look.
        const Result<FrozenReport> read =
            frozenFromText(frozenToText({{"c", std::make_shared<const DrawnBlock>(drawn)}}, 1.0));
        QVERIFY(read.ok());
        QCOMPARE(noteSentences(*read.value().blocks.at("c")), noteSentences(drawn));
        DrawnChart bare = chart;
        bare.notes.clear();
        QVERIFY(fingerprintOf(bare) != fingerprintOf(drawn));
    }

    /// In its charts an attempt begins at its first step, not at its first value; a frozen chart keeps the place.
    void drawsWhereAttemptsBegin()
    {
        RunStore store(m_folder.filePath("resumed.sqlite").toStdString());
        settle(store.createRun(specNamed("resumed"), "/runs/resumed", "local"));
        for (const EventStream& stream : resumedStreams("resumed"))
            settle(store.ingest(stream.chunk("resumed")));
        const auto reader = store.reader();
        const DrawnBlock drawn = drawBlock(*reader, block("runs: resumed\nseries: val/top1"));
        QVERIFY(std::holds_alternative<DrawnChart>(drawn));
        const std::string frozen = frozenToText({{"c", std::make_shared<const DrawnBlock>(drawn)}}, 1.0);
        const Result<FrozenReport> read = frozenFromText(frozen);
        QVERIFY(read.ok());
        for (const DrawnChart& chart :
             {std::get<DrawnChart>(drawn), std::get<DrawnChart>(*read.value().blocks.at("c"))}) {
            const auto starts = attemptStarts(chart.series);
            QCOMPARE(starts.size(), std::size_t(1));
            QVERIFY(std::abs(starts[0].first - 2.17) < 1e-6 && starts[0].second == 2);
        }
    }

    void drawsEachRun()
    {
        const DrawnChart drawn = chart("runs: small-s1, small-s2\nseries: train/loss\nx: step");
        QCOMPARE(drawn.series.size(), std::size_t(2));
        QCOMPARE(drawn.series[1].label, QStringLiteral("small-s2"));
        QVERIFY(drawn.options.axis == XAxis::Step);
        const auto& bins = drawn.series[0].bins;
        const auto highest =
            std::max_element(bins.begin(), bins.end(), [](const Bin& a, const Bin& b) { return a.max < b.max; });
        QCOMPARE(highest->max, kReportSpike); // never hidden
        QVERIFY(highest->firstStep <= kReportSpikeAt && highest->lastStep >= kReportSpikeAt);
    }

    /// Charts below each other are compared by colour, also where a run lacks a series.
    void aRunHasOneMarkInAllCharts()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        const RunSpec spec = specNamed("20260101-000000-000000", "unvalidated");
        settle(store.createRun(spec, "/runs/" + spec.id, "local"));
        EventStream stream;
        settle(store.ingest(stream.started(spec.id).value(1, "train/loss", 2.0).chunk(spec.id)));
        putReportRuns(store);
        const auto reader = store.reader();
        const auto drawn = [&](const char* series) {
            return std::get<DrawnChart>(drawBlock(
                *reader,
                block(QStringLiteral("runs: unvalidated, small-s1, small-s2\nseries: %1").arg(QLatin1String(series)))));
        };
        const DrawnChart losses = drawn("train/loss"), accuracies = drawn("val/top1");
        QCOMPARE(losses.series.size(), std::size_t(3));
        QCOMPARE(accuracies.series.size(), std::size_t(2));
        for (const ChartSeries& one : accuracies.series)
            for (const ChartSeries& other : losses.series)
                QCOMPARE(one.color == other.color && one.pattern == other.pattern, one.label == other.label);
    }

    void drawsAnExpression()
    {
        const DrawnChart drawn = chart("runs: small-s1\nseries: val/top1 * 2 - 1");
        QCOMPARE(drawn.series.size(), std::size_t(1));
        QCOMPARE(drawn.series[0].bins.back().mean, 2.0 * (0.90 - 0.05) - 1.0);
    }

    /// The mean of the seeds, and their lowest and highest value.
    void joinsSeeds()
    {
        const DrawnChart drawn = chart("runs: training.batch_size<100\nseries: val/top1\ngroup: seeds");
        QCOMPARE(drawn.series.size(), std::size_t(2));
        const Bin& last = drawn.series[0].bins.back();
        QCOMPARE(last.count, std::int64_t(2));
        QVERIFY(std::abs(last.mean - (0.91 - 0.05)) < 1e-9);
        QVERIFY(std::abs(last.min - 0.85) < 1e-9 && std::abs(last.max - 0.87) < 1e-9);
        QVERIFY2(drawn.series[0].label.contains("32"), qPrintable(drawn.series[0].label));
        QCOMPARE(chart("runs: training.batch_size<100\nseries: val/top1\ngroup: all").series.size(), std::size_t(1));
        QCOMPARE(chart("runs: training.batch_size<100\nseries: val/top1\ngroup: training.batch_size").series.size(),
                 std::size_t(2));
    }

    void saysWhatItCannotDraw_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("series") << "runs: small-s1\nseries: val/top1, val/lss"
                                << "report.unknown-series" << 3;
        QTest::newRow("near series") << "runs: small-s1\nseries: val/loss"
                                     << "report.near-series" << 3;
        QTest::newRow("runs") << "series: val/top1\nruns: nobody"
                              << "report.no-runs" << 3;
        QTest::newRow("group") << "runs: small-s1\nseries: val/top1\ngroup: training.bach"
                               << "report.no-choice" << 4;
    }
    void saysWhatItCannotDraw()
    {
        QFETCH(QString, lines);
        QFETCH(QString, code);
        QFETCH(int, line);
        const DrawnBlock drawn = drawBlock(*m_reader, block(lines));
        const auto* problems = std::get_if<std::vector<ReportProblem>>(&drawn);
        QVERIFY(problems && problems->size() == 1);
        QCOMPARE(QString::fromStdString(problems->front().why.code), code);
        QCOMPARE(problems->front().line, line);
        QVERIFY(!problems->front().why.remedy.empty());
    }

    /// A clone keeps the name of its run: a difference to one of both, or to their mean, would be a guess.
    void aReferenceThatMeansSeveralRunsIsAProblem()
    {
        const DrawnBlock drawn = drawBlock(
            *m_reader, block("runs: small-s1\ncolumns: name, best(val/top1), against(20260101-000000-b)", "table"));
        const auto* problems = std::get_if<std::vector<ReportProblem>>(&drawn);
        QVERIFY(problems && problems->size() == 1);
        QCOMPARE(problems->front().why.code, std::string("report.several-references"));
        QCOMPARE(problems->front().line, 3);
        QCOMPARE(std::get<std::vector<std::string>>(problems->front().why.arguments[1]),
                 (std::vector<std::string>{"20260101-000000-bbbbb1", "20260101-000000-bbbbb2"}));
    }

    void fillsATable()
    {
        const DrawnTable drawn = table("runs: state:done\ncolumns: name, training.batch_size, best(val/top1) as Top-1, "
                                       "against(small-s1), min(train/loss), max(train/loss)\nsort: -Top-1\nrows: 3");
        QCOMPARE(drawn.columns.size(), std::size_t(6));
        QCOMPARE(drawn.columns[2].title, QStringLiteral("Top-1"));
        QVERIFY(drawn.columns[1].right && !drawn.columns[0].right);
        QCOMPARE(drawn.rows.size(), std::size_t(3));
        QCOMPARE(drawn.left, 1);
        QCOMPARE(drawn.rows[0].value(0), QStringLiteral("small-s2"));
        QCOMPARE(drawn.rows[0].value(2), QStringLiteral("87.0 %"));
        QCOMPARE(drawn.rows[0].value(3), QStringLiteral("+2.0"));
        QCOMPARE(drawn.rows[1].value(3), QStringLiteral("–")); // itself
        QCOMPARE(drawn.rows[2].value(3), QStringLiteral("−6.0"));
        QCOMPARE(drawn.rows[0].value(4), QStringLiteral("0.1000"));
        QCOMPARE(drawn.rows[0].value(5), QStringLiteral("77.50"));
    }

    void fillsATableOfGroups()
    {
        const DrawnTable drawn =
            table("runs: state:done\ncolumns: name, runs, best(val/top1), training.batch_size, seed\ngroup: seeds\n"
                  "sort: best(val/top1)");
        QCOMPARE(drawn.rows.size(), std::size_t(2));
        QCOMPARE(drawn.rows[0].value(1), QStringLiteral("2"));
        QCOMPARE(drawn.rows[0].value(2), QStringLiteral("77.0 % ± 2.8")); // of 75 % and 79 %
        QCOMPARE(drawn.rows[0].value(3), QStringLiteral("64"));
        QCOMPARE(drawn.rows[1].value(2), QStringLiteral("86.0 % ± 1.4"));
    }

    void aNewReportShowsItsRuns()
    {
        const ReportStart start =
            startReport(*m_reader, {"20260101-000000-aaaaa1", "20260101-000000-bbbbb1"}, {"val/top1", "train/loss"});
        const ReportText parsed = parseReport(start.text);
        QCOMPARE(parsed.blocks.size(), std::size_t(3));
        for (const ReportBlock& one : parsed.blocks)
            QVERIFY(!std::holds_alternative<std::vector<ReportProblem>>(drawBlock(*m_reader, one)));
        // By their ids, although their names are free: a later run of such a name does not join the chosen ones.
        for (const ReportBlock& one : parsed.blocks)
            QCOMPARE(one.entries[0].value, QStringLiteral("20260101-000000-aaaaa1, 20260101-000000-bbbbb1"));
        QCOMPARE(start.text.count("\n# small-s1, large, s1\nruns: "), 3); // a remark tells the names
        // What the comparison shows as groups, the charts do, too.
        const ReportText grouped =
            parseReport(startReport(*m_reader, {"20260101-000000-aaaaa1", "20260101-000000-bbbbb1"}, {"val/top1"},
                                    "training.batch_size")
                            .text);
        QCOMPARE(grouped.blocks.size(), std::size_t(2));
        QCOMPARE(grouped.blocks[0].entries.back().value, QStringLiteral("training.batch_size"));
        QVERIFY(!std::holds_alternative<std::vector<ReportProblem>>(drawBlock(*m_reader, grouped.blocks[0])));
        // A name that no block can hold does no harm.
        const ReportText hostile = parseReport(startReport(*m_reader, {"20260101-000000-ccccc1"}, {"val/top1"}).text);
        QCOMPARE(hostile.blocks.at(0).entries[0].value, QStringLiteral("20260101-000000-ccccc1"));
    }

    /// Written, saved by itself, opened again; frozen charts no longer follow the store.
    void keepsAndFreezesAReport()
    {
        StoreService service(m_store);
        ReportViewModel model(&service);
        model.setActive(true);
        model.begin({"20260101-000000-aaaaa1"}, {"val/top1"});
        QTRY_VERIFY(model.isOpen() && model.isDrawn());
        const qint64 key = model.key();
        model.setTitle("Mine");
        model.setText("# A\n\n```table\nruns: name:grows\ncolumns: name\n```\n");
        QTRY_VERIFY(model.isDrawn());
        QVERIFY(std::holds_alternative<std::vector<ReportProblem>>(*model.drawn(0)));
        model.setText("# A\n\n```table\nruns: state:done\ncolumns: name\n```\n");
        QTRY_VERIFY(model.isDrawn() && std::holds_alternative<DrawnTable>(*model.drawn(0)));
        const std::size_t before = std::get<DrawnTable>(*model.drawn(0)).rows.size();
        model.setFrozen(true);
        QTRY_VERIFY(model.isSaved());
        putReportRun(*m_store, "20260101-000000-ddddd1", "late", 1, 32, 0.9);
        QTest::qWait(50);
        QCOMPARE(std::get<DrawnTable>(*model.drawn(0)).rows.size(), before);

        ReportViewModel again(&service);
        again.open(key);
        QTRY_VERIFY(again.isOpen() && again.isDrawn());
        QCOMPARE(again.title(), QStringLiteral("Mine"));
        QVERIFY(again.isFrozen());
        QCOMPARE(std::get<DrawnTable>(*again.drawn(0)).rows.size(), before);
        again.setActive(true);
        again.setFrozen(false);
        QTRY_VERIFY(again.drawn(0) && std::get<DrawnTable>(*again.drawn(0)).rows.size() == before + 1);
        again.remove();
        QTRY_VERIFY(!m_reader->report(key));
    }
};

TRAINYARD_TEST(ReportDataTest)

} // namespace report_data_test

#include "report_data_test.moc"
