// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QDateTime>
#include <QTemporaryDir>

#include <cmath>
#include <random>

namespace run_query_test {

using namespace trainyard;
using namespace trainyard::test;

/// The text language of RunQuery, sorting, scopes.
class RunQueryTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<StoreReader> m_reader;

    void make(const std::string& id, const std::string& name, const std::string& notes,
              const std::vector<std::string>& tags, int batch, double top1)
    {
        RunSpec spec = specNamed(id, name);
        spec.notes = notes;
        spec.tags = tags;
        spec.training.batchSize = batch;
        if (id == "c")
            spec.model.architecture = Architecture::ResNet20V2;
        VERIFY_OK(m_store->createRun(spec, "/" + id, "local").get());
        if (std::isnan(top1))
            return;
        EventStream stream;
        stream.started(id);
        stream.metrics(1, {{"val/top1", SeriesValue::of(top1)}, {"val/loss", SeriesValue::of(1 - top1)}});
        stream.metrics(2, {{"val/top1", SeriesValue::of(top1 - 0.1)}, {"val/loss", SeriesValue::of(1.1 - top1)}});
        VERIFY_OK(m_store->ingest(stream.chunk(id)).get());
    }

    QString ids(const RunQuery& query)
    {
        QStringList all;
        for (const RunRow& run : m_reader->runs(query))
            all << QString::fromStdString(run.id);
        if (static_cast<std::int64_t>(all.size()) != m_reader->countRuns(query))
            return "countRuns differs";
        return all.join(' ');
    }

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<RunStore>(m_folder.filePath("query.db").toStdString());
        make("a", "Small baseline", "first try, 100%", {"baseline", "Größe"}, 64, 0.91);
        make("b", "Small wide", "see http://example.org/x", {"wide", "two words"}, 128, 0.95);
        make("c", "Residual net", "it's \"quoted\"", {"baseline"}, 8, 0.7);
        make("d", "Not started", "", {}, 64, std::nan(""));
        m_reader = m_store->reader();
    }

    void findsByText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* text, const char* found) {
            QTest::newRow(text) << QString(text) << QString(found);
        };
        row("", "a b c d");
        row("small", "a b");
        row("SMA", "a b");
        row("small wi", "b");
        row("wide small", "b");
        row("\"small wide\"", "b");
        row("\"wide small\"", "");
        row("grosse", "");
        row("grö", "a");
        row("gro", "a");
        row("tag:baseline", "a c");
        row("tag:BASELINE small", "a");
        row("tag:base", "a c");
        row("tag:line", "a c");
        row("tag:line*", "");
        row("tag:%", "");
        row("tag=base", "");
        row("tag=BASELINE", "a c");
        row("tag:base*", "a c");
        row("tag:\"two words\"", "b");
        row("model:small-cnn", "a b d");
        row("model:resnet20v2", "c");
        row("state:running", "a b c");
        row("state:draft", "d");
        row("state:nonsense", "");
        row("training.batch_size:64", "a d");
        row("training.batch_size>64", "b");
        row("training.batch_size > 64", "b");
        row("training.batch_size>=64 training.batch_size<100", "a d");
        row("val/top1>0.9", "a b");
        row("val/top1>=0.91", "a b");
        row("val/top1>0.91", "b");
        row("val/top1<0.8", "c");
        row("val/loss<0.06", "b");
        row("val/top1=0.7", "c");
        row("nothing/here>0.5", "");
        row("step:2", "a b c");
        row("step<1", "d");
        row("name:small", "a b");
        row("notes:first", "a");
        row("name:first", "");
        row("http://example.org", "b");
        row("100%", "a");
        row("%", "a");
        row("_", "");
        row("'", "c");
        row("id:a", "a");
        row("id=a", "a");
        row("-state:draft", "a b c");
        row("!state:draft", "a b c");
        row("not state:draft", "a b c");
        row("NOT state:draft", "a b c");
        row("state!=draft", "a b c");
        row("state != draft", "a b c");
        row("-state!=draft", "d");
        row("-tag:baseline", "b d");
        row("-tag:\"two words\" -wide", "a c d");
        row("-small", "c d");
        row("NOT small", "c d");
        row("not started", "d");
        row("small -\"small wide\"", "a");
        row("\"-small\"", "a b");
        row("-val/top1>0.9", "c d");
        row("-step<1 -name:residual", "a b");
        row("-training.batch_size:64", "b c");
        row("-\"100%\"", "b c d");
        row("-%", "b c d");
        row("-stat:done", "");
        row("-state:doen", "");
        row("-nothing/here>0.5", "");
    }
    void findsByText()
    {
        QFETCH(QString, text);
        QFETCH(QString, found);
        RunQuery query;
        query.text = text.toStdString();
        query.sortBy = "id";
        query.descending = false;
        QCOMPARE(ids(query), found);
    }

    void namesMistakes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("position"); ///< 0: no mistake
        QTest::addColumn<QString>("told");
        const auto row = [](const char* text, int position, const char* told) {
            QTest::newRow(text) << QString(text) << position << QString(told);
        };
        row("stat:done", 1, "no field or metric \"stat\" (character 1). Did you mean state?");
        row("small stat:done", 7, "Did you mean state?");
        row("größe stat:done", 7, "(character 7)");
        row("state:doen", 1, "no state \"doen\" (character 1). Did you mean state:done?");
        row("state:xyz", 1, "The states are draft,");
        row("val/top1>abc", 1, "\"abc\" is not a number to compare val/top1 with (character 1)");
        row("val/top1>", 1, "nothing follows \"val/top1>\"");
        row("state:", 1, "nothing follows \"state:\"");
        row("small \"wide", 7, "begins at character 7 has no end");
        row("val/topp1>0.5", 1, "Did you mean val/top1?");
        row("top1>0.5", 1, "Did you mean val/top1?");
        row("batch_size:64", 1, "Did you mean training.batch_size?");
        row("nothing/here>0.5", 1, "Write \"nothing/here>0.5\" in quotes");
        row("val/top1:0.9", 1, "Write val/top1=0.9");
        row("step:two", 1, "\"two\" is not a number to compare step with");
        row("model>3", 1, "model is a text");
        row("val/top1=abc", 1, "\"abc\" is not a number to compare val/top1 with");
        row("val/top1:max>0.5", 1, "\"max>0.5\" is not a number to compare val/top1 with");
        row("state:done OR state:failed", 12, "\"OR\" does not join conditions (character 12)");
        row("small && wide", 7, "Write \"&&\" in quotes");
        row("\"OR\"", 0, "");
        row("or", 0, "");
        row("'small wide'", 1, "' does not begin a quotation (character 1). Use \" instead.");
        row("none name:'small wide'", 6, "' does not begin a quotation (character 6)");
        row("\"'small\"", 0, "");
        row("", 0, "");
        row("absent", 0, "");
        row("state:failed", 0, "");
        row("STATE:failed", 1, "Did you mean state?");
        row("state:fail*", 0, "");
        row("val/top1>5", 0, "");
        row("http://example.org", 0, "");
        row("\"stat:done\"", 0, "");
        row("tag:none name:none", 0, "");
        row("model=none", 0, "");
        row("created>yesterday", 1, "\"yesterday\" is not a date to compare created with (character 1)");
        row("created>2026-02-30", 1, "as in created>=2026-11-28 or created<2026-11-28T14:30");
        row("created:soon", 1, "is not a date");
        row("created>2026-11-28T25:00", 1, "is not a date");
        row("val/top1>2026-11-28", 1, "is not a number to compare val/top1 with");
        row("small elapsed>10x", 7, "\"10x\" is not a duration to compare elapsed with (character 7)");
        row("trained>5x", 1, "\"5x\" is not a duration to compare trained with (character 1)");
        row("small -trained<=5x", 7, "\"5x\" is not a duration to compare trained with (character 7)");
        row("trained:long", 1, "Write seconds, or a duration such as 10s, 2h or 1h30m.");
        row("trainde>3", 1, "Did you mean trained?");
        row("created>2001-01-01 ended<1980-01-01", 0, "");
        row("elapsed>1000d", 0, "");
        row("-stat:done", 1, "Did you mean state?");
        row("small -state:doen", 7, "Did you mean state:done?");
        row("small !created>soon", 7, "is not a date");
        row("not wide small", 1, "\"not\" is looked for as a word (character 1)");
        row("wide \"not\" small", 0, "");
        row("wide NOT", 6, "\"NOT\" does not join conditions (character 6)");
    }
    /// A text that finds nothing says why, where and what was meant.
    void namesMistakes()
    {
        QFETCH(QString, text);
        QFETCH(int, position);
        QFETCH(QString, told);
        const std::optional<QueryProblem> problem = m_reader->queryProblem(text.toStdString());
        QCOMPARE(problem ? static_cast<int>(problem->position) : 0, position);
        if (problem)
            QVERIFY2(QString::fromStdString(problem->why.text()).contains(told), problem->why.text().c_str());
    }

    void findsByTime_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* text, const char* found) {
            QTest::newRow(text) << QString(text) << QString(found);
        };
        row("created:2026-11-28", "evening morning");
        row("created=2026-11-28", "evening morning");
        row("created>2026-11-28", "later");
        row("created>=2026-11-28", "evening later morning");
        row("created<2026-11-28", "earlier");
        row("created<=2026-11-28", "earlier evening morning");
        row("created > 2026-11-27 created < 2026-11-29", "evening morning");
        row("-created:2026-11-28", "earlier later");
        row("created!=2026-11-28", "earlier later");
        row("created>2026-11-28T09:30", "evening later");
        row("created>=2026-11-28 09:30", "evening later morning");
        row("created>\"2026-11-28 09:29\"", "evening later morning");
        row("created:2026-11-28T23:59", "evening");
        row("created:2026-11-28 23:58", "");
        row("created>2026-11-28 23:59 run", "later");
        row("ended<2099-01-01", ""); // none has ended
        row("created>1e9", "earlier evening later morning");
        row("name:2026-11-28", "");
        row("elapsed>10s", "morning");
        row("trained>10s", "morning");
        row("trained > 10", "morning");
        row("elapsed>=1h30m", "morning");
        row("elapsed>1h31m", "");
        row("elapsed:1h30m", "morning");
        row("elapsed:90m", "morning");
        row("elapsed<2h -elapsed<1m", "morning");
        row("elapsed:5399s", "");
    }
    /// Dates are local ones and whole days; durations have units.
    void findsByTime()
    {
        QFETCH(QString, text);
        QFETCH(QString, found);
        RunStore store(m_folder.filePath("times.db").toStdString());
        const auto reader = store.reader();
        if (reader->countRuns({}) == 0) {
            const auto create = [&](const char* id, int day, int hour, int minute) {
                const QDateTime at(QDate(2026, 11, day), QTime(hour, minute));
                VERIFY_OK(store.createRun(specNamed(id), std::string("/") + id, "local", double(at.toSecsSinceEpoch()))
                              .get());
            };
            create("earlier", 27, 23, 59);
            create("morning", 28, 9, 30);
            create("evening", 28, 23, 59);
            create("later", 29, 0, 0);
            EventStream stream;
            stream.started("morning");
            stream.value(21601, "train/loss", 1.0); // a quarter of a second each
            VERIFY_OK(store.ingest(stream.chunk("morning")).get());
        }
        RunQuery query;
        query.text = text.toStdString();
        query.sortBy = "id";
        query.descending = false;
        QStringList all;
        for (const RunRow& run : reader->runs(query))
            all << QString::fromStdString(run.id);
        QCOMPARE(all.join(' '), found);
        QVERIFY(!reader->queryProblem(query.text));
    }

    void findsWhatHasAValue_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        const auto row = [](const char* text, const char* found) {
            QTest::newRow(text) << QString(text) << QString(found);
        };
        row("campaign:20261128-rates", "bred");
        row("campaign:20261128*", "bred");
        row("campaign:\"Learning rates 2\"", "bred");
        row("campaign=\"learning rates 2\"", "bred");
        row("campaign:learn*", "bred");
        row("campaign:learning", "");
        row("campaign:another*", "");
        row("-campaign:learn*", "plain");
        row("campaign:*", "bred");
        row("!campaign:*", "plain");
        row("parent:*", "bred");
        row("-parent:*", "plain");
        row("parent:plain", "bred");
        row("parent:\"a RUN\"", "bred");
        row("parent:A*", "bred");
        row("parent:bred", "");
        row("-parent:\"A run\"", "plain");
        row("machine:*", "bred plain");
        row("-machine:*", "");
        row("machine:local", "bred plain");
        row("machine:\"this Workstation\"", "bred plain");
        row("machine=this*", "bred plain");
        row("machine:workstation", "");
        row("-machine:\"This workstation\"", "");
        row("notes:*", "bred");
        row("-notes:*", "plain");
        row("name:*", "bred plain");
        row("state:*", "bred plain");
        row("tag:*", "bred");
        row("-tag:*", "plain");
        row("training.batch_size:*", "bred plain");
        row("-training.batch_size:*", "");
    }
    /// "field:*" are the runs with any value; campaign, machine and parent are meant by id or by name.
    void findsWhatHasAValue()
    {
        QFETCH(QString, text);
        QFETCH(QString, found);
        RunStore store(m_folder.filePath("values.db").toStdString());
        const auto reader = store.reader();
        if (reader->countRuns({}) == 0) {
            VERIFY_OK(store.addCampaign({"20261128-rates", "Learning rates 2", "search", "{}", 10.0}).get());
            VERIFY_OK(store.addCampaign({"20261129-rates", "Another", "search", "{}", 20.0}).get());
            VERIFY_OK(store.createRun(specNamed("plain"), "/plain", "local").get());
            RunSpec bred = specNamed("bred");
            bred.notes = "from plain";
            bred.tags = {"young"};
            bred.campaign = "20261128-rates";
            bred.parent.emplace().run = "plain";
            VERIFY_OK(store.createRun(bred, "/bred", "local").get());
        }
        RunQuery query;
        query.text = text.toStdString();
        query.machineNames = {{"local", "This workstation"}, {"elsewhere", "Other"}};
        query.sortBy = "id";
        query.descending = false;
        QStringList all;
        for (const RunRow& run : reader->runs(query))
            all << QString::fromStdString(run.id);
        QCOMPARE(all.join(' '), found);
        QVERIFY(!reader->queryProblem(query.text));
    }

    void namesTooManyConditions()
    {
        std::string text;
        for (int i = 0; i < 70; ++i)
            text += "word ";
        const std::optional<QueryProblem> problem = m_reader->queryProblem(text);
        QVERIFY(problem && problem->position == 60 * 5 + 1);
    }

    void takesHostileTextAsText()
    {
        const std::vector<std::string> texts = {"\"",
                                                "\"\"",
                                                "\"\"\"",
                                                "'; DROP TABLE runs; --",
                                                "* OR 1=1",
                                                "AND",
                                                "OR",
                                                "NOT",
                                                "NEAR(a b)",
                                                "a AND",
                                                "(",
                                                ")",
                                                "name : (",
                                                "^a",
                                                "a^",
                                                "+",
                                                "-",
                                                "{name}:a",
                                                "col:{",
                                                "tag:",
                                                ":tag",
                                                "tag:*",
                                                "*",
                                                "**",
                                                "a*b",
                                                ">",
                                                "<>",
                                                ">>1",
                                                "a>",
                                                ">1",
                                                "a>b",
                                                "a>1e999",
                                                "a>nan",
                                                "a=inf",
                                                "training.batch_size:'",
                                                "model:%",
                                                "model:\\*",
                                                "\\",
                                                "$()",
                                                "`",
                                                std::string("a\0b", 3),
                                                std::string("\0", 1),
                                                "\xff\xfe",
                                                "\xc3",
                                                "tag:\xff",
                                                "\n\t",
                                                "name:\"",
                                                "state:\"run\"*",
                                                std::string(100'000, 'a'),
                                                std::string(100'000, '"'),
                                                "runs_search MATCH x",
                                                "rank MATCH 'bm25(10.0)'",
                                                "a:b:c:d>1",
                                                "-",
                                                "--",
                                                "-\"",
                                                "!=",
                                                "a!=",
                                                "-a!=b",
                                                "NOT NOT NOT a:b",
                                                "not -",
                                                "created>9999-12-31",
                                                "created:0000-00-00",
                                                "created>1970-01-01",
                                                "created<2026-11-28 99:99",
                                                "elapsed>1e308d1e308h",
                                                "elapsed>999999999999999999999d",
                                                "elapsed:1h1h"};
        RunQuery query;
        for (const std::string& text : texts) {
            query.text = text;
            (void)m_reader->runs(query);
            (void)m_reader->countRuns(query);
        }
        std::mt19937_64 random(1);
        static const std::string kBytes = "ab \"':*<>=()+-!^{}%_\\.,/0 19NEARO\xc3\xa4\xff";
        for (int i = 0; i < 3000; ++i) {
            query.text.clear();
            for (std::size_t n = random() % 30; n > 0; --n)
                query.text += kBytes[random() % kBytes.size()];
            query.sortBy = i % 3 == 0 ? "param:" + query.text : i % 3 == 1 ? query.text : "metric:" + query.text;
            (void)m_reader->runs(query);
        }
        query.text.clear();
        for (int i = 0; i < 3000; ++i)
            query.text += "word" + std::to_string(i) + " ";
        QCOMPARE(m_reader->runs(query).size(), std::size_t(0));
        query.text.clear();
        QCOMPARE(m_reader->runs(query).size(), std::size_t(4));
    }

    void sorts_data()
    {
        QTest::addColumn<QString>("by");
        QTest::addColumn<bool>("descending");
        QTest::addColumn<QString>("found");
        QTest::newRow("name") << "name" << false << "d c a b";
        QTest::newRow("name down") << "name" << true << "b a c d";
        QTest::newRow("created down") << "created" << true << "d c b a";
        QTest::newRow("metric") << "metric:0" << false << "c a b d";
        QTest::newRow("metric down, none last") << "metric:0" << true << "b a c d";
        QTest::newRow("another metric") << "metric:1" << false << "b a c d";
        QTest::newRow("number parameter") << "param:training.batch_size" << false << "c a d b";
        QTest::newRow("text parameter") << "param:model.architecture" << true << "d b a c";
        QTest::newRow("unknown is created") << "; DROP" << true << "d c b a";
        QTest::newRow("no such metric") << "metric:9" << true << "d c b a";
    }
    void sorts()
    {
        QFETCH(QString, by);
        QFETCH(bool, descending);
        QFETCH(QString, found);
        RunQuery query;
        query.metrics = {{"val/top1", MetricSummary::Best}, {"val/loss", MetricSummary::Worst}};
        query.sortBy = by.toStdString();
        query.descending = descending;
        QCOMPARE(ids(query), found);
    }

    /// A whole list, which is sorted outside of SQLite, comes in the order of its pages.
    void sortsTheWholeListAsItsPages()
    {
        const QTemporaryDir folder;
        RunStore store(folder.filePath("imported.db").toStdString());
        const double created[] = {30.0, 10.0, 20.0, 20.0, 5.0};
        for (int i = 0; i < 5; ++i) {
            RunSpec spec;
            spec.id = spec.name = "run-" + std::to_string(i);
            VERIFY_OK(store.createRun(spec, "/" + spec.id, "local", created[i]).get());
        }
        const auto reader = store.reader();
        for (const char* by : {"created", "no such column"})
            for (const bool descending : {true, false}) {
                RunQuery query;
                query.sortBy = by;
                query.descending = descending;
                std::vector<std::string> whole, pages;
                for (const RunRow& run : reader->runs(query))
                    whole.push_back(run.id);
                for (query.limit = 2; query.offset < 5; query.offset += 2)
                    for (const RunRow& run : reader->runs(query))
                        pages.push_back(run.id);
                QCOMPARE(whole.front(), std::string(descending ? "run-0" : "run-4"));
                QCOMPARE(whole, pages);
            }
    }

    void fillsMetricsAndPages()
    {
        RunQuery query;
        query.metrics = {{"val/top1", MetricSummary::Best},
                         {"val/top1", MetricSummary::Last},
                         {"val/top1", MetricSummary::Worst},
                         {"val/loss", MetricSummary::Best}};
        query.sortBy = "id";
        query.descending = false;
        query.limit = 2;
        query.offset = 1;
        const auto rows = m_reader->runs(query);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].id, std::string("b"));
        QCOMPARE(rows[0].metrics[0], 0.95);
        QCOMPARE(rows[0].metrics[1], 0.95 - 0.1);
        QCOMPARE(rows[0].metrics[2], 0.95 - 0.1);
        QCOMPARE(rows[0].metrics[3], 1 - 0.95);
        QCOMPARE(rows[0].tags, (std::vector<std::string>{"two words", "wide"}));
        query.params = {"training.batch_size", "no.such"};
        QCOMPARE(m_reader->runs(query)[0].params, (std::vector<std::string>{"128", ""}));
        QVERIFY(std::isnan(m_reader->run("d", query.metrics)->metrics[0]));
    }

    void listsNames()
    {
        QCOMPARE(m_reader->seriesNames(), (std::vector<std::string>{"val/loss", "val/top1"}));
        QCOMPARE(m_reader->tags(), (std::vector<std::string>{"Größe", "baseline", "two words", "wide"}));
        QCOMPARE(m_reader->paramKeys().size(), m_reader->params("a").size());
    }

    void keepsSearchInStep()
    {
        RunStore store(m_folder.filePath("search.db").toStdString());
        VERIFY_OK(store.createRun(specNamed("x", "alpha"), "/x", "local").get());
        const auto reader = store.reader();
        const auto finds = [&](const char* text) {
            RunQuery query;
            query.text = text;
            return reader->countRuns(query) == 1;
        };
        QVERIFY(finds("alpha"));
        VERIFY_OK(store.setName("x", "beta").get());
        QVERIFY(finds("beta") && !finds("alpha"));
        VERIFY_OK(store.setNotes("x", "gamma rays").get());
        QVERIFY(finds("rays") && finds("beta"));
        VERIFY_OK(store.setTags("x", {"delta", "epsilon"}).get());
        QVERIFY(finds("delta") && finds("tag:epsilon"));
        VERIFY_OK(store.setTags("x", {"epsilon"}).get());
        QVERIFY(!finds("delta") && finds("epsilon") && finds("gamma"));
        QVERIFY(store.setName("y", "none").get().error().kind == ErrorKind::NotFound);
        VERIFY_OK(store.deleteRuns({"x"}).get());
        QVERIFY(!finds("beta") && !finds("epsilon"));
    }

    void movesBetweenScopes()
    {
        RunStore store(m_folder.filePath("scopes.db").toStdString());
        for (const char* id : {"x", "y", "z"})
            VERIFY_OK(store.createRun(specNamed(id), "/", "local").get());
        VERIFY_OK(store.setArchived({"y"}, true).get());
        VERIFY_OK(store.setTrashed({"y", "z"}, true).get());
        const auto reader = store.reader();
        const auto count = [&](RunScope scope) {
            RunQuery query;
            query.scope = scope;
            return reader->countRuns(query);
        };
        QCOMPARE(count(RunScope::Active), 1);
        QCOMPARE(count(RunScope::Archived), 0);
        QCOMPARE(count(RunScope::Trashed), 2);
        QCOMPARE(count(RunScope::All), 3);
        QVERIFY(reader->run("z")->trashedAt > 1.6e9);
        VERIFY_OK(store.setTrashed({"y", "z"}, false).get());
        QCOMPARE(count(RunScope::Active), 2);
        QCOMPARE(count(RunScope::Archived), 1);
        QVERIFY(!store.setTrashed({"z", "none"}, true).get().ok());
        QCOMPARE(count(RunScope::Trashed), 0); // all or nothing
    }
};

TRAINYARD_TEST(RunQueryTest)

} // namespace run_query_test

#include "run_query_test.moc"
