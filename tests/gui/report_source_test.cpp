// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/block_spec.h"
#include "gui/report/report_content.h"
#include "gui/report/report_latex.h"
#include "gui/report/report_source.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

namespace report_source_test {

using namespace trainyard;

namespace {

ReportBlock onlyBlock(const QString& text)
{
    const ReportText report = parseReport(text);
    if (report.blocks.size() != 1)
        throw std::runtime_error("not one block");
    return report.blocks.front();
}

/// "line key: words" of each problem of the block.
QStringList problemsOf(const QString& text)
{
    const ReportBlock block = onlyBlock(text);
    std::vector<ReportProblem> problems = block.problems;
    if (block.kind == ReportBlock::Kind::Chart)
        readChart(block, problems);
    else
        readTable(block, problems);
    QStringList told;
    for (const ReportProblem& problem : problems)
        told << QStringLiteral("%1 %2: %3")
                    .arg(problem.line)
                    .arg(problem.key, QString::fromLatin1(problem.why.code.c_str()));
    return told;
}

} // namespace

/// What a report's text says, without a store.
class ReportSourceTest : public QObject {
    Q_OBJECT
private slots:
    void findsHeadingsAndBlocks()
    {
        const ReportText report = parseReport("# Late *resetting*\n"
                                              "\n"
                                              "Words.\n"
                                              "```chart\n"
                                              "runs: a, b\n"
                                              "# a remark\n"
                                              "series: val/top1,\n"
                                              "  val/top5\n"
                                              "```\n"
                                              "## Second ##\n"
                                              "~~~ python\n"
                                              "# no heading\n"
                                              "```chart\n"
                                              "~~~\n"
                                              "```table\n"
                                              "runs: state:done\n"
                                              "columns: name\n"
                                              "```\n");
        QCOMPARE(report.headings.size(), std::size_t(2));
        QCOMPARE(report.headings[0].text, QStringLiteral("Late resetting"));
        QCOMPARE(report.headings[1].text, QStringLiteral("Second"));
        QCOMPARE(report.headings[1].level, 2);
        QCOMPARE(report.headings[1].line, 10);
        QCOMPARE(report.blocks.size(), std::size_t(2));
        const ReportBlock& chart = report.blocks[0];
        QVERIFY(chart.kind == ReportBlock::Kind::Chart && chart.problems.empty());
        QCOMPARE(chart.first, 4);
        QCOMPARE(chart.last, 9);
        QCOMPARE(chart.entries.size(), std::size_t(2));
        QCOMPARE(chart.entries[1].line, 7);
        QCOMPARE(chart.entries[1].value, QStringLiteral("val/top1, val/top5"));
        QVERIFY(report.blocks[1].kind == ReportBlock::Kind::Table);
        QVERIFY(report.markdown.contains(blockMark(0)) && report.markdown.contains(blockMark(1)));
        QVERIFY(report.markdown.contains("```chart")); // within code it is text
    }

    /// Nobody can write the sign that stands for a block.
    void marksCannotBeForged()
    {
        const QString forged = QString(QChar(0xE000)) + QStringLiteral("0") + QChar(0xE001);
        QVERIFY(markedBlock(forged) == std::optional<std::size_t>(0));
        QVERIFY(!parseReport(forged + QStringLiteral("\n")).markdown.contains(QChar(0xE000)));
    }

    void equalBlocksHaveOneIdentity()
    {
        const ReportBlock one = onlyBlock("```chart\nruns: a\nseries: x/y\n```");
        QCOMPARE(onlyBlock("words\n```chart\n# remark\nseries:   x/y\nruns: a\n```").identity(), one.identity());
        QVERIFY(onlyBlock("```chart\nruns: b\nseries: x/y\n```").identity() != one.identity());
    }

    void readsAChart()
    {
        std::vector<ReportProblem> problems;
        const ChartSpec chart =
            readChart(onlyBlock("```chart\n"
                                "runs: \"a, b\", state:done tag:x\n"
                                "series: val/loss - train/loss, ema(train/loss, 0.9)\n"
                                "x: time\nsmooth: 0.6\ngroup: training.batch_size\n"
                                "band: deviation\nlog: x, y\ntitle: \"A title: of mine\"\nheight: 300\n"
                                "```"),
                      problems);
        QVERIFY(problems.empty());
        QCOMPARE(chart.runs.parts, (QStringList{"\"a, b\"", "state:done tag:x"}));
        QCOMPARE(chart.series.size(), std::size_t(2));
        QCOMPARE(chart.series[0].expression.series(), (QStringList{"val/loss", "train/loss"}));
        QVERIFY(chart.axis == XAxis::Time && chart.logX && chart.logY);
        QCOMPARE(chart.smoothing, 0.6);
        QVERIFY(chart.group.by == GroupWanted::By::Setting && chart.band == BandKind::Deviation);
        QCOMPARE(chart.group.setting, QStringLiteral("training.batch_size"));
        QCOMPARE(chart.title, QStringLiteral("A title: of mine"));
        QCOMPARE(chart.height, 300);
    }

    /// The keys stand in a sentence of any language, so no English word joins them.
    void keysAreListedWithoutAWord()
    {
        const auto has = [](const std::string& text, const char* word) { return text.find(word) != std::string::npos; };
        for (const char* block :
             {"```chart\nruns: a\nseries: x/y\nserie: z\n```", "```table\nruns: a\ntitel: z\n```"}) {
            const std::vector<ReportProblem> problems = onlyBlock(block).problems;
            QCOMPARE(problems.size(), std::size_t(1));
            QVERIFY2(!has(problems.front().why.remedy, " or ") &&
                         has(problems.front().why.remedy, "rows") != has(problems.front().why.remedy, "height"),
                     problems.front().why.remedy.c_str());
        }
    }

    void aBandAloneJoinsSeeds()
    {
        std::vector<ReportProblem> problems;
        const ChartSpec chart = readChart(onlyBlock("```chart\nruns: a\nseries: x/y\nband: min to max\n```"), problems);
        QVERIFY(problems.empty() && chart.group.by == GroupWanted::By::Seeds && chart.band == BandKind::Range);
    }

    void readsATable()
    {
        std::vector<ReportProblem> problems;
        const TableSpec table = readTable(
            onlyBlock("```table\nruns: a\ncolumns: name, last(val/loss) as \"Loss, last\", val/top1:worst,\n"
                      "  against(dense, 1), training.batch_size, param:seed\nsort: -Loss, last\nrows: 7\n```"),
            problems);
        QVERIFY(problems.empty());
        QCOMPARE(table.columns.size(), std::size_t(6));
        QVERIFY(table.columns[0].kind == TableColumn::Kind::Fact);
        QVERIFY(table.columns[1].summary == TableColumn::Summary::Last);
        QCOMPARE(table.columns[1].title, QStringLiteral("Loss, last"));
        QCOMPARE(table.columns[2].name, QStringLiteral("val/top1"));
        QVERIFY(table.columns[2].summary == TableColumn::Summary::Worst);
        QVERIFY(table.columns[3].kind == TableColumn::Kind::Against);
        QCOMPARE(table.columns[3].name, QStringLiteral("dense, 1"));
        QVERIFY(table.columns[4].kind == TableColumn::Kind::Setting);
        QCOMPARE(table.columns[5].name, QStringLiteral("seed"));
        QVERIFY(table.descending);
        QCOMPARE(table.sort, QStringLiteral("Loss, last"));
        QCOMPARE(table.rows, 7);
    }

    void saysWhatIsWrongAndWhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("problems");
        const auto add = [](const char* name, const char* text, const QStringList& problems) {
            QTest::newRow(name) << QString::fromUtf8(text) << problems;
        };
        add("unknown key", "\n```chart\nruns: a\nserie: x/y\n```",
            {"4 serie: report.unknown-key", "2 series: report.missing-key"});
        add("key of the other kind", "```table\nruns: a\ncolumns: name\nsmooth: 0.5\n```",
            {"4 smooth: report.unknown-key"});
        add("the word between the last keys", "```table\nruns: a\ncolumns: name\nor: 0.5\n```",
            {"4 or: report.unknown-key"});
        add("no key", "```chart\nruns: a\nseries: x/y\nval top1\n```", {"4 : report.no-key"});
        add("twice", "```chart\nruns: a\nseries: x/y\nruns: b\n```", {"4 runs: report.twice"});
        add("no value", "```chart\nruns:\nseries: x/y\n```", {"2 runs: report.no-value"});
        add("no end", "```chart\nruns: a\nseries: x/y\n", {"1 : report.open-block"});
        add("expression", "```chart\nruns: a\nseries: x/y +\n```", {"3 series: report.expression"});
        add("number alone", "```chart\nruns: a\nseries: 3\n```", {"3 series: report.expression"});
        add("choices", "```chart\nruns: a\nseries: x/y\nx: week\nlog: z\nband: wide\n```",
            {"6 band: report.no-choice", "4 x: report.no-choice", "5 log: report.no-choice"});
        add("numbers", "```chart\nruns: a\nseries: x/y\nsmooth: 1\nheight: tall\n```",
            {"4 smooth: report.no-number", "5 height: report.no-number"});
        add("function", "```table\nruns: a\ncolumns: name, median(x/y)\n```", {"3 columns: report.unknown-column"});
        add("nothing to compare", "```table\nruns: a\ncolumns: name, against(b), x/y\n```",
            {"3 columns: report.against-nothing"});
        add("sort", "```table\nruns: a\ncolumns: name\nsort: x/y\n```", {"4 sort: report.unknown-sort"});
    }
    void saysWhatIsWrongAndWhere()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, problems);
        QCOMPARE(problemsOf(text), problems);
    }

    void fillsATemplate()
    {
        const FilledTemplate filled =
            fillTemplate("# {{title}}\n{{ runs }} {{runs}} { {x} }\n", {{"title", "T {{runs}}"}, {"runs", "a, b"}});
        QCOMPARE(filled.text, QStringLiteral("# T {{runs}}\na, b a, b { {x} }\n")); // a value is not filled again
        QVERIFY(filled.problems.empty());
        const FilledTemplate wrong = fillTemplate("one\n{{a}}", {{"b", ""}});
        QCOMPARE(wrong.problems.size(), std::size_t(2));
        QCOMPARE(wrong.problems[0].line, 2);
        QCOMPARE(QByteArray(wrong.problems[0].why.code.c_str()), QByteArray("report.no-placeholder"));
        QCOMPARE(QByteArray(wrong.problems[1].why.code.c_str()), QByteArray("report.unused-value"));
    }

    void latexTakesEveryTextAsText()
    {
        QCOMPARE(latexText("a_b & 50% \\input{x} $y$ #1 ~^ −2 ± 1"),
                 QStringLiteral("a\\_b \\& 50\\% \\textbackslash{}input\\{x\\} \\$y\\$ \\#1 "
                                "\\textasciitilde{}\\textasciicircum{} \\ensuremath{-}2 \\ensuremath{\\pm} 1"));
    }

    /// What is frozen is read back as it was drawn, with spikes and what is not finite.
    void frozenChartsAreKept()
    {
        DrawnChart chart;
        chart.title = "<b>&\"";
        chart.options.axis = XAxis::Date;
        chart.options.logY = true;
        chart.options.smoothing = 0.5;
        chart.lane.format = ValueFormat::Share;
        ChartSeries series;
        series.label = "a";
        series.color = Token::S3;
        series.pattern = 2;
        for (int i = 0; i < 4; ++i)
            series.bins.push_back({i, i, 1.7e9 + i, 1.7e9 + i, 0.25, i == 1 ? 123456.7 : 0.5, 0.375, 3, 0, 1 + i / 2});
        series.bins[2].nonFinite = 1;
        series.bins[3].mean = series.bins[3].min = series.bins[3].max = std::nan("");
        chart.series.push_back(series);
        DrawnTable table;
        table.columns = {{"Name", false}, {"x", true}};
        table.rows = {{"r", "1"}};
        table.left = 3;
        const auto shared = [](DrawnBlock block) { return std::make_shared<const DrawnBlock>(std::move(block)); };
        const std::string text = frozenToText(
            {{"c", shared(chart)}, {"t", shared(table)}, {"p", shared(std::vector<ReportProblem>{})}}, 12.0);
        QCOMPARE(fingerprintOf(chart), fingerprintOf(DrawnBlock(chart)));
        QVERIFY(fingerprintOf(chart) != fingerprintOf(table));
        const Result<FrozenReport> read = frozenFromText(text);
        QVERIFY(read.ok());
        QCOMPARE(read.value().time, 12.0);
        QCOMPARE(read.value().blocks.size(), std::size_t(2)); // mistakes are not kept
        const auto& same = std::get<DrawnChart>(*read.value().blocks.at("c"));
        QCOMPARE(same.title, chart.title);
        QVERIFY(same.options.axis == XAxis::Date && same.options.logY && same.lane.format == ValueFormat::Share);
        QVERIFY(same.series[0].color == Token::S3 && same.series[0].pattern == 2);
        QCOMPARE(same.series[0].bins[1].max, 123456.7);
        QCOMPARE(same.series[0].bins[1].firstX, 1.7e9 + 1);
        QCOMPARE(same.series[0].bins[2].nonFinite, std::int64_t(1));
        QCOMPARE(same.series[0].bins[2].attempt, 2);
        QVERIFY(std::isnan(same.series[0].bins[3].mean));
        const auto& rows = std::get<DrawnTable>(*read.value().blocks.at("t"));
        QVERIFY(rows.rows == table.rows && rows.left == 3 && rows.columns[1].right);
        for (const char* bad : {"", "{}", "[1]", "{\"version\":1,\"time\":1,\"blocks\":{\"a\":{\"kind\":\"chart\"}}}"})
            QVERIFY(!frozenFromText(bad).ok());
    }
};

TRAINYARD_TEST(ReportSourceTest)

} // namespace report_source_test

#include "report_source_test.moc"
