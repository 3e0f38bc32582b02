// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/event.h"
#include "backend/protocol/reasons_training.h"
#include "cluster/control/diverged_runs.h"
#include "cluster/control/learned_nothing.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QTest>

namespace diverged_runs_test {

using namespace trainyard;

namespace {

RunSpec specOf(const std::string& id, double rate, int ranks = 1, ScalingRule rule = ScalingRule::EffectiveBatch)
{
    RunSpec spec;
    spec.id = id;
    spec.name = "run " + id;
    spec.model.architecture = Architecture::ResNet20V2;
    spec.training.learningRate.base = rate;
    spec.resources.ranks = ranks;
    spec.distribution.scaling = rule;
    return spec;
}

void put(RunStore& store, const RunSpec& spec, std::vector<EventBody> bodies, JobState state = JobState::Failed)
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
    const auto set = store.setRunState(spec.id, state, "", 2000.0).get();
    QVERIFY(set.ok());
}

} // namespace

class DivergedRunsTest : public QObject {
    Q_OBJECT

private slots:
    /// The verdict counts that the newest attempt ended with.
    void aRunThatLearnedNothingIsKnownByItsMessages()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        const MessageEvent chance{LogLevel::Warning, trainingReason("training.chance-level", 3, 10.0)};
        const FinishedEvent end{ExitCode::Completed, 10, 3.0, 1.0, {}};
        put(store, specOf("chance", 0.1), {chance, end}, JobState::Done);
        put(store, specOf("grew", 0.1),
            {MessageEvent{LogLevel::Warning, trainingReason("training.ended-diverged", 4e13, 2.3)}, end},
            JobState::Done);
        put(store, specOf("brief", 0.1),
            {MessageEvent{LogLevel::Info, trainingReason("training.short-at-chance", 2, 10.0)}, end}, JobState::Done);
        put(store, specOf("fine", 0.1), {end}, JobState::Done);
        put(store, specOf("goes-on", 0.1), {chance, end}, JobState::Stopped);
        StartedEvent again;
        again.runId = "goes-on";
        again.attempt = 2;
        std::string line;
        appendEventLine({1, 3000.0, again}, line);
        store.ingest({"goes-on", "attempts/0002/events/rank-0000.jsonl", "1:2", 0, line, 3000.0}).get().value();
        const auto reader = store.reader();
        for (const auto& [id, nothing] : {std::pair("chance", true), std::pair("grew", true), std::pair("brief", true),
                                          std::pair("fine", false), std::pair("goes-on", false)})
            QVERIFY2(learnedNothing(*reader, reader->run(id).value()) == nothing, id);
    }

    void namesTheLowestRateThatDiverged()
    {
        QTemporaryDir folder;
        RunStore store(folder.filePath("store.sqlite").toStdString());
        const FinishedEvent diverged{ExitCode::Diverged, 10, 0.1, 1.0, {}};
        put(store, specOf("high", 0.8), {diverged});
        put(store, specOf("low", 0.1, 4, ScalingRule::Linear), {diverged}); // 0.4
        put(store, specOf("memory", 0.01), {FinishedEvent{ExitCode::OutOfMemory, 10, 0.1, 1.0, {}}});
        put(store, specOf("fine", 0.02), {FinishedEvent{ExitCode::Completed, 10, 0.1, 1.0, {}}}, JobState::Done);
        RunSpec goesOn = specOf("goes-on", 0.6);
        goesOn.training.onNonFinite = NonFinitePolicy::Continue;
        put(store, goesOn,
            {MessageEvent{LogLevel::Warning,
                          trainingReason("training.loss-not-finite", trainingReason("training.not-a-number"), 5)}},
            JobState::Done);
        put(store, specOf("grew", 0.7),
            {MessageEvent{LogLevel::Warning, trainingReason("training.ended-diverged", 4e13, 2.3)}}, JobState::Done);
        RunSpec other = specOf("other", 0.001);
        other.model.architecture = Architecture::SmallCnn;
        put(store, other, {diverged});
        RunSpec adam = specOf("adam", 0.002);
        adam.training.optimizer.kind = OptimizerKind::Adam;
        put(store, adam, {diverged});

        const auto reader = store.reader();
        const RunSpec now = specOf("now", 0.5);
        const std::vector<DivergedRun> runs = readDivergedRuns(*reader, now);
        QCOMPARE(runs.size(), std::size_t(4));
        QCOMPARE(runs[0].id, std::string("low"));
        QCOMPARE(runs[0].rate, 0.4);
        QCOMPARE(runs[0].batch, std::int64_t(4) * now.training.batchSize);
        QCOMPARE(runs[1].id, std::string("goes-on"));
        const std::optional<SpecProblem> said = divergedWarning(runs, now);
        QVERIFY(said.has_value());
        QCOMPARE(said->path, std::string("/training/learning_rate/base"));
        QCOMPARE(said->allowed.code, std::string("plan.below-diverged"));
        const std::string text = said->text();
        QVERIFY2(text.find("run low") != std::string::npos && text.find("0.4") != std::string::npos &&
                     text.find("0.5") != std::string::npos,
                 text.c_str());
        QVERIFY(!divergedWarning(runs, specOf("now", 0.39)));
        QVERIFY(divergedWarning(runs, specOf("now", 0.2, 2, ScalingRule::Linear))); // 0.4 with its ranks
        QVERIFY(!divergedWarning({}, now));
    }
};

TRAINYARD_TEST(DivergedRunsTest)

} // namespace diverged_runs_test

#include "diverged_runs_test.moc"
