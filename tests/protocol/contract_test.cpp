// SPDX-License-Identifier: Apache-2.0
// The published contract of a run directory: the tables of events, their schema, and the check of directories.
#include "backend/base/files.h"
#include "backend/protocol/event.h"
#include "backend/protocol/event_fields.h"
#include "backend/protocol/run_check.h"
#include "backend/protocol/run_directory.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <sys/stat.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

namespace contract_test {

using namespace trainyard;
using nlohmann::json;

namespace {

/// An event of each type, with every member.
std::vector<Event> everyEvent()
{
    StartedEvent started;
    started.runId = "a";
    started.engine = "e";
    MetricsEvent metrics{3, 30, 0.5, 1.5, {{"train/loss", SeriesValue::of(0.5)}, {"b", {0.5, 0.0, 1.0, 2}}}};
    FinishedEvent finished{ExitCode::Stopped, 3, 0.5, 1.5, {{"train/loss", 0.5}}};
    HistogramEvent histogram;
    histogram.layer = "dense";
    histogram.tensor = "weight";
    histogram.values.min = histogram.values.max = histogram.values.mean = 1.0;
    histogram.values.first = binOf(1.0);
    histogram.values.counts = {2};
    const EventBody bodies[] = {started,
                                metrics,
                                ProgressEvent{0, 0, 0, 0, 0, 0, 0, -1, "kernels", 31, 52},
                                CheckpointEvent{"c", 3, 0.5, 1, 0.1, "end"},
                                MessageEvent{LogLevel::Info, Reason("hello")},
                                FaultEvent{ExitCode::DiskFull, Reason("full")},
                                histogram,
                                finished};
    std::vector<Event> events;
    for (const EventBody& body : bodies)
        events.push_back({static_cast<std::int64_t>(events.size()) + 1, 5.0, body});
    return events;
}

std::string linesOf(const std::vector<Event>& events)
{
    std::string text;
    for (const Event& event : events)
        appendEventLine(event, text);
    return text;
}

/// "line: code of what was found" of every finding.
std::vector<std::string> findingsIn(const std::string& text, int rank = 0)
{
    std::istringstream lines(text);
    RunCheck check;
    checkEvents(lines, {"events", "a", 1, rank}, check);
    std::vector<std::string> found;
    for (const RunFinding& finding : check.findings)
        found.push_back(std::to_string(finding.line) + ": " + finding.found.code);
    return found;
}

std::string line(int number, const std::string& rest)
{
    return "{\"n\":" + std::to_string(number) + ",\"t\":5," + rest + "}\n";
}

const std::string kStartedLine = line(1, R"("type":"started","run":"a","attempt":1,"start_step":0)");

} // namespace

class ContractTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// A complete run directory as the engine leaves it.
    RunDirectory made(const QString& name)
    {
        RunSpec spec;
        spec.id = "a";
        spec.name = "b";
        const RunDirectory run = RunDirectory::create(m_folder.filePath(name).toStdString(), spec);
        const int attempt = run.beginAttempt();
        AttemptInfo info;
        info.number = attempt;
        run.writeAttempt(info);
        std::ofstream(run.events(attempt)) << linesOf(everyEvent());
        RunResult result;
        result.code = ExitCode::Stopped;
        run.writeResult(result);
        run.writeControl(ControlCommand::Stop);
        return run;
    }

private slots:
    void theSchemaIsMadeOfTheTables()
    {
        const std::string published = readFile(test::sourceFolder() / "resources/schema/run-event.schema.json");
        QVERIFY2(published == eventSchema().dump(2) + "\n", "build the target update_schema");
    }

    void theTablesAreWhatTheEngineWrites()
    {
        std::set<std::string> types;
        for (const Event& event : everyEvent()) {
            const json written = json::parse(eventLine(event));
            const EventType* type = eventType(written.at("type").get<std::string>());
            QVERIFY(type);
            types.emplace(type->name);
            std::set<std::string> known;
            for (const auto& fields : {sharedEventFields(), type->fields})
                for (const EventField& field : fields) {
                    known.emplace(field.key);
                    QVERIFY2(!field.help.empty(), std::string(field.key).c_str());
                    if (field.required)
                        QVERIFY2(written.contains(field.key), std::string(field.key).c_str());
                }
            for (const auto& [key, value] : written.items())
                QVERIFY2(known.contains(key), key.c_str());
        }
        QCOMPARE(types.size(), eventTypes().size());
    }

    void whatIsRequiredIsWhatReadersNeed()
    {
        for (const Event& event : everyEvent()) {
            const json written = json::parse(eventLine(event));
            const EventType& type = *eventType(written.at("type").get<std::string>());
            for (const auto& fields : {sharedEventFields(), type.fields})
                for (const EventField& field : fields) {
                    json without = written;
                    if (without.erase(std::string(field.key)) == 0)
                        continue;
                    QVERIFY2(parseEventLine(without.dump()).has_value() == !field.required,
                             (std::string(type.name) + " " + std::string(field.key)).c_str());
                }
        }
    }

    void whatTheEngineWritesHasNoFindings()
    {
        const RunCheck check = checkRunDirectory(made("good").root());
        QVERIFY2(check.findings.empty(), check.findings.empty() ? "" : check.findings.front().why().words.c_str());
        QCOMPARE(check.lines, std::int64_t{8});
        QCOMPARE(check.files, std::int64_t{5}); // spec, control, result, attempt, events
    }

    void everyLineIsChecked_data()
    {
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char* name, const std::string& second, const char* finding) {
            QTest::newRow(name) << QString::fromStdString(second) << finding;
        };
        row("good", line(2, R"("type":"message","text":"x")"), "");
        row("not JSON", "nonsense\n", "2: contract.not-json");
        row("no object", "[]\n", "2: contract.not-json");
        row("numbering", line(3, R"("type":"message","text":"x")"), "2: contract.key-is");
        row("no number", "{\"t\":5,\"type\":\"message\",\"text\":\"x\"}\n", "2: contract.missing-key");
        row("unknown type", line(2, R"("type":"picture")"), "2: contract.key-is");
        row("no step", line(2, R"("type":"metrics","samples":0,"epoch":0,"elapsed":0,"values":{})"),
            "2: contract.missing-key");
        row("step as text", line(2, R"("type":"metrics","step":"1","samples":0,"epoch":0,"elapsed":0,"values":{})"),
            "2: contract.key-is");
        row("value as text",
            line(2, R"("type":"metrics","step":1,"samples":0,"epoch":0,"elapsed":0,"values":{"a":"x"})"),
            "2: contract.key-is");
        row("NaN is a value",
            line(2, R"("type":"metrics","step":1,"samples":0,"epoch":0,"elapsed":0,"values":{"a":"NaN"})"), "");
        row("aggregate without count",
            line(2, R"("type":"metrics","step":1,"samples":0,"epoch":0,"elapsed":0,"values":{"a":{"mean":1}})"),
            "2: contract.key-is");
        row("unnamed series", line(2, R"("type":"metrics","step":1,"samples":0,"epoch":0,"elapsed":0,"values":{"":1})"),
            "2: contract.series-name");
        row("level", line(2, R"("type":"message","text":"x","level":"loud")"), "2: contract.key-is");
        row("code", line(2, R"("type":"fault","text":"x","code":"broken")"), "2: contract.key-is");
        row("torn", "{\"n\":2,\"t\"", "2: contract.torn");
        row("further members", line(2, R"("type":"message","text":"x","colour":"red")"), "");
    }
    void everyLineIsChecked()
    {
        QFETCH(QString, second);
        QFETCH(QString, finding);
        const std::vector<std::string> found = findingsIn(kStartedLine + second.toStdString());
        QCOMPARE(QString::fromStdString(found.empty() ? std::string() : found.front()), finding);
    }

    void placesAndLinesAgree()
    {
        QCOMPARE(findingsIn(line(1, R"("type":"started","run":"b","attempt":2,"rank":1,"start_step":0)")),
                 (std::vector<std::string>{"1: contract.key-is", "1: contract.key-is", "1: contract.key-is"}));
        const std::string metrics = R"("type":"metrics","step":1,"samples":0,"epoch":0,"elapsed":0,"values":{"a":1})";
        const std::string started = line(1, R"("type":"started","run":"a","attempt":1,"rank":1,"start_step":0)");
        QCOMPARE(findingsIn(started + line(2, metrics), 1), (std::vector<std::string>{"2: contract.metrics-rank"}));
        const std::string message = line(1, R"("type":"message","text":"x")");
        QVERIFY(findingsIn(message).empty());
        QCOMPARE(findingsIn(message + line(2, metrics)), (std::vector<std::string>{"2: contract.before-start"}));
        QCOMPARE(findingsIn(message + line(2, metrics) + line(3, metrics)),
                 (std::vector<std::string>{"2: contract.before-start"})); // once is enough
        const std::string finished =
            line(2, R"("type":"finished","code":"completed","step":1,"epoch":0,"elapsed":0,"metrics":{})");
        QCOMPARE(findingsIn(kStartedLine + finished + line(3, R"("type":"message","text":"x")")),
                 (std::vector<std::string>{"3: contract.after-end"}));
    }

    void everyFileIsChecked()
    {
        const RunDirectory run = made("broken");
        std::ofstream(run.spec()) << R"({"version": 1, "id": "a", "name": "b", "training": {"epochs": 0}})";
        std::ofstream(run.control()) << R"({"number": 1, "command": "dance"})";
        std::ofstream(run.result()) << R"({"code": 3, "outcome": "completed", "attempt": 1, "metrics": []})";
        std::ofstream(run.attemptInfo(1)) << R"({"attempt": 2, "pid": -1})";
        std::ofstream(run.events(1, 1).parent_path() / "rank-one.jsonl") << "";
        std::map<std::string, int> found;
        const RunCheck check = checkRunDirectory(run.root());
        for (const RunFinding& finding : check.findings)
            ++found[finding.file];
        QCOMPARE(found["spec.json"], 1);
        QCOMPARE(found["control.json"], 1);
        QCOMPARE(found["result.json"], 2);
        QCOMPARE(found["attempts/0001/attempt.json"], 2);
        QCOMPARE(found["attempts/0001/events/rank-one.jsonl"], 1);
        std::filesystem::remove(run.events(1));
        std::filesystem::remove(run.spec());
        QCOMPARE(checkRunDirectory(run.root()).findings.at(0).found.code, std::string("contract.missing"));
        QCOMPARE(checkRunDirectory(m_folder.filePath("nowhere").toStdString()).errors, std::int64_t{1});
    }

    /// The engine was killed between making the attempt's folder and writing its attempt.json.
    void anAttemptThatWasKilledAtOnceIsARemark()
    {
        const RunDirectory run = made("killed");
        const int second = run.beginAttempt();
        std::ofstream(run.events(second)) << "";
        const RunCheck check = checkRunDirectory(run.root());
        QCOMPARE(check.errors, std::int64_t{0});
        QCOMPARE(check.warnings, std::int64_t{1});
        QCOMPARE(check.findings.at(0).file, std::string("attempts/0002/attempt.json"));
        std::ofstream(run.events(second)) << line(1, R"("type":"message","text":"x")");
        QCOMPARE(checkRunDirectory(run.root()).errors, std::int64_t{1});
    }

    /// Each rank writes "started": where nothing is, the rank has only just begun, or its events are lost.
    void anEmptyFileOfARankIsTold()
    {
        for (const int rank : {0, 1}) {
            const RunDirectory run = made(QString("empty %1").arg(rank));
            std::ofstream(run.events(1, rank)) << "";
            RunResult result;
            result.code = ExitCode::Completed;
            run.writeResult(result);
            const RunCheck ended = checkRunDirectory(run.root());
            QCOMPARE(ended.errors, std::int64_t{1});
            QCOMPARE(ended.warnings, std::int64_t{0});
            QCOMPARE(ended.findings.at(0).file, "attempts/0001/events/rank-000" + std::to_string(rank) + ".jsonl");
            QCOMPARE(ended.findings.at(0).found.code, std::string("contract.empty"));
            run.retireResult(); // as before the next attempt, which has none yet
            QCOMPARE(checkRunDirectory(run.root()).errors, std::int64_t{1});
            std::filesystem::remove(run.attempt(1) / "result.json");
            const RunCheck begun = checkRunDirectory(run.root());
            QCOMPARE(begun.errors, std::int64_t{0});
            QCOMPARE(begun.warnings, std::int64_t{1});
            QCOMPARE(begun.findings.at(0).allowed.code, std::string("contract.an-event-soon"));
            result.code = ExitCode::Killed;
            run.writeResult(result);
            QCOMPARE(checkRunDirectory(run.root()).errors, std::int64_t{0});
            QCOMPARE(checkRunDirectory(run.root()).warnings, std::int64_t{1});
            result.code = ExitCode::Stopped; // perhaps while it prepared its data
            run.writeResult(result);
            QCOMPARE(checkRunDirectory(run.root()).errors, std::int64_t{rank == 0});
        }
    }

    /// Of a completed attempt, each rank has written its whole file.
    void aRankThatLostItsEventsIsTold()
    {
        const RunDirectory run = made("ranks");
        AttemptInfo info;
        info.ranks = 2;
        run.writeAttempt(info);
        const auto ended = [&run](ExitCode code) {
            RunResult result;
            result.code = code;
            run.writeResult(result);
            return checkRunDirectory(run.root());
        };
        QCOMPARE(ended(ExitCode::Stopped).errors, std::int64_t{0}); // perhaps while it prepared its data
        const RunCheck missing = ended(ExitCode::Completed);
        QCOMPARE(missing.errors, std::int64_t{1});
        QCOMPARE(missing.findings.at(0).file, std::string("attempts/0001/events/rank-0001.jsonl"));
        QCOMPARE(missing.findings.at(0).found.code, std::string("contract.missing"));
        const std::string started = line(1, R"("type":"started","run":"a","attempt":1,"rank":1,"start_step":0)");
        std::ofstream(run.events(1, 1)) << started;
        QCOMPARE(ended(ExitCode::Completed).errors, std::int64_t{0});
        std::ofstream(run.events(1, 1)) << started.substr(0, 30);
        const RunCheck torn = ended(ExitCode::Completed);
        QCOMPARE(torn.errors, std::int64_t{1});
        QCOMPARE(torn.findings.at(0).found.code, std::string("contract.torn"));
        QCOMPARE(ended(ExitCode::Killed).errors, std::int64_t{0});
        QCOMPARE(ended(ExitCode::Killed).warnings, std::int64_t{1});
    }

    void aFileOfEventsThatIsNoneIsTold_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"pipe", "endless", "folder", "dangling link"})
            QTest::newRow(what) << QString(what);
    }
    void aFileOfEventsThatIsNoneIsTold()
    {
        QFETCH(QString, what);
        const RunDirectory run = made(what);
        const std::filesystem::path events = run.events(1);
        std::filesystem::remove(events);
        if (what == "pipe")
            QCOMPARE(::mkfifo(events.c_str(), 0600), 0);
        else if (what == "folder")
            std::filesystem::create_directory(events);
        else
            std::filesystem::create_symlink(what == "endless" ? "/dev/zero" : "/nonexistent", events);
        const RunCheck check = checkRunDirectory(run.root());
        QCOMPARE(check.errors, std::int64_t{1});
        QCOMPARE(check.findings.at(0).file, std::string("attempts/0001/events/rank-0000.jsonl"));
        QCOMPARE(check.findings.at(0).found.code, std::string("contract.unreadable"));
    }

    /// As many series as the store keeps and an import promises.
    void manySeriesAreAllowed()
    {
        const auto lineOf = [](int number, int from, int count) {
            std::string values;
            for (int i = from; i < from + count; ++i)
                values += (values.empty() ? "\"s" : ",\"s") + std::to_string(i) + "\":1";
            return line(number,
                        R"("type":"metrics","step":1,"samples":0,"epoch":0,"elapsed":0,"values":{)" + values + "}");
        };
        QVERIFY(findingsIn(kStartedLine + lineOf(2, 0, 12'345)).empty());
        QCOMPARE(findingsIn(kStartedLine + lineOf(2, 0, 12'000) + lineOf(3, 12'000, 9'000)),
                 (std::vector<std::string>{"3: contract.series-count"}));
    }

    void checkpointsHavePathsThatLeadNowhereElse()
    {
        const auto checkpoint = [](const char* file) {
            return kStartedLine +
                   line(2, std::string(R"("type":"checkpoint","step":1,"epoch":0,"file":")") + file + "\"");
        };
        QVERIFY(findingsIn(checkpoint("checkpoints/a.pt")).empty());
        QVERIFY(findingsIn(checkpoint("/scratch/a.pt")).empty());
        for (const char* file : {"", "../a.pt", "checkpoints/../../a.pt", "/scratch/../a.pt"})
            QCOMPARE(findingsIn(checkpoint(file)), (std::vector<std::string>{"2: contract.key-is"}));
    }

    void endlessFindingsAreCounted()
    {
        std::istringstream lines(std::string(20'000, '\n'));
        RunCheck check;
        checkEvents(lines, {"events", "a", 1, 0}, check);
        QCOMPARE(check.errors, std::int64_t{20'000});
        QCOMPARE(check.findings.size(), RunCheck::kMostFindings);
    }
};

TRAINYARD_TEST(ContractTest)

} // namespace contract_test

#include "contract_test.moc"
