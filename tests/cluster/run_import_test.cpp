// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of other programs in the store, and runs of the store for other programs: what comes back equals what went in.
#include "backend/base/files.h"
#include "backend/base/part_file.h"
#include "backend/foreign/open_log.h"
#include "backend/foreign/tensorboard_writer.h"
#include "backend/protocol/program_line.h"
#include "backend/protocol/run_directory.h"
#include "cluster/control/launcher.h"
#include "cluster/control/machine.h"
#include "cluster/control/points_csv.h"
#include "cluster/control/run_export.h"
#include "cluster/control/run_import.h"
#include "cluster/control/settle.h"
#include "storage/sqlite/connection.h"
#include "storage/store/copy_runs.h"
#include "storage/store/salvage.h"
#include "tests/support/small_disk.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <set>

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
            out[seriesNamed(reader->series()[point.series])][point.step] = point.value.mean;
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
        for (const char* text : {"tag:first param.lr>0.01", "param.lr<=0.05 param.optimizer.name:adam",
                                 "program.parameters.lr=0.05", "model:W&B"}) {
            query.text = text;
            QCOMPARE(m_reader->countRuns(query), std::int64_t{1});
            QCOMPARE(m_reader->runs(query)[0].name, std::string("baseline"));
            QVERIFY(!m_reader->queryProblem(text));
        }
        query.text = "param.lr>0.06";
        QCOMPARE(m_reader->countRuns(query), std::int64_t{0});
        QVERIFY(m_reader->queryProblem("param.lrr>0.06"));
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
        QCOMPARE(valuesOfRun(*m_reader, *m_reader->run(id)).at("train/loss").size(), std::size_t{3});
        QCOMPARE(m_reader->run(id)->step, std::int64_t{3});
    }

    void pointsThatWereExportedComeBack_data()
    {
        QTest::addColumn<bool>("csv");
        QTest::newRow("CSV") << true;
        QTest::newRow("JSON lines") << false;
    }
    void pointsThatWereExportedComeBack()
    {
        QFETCH(bool, csv);
        // Two runs whose series each begin at step 1, one with values that stand for several steps.
        const auto put = [&](const std::string& id, const std::string& name, double factor) {
            RunSpec spec;
            spec.id = id;
            spec.name = name;
            settle(m_store->createRun(spec, (m_root / "runs" / id).string(), "local", 1.7e9));
            std::string lines;
            StartedEvent started;
            started.runId = id;
            appendEventLine({1, 1.7e9, started}, lines);
            for (int step = 1; step <= 40; ++step) {
                MetricsEvent event;
                event.step = step;
                event.epoch = 0.25 * step;
                event.elapsed = 0.1234567890123 * step;
                event.values = {
                    {"train/loss", SeriesValue{factor / step, 0.5 * factor / step, 2.0 * factor / step, 4}}};
                if (step % 2 == 0)
                    event.values.emplace_back("val, \"top1\"",
                                              SeriesValue::of(step == 8 ? std::nan("") : factor * step));
                appendEventLine({step + 1, 1.7e9 + event.elapsed, event}, lines);
            }
            settle(m_store->ingest({id, "attempts/0001/events/rank-0000.jsonl", "1:" + id, 0, lines, 1000.0}));
        };
        put("exported-1", "first, \"run\"", 1.0);
        put("exported-2", "second", 3.0);
        const std::vector<RunRow> before = {*m_reader->run("exported-1"), *m_reader->run("exported-2")};
        const fs::path file = m_root / (csv ? "points.csv" : "points.jsonl");
        const std::int64_t points = csv ? writePointsCsvFile(*m_reader, before, {}, file.string())
                                        : exportJsonLines(*m_reader, {before, {}}, file).points;
        QCOMPARE(points, std::int64_t{120});

        const ImportOutcome outcome = importAt(file);
        QCOMPARE(outcome.runs.size(), std::size_t{2});
        QCOMPARE(outcome.points, points);
        for (std::size_t i = 0; i < 2; ++i) {
            const RunRow after = *m_reader->run(outcome.runs[i]);
            QCOMPARE(after.name, before[i].name);
            QCOMPARE(after.startedAt, 1.7e9);
            QCOMPARE(m_reader->series(after.key).size(), std::size_t{2});
            for (const char* series : {"train/loss", "val, \"top1\""}) {
                std::vector<PointRow> was, is;
                m_reader->points(before[i].key, series, [&](const PointRow& point) { was.push_back(point); });
                m_reader->points(after.key, series, [&](const PointRow& point) { is.push_back(point); });
                QCOMPARE(is.size(), was.size());
                const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
                for (std::size_t k = 0; k < is.size(); ++k) {
                    QCOMPARE(is[k].step, was[k].step);
                    QVERIFY(same(is[k].value, was[k].value) && same(is[k].min, was[k].min));
                    QVERIFY(same(is[k].max, was[k].max) && is[k].count == was[k].count);
                    QCOMPARE(is[k].epoch, was[k].epoch);
                    QVERIFY(same(is[k].time, was[k].time)); // every digit
                }
            }
        }
        QCOMPARE(importAt(file).unchanged, std::size_t{2}); // they are known by the file and their ids
    }

    /// A program that tells its epoch beside some values only; "late" counts epochs from 0.
    void anEpochThatIsNotToldStaysEmpty()
    {
        RunSpec spec;
        spec.id = "partly";
        settle(m_store->createRun(spec, "/partly", "local"));
        std::string lines;
        StartedEvent started;
        started.runId = "partly";
        appendEventLine({1, 1.7e9, started}, lines);
        std::int64_t number = 1;
        const auto add = [&](std::int64_t step, const char* series, double epoch) {
            MetricsEvent event;
            event.step = step;
            event.epoch = epoch;
            event.values = {{series, SeriesValue::of(0.5)}};
            appendEventLine({++number, 1.7e9 + double(number), event}, lines);
        };
        add(0, "train/loss", 0.0);
        add(10, "train/loss", 0.0);
        add(20, "val/loss", 1.0);
        add(49, "late", 0.0);
        add(99, "late", 1.0);
        add(149, "late", 0.0);
        settle(m_store->ingest({"partly", "attempts/0001/events/rank-0000.jsonl", "1:1", 0, lines, 1000.0}));
        const std::vector<RunRow> runs = {*m_reader->run("partly")};
        writePointsCsvFile(*m_reader, runs, {}, (m_root / "partly.csv").string());
        const std::string csv = readFile(m_root / "partly.csv");
        for (const char* line : {"train/loss,1,0,0,0,", "train/loss,1,10,0,,", "val/loss,1,20,0,1,", "late,1,49,0,0,",
                                 "late,1,99,0,1,", "late,1,149,0,,"})
            QVERIFY2(csv.find(line) != std::string::npos, (std::string(line) + "\n" + csv).c_str());
        exportJsonLines(*m_reader, {runs, {}}, m_root / "partly.jsonl");
        const std::string json = readFile(m_root / "partly.jsonl");
        QVERIFY2(json.find("\"step\":10,\"samples\":0,\"epoch\":null") != std::string::npos, json.c_str());
        QVERIFY2(json.find("\"step\":49,\"samples\":0,\"epoch\":0.0") != std::string::npos, json.c_str());
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
        QVERIFY(other.skipped[0].why().remedy.find("Delete the run " + id) != std::string::npos);
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
            if (selection.runs[i].name == "baseline") // a parameter keeps its name there and back
                QVERIFY(std::find(news.parameters.begin(), news.parameters.end(),
                                  foreign::LogParameter{"lr", "0.05"}) != news.parameters.end());
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
        QCOMPARE(std::int64_t(news.points.size()), count.points);
        for (const std::string& series : reader->series()) // each in its own series, below its run's name
            QVERIFY2(series.starts_with(selection.runs[0].name + "/"), series.c_str());
    }

    void anExportThatEndsEarlyNamesItsTarget()
    {
        importAt(test::sourceFolder() / "tests/backend/fixtures/foreign/tensorboard-v2");
        const ExportSelection all{m_reader->runs({}), {}}, none{all.runs, {"absent"}};
        const fs::path target = m_root / "out";
        using Export = ExportCount (*)(StoreReader&, const ExportSelection&, const fs::path&, const ExportProgress&);
        const auto exportCsv = [](StoreReader& reader, const ExportSelection& selection, const fs::path& file,
                                  const ExportProgress& progress) {
            return ExportCount{{file}, writePointsCsvFile(reader, selection.runs, selection.series, file, progress)};
        };
        for (const Export write :
             {Export(exportTensorBoard), Export(exportMlflow), Export(exportJsonLines), Export(exportCsv)})
            for (const bool cancelled : {true, false}) {
                fs::remove_all(target);
                try {
                    write(*m_reader, cancelled ? all : none, target, [=](double) { return !cancelled; });
                    QFAIL("it should not end well");
                } catch (const Failure& failure) {
                    QCOMPARE(failure.error().kind, cancelled ? ErrorKind::Cancelled : ErrorKind::NotFound);
                    QCOMPARE(failure.error().subject, target.string());
                }
                QVERIFY(!fs::exists(target));
            }
    }

    /// Neither in a folder that is made, with its parents, nor in one that existed before.
    void anExportThatEndsEarlyLeavesNothing()
    {
        for (const char* fixture : {"tensorboard-v2", "mlflow"})
            importAt(test::sourceFolder() / "tests/backend/fixtures/foreign" / fixture);
        const ExportSelection all{m_reader->runs({}), {}};
        QCOMPARE(all.runs.size(), std::size_t{3});
        const fs::path place = m_root / "place";
        fs::create_directories(place / "empty");
        fs::create_directories(place / "used" / "notes");
        const std::set<fs::path> before = below(place);
        using Export = ExportCount (*)(StoreReader&, const ExportSelection&, const fs::path&, const ExportProgress&);
        for (const Export write : {Export(exportTensorBoard), Export(exportMlflow)})
            for (const fs::path& target : {place / "a/b/c", place / "empty", place / "used", place / "new/"}) {
                if (write == Export(exportMlflow) && target == place / "used")
                    continue;
                QVERIFY_THROWS_EXCEPTION(Failure,
                                         write(*m_reader, all, target, [](double done) { return done < 0.9; }));
                QCOMPARE(below(place), before);
            }
        exportTensorBoard(*m_reader, all, place / std::string(255, 'n')); // the longest name
        const ExportCount deep = exportTensorBoard(*m_reader, all, place / "a/b/c");
        const ExportCount used = exportTensorBoard(*m_reader, all, place / "used");
        const ExportCount mlflow = exportMlflow(*m_reader, all, place / "empty");
        for (const ExportCount* count : {&deep, &used, &mlflow})
            for (const fs::path& file : count->files)
                QVERIFY2(fs::exists(file), file.c_str());
        for (const fs::path& path : below(place))
            QVERIFY2(path.string().find(".part-") == std::string::npos, path.c_str());
        const ExportSelection first{{all.runs.front()}, {}}, last{{all.runs.back()}, {}};
        std::size_t added = 0; // by an export that comes between
        const ExportCount shared = exportTensorBoard(*m_reader, first, place / "shared/logs", [&](double) {
            added += exportTensorBoard(*m_reader, last, place / "shared/logs").files.size();
            return true;
        });
        QCOMPARE(shared.files.size() + added, std::size_t{2});
        const auto logs = fs::directory_iterator(place / "shared/logs");
        QCOMPARE(std::distance(begin(logs), end(logs)), std::ptrdiff_t{2});
    }

    /// TensorBoard would show a run twice that lies in two folders, or in two files of one.
    void anExportReplacesItsEarlierEventFiles()
    {
        for (const char* fixture : {"tensorboard-v2", "mlflow"})
            importAt(test::sourceFolder() / "tests/backend/fixtures/foreign" / fixture);
        ExportSelection all{m_reader->runs({}), {}};
        all.runs[1].name = all.runs[2].name = "same name";
        const fs::path place = m_root / "tb";
        const ExportCount first = exportTensorBoard(*m_reader, all, place);
        writeFileAtomically(first.files[0].parent_path() / "notes.txt", "mine");
        const std::set<fs::path> before = below(place);
        writeFileAtomically(first.files[0], "an old one");
        std::swap(all.runs[1], all.runs[2]); // in another order
        const ExportCount second = exportTensorBoard(*m_reader, all, place);
        QCOMPARE(below(place), before);
        QCOMPARE(second.files, (std::vector<fs::path>{first.files[0], first.files[2], first.files[1]}));
        QVERIFY(equalValues(valuesOfLog({foreign::LogKind::TensorBoard, first.files[0].parent_path(), {}}),
                            valuesOfRun(*m_reader, all.runs[0])));

        // A part of the runs, one of them under a new name, and with another start: nothing of the old one stays.
        ExportSelection some{{all.runs[0], all.runs[1]}, {}};
        some.runs[0].startedAt += 100.0;
        some.runs[1].name = "new name";
        const ExportCount third = exportTensorBoard(*m_reader, some, place);
        QVERIFY(!fs::exists(second.files[0]) && fs::exists(third.files[0]));
        QCOMPARE(third.files[0].parent_path(), second.files[0].parent_path());
        QVERIFY(fs::exists(third.files[0].parent_path() / "notes.txt"));
        QCOMPARE(third.files[1].parent_path(), place / "new_name");
        QVERIFY(!fs::exists(second.files[1].parent_path()) && fs::exists(second.files[2]));

        // An export that is given up changes nothing, and what is no export's is not touched.
        const std::set<fs::path> kept = below(place);
        const std::string bytes = readFile(third.files[0]);
        some.runs[0].startedAt += 100.0;
        QVERIFY_THROWS_EXCEPTION(Failure,
                                 exportTensorBoard(*m_reader, some, place, [](double done) { return done < 0.9; }));
        QCOMPARE(below(place), kept);
        QCOMPARE(readFile(third.files[0]), bytes);
        ExportSelection blocked{{all.runs[2]}, {}};
        blocked.runs[0].name = "blocked";
        for (const std::string& folder : {std::string("blocked"), "blocked-" + blocked.runs[0].id})
            makeFolders(place / folder);
        try {
            exportTensorBoard(*m_reader, blocked, place);
            QFAIL("both folders are someone's");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().subject, place.string());
            QCOMPARE(failure.error().reasonCode, std::string("foreign.exported"));
        }
    }

    void anExportRemovesWhatAKilledOneHasLeft()
    {
        importAt(test::sourceFolder() / "tests/backend/fixtures/foreign/tensorboard-v2");
        const ExportSelection all{m_reader->runs({}), {}};
        const pid_t ended = ::fork();
        if (ended == 0)
            ::_exit(0);
        ::waitpid(ended, nullptr, 0);
        const auto left = [&](const fs::path& part) {
            const std::string own = "-" + std::to_string(::getpid()) + "-";
            std::string path = part.string();
            return fs::path(path.replace(path.rfind(own), own.size(), "-" + std::to_string(ended) + "-"));
        };
        for (const char* folder : {"tb", "mlruns", "files", "out"})
            fs::create_directories(m_root / folder);
        for (const char* folder : {"tb", "mlruns", "out"}) {
            const fs::path part = left(partFolderIn(m_root / folder));
            fs::create_directories(part / "run");
            writeFileAtomically(part / "run" / "events", "x");
        }
        for (const char* name : {"points.csv", "points.jsonl", "copy.sqlite", "copy.sqlite-wal"})
            writeFileAtomically(left(partFileOf(m_root / "files" / name)), "x");
        exportTensorBoard(*m_reader, all, m_root / "tb");
        exportTensorBoard(*m_reader, all, m_root / "out" / "new");
        exportMlflow(*m_reader, all, m_root / "mlruns"); // it was empty before
        writePointsCsvFile(*m_reader, all.runs, {}, (m_root / "files/points.csv").string());
        for (const char* folder : {"tb", "out", "mlruns", "files"})
            for (const fs::path& path : below(m_root / folder))
                QVERIFY2(path.string().find(".part-") == std::string::npos, path.c_str());
        for (const bool store : {false, true}) {
            writeFileAtomically(left(partFileOf(m_root / "files/points.jsonl")), "x");
            if (store)
                copyRuns(m_root / "store.sqlite", {all.runs[0].id}, m_root / "files/copy.sqlite");
            else
                exportJsonLines(*m_reader, all, m_root / "files/points.jsonl");
            for (const fs::path& path : below(m_root / "files"))
                QVERIFY2(path.string().find(".part-") == std::string::npos, path.c_str());
        }
    }

    void whatIsNoLogIsRefused()
    {
        std::ofstream(m_root / "notes.txt") << "hello";
        QVERIFY_THROWS_EXCEPTION(Failure, importAt(m_root / "notes.txt"));
        QVERIFY_THROWS_EXCEPTION(Failure, importAt(m_root / "absent"));
        fs::create_directories(m_root / "empty");
        QVERIFY_THROWS_EXCEPTION(Failure, importAt(m_root / "empty"));
    }

    /// The space that an import keeps for itself must not stay when it is killed: nothing would remove it.
    void aKilledImportKeepsNoRoom()
    {
        const fs::path fixtures = test::sourceFolder() / "tests/backend/fixtures/foreign";
        QStringList meanwhile;
        importLogs(*m_store, fixtures, m_root / "runs", {}, [&](const ImportProgress&) {
            for (const fs::directory_entry& entry : fs::directory_iterator(m_root))
                if (const std::string name = entry.path().filename().string(); name.starts_with('.'))
                    meanwhile << QString::fromStdString(name);
            return true;
        });
        QCOMPARE(meanwhile, QStringList());
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

    void aFileOfAFolderWithoutStepsIsNamed()
    {
        const fs::path folder = m_root / "mixed";
        fs::create_directories(folder);
        writeFileAtomically(folder / "log.csv", "n,loss\n1,3\n2,2\n");
        try {
            importLogs(*m_store, folder, m_root / "runs");
            QFAIL("there is no log in it");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().why().code, std::string("foreign.passed-over"));
        }
        writeFileAtomically(folder / "keras.csv", "epoch,loss\n1,3\n2,2\n");
        const ImportOutcome outcome = importLogs(*m_store, folder, m_root / "runs");
        QCOMPARE(outcome.runs.size(), std::size_t{1});
        QCOMPARE(outcome.leftOut.size(), std::size_t{1});
        const std::string told = outcome.leftOut[0].text();
        QVERIFY2(told.find("log.csv") != std::string::npos && told.find("keras.csv") == std::string::npos &&
                     told.find("choose the file itself") != std::string::npos,
                 told.c_str());
        QVERIFY(importLogs(*m_store, folder / "log.csv", m_root / "runs").leftOut.empty()); // the file itself
    }

    void anImportOfManyRunsInAFileIsGivenUpBetweenThem()
    {
        const fs::path file = m_root / "long.csv";
        std::string text = "run,series,step,value\n";
        for (int run = 0; run < 1'100; ++run)
            text += "r" + std::to_string(run) + ",loss,1,0.5\n";
        writeFileAtomically(file, text);
        QCOMPARE(findCandidates(*m_reader, file).size(), std::size_t{1'100});
        try {
            importLogs(*m_store, file, m_root / "runs", {},
                       [](const ImportProgress& progress) { return progress.logs < 3; });
            QFAIL("it went on");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Cancelled);
        }
        QCOMPARE(m_reader->countRuns({}), std::int64_t{3});
    }

    /// More points than one commit takes: further ones are read while it is written.
    void aLongLogIsStoredInParts()
    {
        const fs::path folder = m_root / "long";
        fs::create_directories(folder);
        const fs::path file = folder / "events.out.tfevents.1";
        constexpr std::int64_t kSteps = 220'000;
        {
            foreign::TensorBoardWriter writer(file, 1.7e9);
            for (std::int64_t step = 0; step < kSteps; ++step)
                for (const char* tag : {"a", "b", "c", "d"})
                    writer.scalar(tag, step, 1.7e9 + double(step), double(step) / 8.0 + double(tag[0]));
            writer.close();
        }
        const std::string bytes = readFile(file);
        writeFileAtomically(file, bytes.substr(0, bytes.size() - 7));
        const ImportOutcome outcome = importAt(folder);
        QCOMPARE(outcome.runs.size(), std::size_t{1});
        QCOMPARE(outcome.points, 4 * kSteps - 1);
        QVERIFY(outcome.skipped.empty());
        QVERIFY(outcome.damage.empty());
        // What is not complete is told, and read later.
        QCOMPARE(outcome.tails.size(), std::size_t{1});
        QCOMPARE(outcome.tails[0].size, std::int64_t(bytes.size()) - 7);
        QVERIFY(outcome.tails[0].read < outcome.tails[0].size);
        writeFileAtomically(file, bytes);
        const ImportOutcome rest = importAt(folder);
        QCOMPARE(rest.points, std::int64_t{1});
        QVERIFY(rest.tails.empty());
        const RunRow run = *m_reader->run(outcome.runs[0]);
        QVERIFY(run.state == JobState::Done);
        const Values stored = valuesOfRun(*m_reader, run);
        for (const char* tag : {"a", "b", "c", "d"}) {
            QCOMPARE(std::int64_t(stored.at(tag).size()), kSteps);
            for (const std::int64_t step : {std::int64_t{0}, std::int64_t{99'999}, kSteps - 1})
                QCOMPARE(stored.at(tag).at(step), double(step) / 8.0 + double(tag[0]));
        }
    }

    void aSurveyTellsWhatAnImportWouldAdd()
    {
        const fs::path fixtures = test::sourceFolder() / "tests/backend/fixtures/foreign";
        std::vector<CandidateContent> contents;
        std::int64_t points = 0;
        for (const ImportCandidate& one : findCandidates(*m_reader, fixtures)) {
            QCOMPARE(one.known, ImportCandidate::Known::New);
            contents.push_back(readCandidate(*m_reader, one, m_root / "runs"));
            QVERIFY(!contents.back().error);
            QVERIFY(contents.back().damage.empty() && contents.back().tails.empty());
            QCOMPARE(contents.back().points, contents.back().newPoints);
            points += contents.back().points;
        }
        QVERIFY(!fs::exists(m_root / "runs"));
        QCOMPARE(importAt(fixtures).points, points);
        const std::vector<ImportCandidate> again = findCandidates(*m_reader, fixtures);
        QCOMPARE(again.size(), contents.size());
        for (std::size_t i = 0; i < again.size(); ++i) {
            QCOMPARE(again[i].known, ImportCandidate::Known::Here);
            const CandidateContent content = readCandidate(*m_reader, again[i], m_root / "runs");
            QCOMPARE(content.newPoints, std::int64_t{0});
            QCOMPARE(content.series, contents[i].series);
            QCOMPARE(content.name, contents[i].name);
        }
    }

    void aSurveyCountsWhatALogHasGained()
    {
        const fs::path file = m_root / "log.csv";
        std::ofstream(file) << "n,loss\n1,3\n2,2\n";
        ImportOptions chosen;
        chosen.columns = {"n", {}, {"loss"}};
        importLogs(*m_store, file, m_root / "runs", chosen);
        std::ofstream(file, std::ios::app) << "3,1\n";
        const std::vector<ImportCandidate> found = findCandidates(*m_reader, file);
        QVERIFY(!found.at(0).hasColumns()); // they were chosen
        const CandidateContent content = readCandidate(*m_reader, found[0], m_root / "runs");
        QCOMPARE(content.points, std::int64_t{3});
        QCOMPARE(content.newPoints, std::int64_t{1});
        const std::string id = found[0].runId;
        QVERIFY(m_store->setTrashed({id}, true).get().ok());
        QCOMPARE(findCandidates(*m_reader, file).at(0).known, ImportCandidate::Known::Trashed);
    }

    void aFollowedLogThatBecomesUnreadableDoesNotEndTheOthers()
    {
        const fs::path logs = m_root / "logs";
        fs::create_directories(logs);
        std::ofstream(logs / "a.csv") << "step,loss\n1,3\n";
        std::ofstream(logs / "b.csv") << "step,loss\n1,30\n";
        std::ofstream(logs / "c.csv") << "step,loss\n1,300\n";
        ImportOptions options;
        options.follow = true;
        std::vector<std::string> lost;
        bool broken = false;
        const auto progress = [&](const ImportProgress& state) {
            if (state.lost)
                lost.push_back(state.lost->text());
            if (state.points == 3 && !broken) {
                broken = true;
                for (const ImportCandidate& one : findCandidates(*m_reader, logs / "b.csv"))
                    fs::remove_all(m_root / "runs" / one.runId); // where the reader of b writes
                for (const char* log : {"a.csv", "b.csv", "c.csv"})
                    std::ofstream(logs / log, std::ios::app) << "2,2\n";
            }
            return state.points < 5 || lost.empty();
        };
        const ImportOutcome outcome = importLogs(*m_store, logs, m_root / "runs", options, progress);
        QCOMPARE(lost.size(), std::size_t{1});
        QCOMPARE(outcome.skipped.size(), std::size_t{1});
        QCOMPARE(outcome.skipped[0].text(), lost[0]);
        std::map<std::string, RunRow> byName;
        for (const RunRow& run : m_reader->runs({}))
            byName.emplace(run.name, run);
        for (const char* name : {"a", "c"}) {
            QCOMPARE(byName.at(name).state, JobState::Done);
            QCOMPARE(byName.at(name).step, std::int64_t{2});
        }
        QCOMPARE(byName.at("b").state, JobState::Failed);
    }

    void aFollowedLogIsReadAgainAfterItWasUnreadable()
    {
        const fs::path file = m_root / "log.csv";
        const fs::path aside = m_root / "aside.csv";
        std::ofstream(file) << "step,loss\n1,3\n";
        ImportOptions options;
        options.follow = true;
        std::vector<std::string> told;
        bool broken = false;
        const auto progress = [&](const ImportProgress& state) {
            if (state.lost) {
                told.push_back("lost");
                fs::remove(file);
                fs::rename(aside, file);
                std::ofstream(file, std::ios::app) << "3,1\n";
            }
            if (state.readAgain)
                told.push_back("read again");
            if (state.points == 1 && !broken) {
                broken = true;
                std::ofstream(file, std::ios::app) << "2,2\n";
                fs::rename(file, aside);
                fs::create_directory(file);
            }
            return state.points < 3 || told.size() < 2;
        };
        const ImportOutcome outcome = importLogs(*m_store, file, m_root / "runs", options, progress);
        QCOMPARE(told, (std::vector<std::string>{"lost", "read again"}));
        QVERIFY(outcome.skipped.empty());
        const std::vector<RunRow> runs = m_reader->runs({});
        QCOMPARE(runs.size(), std::size_t{1});
        QCOMPARE(runs[0].state, JobState::Done);
        QCOMPARE(valuesOfRun(*m_reader, runs[0]).at("train/loss"),
                 (std::map<std::int64_t, double>{{1, 3.0}, {2, 2.0}, {3, 1.0}}));
    }

    void theSameDamageOfSeveralRunsIsToldOnce()
    {
        const fs::path file = m_root / "long.csv";
        std::ofstream(file) << "run,series,step,value\na,loss,1,1\nb,loss,1,1\n,loss,2,1\nb,loss,2,1,7\na,loss,3\n";
        const ImportOutcome outcome = importAt(file);
        QCOMPARE(outcome.runs.size(), std::size_t{2});
        std::vector<std::string> codes;
        for (const foreign::LogDamage& damage : outcome.damage)
            codes.push_back(damage.what.code);
        std::sort(codes.begin(), codes.end());
        QCOMPARE(codes, (std::vector<std::string>{"foreign.cells", "foreign.rows-no-run", "foreign.rows-short"}));
    }

    void nothingIsAskedOfAnImportedRun()
    {
        const fs::path file = m_root / "log.csv";
        std::ofstream(file) << "step,loss\n1,3\n2,2\n";
        const std::string id = importAt(file).runs.at(0);
        settle(m_store->setRunState(id, JobState::Running, Reason())); // as after a kill of a following import
        Machine here = localMachine();
        Launcher launcher(*m_store, *here.transport, *here.scheduler, {});
        try {
            launcher.ask(id, StopRequest());
            QFAIL("it was taken");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().why().code, std::string("foreign.not-controlled"));
            QVERIFY(!failure.error().why().remedy.empty());
        }
        QCOMPARE(m_reader->run(id)->state, JobState::Failed); // nobody reads its log any more
        QCOMPARE(m_reader->run(id)->reason.code, std::string("foreign.import-killed"));
    }

    void onlyChosenRunsAreAdded()
    {
        std::vector<ImportCandidate> found =
            findCandidates(*m_reader, test::sourceFolder() / "tests/backend/fixtures/foreign");
        found.resize(2);
        const ImportOutcome outcome = importCandidates(*m_store, found, m_root / "runs");
        QCOMPARE(outcome.runs, (std::vector<std::string>{found[0].runId, found[1].runId}));
        QCOMPARE(m_reader->countRuns({}), std::int64_t{2});
        QVERIFY(isImported(m_reader->runs({})[0]));
    }

    /// Tables of a database that MLflow has written (make_mlflow_database.py).
    void runsInAnMlflowDatabaseAreRead()
    {
        const fs::path file = m_root / "deep/below/mlflow.db";
        fs::create_directories(file.parent_path());
        std::ofstream(file).close();
        {
            sqlite::Connection database(file, sqlite::Access::Write);
            database.execute(readFile(test::sourceFolder() / "tests/backend/fixtures/foreign/mlflow.sql"));
            database.execute("PRAGMA journal_mode=DELETE");
        }
        const std::vector<ImportCandidate> found = findCandidates(*m_reader, m_root / "deep");
        QCOMPARE(found.size(), std::size_t{2}); // and not the deleted one
        QCOMPARE(readCandidate(*m_reader, found[0], m_root / "runs").newPoints, std::int64_t{22});
        const ImportOutcome outcome = importAt(m_root / "deep");
        QCOMPARE(outcome.points, std::int64_t{44});
        QVERIFY(outcome.skipped.empty());
        RunQuery query;
        query.text = "param.lr>0.05 param.amp:false param.layers=3 tag:team=vision";
        const std::vector<RunRow> runs = m_reader->runs(query);
        QCOMPARE(runs.size(), std::size_t{1});
        QCOMPARE(runs[0].name, std::string("sgd-0.1"));
        QCOMPARE(runs[0].notes, std::string("made for tests"));
        QCOMPARE(runs[0].state, JobState::Done);
        const Values values = valuesOfRun(*m_reader, runs[0]);
        QCOMPARE(values.at("val/loss").at(10), 0.5);
        QVERIFY(std::isnan(values.at("val/loss").at(20)));
        QVERIFY(std::isinf(values.at("val/loss").at(21)));
        QCOMPARE(importAt(m_root / "deep").unchanged, std::size_t{2});
    }

    /// Like the helper's, which a script writes that nobody has launched.
    void aRunDirectoryIsTakenUpWhereItLies()
    {
        const RunDirectory directory = handMadeRun("20261126-100000-abcdef", true);
        const std::vector<ImportCandidate> found = unknownRunDirectories(*m_reader, m_root / "runs");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].isDirectory());
        const CandidateContent content = readCandidate(*m_reader, found[0], m_root / "runs");
        QCOMPARE(content.name, std::string("train.py"));
        QCOMPARE(content.points, std::int64_t{6});
        QCOMPARE(content.series, std::int64_t{2});
        const ImportOutcome outcome = importCandidates(*m_store, found, m_root / "runs");
        QCOMPARE(outcome.runs, std::vector<std::string>{"20261126-100000-abcdef"});
        QVERIFY(outcome.skipped.empty());
        QCOMPARE(outcome.points, std::int64_t{6});
        const RunRow run = *m_reader->run(outcome.runs[0]);
        QCOMPARE(run.directory, directory.root().string());
        QCOMPARE(run.state, JobState::Done);
        QCOMPARE(run.createdAt, 1700000000.0);
        QVERIFY(!isImported(run));
        QVERIFY(unknownRunDirectories(*m_reader, m_root / "runs").empty());
        QCOMPARE(importAt(directory.root()).unchanged, std::size_t{1});
    }

    void aDeletedRunIsNotOfferedAgain()
    {
        const std::string id = "20261126-100000-abcdef";
        handMadeRun(id, true);
        importCandidates(*m_store, unknownRunDirectories(*m_reader, m_root / "runs"), m_root / "runs");
        QVERIFY(m_store->deleteRuns({id}).get().ok());
        QVERIFY(lostRunDirectories(*m_reader, m_root / "runs").empty());
        QVERIFY(unknownRunDirectories(*m_reader, m_root / "runs").empty());
        QCOMPARE(importAt(m_root / "runs").runs, std::vector<std::string>{id}); // who names it wants it
    }

    /// Without a result and without a process it counts as interrupted, not as running.
    void aBrokenOffRunDirectoryIsInterrupted()
    {
        handMadeRun("20261126-100000-fedcba", false);
        const ImportOutcome outcome = importAt(m_root / "runs");
        QCOMPARE(outcome.runs.size(), std::size_t{1});
        QCOMPARE(m_reader->run(outcome.runs[0])->state, JobState::Interrupted);
    }

    void aKilledImportIsNotRunningForEver()
    {
        const std::string id = importAt(csvOf(3)).runs.at(0);
        QVERIFY(m_store->setRunState(id, JobState::Running, Reason()).get().ok());
        endAbandonedImports(*m_store);
        QCOMPARE(m_reader->run(id)->state, JobState::Failed);
        QCOMPARE(m_reader->run(id)->reason.code, std::string("foreign.import-killed"));
    }

    void aCancelledImportIsStopped()
    {
        const fs::path file = csvOf(500'000);
        try {
            importLogs(*m_store, file, m_root / "runs", {},
                       [](const ImportProgress& progress) { return progress.points < 1000; });
            QFAIL("it went on");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Cancelled);
        }
        RunQuery all;
        const std::vector<RunRow> runs = m_reader->runs(all);
        for (const RunRow& run : runs) {
            QCOMPARE(run.state, JobState::Stopped);
            QCOMPARE(run.reason.code, std::string("foreign.import-cancelled"));
        }
        const ImportOutcome rest = importAt(file);
        QVERIFY(rest.skipped.empty());
        const RunRow run = m_reader->runs(all).at(0);
        QCOMPARE(run.state, JobState::Done);
        QCOMPARE(m_reader->series(run.key)[0].points, std::int64_t{500'000});
    }

    /// Neither the directory nor the store keeps a part of a run that found no space, and the next import is whole.
    void aFullDiskLeavesNoHalfDoneRun()
    {
        const test::SmallDisk disk(QString::fromStdString((m_root / "disk").string()));
        if (!disk.mounted())
            QSKIP("mounting a small file system needs root");
        const fs::path file = csvOf(300'000);
        int ended = 0;
        for (const bool withStore : {false, true}) // what is full: the disk of the runs, or the store's as well
            for (const long kilobytes : {3'000, 18'000, 24'000, 30'000}) {
                disk.leave(kilobytes);
                const std::string place = std::to_string(kilobytes) + (withStore ? "-both" : "");
                const fs::path runs = m_root / "disk" / place;
                RunStore store((withStore ? m_root / "disk" : m_root) / (place + ".sqlite"));
                const auto reader = store.reader();
                try {
                    importLogs(store, file, runs);
                } catch (const Failure& failure) {
                    QCOMPARE(failure.error().kind, ErrorKind::NoSpace);
                    QVERIFY(reader->runs({}).empty());
                    QVERIFY(!fs::exists(runs) || fs::is_empty(runs));
                    ++ended;
                }
                disk.leave(300'000);
                QVERIFY(importLogs(store, file, runs).skipped.empty());
                const RunRow run = reader->runs({}).at(0);
                QCOMPARE(run.state, JobState::Done);
                QCOMPARE(reader->series(run.key)[0].points, std::int64_t{300'000});
            }
        qInfo("%d imports found no space", ended);
        QVERIFY(ended > 2);
    }

    void aFullDiskKeepsWhatWasThereBefore()
    {
        const test::SmallDisk disk(QString::fromStdString((m_root / "disk").string()));
        if (!disk.mounted())
            QSKIP("mounting a small file system needs root");
        const fs::path file = csvOf(1'000);
        const fs::path runs = m_root / "disk" / "runs";
        disk.leave(4'000);
        const std::string id = importLogs(*m_store, file, runs).runs.at(0);
        std::ofstream more(file, std::ios::app);
        for (int step = 1'001; step <= 300'000; ++step)
            more << step << ",1\n";
        more.close();
        QVERIFY_THROWS_EXCEPTION(Failure, importLogs(*m_store, file, runs));
        QVERIFY(fs::exists(runs / id / "spec.json"));
        QVERIFY(m_reader->series(m_reader->run(id)->key)[0].points >= 1'000);
        disk.leave(300'000);
        QVERIFY(importLogs(*m_store, file, runs).skipped.empty());
        QCOMPARE(m_reader->series(m_reader->run(id)->key)[0].points, std::int64_t{300'000});
    }

    void aCopiedStoreHoldsTheChosenRunsAlone()
    {
        importAt(test::sourceFolder() / "tests/backend/fixtures/foreign");
        const std::vector<RunRow> runs = m_reader->runs({});
        QVERIFY(runs.size() > 4);
        QVERIFY(m_store->setTags(runs[1].id, {"kept"}).get().ok());
        const fs::path file = m_root / "copy of 'these'.sqlite";
        const std::int64_t points = copyRuns(m_store->file(), {runs[1].id, runs[3].id}, file);
        QVERIFY(!fs::exists(file.string() + "-wal"));
        std::int64_t there = 0;
        {
            RunStore copy(file);
            const auto reader = copy.reader();
            QCOMPARE(reader->countRuns({}), std::int64_t{2});
            for (const std::size_t which : {1, 3}) {
                const RunRow run = *reader->run(runs[which].id);
                QVERIFY(equalValues(valuesOfRun(*reader, run), valuesOfRun(*m_reader, runs[which])));
                QCOMPARE(reader->params(run.id), m_reader->params(run.id));
                QCOMPARE(reader->messages(run.key).size(), m_reader->messages(runs[which].key).size());
                QCOMPARE(run.state, runs[which].state);
                for (const SeriesRow& series : reader->series(run.key))
                    there += series.points;
            }
            RunQuery tagged;
            tagged.text = "tag:kept";
            QCOMPARE(reader->countRuns(tagged), std::int64_t{1});
            const QString checked = QString::fromStdString(checkStore(file).problem ? "damaged" : "");
            QCOMPARE(checked, QString());
        }
        QCOMPARE(points, there);
        // Replaced whole, and left alone where something is wrong.
        QCOMPARE(copyRuns(m_store->file(), {runs[0].id}, file) > 0, true);
        QVERIFY_THROWS_EXCEPTION(Failure, copyRuns(m_store->file(), {"absent"}, file));
        QVERIFY_THROWS_EXCEPTION(Failure, copyRuns(m_store->file(), {runs[0].id}, m_store->file()));
        QVERIFY_THROWS_EXCEPTION(Failure, copyRuns(m_store->file(), {runs[0].id}, file, [](double) { return false; }));
        const std::set<fs::path> before = below(m_root);
        const auto endOfCopy = [&](const std::function<bool(double)>& progress) {
            try {
                copyRuns(m_store->file(), {runs[0].id, runs[1].id}, file, progress);
            } catch (const Failure& failure) {
                return failure.error();
            }
            return Error();
        };
        const Error stopped = endOfCopy([](double done) { return done < 0.5; });
        QCOMPARE(stopped.kind, ErrorKind::Cancelled);
        QCOMPARE(stopped.subject, file.string()); // and not the temporary file
        const Error failed = endOfCopy([&](double) {
            for (const auto& entry : fs::directory_iterator(file.parent_path()))
                if (entry.path().string().starts_with(file.string() + ".part-"))
                    fs::remove(entry.path()); // found out at the end
            return true;
        });
        QCOMPARE(failed.subject, file.string());
        QCOMPARE(below(m_root), before);
        {
            RunStore copy(file);
            QCOMPARE(copy.reader()->countRuns({}), std::int64_t{1});
        }
        for (const auto& entry : fs::directory_iterator(m_root))
            QVERIFY(entry.path().string().find(".part-") == std::string::npos);
    }

    void aRunThatIsNotOverIsInterruptedInACopy()
    {
        const std::string id = importAt(csvOf(3)).runs.at(0);
        QVERIFY(m_store->setRunState(id, JobState::Running, Reason()).get().ok());
        copyRuns(m_store->file(), {id}, m_root / "copy.sqlite");
        RunStore copy(m_root / "copy.sqlite");
        QCOMPARE(copy.reader()->run(id)->state, JobState::Interrupted);
        QCOMPARE(copy.reader()->run(id)->reason.code, std::string("store.copied-running"));
    }

private:
    fs::path csvOf(int rows) const
    {
        std::ofstream stream(m_root / "log.csv");
        stream << "step,loss\n";
        for (int row = 1; row <= rows; ++row)
            stream << row << ',' << 1.0 / row << '\n';
        return m_root / "log.csv";
    }

    static std::set<fs::path> below(const fs::path& folder)
    {
        std::set<fs::path> paths;
        for (const auto& entry : fs::recursive_directory_iterator(folder))
            paths.insert(entry.path());
        return paths;
    }

    RunDirectory handMadeRun(const std::string& id, bool ended) const
    {
        RunSpec spec;
        spec.id = id;
        spec.name = "train.py";
        spec.program = ProgramSpec{};
        spec.program->command = {"python3", "train.py"};
        spec.program->folder = "/home/someone";
        spec.program->parameters = {{"lr", 0.1}};
        const RunDirectory directory = RunDirectory::create(m_root / "runs" / id, spec);
        const int attempt = directory.beginAttempt();
        AttemptInfo info;
        info.number = attempt;
        info.startedAt = 1700000000.0;
        info.host = "elsewhere";
        directory.writeAttempt(info);
        std::ofstream events(directory.events(attempt));
        StartedEvent started;
        started.runId = id;
        std::int64_t number = 0;
        events << eventLine({++number, 1700000000.0, started});
        for (int step = 1; step <= 3; ++step) {
            MetricsEvent metrics;
            metrics.step = step;
            metrics.values = {{"train/loss", SeriesValue::of(1.0 / step)}, {"train/top1", SeriesValue::of(0.1 * step)}};
            events << eventLine({++number, 1700000000.0 + step, metrics});
        }
        events.close();
        if (ended) {
            RunResult result;
            result.attempt = attempt;
            result.endedAt = 1700000010.0;
            result.step = 3;
            directory.writeResult(result);
        }
        return directory;
    }

    ImportOutcome importAt(const fs::path& path) { return importLogs(*m_store, path, m_root / "runs"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root;
    std::unique_ptr<RunStore> m_store;
    std::unique_ptr<StoreReader> m_reader;
};

TRAINYARD_TEST(RunImportTest)

} // namespace run_import_test

#include "run_import_test.moc"
