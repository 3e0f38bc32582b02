// SPDX-License-Identifier: Apache-2.0
// Runs that prune: what they begin with, that masks hold whatever trains them, schedules, resuming, the line between
// two ends, and what is refused.
#include "backend/base/error.h"
#include "backend/protocol/pruning_schedule.h"
#include "backend/protocol/series.h"
#include "backend/pruning/masks.h"
#include "backend/train/checkpoint/checkpoint_lookup.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/plan/run_planner.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace pruning_runs_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr int kStepsPerEpoch = 8;

QString pathText(const RunDirectory& directory)
{
    return QString::fromStdString(directory.root().string());
}

RunSpec smallNet()
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
    spec.model.widthMultiplier = 0.5;
    spec.model.dropout = 0.0;
    spec.data.trainSamples = 250; // 8 steps, the last one partial
    spec.data.validationSamples = 100;
    spec.training.batchSize = 32;
    spec.training.epochs = 3;
    spec.training.learningRate.base = 0.05;
    spec.training.learningRate.warmupEpochs = 0.2;
    spec.training.checkpointEveryEpochs = 0;
    spec.resources.threads = 1;
    return spec;
}

RunSpec ticket(const char* resetTo, double sparsity = 0.8)
{
    RunSpec spec = smallNet();
    spec.pruning.method = PruningMethod::Magnitude;
    spec.pruning.sparsity = sparsity;
    spec.pruning.maskFrom = "base@end";
    if (resetTo) {
        spec.pruning.reset = PruningReset::Checkpoint;
        spec.pruning.resetTo = resetTo;
    }
    return spec;
}

using Tensors = std::map<std::string, std::vector<float>>;

Tensors tensorsOf(const std::filesystem::path& file)
{
    Tensors out;
    for (NamedTensor& tensor : readCheckpoint(file).tensors)
        out[tensor.name] = std::move(tensor.values);
    return out;
}

bool isMask(const std::string& name)
{
    return name.ends_with(kMaskEnding);
}

std::string masked(const std::string& mask)
{
    return mask.substr(0, mask.size() - std::string_view(kMaskEnding).size());
}

/// Share of zeros among all masked values of the model.
double sparsityOf(const Tensors& tensors)
{
    double zeros = 0.0, all = 0.0;
    for (const auto& [name, values] : tensors)
        if (isMask(name)) {
            zeros += double(std::count(values.begin(), values.end(), 0.0f));
            all += double(values.size());
        }
    return all > 0.0 ? zeros / all : 0.0;
}

} // namespace

class PruningRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A base run that keeps its initialisation, the end of epoch 1 and the 3rd step.
    void initTestCase()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        RunSpec spec = smallNet();
        spec.training.keepEpochs = {0, 1};
        spec.training.keepSteps = {3};
        spec.training.keepCheckpoints = 1;
        spec.monitoring.maskShare = 0.8;
        finished(spec, "base");
    }

    void theBaseRunKeepsItsPoints()
    {
        const std::filesystem::path base = runsFolder() / "base/checkpoints";
        for (const char* name : {"epoch-0000", "epoch-0001", "step-00000003", "epoch-0003"})
            QVERIFY2(std::filesystem::exists(base / (std::string(name) + ".safetensors")), name);
        QVERIFY(!std::filesystem::exists(base / "epoch-0002.safetensors"));
        QCOMPARE(findCheckpoint("base@epoch-0", runsFolder()), base / "epoch-0000.safetensors");
        QCOMPARE(findCheckpoint("base@step-3", runsFolder()), base / "step-00000003.safetensors");
        QCOMPARE(findCheckpoint("base@step-8", runsFolder()), base / "epoch-0001.safetensors");
        QCOMPARE(findCheckpoint("base@end", runsFolder()), base / "epoch-0003.safetensors");
    }

    void theBaseRunTellsHowItsMaskSettles()
    {
        const std::vector<double> distances = means(RunDirectory(runsFolder() / "base"), series::kMaskDistance);
        QCOMPARE(distances.size(), std::size_t(2)); // between the ends of epochs 1, 2 and 3
        for (const double distance : distances)
            QVERIFY(distance > 0.0 && distance < 0.9);
    }

    void aTicketBeginsWithTheSurvivorsOfItsPoint_data()
    {
        QTest::addColumn<QString>("resetTo");
        QTest::addColumn<int>("firstStep");
        QTest::newRow("initialisation") << "base@epoch-0" << 0;
        QTest::newRow("a step") << "base@step-3" << 3;
        QTest::newRow("an epoch") << "base@epoch-1" << 8;
    }
    void aTicketBeginsWithTheSurvivorsOfItsPoint()
    {
        QFETCH(QString, resetTo);
        QFETCH(int, firstStep);
        RunSpec spec = ticket(qPrintable(resetTo));
        spec.training.keepSteps = {firstStep};
        const RunDirectory run = finished(spec);
        const Tensors from = tensorsOf(findCheckpoint(resetTo.toStdString(), runsFolder()));
        const Tensors end = tensorsOf(findCheckpoint("base@end", runsFolder()));
        const Tensors begun = tensorsOf(findCheckpoint(id(run) + "@step-" + std::to_string(firstStep), runsFolder()));
        QVERIFY(std::abs(sparsityOf(begun) - 0.8) < 1e-4);
        float mostPruned = 0.0f, leastKept = 1e9f;
        int masks = 0;
        for (const auto& [name, mask] : begun) {
            if (!isMask(name))
                continue;
            ++masks;
            const std::vector<float>& now = begun.at(masked(name));
            for (std::size_t i = 0; i < mask.size(); ++i) {
                QCOMPARE(now[i], mask[i] == 0.0f ? 0.0f : from.at(masked(name))[i]);
                const float judged = std::abs(end.at(masked(name))[i]);
                mask[i] == 0.0f ? mostPruned = std::max(mostPruned, judged) : leastKept = std::min(leastKept, judged);
            }
        }
        QVERIFY(masks > 3);
        QVERIFY(mostPruned <= leastKept); // all layers are compared
        QCOMPARE(means(run, series::kPruningThreshold), std::vector<double>{double(mostPruned)});
        const std::vector<StartedEvent> started = bodies<StartedEvent>(readEvents(run, 1));
        QCOMPARE(started.front().startStep, std::int64_t(firstStep));
        QCOMPARE(run.readResult()->step, std::int64_t(3 * kStepsPerEpoch));
    }

    void controls()
    {
        const Tensors end = tensorsOf(findCheckpoint("base@end", runsFolder()));
        const Tensors initial = tensorsOf(findCheckpoint("base@epoch-0", runsFolder()));
        const auto begun = [&](RunSpec spec) {
            spec.training.keepEpochs = {0};
            return tensorsOf(findCheckpoint(id(finished(spec)) + "@epoch-0", runsFolder()));
        };
        const Tensors fine = begun(ticket(nullptr)); // plain fine-tuning
        RunSpec spec = ticket(nullptr);
        spec.pruning.reset = PruningReset::Redraw;
        const Tensors redrawn = begun(spec);
        spec = ticket("base@epoch-0");
        spec.pruning.shuffle = true;
        const Tensors shuffled = begun(spec);
        for (const auto& [name, mask] : fine) {
            if (!isMask(name))
                continue;
            QVERIFY(redrawn.at(name) == mask);
            QVERIFY(shuffled.at(name) != mask);
            QCOMPARE(std::count(shuffled.at(name).begin(), shuffled.at(name).end(), 0.0f),
                     std::count(mask.begin(), mask.end(), 0.0f));
            int same = 0, kept = 0;
            for (std::size_t i = 0; i < mask.size(); ++i) {
                if (mask[i] == 0.0f)
                    continue;
                QCOMPARE(fine.at(masked(name))[i], end.at(masked(name))[i]);
                same += redrawn.at(masked(name))[i] == initial.at(masked(name))[i] ? 1 : 0;
                ++kept;
            }
            QVERIFY(same < kept / 10 + 1);
        }
    }

    void masksHold_data()
    {
        QTest::addColumn<QString>("change");
        for (const char* change : {"sgd", "adam", "adamw", "rmsprop", "adadelta", "lars", "clipped", "bf16",
                                   "micro-batches", "two ranks", "two ranks, random crops", "downpour",
                                   "downpour, groups", "easgd", "gem", "2 masters", "validated beside"})
            QTest::newRow(change) << QString(change);
    }
    void masksHold()
    {
        QFETCH(QString, change);
        RunSpec spec = ticket("base@step-3");
        const std::map<QString, OptimizerKind> optimizers{{"adam", OptimizerKind::Adam},
                                                          {"adamw", OptimizerKind::AdamW},
                                                          {"rmsprop", OptimizerKind::RmsProp},
                                                          {"adadelta", OptimizerKind::Adadelta},
                                                          {"lars", OptimizerKind::Lars}};
        if (const auto found = optimizers.find(change); found != optimizers.end())
            spec.training.optimizer = optimizerDefaults(found->second);
        if (change == "clipped")
            spec.training.clipNorm = 0.5;
        const Reason noBf16 = whyNotPrecision(DeviceKind::Cpu, Precision::Bf16);
        if (change == "bf16" && !noBf16.empty())
            QSKIP(noBf16.text().c_str());
        if (change == "bf16")
            spec.training.precision = Precision::Bf16;
        if (change == "micro-batches")
            spec.training.microBatches = 3;
        if (change == "validated beside")
            spec.training.validationThreads = 1;
        if (change.startsWith("two ranks"))
            spec.resources.ranks = 2;
        if (change == "two ranks, random crops")
            spec.data.cropPadding = 2;
        const std::map<QString, DistributionMode> modes{{"downpour", DistributionMode::Downpour},
                                                        {"downpour, groups", DistributionMode::Downpour},
                                                        {"easgd", DistributionMode::Easgd},
                                                        {"gem", DistributionMode::Gem},
                                                        {"2 masters", DistributionMode::Downpour}};
        if (const auto found = modes.find(change); found != modes.end()) {
            spec.distribution.mode = found->second;
            spec.distribution.syncEvery = 2;
            spec.resources.ranks = change == "downpour, groups" ? 4 : 2;
            spec.distribution.workerRanks = change == "downpour, groups" ? 2 : 1;
            spec.distribution.masters = change == "2 masters" ? 2 : 1;
        }
        const RunDirectory run = finished(spec);
        const std::vector<NamedTensor> tensors = readCheckpoint(run.root() / run.readResult()->checkpoint).tensors;
        checkMasksHold(tensors); // throws
        const Tensors end = tensorsOf(run.root() / run.readResult()->checkpoint);
        QVERIFY(std::abs(sparsityOf(end) - 0.8) < 1e-4);
        int moved = 0; // what is left has been trained
        for (const auto& [name, values] : tensorsOf(findCheckpoint("base@step-3", runsFolder())))
            if (end.contains(name + kMaskEnding))
                for (std::size_t i = 0; i < values.size(); ++i)
                    moved += end.at(name + kMaskEnding)[i] != 0.0f && end.at(name)[i] != values[i] ? 1 : 0;
        QVERIFY(moved > 100);
        const std::vector<double> shown = means(run, series::kSparsity);
        QVERIFY(!shown.empty());
        for (const double value : shown)
            QVERIFY(std::abs(value - 0.8) < 1e-4);
    }

    void aDamagedMaskIsNoticed()
    {
        std::vector<NamedTensor> tensors{{"a/weight", {3}, {0, 1, 2}}, {"a/weight/mask", {3}, {0, 1, 1}}};
        checkMasksHold(tensors);
        tensors.front().values[0] = 1e-30f;
        QVERIFY_THROWS_EXCEPTION(Failure, checkMasksHold(tensors));
        tensors = {{"a/weight", {1}, {0}}, {"a/weight/mask", {1}, {0}}, {"a/weight/momentum", {1}, {0.5f}}};
        QVERIFY_THROWS_EXCEPTION(Failure, checkMasksHold(tensors));
    }

    void schedulesFollowTheirFormula_data()
    {
        QTest::addColumn<bool>("rounds");
        QTest::addColumn<int>("ranks");
        QTest::newRow("gradual") << false << 1;
        QTest::newRow("gradual, two ranks") << false << 2;
        QTest::newRow("rounds") << true << 1;
    }
    void schedulesFollowTheirFormula()
    {
        QFETCH(bool, rounds);
        QFETCH(int, ranks);
        const RunSpec spec = scheduled(rounds, ranks);
        const RunDirectory run = finished(spec);
        const auto shown = curve(run, series::kSparsity);
        const std::vector<MaskChange> changes = maskChanges(spec.pruning, spec.training.epochs, kStepsPerEpoch);
        QVERIFY(changes.size() >= 3);
        const Tensors end = tensorsOf(run.root() / run.readResult()->checkpoint);
        std::int64_t weights = 0;
        for (const auto& [name, values] : end)
            weights += isMask(name) ? std::ssize(values) : 0;
        for (const MaskChange& change : changes) {
            const double expected = double(std::llround(change.sparsity * double(weights))) / double(weights);
            QVERIFY2(shown.contains(change.step), qPrintable(QString::number(change.step)));
            QVERIFY(std::abs(shown.at(change.step).mean - expected) < 1e-9);
        }
        QVERIFY(std::abs(sparsityOf(end) - changes.back().sparsity) < 1e-4);
    }

    void goesOnBitForBit_data()
    {
        QTest::addColumn<bool>("rounds");
        QTest::newRow("gradual") << false;
        QTest::newRow("rounds") << true;
    }
    void goesOnBitForBit()
    {
        QFETCH(bool, rounds);
        RunSpec spec = scheduled(rounds, 1);
        const Tensors whole = endOf(finished(spec));
        spec.training.checkpointEveryEpochs = 1;
        const RunDirectory cut = make(spec);
        const std::unique_ptr<QProcess> process = startRun(cut);
        QVERIFY(waitForEvents(
            cut, [](const std::vector<Event>& events) { return !bodies<CheckpointEvent>(events).empty(); }));
        process->kill();
        process->waitForFinished();
        QCOMPARE(runEngine({"run", pathText(cut)}).code, 0);
        QVERIFY(endOf(cut) == whole);
    }

    void methodsBeforeTraining_data()
    {
        QTest::addColumn<PruningMethod>("method");
        QTest::newRow("SNIP") << PruningMethod::Snip;
        QTest::newRow("SynFlow") << PruningMethod::SynFlow;
        QTest::newRow("random") << PruningMethod::Random;
    }
    void methodsBeforeTraining()
    {
        QFETCH(PruningMethod, method);
        RunSpec spec = smallNet();
        spec.pruning.method = method;
        spec.pruning.sparsity = 0.9;
        spec.training.epochs = 1;
        spec.training.learningRate.warmupEpochs = 0.0;
        const RunDirectory run = finished(spec);
        QVERIFY(means(run, series::kPruningThreshold).empty()); // its scores are no magnitudes
        const Tensors one = endOf(run);
        QVERIFY(std::abs(sparsityOf(one) - 0.9) < 1e-4);
        spec.resources.ranks = 2; // every rank judges alike
        const Tensors two = endOf(finished(spec));
        for (const auto& [name, mask] : one)
            if (isMask(name) && method != PruningMethod::Snip) // whose batches are a rank's
                QVERIFY(two.at(name) == mask);
    }

    void aTicketFileHoldsItsMask()
    {
        const RunDirectory run = finished(ticket("base@epoch-1", 0.6));
        RunSpec spec = smallNet();
        spec.model.weights = (run.root() / run.readResult()->checkpoint).string();
        const Tensors end = endOf(finished(spec));
        QVERIFY(std::abs(sparsityOf(end) - 0.6) < 1e-4);
    }

    void theLineToItselfIsFlat()
    {
        RunSpec spec = smallNet();
        spec.parent = ParentSpec{"base", "base@epoch-1", true};
        const RunDirectory first = finished(spec);
        spec.monitoring.barrierTo = id(first) + "@end";
        const RunDirectory same = finished(spec); // trains the same: both ends are one
        QVERIFY(std::abs(means(same, series::kBarrierLoss).at(0)) < 1e-6);
        spec.seed = 99;
        const RunDirectory other = finished(spec);
        QVERIFY(std::abs(means(other, series::kBarrierLoss).at(0)) > 1e-6);
        QCOMPARE(means(other, series::kBarrierError).size(), std::size_t(1));
        QCOMPARE(bodies<StartedEvent>(readEvents(other, 1)).front().startStep, std::int64_t(kStepsPerEpoch));
    }

    void thePlanTellsWhatIsLeft()
    {
        const RunSpec spec = ticket("base@epoch-1", 0.7);
        const PlanAnswer answer = planned(spec);
        QVERIFY2(answer.problems.empty(), answer.problems.empty() ? "" : answer.problems.front().text().c_str());
        const RunDirectory run = finished(spec);
        const Tensors end = endOf(run);
        std::int64_t left = 0, weights = 0;
        for (const auto& [name, mask] : end)
            if (isMask(name)) {
                left += std::count(mask.begin(), mask.end(), 1.0f);
                weights += std::ssize(mask);
            }
        QCOMPARE(answer.pruning->left, left);
        QCOMPARE(answer.pruning->prunable, weights);
        QVERIFY(answer.pruning->threshold.value_or(0.0) > 0.0);
        const RunSpec gradual = scheduled(false, 1);
        QCOMPARE(planned(gradual).pruning->changes.back(), (MaskChange{24, 0.85}));
        QVERIFY(!planned(smallNet()).pruning);
    }

    void thePlanRefusesWhatTheRunWould_data() { refusals_data(); }
    void thePlanRefusesWhatTheRunWould()
    {
        QFETCH(QString, what);
        if (what == "base@epoch-3") // only the run knows
            return;
        const PlanAnswer answer = planned(wrong(what));
        QCOMPARE(answer.problems.size(), std::size_t(1));
        QVERIFY2(answer.problems.front().path.starts_with("/pruning/"), answer.problems.front().text().c_str());
        QVERIFY(!parsePlanAnswer(nlohmann::json(toJson(answer))).problems.empty());
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("said");
        QTest::newRow("no such run") << "nobody@end"
                                     << "there is no run nobody";
        QTest::newRow("no such epoch") << "base@epoch-2"
                                       << "it has epoch-0000.safetensors";
        QTest::newRow("vanishes") << "vanishes"
                                  << "would be left";
        QTest::newRow("threshold") << "threshold"
                                   << "no weight exceeds the threshold";
        QTest::newRow("another net") << "another net"
                                     << "the model needs";
        QTest::newRow("no such layer") << "no such layer"
                                       << "the net has no such layer";
        QTest::newRow("nothing left to train") << "base@epoch-3"
                                               << "has already trained to epoch 3";
    }
    void refusals()
    {
        QFETCH(QString, what);
        QFETCH(QString, said);
        const RunDirectory run = make(wrong(what));
        const Ended ended = runEngine({"run", pathText(run)});
        QVERIFY(ended.code != 0);
        QVERIFY2(ended.err.contains(said.toUtf8()), ended.err);
        QVERIFY(!run.readResult()->message.empty());
        if (what == "vanishes" || what == "threshold") // no checkpoint is at fault
            QCOMPARE(ended.code, int(ExitCode::BadSpec));
    }

    void aLayerWithNothingLeftIsFoundInThePlan_data()
    {
        QTest::addColumn<int>("structure");
        QTest::addColumn<int>("scope");
        QTest::addColumn<int>("method");
        using enum PruningStructure;
        const auto row = [](const char* name, PruningStructure structure, PruningScope scope, PruningMethod method) {
            QTest::newRow(name) << int(structure) << int(scope) << int(method);
        };
        row("each layer", Weights, PruningScope::Layer, PruningMethod::Snip);
        row("filters of each layer", Filters, PruningScope::Layer, PruningMethod::Magnitude);
        row("filters", Filters, PruningScope::Global, PruningMethod::Magnitude);
        row("by chance", Filters, PruningScope::Global, PruningMethod::Random);
    }
    void aLayerWithNothingLeftIsFoundInThePlan()
    {
        QFETCH(int, structure);
        QFETCH(int, scope);
        QFETCH(int, method);
        RunSpec spec = smallNet();
        spec.pruning.method = PruningMethod(method);
        spec.pruning.structure = PruningStructure(structure);
        spec.pruning.scope = PruningScope(scope);
        spec.pruning.sparsity = 0.9999;
        const PlanAnswer answer = planned(spec);
        QCOMPARE(answer.problems.size(), std::size_t(1));
        QCOMPARE(answer.problems.front().path, std::string("/pruning/sparsity"));
        QVERIFY2(answer.problems.front().text().find("would be left") != std::string::npos,
                 answer.problems.front().text().c_str());
        spec.pruning.sparsity = 0.3;
        QVERIFY(planned(spec).problems.empty());
        const Ended ended = [&] {
            spec.pruning.sparsity = 0.9999;
            return runEngine({"run", pathText(make(spec))});
        }();
        QCOMPARE(ended.code, int(ExitCode::BadSpec));
    }

private:
    static RunSpec wrong(const QString& what)
    {
        RunSpec spec = ticket("base@epoch-1");
        if (what.contains('@'))
            spec.pruning.resetTo = what.toStdString();
        if (what == "vanishes")
            spec.pruning.sparsity = 0.9999;
        if (what == "threshold") {
            spec.pruning.amount = PruningAmount::Threshold;
            spec.pruning.threshold = 1000.0;
        }
        if (what == "another net")
            spec.model.widthMultiplier = 1.0;
        if (what == "no such layer")
            spec.pruning.excluded = {"nowhere"};
        return spec;
    }
    PlanAnswer planned(RunSpec spec) const
    {
        spec.id = "planned";
        return RunPlanner().plan(nlohmann::json(toJson(spec)), {}, runsFolder());
    }
    RunSpec scheduled(bool rounds, int ranks)
    {
        RunSpec spec = smallNet();
        spec.pruning.method = PruningMethod::Magnitude;
        spec.resources.ranks = ranks;
        if (rounds) {
            spec.pruning.schedule = PruningSchedule::Iterative;
            spec.pruning.rounds = 3;
            spec.pruning.roundShare = 0.3;
            return spec;
        }
        spec.pruning.schedule = PruningSchedule::Gradual;
        spec.pruning.sparsity = 0.85;
        spec.pruning.beginEpoch = 0.5;
        spec.pruning.endEpoch = 3.0; // the last mask comes behind the last step
        spec.pruning.everySteps = 3;
        return spec;
    }
    std::filesystem::path runsFolder() const { return m_folder->path().toStdString(); }
    static std::string id(const RunDirectory& run) { return run.root().filename().string(); }
    static Tensors endOf(const RunDirectory& run) { return tensorsOf(run.root() / run.readResult()->checkpoint); }
    RunDirectory make(RunSpec spec, const std::string& id = {})
    {
        spec.id = id.empty() ? "run" + std::to_string(++m_made) : id;
        return RunDirectory::create(runsFolder() / spec.id, spec);
    }
    RunDirectory finished(const RunSpec& spec, const std::string& id = {})
    {
        const RunDirectory directory = make(spec, id);
        const Ended ended = runEngine({"run", pathText(directory)});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return directory;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_made = 0;
};

TRAINYARD_TEST(PruningRunsTest)

} // namespace pruning_runs_test

#include "pruning_runs_test.moc"
