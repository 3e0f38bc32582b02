// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "tests/gui/command_line_support.h"
#include "tests/gui/report_runs.h"
#include "tests/support/test_environment.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace report_command_test {

using namespace trainyard;
using namespace trainyard::test;

namespace fs = std::filesystem;

namespace {

const char* const kTemplate = "# Batch sizes & 100 % {{what}}\n"
                              "\n"
                              "Some **bold** text with <script>alert(2)</script> and [a link](javascript:alert(3)).\n"
                              "\n"
                              "- one\n"
                              "  - two\n"
                              "\n"
                              "```chart\n"
                              "runs: {{runs}}\n"
                              "series: train/loss\n"
                              "x: step\n"
                              "smooth: 0.6\n"
                              "```\n"
                              "\n"
                              "```table\n"
                              "runs: {{runs}}\n"
                              "columns: name, best(val/top1)\n"
                              "```\n"
                              "\n"
                              "![dot](dot.png)\n";

/// 1 × 1, written by hand.
const QByteArray kDot = QByteArray::fromBase64(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");

} // namespace

/// `trainyard report`, from a template to files that others can read.
class ReportCommandTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    std::string home() const { return m_folder.path().toStdString() + "/home"; }
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    CommandAnswer command(const QStringList& arguments) const { return trainyardCommand(home(), arguments); }
    QString page(const char* name) const { return QString::fromStdString(readFile(file(name).toStdString())); }
    void write(const char* name, const QByteArray& bytes) const
    {
        writeFileAtomically(file(name).toStdString(), {bytes.constData(), std::size_t(bytes.size())});
    }

private slots:
    void initTestCase()
    {
        makeFolders(home());
        {
            RunStore store(fs::path(home()) / "store.sqlite");
            putReportRuns(store);
        }
        write("template.md", kTemplate);
        write("dot.png", kDot);
    }

    void writesAWebPage()
    {
        const CommandAnswer answer = command({"report", file("template.md"), "-o", file("out.html"), "--set",
                                              "runs=small-s1, state:failed", "--set", "what=sure", "--json"});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        QCOMPARE(answer.json()["charts"].get<int>(), 1);
        QCOMPARE(answer.json()["tables"].get<int>(), 1);
        QCOMPARE(answer.json()["pictures"].get<int>(), 1);
        const QString html = page("out.html");
        // Nothing that a person wrote is a script, a link that runs, or the end of the data.
        QCOMPARE(html.count("<script"), 2);
        QCOMPARE(html.count("</script"), 2);
        QVERIFY(!html.contains("javascript:"));
        QVERIFY(html.contains("&lt;script&gt;alert(2)&lt;/script&gt;"));
        QVERIFY(html.contains("<td align=\"left\">&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;'\\</td>"));
        QVERIFY(html.contains("<h1>Batch sizes &amp; 100 % sure</h1>"));
        QVERIFY(html.contains("<strong>bold</strong>") && html.contains("<ul><li>one<ul><li>two</li></ul>"));
        QVERIFY(html.contains("src=\"data:image/png;base64," + kDot.toBase64()));
        static const QRegularExpression elsewhere("(src|href)=\"(?!data:)");
        QVERIFY(!html.contains(elsewhere)); // needs no network
        static const QRegularExpression data("<script type=\"application/json\" id=\"report-data\">(.*?)</script>");
        const auto json = nlohmann::json::parse(data.match(html).captured(1).toStdString());
        const auto& chart = json["charts"]["0"];
        QCOMPARE(chart["series"].size(), std::size_t(2));
        QCOMPARE(chart["series"][1]["label"].get<std::string>(), std::string(kHostileName));
        QCOMPARE(chart["series"][0]["x"].size(), chart["series"][0]["smooth"].size());
        double highest = 0.0;
        const auto& series = chart["series"][0];
        for (const auto& value : series.contains("max") ? series["max"] : series["mean"])
            highest = std::max(highest, value.get<double>());
        QCOMPARE(highest, kReportSpike);
    }

    /// In a browser's place Node runs the page's script, with a document of its own.
    void theScriptOfThePageRuns()
    {
        const QString node = QStandardPaths::findExecutable("node");
        if (node.isEmpty())
            QSKIP("Node.js is not installed, which would run the script of the page");
        QProcess process;
        process.start(
            node, {QString::fromStdString((sourceFolder() / "tests/gui/report_page.js").string()), file("out.html")});
        QVERIFY(process.waitForFinished(30'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        const auto told = nlohmann::json::parse(process.readAllStandardOutput().toStdString());
        QCOMPARE(told["charts"].get<int>(), 1);
        QCOMPARE(told["curves"].get<int>(), 2);
        QVERIFY(told["ticks"].get<int>() > 4);
        QVERIFY(told["zoomed"].get<bool>() && told["back"].get<bool>());
        QVERIFY(told["tooltip"].get<std::string>().find("<script>alert(1)") != std::string::npos); // as text
        write("dots.md", "```chart\nruns: state:done\nseries: val/top1\n```\n");
        QCOMPARE(command({"report", file("dots.md"), "-o", file("dots.html")}).code, 0);
        process.start(
            node, {QString::fromStdString((sourceFolder() / "tests/gui/report_page.js").string()), file("dots.html")});
        QVERIFY(process.waitForFinished(30'000));
        const auto dots = nlohmann::json::parse(process.readAllStandardOutput().toStdString());
        QVERIFY(dots["dots"].get<int>() == 40 && dots["whole"].get<bool>());
    }

    void writesAPdf()
    {
        const CommandAnswer answer = command(
            {"report", file("template.md"), "-o", file("out.pdf"), "--set", "runs=state:done", "--set", "what=x"});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        const QByteArray pdf = QByteArray::fromStdString(readFile(file("out.pdf").toStdString()));
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.contains("/MediaBox [0 0 595") && pdf.contains("842")); // A4
        static const QRegularExpression pages("/Type\\s*/Page[^s]");
        QVERIFY(QString::fromLatin1(pdf).count(pages) >= 1);
        QVERIFY(pdf.size() > 10'000);
        const QString reader = QStandardPaths::findExecutable("pdftotext");
        if (reader.isEmpty())
            return;
        QProcess process;
        process.start(reader, {file("out.pdf"), "-"});
        QVERIFY(process.waitForFinished(30'000));
        const QByteArray text = process.readAllStandardOutput();
        QVERIFY2(text.contains("Batch sizes & 100 % x") && text.contains("small-s2"), text.constData());
    }

    void writesLatex()
    {
        const CommandAnswer answer = command({"report", file("template.md"), "-o", file("out.tex"), "--set",
                                              "runs=state:done, state:failed", "--set", "what=x"});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        const QString tex = page("out.tex");
        QVERIFY(tex.contains("\\title{Batch sizes \\& 100 \\% x}"));
        QVERIFY(tex.contains("\\includegraphics[width=\\linewidth]{out-figures/figure-1.pdf}"));
        QVERIFY(tex.contains("\\toprule") && tex.contains("\\bottomrule"));
        QVERIFY(tex.contains("\\textless{}script\\textgreater{}alert(1)"));
        QVERIFY(readFile(file("out-figures/figure-1.pdf").toStdString()).starts_with("%PDF-"));
        QCOMPARE(readFile(file("out-figures/picture-1.png").toStdString()).size(), std::size_t(kDot.size()));
        const QString latex = QStandardPaths::findExecutable("pdflatex");
        if (latex.isEmpty())
            QSKIP("the rest needs pdflatex, which is not installed");
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(latex, {"-interaction=nonstopmode", "-halt-on-error", "out.tex"});
        QVERIFY(process.waitForFinished(120'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput().right(2000).constData());
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("series") << "\n```chart\nruns: small-s1\nseries: val/lss\n```\n"
                                << "bad.md, line 4, series: none of the runs has the series “val/lss”";
        QTest::newRow("key") << "```table\nruns: small-s1\ncolumn: name\n```\n"
                             << "bad.md, line 3, column: there is no key";
        QTest::newRow("runs") << "```chart\nruns: nobody\nseries: val/top1\n```\n"
                              << "bad.md, line 2, runs: “nobody” matches no run";
        QTest::newRow("picture") << "words\n\n![](no.png)\n"
                                 << "bad.md, line 3: the picture";
        QTest::newRow("placeholder") << "a\n{{x}}\n"
                                     << "bad.md, line 2: nothing is given for {{x}}";
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        write("bad.md", text.toUtf8());
        const CommandAnswer answer = command({"report", file("bad.md"), "-o", file("bad.html")});
        QCOMPARE(answer.code, 1);
        QVERIFY2(answer.says(said.toStdString()), answer.errors.c_str());
        QVERIFY(!fs::exists(file("bad.html").toStdString()));
    }

    /// A run that was deleted takes no block along: the others are written, and it is told.
    void writesWhatIsLeft()
    {
        write("left.md", "```chart\nruns: small-s1, gone-s1\nseries: val/top1\n```\n"
                         "```table\nruns: small-s1, small-s2, gone-s1\ncolumns: name\n```\n");
        const CommandAnswer answer = command({"report", file("left.md"), "-o", file("left.html"), "--json"});
        QVERIFY2(answer.code == 0, answer.errors.c_str());
        QVERIFY2(answer.says("note: ") && answer.says("left.md, line 2, runs: the store lacks 1 of 2 runs: gone-s1"),
                 answer.errors.c_str());
        QCOMPARE(answer.json()["notes"].size(), std::size_t(2));
        QVERIFY(page("left.html").contains("<p class=\"left\">The store lacks 1 of 2 runs: gone-s1.</p>"));
        QVERIFY(page("left.html").contains("<p class=\"left\">The store lacks 1 of 3 runs: gone-s1.</p>"));
        QCOMPARE(command({"report", file("left.md"), "-o", file("left.tex")}).code, 0);
        QVERIFY(page("left.tex").contains("The store lacks 1 of 3 runs: gone{-}s1."));
        QCOMPARE(command({"report", file("left.md"), "-o", file("left.pdf")}).code, 0);
        write("none.md", "```chart\nruns: gone-s1\nseries: val/top1\n```\n");
        QCOMPARE(command({"report", file("none.md"), "-o", file("none.html")}).code, 1);
    }

    void refusesWrongCommands()
    {
        QCOMPARE(command({"report"}).code, 2);
        QCOMPARE(command({"report", file("template.md")}).code, 2);
        QVERIFY(command({"report", file("template.md"), "-o", file("x.doc")}).says(".html, .pdf and .tex"));
        QVERIFY(command({"report", "nothing", "-o", file("x.html")}).says("no stored report"));
        QVERIFY(command({"report", file("template.md"), "-o", file("x.html"), "--set", "runs"}).says("NAME=VALUE"));
        QVERIFY(command({"report", file("template.md"), "-o", file("x.html"), "--set", "runs=small-s1", "--set",
                         "what=x", "--set", "more=1"})
                    .says("the text has no {{more}}"));
    }

    void storesListsAndShowsReports()
    {
        const CommandAnswer added = command({"report", "add", file("template.md"), "--title", "Mine", "--json"});
        QVERIFY2(added.code == 0, added.errors.c_str());
        const int key = added.json()["report"].get<int>();
        QVERIFY(command({"report", "list"}).output.find("Mine") != std::string::npos);
        QCOMPARE(command({"report", "list", "--json"}).json()["reports"][0]["report"].get<int>(), key);
        QCOMPARE(command({"report", "show", "Mine"}).output, std::string(kTemplate));
        QVERIFY(command({"report", "show", QString::number(key), "--json"}).json()["text"] == kTemplate);
        write("plain.md", "# P\n\n```chart\nruns: small-s1\nseries: val/top1\n```\n");
        QCOMPARE(command({"report", "add", file("plain.md")}).code, 0); // titled by its heading
        const CommandAnswer written = command({"report", "P", "-o", file("stored.html")});
        QVERIFY2(written.code == 0, written.errors.c_str());
        QVERIFY(page("stored.html").contains("<title>P</title>"));
    }
};

TRAINYARD_TEST(ReportCommandTest)

} // namespace report_command_test

#include "report_command_test.moc"
