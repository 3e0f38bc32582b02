// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/base/four_digits.h"
#include "backend/protocol/event.h"
#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/protocol/series.h"
#include "cluster/control/alerts/alert_watch.h"
#include "cluster/control/alerts/run_alert_command.h"
#include "cluster/control/settle.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace alerts_test {

using namespace trainyard;

namespace {

Bin bin(std::int64_t step, double value, int attempt = 1)
{
    Bin bin;
    bin.firstStep = bin.lastStep = step;
    bin.min = bin.max = bin.mean = value;
    bin.count = 1;
    bin.attempt = attempt;
    return bin;
}

/// A run that trains, without anything to notice.
AlertFacts quiet()
{
    AlertFacts facts;
    facts.run.id = facts.run.name = "run";
    facts.run.state = JobState::Running;
    facts.run.attempts = 1;
    facts.run.step = 1000;
    facts.run.epoch = 10.0;
    facts.heardAt = 10'000.0;
    facts.run.startedAt = 9'000.0;
    facts.run.lastEventAt = 9'990.0;
    for (int i = 0; i < 100; ++i) {
        facts.loss.push_back(bin(10 * i, 2.3 * std::exp(-i / 20.0) + 0.02 * (i % 3)));
        facts.throughput.push_back(bin(10 * i, 1000.0 + 50.0 * (i % 2)));
    }
    facts.validation = series::kValTop1;
    for (int i = 1; i <= 10; ++i)
        facts.validated.push_back(bin(100 * i, 0.5 + 0.04 * i));
    facts.freeBytes = std::int64_t(100) << 30;
    return facts;
}

std::vector<std::string> kinds(const AlertFacts& facts, const AlertRules& rules = {})
{
    std::vector<std::string> out;
    for (const AlertRow& alert : findAlerts(facts, rules))
        out.push_back(alert.kind);
    return out;
}

using Kinds = std::vector<std::string>;

void put(RunStore& store, const RunSpec& spec, std::vector<EventBody> bodies)
{
    store.createRun(spec, "/runs/" + spec.id, "local").get().value();
    std::string lines;
    StartedEvent started;
    started.runId = spec.id;
    bodies.insert(bodies.begin(), started);
    std::int64_t number = 0;
    for (EventBody& body : bodies)
        appendEventLine({++number, 1000.0 + double(number), std::move(body)}, lines);
    store.ingest({spec.id, "attempts/0001/events/rank-0000.jsonl", "1:1", 0, lines, 1000.0}).get().value();
}

RunSpec specOf(const std::string& id)
{
    RunSpec spec;
    spec.id = spec.name = id;
    return spec;
}

/// A search of these runs.
void putSearch(RunStore& store, const std::vector<std::string>& runs)
{
    CampaignRow campaign;
    campaign.id = campaign.name = "search";
    settle(store.addCampaign(campaign));
    for (const std::string& id : runs) {
        RunSpec spec = specOf(id);
        spec.campaign = campaign.id;
        put(store, spec, {});
    }
}

} // namespace

class AlertsTest : public QObject {
    Q_OBJECT

private slots:
    void aRunThatLearnsIsLeftInPeace() { QCOMPARE(kinds(quiet()), Kinds{}); }

    void aLossThatRisesIsTold()
    {
        AlertFacts facts = quiet();
        for (int i = 100; i < 110; ++i)
            facts.loss.push_back(bin(10 * i, 0.9)); // 0.05 was reached, of 2.3: less than half of the gain is lost
        QCOMPARE(kinds(facts), Kinds{});
        for (int i = 110; i < 120; ++i)
            facts.loss.push_back(bin(10 * i, 2.0));
        const std::vector<AlertRow> found = findAlerts(facts, {});
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].kind, std::string("divergence"));
        QCOMPARE(found[0].text.code, std::string("alert.loss-rises"));
        QVERIFY(found[0].degree > 1.0);
        QCOMPARE(found[0].step, std::int64_t(1000));
        // The same alert while it goes on rising, however the course is divided into bins: the store takes it once.
        facts.loss.push_back(bin(1200, 2.1));
        QCOMPARE(findAlerts(facts, {})[0].began, found[0].began);
        std::vector<Bin> coarse;
        for (std::size_t i = 0; i + 1 < facts.loss.size(); i += 2)
            coarse.push_back(facts.loss[i + 1]);
        facts.loss = coarse;
        QCOMPARE(findAlerts(facts, {})[0].began, found[0].began);
        AlertRules rules;
        setThreshold(rules, AlertKind::Divergence, 120.0);
        QCOMPARE(kinds(facts, rules), Kinds{});
        rules[AlertKind::Divergence] = {false, 50.0};
        QCOMPARE(kinds(facts, rules), Kinds{});
    }

    void anAlertThatBecomesWorseIsUpdatedInPlace()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        put(store, specOf("a"), {});
        AlertRow alert;
        alert.runId = "a";
        alert.kind = "divergence";
        alert.about = series::kTrainLoss;
        alert.text = alertReason("alert.loss-rises", inFourDigits(1.1), inFourDigits(0.8), Count{693});
        alert.degree = 0.3;
        QVERIFY(store.raiseAlert(alert).get().value());
        alert.text = alertReason("alert.loss-rises", inFourDigits(2.3), inFourDigits(0.8), Count{772});
        alert.step = 900;
        alert.degree = 1.5;
        QVERIFY(!store.raiseAlert(alert).get().value());
        const std::vector<AlertRow> stored = store.reader()->alerts({});
        QCOMPARE(stored.size(), std::size_t(1));
        QCOMPARE(stored[0].text, alert.text);
        QCOMPARE(stored[0].step, std::int64_t(900));
        alert.degree = 0.0; // of a kind that does not become worse
        alert.text = "other";
        QVERIFY(!store.raiseAlert(alert).get().value());
        QVERIFY(store.reader()->alerts({})[0].text != alert.text);
    }

    /// One alert, at the step of the first one, whose number grows and is right at the end.
    void skippedSamplesAreOneAlertThatGrows()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        const auto skip = [](int file) -> EventBody {
            return MessageEvent{LogLevel::Warning,
                                trainingReason("training.skipped", Reason("train/" + std::to_string(file) + ".jpg"),
                                               Reason("it is damaged"))};
        };
        std::vector<EventBody> bodies;
        const auto steps = [&](std::int64_t from, std::int64_t to) {
            for (std::int64_t step = from; step <= to; ++step) {
                MetricsEvent metrics;
                metrics.step = step;
                metrics.elapsed = double(bodies.size()) + 1.0; // since its start, which is written before the bodies
                metrics.values = {{series::kTrainLoss, SeriesValue::of(1.0 / double(step))}};
                bodies.emplace_back(metrics);
            }
        };
        bodies.push_back(skip(0));
        steps(1, 40);
        put(store, specOf("first"), bodies); // before its first step
        bodies.clear();
        steps(1, 8);
        bodies.push_back(skip(1));
        steps(9, 20);
        put(store, specOf("a"), bodies);
        QVERIFY(store.setRunState("a", JobState::Running, "", 0.0).get().ok());
        AlertWatch::Options options;
        options.rules = folder.filePath("alerts.json").toStdString();
        options.pauseSeconds = 0.0;
        AlertRules rules;
        rules[AlertKind::Stall].on = rules[AlertKind::Ended].on = rules[AlertKind::DiskLow].on = false;
        writeAlertRules(options.rules, rules);
        AlertWatch watch(store, options);
        FollowRound round;
        round.progressed = {"a", "first"};
        const std::vector<AlertRow> told = watch.look(round);
        QCOMPARE(told.size(), std::size_t(2));
        QCOMPARE(told[0].text.code, std::string("training.skipped"));
        QCOMPARE(told[0].step, std::int64_t(8));
        QCOMPARE(told[1].runId, std::string("first"));
        QCOMPARE(told[1].step, std::int64_t(0));
        const auto stored = [&] {
            std::vector<AlertRow> alerts = store.reader()->alerts({});
            std::erase_if(alerts, [](const AlertRow& alert) { return alert.runId != "a"; });
            return alerts;
        };
        std::string lines;
        std::int64_t number = 100;
        const std::string file = "attempts/0001/events/rank-0001.jsonl"; // of another rank, which met one of them, too
        const auto write = [&](EventBody body) {
            const auto offset = std::int64_t(lines.size());
            appendEventLine({++number, 1000.0 + double(number), std::move(body)}, lines);
            store.ingest({"a", file, "1:1", offset, lines.substr(std::size_t(offset)), 1000.0}).get().value();
        };
        for (const int one : {1, 2})
            write(skip(one));
        QCOMPARE(watch.look(round).size(), std::size_t(0)); // not raised again
        QCOMPARE(stored().size(), std::size_t(1));
        QCOMPARE(stored()[0].text.words, std::string("Skipped train/1.jpg and 1 more sample that cannot be read"));
        QCOMPARE(stored()[0].step, std::int64_t(8));
        QVERIFY(stored()[0].isMessage()); // the messages tell it
        for (int one = 3; one <= 20; ++one)
            write(skip(one));
        (void)watch.look(round);
        write(skip(21)); // a tenth of them is told only at the end
        write(MessageEvent{LogLevel::Warning, trainingReason("training.skipped-training", std::int64_t(21))});
        QVERIFY(store.setRunState("a", JobState::Done, "", 2000.0).get().ok());
        round.progressed.clear();
        round.stateChanged = {"a"};
        QCOMPARE(watch.look(round).size(), std::size_t(0));
        QCOMPARE(stored().size(), std::size_t(1));
        QCOMPARE(stored()[0].text.words, std::string("Skipped train/1.jpg and 20 more samples that cannot be read"));
    }

    /// Beyond the last one that is named, the engine counts them.
    void samplesThatAreNotNamedAreCounted()
    {
        AlertFacts facts = quiet();
        const auto warn = [&](Reason text) {
            facts.messages.push_back({0.0, 1, "message", "warning", std::move(text), 0, 0.0, {}, 0});
        };
        warn(trainingReason("training.skipped", Reason("a.jpg"), Reason("it is damaged")));
        warn(trainingReason("training.skipped", Reason("b.jpg"), Reason("it is damaged")));
        warn(trainingReason("training.skipped-more"));
        QCOMPARE(findAlerts(facts, {}).size(), std::size_t(1));
        warn(trainingReason("training.skipped-training", std::int64_t(300)));
        warn(trainingReason("training.skipped-validation", std::int64_t(20)));
        const std::vector<AlertRow> found = findAlerts(facts, {});
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(std::get<std::int64_t>(found[0].text.arguments[0]), std::int64_t(319));
        QCOMPARE(found[0].step, facts.run.step); // nothing tells when
    }

    /// A program writes no message of it: the points tell it, as they are stored from its file.
    void aProgramsLossThatIsNoNumberIsToldOnceAnAttempt()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        const auto loss = [](std::int64_t step, double value) {
            MetricsEvent metrics;
            metrics.step = step;
            metrics.values = {{series::kTrainLoss, SeriesValue::of(value)}};
            return metrics;
        };
        std::vector<EventBody> bodies;
        for (std::int64_t step = 1; step <= 2000; ++step)
            bodies.emplace_back(loss(step, step <= 60 ? 1.0 / double(step) : NAN));
        put(store, specOf("a"), bodies);
        put(store, specOf("short"), bodies);
        QVERIFY(store.setRunState("a", JobState::Running, "", 0.0).get().ok());
        AlertWatch::Options options;
        options.rules = folder.filePath("alerts.json").toStdString();
        options.pauseSeconds = 0.0;
        AlertRules rules;
        rules[AlertKind::Stall].on = false; // its last word is of 1970
        writeAlertRules(options.rules, rules);
        AlertWatch watch(store, options), other(store, options);
        FollowRound round;
        round.progressed = {"a"};
        const std::vector<AlertRow> told = watch.look(round);
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(told[0].kind, std::string("non-finite"));
        QCOMPARE(told[0].text.code, std::string("alert.loss-not-finite"));
        QVERIFY2(told[0].step >= 55 && told[0].step <= 61, qPrintable(QString::number(told[0].step)));
        QVERIFY(!told[0].isMessage()); // so the Live page adds it to the events
        QCOMPARE(watch.look(round).size(), std::size_t(0));
        QCOMPARE(other.look(round).size(), std::size_t(0));
        // A run that is over before anybody looks has both alerts, another one only its end.
        for (const char* id : {"a", "short"})
            QVERIFY(store.setRunState(id, JobState::Done, "", 2000.0).get().ok());
        round.progressed.clear();
        round.stateChanged = {"a"};
        QCOMPARE(watch.look(round).size(), std::size_t(1));
        round.stateChanged = {"short"};
        const std::vector<AlertRow> both = watch.look(round);
        QCOMPARE(both.size(), std::size_t(2));
        QCOMPARE(both[0].kind, std::string("non-finite"));
        QCOMPARE(both[1].kind, std::string("ended"));
    }

    void anEngineThatALossEndsIsToldByItsRule()
    {
        AlertFacts facts = quiet();
        facts.run.state = JobState::Failed;
        facts.run.reason = runReason("run.diverged", runReason("run.loss-nan"));
        QCOMPARE(kinds(facts), (Kinds{"non-finite", "ended"}));
        facts.loss.back().nonFinite = 1; // it was written as well
        QCOMPARE(kinds(facts), (Kinds{"non-finite", "ended"}));
        AlertRules rules;
        rules[AlertKind::NonFinite].on = false;
        QCOMPARE(kinds(facts, rules), Kinds{"ended"});
        facts.run.attempts = 2; // it began again, and another cause ended it
        facts.run.reason = Reason("the disk is full");
        QCOMPARE(kinds(facts), Kinds{"ended"});
    }

    /// The engine's message and its points are one alert.
    void anEngineThatGoesOnIsToldOnce()
    {
        AlertFacts facts = quiet();
        facts.loss.back().nonFinite = 1;
        const std::vector<AlertRow> before = findAlerts(facts, {});
        facts.messages = {MessageRow{
            0.0,
            1,
            "message",
            "warning",
            trainingReason("training.loss-not-finite", trainingReason("training.not-a-number"), std::int64_t(7)),
            7,
            0.5,
            {},
            0}};
        const std::vector<AlertRow> after = findAlerts(facts, {});
        QCOMPARE(before.size(), std::size_t(1));
        QCOMPARE(after.size(), std::size_t(1));
        QCOMPARE(after[0].kind, before[0].kind);
        QCOMPARE(after[0].about, before[0].about); // by which the store knows it
    }

    void noiseIsNoDivergence()
    {
        AlertFacts facts = quiet();
        facts.loss.clear();
        for (int i = 0; i < 400; ++i) // gains little; its noise is larger
            facts.loss.push_back(bin(i, 1.0 - 0.0003 * i + 0.3 * std::sin(i * 12.9898)));
        QCOMPARE(kinds(facts), Kinds{});
        for (int i = 400; i < 440; ++i)
            facts.loss.push_back(bin(i, 5.0)); // beyond all that it began with
        QCOMPARE(kinds(facts), Kinds{"divergence"});
    }

    void validationsThatBringNothingAreCounted()
    {
        AlertFacts facts = quiet();
        for (int i = 11; i < 20; ++i)
            facts.validated.push_back(bin(100 * i, 0.8));
        QCOMPARE(kinds(facts), Kinds{});
        facts.validated.push_back(bin(2000, 0.9)); // equal to the best one
        const std::vector<AlertRow> found = findAlerts(facts, {});
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].kind, std::string("plateau"));
        QCOMPARE(found[0].about, std::string(series::kValTop1));
        QCOMPARE(found[0].began, std::int64_t(1000));
        QVERIFY2(found[0].text.words.find("10 values") != std::string::npos, found[0].text.words.c_str());
        facts.validation = series::kValLoss; // less is better: the first one
        QCOMPARE(findAlerts(facts, {})[0].began, std::int64_t(100));
    }

    void silenceCountsOnlyWhileTheMachineIsHeard()
    {
        AlertFacts facts = quiet();
        facts.heardAt = facts.run.lastEventAt + 599.0;
        QCOMPARE(kinds(facts), Kinds{});
        facts.heardAt = facts.run.lastEventAt + 601.0;
        QCOMPARE(kinds(facts), Kinds{"stall"});
        facts.heardAt = facts.run.lastEventAt + 30.0; // its machine has not answered since
        QCOMPARE(kinds(facts), Kinds{});
        facts.heardAt = facts.run.lastEventAt + 601.0;
        facts.run.state = JobState::Queued;
        QCOMPARE(kinds(facts), Kinds{});
    }

    void thePauseBetweenAttemptsIsNoSilence()
    {
        AlertFacts facts = quiet();
        facts.run.attempts = 2;
        facts.heardAt = facts.run.lastEventAt + 608.0;
        facts.begunAt = facts.heardAt - 1.0;
        QCOMPARE(kinds(facts), Kinds{});
        facts.heardAt = facts.begunAt + 601.0; // the attempt itself writes nothing
        QCOMPARE(kinds(facts), Kinds{"stall"});
    }

    /// The job runs before the first event of its attempt is read: the last word is of the attempt before.
    void aRunThatGoesOnIsNotStalled()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        put(store, specOf("a"), {});
        JobRow job;
        job.token = "second";
        job.runId = "a";
        job.machine = "local";
        job.state = JobState::Running;
        job.submittedAt = job.startedAt = unixTime() - 1.0;
        QVERIFY(store.putJob(job).get().ok());
        QVERIFY(store.setRunState("a", JobState::Running, "", 0.0).get().ok());
        AlertWatch::Options options;
        options.rules = folder.filePath("alerts.json").toStdString();
        AlertWatch watch(store, options);
        FollowRound round;
        round.stateChanged = {"a"};
        QCOMPARE(watch.look(round).size(), std::size_t(0));
        job.submittedAt = job.startedAt = unixTime() - 3600.0; // it has written nothing since
        QVERIFY(store.putJob(job).get().ok());
        const std::vector<AlertRow> silent = watch.look(round);
        QCOMPARE(silent.size(), std::size_t(1));
        QCOMPARE(silent[0].kind, std::string("stall"));
    }

    void slowerThanItsOwnPast()
    {
        AlertFacts facts = quiet();
        for (int i = 100; i < 115; ++i)
            facts.throughput.push_back(bin(10 * i, 750.0));
        QCOMPARE(kinds(facts), Kinds{});
        for (int i = 115; i < 130; ++i)
            facts.throughput.push_back(bin(10 * i, 600.0));
        QCOMPARE(kinds(facts), Kinds{"slower"});
        facts.run.attempts = 2; // another attempt, perhaps on another machine, is compared with itself
        QCOMPARE(kinds(facts), Kinds{});
    }

    void diskAndGpus()
    {
        AlertFacts facts = quiet();
        facts.freeBytes = std::int64_t(1) << 30;
        facts.throttled = {{"gpu/1/throttled_heat", 80.0}, {"gpu/0/throttled_hardware", 20.0}};
        const std::vector<AlertRow> found = findAlerts(facts, {});
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[0].kind, std::string("disk-low"));
        QCOMPARE(found[1].text.words, std::string("GPU 1 is throttled, because it is too hot"));
        facts.freeBytes.reset();
        QCOMPARE(kinds(facts), Kinds{"gpu-throttled"});
    }

    void theEnginesWarningsAreSorted()
    {
        AlertFacts facts = quiet();
        const auto message = [](int attempt, const char* level, Reason text) {
            return MessageRow{0.0, attempt, "message", level, std::move(text), 7, 0.5, {}, 0};
        };
        facts.messages = {message(1, "warning", trainingReason("training.ended-diverged", 4e13, 2.3)),
                          message(1, "info", trainingReason("training.no-straggler", 1)),
                          message(1, "error", Reason("something"))};
        const std::vector<AlertRow> found = findAlerts(facts, {});
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[0].kind, std::string("divergence"));
        QCOMPARE(found[0].step, std::int64_t(7));
        QCOMPARE(found[1].kind, std::string("warning"));
        QCOMPARE(found[1].about, std::string("something"));
        facts.run.attempts = 2; // those of an earlier attempt have been told
        QCOMPARE(kinds(facts), Kinds{});
        // Why it failed is told once.
        facts.run.attempts = 1;
        facts.run.state = JobState::Failed;
        facts.run.reason = Reason("something");
        QCOMPARE(kinds(facts), (Kinds{"divergence", "ended"}));
        // "It has ended: done" would say it twice.
        facts = {};
        facts.run.state = JobState::Done;
        QCOMPARE(kinds(facts), Kinds{"ended"});
        QCOMPARE(findAlerts(facts, {}).front().text.text(), std::string("it has finished"));
        facts.run.reason = Reason("the target was reached");
        QCOMPARE(findAlerts(facts, {}).front().text.code, std::string("alert.ended"));
    }

    void theRulesFileIsCheckedWhenItIsRead()
    {
        QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("alerts.json").toStdString();
        QCOMPARE(readAlertRules(file), AlertRules());
        AlertRules rules;
        rules.command = "mail me";
        setThreshold(rules, AlertKind::Stall, 3.0);
        rules[AlertKind::Ended].command = true;
        rules[AlertKind::Warning].on = false;
        writeAlertRules(file, rules);
        QCOMPARE(readAlertRules(file), rules);
        const auto wrong = [](const std::string& text) {
            try {
                (void)parseAlertRules(text, "FILE");
            } catch (const Failure& failure) {
                return failure.error().text();
            }
            return std::string();
        };
        QVERIFY(wrong(R"({"version": 1})").empty());
        for (const auto& [text, named] :
             {std::pair(R"({"version": 1, "rules": {"stall": {"threshold": 0}}})", "1 to 10000"),
              std::pair(R"({"version": 1, "rules": {"ended": {"threshold": 3}}})", "no threshold"),
              std::pair(R"({"version": 1, "rules": {"stale": {}}})", "stall"), std::pair(R"({"version": 2})", "newer"),
              std::pair(R"({"version": )", "not a file of rules")}) {
            const std::string told = wrong(text);
            QVERIFY2(told.find(named) != std::string::npos && told.find("FILE") != std::string::npos, told.c_str());
        }
    }

    /// Whoever cancels a campaign knows of it; that somebody else did is told.
    void whatTheUserCancelledIsNotTold()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        putSearch(store, {"mine", "theirs", "never-submitted"});
        for (const std::string id : {"mine", "theirs"}) {
            JobRow job;
            job.token = id + "-1";
            job.runId = id;
            job.machine = "local";
            job.state = JobState::Cancelled;
            QVERIFY(store.putJob(job).get().ok());
        }
        IntentRow intent;
        intent.machine = "local";
        intent.token = "mine-1";
        intent.kind = "cancel";
        intent.outcome = "done";
        settle(store.addIntent(intent));
        for (const std::string id : {"mine", "theirs"})
            settle(store.setRunState(id, JobState::Cancelled, queueReason("queue.taken-off"), 2000.0));
        settle(store.setRunState("never-submitted", JobState::Cancelled, "", 2000.0));
        AlertWatch::Options options;
        options.rules = folder.filePath("alerts.json").toStdString();
        AlertWatch watch(store, options);
        FollowRound round;
        round.stateChanged = {"mine", "theirs", "never-submitted"};
        const std::vector<AlertRow> told = watch.look(round);
        QCOMPARE(told.size(), std::size_t(1));
        QCOMPARE(told[0].runId, std::string("theirs"));
    }

    void eachAlertIsRaisedOnceAndMayBeSilenced()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        put(store, specOf("a"), {MessageEvent{LogLevel::Warning, trainingReason("training.straggler", 1, 2.0)}});
        put(store, specOf("b"), {MessageEvent{LogLevel::Warning, trainingReason("training.straggler", 1, 2.0)}});
        QVERIFY(store.silenceAlert("b", "warning", true).get().ok());
        AlertWatch::Options options;
        options.rules = folder.filePath("alerts.json").toStdString();
        AlertRules rules;
        rules[AlertKind::Stall].on = false; // its last word is of 1970
        writeAlertRules(options.rules, rules);
        AlertWatch watch(store, options), other(store, options);
        FollowRound round;
        round.progressed = {"a", "b", "gone"};
        QCOMPARE(watch.look(round).size(), std::size_t(1));
        QCOMPARE(watch.look(round).size(), std::size_t(0)); // not due again
        QCOMPARE(other.look(round).size(), std::size_t(0)); // another program has told it
        const auto reader = store.reader();
        std::vector<AlertRow> stored = reader->alerts({});
        QCOMPARE(stored.size(), std::size_t(1));
        QCOMPARE(stored[0].runName, std::string("a"));
        QCOMPARE(stored[0].text.code, std::string("training.straggler"));
        QVERIFY(stored[0].raisedAt > 1e9 && stored[0].seenAt == 0.0);
        QVERIFY(store.setRunState("a", JobState::Failed, "the disk is full", 2000.0).get().ok());
        round.progressed.clear();
        round.stateChanged = {"a"};
        const std::vector<AlertRow> ended = watch.look(round);
        QCOMPARE(ended.size(), std::size_t(1));
        QCOMPARE(ended[0].text.words, std::string("it has ended: the disk is full"));
        QVERIFY(store.markAlertsSeen({stored[0].key}).get().ok());
        QCOMPARE(reader->alerts({.unseenOnly = true}).size(), std::size_t(1));
        QCOMPARE(reader->alerts({.runId = "b"}).size(), std::size_t(0));
        QVERIFY(store.markAlertsSeen({}).get().ok());
        QCOMPARE(reader->alerts({.unseenOnly = true}).size(), std::size_t(0));
        QVERIFY(store.setTrashed({"a"}, true).get().ok());
        QCOMPARE(reader->alerts({}).size(), std::size_t(0));
        QVERIFY(store.deleteRuns({"a", "b"}).get().ok());
    }

    void theRunsOfACampaignHaveOneEnd()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        putSearch(store, {"a", "b", "c"});
        FollowRound round;
        AlertWatch::Options options;
        options.rules = folder.filePath("alerts.json").toStdString();
        AlertRules rules;
        rules[AlertKind::Stall].on = false;
        writeAlertRules(options.rules, rules);
        AlertWatch watch(store, options);
        QVERIFY(store.setRunState("a", JobState::Done, "", 2000.0).get().ok());
        round.stateChanged = {"a"};
        QCOMPARE(watch.look(round).size(), std::size_t(0));
        QVERIFY(store.setRunState("b", JobState::Failed, "the disk is full", 2001.0).get().ok());
        round.stateChanged = {"b"};
        const std::vector<AlertRow> failed = watch.look(round); // told wherever it is
        QCOMPARE(failed.size(), std::size_t(1));
        QCOMPARE(failed[0].text.code, std::string("alert.ended"));
        QVERIFY(store.setRunState("c", JobState::Stopped, "", 2002.0).get().ok());
        round.stateChanged = {"a", "c"};
        const std::vector<AlertRow> ended = watch.look(round);
        QCOMPARE(ended.size(), std::size_t(1));
        QCOMPARE(ended[0].runId, std::string("c"));
        QCOMPARE(ended[0].text.code, std::string("alert.campaign-ended"));
        QVERIFY(!isUnseen(ended[0]) && isUnseen(failed[0]));
    }

    void theRunThatEndedLastMayBeHeardOfFirst()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        putSearch(store, {"a", "b"});
        AlertWatch::Options options;
        options.rules = folder.filePath("alerts.json").toStdString();
        AlertWatch watch(store, options);
        FollowRound round;
        QVERIFY(store.setRunState("b", JobState::Done, "", 2001.0).get().ok());
        round.stateChanged = {"b"};
        QCOMPARE(watch.look(round).size(), std::size_t(0));
        QVERIFY(store.setRunState("a", JobState::Done, "", 2000.0).get().ok());
        round.stateChanged = {"a"};
        const std::vector<AlertRow> ended = watch.look(round);
        QCOMPARE(ended.size(), std::size_t(1));
        QCOMPARE(ended[0].runId, std::string("b"));
    }

    void rulesThatCannotBeReadAreToldOnce()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        put(store, specOf("a"), {});
        AlertWatch::Options options;
        options.rules = folder.filePath("alerts.json").toStdString();
        options.pauseSeconds = 0.0;
        writeFileAtomically(options.rules, "{");
        AlertWatch watch(store, options);
        FollowRound round;
        round.progressed = {"a"};
        (void)watch.look(round);
        QCOMPARE(round.errors.size(), std::size_t(1));
        (void)watch.look(round);
        QCOMPARE(round.errors.size(), std::size_t(1));
    }

    void theCommandFindsTheAlertInItsEnvironment()
    {
        QTemporaryDir folder;
        AlertRow alert;
        alert.runId = "id";
        alert.runName = "it's \"$(touch /tmp/no)\"";
        alert.kind = "stall";
        alert.step = 12;
        alert.text = "it is silent";
        const std::string file = folder.filePath("out").toStdString();
        const auto error = runAlertCommand(
            "printf '%s|' \"$TRAINYARD_ALERT\" $TRAINYARD_ALERT_KIND $TRAINYARD_ALERT_STEP \"$TRAINYARD_RUN\" > '" +
                file + "'",
            alert, 20.0);
        QVERIFY(!error);
        QCOMPARE(readFile(file, 1000), alert.runName + ": it is silent.|stall|12|" + alert.runName + "|");
        const auto failed = runAlertCommand("echo no such mail >&2; exit 3", alert, 20.0);
        QVERIFY(failed && failed->text().find("no such mail") != std::string::npos);
        QVERIFY(failed->text().find("exit code 3") != std::string::npos);
        const auto late = runAlertCommand("sleep 60", alert, 0.2);
        QVERIFY(late && late->text().find("did not end within") != std::string::npos);
    }
};

TRAINYARD_TEST(AlertsTest)

} // namespace alerts_test

#include "alerts_test.moc"
