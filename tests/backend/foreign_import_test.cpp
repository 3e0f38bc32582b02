// SPDX-License-Identifier: Apache-2.0
// Logs as run directories: what events hold equals what the log holds, also when the log is imported again, grows, or
// the importing process is killed anywhere.
#include "backend/base/files.h"
#include "backend/foreign/imported_run.h"
#include "backend/foreign/imported_spec.h"
#include "backend/protocol/program_line.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <map>
#include <random>

namespace foreign_import_test {

using namespace trainyard;
using namespace trainyard::foreign;
namespace fs = std::filesystem;

namespace {

struct Written {
    std::map<std::string, std::vector<std::pair<std::int64_t, double>>> points; ///< of all attempts, in order
    std::vector<std::int64_t> numbers;                                          ///< of events, of all attempts
    std::vector<StartedEvent> started;
    std::size_t messages = 0;
    std::vector<Reason> texts; ///< of the messages
};

Written eventsIn(const RunDirectory& directory)
{
    Written out;
    for (const int attempt : directory.attempts()) {
        std::ifstream file(directory.events(attempt));
        std::string line;
        std::int64_t number = 0;
        while (std::getline(file, line)) {
            const auto event = parseEventLine(line);
            if (!event || event->number != ++number)
                qFatal("a bad line: %s", line.c_str());
            out.numbers.push_back(event->number);
            if (const auto* metrics = std::get_if<MetricsEvent>(&event->body)) {
                const bool oneSeries = metrics->values.size() == 1; // parsing sorts several by name
                if (oneSeries && eventLine(*event) != line + "\n")
                    qFatal("another form: %s", line.c_str());
                for (const auto& [series, value] : metrics->values)
                    out.points[series].emplace_back(metrics->step, value.mean);
            } else if (const auto* started = std::get_if<StartedEvent>(&event->body)) {
                out.started.push_back(*started);
            } else {
                ++out.messages;
                if (const auto* message = std::get_if<MessageEvent>(&event->body))
                    out.texts.push_back(message->text);
            }
        }
    }
    return out;
}

FoundLog logAt(const fs::path& path, LogKind kind = LogKind::JsonLines)
{
    FoundLog log;
    log.source.kind = kind;
    log.source.path = path;
    log.name = path.stem().string();
    return log;
}

/// Imports all there is; the run's directory.
RunDirectory importAll(const FoundLog& log, const fs::path& runs, std::int64_t* points = nullptr)
{
    ImportedRun run(log, runs, {"imported"});
    std::int64_t all = 0;
    for (bool more = true; more;) {
        const ImportedRun::Progress step = run.advance();
        all += step.points;
        more = step.more;
    }
    all += run.finish().points;
    if (points)
        *points = all;
    return run.directory();
}

std::string lineOf(int step)
{
    return "{\"step\":" + std::to_string(step) + ",\"loss\":" + std::to_string(step * 0.5) +
           ",\"timestamp\":" + std::to_string(1700000000 + step) + ",\"note\":\"x\"}\n";
}

} // namespace

class ForeignImportTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_root = m_folder->path().toStdString();
        m_runs = m_root / "runs";
        fs::create_directories(m_runs);
    }

    void cleanup() { fs::remove_all(m_root); } // QTemporaryDir cannot, where a name is no UTF-8

    void aLogBecomesARunOnce()
    {
        const fs::path fixtures = test::sourceFolder() / "tests/backend/fixtures/foreign";
        for (const FoundLog& log : findLogs(fixtures)) {
            std::int64_t points = 0;
            const RunDirectory directory = importAll(log, m_runs, &points);
            const RunSpec spec = directory.readSpec();
            QVERIFY(validateRunSpec(spec).empty());
            QCOMPARE(spec.tags.front(), std::string("imported"));
            QVERIFY(directory.readResult());
            const auto reader = openLog(log.source);
            std::map<std::string, std::vector<std::pair<std::int64_t, double>>> expected;
            for (const Point& point : reader->poll().points)
                expected[seriesNamed(reader->series()[point.series])].emplace_back(point.step, point.value.mean);
            const Written written = eventsIn(directory);
            QCOMPARE(written.points.size(), expected.size());
            for (const auto& [series, values] : expected) {
                const auto& found = written.points.at(series);
                QCOMPARE(found.size(), values.size());
                for (std::size_t i = 0; i < values.size(); ++i) {
                    QCOMPARE(found[i].first, values[i].first);
                    QVERIFY(found[i].second == values[i].second || values[i].second != values[i].second);
                }
            }
            const std::string before = readFile(directory.events(1));
            importAll(log, m_runs, &points);
            QCOMPARE(points, std::int64_t{0});
            QCOMPARE(readFile(directory.events(1)), before);
            for (const auto& entry : fs::directory_iterator(directory.root()))
                QVERIFY2(isRunFile(entry.path().filename().string()), entry.path().c_str());
        }
    }

    void aRestartBecomesAnAttempt()
    {
        const fs::path log = test::sourceFolder() / "tests/backend/fixtures/foreign/tensorboard-restart";
        const RunDirectory directory = importAll(logAt(log, LogKind::TensorBoard), m_runs);
        const Written written = eventsIn(directory);
        QCOMPARE(directory.attempts(), (std::vector<int>{1, 2}));
        QCOMPARE(written.started.at(1).startStep, std::int64_t{19});
        QCOMPARE(directory.readAttempt(2)->startStep, std::int64_t{19});
        QCOMPARE(directory.readAttempt(1)->startedAt, 1700000000.0);
    }

    void aCsvLogThatBeginsAgainBecomesAnAttempt()
    {
        for (const char* between : {"", "step,loss\n"}) {
            const fs::path log = m_root / ("log" + std::string(between).substr(0, 4) + ".csv");
            std::ofstream(log) << "step,loss\n1,4\n2,3\n3,2\n" << between << "1,5\n2,4.5\n";
            const RunDirectory directory = importAll(logAt(log, LogKind::Csv), m_runs);
            const Written written = eventsIn(directory);
            QCOMPARE(directory.attempts(), (std::vector<int>{1, 2}));
            QCOMPARE(directory.readAttempt(2)->startStep, std::int64_t{0});
        }
    }

    void parametersNamesAndTagsAreKept()
    {
        const fs::path log = test::sourceFolder() / "tests/backend/fixtures/foreign/wandb-offline/offline-run-1";
        const RunSpec spec = importAll(logAt(log, LogKind::Wandb), m_runs).readSpec();
        QCOMPARE(spec.name, std::string("baseline"));
        QCOMPARE(spec.tags, (std::vector<std::string>{"imported", "project=fixtures", "first", "two words"}));
        QVERIFY(spec.program);
        QCOMPARE(programName(*spec.program), std::string("W&B"));
        QCOMPARE(*parameterIn(*spec.program, "lr"), ProgramValue(0.05));
        QCOMPARE(*parameterIn(*spec.program, "optimizer.name"), ProgramValue(std::string("adam")));
        QVERIFY(isImportedRun(spec.id));
    }

    void parametersHaveTypesAndNamesOfTheirOwn()
    {
        LogSource source{LogKind::TensorBoard, "/logs/one", {}};
        const std::map<std::string, std::string> raw = {{"lr", "1e-3"},      {"layers", "12"},    {"amp", "True"},
                                                        {"note", "12 of 3"}, {"a/b", "x"},        {"a.b", "y"},
                                                        {"naïve β", "-0.5"}, {"schedule", "nan"}, {"empty", ""}};
        const RunSpec spec = importedSpec("imported-0", "one", source, {}, raw, {});
        QVERIFY(validateRunSpec(spec).empty());
        const auto value = [&](const char* name) { return *parameterIn(*spec.program, name); };
        QCOMPARE(value("lr"), ProgramValue(0.001));
        QCOMPARE(value("layers"), ProgramValue(std::int64_t{12}));
        QCOMPARE(value("amp"), ProgramValue(true));
        QCOMPARE(value("note"), ProgramValue(std::string("12 of 3")));
        QCOMPARE(value("schedule"), ProgramValue(std::string("nan")));
        QCOMPARE(value("a.b"), ProgramValue(std::string("y")));
        QCOMPARE(value("a.b_2"), ProgramValue(std::string("x")));
        QCOMPARE(value("na__ve___"), ProgramValue(-0.5));
        QCOMPARE(spec.program->parameters.size(), raw.size());
    }

    void columnsAreListed()
    {
        std::ofstream(m_root / "log.csv") << "n;loss;\"val;loss\"\n1;2;3\n";
        QCOMPARE(columnsIn({LogKind::Csv, m_root / "log.csv", {}}),
                 (std::vector<std::string>{"n", "loss", "val;loss"}));
        std::ofstream(m_root / "log.jsonl") << "{\"n\":1,\"eval\":{\"loss\":2}}\n{\"n\":2,\"when\":\"2026\"}\n";
        QCOMPARE(columnsIn({LogKind::JsonLines, m_root / "log.jsonl", {}}),
                 (std::vector<std::string>{"n", "eval/loss", "when"}));
        QVERIFY(columnsIn({LogKind::Csv, m_root / "absent.csv", {}}).empty());
    }

    void runDirectoriesAreNoLogs()
    {
        std::ofstream(m_root / "log.jsonl") << lineOf(1) << lineOf(2);
        const RunDirectory made = importAll(logAt(m_root / "log.jsonl"), m_runs);
        QVERIFY(isRunDirectory(made.root()));
        const std::vector<FoundLog> logs = findLogs(m_root);
        QCOMPARE(logs.size(), std::size_t{1}); // and not the events of the run
        QCOMPARE(findRunDirectories(m_root), std::vector<fs::path>{made.root()});
    }

    /// The last record is cut off: what is before it is read, and the rest is told.
    void aCutOffEndIsTold()
    {
        const fs::path fixture = test::sourceFolder() / "tests/backend/fixtures/foreign/tensorboard-v2";
        fs::create_directories(m_root / "tb");
        std::string bytes;
        for (const auto& entry : fs::directory_iterator(fixture))
            if (entry.path().filename().string().find("tfevents") != std::string::npos)
                bytes = readFile(entry.path());
        QVERIFY(bytes.size() > 1000);
        std::ofstream(m_root / "tb/events.out.tfevents.1", std::ios::binary) << bytes.substr(0, bytes.size() - 5);
        const auto reader = openLog({LogKind::TensorBoard, m_root / "tb", {}});
        (void)reader->poll();
        const std::vector<LogTail> tails = reader->tails();
        QCOMPARE(tails.size(), std::size_t{1});
        QCOMPARE(tails[0].size, static_cast<std::int64_t>(bytes.size()) - 5);
        QVERIFY(tails[0].read > 0 && tails[0].read < tails[0].size);
        const auto whole = openLog({LogKind::TensorBoard, fixture, {}});
        (void)whole->poll();
        QVERIFY(whole->tails().empty());
    }

    void onlyNewPointsAreAdded()
    {
        const fs::path file = m_root / "log.jsonl";
        std::ofstream(file) << lineOf(1) << lineOf(2);
        importAll(logAt(file), m_runs);
        std::ofstream(file, std::ios::app) << lineOf(3);
        std::int64_t points = 0;
        const RunDirectory directory = importAll(logAt(file), m_runs, &points);
        QCOMPARE(points, std::int64_t{1});
        QCOMPARE(eventsIn(directory).points.at("train/loss").size(), std::size_t{3});
        QCOMPARE(directory.readResult()->endedAt, 1700000003.0);
    }

    void linesWithoutAStepAreAddedOnce()
    {
        const fs::path file = m_root / "log.jsonl";
        std::ofstream(file) << "{\"loss\":3}\n{\"own\":9}\n";
        importAll(logAt(file), m_runs);
        std::ofstream(file, std::ios::app) << "{\"loss\":2}\n";
        std::int64_t points = 0;
        const RunDirectory directory = importAll(logAt(file), m_runs, &points);
        QCOMPARE(points, std::int64_t{1});
        const Written written = eventsIn(directory);
        using Steps = std::vector<std::pair<std::int64_t, double>>;
        QCOMPARE(written.points.at("train/loss"), (Steps{{1, 3.0}, {2, 2.0}}));
        QCOMPARE(written.points.at("own"), (Steps{{1, 9.0}}));
        importAll(logAt(file), m_runs, &points);
        QCOMPARE(points, std::int64_t{0});
    }

    /// As a followed log of a program gives them, so that the curves of both lie in one chart.
    void seriesGetTheirUsualNames()
    {
        const fs::path file = m_root / "log.csv";
        std::ofstream(file) << "step,loss,val_loss,accuracy,lr,own\n1,3,4,0.1,0.01,7\n";
        const Written written = eventsIn(importAll(logAt(file, LogKind::Csv), m_runs));
        for (const char* name : {"train/loss", "val/loss", "train/top1", "train/learning_rate", "own"})
            QVERIFY2(written.points.contains(name), name);
        QCOMPARE(written.points.size(), std::size_t{5});
    }

    /// Which of two series has the usual name does not change when the log grows.
    void twoSeriesNeverBecomeOne()
    {
        const fs::path file = m_root / "log.csv";
        std::ofstream(file) << "step,acc,accuracy,loss,train/loss\n1,,0.2,3,\n";
        importAll(logAt(file, LogKind::Csv), m_runs);
        std::ofstream(file, std::ios::app) << "2,0.1,0.4,2,5\n3,0.2,0.5,1,4\n";
        const Written written = eventsIn(importAll(logAt(file, LogKind::Csv), m_runs));
        QCOMPARE(written.points.at("train/top1").size(), std::size_t{3});
        QCOMPARE(written.points.at("acc").size(), std::size_t{2});
        QCOMPARE(written.points.at("train/loss").size(), std::size_t{3});
        QCOMPARE(written.points.at("train/loss_2").size(), std::size_t{2});
    }

    /// A run that an earlier version has imported.
    void aRunKeepsTheNamesThatItBeganWith()
    {
        const fs::path file = m_root / "log.csv";
        std::ofstream(file) << "step,loss\n1,3\n";
        const RunDirectory directory = importAll(logAt(file, LogKind::Csv), m_runs);
        auto state = nlohmann::json::parse(readFile(directory.root() / kImportFile));
        QCOMPARE(state.erase("series_names"), std::size_t{1});
        std::ofstream(directory.root() / kImportFile) << state.dump();
        std::ofstream(file, std::ios::app) << "2,2\n3,1\n";
        importAll(logAt(file, LogKind::Csv), m_runs);
        const Written written = eventsIn(directory);
        QCOMPARE(written.points.at("loss").size(), std::size_t{2});
    }

    void secretsOfALogAreKeptNowhere()
    {
        const fs::path folder = m_root / "0123456789abcdef";
        for (const char* part : {"params", "tags", "metrics"})
            fs::create_directories(folder / part);
        std::ofstream(folder / "meta.yaml") << "run_name: baseline\nstatus: 3\n";
        std::ofstream(folder / "params/api_key") << "s3cretX";
        std::ofstream(folder / "params/lr") << "0.1";
        std::ofstream(folder / "tags/hf_token") << "s3cretX";
        std::ofstream(folder / "metrics/loss") << "1700000000000 0.5 1\n";
        const FoundLog mlflow = logAt(folder, LogKind::Mlflow);
        const RunDirectory directory = importAll(mlflow, m_runs);
        QVERIFY(readFile(directory.spec()).find("0.1") != std::string::npos);

        const fs::path file = m_root / "log.jsonl"; // its last line has no end
        std::ofstream(file) << lineOf(1) << R"({"step":2,"loss":1.5,"api_key":"s3cretX"})";
        importAll(logAt(file), m_runs);
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(m_runs))
            if (entry.is_regular_file())
                QVERIFY2(readFile(entry.path()).find("s3cretX") == std::string::npos, entry.path().c_str());

        auto state = nlohmann::json::parse(readFile(directory.root() / kImportFile)); // as an earlier version wrote it
        auto position = nlohmann::json::parse(state.at("position").get<std::string>());
        position["parameters"]["api_key"] = "s3cretX";
        state["position"] = position.dump();
        std::ofstream(directory.root() / kImportFile) << state.dump();
        importAll(mlflow, m_runs);
        QVERIFY(readFile(directory.root() / kImportFile).find("s3cretX") == std::string::npos);
    }

    void theLastLineOfAnEarlierVersionIsKnownAgain()
    {
        const fs::path file = m_root / "log.jsonl";
        const std::string tail = R"({"step":2,"loss":1.5})";
        std::ofstream(file) << lineOf(1) << tail;
        const RunDirectory directory = importAll(logAt(file), m_runs);
        auto state = nlohmann::json::parse(readFile(directory.root() / kImportFile));
        auto position = nlohmann::json::parse(state.at("position").get<std::string>());
        QCOMPARE(position.at("log").erase("tail_mark"), std::size_t{1});
        position["log"]["tail"] = tail;
        state["position"] = position.dump();
        std::ofstream(directory.root() / kImportFile) << state.dump();
        importAll(logAt(file), m_runs);
        QCOMPARE(eventsIn(directory).points.at("train/loss").size(), std::size_t{2});
    }

    void anyNameOfAFileMakesASpecThatCanBeRead_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("escape") << QByteArray("f\x1b[31m.csv");
        QTest::newRow("lines") << QByteArray("a\nb\tc\x7f.csv");
        QTest::newRow("no UTF-8") << QByteArray("\xff\xc3.csv");
        QTest::newRow("blank") << QByteArray(" ");
        QTest::newRow("long") << QByteArray(251, 'x') + ".csv";
    }
    void anyNameOfAFileMakesASpecThatCanBeRead()
    {
        QFETCH(QByteArray, name);
        const fs::path folder = m_root / name.toStdString();
        fs::create_directories(folder);
        const fs::path file = folder / name.toStdString();
        std::ofstream(file) << "step,loss\n1,3\n";
        RunDirectory directory = importAll(logAt(file, LogKind::Csv), m_runs);
        std::vector<SpecProblem> problems;
        (void)parseRunSpecText(readFile(directory.spec()), problems);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
        QVERIFY(validateRunSpec(directory.readSpec()).empty());
        std::ofstream(file, std::ios::app) << "2,2\n";
        std::ofstream(directory.spec()) << "damaged"; // as an earlier version may have left it
        std::int64_t points = 0;
        importAll(logAt(file, LogKind::Csv), m_runs, &points);
        QCOMPARE(points, std::int64_t{1});
        QCOMPARE(directory.readSpec().program->command.front(), std::string("CSV"));
    }

    void anyFactsMakeASpecThatCanBeRead()
    {
        const std::string texts[] = {"f\x1b[31m",
                                     "a\r\nb\tc",
                                     "\xff\xc3",
                                     std::string(5'000, 'x'),
                                     std::string("nul\0", 4),
                                     " ",
                                     std::string("\xc2\x85\xc2\x9b", 4)};
        for (const std::string& text : texts) {
            LogFacts facts;
            facts.name = facts.notes = text;
            facts.tags = {text, text + "2"};
            LogSource source{LogKind::Csv, "/" + text, {}};
            if (text.find('\0') != text.npos)
                source.path = "/a";
            const RunSpec spec = importedSpec("imported-1", text, source, facts, {{text, text}, {"b", text}}, {text});
            std::vector<SpecProblem> problems;
            (void)parseRunSpecText(toText(spec), problems);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
        }
    }

    /// The state that a killed process leaves: lines were appended, wholly or in part, and the position was not saved.
    void nothingIsLostOrDoubledAfterAKill()
    {
        std::mt19937 random(7);
        const fs::path file = m_root / "log.jsonl";
        std::string text;
        const auto position = [this] {
            return m_runs / importedRunId(logAt(m_root / "log.jsonl").source) / kImportFile;
        };
        int step = 0;
        for (int round = 0; round < 60; ++round) {
            for (int i = static_cast<int>(random() % 5); i > 0; --i) {
                text += lineOf(++step);
                if (step % 7 == 0)
                    text += "damaged\n";
            }
            std::ofstream(file) << text;
            const std::optional<std::string> before =
                fs::exists(position()) ? std::optional(readFile(position())) : std::nullopt;
            importAll(logAt(file), m_runs);
            if (!fs::exists(position()))
                continue;
            const fs::path events = RunDirectory(position().parent_path()).events(1);
            if (before)
                std::ofstream(position()) << *before;
            else
                fs::remove(position());
            // The last lines went through, or a part of them.
            const auto size = static_cast<std::int64_t>(fs::file_size(events));
            const auto saved = before ? savedSize(*before) : 0;
            if (size > saved)
                fs::resize_file(events, static_cast<std::uintmax_t>(saved + static_cast<std::int64_t>(random()) %
                                                                                (size - saved + 1)));
        }
        std::int64_t points = 0;
        const RunDirectory directory = importAll(logAt(file), m_runs, &points);
        const Written written = eventsIn(directory);
        const auto& losses = written.points.at("train/loss");
        QCOMPARE(losses.size(), static_cast<std::size_t>(step));
        for (int i = 0; i < step; ++i)
            QCOMPARE(losses[static_cast<std::size_t>(i)], (std::pair<std::int64_t, double>{i + 1, (i + 1) * 0.5}));
        QCOMPARE(written.started.size(), std::size_t{1});
    }

    void onlyOneImportsALogAtATime()
    {
        const fs::path file = m_root / "log.jsonl";
        std::ofstream(file) << lineOf(1);
        ImportedRun first(logAt(file), m_runs);
        first.advance();
        try {
            ImportedRun second(logAt(file), m_runs);
            QFAIL("it was let in");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Busy);
        }
    }

    void onlyOneOfTwoThatBeginTogetherImportsALog()
    {
        const fs::path file = m_root / "log.jsonl";
        std::ofstream(file) << lineOf(1);
        ImportedRun first(logAt(file), m_runs), second(logAt(file), m_runs);
        QCOMPARE(first.advance().points, std::int64_t{1});
        try {
            second.advance();
            QFAIL("it was let in");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::Busy);
        }
    }

    /// What a process leaves that is killed as it makes the directory.
    void anEmptyRunDirectoryIsTakenOver()
    {
        const fs::path file = m_root / "log.jsonl";
        std::ofstream(file) << lineOf(1) << lineOf(2);
        fs::create_directories(m_runs / ImportedRun(logAt(file), m_runs).spec().id);
        const RunDirectory directory = importAll(logAt(file), m_runs);
        QCOMPARE(eventsIn(directory).points.at("train/loss").size(), std::size_t{2});
        // One that has lost its spec alone would get every point twice.
        fs::remove(directory.spec());
        try {
            importAll(logAt(file), m_runs);
            QFAIL("it was read again");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().reasonCode, std::string("foreign.directory-changed"));
        }
    }

    void aChangedRunDirectoryIsRefused()
    {
        const fs::path file = m_root / "log.jsonl";
        std::ofstream(file) << lineOf(1) << lineOf(2);
        const RunDirectory directory = importAll(logAt(file), m_runs);
        fs::resize_file(directory.events(1), 10);
        QVERIFY_THROWS_EXCEPTION(Failure, ImportedRun(logAt(file), m_runs));
    }

    void anEndThatWasCutOffIsToldOnce()
    {
        const fs::path file = m_root / "log.csv";
        std::ofstream(file) << "step,loss\n1,0.5\n2,0.";
        const auto told = [&] {
            std::int64_t count = 0;
            for (const Reason& text : eventsIn(importAll(logAt(file, LogKind::Csv), m_runs)).texts)
                count += text.text().find("log.csv, byte 16: the end of the file is incomplete") != std::string::npos;
            return count;
        };
        QCOMPARE(told(), std::int64_t{1});
        QCOMPARE(told(), std::int64_t{1});
        std::ofstream(file, std::ios::app) << "25\n";
        const Written written = eventsIn(importAll(logAt(file, LogKind::Csv), m_runs));
        QCOMPARE(written.points.at("train/loss"), (std::vector<std::pair<std::int64_t, double>>{{1, 0.5}, {2, 0.25}}));
    }

    void theNumberOfValuesThatAreNotKeptHasItsPlural()
    {
        const fs::path file = m_root / "log.jsonl";
        std::ofstream(file) << "{\"step\":1,\"loss\":0.5,\"phase\":\"warm\"}\n";
        const Written written = eventsIn(importAll(logAt(file), m_runs));
        QCOMPARE(written.texts.size(), std::size_t{1});
        QCOMPARE(written.texts[0].words, std::string("1 value is not kept: audio, tables, texts and the like"));
    }

    void anEmptyLogMakesNoRun()
    {
        const fs::path file = m_root / "log.jsonl";
        std::ofstream(file) << "";
        ImportedRun run(logAt(file), m_runs);
        run.advance();
        run.finish();
        QVERIFY(!run.exists());
        QVERIFY(fs::is_empty(m_runs));
    }

private:
    static std::int64_t savedSize(const std::string& state)
    {
        const std::size_t at = state.find("\"size\":");
        return at == std::string::npos ? 0 : std::atoll(state.c_str() + at + 7);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root, m_runs;
};

TRAINYARD_TEST(ForeignImportTest)

} // namespace foreign_import_test

#include "foreign_import_test.moc"
