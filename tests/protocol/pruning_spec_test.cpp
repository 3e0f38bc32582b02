// SPDX-License-Identifier: Apache-2.0
// The pruning section: what is read, written and refused, the schedules against their formulas, references.
#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/pruning_schedule.h"
#include "backend/protocol/run_spec.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <cmath>

namespace pruning_spec_test {

using namespace trainyard;
using nlohmann::json;

namespace {

RunSpec parsed(const json& pruning, std::vector<SpecProblem>& problems, const json& more = json::object())
{
    json document = {{"version", 1}, {"id", "a"}, {"name", "b"}, {"pruning", pruning}};
    document.update(more);
    return parseRunSpec(document, problems);
}

} // namespace

class PruningSpecTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsWrittenWithoutPruning()
    {
        QVERIFY(!toJson(RunSpec()).contains("pruning"));
        RunSpec spec;
        spec.pruning.method = PruningMethod::Magnitude;
        const json written = toJson(spec)["pruning"];
        QVERIFY(written.contains("sparsity") && !written.contains("percentile") && !written.contains("rounds"));
    }

    void comesBackAsItWasWritten()
    {
        for (const PruningMethod method : {PruningMethod::Magnitude, PruningMethod::Snip, PruningMethod::Random}) {
            RunSpec spec;
            spec.id = "a";
            spec.name = "b";
            spec.pruning.method = method;
            spec.pruning.sparsity = 0.875;
            spec.pruning.leastKept = 0.01;
            spec.pruning.excluded = {"stem/conv", "classifier"};
            if (method == PruningMethod::Magnitude) {
                spec.pruning.maskFrom = "base.1@end";
                spec.pruning.reset = PruningReset::Checkpoint;
                spec.pruning.resetTo = "base.1@step-200";
            }
            std::vector<SpecProblem> problems;
            const RunSpec back = parseRunSpec(json(toJson(spec)), problems);
            QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
            QVERIFY(back.pruning == spec.pruning);
        }
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("pruning");
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("unknown key") << QByteArray(R"({"method": "magnitude", "share": 1})") << QByteArray("share");
        QTest::newRow("unknown method") << QByteArray(R"({"method": "luck"})") << QByteArray("method");
        QTest::newRow("nothing left") << QByteArray(R"({"method": "magnitude", "sparsity": 1})")
                                      << QByteArray("sparsity");
        QTest::newRow("without a method") << QByteArray(R"({"sparsity": 0.5})") << QByteArray("sparsity");
        QTest::newRow("of another amount")
            << QByteArray(R"({"method": "magnitude", "amount": "threshold", "sparsity": 0.5})")
            << QByteArray("sparsity");
        QTest::newRow("threshold of filters")
            << QByteArray(R"({"method": "magnitude", "structure": "filters", "amount": "threshold"})")
            << QByteArray("amount");
        QTest::newRow("share of 2:4") << QByteArray(R"({"method": "magnitude", "structure": "2:4", "sparsity": 0.5})")
                                      << QByteArray("sparsity");
        QTest::newRow("SNIP of a checkpoint")
            << QByteArray(R"({"method": "snip", "mask_from": "a@end"})") << QByteArray("mask_from");
        QTest::newRow("SNIP while training")
            << QByteArray(R"({"method": "snip", "schedule": "gradual"})") << QByteArray("schedule");
        QTest::newRow("reset to nothing")
            << QByteArray(R"({"method": "magnitude", "reset": "checkpoint"})") << QByteArray("reset_to");
        QTest::newRow("no reference") << QByteArray(R"({"method": "magnitude", "mask_from": "a@last"})")
                                      << QByteArray("mask_from");
        QTest::newRow("ends before it begins")
            << QByteArray(R"({"method": "magnitude", "schedule": "gradual", "begin_epoch": 3, "end_epoch": 2})")
            << QByteArray("end_epoch");
        QTest::newRow("begins behind the run")
            << QByteArray(R"({"method": "magnitude", "schedule": "gradual", "begin_epoch": 5})")
            << QByteArray("begin_epoch");
        QTest::newRow("fewer and fewer")
            << QByteArray(R"({"method": "magnitude", "schedule": "gradual", "initial_sparsity": 0.9})")
            << QByteArray("initial_sparsity");
    }
    void refusals()
    {
        QFETCH(QByteArray, pruning);
        QFETCH(QByteArray, path);
        std::vector<SpecProblem> problems;
        parsed(json::parse(pruning.toStdString()), problems);
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(problems.front().path), "/pruning/" + path);
        QVERIFY(!problems.front().allowed.empty());
    }

    void changesWhileWorkersRunAheadAreRefused()
    {
        std::vector<SpecProblem> problems;
        parsed({{"method", "magnitude"}, {"schedule", "gradual"}}, problems,
               {{"resources", {{"ranks", 2}}}, {"distribution", {{"mode", "downpour"}}}});
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems.front().path, std::string("/pruning/schedule"));
        problems.clear();
        parsed({{"method", "magnitude"}}, problems,
               {{"resources", {{"ranks", 2}}}, {"distribution", {{"mode", "downpour"}}}});
        QVERIFY(problems.empty());
    }

    void gradualFollowsTheCubic()
    {
        PruningSpec pruning;
        pruning.method = PruningMethod::Magnitude;
        pruning.schedule = PruningSchedule::Gradual;
        pruning.sparsity = 0.9;
        pruning.initialSparsity = 0.1;
        pruning.beginEpoch = 1.0;
        pruning.endEpoch = 4.0;
        pruning.everySteps = 50;
        const std::vector<MaskChange> changes = maskChanges(pruning, 10, 100);
        QCOMPARE(changes.size(), std::size_t(7)); // 100, 150, … 350, 400
        for (std::size_t i = 0; i < changes.size(); ++i) {
            const double t = 100.0 + 50.0 * double(i);
            QCOMPARE(changes[i].step, std::int64_t(t));
            QCOMPARE(changes[i].sparsity, 0.9 + (0.1 - 0.9) * std::pow(1.0 - (t - 100.0) / 300.0, 3.0));
        }
        QCOMPARE(changes.back().sparsity, 0.9);
        pruning.endEpoch = 0.0;
        QCOMPARE(maskChanges(pruning, 10, 100).back(), (MaskChange{750, 0.9}));
    }

    void roundsPruneTheSameShareOfWhatIsLeft()
    {
        PruningSpec pruning;
        pruning.method = PruningMethod::Magnitude;
        pruning.schedule = PruningSchedule::Iterative;
        pruning.rounds = 3;
        pruning.roundShare = 0.2;
        const std::vector<MaskChange> changes = maskChanges(pruning, 8, 50);
        QCOMPARE(changes.size(), std::size_t(3));
        QCOMPARE(changes[0].step, std::int64_t(100));
        QCOMPARE(changes[2].step, std::int64_t(300));
        QCOMPARE(changes[0].sparsity, 0.2);
        QCOMPARE(changes[1].sparsity, 0.36);
        QCOMPARE(changes[2].sparsity, 0.488);
        QCOMPARE(finalSparsity(pruning), 0.488);
    }

    void references()
    {
        for (const char* good : {"a@end", "base.g1-2@epoch-0", "x_1@step-1200", "/a b/c.safetensors"}) {
            const auto reference = parseCheckpointReference(good);
            QVERIFY2(reference, good);
            QCOMPARE(text(*reference), std::string(good));
        }
        for (const char* bad : {"", "a", "@end", "a@", "a@epoch-", "a@epoch--1", "a@epoch-1x", "../b@end", "/a/b.pt",
                                "a b@end", "a@step-99999999999999999999"})
            QVERIFY2(!parseCheckpointReference(bad), bad);
    }

    void checkpointsToKeepAreRead()
    {
        std::vector<SpecProblem> problems;
        const auto training = [](const json& epochs) { return json{{"training", {{"keep_epochs", epochs}}}}; };
        QCOMPARE(parsed(json::object(), problems, training({0, 2, 5})).training.keepEpochs,
                 (std::vector<std::int64_t>{0, 2, 5}));
        QVERIFY(problems.empty());
        for (const json& bad : {json({2, 1}), json({1, 1}), json({6}), json({-1}), json({1.5}), json(3)}) {
            problems.clear();
            parsed(json::object(), problems, training(bad));
            QVERIFY2(problems.size() == 1 && problems.front().path == "/training/keep_epochs", bad.dump().c_str());
        }
    }

    void pointsThatAMasterMayPassOverAreRefused()
    {
        RunSpec spec;
        spec.id = spec.name = "a";
        spec.resources.ranks = 4;
        spec.training.keepEpochs = {0, 2};
        spec.training.keepSteps = {150};
        for (const DistributionMode mode :
             {DistributionMode::Downpour, DistributionMode::Easgd, DistributionMode::Gem}) {
            spec.distribution.mode = mode;
            spec.distribution.syncEvery = spec.distribution.masters = 1; // every exchange brings one batch
            QVERIFY(validateRunSpec(spec).empty());
            for (int* number : {&spec.distribution.syncEvery, &spec.distribution.masters}) {
                spec.distribution.syncEvery = spec.distribution.masters = 1;
                *number = 2;
                const std::vector<SpecProblem> problems = validateRunSpec(spec);
                QCOMPARE(problems.size(), std::size_t{2});
                QCOMPARE(problems.front().path, std::string("/training/keep_epochs"));
                QCOMPARE(problems.back().path, std::string("/training/keep_steps"));
                QCOMPARE(problems.back().found.words, std::string("[150]"));
            }
            RunSpec start = spec;
            start.training.keepEpochs = {0}; // before the first exchange
            start.training.keepSteps.clear();
            QVERIFY(validateRunSpec(start).empty());
        }
        spec.distribution.mode = DistributionMode::Synchronous;
        QVERIFY(validateRunSpec(spec).empty());
    }
};

TRAINYARD_TEST(PruningSpecTest)

} // namespace pruning_spec_test

#include "pruning_spec_test.moc"
