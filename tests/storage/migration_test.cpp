// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/files.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/run_directory.h"
#include "storage/schema/migrations.h"
#include "storage/schema/store_file.h"
#include "storage/sqlite/connection.h"
#include "storage/store/run_store.h"
#include "tests/storage/event_stream.h"
#include "tests/storage/verify_ok.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

namespace migration_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// A compressed store of each version lies in tests/storage/fixtures. Before the schema gets a new version, keep one of
/// the old: TRAINYARD_WRITE_FIXTURE=tests/storage/fixtures storage_tests migration
QString fixture(const QString& folder, int version)
{
    return QString("%1/store_version_%2.db.qz").arg(folder).arg(version);
}

/// A reason with its code and arguments.
Reason kept()
{
    return queueReason("queue.requeued-too-often", 3, 2);
}

void fill(const std::filesystem::path& file)
{
    RunStore store(file);
    RunSpec spec = specNamed("fixture", "A run of the fixture");
    spec.tags = {"kept"};
    spec.notes = "notes";
    (void)store.createRun(spec, "/fixture", "local").get().value();
    EventStream first;
    first.started("fixture");
    for (int step = 1; step <= 300; ++step)
        first.metrics(step, {{"train/loss", SeriesValue::of(300.0 / step)}});
    (void)store.ingest(first.chunk("fixture")).get().value();
    EventStream second(2, 200);
    second.started("fixture");
    for (int step = 201; step <= 250; ++step)
        second.metrics(step, {{"train/loss", SeriesValue::of(step == 222 ? 1000.0 : 1.0)}});
    second.add(MessageEvent{LogLevel::Warning, kept()});
    HistogramEvent histogram;
    histogram.step = 222;
    histogram.layer = "stem";
    histogram.tensor = "weight";
    histogram.values.counts = {7};
    second.add(histogram);
    second.add(FinishedEvent{ExitCode::Completed, 250, 2.5, 62.5, {}});
    (void)store.ingest(second.chunk("fixture")).get().value();
    RunResult result;
    result.attempt = 2;
    result.step = 250;
    result.endedAt = 2000.0;
    (void)store.ingest({"fixture", "result.json", "1:2", 0, resultToText(result), 0.0}).get().value();
    JobRow job;
    job.token = "ty-fixture-1";
    job.runId = "fixture";
    job.state = JobState::Done;
    job.jobId = "77";
    job.reason = kept();
    (void)store.putJob(job).get();
    (void)store.addIntent({0, "local", job.token, "submit", "{}", "open", {}}).get();
    DataSetRow set;
    set.name = "Digits";
    set.data.format = DataFormat::Idx;
    set.data.path = "/fixture/digits";
    set.data.image = {28, 28, 1};
    const std::int64_t key = store.addDataSet(set).get().value();
    DataInspection inspection;
    inspection.data = set.data;
    inspection.classes = {{"0", 5, 1}, {"1", 6, 2}};
    inspection.trainSamples = 11;
    (void)store.putInspection(key, inspection, 100.0).get();
    (void)store.addCampaign({"study", "A study", "scaling-study", "{}", 50.0}).get();
    (void)store.setCampaignArchived("study", true).get();
    AlertRow alert;
    alert.runId = "fixture";
    alert.kind = "warning";
    alert.text = kept();
    (void)store.raiseAlert(alert).get();
    (void)store.putReport({0, "A report", "# Words", 60.0, 61.0, "{}"}).get();
}

} // namespace

/// Stores of every earlier version open, and keep what they held.
class MigrationTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        const QString folder = qEnvironmentVariable("TRAINYARD_WRITE_FIXTURE");
        if (folder.isEmpty())
            return;
        const std::string file = m_folder.filePath("fixture.db").toStdString();
        fill(file);
        QFile out(fixture(folder, schema::newestVersion()));
        QVERIFY(out.open(QIODevice::WriteOnly));
        const std::string bytes = readFile(file);
        out.write(qCompress(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())), 9));
    }

    void opensEveryVersion_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 1; version <= schema::newestVersion(); ++version)
            QTest::addRow("%d", version) << version;
    }
    void opensEveryVersion()
    {
        QFETCH(int, version);
        QFile in(fixture(QString::fromStdString((sourceFolder() / "tests/storage/fixtures").string()), version));
        QVERIFY2(in.open(QIODevice::ReadOnly), "every version needs a fixture");
        const QByteArray bytes = qUncompress(in.readAll());
        const std::filesystem::path file = m_folder.filePath(QString("version-%1.db").arg(version)).toStdString();
        QFile out(QString::fromStdString(file.string()));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
        out.close();
        RunStore store(file);
        const auto reader = store.reader();
        RunQuery query;
        query.text = "tag:kept notes val";
        QCOMPARE(reader->countRuns(query), 0);
        query.text = "tag:kept fixture training.batch_size:64 train/loss>=1";
        query.metrics = {{"train/loss", MetricSummary::Worst}};
        const auto runs = reader->runs(query);
        QCOMPARE(runs.size(), std::size_t(1));
        QVERIFY(runs[0].state == JobState::Done);
        QCOMPARE(runs[0].metrics[0], 1000.0);
        QCOMPARE(runs[0].attempts, 2);
        QCOMPARE(reader->bins({runs[0].key, "train/loss"}).size(), std::size_t(250));
        QCOMPARE(reader->jobs(false).size(), std::size_t(1));
        QVERIFY(reader->spec("fixture").has_value());
        VERIFY_OK(store.setName("fixture", "renamed").get());
        const auto sets = reader->dataSets();
        QCOMPARE(sets.size(), std::size_t(version < 2 ? 0 : 1));
        if (version >= 2) {
            QCOMPARE(sets[0].trainSamples, 11);
            QCOMPARE(reader->inspection(sets[0].key)->classes.at(1).train, 6);
        }
        if (version >= 4)
            QCOMPARE(reader->submission("ty-fixture-1")->request, std::string("{}"));
        QCOMPARE(reader->job("ty-fixture-1")->jobId, std::string(version >= 4 ? "77" : ""));
        if (version >= 5) {
            QCOMPARE(reader->job("ty-fixture-1")->reason, kept());
            const auto messages = reader->messages(runs[0].key);
            QVERIFY(std::any_of(messages.begin(), messages.end(),
                                [](const MessageRow& message) { return message.text == kept(); }));
        }
        const std::vector<AlertRow> alerts = reader->alerts({});
        QCOMPARE(alerts.size(), std::size_t(version >= 10 ? 1 : 0));
        if (version >= 10)
            QCOMPARE(alerts[0].text, kept());
        const std::vector<ReportRow> reports = reader->reports();
        QCOMPARE(reports.size(), std::size_t(version >= 11 ? 1 : 0));
        if (version >= 11)
            QCOMPARE(*reader->report(reports[0].key),
                     (ReportRow{reports[0].key, "A report", "# Words", 60.0, 61.0, "{}"}));
        const auto tensors = reader->histogramTensors(runs[0].key);
        QCOMPARE(tensors.size(), std::size_t(version >= 7 ? 1 : 0));
        if (version >= 7)
            QCOMPARE(tensors[0].newest.values.zeros(), std::int64_t(7));
        if (version >= 3)
            QVERIFY(reader->campaigns().at(0).name == "A study" && reader->campaigns().at(0).archived);
    }

    /// What earlier versions wrote in English stays as it is.
    void keepsTheTextsOfEarlierVersions()
    {
        QFile in(fixture(QString::fromStdString((sourceFolder() / "tests/storage/fixtures").string()), 4));
        QVERIFY(in.open(QIODevice::ReadOnly));
        const std::filesystem::path file = m_folder.filePath("texts.db").toStdString();
        QFile out(QString::fromStdString(file.string()));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(qUncompress(in.readAll())) > 0);
        out.close();
        {
            sqlite::Connection old(file, sqlite::Access::Write);
            old.execute("UPDATE runs SET reason = 'Cannot go on: the disk is full. Make room.'");
            old.execute(
                "INSERT INTO messages SELECT key, 1, 0, 999, 1.0, 'message', 'warning', 'The training loss became "
                "infinite at step 5; training goes on because the spec says so.', 0, 0, '', 0 FROM runs");
            old.execute("UPDATE jobs SET reason = 'held by its owner', advice = 'Release it.'");
        }
        RunStore store(file);
        const auto reader = store.reader();
        QVERIFY(reader->run("fixture")->reason == Reason("Cannot go on: the disk is full. Make room."));
        QVERIFY(reader->job("ty-fixture-1")->reason == Reason("held by its owner", "Release it."));
        const auto messages = reader->messages(reader->run("fixture")->key);
        QVERIFY(std::any_of(messages.begin(), messages.end(), [](const MessageRow& message) {
            return message.text.code == "training.loss-not-finite" &&
                   message.text.words.starts_with("The training loss became infinite at step 5");
        }));
    }

    /// Earlier versions had the subset of the classes in the data set's name.
    void subsetsBecomeNumbers_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("name");
        QTest::addColumn<int>("classes");
        QTest::addColumn<int>("all");
        QTest::newRow("whole") << std::string("photos (1)") << std::string("photos (1)") << 0 << 0;
        QTest::newRow("number") << std::string("photos (1) (10 classes)") << std::string("photos (1)") << 10 << 0;
        QTest::newRow("of all") << std::string("photos of (10 of 1000 classes)") << std::string("photos of") << 10
                                << 1000;
        QTest::newRow("a name") << std::string("a (few classes)") << std::string("a (few classes)") << 0 << 0;
    }
    void subsetsBecomeNumbers()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, name);
        QFETCH(int, classes);
        QFETCH(int, all);
        QFile in(fixture(QString::fromStdString((sourceFolder() / "tests/storage/fixtures").string()), 5));
        QVERIFY(in.open(QIODevice::ReadOnly));
        const std::filesystem::path file =
            m_folder.filePath(QString("subset-%1.db").arg(QTest::currentDataTag())).toStdString();
        QFile out(QString::fromStdString(file.string()));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(qUncompress(in.readAll())) > 0);
        out.close();
        sqlite::Connection(file, sqlite::Access::Write).execute("UPDATE runs SET dataset = '" + text + "'");
        RunStore store(file);
        const auto run = store.reader()->run("fixture");
        QCOMPARE(run->data.name, name);
        QCOMPARE(run->data.classes, std::int64_t(classes));
        QCOMPARE(run->data.allClasses, std::int64_t(all));
        QCOMPARE(run->dataset, text);
    }

    /// Earlier versions had a limit on the samples only in the spec.
    void limitsOfSamplesBecomeNumbers_data()
    {
        QTest::addColumn<std::string>("format");
        QTest::addColumn<int>("samples");
        QTest::newRow("files") << std::string("folder") << 300;
        QTest::newRow("generated") << std::string("glyphs") << 0;
    }
    void limitsOfSamplesBecomeNumbers()
    {
        QFETCH(std::string, format);
        QFETCH(int, samples);
        QFile in(fixture(QString::fromStdString((sourceFolder() / "tests/storage/fixtures").string()), 6));
        QVERIFY(in.open(QIODevice::ReadOnly));
        const std::filesystem::path file =
            m_folder.filePath(QString("limits-%1.db").arg(QTest::currentDataTag())).toStdString();
        QFile out(QString::fromStdString(file.string()));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(qUncompress(in.readAll())) > 0);
        out.close();
        {
            sqlite::Connection old(file, sqlite::Access::Write);
            for (const auto& [key, value] :
                 {std::pair("data.format", format), std::pair("data.train_samples", std::string("300"))})
                old.execute("INSERT OR REPLACE INTO params (run, key, value) SELECT key, '" + std::string(key) +
                            "', '" + value + "' FROM runs");
        }
        RunStore store(file);
        QCOMPARE(store.reader()->run("fixture")->data.samples, std::int64_t(samples));
    }

    /// Earlier versions took the lowest accuracy of an imported run for its best.
    void directionsAreRenewed()
    {
        QFile in(fixture(QString::fromStdString((sourceFolder() / "tests/storage/fixtures").string()), 11));
        QVERIFY(in.open(QIODevice::ReadOnly));
        const std::filesystem::path file = m_folder.filePath("directions.db").toStdString();
        QFile out(QString::fromStdString(file.string()));
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(qUncompress(in.readAll())) > 0);
        out.close();
        {
            sqlite::Connection old(file, sqlite::Access::Write);
            for (const char* name : {"val_accuracy", "eval_loss"}) {
                old.execute("INSERT INTO series (run, name, higher_is_better) SELECT key, '" + std::string(name) +
                            "', 0 FROM runs");
                old.execute("INSERT INTO summaries SELECT name, run, key, 3, 3, 0.8, 0.1, 0.9 FROM series "
                            "WHERE name = '" +
                            std::string(name) + "'");
            }
        }
        RunStore store(file);
        const auto run = store.reader()->run("fixture", {{"val_accuracy", MetricSummary::Best},
                                                         {"val_accuracy", MetricSummary::Worst},
                                                         {"eval_loss", MetricSummary::Best},
                                                         {"train/loss", MetricSummary::Worst}});
        QCOMPARE(run->metrics[0], 0.9);
        QCOMPARE(run->metrics[1], 0.1);
        QCOMPARE(run->metrics[2], 0.1);
        QCOMPARE(run->metrics[3], 1000.0);
        sqlite::Connection now(file, sqlite::Access::Read);
        QCOMPARE(now.integer("SELECT higher_is_better FROM series WHERE name = 'val_accuracy'"), 1);
    }

    void migrationsAreNumberedWithoutGaps()
    {
        int version = 0;
        for (const schema::Migration& migration : schema::migrations())
            QCOMPARE(migration.to, ++version);
        QCOMPARE(version, schema::newestVersion());
    }

    void usesPagesAndJournalAsPlanned()
    {
        const std::filesystem::path file = m_folder.filePath("new.db").toStdString();
        const auto connection = schema::openStoreFile(file);
        QCOMPARE(connection->integer("PRAGMA page_size"), schema::kPageSize);
        QCOMPARE(connection->text("PRAGMA journal_mode"), std::string("wal"));
        QCOMPARE(connection->integer("PRAGMA application_id"), schema::kApplicationId);
        QCOMPARE(connection->integer("PRAGMA synchronous"), 1);
    }
};

TRAINYARD_TEST(MigrationTest)

} // namespace migration_test

#include "migration_test.moc"
