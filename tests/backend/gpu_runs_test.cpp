// SPDX-License-Identifier: Apache-2.0
// Whole runs of the engine on the device "cuda": on a GPU, and on the one that tests/support/cuda_emulator stands in
// for.
#include "backend/base/files.h"
#include "backend/optim/optimizer.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/run_phase.h"
#include "backend/protocol/series.h"
#include "backend/pruning/masks.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/network/network.h"
#include "tests/backend/engine_support.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <algorithm>

namespace gpu_runs_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

RunSpec gpuSpec(Architecture architecture, DeviceKind device = DeviceKind::Cuda)
{
    RunSpec spec = smallSpec(architecture, device);
    spec.data.trainSamples = 40;
    spec.data.validationSamples = 16;
    spec.data.cropPadding = 0;
    spec.data.flip = false;
    spec.model.dropout = 0.0;
    spec.training.batchSize = 8;
    spec.training.epochs = 2;
    spec.training.learningRate.base = 0.02;
    spec.training.learningRate.schedule = ScheduleKind::Constant;
    return spec;
}

std::vector<NamedTensor> weights(const RunDirectory& run)
{
    return readCheckpoint(run.root() / run.readResult()->checkpoint).tensors;
}

CheckpointInfo infoOf(const RunDirectory& run)
{
    return readCheckpointInfo(run.root() / run.readResult()->checkpoint);
}

/// The name of the first tensor that is farther from its counterpart than `tolerance` parts of its largest value.
QString firstBeyond(const std::vector<NamedTensor>& found, const std::vector<NamedTensor>& expected, double tolerance)
{
    if (found.size() != expected.size())
        return QString("%1 tensors, not %2").arg(found.size()).arg(expected.size());
    for (std::size_t t = 0; t < found.size(); ++t) {
        if (tolerance > 0.0 && isOptimizerState(found[t].name)) // of single gradients, in which rounding shows most
            continue;
        double largest = 1e-3, apart = 0.0;
        for (std::size_t i = 0; i < found[t].values.size(); ++i) {
            largest = std::max(largest, std::abs(double(expected[t].values[i])));
            apart = std::max(apart, std::abs(double(found[t].values[i]) - double(expected[t].values[i])));
        }
        if (!(apart <= tolerance * largest))
            return QString::fromStdString(found[t].name) + QString(": %1 of %2").arg(apart).arg(largest);
    }
    return {};
}

} // namespace

class GpuRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        std::string reason;
        const bool available = deviceAvailable(DeviceKind::Cuda, &reason);
        QVERIFY2(available || !qEnvironmentVariableIsSet("TRAINYARD_EMULATED_GPU"), reason.c_str());
        if (!available)
            QSKIP(reason.c_str());
    }

    void refusesAGpuThatIsNoNumber()
    {
        for (const char* wrong : {"first", "-1", "0x1", "99999999999"}) {
            qputenv("TRAINYARD_GPU", wrong);
            const RunDirectory run = RunDirectory::create(m_folder->filePath(QString("gpu%1").arg(wrong)).toStdString(),
                                                          gpuSpec(Architecture::SmallCnn));
            const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
            qunsetenv("TRAINYARD_GPU");
            QCOMPARE(ended.code, int(ExitCode::Unsupported));
            QVERIFY2(ended.err.contains("TRAINYARD_GPU: \"" + QByteArray(wrong) + "\""), ended.err);
        }
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    /// A request that comes while the next step is on the device already is not lost.
    void tracesOnRequest()
    {
        RunSpec spec = gpuSpec(Architecture::SmallCnn);
        spec.data.trainSamples = 1600; // 200 steps an epoch, of which all but the last run ahead
        spec.training.epochs = 100'000;
        const RunDirectory run = RunDirectory::create(m_folder->filePath("asked").toStdString(), spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, [](const auto& events) { return !bodies<MetricsEvent>(events).empty(); }));
        run.writeControl(ControlCommand::Trace, {0, 3, 64});
        const bool told = waitForMessage(run, "are traced in");
        run.writeControl(ControlCommand::Stop);
        waitFor(*process);
        QVERIFY(told);
    }

    /// A whole run, loop, validation and checkpoints included, ends where the reference does.
    void trainsAsTheReference_data()
    {
        QTest::addColumn<int>("architecture");
        QTest::newRow("small CNN") << int(Architecture::SmallCnn);
        QTest::newRow("ResNet20V2") << int(Architecture::ResNet20V2);
        QTest::newRow("GRU") << int(Architecture::Gru);
    }
    void trainsAsTheReference()
    {
        QFETCH(int, architecture);
        const RunDirectory gpu = finished(gpuSpec(Architecture(architecture)));
        const RunDirectory reference = finished(gpuSpec(Architecture(architecture), DeviceKind::Reference));
        QCOMPARE(firstBeyond(weights(gpu), weights(reference), 1e-2), QString());
        const std::vector<double> losses = means(gpu, series::kValLoss), expected = means(reference, series::kValLoss);
        QCOMPARE(losses.size(), expected.size());
        for (std::size_t i = 0; i < losses.size(); ++i)
            QVERIFY2(std::abs(losses[i] - expected[i]) < 1e-3 * expected[i],
                     qPrintable(QString("%1, %2").arg(losses[i]).arg(expected[i])));
    }

    /// The kernels of training and of validation are chosen before the first step.
    void tellsHowManyKernelsAreChosen_data()
    {
        QTest::addColumn<int>("validationThreads");
        QTest::newRow("validation in turn") << 0;
        QTest::newRow("validation beside training") << 1;
    }
    void tellsHowManyKernelsAreChosen()
    {
        QFETCH(int, validationThreads);
        RunSpec spec = gpuSpec(Architecture::SmallCnn);
        spec.training.validationThreads = validationThreads;
        const auto progress = bodies<ProgressEvent>(readEvents(finished(spec), 1));
        int programs = 0;
        bool trains = false;
        for (std::size_t i = 0; i < progress.size(); ++i) {
            trains = trains || progress[i].phase == "training";
            if (progress[i].phase != kKernelsPhase)
                continue;
            QVERIFY(!trains);
            QVERIFY(progress[i].phaseDone >= 1 && progress[i].phaseDone <= progress[i].phaseTotal);
            programs += progress[i].phaseDone == 1 ? 1 : 0;
            if (progress[i].phaseDone == progress[i].phaseTotal)
                QCOMPARE(progress.at(i + 1).phase, std::string("preparing"));
        }
        QCOMPARE(programs, 2);
    }

    /// The last step of an epoch has fewer samples, for which kernels are chosen while the run trains.
    void tellsOfKernelsThatAreChosenBetweenSteps()
    {
        RunSpec spec = gpuSpec(Architecture::SmallCnn);
        spec.data.trainSamples = 44;
        const auto progress = bodies<ProgressEvent>(readEvents(finished(spec), 1));
        std::vector<ProgressEvent> between;
        for (std::size_t i = 0; i < progress.size(); ++i)
            if (progress[i].phase == kKernelsPhase && progress[i].totalSteps > 0) {
                between.push_back(progress[i]);
                if (progress[i].phaseDone == progress[i].phaseTotal)
                    QVERIFY(progress.at(i + 1).phase != kKernelsPhase);
            }
        QVERIFY(between.size() >= 2);
        for (const ProgressEvent& event : between)
            QVERIFY(event.step > 0 && event.step < 6 && event.totalSteps == 12);
        QCOMPARE(between.front().phaseDone, std::int64_t{1});
        QCOMPARE(between.back().phaseDone, between.back().phaseTotal);
    }

    /// A second net on the GPU, in a thread of its own, takes the weights over between two steps of the first.
    void validatesBesideTraining()
    {
        RunSpec spec = gpuSpec(Architecture::ResNet20V2);
        const RunDirectory inTurn = finished(spec);
        spec.training.validationThreads = 1;
        const RunDirectory beside = finished(spec);
        QCOMPARE(means(beside, series::kValLoss), means(inTurn, series::kValLoss));
        QCOMPARE(firstBeyond(weights(beside), weights(inTurn), 0.0), QString());
    }

    /// Two ranks, whose gradients are added in host memory, and on the reference's.
    void ranksTrainAsTheReference()
    {
        RunSpec spec = gpuSpec(Architecture::ResNet20V2);
        spec.resources.ranks = 2;
        spec.training.batchSize = 4;
        spec.training.epochs = 1;
        spec.distribution.syncBatchNorm = true;
        const RunDirectory gpu = finished(spec);
        spec.resources.device = DeviceKind::Reference;
        const RunDirectory reference = finished(spec);
        QCOMPARE(firstBeyond(weights(gpu), weights(reference), 1e-2), QString());
    }

    /// Two ranks that each have a GPU: the next step is begun before one is counted, with NCCL inside. They end where
    /// one rank does, but for the order of a sum, and requests find them at the same step.
    void ranksTrainOverNccl_data()
    {
        QTest::addColumn<bool>("stopped");
        QTest::addColumn<QByteArray>("nccl");
        QTest::addColumn<int>("microBatches");
        QTest::newRow("in one go") << false << QByteArray() << 1;
        QTest::newRow("traced, stopped and continued") << true << QByteArray() << 1;
        QTest::newRow("not recorded") << false << QByteArray("unrecordable") << 1;
        QTest::newRow("in micro-batches") << false << QByteArray() << 2;
    }
    void ranksTrainOverNccl()
    {
        QFETCH(bool, stopped);
        QFETCH(QByteArray, nccl);
        QFETCH(int, microBatches);
        if (!qEnvironmentVariableIsSet("TRAINYARD_EMULATED_GPU"))
            QSKIP("It takes two GPUs.");
        const EnvironmentGuard gpus("TRAINYARD_EMULATED_GPUS"), library("TRAINYARD_EMULATED_NCCL");
        RunSpec spec = gpuSpec(Architecture::SmallCnn);
        spec.data.trainSamples = 44; // the last step of an epoch has only half of a batch
        spec.training.learningRate.base = 0.002;
        spec.training.microBatches = microBatches;
        spec.resources.ranks = 2;
        qputenv("TRAINYARD_EMULATED_GPUS", "own");
        qputenv("TRAINYARD_EMULATED_NCCL", nccl);
        const RunDirectory run = stopped ? begunAndStopped(spec) : finished(spec);
        if (stopped) { // somewhere in an epoch
            spec.training.epochs = 1 + static_cast<int>(infoOf(run).epochs());
            writeFileAtomically(run.spec(), toText(spec));
            continued(run);
        }
        const QByteArray log = QByteArray::fromStdString(readFile(run.engineLog(stopped ? 2 : 1)));
        QVERIFY2(log.contains("sums over NCCL, as a part of each recorded step"), log);
        QCOMPARE(log.count("cannot be recorded as one CUDA graph on rank 0: “unhandled cuda error”"),
                 nccl.isEmpty() ? 0 : 1); // once, by the rank that writes the log
        QCOMPARE(infoOf(run).loop.samples, std::int64_t{spec.training.epochs} * spec.data.trainSamples);
        for (int rank = 0; rank < 2; ++rank) { // the host does not wait for the sums, but they take time
            const std::vector<double> waits = means(run, series::rank(rank, "allreduce"));
            QVERIFY(std::any_of(waits.begin(), waits.end(), [](double share) { return share > 0.0; }));
        }
        spec.resources.ranks = 1;
        QCOMPARE(firstBeyond(weights(run), weights(finished(spec)), 1e-3), QString());
    }

    /// A rank whose trace cannot be written begins steps sooner than the one that traces. Both stop behind the same
    /// one.
    void ranksThatTraceStopWithOthers()
    {
        if (!qEnvironmentVariableIsSet("TRAINYARD_EMULATED_GPU"))
            QSKIP("It takes two GPUs.");
        const EnvironmentGuard gpus("TRAINYARD_EMULATED_GPUS");
        qputenv("TRAINYARD_EMULATED_GPUS", "own");
        RunSpec spec = gpuSpec(Architecture::SmallCnn);
        spec.data.trainSamples = 800; // few steps are the last of an epoch, in front of which nothing is begun
        spec.training.epochs = 100'000;
        spec.training.learningRate.base = 0.002;
        spec.resources.ranks = 2;
        spec.monitoring.trace = {30, 100'000, 64};
        const RunDirectory run = RunDirectory::create(m_folder->filePath("traced").toStdString(), spec);
        auto process = startRun(run);
        QVERIFY(waitForEvents(run, [](const auto& events) { return !events.empty(); }));
        const std::filesystem::path inTheWay =
            run.traces(1) / traceFolderName(30, 100'029) / traceFileName(1) / "in the way";
        std::filesystem::create_directories(inTheWay);
        QVERIFY(waitForMessage(run, "Tracing steps"));
        run.writeControl(ControlCommand::Stop);
        const Ended ended = waitFor(*process);
        QVERIFY2(ended.code == int(ExitCode::Stopped), ended.err.constData());
        QVERIFY(std::filesystem::exists(inTheWay)); // rank 1 has written none
    }

    /// With one worker that exchanges every batch the master does what one process would.
    void oneWorkerIsPlainTraining()
    {
        RunSpec spec = gpuSpec(Architecture::ResNet20V2);
        const RunDirectory plain = finished(spec);
        spec.distribution.mode = DistributionMode::Downpour;
        const RunDirectory worker = finished(spec);
        QCOMPARE(means(worker, series::kTrainLoss), means(plain, series::kTrainLoss));
        QCOMPARE(means(worker, series::kValLoss), means(plain, series::kValLoss));
        QCOMPARE(firstBeyond(weights(worker), weights(plain), 0.0), QString());
    }

    void asynchronousModesLearn_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("every");
        QTest::addColumn<int>("group");
        QTest::addColumn<int>("masters");
        QTest::addColumn<int>("precision");
        const auto row = [](const char* name, DistributionMode mode, int ranks, int every, int group, int masters,
                            Precision precision = Precision::Fp32) {
            QTest::newRow(name) << int(mode) << ranks << every << group << masters << int(precision);
        };
        row("downpour, every 2", DistributionMode::Downpour, 2, 2, 1, 1);
        row("downpour, fp16", DistributionMode::Downpour, 2, 1, 1, 1, Precision::Fp16);
        row("easgd", DistributionMode::Easgd, 2, 2, 1, 1);
        row("gem, fp16", DistributionMode::Gem, 2, 2, 1, 1, Precision::Fp16);
        row("easgd, a group of 2", DistributionMode::Easgd, 2, 1, 2, 1);
        row("downpour, 2 masters", DistributionMode::Downpour, 2, 1, 1, 2);
        row("gem, 2 masters", DistributionMode::Gem, 2, 1, 1, 2);
    }
    void asynchronousModesLearn()
    {
        QFETCH(int, mode);
        QFETCH(int, ranks);
        QFETCH(int, every);
        QFETCH(int, group);
        QFETCH(int, masters);
        QFETCH(int, precision);
        RunSpec spec = gpuSpec(Architecture::SmallCnn);
        spec.data.trainSamples = 96;
        spec.training.epochs = 3;
        spec.training.learningRate.base = 0.05;
        spec.training.precision = Precision(precision);
        spec.resources.ranks = ranks;
        spec.distribution.mode = DistributionMode(mode);
        spec.distribution.scaling = ScalingRule::None;
        spec.distribution.syncEvery = every;
        spec.distribution.workerRanks = group;
        spec.distribution.masters = masters;
        const RunDirectory run = finished(spec);
        const std::vector<double> losses = means(run, series::kEpochTrainLoss);
        QCOMPARE(losses.size(), std::size_t(3));
        const double best = *std::min_element(losses.begin(), losses.end());
        QVERIFY2(best < losses.front() - 0.02, qPrintable(QString("%1 … %2").arg(losses.front()).arg(best)));
        const CheckpointInfo info = readCheckpointInfo(run.root() / run.readResult()->checkpoint);
        QCOMPARE(info.loop.samples, 3 * 96); // each sample once an epoch
    }

    /// A stopped run ends with the weights of one that was not, the loss scale included.
    /// Masks that change while the GPU works on its own; the mask is part of what it records of a step.
    void prunesWhileTraining_data()
    {
        QTest::addColumn<int>("precision");
        QTest::addColumn<int>("mode");
        QTest::newRow("gradually") << int(Precision::Fp32) << int(DistributionMode::Synchronous);
        QTest::newRow("gradually, fp16") << int(Precision::Fp16) << int(DistributionMode::Synchronous);
        QTest::newRow("before training, matching energies") << int(Precision::Fp32) << int(DistributionMode::Gem);
    }
    void prunesWhileTraining()
    {
        QFETCH(int, precision);
        QFETCH(int, mode);
        RunSpec spec = gpuSpec(Architecture::SmallCnn);
        spec.training.precision = Precision(precision);
        spec.pruning.method = PruningMethod::Magnitude;
        spec.pruning.sparsity = 0.75;
        if (DistributionMode(mode) == DistributionMode::Synchronous) {
            spec.pruning.schedule = PruningSchedule::Gradual;
            spec.pruning.everySteps = 2;
            spec.pruning.endEpoch = spec.training.epochs;
        } else {
            spec.distribution.mode = DistributionMode(mode);
            spec.distribution.syncEvery = 2;
            spec.resources.ranks = 2;
        }
        const RunDirectory run = finished(spec);
        const std::vector<NamedTensor> end = weights(run);
        checkMasksHold(end); // throws
        double zeros = 0.0, all = 0.0;
        for (const NamedTensor& mask : masksIn(end)) {
            zeros += double(std::count(mask.values.begin(), mask.values.end(), 0.0f));
            all += double(mask.values.size());
        }
        QVERIFY(all > 0.0 && std::abs(zeros / all - 0.75) < 1e-3);
    }

    void resumesToTheSameBits()
    {
        RunSpec spec = gpuSpec(Architecture::ResNet20V2);
        spec.training.precision = Precision::Fp16;
        const RunDirectory whole = finished(spec);
        spec.training.epochs = 1;
        const RunDirectory run = finished(spec);
        spec.training.epochs = 2;
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        QVERIFY2(ended.code == 0, ended.err);
        QCOMPARE(firstBeyond(weights(run), weights(whole), 0.0), QString());
    }

private:
    RunDirectory finished(const RunSpec& spec)
    {
        const RunDirectory run = RunDirectory::create(
            (std::filesystem::path(m_folder->path().toStdString()) / std::to_string(m_runs++)).string(), spec);
        continued(run);
        return run;
    }

    /// To its end.
    void continued(const RunDirectory& run)
    {
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        if (ended.code != 0)
            throw std::runtime_error("the run ended with " + std::to_string(ended.code) + ": " +
                                     ended.err.toStdString());
    }

    /// Asked for a trace, then to stop, in the middle of an epoch.
    RunDirectory begunAndStopped(RunSpec spec)
    {
        spec.training.epochs = 100'000;
        const RunDirectory run = RunDirectory::create(m_folder->filePath("begun").toStdString(), spec);
        auto process = startRun(run);
        if (!waitForEvents(run, [](const auto& events) { return !bodies<MetricsEvent>(events).empty(); }))
            throw std::runtime_error("it does not train");
        run.writeControl(ControlCommand::Trace, {0, 3, 64});
        if (!waitForMessage(run, "are traced in"))
            throw std::runtime_error("it was not traced");
        run.writeControl(ControlCommand::Stop);
        const Ended ended = waitFor(*process);
        if (ended.code != int(ExitCode::Stopped))
            throw std::runtime_error("it did not stop: " + ended.err.toStdString());
        return run;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_runs = 0;
};

TRAINYARD_TEST(GpuRunsTest)

} // namespace gpu_runs_test

#include "gpu_runs_test.moc"
