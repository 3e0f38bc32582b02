// SPDX-License-Identifier: Apache-2.0
// Logs that are text: CSV of Keras and Lightning, JSON lines, trainer_state.json. While they are written, rewritten and
// begun again; damaged and hostile ones.
#include "backend/base/files.h"
#include "backend/foreign/columns.h"
#include "backend/foreign/json_scan.h"
#include "backend/foreign/open_log.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

#include <cmath>
#include <fstream>
#include <map>

namespace foreign_text_test {

using namespace trainyard;
using namespace trainyard::foreign;
namespace fs = std::filesystem;

namespace {

/// A log file that a test writes, and a reader that is made anew from its saved position for every poll.
class Followed {
public:
    explicit Followed(LogKind kind, const char* name, LogColumns columns = {})
        : m_source{kind, fs::path(m_folder.path().toStdString()) / name, std::move(columns)}
    {
    }

    void write(const std::string& text) { std::ofstream(m_source.path, std::ios::binary) << text; }
    void append(const std::string& text) { std::ofstream(m_source.path, std::ios::binary | std::ios::app) << text; }

    void replace(const std::string& text) { writeFileAtomically(m_source.path, text); }

    LogNews poll(bool finish = false)
    {
        const auto reader = openLog(m_source);
        if (!m_position.empty())
            reader->resume(m_position);
        LogNews news = reader->poll();
        if (finish) {
            LogNews rest = reader->finish();
            news.points.insert(news.points.end(), rest.points.begin(), rest.points.end());
        }
        m_position = reader->position();
        sessions = reader->sessions();
        for (const Point& point : news.points)
            values[reader->series()[point.series]].emplace_back(point.step, point.value.mean);
        return news;
    }

    std::map<std::string, std::vector<std::pair<std::int64_t, double>>> values; ///< all points so far
    std::vector<LogSession> sessions;

private:
    QTemporaryDir m_folder;
    LogSource m_source;
    std::string m_position;
};

using Steps = std::vector<std::pair<std::int64_t, double>>;

/// Bytes that this process has read from files; -1 where the system does not tell.
std::int64_t bytesReadSoFar()
{
    std::ifstream file("/proc/self/io");
    std::string key;
    std::int64_t bytes = -1;
    file >> key >> bytes;
    return key == "rchar:" ? bytes : -1;
}

std::string jsonLine(const std::string& run, int step, int value)
{
    return "{\"run\": \"" + run + "\", \"series\": \"loss\", \"step\": " + std::to_string(step) +
           ", \"value\": " + std::to_string(value) + "}\n";
}

std::string describe(const std::vector<Point>& points, const LogReader& reader)
{
    std::string text;
    for (const Point& point : points)
        text += reader.series()[point.series] + " " + std::to_string(point.step) + " " +
                std::to_string(point.value.mean) + "\n";
    return text;
}

/// All points of this source, read in small parts with a new reader for each.
std::string wholeLog(const LogSource& source)
{
    std::string text, position;
    bool more = true;
    while (more) {
        const auto reader = openLog(source);
        if (!position.empty())
            reader->resume(position);
        const LogNews news = reader->poll(3);
        text += describe(news.points, *reader);
        more = news.more;
        if (!more)
            text += describe(reader->finish().points, *reader);
        position = reader->position();
    }
    return text;
}

} // namespace

class ForeignTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void passesOverAByteOrderMark()
    {
        Followed lines(LogKind::JsonLines, "log.jsonl");
        lines.write("\xEF\xBB\xBF{\"step\": 1, \"loss\": 3}\n{\"step\": 2, \"loss\": 2}\n");
        QVERIFY(lines.poll().damage.empty());
        QCOMPARE(lines.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}}));
        Followed table(LogKind::Csv, "log.csv");
        table.write("\xEF\xBB\xBFstep,loss\n1,3\n");
        table.poll();
        QCOMPARE(table.values.at("loss"), (Steps{{1, 3.0}}));
        // Both are found in a folder, where a file must look like a log.
        const QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        std::ofstream(root / "a.csv", std::ios::binary) << "\xEF\xBB\xBFstep,loss\n1,3\n";
        std::ofstream(root / "b.jsonl", std::ios::binary) << "\xEF\xBB\xBF{\"step\": 1, \"loss\": 3}\n";
        QCOMPARE(findLogs(root).size(), std::size_t{2});
        QCOMPARE(columnsIn({LogKind::JsonLines, root / "b.jsonl", {}}), (std::vector<std::string>{"step", "loss"}));
    }

    void readsTablesThatNameTheSeriesInAColumn()
    {
        Followed log(LogKind::Csv, "long.csv");
        log.write("metric,step,value,wall_time\nloss,1,3,1700000000\nloss,2,2,1700000001\ntop1,1,0.5,1700000000\n");
        QCOMPARE(log.poll().points.size(), std::size_t{3});
        log.append("top1,2,0.75,1700000001\nloss,3,1,1700000002\n");
        QCOMPARE(log.poll().points.back().time, 1700000002.0);
        QCOMPARE(log.values.size(), std::size_t{2});
        QCOMPARE(log.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}, {3, 1.0}}));
        QCOMPARE(log.values.at("top1"), (Steps{{1, 0.5}, {2, 0.75}}));

        // With a column for the run, as TensorBoard's data frames have it: read as one log, its name comes first.
        Followed runs(LogKind::Csv, "runs.csv");
        runs.write("run,tag,step,value\na,loss,1,3\na,loss,2,2\nb,loss,1,30\n");
        runs.poll();
        QCOMPARE(runs.values.at("a/loss"), (Steps{{1, 3.0}, {2, 2.0}}));
        QCOMPARE(runs.values.at("b/loss"), (Steps{{1, 30.0}}));

        // A table of numbers is none, whatever its columns are called.
        Followed wide(LogKind::Csv, "wide.csv");
        wide.write("step,metric,value\n1,0.5,7\n2,0.25,8\n");
        wide.poll();
        QCOMPARE(wide.values.at("metric"), (Steps{{1, 0.5}, {2, 0.25}}));
        QCOMPARE(wide.values.at("value"), (Steps{{1, 7.0}, {2, 8.0}}));

        // Numbers of other names are series below the row's own.
        Followed beside(LogKind::Csv, "beside.csv");
        beside.write("step,metric,value,lr\n1,loss,7,0.5\n2,loss,8,0.25\n2,top1,9,0.25\n");
        QVERIFY(beside.poll().damage.empty());
        QCOMPARE(beside.values.at("loss"), (Steps{{1, 7.0}, {2, 8.0}}));
        QCOMPARE(beside.values.at("loss/lr"), (Steps{{1, 0.5}, {2, 0.25}}));
        QCOMPARE(beside.values.at("top1"), (Steps{{2, 9.0}}));
        Followed lines(LogKind::JsonLines, "lines.jsonl");
        lines.write("{\"step\": 5, \"tag\": \"train\", \"loss\": 0.5, \"value\": 0.75}\n");
        lines.poll();
        QCOMPARE(lines.values.at("train/loss"), (Steps{{5, 0.5}}));
        QCOMPARE(lines.values.at("train"), (Steps{{5, 0.75}}));
    }

    void furtherColumnsTellSeriesApart_data()
    {
        QTest::addColumn<bool>("csv");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* name, bool csv, const char* text, const QStringList& names) {
            QTest::newRow(name) << csv << QString(text) << names;
        };
        row("split", true, "split,metric,step,value\ntrain,loss,1,3\nval,loss,1,4\n", {"train/loss", "val/loss"});
        row("seed", true, "seed,step,metric,value\n0,1,loss,3\n1.0,1,loss,4\n", {"seed_0/loss", "seed_1/loss"});
        row("rank and split", true, "rank,split,metric,step,value\n0,val,loss,1,3\n1,,loss,1,4\n,,loss,1,4\n",
            {"loss", "rank_0/val/loss", "rank_1/-/loss"});
        row("text of any name", true, "run,cohort,tag,step,value\na,x,loss,1,3\na,y,loss,1,4\n",
            {"a/x/loss", "a/y/loss"});
        row("two names", true, "variable,metric,step,value\nw1,norm,1,3\nw2,norm,1,4\n", {"w1/norm", "w2/norm"});
        row("only a name", true, "name,step,value\nloss,1,3\ntop1,1,4\n", {"loss", "top1"});
        row("MLflow", true,
            "key,value,timestamp,run_uuid,step,is_nan\nloss,3,1700000000000,r1,1,0\n"
            "top1,4,1700000000000,r1,1,0\n",
            {"r1/loss", "r1/top1"});
        row("pandas", true, ",step,variable,value,comment\n0,1,loss,3,good\n1,1,top1,4,so so\n", {"loss", "top1"});
        row("a run's name", true, "run,name,tag,step,value\n1,first,loss,1,3\n2,second,loss,1,4\n",
            {"first/loss", "second/loss"});
        row("split of lines", false,
            "{\"series\":\"loss\",\"split\":\"train\",\"step\":1,\"value\":3}\n"
            "{\"series\":\"loss\",\"split\":\"val\",\"step\":1,\"value\":4}\n",
            {"train/loss", "val/loss"});
        row("seed and split", true, "step,seed,split,metric,value\n1,0,train,loss,3\n1,0,val,loss,4\n",
            {"seed_0/train/loss", "seed_0/val/loss"});
        row("seed and split of lines", false,
            "{\"step\":1,\"seed\":0,\"split\":\"train\",\"metric\":\"loss\",\"value\":3}\n"
            "{\"step\":1,\"seed\":0,\"split\":\"val\",\"metric\":\"loss\",\"value\":4}\n",
            {"seed_0/train/loss", "seed_0/val/loss"});
        row("split and seed of lines", false,
            "{\"split\":\"train\",\"metric\":\"loss\",\"value\":3,\"seed\":0,\"step\":1}\n"
            "{\"split\":\"val\",\"metric\":\"loss\",\"value\":4,\"seed\":0,\"step\":1}\n",
            {"train/seed_0/loss", "val/seed_0/loss"});
        row("seed of lines", false,
            "{\"name\":\"loss\",\"seed\":0,\"epoch\":1,\"value\":3}\n"
            "{\"name\":\"loss\",\"seed\":1,\"epoch\":1,\"value\":4,\"note\":\"x\"}\n",
            {"seed_0/loss", "seed_1/loss"});
        row("fraction of lines", false,
            "{\"series\":\"loss\",\"variant\":0.1,\"step\":1,\"value\":3}\n"
            "{\"series\":\"loss\",\"variant\":0.25,\"step\":1,\"value\":4}\n"
            "{\"series\":\"loss\",\"variant\":-5,\"step\":1,\"value\":4}\n",
            {"variant_-5/loss", "variant_0.1/loss", "variant_0.25/loss"});
        row("fraction", true, "variant,metric,step,value\n0.1,loss,1,3\n0.25,loss,1,4\n",
            {"variant_0.1/loss", "variant_0.25/loss"});
    }
    void furtherColumnsTellSeriesApart()
    {
        QFETCH(bool, csv);
        QFETCH(QString, text);
        QFETCH(QStringList, names);
        Followed log(csv ? LogKind::Csv : LogKind::JsonLines, csv ? "long.csv" : "long.jsonl");
        log.write(text.toStdString());
        QVERIFY(log.poll().damage.empty());
        QStringList found;
        for (const auto& [name, points] : log.values) {
            found << QString::fromStdString(name);
            QCOMPARE(points.size(), std::size_t{1});
        }
        QCOMPARE(found, names);
    }

    void seriesThatNothingTellsApartAreTold()
    {
        for (const auto& [kind, text, columns] :
             {std::tuple{LogKind::Csv, "epoch,part,loss\n1,train,3\n1,val,4\n2,train,2\n2,val,3\n", "part"},
              std::tuple{LogKind::Csv, "metric,step,value,pass\nloss,1,3,0\nloss,2,2,0\nloss,1,4,1\n", "pass"},
              std::tuple{LogKind::Csv, "step,seed,loss\n1,0,3\n1,1,4\n", "seed"},
              std::tuple{LogKind::JsonLines,
                         "{\"step\":1,\"part\":\"a\",\"loss\":3}\n{\"step\":1,\"part\":\"b\",\"loss\":4}\n", "part"}}) {
            Followed log(kind, "mixed.log");
            log.write(text);
            const LogNews news = log.poll();
            QCOMPARE(news.damage.size(), std::size_t{1}); // once
            QCOMPARE(news.damage[0].what.code, std::string("foreign.rows-mixed"));
            QCOMPARE(std::get<Quotation>(news.damage[0].what.arguments[0]).text, std::string("loss"));
            QCOMPARE(std::get<Quotation>(news.damage[0].what.arguments[1]).text, std::string(columns));
            const std::string all = text;
            log.append(all.substr(all.rfind('\n', all.size() - 2) + 1));
            QVERIFY(log.poll().damage.empty());
        }
        // A row with other cells, a note and a program that began again are no mixture.
        Followed log(LogKind::Csv, "plain.csv");
        log.write("step,phase,loss,val_loss,note\n1,fit,3,,a\n1,test,,4,b\n2,fit,2,,c\n1,fit,3,,d\n");
        QVERIFY(log.poll().damage.empty());
    }

    /// An import that an earlier version began goes on with the names that it gave.
    void aTableThatWasBegunWithoutLabelsGoesOnWithoutThem()
    {
        const QTemporaryDir folder;
        const LogSource source{LogKind::Csv, fs::path(folder.path().toStdString()) / "long.csv", {}};
        std::ofstream(source.path) << "split,metric,step,value\nval,loss,1,3\n";
        const auto first = openLog(source);
        (void)first->poll();
        std::string position = first->position();
        const std::size_t at = position.find("\"apart\":true");
        QVERIFY(at != std::string::npos);
        position.replace(at, 12, "\"other\":true");
        std::ofstream(source.path, std::ios::app) << "val,loss,2,2\n";
        const auto log = openLog(source);
        log->resume(position);
        QCOMPARE(log->poll().points.size(), std::size_t{1});
        QCOMPARE(log->series(), std::vector<std::string>{"value"});
    }

    void aLastRowWithALineBreakInACellCounts()
    {
        Followed log(LogKind::Csv, "notes.csv");
        log.write("step,note,loss\n1,plain,0.5\n2,\"two\nlines\",0.25");
        QVERIFY(log.poll(true).damage.empty());
        QCOMPARE(log.values.at("loss"), (Steps{{1, 0.5}, {2, 0.25}}));
    }

    void readsKerasCsv()
    {
        Followed log(LogKind::Csv, "training.csv");
        log.write("epoch,accuracy,loss,val_loss\n0,0.5,1.25,NA\n1,0.75,0.5,0.625\n");
        const LogNews news = log.poll();
        QCOMPARE(log.values.at("accuracy"), (Steps{{0, 0.5}, {1, 0.75}}));
        QCOMPARE(log.values.at("loss"), (Steps{{0, 1.25}, {1, 0.5}}));
        QCOMPARE(log.values.at("val_loss"), (Steps{{1, 0.625}}));
        QCOMPARE(news.points.back().epoch, 1.0);
        QCOMPARE(news.otherRecords, std::int64_t{0}); // NA says that there is no value
        QVERIFY(news.damage.empty());
    }

    void tellsCellsThatAreNoNumbersOnceAColumn()
    {
        Followed log(LogKind::Csv, "metrics.csv");
        log.write("step,loss,phase\n1,0.5,warm\n2,oops,warm\n3,1.2.3,train\n4,0.25,train\n");
        const LogNews news = log.poll();
        QCOMPARE(log.values.at("loss"), (Steps{{1, 0.5}, {4, 0.25}}));
        QCOMPARE(news.otherRecords, std::int64_t{4}); // a column of words alone
        QCOMPARE(news.damage.size(), std::size_t{1});
        const Reason& what = news.damage.front().what;
        QCOMPARE(what.code, std::string("foreign.no-numbers"));
        QCOMPARE(std::get<std::int64_t>(what.arguments[0]), std::int64_t{2});
        QCOMPARE(std::get<Count>(what.arguments[2]).value, std::int64_t{2});
        QCOMPARE(std::get<Quotation>(what.arguments[3]).text, std::string("oops"));
    }

    void tellsRowsOfALongTableThatAreLost()
    {
        const QTemporaryDir folder;
        const LogSource source{LogKind::Csv, fs::path(folder.path().toStdString()) / "long.csv", {}, "r1"};
        writeFileAtomically(
            source.path,
            "run,series,step,value\n,train/loss,5,3\nr1,train/loss,1,1\nr1,train/loss,2\nr1,train/loss,3,\n"
            "r2,train/loss,1,9\n,train/loss,6,3\nr1,\"open,4,1\nr1,train/loss,5,1\nr1,train/loss,6,1\n");
        const auto log = openLog(source);
        const LogNews news = log->poll();
        QCOMPARE(news.points.size(), std::size_t{1});
        QCOMPARE(news.damage.size(), std::size_t{2});
        QCOMPARE(news.damage[0].what.code, std::string("foreign.rows-no-run"));
        QCOMPARE(news.damage[0].what.words, std::string("2 rows have no run and were skipped; the first one is row 1"));
        QCOMPARE(news.damage[1].what.code, std::string("foreign.rows-short"));
        QCOMPARE(std::get<Count>(news.damage[1].what.arguments[2]).value, std::int64_t{3});
        const LogNews last = log->finish();
        QVERIFY(last.points.empty());
        QCOMPARE(last.damage.size(), std::size_t{1});
        QCOMPARE(last.damage[0].what.code, std::string("foreign.quote-open"));
        QCOMPARE(last.damage[0].what.words,
                 std::string("the quotation mark in row 7 is never closed; 3 lines after it were not read"));
        QVERIFY(log->finish().damage.empty()); // once
    }

    /// What lacks the name of its series is told, and is no series of its own.
    void tellsRowsOfALongTableThatNameNoSeries()
    {
        const std::string text = "metric,step,value\nloss,1,3\n,2,2\n  ,3,2\nNaN,4,2\nNone,5,2\n,,\n,6,\nloss,7,1\n";
        Followed log(LogKind::Csv, "long.csv");
        log.write(text);
        const LogNews news = log.poll();
        QCOMPARE(log.values.size(), std::size_t{1});
        QCOMPARE(log.values.at("loss"), (Steps{{1, 3.0}, {7, 1.0}}));
        QCOMPARE(news.damage.size(), std::size_t{1});
        QCOMPARE(news.damage[0].what.words,
                 std::string("4 rows name no series and were skipped; the first one is row 2"));
        QCOMPARE(news.damage[0].offset, std::int64_t(text.find(",2,2")));
        log.append(",8,1\n");
        QCOMPARE(log.poll().damage.size(), std::size_t{1}); // read by a new reader
        QCOMPARE(log.values.size(), std::size_t{1});

        // In a column of numbers, an empty cell is a gap.
        Followed wide(LogKind::Csv, "wide.csv");
        wide.write("step,metric,value\n1,0.5,7\n2,,8\n");
        QVERIFY(wide.poll().damage.empty());
        wide.append("3,,9\n");
        QVERIFY(wide.poll().damage.empty());
        QCOMPARE(wide.values.at("value"), (Steps{{1, 7.0}, {2, 8.0}, {3, 9.0}}));

        Followed lines(LogKind::JsonLines, "long.jsonl");
        lines.write("{\"series\":\"loss\",\"step\":1,\"value\":3}\n{\"series\":\"\",\"step\":2,\"value\":2}\n"
                    "{\"tag\":\"\",\"step\":3,\"loss\":2}\n");
        const LogNews told = lines.poll();
        QCOMPARE(told.damage.size(), std::size_t{1});
        QCOMPARE(told.damage[0].what.code, std::string("foreign.line-no-series"));
        QCOMPARE(lines.values.size(), std::size_t{1});
        QCOMPARE(lines.values.at("loss"), (Steps{{1, 3.0}, {3, 2.0}}));
    }

    void readsAFileOfManyRunsOnce_data()
    {
        QTest::addColumn<bool>("csv");
        QTest::newRow("CSV") << true;
        QTest::newRow("JSON lines") << false;
    }
    void readsAFileOfManyRunsOnce()
    {
        QFETCH(bool, csv);
        constexpr int kRuns = 1'200; // once, 1,000 were the most
        const QTemporaryDir folder;
        FoundLog log;
        log.source = {csv ? LogKind::Csv : LogKind::JsonLines,
                      fs::path(folder.path().toStdString()) / (csv ? "long.csv" : "long.jsonl"),
                      {}};
        std::string text = csv ? "run,series,step,value\n" : "";
        for (int run = 0; run < kRuns; ++run)
            for (int step = 1; step <= 20; ++step) {
                const std::string id = "r" + std::to_string(run);
                text += csv ? id + ",loss," + std::to_string(step) + "," + std::to_string(run * step) + "\n"
                            : jsonLine(id, step, run * step);
            }
        writeFileAtomically(log.source.path, text);

        const std::int64_t before = bytesReadSoFar();
        const std::vector<FoundLog> runs = runsIn(log);
        QCOMPARE(runs.size(), std::size_t{kRuns});
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const LogNews news = openLog(runs[i].source)->poll();
            QCOMPARE(news.points.size(), std::size_t{20});
            QCOMPARE(news.points.back().value.mean, static_cast<double>(20 * i));
        }
        if (before >= 0) // twice, and the first bytes by which each reader knows the file again
            QVERIFY(bytesReadSoFar() - before < static_cast<std::int64_t>(2 * text.size()) + kRuns * 4'096);
    }

    void readsARunInAFileOfManyAsWithoutTheOthers()
    {
        const QTemporaryDir folder;
        FoundLog log;
        log.source = {LogKind::Csv, fs::path(folder.path().toStdString()) / "long.csv", {}};
        const std::string csv =
            "run,series,step,value\n\na,loss,1,1\nb,loss,1,10\na,loss,2,2\n,loss,9,9\n\"b\",\"los\ns\","
            "2,20\na,loss,3,3\na,loss,4,4\nb,loss,3,30\nc,loss,1,100\na,loss,5,5\nc,loss,2,2";
        std::string lines = jsonLine("a", 1, 1) + jsonLine("b", 1, 10) +
                            "\n{\"run\": \"a\", \"lr\": 0.5, \"step\": 2}\n" + "no JSON\n" + jsonLine("b", 2, 20) +
                            jsonLine("a", 3, 3);
        lines.pop_back(); // the last line has no end
        for (const LogKind kind : {LogKind::Csv, LogKind::JsonLines}) {
            log.source.kind = kind;
            writeFileAtomically(log.source.path, kind == LogKind::Csv ? csv : lines);
            const std::vector<FoundLog> runs = runsIn(log);
            QCOMPARE(runs.size(), std::size_t(kind == LogKind::Csv ? 3 : 2));
            for (const FoundLog& run : runs) {
                LogSource alone = run.source;
                QVERIFY(alone.map);
                alone.map = nullptr; // every row is read
                QCOMPARE(wholeLog(run.source), wholeLog(alone));
            }
            // A file that has grown since is read to its end.
            std::ofstream(log.source.path, std::ios::app) << "\n";
            for (const FoundLog& run : runs) {
                LogSource alone = run.source;
                alone.map = nullptr;
                QCOMPARE(wholeLog(run.source), wholeLog(alone));
            }
        }
    }

    void aFileOfManyRunsCanBeGivenUp()
    {
        const QTemporaryDir folder;
        FoundLog log;
        log.source = {LogKind::Csv, fs::path(folder.path().toStdString()) / "long.csv", {}};
        std::string text = "run,series,step,value\n";
        for (int row = 0; row < 100'000; ++row)
            text += "a,loss," + std::to_string(row) + ",1\n";
        writeFileAtomically(log.source.path, text);
        try {
            (void)runsIn(log, [] { return false; });
            QFAIL("it went on");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Cancelled);
        }
    }

    void readsLightningCsvWithEmptyCells()
    {
        Followed log(LogKind::Csv, "metrics.csv");
        log.write("epoch,step,train_loss,val_loss\n0,49,1.5,\n0,49,,1.25\n1,99,nan,\n1,99,,-inf\n");
        log.poll();
        QCOMPARE(log.values.at("train_loss").size(), std::size_t{2});
        QVERIFY(std::isnan(log.values.at("train_loss")[1].second));
        QCOMPARE(log.values.at("val_loss")[0], (std::pair<std::int64_t, double>{49, 1.25}));
        QVERIFY(std::isinf(log.values.at("val_loss")[1].second));
    }

    void followsAFileThatIsRewrittenWithMoreColumns()
    {
        Followed log(LogKind::Csv, "metrics.csv");
        log.write("epoch,step,train_loss\n0,9,1.5\n0,19,1.25\n");
        log.poll();
        log.write("epoch,step,train_loss,val_loss\n0,9,1.5,\n0,19,1.25,\n0,19,,0.75\n1,29,1.0,\n");
        log.poll();
        QCOMPARE(log.values.at("train_loss"), (Steps{{9, 1.5}, {19, 1.25}, {29, 1.0}}));
        QCOMPARE(log.values.at("val_loss"), (Steps{{19, 0.75}}));
        QCOMPARE(log.sessions.size(), std::size_t{1});
    }

    void aFileThatIsRewrittenWithOtherValuesStartsASession_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<bool>("json");
        QTest::addColumn<bool>("replaced");
        for (const bool replaced : {false, true}) {
            const char* how = replaced ? "replaced" : "in place";
            QTest::addRow("as many rows, %s", how) << 399 << false << replaced;
            QTest::addRow("more rows, %s", how) << 450 << false << replaced;
            QTest::addRow("as many lines, %s", how) << 399 << true << replaced;
        }
    }
    void aFileThatIsRewrittenWithOtherValuesStartsASession()
    {
        QFETCH(int, rows);
        QFETCH(bool, json);
        QFETCH(bool, replaced);
        const auto text = [json](int count, bool other, bool wide) {
            std::string all = json ? "" : "step," + std::string(wide ? 2'000 : 1, 'x') + ",loss\n";
            for (int step = 1; step <= count; ++step) {
                const std::string value = std::to_string(other && !(wide && step < 100) ? 2'000 - step : 1'000 + step);
                all += json ? "{\"step\": " + std::to_string(step) + ", \"loss\": " + value + "}\n"
                            : std::to_string(step) + ",," + value + "\n";
            }
            return all;
        };
        for (const bool wide : {false, true}) { // the first bytes are the same
            Followed log(json ? LogKind::JsonLines : LogKind::Csv, "log");
            log.write(text(399, false, wide));
            log.poll();
            log.poll();
            QCOMPARE(log.sessions.size(), std::size_t{1});
            QCOMPARE(log.values.at("loss").size(), std::size_t{399});
            if (replaced)
                log.replace(text(rows, true, wide));
            else
                log.write(text(rows, true, wide));
            log.poll();
            QCOMPARE(log.sessions.size(), std::size_t{2});
            QCOMPARE(log.sessions[1].startStep, std::int64_t{0});
            QCOMPARE(log.values.at("loss").size(), static_cast<std::size_t>(399 + rows));
            QCOMPARE(log.values.at("loss").back().second, 2'000.0 - rows);
            log.poll();
            QCOMPARE(log.values.at("loss").size(), static_cast<std::size_t>(399 + rows));
        }
    }

    /// Programs write all rows again with other columns, numbers in another form, and nothing for NaN.
    void aFileThatIsRewrittenWithTheSameValuesIsReadOn()
    {
        Followed log(LogKind::Csv, "metrics.csv");
        log.write("epoch,step,loss,note\n0,9,1.5,a\n0,19,nan,b\n");
        log.poll();
        log.write("acc,epoch,step,loss,note\n,0,9,1.50,a\n0.5,0,19.0,,b\n0.5,1,29,1,c\n");
        log.poll();
        QCOMPARE(log.sessions.size(), std::size_t{1});
        QCOMPARE(log.values.at("loss").back(), (std::pair<std::int64_t, double>{29, 1.0}));
        log.write("acc,epoch,lr,step,loss,note\n,0,,9,1.50,a\n0.5,0,,19,,b\n0.5,1,,29,1,c\n0.75,1,1,39,1,c\n");
        log.poll();
        QCOMPARE(log.sessions.size(), std::size_t{1});
        QCOMPARE(log.values.at("acc"), (Steps{{29, 0.5}, {39, 0.75}}));
        log.write("acc,epoch,lr,step,loss,note\n,0,,9,1.50,a\n0.25,0,,19,,b\n0.5,1,,29,1,c\n0.75,1,1,39,1,c\n");
        log.poll();
        QCOMPARE(log.sessions.size(), std::size_t{2});
    }

    void aFileThatIsBegunAgainStartsASession()
    {
        Followed log(LogKind::Csv, "training.csv");
        log.write("epoch,loss\n0,3\n1,2\n2,1\n");
        log.poll();
        log.write("epoch,loss\n");
        log.poll(); // nobody can tell yet
        QCOMPARE(log.sessions.size(), std::size_t{1});
        log.write("epoch,loss\n0,2.5\n1,1.5\n");
        log.poll();
        QCOMPARE(log.sessions.size(), std::size_t{2});
        QCOMPARE(log.sessions[1].startStep, std::int64_t{-1});
        QCOMPARE(log.values.at("loss").back(), (std::pair<std::int64_t, double>{1, 1.5}));
    }

    void aHeaderThatComesAgainStartsASession()
    {
        Followed log(LogKind::Csv, "training.csv");
        log.write("\xEF\xBB\xBF"
                  "epoch,loss\n0,3\n1,2\n2,1\n");
        log.poll();
        log.append("epoch,loss\n");
        QVERIFY(log.poll().damage.empty());
        QCOMPARE(log.sessions.size(), std::size_t{1}); // it may go on behind the last epoch
        log.append("0,2.5\n1,1.5\n");
        QVERIFY(log.poll().damage.empty());
        QCOMPARE(log.sessions.size(), std::size_t{2});
        QCOMPARE(log.sessions[1].startStep, std::int64_t{-1});
        log.append("epoch,loss\n2,1.25\n"); // it goes on
        log.poll();
        QCOMPARE(log.sessions.size(), std::size_t{2});
        QCOMPARE(log.values.at("loss").back(), (std::pair<std::int64_t, double>{2, 1.25}));

        // Rows, and the values of a table, are counted anew.
        Followed counted(LogKind::Csv, "counted.csv");
        counted.write("loss\n3\n2\nloss\n1\n");
        counted.poll();
        QCOMPARE(counted.sessions.size(), std::size_t{2});
        QCOMPARE(counted.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}, {1, 1.0}}));
        Followed table(LogKind::Csv, "table.csv");
        table.write("tag,value\nloss,3\ntop1,4\nloss,2\ntag,value\nloss,1\n");
        table.poll();
        QCOMPARE(table.sessions.size(), std::size_t{2});
        QCOMPARE(table.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}, {1, 1.0}}));

        // Between the runs of a file that was joined from several it is no beginning, and no run.
        const QTemporaryDir folder;
        FoundLog joined;
        joined.source = {LogKind::Csv, fs::path(folder.path().toStdString()) / "joined.csv", {}};
        const std::string header = "run,series,step,value\n";
        writeFileAtomically(joined.source.path,
                            header + "a,loss,1,3\na,loss,2,2\n" + header + "b,loss,1,9\n" + header + "a,loss,3,1\n");
        const std::vector<FoundLog> runs = runsIn(joined);
        QCOMPARE(runs.size(), std::size_t{2});
        for (const bool mapped : {true, false}) {
            LogSource source = runs[0].source;
            if (!mapped)
                source.map = nullptr;
            const auto reader = openLog(source);
            const LogNews news = reader->poll();
            QCOMPARE(news.points.size(), std::size_t{3});
            QVERIFY(news.damage.empty());
            QCOMPARE(reader->sessions().size(), std::size_t{1});
        }
    }

    void stepsThatComeAgainStartASession()
    {
        Followed log(LogKind::Csv, "training.csv");
        log.write("epoch,step,loss,val_loss,phase,note\n0,10,3,,warm,a\n0,20,2,,fit,b\n0,20,,2.5,fit,c\n");
        log.poll();
        log.append("1,30,1,,fit,d\n0,10,2.5,,warm,e\n");
        QVERIFY(log.poll().damage.empty());
        QCOMPARE(log.sessions.size(), std::size_t{2});
        QCOMPARE(log.sessions[1].startStep, std::int64_t{9});
        QCOMPARE(log.values.at("loss").back(), (std::pair<std::int64_t, double>{10, 2.5}));
        log.append("0,20,2,,fit,b\n0,10,2.25,,warm,e\n");
        log.poll();
        QCOMPARE(log.sessions.size(), std::size_t{3});

        for (const char* text : {
                 "step,train_loss,val_loss\n1,3,\n2,2,\n1,,4\n2,,3\n",            // a block for each column
                 "step,seed,loss\n1,0,3\n2,0,2\n1,1,4\n2,1,3\n",                  // for each seed
                 "step,part,loss\n1,train,3\n2,train,2\n1,val,4\n",               // for each part
                 "epoch,batch,loss\n0,0,3\n0,1,2\n1,0,2\n1,1,1\n",                // batches of an epoch
                 "step,loss\n10,3\n20,2\n15,1\n20,1\n",                           // a checkpoint was resumed
                 "metric,step,value\nloss,1,3\nloss,2,2\ntop1,1,0.5\nloss,1,2\n", // a table
             }) {
            Followed other(LogKind::Csv, "other.csv");
            other.write(text);
            other.poll();
            QVERIFY2(other.sessions.size() == 1, text);
        }
        // Steps that are counted anew all the time are no beginnings of the program.
        Followed batches(LogKind::Csv, "batches.csv");
        std::string text = "batch,loss\n";
        for (int row = 0; row < 1000; ++row)
            text += std::to_string(row % 10) + ",1\n";
        batches.write(text);
        batches.poll();
        QVERIFY(batches.sessions.size() <= 20);
        QCOMPARE(batches.values.at("loss").size(), std::size_t{1000});
    }

    /// The same rule as for CSV files.
    void stepsOfLinesThatComeAgainStartASession()
    {
        Followed log(LogKind::JsonLines, "training.jsonl");
        log.write("{\"config\":\"a\"}\n{\"step\":10,\"epoch\":0,\"loss\":3,\"phase\":\"warm\",\"note\":\"a\"}\n"
                  "{\"step\":20,\"epoch\":0,\"loss\":2}\n{\"step\":20,\"epoch\":0,\"val_loss\":2.5}\n");
        log.poll();
        log.append("{\"step\":30,\"epoch\":1,\"loss\":1}\n"
                   "{\"step\":10,\"epoch\":0,\"loss\":2.5,\"phase\":\"warm\",\"note\":\"b\"}\n");
        QVERIFY(log.poll().damage.empty());
        QCOMPARE(log.sessions.size(), std::size_t{2});
        QCOMPARE(log.sessions[1].startStep, std::int64_t{9});
        QCOMPARE(log.values.at("loss").back(), (std::pair<std::int64_t, double>{10, 2.5}));
        log.append("{\"step\":20,\"epoch\":0,\"loss\":2}\n"
                   "{\"step\":10,\"epoch\":0,\"loss\":2.25,\"phase\":\"warm\",\"note\":\"c\"}");
        log.poll(true); // also where the line has no end yet
        QCOMPARE(log.values.at("loss").back(), (std::pair<std::int64_t, double>{10, 2.25}));
        log.append("\n");
        log.poll();
        QCOMPARE(log.sessions.size(), std::size_t{3});
        Followed epochs(LogKind::JsonLines, "epochs.jsonl");
        epochs.write("{\"epoch\":1,\"loss\":3}\n{\"epoch\":2,\"loss\":2}\n{\"epoch\":1,\"loss\":2.5}\n");
        epochs.poll();
        QCOMPARE(epochs.sessions.size(), std::size_t{2});

        for (const char* text : {
                 // values of another name, with another seed, of another part
                 "{\"step\":1,\"train_loss\":3}\n{\"step\":2,\"train_loss\":2}\n{\"step\":1,\"val_loss\":4}\n",
                 "{\"step\":1,\"seed\":0,\"loss\":3}\n{\"step\":2,\"seed\":0,\"loss\":2}\n"
                 "{\"step\":1,\"seed\":1,\"loss\":4}\n",
                 "{\"step\":1,\"part\":\"train\",\"loss\":3}\n{\"step\":2,\"part\":\"train\",\"loss\":2}\n"
                 "{\"step\":1,\"part\":\"val\",\"loss\":4}\n",
                 // batches of an epoch, a checkpoint that was resumed, lines that name their series
                 "{\"epoch\":0,\"step\":0,\"loss\":3}\n{\"epoch\":0,\"step\":1,\"loss\":2}\n"
                 "{\"epoch\":1,\"step\":0,\"loss\":2}\n",
                 "{\"step\":10,\"loss\":3}\n{\"step\":20,\"loss\":2}\n{\"step\":15,\"loss\":1}\n",
                 "{\"series\":\"loss\",\"step\":1,\"value\":3}\n{\"series\":\"loss\",\"step\":2,\"value\":2}\n"
                 "{\"series\":\"loss\",\"step\":1,\"value\":4}\n",
             }) {
            Followed other(LogKind::JsonLines, "other.jsonl");
            other.write(text);
            other.poll();
            QVERIFY2(other.sessions.size() == 1, text);
        }
    }

    void anIncompleteLineIsReadOnlyAtTheEnd()
    {
        for (const auto& [kind, file, head, tail] :
             {std::tuple{LogKind::Csv, "log.csv", "step,loss\n1,0.5\n2,0.2", "5\n"},
              std::tuple{LogKind::JsonLines, "log.jsonl", "{\"step\":1,\"loss\":0.5}\n{\"step\":2,\"loss\":0.25}",
                         "\n"}}) {
            Followed log(kind, file);
            log.write(head);
            log.poll();
            QCOMPARE(log.values.at("loss"), (Steps{{1, 0.5}}));
            log.append(tail);
            log.poll();
            QCOMPARE(log.values.at("loss"), (Steps{{1, 0.5}, {2, 0.25}}));
            Followed ended(kind, file);
            ended.write(head);
            ended.poll(true);
            QCOMPARE(ended.values.at("loss").size(), std::size_t{2});
            ended.poll(true); // an import again finds nothing new
            QCOMPARE(ended.values.at("loss").size(), std::size_t{2});
        }
    }

    /// A number that was cut off looks whole: what a later import finds there replaces it.
    void aValueThatWasReadTooEarlyIsReadAgain()
    {
        Followed log(LogKind::Csv, "log.csv");
        log.write("step,loss\n1,0.5\n2,0.2");
        log.poll(true);
        log.append("5\n");
        log.poll(true);
        QCOMPARE(log.values.at("loss"), (Steps{{1, 0.5}, {2, 0.2}, {2, 0.25}}));
    }

    void aLineThatWasCutOffIsNotRead_data()
    {
        QTest::addColumn<bool>("csv");
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("tail");
        QTest::addColumn<QString>("rest");
        const QString rows = QStringLiteral("step,acc,loss\n1,0.5,0.75\n");
        QTest::newRow("point") << true << rows << "2,0.8," + QString("0.") << "5\n";
        QTest::newRow("sign") << true << rows << "2,0.8,0.5e-"
                              << "1\n";
        QTest::newRow("too few cells") << true << rows << "2,0.8"
                                       << ",0.5\n";
        QTest::newRow("part of a word") << true << rows << "2,0.8,i"
                                        << "nf\n";
        QTest::newRow("quotation mark") << true << rows << "2,0.8,\"0"
                                        << ".5\"\n";
        QTest::newRow("comma") << true << "step;acc;loss\n1;0,5;0,75\n"
                               << "2;0,8;0,"
                               << "5\n";
        QTest::newRow("step") << true << "acc,loss,step\n0.5,0.75,10\n"
                              << "0.8,0.5,1"
                              << "1\n";
        QTest::newRow("table") << true << "step,series,value\n1,loss,0.75\n"
                               << "2,loss,0."
                               << "5\n";
        QTest::newRow("JSON") << false << "{\"step\":1,\"loss\":0.75}\n"
                              << "{\"step\":2,\"lo"
                              << "ss\":0.5}\n";
    }
    void aLineThatWasCutOffIsNotRead()
    {
        QFETCH(bool, csv);
        QFETCH(QString, head);
        QFETCH(QString, tail);
        QFETCH(QString, rest);
        const QTemporaryDir folder;
        const LogSource source{csv ? LogKind::Csv : LogKind::JsonLines,
                               fs::path(folder.path().toStdString()) / (csv ? "log.csv" : "log.jsonl"),
                               {}};
        std::ofstream(source.path, std::ios::binary) << (head + tail).toStdString();
        const auto first = openLog(source);
        const std::size_t whole = first->poll().points.size();
        QVERIFY(whole > 0);
        QVERIFY(first->finish().empty());
        QCOMPARE(first->tails().size(), std::size_t{1});
        QCOMPARE(first->tails()[0].read, std::int64_t{head.toUtf8().size()});
        QCOMPARE(first->tails()[0].size, std::int64_t{(head + tail).toUtf8().size()});
        const auto again = openLog(source);
        again->resume(first->position());
        QVERIFY(again->poll().empty() && again->finish().empty());
        QCOMPARE(again->tails().size(), std::size_t{1}); // as long as it is so
        std::ofstream(source.path, std::ios::binary | std::ios::app) << rest.toStdString();
        const auto later = openLog(source);
        later->resume(again->position());
        QCOMPARE(later->poll().points.size(), whole);
        QVERIFY(later->finish().empty() && later->tails().empty());
    }

    void aWholeLineThatLacksOnlyItsEndIsNotCutOff()
    {
        const QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        for (const char* text : {"step,loss\n1,0.5\n2,0.25", "step,loss\n1,0.5\n2,", "step,loss\n1,0.5\n2,NA",
                                 "step,loss\n1,0.5\n2,nan", "step,loss,note\n1,0.5,fine\n2,0.25,better",
                                 "loss,step\n0.5,9\n0.25,10", "step,loss\n2,0.25", "step,loss\n1,0.5\n2,0.25\n"}) {
            const LogSource source{LogKind::Csv, root / "log.csv", {}};
            std::ofstream(source.path, std::ios::binary) << text;
            const auto log = openLog(source);
            (void)log->poll();
            (void)log->finish();
            QVERIFY2(log->tails().empty(), text);
        }
    }

    /// They are no values, and nothing that a person would miss.
    void missingValuesAreNotCounted()
    {
        Followed csv(LogKind::Csv, "log.csv");
        csv.write("step,loss,acc\n1,0.5,n/a\n2,NA,0.5\n3,,null\n4, ,0.25\n5,0.125,-\n");
        const LogNews news = csv.poll();
        QCOMPARE(news.otherRecords, std::int64_t{0});
        QVERIFY(news.damage.empty());
        QCOMPARE(csv.values.at("loss"), (Steps{{1, 0.5}, {5, 0.125}}));
        QCOMPARE(csv.values.at("acc"), (Steps{{2, 0.5}, {4, 0.25}}));
        Followed json(LogKind::JsonLines, "log.jsonl");
        json.write("{\"step\":1,\"loss\":0.5,\"acc\":\"n/a\"}\n{\"step\":2,\"loss\":null,\"acc\":0.5}\n"
                   "{\"step\":3,\"loss\":0.25,\"acc\":\"\"}\n");
        QCOMPARE(json.poll().otherRecords, std::int64_t{0});
        QCOMPARE(json.values.at("loss"), (Steps{{1, 0.5}, {3, 0.25}}));
    }

    void readsQuotesSeparatorsAndHeadersAsTheyCome()
    {
        Followed log(LogKind::Csv, "log.csv");
        log.write("\xEF\xBB\xBFStep;\"loss; train\";\"say \"\"hi\"\"\"\r\n1;\"0.5\";2\r\n2;0.25;\"3\"\r\n");
        log.poll();
        QCOMPARE(log.values.at("loss; train"), (Steps{{1, 0.5}, {2, 0.25}}));
        QCOMPARE(log.values.at("say \"hi\""), (Steps{{1, 2.0}, {2, 3.0}}));
    }

    void readsCommasOfASpreadsheetThatSeparatesBySemicolons()
    {
        Followed log(LogKind::Csv, "german.csv");
        log.write("Epoch;Loss;Val Loss;lr;note\n1;1,6375;-2,5e-1;0.001;a,b\n2;1;3;1,5;1,2,3\n");
        const LogNews news = log.poll();
        QCOMPARE(log.values.size(), std::size_t{3}); // the note holds no numbers
        QCOMPARE(log.values.at("Loss"), (Steps{{1, 1.6375}, {2, 1.0}}));
        QCOMPARE(log.values.at("Val Loss"), (Steps{{1, -0.25}, {2, 3.0}}));
        QCOMPARE(log.values.at("lr"), (Steps{{1, 0.001}, {2, 1.5}}));
        QVERIFY(news.damage.empty());
        Followed tabs(LogKind::Csv, "tabs.csv"); // there 1,250 may be a thousand and more
        tabs.write("step\tloss\n1\t1,250\n");
        tabs.poll();
        QVERIFY(tabs.values.empty());
    }

    void aPersonChoosesColumns()
    {
        Followed csv(LogKind::Csv, "log.csv", {"n", "when", {"b"}});
        csv.write("n,when,a,b\n5,2026-11-24T12:00:00Z,1,2\n");
        const LogNews news = csv.poll();
        QCOMPARE(csv.values.size(), std::size_t{1});
        QCOMPARE(csv.values.at("b"), (Steps{{5, 2.0}}));
        QCOMPARE(news.points[0].time, 1795521600.0);
        Followed json(LogKind::JsonLines, "log.jsonl", {"progress/n", "", {"metrics/b"}});
        json.write("{\"progress\":{\"n\":7},\"metrics\":{\"a\":1,\"b\":[2],\"b\":3}}\n");
        json.poll();
        QCOMPARE(json.values.size(), std::size_t{1});
        QCOMPARE(json.values.at("metrics/b"), (Steps{{7, 3.0}}));
    }

    void aColumnThatIsNotThereIsRefused()
    {
        const auto why = [](const LogColumns& columns) {
            Followed log(LogKind::Csv, "x.csv", columns);
            log.write("n,loss,when\n0,2,10\n");
            try {
                log.poll();
            } catch (const Failure& failure) {
                return failure.error().reason;
            }
            return std::string();
        };
        QCOMPARE(why({"n", "when", {"loss", "top1"}}), std::string());
        const std::string told = ": it has no column “nope”; the first of its columns are “n, loss, when”";
        for (const LogColumns& columns :
             {LogColumns{"nope", {}, {}}, LogColumns{{}, "nope", {}}, LogColumns{{}, {}, {"nope"}}})
            QCOMPARE(": " + why(columns), told);
        Followed lines(LogKind::JsonLines, "x.jsonl", {"nope", {}, {}});
        lines.write("{\"n\":1,\"loss\":2}\n{\"nope\":4,\"loss\":1}\n");
        const LogNews news = lines.poll();
        QCOMPARE(news.points.size(), std::size_t{1}); // of the line with a step
        QCOMPARE(news.points[0].step, std::int64_t{4});
        QCOMPARE(news.damage.size(), std::size_t{1});
        Followed wide(LogKind::Csv, "x.csv", {});
        wide.write(std::string("\xFF\xFEs\0t\0e\0p\0", 10));
        wide.append(std::string("\n\0", 2));
        QVERIFY_THROWS_EXCEPTION(Failure, wide.poll());
    }

    void readsJsonLinesOfAnyNames()
    {
        Followed log(LogKind::JsonLines, "log.jsonl");
        log.write("{\"global_step\": 10, \"timestamp\": 1700000000, \"train\": {\"loss\": 0.5, \"lr\": 1e-3}, "
                  "\"note\": \"x\"}\n"
                  "{\"global_step\": 20, \"train\": {\"loss\": NaN}, \"list\": [1, 2]}\n"
                  "not json\n"
                  "{\"global_step\": 30, \"train\": {\"loss\": \"Infinity\"}}\n");
        const LogNews news = log.poll();
        QCOMPARE(log.values.at("train/lr"), (Steps{{10, 0.001}}));
        QCOMPARE(log.values.at("train/loss").size(), std::size_t{3});
        QVERIFY(std::isnan(log.values.at("train/loss")[1].second));
        QVERIFY(std::isinf(log.values.at("train/loss")[2].second));
        QCOMPARE(log.values.at("list/1"), (Steps{{20, 2.0}}));
        QCOMPARE(news.points[0].time, 1700000000.0);
        QCOMPARE(news.damage.size(), std::size_t{1});
        QCOMPARE(news.damage[0].what.code, std::string("foreign.no-json"));
        QVERIFY(news.damage[0].offset > 100);
    }

    void linesWithoutAStepAreCounted()
    {
        Followed log(LogKind::JsonLines, "log.jsonl");
        log.write("{\"loss\":3}\n\n{\"loss\":2}\n");
        log.poll();
        log.append("{\"loss\":1}\n");
        log.poll();
        QCOMPARE(log.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}, {3, 1.0}}));
    }

    void valuesWithoutAStepAreCountedForEachSeries()
    {
        Followed log(LogKind::JsonLines, "log.jsonl");
        log.write("{\"loss\":3}\n{\"note\":\"x\"}\n{\"val\":9}\nno JSON\n{\"loss\":2}\n{\"epoch\":0.5,\"loss\":1}");
        log.poll(true);
        QCOMPARE(log.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}, {3, 1.0}}));
        log.append("\n{\"val\":8}\n"); // the last line has its end now, and comes once more
        log.poll();
        QCOMPARE(log.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}, {3, 1.0}, {3, 1.0}}));
        QCOMPARE(log.values.at("val"), (Steps{{1, 9.0}, {2, 8.0}}));
        Followed named(LogKind::JsonLines, "named.jsonl");
        named.write("{\"tag\":\"loss\",\"value\":3}\n{\"tag\":\"top1\",\"value\":4}\n{\"tag\":\"loss\",\"value\":2}\n");
        named.poll();
        QCOMPARE(named.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}}));
        QCOMPARE(named.values.at("top1"), (Steps{{1, 4.0}}));
        Followed table(LogKind::Csv, "table.csv");
        table.write("tag,value\nloss,3\ntop1,4\n");
        table.poll();
        table.append("loss,2\n");
        table.poll();
        QCOMPARE(table.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}}));
        QCOMPARE(table.values.at("top1"), (Steps{{1, 4.0}}));
    }

    void aLineWithoutAStepBelongsToTheLastOne()
    {
        Followed log(LogKind::JsonLines, "log.jsonl");
        log.write("{\"step\":100,\"loss\":3}\n{\"val\":9}\n{\"step\":200,\"loss\":2}\n");
        log.poll();
        log.append(
            "{\"step\":201,\"note\":\"x\"}\n{\"epoch\":1,\"val\":8}\n"); // an epoch is no step where steps are told
        log.poll();
        QCOMPARE(log.values.at("loss"), (Steps{{100, 3.0}, {200, 2.0}}));
        QCOMPARE(log.values.at("val"), (Steps{{100, 9.0}, {201, 8.0}}));
        Followed epochs(LogKind::JsonLines, "epochs.jsonl");
        epochs.write("{\"epoch\":1,\"loss\":3}\n{\"val\":9}\n{\"epoch\":2,\"loss\":2}\n");
        epochs.poll();
        QCOMPARE(epochs.values.at("loss"), (Steps{{1, 3.0}, {2, 2.0}}));
        QCOMPARE(epochs.values.at("val"), (Steps{{1, 9.0}}));
        // No value takes the place of another.
        Followed first(LogKind::JsonLines, "first.jsonl");
        first.write("{\"step\":0,\"lr\":1}\n{\"loss\":3}\n{\"loss\":2}\n");
        first.poll();
        first.append("{\"loss\":1}\n{\"step\":9,\"lr\":1}\n{\"loss\":0}\n");
        first.poll();
        QCOMPARE(first.values.at("loss"), (Steps{{0, 3.0}, {1, 2.0}, {2, 1.0}, {9, 0.0}}));
        Followed same(LogKind::JsonLines, "same.jsonl");
        same.write("{\"step\":5,\"loss\":3}\n{\"loss\":2,\"val\":8}\n{\"step\":9,\"loss\":1}\n");
        same.poll();
        same.append("{\"loss\":0}\n");
        same.poll();
        QCOMPARE(same.values.at("loss"), (Steps{{5, 3.0}, {6, 2.0}, {9, 1.0}, {10, 0.0}}));
        QCOMPARE(same.values.at("val"), (Steps{{5, 8.0}}));
        for (const char* text : {"step,loss\n5,3\n,2\n", "step,name,value\n5,loss,3\n,loss,2\n"}) {
            Followed table(LogKind::Csv, "same.csv");
            table.write(text);
            table.poll();
            QCOMPARE(table.values.at("loss"), (Steps{{5, 3.0}, {6, 2.0}}));
        }
        // Epochs that are not whole are no steps; none of their values shares one with another.
        Followed parts(LogKind::JsonLines, "parts.jsonl");
        parts.write("{\"epoch\":0,\"loss\":4}\n{\"epoch\":0.5,\"loss\":3}\n{\"epoch\":1,\"loss\":2}\n");
        parts.poll();
        QCOMPARE(parts.values.at("loss"), (Steps{{0, 4.0}, {1, 3.0}, {2, 2.0}}));
    }

    void aRowWithoutAStepBelongsToTheLastOneOfItsRun()
    {
        const QTemporaryDir folder;
        const LogSource source{LogKind::Csv, fs::path(folder.path().toStdString()) / "long.csv", {}, "a"};
        writeFileAtomically(source.path, "run,series,step,value\na,loss,1,3\nb,loss,50,9\na,val,,2\n");
        const LogNews news = openLog(source)->poll();
        QCOMPARE(news.points.size(), std::size_t{2});
        QCOMPARE(news.points[1].step, std::int64_t{1});
    }

    void readsATrainerStateAndItsNewHistory()
    {
        Followed log(LogKind::TrainerState, "trainer_state.json");
        log.write(
            R"({"max_steps": 100, "log_history": [{"epoch": 0.5, "loss": 2.5, "step": 10}, {"eval_loss": 2.0, "step": 10}]})");
        const LogNews news = log.poll();
        QCOMPARE(log.values.at("train/loss"), (Steps{{10, 2.5}}));
        QCOMPARE(log.values.at("eval/loss"), (Steps{{10, 2.0}}));
        QCOMPARE(news.parameters, (std::vector<LogParameter>{{"max_steps", "100"}}));
        log.write(
            R"({"log_history": [{"epoch": 0.5, "loss": 2.5, "step": 10}, {"eval_loss": 2.0, "step": 10}, {"loss": NaN, "step": 20}]})");
        log.poll();
        QCOMPARE(log.values.at("train/loss").size(), std::size_t{2});
        QCOMPARE(log.sessions.size(), std::size_t{1});
        log.write(R"({"log_history": [{"epoch": 0.5, "loss": 2.5, "step": 10}, {"eval_loss": 1.0, "step": 10}]})");
        log.poll();
        QCOMPARE(log.sessions.size(), std::size_t{2});
        QCOMPARE(log.values.at("eval/loss").back(), (std::pair<std::int64_t, double>{10, 1.0}));
        log.write(R"({"log_history": [{"step": 10)"); // it is being written
        QVERIFY(log.poll().empty());
    }

    void toldDamageIsLimitedAndStepsAreChecked()
    {
        Followed log(LogKind::Csv, "log.csv");
        std::string text = "step,loss\n";
        for (int i = 0; i < 500; ++i)
            text += "x,1\n";
        log.write(text + "-1,1\n1e300,1\n1.5,1\n7,1,2,3\n8,0.5\n");
        QCOMPARE(log.poll().damage.size(), kMostDamageTold);
        QCOMPARE(log.values.at("loss"), (Steps{{8, 0.5}}));
    }

    void readsNumbersAsPythonWritesThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("valid");
        QTest::newRow("exponent") << "1e-05" << 1e-5 << true;
        QTest::newRow("plus") << "+2.5" << 2.5 << true;
        QTest::newRow("spaces") << " 3 " << 3.0 << true;
        QTest::newRow("nan") << "NaN" << std::nan("") << true;
        QTest::newRow("infinite") << "-Infinity" << -HUGE_VAL << true;
        QTest::newRow("too large") << "1e999" << HUGE_VAL << true;
        QTest::newRow("too small") << "1e-999" << 0.0 << true;
        QTest::newRow("too small, in capitals") << "-1E-999" << 0.0 << true;
        QTest::newRow("too small, without an exponent") << "0." + QString(400, '0') + "1" << 0.0 << true;
        QTest::newRow("too large, without an exponent") << QString(400, '9') + ".5" << HUGE_VAL << true;
        QTest::newRow("too large, in capitals") << "-1E+999" << -HUGE_VAL << true;
        QTest::newRow("empty") << "" << 0.0 << false;
        QTest::newRow("word") << "tensor(0.5)" << 0.0 << false;
    }
    void readsNumbersAsPythonWritesThem()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        QFETCH(bool, valid);
        const auto number = numberIn(text.toStdString());
        QCOMPARE(number.has_value(), valid);
        if (valid)
            QVERIFY(*number == value || (std::isnan(*number) && std::isnan(value)));
    }

    void readsTimes()
    {
        QCOMPARE(timeIn("2026-11-24 14:05:00.5+01:00"), 1795525500.5);
        QCOMPARE(timeIn("1700000000123"), 1700000000.123);
        QCOMPARE(timeIn("12.5"), 0.0); // a duration
        QCOMPARE(timeIn("yesterday"), 0.0);
        QCOMPARE(timeIn("0001-01-01T00:00:00Z"), 0.0); // how Go writes that there is none
    }

    void deepJsonIsRefused()
    {
        struct Ignore final : JsonVisitor {
            void number(std::string_view, double) override {}
            void text(std::string_view, std::string_view) override {}
            void boolean(std::string_view, bool) override {}
        } ignore;
        QVERIFY(!scanJson(std::string(100'000, '['), ignore));
        QVERIFY(!scanJson("{\"a\":1}x", ignore));
        QVERIFY(!scanJson("[1,]", ignore));
        QVERIFY(scanJson(" {\"a\\u00e4\\ud83d\\ude00\": [true, null, -1.5e3, {}]} ", ignore));
    }

    void findsLogsButNoDataSets()
    {
        const QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        for (const char* one : {"a/version_0", "b/checkpoint-500", "b/checkpoint-1000", "c"})
            fs::create_directories(root / one);
        std::ofstream(root / "a/version_0/metrics.csv") << "epoch,step,loss\n";
        std::ofstream(root / "b/checkpoint-500/trainer_state.json") << "{}";
        std::ofstream(root / "b/checkpoint-1000/trainer_state.json") << "{}";
        std::ofstream(root / "c/irises.csv") << "petal,sepal\n1,2\n";
        std::ofstream(root / "c/words.jsonl") << "{\"word\":1}\n";
        std::ofstream(root / "c/log.jsonl") << "{\"step\":1}\n";
        fs::create_directory_symlink(root, root / "c/loop");
        QCOMPARE(::mkfifo((root / "c/pipe.csv").c_str(), 0600), 0); // opening it would block for ever
        fs::create_symlink("/dev/zero", root / "c/endless.jsonl");
        PassedOver passedOver;
        const std::vector<FoundLog> found = findLogs(root, &passedOver);
        QCOMPARE(found.size(), std::size_t{3});
        QCOMPARE(passedOver.count, std::int64_t{2});
        QCOMPARE(passedOver.names, (std::vector<std::string>{"c/irises.csv", "c/words.jsonl"}));
        QCOMPARE(found[0].name, std::string("a/version_0"));
        QCOMPARE(found[1].name, std::string("b"));
        QCOMPARE(found[1].source.path, root / "b/checkpoint-1000/trainer_state.json");
        QCOMPARE(found[2].name, std::string("c/log"));
    }
};

TRAINYARD_TEST(ForeignTextTest)

} // namespace foreign_text_test

#include "foreign_text_test.moc"
