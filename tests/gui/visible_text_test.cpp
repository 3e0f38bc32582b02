// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/visible_text.h"

#include "backend/base/error.h"
#include "gui/formats/field_text.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/run_names.h"
#include "gui/live/live_texts.h"
#include "tests/support/test_environment.h"

#include <QCoreApplication>
#include <QTranslator>

namespace visible_text_test {

using namespace trainyard;

class VisibleTextTest : public QObject {
    Q_OBJECT
private slots:
    void showsWhatCannotBeSeen_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("lines");
        const auto row = [](const char* name, const QString& text, const QString& line, const QString& lines) {
            QTest::newRow(name) << text << line << lines;
        };
        row("plain", QStringLiteral("Größe 数 עברית"), QStringLiteral("Größe 数 עברית"),
            QStringLiteral("Größe 数 עברית"));
        row("colours", QStringLiteral("\x1b[31mred"), QStringLiteral("\\x1b[31mred"), QStringLiteral("\\x1b[31mred"));
        row("lines", QStringLiteral("a\nb\tc\r"), QStringLiteral("a\\nb\\tc\\x0d"), QStringLiteral("a\nb\tc\\x0d"));
        row("override", QStringLiteral("gpj.\u202eexe\n\u2067x"), QStringLiteral("gpj.\\u202eexe\\n\\u2067x"),
            QStringLiteral("gpj.\\u202eexe\n\\u2067x"));
        row("C1", QStringLiteral("a\u009b31m"), QStringLiteral("a\\xc2\\x9b31m"), QStringLiteral("a\\xc2\\x9b31m"));
        row("separators", QStringLiteral("a\u2028b\u2029"), QStringLiteral("a\\u2028b\\u2029"),
            QStringLiteral("a\\u2028b\\u2029"));
    }
    void showsWhatCannotBeSeen()
    {
        QFETCH(QString, text);
        QFETCH(QString, line);
        QFETCH(QString, lines);
        QCOMPARE(format::visible(text), line);
        QCOMPARE(format::visible(text.toStdString()), line);
        QCOMPARE(format::visibleLines(text), lines);
        QCOMPARE(format::visible(line), line); // once is enough
    }

    void textOfOthersInSentencesIsVisible()
    {
        RunData data;
        data.name = "a\u202eb";
        QCOMPARE(format::dataset(data), QStringLiteral("a\\u202eb"));
        QCOMPARE(paramValue(QStringLiteral("of_a_program"), QStringLiteral("\x1b[1m")), QStringLiteral("\\x1b[1m"));
        Reason reason;
        reason.words = "it printed \x1b[31mno";
        QCOMPARE(reasonText(reason), QStringLiteral("it printed \\x1b[31mno"));
        RunRow run;
        run.name = "base\u202eline";
        QCOMPARE(liveHeader(run, 0.0).name, QStringLiteral("base\\u202eline"));
    }

    /// What a table of settings shows of the spec's keys and JSON.
    void settingsAreWords()
    {
        QCOMPARE(paramTitle(QStringLiteral("campaign")), QStringLiteral("Campaign"));
        QCOMPARE(paramTitle(QStringLiteral("cell")), QStringLiteral("Cell"));
        QCOMPARE(paramTitle(QStringLiteral("program.options")), QStringLiteral("Fields of parameters"));
        QCOMPARE(paramTitle(QStringLiteral("program.parameters.cell")), QStringLiteral("cell"));
        QCOMPARE(paramValue(QStringLiteral("program.command"), QStringLiteral(R"(["python3","my train.py"])")),
                 QStringLiteral("python3 'my train.py'")); // as a shell takes it
        QCOMPARE(paramValue(QStringLiteral("program.resume"), QStringLiteral("[]")), QStringLiteral("–"));
        QCOMPARE(paramValue(QStringLiteral("program.variables"), QStringLiteral("[]")), QStringLiteral("–"));
        QCOMPARE(paramValue(QStringLiteral("program.options"), QStringLiteral(R"([{"name":"lr"},{"name":"amp"}])")),
                 QStringLiteral("lr, amp"));
        QCOMPARE(paramValue(QStringLiteral("program.parameters.a"), QStringLiteral("[1]")), QStringLiteral("[1]"));
        QCOMPARE(paramValue(QStringLiteral("name"), QStringLiteral("[1]")), QStringLiteral("[1]"));
        QCOMPARE(paramValue(QStringLiteral("training.learning_rate.base"), QStringLiteral("1.3333333333333333")),
                 QStringLiteral("1.33333"));
        QCOMPARE(paramTitle(QStringLiteral("data.image.height")), QStringLiteral("Image height"));
        QCOMPARE(paramTitle(QStringLiteral("data.image.width")), QStringLiteral("Image width"));
        QCOMPARE(paramValue(QStringLiteral("resources.threads"), QStringLiteral("0")), QStringLiteral("all"));
        QCOMPARE(paramValue(QStringLiteral("resources.threads"), QStringLiteral("2")), QStringLiteral("2"));
        for (const QString key : {"data.train_samples", "data.validation_samples"})
            QCOMPARE(paramValue(key, QStringLiteral("0")), QStringLiteral("all"));
        QCOMPARE(paramValue(QStringLiteral("data.seed"), QStringLiteral("-1")), QStringLiteral("the run's seed"));
        QCOMPARE(paramTitle(QStringLiteral("parent.run")), QStringLiteral("Started from run"));
        QCOMPARE(paramTitle(QStringLiteral("parent.checkpoint")), QStringLiteral("Started from checkpoint"));
        QCOMPARE(paramTitle(QStringLiteral("parent.continue_schedule")), QStringLiteral("Continues the schedule"));
        QCOMPARE(paramValue(QStringLiteral("program.stop.grace"), QStringLiteral("60")), QStringLiteral("1 min"));
        QCOMPARE(paramValue(QStringLiteral("program.stop.grace"), QStringLiteral("45")), QStringLiteral("45 s"));
        QCOMPARE(paramValue(QStringLiteral("program.hang_minutes"), QStringLiteral("15")), QStringLiteral("15 min"));
        QCOMPARE(paramValue(QStringLiteral("program.hang_minutes"), QStringLiteral("0")), QStringLiteral("never"));
        QCOMPARE(paramValue(QStringLiteral("program.style"), QStringLiteral("flags")), QStringLiteral("--name value"));
        QCOMPARE(paramValue(QStringLiteral("data.crop_padding"), QStringLiteral("0")), QStringLiteral("0"));
        QVERIFY(fillsProgramOfImport(QStringLiteral("program.command")));
        QVERIFY(fillsProgramOfImport(QStringLiteral("resources.device"))); // a log does not say that it was a CPU
        QVERIFY(fillsProgramOfImport(QStringLiteral("resources.placement.nodes")));
        QVERIFY(fillsProgramOfImport(QStringLiteral("seed")));
        QVERIFY(!fillsProgramOfImport(QStringLiteral("program.parameters.lr")));
        QVERIFY(!fillsProgramOfImport(QStringLiteral("program.parameters.seed")));
    }

    void aTakenNameGetsTheNextFreeNumber()
    {
        QCOMPARE(format::freeName("base", {}), QStringLiteral("base"));
        QCOMPARE(format::freeName("base", {"Base", "wide", "base 3"}), QStringLiteral("base 2"));
        QCOMPARE(format::freeName("base", {"base", "base 2"}), QStringLiteral("base 3"));
    }

    void namesOfRunsTellThemApart()
    {
        QCOMPARE(format::namesApart({{"base", "1"}, {"wide", "2"}, {"base", "3"}}),
                 (QStringList{"base (1)", "wide", "base (3)"}));
        std::vector<RunRow> rows(2);
        rows[0].name = rows[1].name = "a\u202eb";
        rows[0].id = "x";
        rows[1].id = "y";
        QCOMPARE(format::namesApartOf(rows), (QStringList{"a\\u202eb (x)", "a\\u202eb (y)"}));
        QCOMPARE(format::namesApartOf(std::vector<const RunRow*>{&rows[0]}), QStringList{"a\\u202eb"});
    }

    /// The engine's description is English.
    void aDeviceSpeaksTheLanguageOfTheWindow()
    {
        const std::string engine = "oneDNN 2.6.3, 2 threads, AVX2";
        QCOMPARE(format::device(engine), QString::fromStdString(engine));
        QCOMPARE(format::device("NVIDIA H100, CUDA 12.4"), QStringLiteral("NVIDIA H100, CUDA 12.4"));
        QTranslator spanish;
        QVERIFY(spanish.load(QStringLiteral(":/translations/trainyard_es.qm")));
        QCoreApplication::installTranslator(&spanish);
        const QString several = format::device(engine), one = format::device("reference, plain C++, 1 thread");
        QCoreApplication::removeTranslator(&spanish);
        QCOMPARE(several, QStringLiteral("oneDNN 2.6.3, 2 hilos, AVX2"));
        QCOMPARE(one, QStringLiteral("reference, plain C++, 1 hilo"));
    }
};

TRAINYARD_TEST(VisibleTextTest)

} // namespace visible_text_test

#include "visible_text_test.moc"
