// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/plan/run_planner.h"
#include "backend/train/validation_beside.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>
#include <QThread>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <random>

namespace validation_beside_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

QString pathText(const RunDirectory& directory)
{
    return QString::fromStdString(directory.root().string());
}

/// Validation takes as long as an epoch, so that training gets on while it runs.
RunSpec besideSpec(int threads)
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, quickDevice());
    spec.data.trainSamples = 300;
    spec.data.validationSamples = 600;
    spec.training.keepCheckpoints = 0;
    spec.training.validationThreads = threads;
    spec.training.bestCheckpoint = WatchedSeries::ValLoss;
    return spec;
}

/// Values of an epoch's end, exactly; how long it took is not compared.
std::string epochValues(const RunDirectory& directory)
{
    std::string text;
    char line[96];
    for (const char* name :
         {series::kValLoss, series::kValTop1, series::kValTop5, series::kEpochTrainLoss, series::kEpochTrainTop1})
        for (const auto& [step, value] : curve(directory, name)) {
            std::snprintf(line, sizeof line, "%s %lld %a\n", name, static_cast<long long>(step), value.mean);
            text += line;
        }
    return text;
}

std::string bestText(const BestSoFar& best)
{
    char text[96];
    std::snprintf(text, sizeof text, "%a at %lld, %d since", best.value, static_cast<long long>(best.step), best.since);
    return text;
}

/// What a checkpoint holds, but for times and names.
std::string contents(const std::filesystem::path& path)
{
    const Checkpoint checkpoint = readCheckpoint(path);
    const LoopState& loop = checkpoint.info.loop;
    std::string text = path.filename().string() + ": step " + std::to_string(loop.step) +
                       (loop.epochClosed ? " closed" : " open") + ", epoch samples " +
                       std::to_string(loop.epoch.samples) + ", best " + bestText(loop.best) + ", early " +
                       bestText(loop.early) + ", ended " + loop.ended.words;
    for (const auto& [name, value] : loop.metrics)
        text += ", " + name + " " + std::to_string(value);
    for (const NamedTensor& tensor : checkpoint.tensors)
        text += "\n" + tensor.name + " " +
                std::to_string(qHashBits(tensor.values.data(), tensor.values.size() * sizeof(float)));
    return text + "\n";
}

std::string allCheckpoints(const RunDirectory& directory)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(directory.checkpoints()))
        paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::string text;
    for (const std::filesystem::path& path : paths)
        text += contents(path);
    return text;
}

/// Values of val/loss that were recorded after a later step's training loss.
int overtaken(const RunDirectory& directory)
{
    int count = 0;
    std::int64_t trained = 0;
    for (const MetricsEvent& event : bodies<MetricsEvent>(readEvents(directory, 1)))
        for (const auto& [name, value] : event.values) {
            if (name == series::kTrainLoss)
                trained = std::max(trained, event.step);
            count += name == series::kValLoss && trained > event.step;
        }
    return count;
}

} // namespace

/// Validation beside training leaves the same curves, checkpoints and end as validation that training waits for.
class ValidationBesideTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    int m_runs = 0;

    RunDirectory make(const RunSpec& spec)
    {
        return RunDirectory::create(m_folder.filePath(QString::number(++m_runs)).toStdString(), spec);
    }

    RunDirectory trained(const RunSpec& spec)
    {
        const RunDirectory directory = make(spec);
        const Ended ended = runEngine({"run", pathText(directory)});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
        return directory;
    }

private Q_SLOTS:
    /// On so many cores that nothing is free beside training the plan says so; and that ranks and masters are too many.
    void thePlanCountsCores()
    {
        const int cores = usableCores();
        const auto warned = [](const RunSpec& spec, const char* path) {
            const PlanAnswer answer = RunPlanner().plan(nlohmann::json(toJson(spec)));
            return std::count_if(answer.warnings.begin(), answer.warnings.end(), [path](const SpecProblem& warning) {
                return warning.path == path &&
                       warning.allowed.words.find(" cores of this machine") != std::string::npos;
            });
        };
        RunSpec spec = besideSpec(1);
        spec.training.batchSize = 256; // shared by as many ranks
        spec.resources.threads = cores;
        QCOMPARE(warned(spec, "/training/validation_threads"), 1);
        spec.training.validationThreads = 0;
        QCOMPARE(warned(spec, "/training/validation_threads"), 0);
        spec.resources.threads = 1;
        spec.resources.ranks = cores;
        QCOMPARE(warned(spec, "/resources/ranks"), 0);
        spec.distribution.mode = DistributionMode::Downpour; // whose master needs a core too
        QCOMPARE(warned(spec, "/resources/ranks"), 1);
    }

    void saysWhenItSavesNothing()
    {
        QVERIFY(besideRemark({10.0, 100}, {1.1, 10}).empty());                // hardly slower
        QVERIFY(besideRemark({10.0, 100}, {1.7, 10}).empty());                // 30 % saved
        const std::string said = besideRemark({10.0, 100}, {2.0, 10}).text(); // half the speed: nothing
        QVERIFY2(QString::fromStdString(said).contains("steps take 2 times as long"), said.c_str());
        QVERIFY(besideRemark({10.0, 100}, {1.8, 9}).empty()); // too few to say
        QVERIFY(besideRemark({0.0, 0}, {}).empty());
    }

    void equalsARunThatWaits_data()
    {
        QTest::addColumn<RunSpec>("spec");
        RunSpec spec = besideSpec(1);
        spec.training.epochs = 6;
        QTest::newRow("to its last epoch") << spec;
        RunSpec rare = spec;
        rare.training.validateEveryEpochs = 2;
        rare.training.checkpointEveryEpochs = 0;
        QTest::newRow("best checkpoint only") << rare;
        RunSpec early = spec;
        early.training.learningRate.base = 1e-9;
        early.training.earlyStopping = {WatchedSeries::ValLoss, 3, 1.0};
        QTest::newRow("stopped early") << early;
        RunSpec target = spec;
        target.training.target = {WatchedSeries::ValLoss, 2.0};
        QTest::newRow("ended at its target") << target;
        RunSpec ofTraining = spec;
        ofTraining.training.bestCheckpoint = WatchedSeries::TrainLoss;
        ofTraining.training.target = {WatchedSeries::TrainLoss, 1.9};
        QTest::newRow("ended at a target of training") << ofTraining;
        RunSpec diverged = spec;
        diverged.training.learningRate.base = 1000.0;
        diverged.training.onNonFinite = NonFinitePolicy::Continue;
        QTest::newRow("diverged, going on") << diverged;
        RunSpec reduced = spec;
        reduced.training.precision = Precision::Bf16;
        QTest::newRow("in bf16") << reduced;
    }
    void equalsARunThatWaits()
    {
        QFETCH(const RunSpec, spec);
        if (const auto problems = unsupportedFields(spec); !problems.empty())
            QSKIP(problems.front().text().c_str());
        RunSpec waits = spec;
        waits.training.validationThreads = 0;
        const RunDirectory a = trained(waits), b = trained(spec);
        QCOMPARE(overtaken(a), 0);
        QCOMPARE(epochValues(b), epochValues(a));
        QVERIFY(!epochValues(a).empty());
        if (spec.training.onNonFinite == NonFinitePolicy::Stop)
            QCOMPARE(differenceOfSteps(curve(b, series::kTrainLoss), curve(a, series::kTrainLoss)), std::string());
        QCOMPARE(allCheckpoints(b), allCheckpoints(a));
        QCOMPARE(b.readResult()->step, a.readResult()->step);
        QCOMPARE(b.readResult()->message, a.readResult()->message);
        QCOMPARE(b.readResult()->checkpoint, a.readResult()->checkpoint);
        if (spec.training.target.series != WatchedSeries::ValLoss)
            QVERIFY2(overtaken(b) > 0, "training waited for every validation");
    }

    /// The loss stops being finite while a validation runs: what that finds is recorded and its checkpoint kept.
    void keepsTheEpochBeforeADivergence()
    {
        RunSpec spec = besideSpec(1);
        spec.data.validationSamples = 3000;
        spec.training.optimizer.momentum = 0.0; // weights are multiplied by -2.5 at each of 19 steps an epoch
        spec.training.optimizer.nesterov = false;
        spec.training.optimizer.weightDecay = 10.0;
        spec.training.learningRate.base = 0.35;
        std::string found[2];
        for (const int threads : {0, 1}) {
            spec.training.validationThreads = threads;
            const RunDirectory directory = make(spec);
            const Ended ended = runEngine({"run", pathText(directory)});
            QVERIFY2(ended.code == int(ExitCode::Diverged), ended.err);
            const std::int64_t step = directory.readResult()->step;
            QVERIFY2(step > 19 && step < 38, qPrintable(QString::number(step)));
            QCOMPARE(curve(directory, series::kValLoss).rbegin()->first, std::int64_t{19});
            found[threads] = std::to_string(step) + epochValues(directory) + allCheckpoints(directory);
        }
        QCOMPARE(found[1], found[0]);
    }

    /// Stops and kills at random moments, on or beside a validation; more threads give other last digits, so one.
    void resumesAsIfNeverInterrupted()
    {
        RunSpec spec = besideSpec(1);
        spec.data.trainSamples = 1500;
        spec.data.validationSamples = 3000;
        spec.training.epochs = 12;
        spec.training.earlyStopping = {WatchedSeries::ValLoss, 8, 0.0};
        QElapsedTimer timer;
        timer.start();
        const RunDirectory undisturbed = trained(spec);
        const int duration = static_cast<int>(timer.elapsed());
        const RunDirectory run = make(spec);
        std::mt19937 random(static_cast<unsigned>(QDateTime::currentMSecsSinceEpoch()));
        int stops = 0, kills = 0;
        for (int round = 0; round < 10; ++round) {
            auto process = startRun(run);
            QThread::msleep(50 + random() % static_cast<unsigned>(std::max(60, duration / 6)));
            if (process->waitForFinished(0)) {
                QCOMPARE(process->exitCode(), 0);
                break;
            }
            if (round % 2 == 0) {
                process->kill();
                process->waitForFinished();
                ++kills;
                continue;
            }
            process->terminate();
            const Ended ended = waitFor(*process);
            QVERIFY2(ended.code == int(ExitCode::Stopped) || ended.code == 0 || ended.code == -SIGTERM, ended.err);
            ++stops;
        }
        const Ended last = runEngine({"run", pathText(run)});
        QVERIFY2(last.code == 0, last.err);
        qInfo("%d kills, %d stops, undisturbed %d ms", kills, stops, duration);
        QVERIFY(kills + stops > 0);
        QCOMPARE(epochValues(run), epochValues(undisturbed));
        QCOMPARE(differenceOfSteps(curve(run, series::kTrainLoss), curve(undisturbed, series::kTrainLoss)),
                 std::string());
        for (const char* name : {"best.safetensors", "epoch-0012.safetensors"})
            QCOMPARE(contents(run.checkpoints() / name), contents(undisturbed.checkpoints() / name));
    }

    /// The last epoch's validation is waited for; a stop gives it up, and a later attempt does it.
    void stopsWithinAValidation()
    {
        RunSpec spec = besideSpec(2);
        spec.data.validationSamples = 20000;
        spec.training.epochs = 1;
        const RunDirectory run = make(spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, [](const std::vector<Event>& events) {
            const auto all = bodies<ProgressEvent>(events);
            return !all.empty() && all.back().phase == "validation";
        }));
        process->terminate();
        const Ended ended = waitFor(*process);
        QVERIFY2(ended.code == int(ExitCode::Stopped), ended.err);
        QVERIFY(curve(run, series::kValLoss).empty());
        QVERIFY(!readCheckpointInfo(run.root() / run.readResult()->checkpoint).loop.epochClosed);
        QCOMPARE(runEngine({"run", pathText(run)}).code, 0);
        QCOMPARE(curve(run, series::kValLoss).size(), std::size_t{1});
        QCOMPARE(curve(run, series::kTrainLoss).rbegin()->first, run.readResult()->step);
    }

    /// Found by the validation's thread, told by the run.
    void endsWithTheReasonOfAFailedValidation()
    {
        const Workspace data;
        writeImageFolder(data, "set", {"cat", "dog"}, 60);
        int images = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(data.path("set/test")))
            if (entry.is_regular_file() && ++images == 3)
                std::filesystem::resize_file(entry.path(), std::filesystem::file_size(entry.path()) / 2);
        QVERIFY(images >= 3);
        RunSpec spec = besideSpec(1);
        spec.data.format = DataFormat::Folder;
        spec.data.path = data.path("set").string();
        spec.data.image = {28, 28, 3};
        spec.data.trainSamples = 0;
        spec.data.validationSamples = 0;
        spec.training.epochs = 50;
        const RunDirectory run = make(spec);
        const Ended ended = runEngine({"run", pathText(run)});
        QCOMPARE(ended.code, int(ExitCode::BadData));
        QVERIFY2(ended.err.contains("set/test"), ended.err);
        QCOMPARE(run.readResult()->code, ExitCode::BadData);
        QVERIFY2(run.readResult()->message.words.find("set/test") != std::string::npos,
                 run.readResult()->message.words.c_str());
    }

    void planCountsTheSecondNetwork()
    {
        const auto memory = [](int threads) {
            return RunPlanner().plan(nlohmann::json(toJson(besideSpec(threads)))).memory.value();
        };
        const MemoryPlan waits = memory(0), beside = memory(1);
        QVERIFY(waits.parameters > 0);
        QCOMPARE(beside.parameters, 2 * waits.parameters);
        QVERIFY(beside.activations > waits.activations);
        QVERIFY(beside.activations < 2 * waits.activations);
        QCOMPARE(beside.gradients, waits.gradients);
        QCOMPARE(beside.optimizerState, waits.optimizerState);
        QCOMPARE(beside.total - waits.total, waits.parameters + beside.activations - waits.activations +
                                                 beside.activations / 10 - waits.activations / 10);
    }
};

TRAINYARD_TEST(ValidationBesideTest)

} // namespace validation_beside_test

#include "validation_beside_test.moc"
