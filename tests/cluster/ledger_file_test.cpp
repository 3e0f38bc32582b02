// SPDX-License-Identifier: GPL-3.0-or-later
// Files with chains of a speed-up ledger, and runs of the store as their steps.
#include "backend/base/files.h"
#include "backend/protocol/event.h"
#include "backend/protocol/series.h"
#include "cluster/control/ledger_file.h"
#include "cluster/control/ledger_run.h"
#include "cluster/control/settle.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace ledger_file_test {

using namespace trainyard;

namespace {

MetricsEvent epochEnd(int epoch, std::int64_t step, double seconds, double inputWait)
{
    MetricsEvent event;
    event.step = step;
    event.samples = 32 * step;
    event.epoch = epoch;
    event.elapsed = 10.0 * epoch;
    event.values = {{series::kEpochSeconds, SeriesValue::of(seconds)},
                    {series::kInputWait, SeriesValue::of(inputWait)},
                    {series::kCompute, SeriesValue::of(0.9 - inputWait)},
                    {series::kValidation, SeriesValue::of(0.0)},
                    {series::kCheckpointing, SeriesValue::of(0.0)}};
    return event;
}

void putAttempt(RunStore& store, const std::string& id, int attempt, std::int64_t startStep,
                std::vector<EventBody> bodies)
{
    StartedEvent started;
    started.runId = id;
    started.attempt = attempt;
    started.host = "lab-7";
    started.engine = "engine " + std::to_string(attempt);
    started.device = "2 × CPU";
    started.startStep = startStep;
    bodies.insert(bodies.begin(), started);
    std::string lines;
    std::int64_t number = 0;
    for (EventBody& body : bodies)
        appendEventLine({++number, 1000.0 * attempt + double(number), std::move(body)}, lines);
    settle(store.ingest({id, "attempts/000" + std::to_string(attempt) + "/events/rank-0000.jsonl",
                         "1:" + std::to_string(attempt), 0, lines, 1000.0}));
}

RunSpec specOf(const std::string& id)
{
    RunSpec spec;
    spec.id = spec.name = id;
    return spec;
}

QString refusal(const std::string& text)
{
    try {
        parseLedger(text, "some.json");
    } catch (const Failure& failure) {
        if (failure.error().operation == "read the ledger" && failure.error().subject == "some.json")
            return QString::fromStdString(failure.error().why().code + ": " + failure.what());
    }
    return {};
}

std::string withSteps(const std::string& steps)
{
    return R"({"format": "trainyard-ledger", "version": 1, "steps": )" + steps + "}";
}

} // namespace

class LedgerFileTest : public QObject {
    Q_OBJECT

private slots:
    void readsAndWritesAChain()
    {
        const std::string text = R"({
  "format": "trainyard-ledger",
  "version": 1,
  "title": "Ours and theirs",
  "source": "a paper",
  "steps": [
    {
      "label": "One GPU",
      "seconds_per_epoch": {
        "low": 12600.0,
        "high": 14400.0
      },
      "change": "a GPU",
      "cause": "it computes faster",
      "settings": {
        "resources.ranks": "1"
      },
      "note": "K80"
    },
    {
      "label": "Four GPUs",
      "seconds_per_epoch": 3600.0,
      "source": "another paper"
    },
    {
      "run": "run-1",
      "name": "mine",
      "note": "at last"
    }
  ]
}
)";
        const LedgerChain chain = parseLedger(text, "some.json");
        QCOMPARE(chain.title, std::string("Ours and theirs"));
        QCOMPARE(chain.steps.size(), std::size_t(3));
        QCOMPARE(chain.steps[0].source, std::string("a paper"));
        QCOMPARE(chain.steps[0].time.seconds, 13500.0);
        QCOMPARE(chain.steps[0].setting("resources.ranks"), std::string("1"));
        QCOMPARE(chain.steps[1].source, std::string("another paper"));
        QVERIFY(chain.steps[2].isRun());
        QCOMPARE(QString::fromStdString(toText(chain)), QString::fromStdString(text));
    }

    void refusesWhatItCannotRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const std::string& text, const char* code, const char* named) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromLatin1(code)
                                << QString::fromLatin1(named);
        };
        row("no JSON", "{", "ledger.no-json", "not valid JSON");
        row("a key twice", withSteps(R"([{"label": "x", "seconds_per_epoch": 1, "label": "y"}])"), "spec.key-twice",
            "/steps/0/label appears twice");
        row("something else", R"({"steps": []})", "ledger.no-ledger", "trainyard-ledger");
        row("newer", R"({"format": "trainyard-ledger", "version": 2, "steps": []})", "ledger.newer", "newer");
        row("no steps", withSteps("[]"), "ledger.bad-value", "/steps");
        row("a number as a step", withSteps("[1]"), "ledger.bad-value", "/steps/0");
        row("neither run nor time", withSteps(R"([{"label": "x"}])"), "ledger.bad-value", "/steps/0");
        row("both", withSteps(R"([{"run": "r", "label": "x", "seconds_per_epoch": 1}])"), "ledger.bad-value",
            "/steps/0");
        row("no time", withSteps(R"([{"label": "x", "seconds_per_epoch": 0}])"), "ledger.bad-value",
            "/steps/0/seconds_per_epoch");
        row("a range upside down", withSteps(R"([{"label": "x", "seconds_per_epoch": {"low": 2, "high": 1}}])"),
            "ledger.bad-value", "/steps/0/seconds_per_epoch");
        row("a misspelt key", withSteps(R"([{"label": "x", "seconds_per_epoch": 1, "couse": "y"}])"),
            "ledger.unknown-key", "/steps/0/couse");
        row("a number as a setting",
            withSteps(R"([{"label": "x", "seconds_per_epoch": 1, "settings": {"resources.ranks": 4}}])"),
            "ledger.bad-value", "/steps/0/settings/resources.ranks");
    }
    void refusesWhatItCannotRead()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        QFETCH(QString, named);
        const QString told = refusal(text.toStdString());
        QVERIFY2(told.startsWith(code + QLatin1Char(':')) && told.contains(named), qPrintable(told));
    }

    void passesOverAByteOrderMark()
    {
        const std::string text = "\xEF\xBB\xBF" + withSteps(R"([{"label": "x", "seconds_per_epoch": 1}])");
        QCOMPARE(parseLedger(text, "marked").steps.size(), std::size_t{1});
    }

    void takesAnyDamagedText()
    {
        const std::string whole = withSteps(R"([{"label": "x", "seconds_per_epoch": {"low": 1, "high": 2}}])");
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY(!refusal(whole.substr(0, size)).isEmpty());
    }

    void readsTheShippedChain()
    {
        const std::string file = (test::sourceFolder() / "resources/ledgers/mobilenetv2-imagenet.json").string();
        const SpeedLedger ledger = makeLedger(parseLedger(readFile(file), file).steps);
        // As published: 20 h, 3.5 to 4 h, 1 h, 23, 15 and 11 min.
        const std::vector<double> minutes = {1200.0, 225.0, 60.0, 23.0, 15.0, 11.0};
        QCOMPARE(ledger.steps.size(), minutes.size());
        for (std::size_t i = 0; i < minutes.size(); ++i)
            QCOMPARE(ledger.steps[i].time.seconds, 60.0 * minutes[i]);
        QCOMPARE(ledger.links[1].gain.factor, 3.75);
        QCOMPARE(ledger.links[1].gain.low, 3.5); // the published speed-up of four GPUs
        QCOMPARE(ledger.whole.factor, 1200.0 / 11.0);
    }

    void measuresARunOfTheStore()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath(QStringLiteral("store.sqlite")).toStdString());
        settle(store.createRun(specOf("run-1"), "/runs/run-1", "local"));
        putAttempt(store, "run-1", 1, 0,
                   {epochEnd(1, 100, 20.0, 0.5), epochEnd(2, 200, 10.0, 0.3), epochEnd(3, 300, 12.0, 0.5)});
        // Resumed in the middle of epoch 4, of which the second attempt trained a half.
        putAttempt(store, "run-1", 2, 350, {epochEnd(4, 400, 5.0, 0.5), epochEnd(5, 500, 11.0, 0.3)});
        const std::unique_ptr<StoreReader> reader = store.reader();
        const std::optional<LedgerStep> step = readLedgerStep(*reader, "run-1");
        QVERIFY(step);
        QCOMPARE(step->time.seconds, 11.0);
        QCOMPARE(step->time.epochs, 3); // 10, 12 and 11 s
        QCOMPARE(step->time.samples, std::int64_t(3200));
        QCOMPARE(step->setting(kDeviceFact), std::string("CPU"));
        QCOMPARE(step->setting(kEngineFact), std::string("engine 2"));
        QVERIFY(std::abs(step->inputWait - 0.4) < 1e-9); // of epochs 2 to 5, equally long
        QVERIFY(std::abs(step->compute - 0.5) < 1e-9);
        QVERIFY(!readLedgerStep(*reader, "run-2"));
    }

    void saysWhyARunHasNoTime()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath(QStringLiteral("store.sqlite")).toStdString());
        const auto problemOf = [&](const std::string& id) { return readLedgerStep(*store.reader(), id)->problem.code; };
        settle(store.createRun(specOf("waits"), "/runs/waits", "local"));
        QCOMPARE(problemOf("waits"), std::string("ledger.no-epoch"));
        settle(store.createRun(specOf("failed"), "/runs/failed", "local"));
        QVERIFY(store.setRunState("failed", JobState::Failed, {}, 1000.0).get().ok());
        QCOMPARE(problemOf("failed"), std::string("ledger.ended-early"));
    }

    void keepsTheNotesOfRunsAndNamesMissingOnes()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath(QStringLiteral("store.sqlite")).toStdString());
        settle(store.createRun(specOf("run-1"), "/runs/run-1", "local"));
        putAttempt(store, "run-1", 1, 0, {epochEnd(1, 100, 20.0, 0.5), epochEnd(2, 200, 10.0, 0.3)});
        LedgerChain chain = parseLedger(
            withSteps(R"([{"run": "run-1", "note": "mine"}, {"run": "gone", "name": "an old one"}])"), "some.json");
        readRuns(*store.reader(), chain);
        QCOMPARE(chain.steps[0].time.seconds, 10.0);
        QCOMPARE(chain.steps[0].note, std::string("mine"));
        QCOMPARE(chain.steps[1].name, std::string("an old one"));
        QCOMPARE(chain.steps[1].problem.code, std::string("ledger.run-missing"));
    }
};

TRAINYARD_TEST(LedgerFileTest)

} // namespace ledger_file_test

#include "ledger_file_test.moc"
