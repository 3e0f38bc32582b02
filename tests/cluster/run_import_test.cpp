// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of other programs in the store, and runs of the store for other programs: what comes back equals what went in.
#include "backend/foreign/open_log.h"
#include "backend/foreign/tensorboard_writer.h"
#include "cluster/control/run_export.h"
#include "cluster/control/run_import.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <map>

namespace run_import_test {

using namespace trainyard;
namespace fs = std::filesystem;

namespace {

using Values = std::map<std::string, std::map<std::int64_t, double>>; ///< by series and step

bool equalValues(const Values& a, const Values& b)
{
    const auto same = [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const auto& one, const auto& other) {
        return one.first == other.first &&
               std::equal(one.second.begin(), one.second.end(), other.second.begin(), other.second.end(),
                          [&](const auto& x, const auto& y) { return x.first == y.first && same(x.second, y.second); });
    });
}

/// By the rules of sessions: later ones replace the points beyond their start.
Values valuesOfLog(const foreign::LogSource& source)
{
    const auto reader = foreign::openLog(source);
    Values out;
    for (const foreign::Point& point : reader->poll(10'000'000).points) {
        bool replaced = false;
        for (std::size_t later = point.session + 1; later < reader->sessions().size(); ++later)
            replaced = replaced || point.step > reader->sessions()[later].startStep;
        if (!replaced)
            out[reader->series()[point.series]][point.step] = point.value.mean;
    }
    return out;
}

Values valuesOfRun(StoreReader& reader, const RunRow& run)
{
    Values out;
    for (const SeriesRow& series : reader.series(run.key))
        reader.points(run.key, series.name, [&](const PointRow& point) { out[series.name][point.step] = point.value; });
    return out;
}

} // namespace

class RunImportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_root = m_folder->path().toStdString();
        m_store = std::make_unique<RunStore>(m_root / "store.sqlite");
        m_reader = m_store->reader();
    }
    void cleanup()
    {
        m_reader.reset();
        m_store.reset();
    }

    void theStoreHoldsWhatTheLogsHold()
    {
        const fs::path fixtures = test::sourceFolder() / "tests/backend/fixtures/foreign";
        const ImportOutcome outcome = importAt(fixtures);
        const std::vector<foreign::FoundLog> logs = foreign::findLogs(fixtures);
        QVERIFY(logs.size() >= 8);
        QCOMPARE(outcome.runs.size(), logs.size());
        QVERIFY(outcome.skipped.empty());
        QVERIFY(outcome.damage.empty());
        for (std::size_t i = 0; i < logs.size(); ++i) {
            const std::optional<RunRow> run = m_reader->run(outcome.runs[i]);
            QVERIFY(run);
            QVERIFY(isFinal(run->state));
            QVERIFY(run->startedAt > 1.6e9);
            QCOMPARE(run->createdAt, run->startedAt);
            QVERIFY2(equalValues(valuesOfRun(*m_reader, *run), valuesOfLog(logs[i].source)), logs[i].name.c_str());
        }
        const ImportOutcome again = importAt(fixtures);
        QCOMPARE(again.points, std::int64_t{0});
        QVERIFY(again.runs.empty() && again.grown.empty());
        QCOMPARE(again.unchanged, logs.size());
    }

    void parametersAreSearchable()
    {
        importAt(test::sourceFolder() / "tests/backend/fixtures/foreign/wandb-offline");
        RunQuery query;
        query.text = "tag:first optimizer/name";
        QCOMPARE(m_reader->countRuns(query), std::int64_t{1});
        QCOMPARE(m_reader->runs(query)[0].name, std::string("baseline"));
    }

    void aGrownLogAddsItsNewPoints()
    {
        const fs::path file = m_root / "log.csv";
        std::ofstream(file) << "step,loss\n1,3\n2,2\n";
        const std::string id = importAt(file).runs.at(0);
        std::ofstream(file, std::ios::app) << "3,1\n";
        const ImportOutcome outcome = importAt(file);
        QCOMPARE(outcome.points, std::int64_t{1});
        QCOMPARE(outcome.grown, std::vector<std::string>{id});
        QCOMPARE(valuesOfRun(*m_reader, *m_reader->run(id)).at("loss").size(), std::size_t{3});
        QCOMPARE(m_reader->run(id)->step, std::int64_t{3});
    }

    void columnsAreChosenAtTheFirstImport()
    {
        const fs::path file = m_root / "log.csv";
        std::ofstream(file) << "n,loss,top1\n10,3,0.1\n20,2,0.2\n";
        ImportOptions chosen;
        chosen.columns = {"n", {}, {"loss"}};
        const auto again = [&](const ImportOptions& options) {
            return importLogs(*m_store, file, m_root / "runs", options, [](const ImportProgress&) { return true; });
        };
        const std::string id = again(chosen).runs.at(0);
        std::ofstream(file, std::ios::app) << "30,1,0.3\n";
        QCOMPARE(again({}).grown, std::vector<std::string>{id});
        QCOMPARE(m_reader->run(id)->step, std::int64_t{30});
        QCOMPARE(m_reader->series(m_reader->run(id)->key).size(), std::size_t{1});
        chosen.columns.series = {"top1"};
        const ImportOutcome other = again(chosen);
        QCOMPARE(other.skipped.size(), std::size_t{1});
        QCOMPARE(other.skipped[0].why().code, std::string("foreign.other-columns"));
    }

    void thousandsOfTagsAreKept()
    {
        fs::create_directories(m_root / "logs");
        foreign::TensorBoardWriter writer(m_root / "logs/events.out.tfevents.1", 1700000000.0);
        for (int step = 0; step < 2; ++step)
            for (int tag = 0; tag < 12'345; ++tag)
                writer.scalar("layer/" + std::to_string(tag), step, 1700000000.0 + step, tag + 0.25 * step);
        writer.close();
        const ImportOutcome outcome = importAt(m_root / "logs");
        QCOMPARE(outcome.points, std::int64_t{24'690});
        const RunRow run = *m_reader->run(outcome.runs.at(0));
        const std::vector<SeriesRow> series = m_reader->series(run.key);
        QCOMPARE(series.size(), std::size_t{12'345});
        for (const SeriesRow& one : series)
            QCOMPARE(one.last, std::stod(one.name.substr(6)) + 0.25);
    }

    void whatTensorBoardAndMlflowGetEqualsTheStore()
    {
        const fs::path fixtures = test::sourceFolder() / "tests/backend/fixtures/foreign";
        importAt(fixtures / "tensorboard-v2");
        importAt(fixtures / "mlflow");
        ExportSelection selection;
        selection.runs = m_reader->runs({});
        QCOMPARE(selection.runs.size(), std::size_t{3});
        const ExportCount boards = exportTensorBoard(*m_reader, selection, m_root / "tb");
        const ExportCount store = exportMlflow(*m_reader, selection, m_root / "mlruns");
        QCOMPARE(boards.points, store.points);
        QCOMPARE(boards.files.size(), std::size_t{3});
        for (std::size_t i = 0; i < selection.runs.size(); ++i) {
            const Values expected = valuesOfRun(*m_reader, selection.runs[i]);
            QVERIFY(
                equalValues(valuesOfLog({foreign::LogKind::TensorBoard, boards.files[i].parent_path(), {}}), expected));
            const auto mlflow = foreign::openLog({foreign::LogKind::Mlflow, store.files[i], {}});
            const foreign::LogNews news = mlflow->poll();
            QCOMPARE(news.facts->name, selection.runs[i].name);
            QCOMPARE(news.facts->notes, selection.runs[i].notes);
            std::size_t points = 0;
            for (const auto& [name, steps] : expected)
                points += steps.size();
            QCOMPARE(news.points.size(), points);
        }
        QVERIFY_THROWS_EXCEPTION(Failure, exportMlflow(*m_reader, selection, m_root / "mlruns"));
    }

    void jsonLinesHoldEveryPoint()
    {
        importAt(test::sourceFolder() / "tests/backend/fixtures/foreign/tensorboard-v2");
        ExportSelection selection;
        selection.runs = m_reader->runs({});
        const ExportCount count = exportJsonLines(*m_reader, selection, m_root / "points.jsonl");
        foreign::LogSource source{foreign::LogKind::JsonLines, m_root / "points.jsonl", {}};
        const auto reader = foreign::openLog(source);
        const foreign::LogNews news = reader->poll();
        QVERIFY(news.damage.empty());
        std::int64_t values = 0;
        for (const foreign::Point& point : news.points)
            values += reader->series()[point.series] == "value" ? 1 : 0;
        QCOMPARE(values, count.points);
    }

    void whatIsNoLogIsRefused()
    {
        std::ofstream(m_root / "notes.txt") << "hello";
        QVERIFY_THROWS_EXCEPTION(Failure, importAt(m_root / "notes.txt"));
        QVERIFY_THROWS_EXCEPTION(Failure, importAt(m_root / "absent"));
        fs::create_directories(m_root / "empty");
        QVERIFY_THROWS_EXCEPTION(Failure, importAt(m_root / "empty"));
    }

    void itCanBeGivenUp()
    {
        const fs::path fixtures = test::sourceFolder() / "tests/backend/fixtures/foreign";
        try {
            importLogs(*m_store, fixtures, m_root / "runs", {},
                       [](const ImportProgress& progress) { return progress.logs < 2; });
            QFAIL("it went on");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Cancelled);
        }
        QCOMPARE(m_reader->countRuns({}), std::int64_t{2}); // and these are whole
        QCOMPARE(importAt(fixtures).unchanged, std::size_t{2});
    }

private:
    ImportOutcome importAt(const fs::path& path) { return importLogs(*m_store, path, m_root / "runs"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<StoreReader> m_reader;
};

TRAINYARD_TEST(RunImportTest)

} // namespace run_import_test

#include "run_import_test.moc"
