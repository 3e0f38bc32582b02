// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"
#include "storage/store/sql_query.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <filesystem>
#include <random>

namespace sql_query_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

using Rows = std::vector<std::vector<SqlValue>>;

Rows rowsOf(const std::filesystem::path& file, const std::string& sql)
{
    Rows rows;
    runSqlQuery(file, sql, {[](const auto&) {}, [&](const std::vector<SqlValue>& row) { rows.push_back(row); }});
    return rows;
}

double number(const SqlValue& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    return std::get<double>(value);
}

/// A run with several attempts, each of which starts at a step that the one before may have passed or not reached.
void addResumedRun(RunStore& store, const std::string& id, unsigned seed)
{
    (void)store.createRun(specNamed(id, "resumed " + id), "/nowhere/" + id, "local").get().value();
    std::mt19937 random(seed);
    std::int64_t start = 0;
    for (int attempt = 1; attempt <= 4; ++attempt) {
        EventStream events(attempt, start);
        events.started(id);
        const std::int64_t steps = std::int64_t(random() % 30);
        for (std::int64_t step = start + 1; step <= start + steps; ++step) {
            events.metrics(step, {{"train/loss", SeriesValue::of(1.0 + double(random() % 1000) / attempt)}});
            if (step % 5 == 0)
                events.metrics(step, {{"val/top1", SeriesValue::of(double(random() % 100) / 100.0)}});
        }
        if (attempt == 2) // a validation at the very step from which an attempt started
            events.metrics(start, {{"val/loss", SeriesValue::of(0.5)}});
        VERIFY_OK(store.ingest(events.chunk(id)).get());
        start = std::max<std::int64_t>(0, start + steps - std::int64_t(random() % 12));
    }
}

} // namespace

class SqlQueryTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    std::filesystem::path m_file;

private slots:
    void initTestCase()
    {
        m_file = m_folder.filePath("store.sqlite").toStdString();
        RunStore store(m_file);
        for (unsigned seed = 1; seed <= 12; ++seed)
            addResumedRun(store, "run-" + std::to_string(seed), seed);
        VERIFY_OK(store.setTags("run-1", {"paper", "baseline"}).get());
    }

    /// The view and the reader that the charts use show the same points, whatever attempts superseded.
    void pointsShownAreTheDefaultView()
    {
        RunStore store(m_file);
        const auto reader = store.reader();
        std::size_t compared = 0;
        for (const RunRow& run : reader->runs({}))
            for (const SeriesRow& series : reader->series(run.key)) {
                Rows wanted;
                reader->points(run.key, series.name, [&](const PointRow& point) {
                    wanted.push_back({std::int64_t{point.attempt}, point.step, point.value});
                });
                const Rows got = rowsOf(m_file, "SELECT attempt, step, value FROM points_shown WHERE run_id = '" +
                                                    run.id + "' AND series = '" + series.name + "' ORDER BY step");
                QVERIFY2(got == wanted, (run.id + " " + series.name).c_str());
                compared += got.size();
            }
        QVERIFY(compared > 200);
    }

    /// Against a walk over the reader's points.
    void pointsAtBestAreTheLastOnesUpToTheBestStep()
    {
        RunStore store(m_file);
        const auto reader = store.reader();
        int checked = 0;
        for (const RunRow& run : reader->runs({})) {
            double best = -1.0;
            std::int64_t at = -1;
            reader->points(run.key, "val/top1", [&](const PointRow& point) {
                if (point.value > best) {
                    best = point.value;
                    at = point.step;
                }
            });
            if (at < 0)
                continue;
            for (const SeriesRow& series : reader->series(run.key)) {
                std::optional<PointRow> last;
                reader->points(run.key, series.name, [&](const PointRow& point) {
                    if (point.step <= at)
                        last = point;
                });
                const Rows got =
                    rowsOf(m_file, "SELECT best_of, best_step, best_value, step, value FROM points_at_best "
                                   "WHERE run_id = '" +
                                       run.id + "' AND series = '" + series.name + "'");
                QCOMPARE(got.size(), std::size_t(last ? 1 : 0));
                if (!last)
                    continue;
                QCOMPARE(std::get<std::string>(got[0][0]), std::string("val/top1"));
                QCOMPARE(number(got[0][1]), double(at));
                QCOMPARE(number(got[0][2]), best);
                QCOMPARE(number(got[0][3]), double(last->step));
                QCOMPARE(number(got[0][4]), last->value);
                ++checked;
            }
        }
        QVERIFY(checked > 10);
    }

    void aRunIsOneWideRow()
    {
        const Rows rows = rowsOf(m_file, "SELECT run_id, run, tags, epochs, batch_size, optimizer, learning_rate, "
                                         "last_train_loss, trashed, campaign FROM runs_wide WHERE run_id = 'run-1'");
        QCOMPARE(rows.size(), std::size_t(1));
        const RunSpec spec = specNamed("run-1");
        QCOMPARE(std::get<std::string>(rows[0][1]), std::string("resumed run-1"));
        QCOMPARE(std::get<std::string>(rows[0][2]), std::string("baseline, paper"));
        QCOMPARE(number(rows[0][3]), double(spec.training.epochs));
        QCOMPARE(number(rows[0][4]), double(spec.training.batchSize));
        QVERIFY(!std::get<std::string>(rows[0][5]).empty());
        QCOMPARE(number(rows[0][6]), spec.training.learningRate.base);
        RunStore store(m_file);
        const auto reader = store.reader();
        double last = 0.0;
        reader->points(reader->run("run-1")->key, "train/loss", [&](const PointRow& point) { last = point.value; });
        QCOMPARE(number(rows[0][7]), last);
        QCOMPARE(number(rows[0][8]), 0.0);
        QVERIFY(std::holds_alternative<std::monostate>(rows[0][9]));
        QCOMPARE(rowsOf(m_file, "SELECT count(*) FROM runs_wide"), (Rows{{std::int64_t{12}}}));
    }

    void refusesWhatIsNoQuery_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("words");
        QTest::newRow("mistake") << "SELECT accuracy FROM runs_wide"
                                 << "no such column: accuracy";
        QTest::newRow("syntax") << "SELEC 1"
                                << "syntax error";
        QTest::newRow("delete") << "DELETE FROM runs"
                                << "more than read";
        QTest::newRow("drop") << "DROP VIEW runs_wide"
                              << "more than read";
        QTest::newRow("attach") << "ATTACH '%1/other.db' AS other"
                                << "more than read";
        QTest::newRow("copy") << "VACUUM INTO '%1/copy.db'"
                              << "not a query";
        QTest::newRow("pragma") << "PRAGMA query_only=OFF"
                                << "more than read";
        QTest::newRow("two") << "SELECT 1; DELETE FROM runs"
                             << "more than one statement";
        QTest::newRow("begin") << "BEGIN"
                               << "more than read";
        QTest::newRow("nothing") << "-- only a comment"
                                 << "not a query";
    }
    void refusesWhatIsNoQuery()
    {
        QFETCH(QString, sql);
        QFETCH(QString, words);
        const QString query = sql.contains("%1") ? sql.arg(m_folder.path()) : sql;
        try {
            rowsOf(m_file, query.toStdString());
            QFAIL("it was carried out");
        } catch (const Failure& failure) {
            QCOMPARE(int(failure.error().kind), int(ErrorKind::BadInput));
            QVERIFY2(failure.error().text().find(words.toStdString()) != std::string::npos,
                     failure.error().text().c_str());
        }
        QVERIFY(!std::filesystem::exists(m_folder.filePath("copy.db").toStdString()));
        QVERIFY(!std::filesystem::exists(m_folder.filePath("other.db").toStdString()));
        QCOMPARE(rowsOf(m_file, "SELECT count(*) FROM runs;  -- all of them"), (Rows{{std::int64_t{12}}}));
    }

    void valuesKeepTheirKinds()
    {
        const Rows rows =
            rowsOf(m_file, "WITH t(a, b, c, d, e) AS (VALUES (1, 0.5, 'x', x'00ff', NULL)) SELECT * FROM t");
        QCOMPARE(rows, (Rows{{std::int64_t{1}, 0.5, std::string("x"), std::string("00ff"), std::monostate{}}}));
    }
};

TRAINYARD_TEST(SqlQueryTest)

} // namespace sql_query_test

#include "sql_query_test.moc"
