// SPDX-License-Identifier: Apache-2.0
// N ranks are one rank that computes N micro-batches, bit for bit: whole runs, from their spec to their losses.
#include "backend/base/files.h"
#include "backend/protocol/architectures.h"
#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/network/device_loader.h"
#include "tests/backend/data_writers.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <cmath>
#include <csignal>

namespace rank_equality_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

enum class Ranks { SharedMemory, Mpi };

bool hasMpi()
{
    return QFile::exists(qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-mpi.so") &&
           !QStandardPaths::findExecutable("mpirun").isEmpty();
}

/// Small, and with all that is drawn at random: dropout, moves, mixed samples. The last step of an epoch and the last
/// batch of a validation are partial, and neither these nor whole steps can be divided evenly.
RunSpec specOf(Architecture architecture)
{
    RunSpec spec = smallSpec(architecture, quickDevice());
    const int side = std::max(28, info(architecture).smallestImage); // 28: glyphs' smallest
    spec.data.image = {side, side, 1};
    spec.data.trainSamples = 27;
    spec.data.validationSamples = 13;
    spec.data.augment.mixup = 0.2;
    spec.model.dropout = info(architecture).takesDropout ? 0.3 : 0.0;
    spec.training.batchSize = 10; // 4, 3, 3 of three ranks; the last step has 7
    spec.training.epochs = 2;
    spec.training.learningRate.base = 1e-3; // deep nets must not diverge on so few samples
    // After so few steps the running statistics of 152 layers are far from what they see, and a validation overflows.
    spec.training.onNonFinite = NonFinitePolicy::Continue;
    spec.distribution.orderedSum = true;
    return spec;
}

/// What a run has computed: the curves that its numbers decide, and the weights, moments and statistics at its end.
struct Numbers {
    std::map<std::string, std::map<std::int64_t, SeriesValue>> curves;
    std::vector<NamedTensor> state;
};

Numbers numbersOf(const RunDirectory& run)
{
    Numbers out;
    for (const char* name : {series::kTrainLoss, series::kTrainTop1, series::kEpochTrainLoss, series::kEpochTrainTop1,
                             series::kValLoss, series::kValTop1})
        out.curves[name] = curve(run, name);
    out.state = readCheckpoint(run.root() / run.readResult()->checkpoint).tensors;
    return out;
}

/// The first difference; empty when there is none.
std::string difference(const Numbers& found, const Numbers& expected)
{
    for (const auto& [name, points] : expected.curves) {
        if (points.empty())
            return name + " has no values";
        const bool bySteps = name == series::kTrainLoss || name == series::kTrainTop1;
        const auto& others = found.curves.at(name);
        if (bySteps) {
            const std::string steps = differenceOfSteps(others, points);
            if (!steps.empty() && steps != "no step could be compared") // where all came faster than 50 a second
                return name + ": " + steps;
            continue;
        }
        if (others.size() != points.size())
            return name + " has " + std::to_string(others.size()) + " values, not " + std::to_string(points.size());
        for (const auto& [step, value] : points)
            if (const double other = others.at(step).mean;
                other != value.mean && !(std::isnan(other) && std::isnan(value.mean)))
                return name + " at step " + std::to_string(step) + ": " + std::to_string(others.at(step).mean) +
                       ", not " + std::to_string(value.mean);
    }
    if (found.state.size() != expected.state.size())
        return "other tensors";
    for (std::size_t t = 0; t < expected.state.size(); ++t)
        if (found.state[t].name != expected.state[t].name || found.state[t].values != expected.state[t].values)
            return "the tensor " + expected.state[t].name;
    return {};
}

} // namespace

class RankEqualityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_data = std::make_unique<Workspace>();
    }

    void everyModel_data()
    {
        QTest::addColumn<int>("architecture");
        for (const ArchitectureInfo& each : kArchitectures)
            QTest::addRow("%s", std::string(each.name).c_str()) << int(each.architecture);
    }
    void everyModel()
    {
        QFETCH(int, architecture);
        const RunSpec spec = specOf(Architecture(architecture));
        compare(spec, 3, Ranks::SharedMemory);
        if (!hasMpi())
            QSKIP("The MPI module has not been built, or there is no mpirun.");
        compare(spec, 3, Ranks::Mpi);
    }

    void everySharding_data()
    {
        QTest::addColumn<int>("sharding");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<bool>("files");
        QTest::addColumn<int>("over");
        for (const Ranks over : {Ranks::SharedMemory, Ranks::Mpi})
            for (const Sharding sharding : {Sharding::Shuffle, Sharding::Random, Sharding::Files})
                for (const int ranks : {2, 3})
                    for (const bool files : {false, true})
                        if (over == Ranks::SharedMemory || ranks == 3)
                            QTest::addRow("%s, %d ranks, %s, %s", std::string(name(sharding)).c_str(), ranks,
                                          files ? "files" : "drawn", over == Ranks::Mpi ? "MPI" : "shared memory")
                                << int(sharding) << ranks << files << int(over);
    }
    void everySharding()
    {
        QFETCH(int, sharding);
        QFETCH(int, ranks);
        QFETCH(bool, files);
        QFETCH(int, over);
        if (Ranks(over) == Ranks::Mpi && !hasMpi())
            QSKIP("The MPI module has not been built, or there is no mpirun.");
        RunSpec spec = specOf(Architecture::SmallCnn);
        if (files)
            useFiles(spec);
        spec.data.sharding = Sharding(sharding);
        compare(spec, ranks, Ranks(over));
    }

    /// What else decides a step: clipped gradients, Adam, an epoch in one step, more ranks than samples in the last
    /// step, a validation beside training, the reference device, weights pruned by their gradients, every kind of
    /// augmentation, a prepared cache.
    void otherSettings_data()
    {
        QTest::addColumn<QString>("setting");
        for (const char* setting : {"clip", "adam", "whole epoch", "one sample a rank", "beside", "reference", "bf16",
                                    "snip", "augmented", "cutmix", "prepared"})
            QTest::newRow(setting) << QString(setting);
    }
    void otherSettings()
    {
        QFETCH(QString, setting);
        RunSpec spec = specOf(Architecture::SmallCnn);
        int ranks = 3;
        if (setting == "clip")
            spec.training.clipNorm = 0.5;
        if (setting == "adam")
            spec.training.optimizer = optimizerDefaults(OptimizerKind::Adam);
        if (setting == "whole epoch")
            spec.training.batchSize = 27;
        if (setting == "one sample a rank")
            spec.training.batchSize = ranks = 4; // the last step has 3
        if (setting == "beside")
            spec.training.validationThreads = 1;
        if (setting == "snip") { // the batches that judge the weights are those of all ranks
            spec.pruning.method = PruningMethod::Snip;
            spec.pruning.sparsity = 0.5;
            spec.pruning.scoreBatches = 2;
        }
        if (setting == "augmented") { // each sample's own changes; the images have colours
            useFiles(spec);
            AugmentSpec& augment = spec.data.augment;
            augment.resizedCrop = augment.rotate = true;
            augment.brightness = augment.contrast = augment.saturation = 0.3;
            augment.hue = 0.1;
            augment.cutout = 6;
            augment.randAugment = 2;
        }
        if (setting == "prepared") {
            useFiles(spec);
            spec.data.cache.place = m_data->path("prepared").string();
        }
        if (setting == "cutmix") {
            spec.data.augment.mixup = 0.0;
            spec.data.augment.cutmix = 1.0;
        }
        if (setting == "reference")
            spec.resources.device = DeviceKind::Reference;
        if (setting == "bf16") {
            if (const Reason reason = whyNotPrecision(DeviceKind::Cpu, Precision::Bf16); !reason.empty())
                QSKIP(reason.text().c_str());
            if (quickDevice() != DeviceKind::Cpu)
                QSKIP("The CPU module has not been built.");
            spec.training.precision = Precision::Bf16;
        }
        compare(spec, ranks, Ranks::SharedMemory);
    }

    /// Killed in mid-epoch, by a signal that nothing can catch, and resumed: still the same numbers.
    void killedAndResumed_data()
    {
        QTest::addColumn<int>("sharding");
        QTest::addColumn<int>("over");
        for (const Sharding sharding : {Sharding::Shuffle, Sharding::Random, Sharding::Files})
            QTest::addRow("%s", std::string(name(sharding)).c_str()) << int(sharding) << int(Ranks::SharedMemory);
        QTest::addRow("files, MPI") << int(Sharding::Files) << int(Ranks::Mpi);
    }
    void killedAndResumed()
    {
        QFETCH(int, sharding);
        QFETCH(int, over);
        if (Ranks(over) == Ranks::Mpi && !hasMpi())
            QSKIP("The MPI module has not been built, or there is no mpirun.");
        RunSpec spec = specOf(Architecture::ResNet20V2); // slow enough to be caught
        useFiles(spec);
        spec.data.sharding = Sharding(sharding);
        spec.training.epochs = 30;
        RunSpec one = spec;
        one.training.microBatches = 3;
        const Numbers expected = numbersOf(finished(one, Ranks::SharedMemory));
        spec.resources.ranks = 3;
        QCOMPARE(QString::fromStdString(difference(numbersOf(disturbed(spec, Ranks(over))), expected)), QString());
        if (Ranks(over) == Ranks::SharedMemory)
            QCOMPARE(QString::fromStdString(difference(numbersOf(disturbed(one, Ranks::SharedMemory)), expected)),
                     QString());
    }

    /// A run keeps the parts that it was dealt in when it began (one, in runs of older engines): with other
    /// micro-batches its steps still have the samples that they would have had.
    void aRunKeepsItsDeal()
    {
        RunSpec spec = specOf(Architecture::SmallCnn);
        useFiles(spec);
        spec.data.sharding = Sharding::Files;
        const RunDirectory run = finished(spec, Ranks::SharedMemory);
        QCOMPARE(run.readResult()->step, 10); // 45 samples in tens
        spec.training.microBatches = 3;
        QCOMPARE(finished(spec, Ranks::SharedMemory).readResult()->step, 12); // one part has two files of five
        spec.training.epochs = 3;
        writeFileAtomically(run.spec(), toText(spec));
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        QVERIFY2(ended.code == 0, ended.err);
        QCOMPARE(run.readResult()->step, 15);
        const CheckpointInfo info = readCheckpointInfo(run.root() / run.readResult()->checkpoint);
        QCOMPARE(info.parts, 1);
        QCOMPARE(info.loop.samples, 3 * 45);
    }

private:
    /// Five files of nine images, and one to validate with.
    void useFiles(RunSpec& spec)
    {
        for (unsigned file = 0; file < 5; ++file)
            m_data->write("records/train-" + std::to_string(file) + ".tfrecord", tfRecords(9, 1 + file));
        m_data->write("records/test-0.tfrecord", tfRecords(13, 9));
        spec.data.format = DataFormat::TfRecord;
        spec.data.path = m_data->path("records").string();
        spec.data.image = {32, 32, 3};
        spec.data.trainSamples = spec.data.validationSamples = 0;
    }

    /// The runs may differ in the fields that say how a step is divided, and in nothing that they compute.
    void compare(const RunSpec& spec, int parts, Ranks over)
    {
        RunSpec one = spec, many = spec;
        one.training.microBatches = parts;
        many.resources.ranks = parts;
        const Numbers expected = numbersOf(finished(one, Ranks::SharedMemory));
        QCOMPARE(QString::fromStdString(difference(numbersOf(finished(many, over)), expected)), QString());
    }

    RunDirectory make(const RunSpec& spec)
    {
        return RunDirectory::create(m_folder->filePath(QString("run%1").arg(m_made++)).toStdString(), spec);
    }

    RunDirectory finished(const RunSpec& spec, Ranks over)
    {
        const RunDirectory run = make(spec);
        finish(run, spec, over);
        return run;
    }

    static void finish(const RunDirectory& run, const RunSpec& spec, Ranks over)
    {
        if (over == Ranks::Mpi) {
            const auto [code, output] = runUnderMpi(run, spec.resources.ranks);
            if (code != 0)
                throw std::runtime_error(output.toStdString());
            return;
        }
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        if (ended.code != 0)
            throw std::runtime_error(ended.err.toStdString());
    }

    /// Ended three times while it trains, by SIGKILL and in between with a checkpoint wherever it stands. mpirun kills
    /// its ranks a second after it is asked to end them, so over MPI it is SIGKILL each time, after the checkpoint of
    /// an epoch.
    RunDirectory disturbed(const RunSpec& spec, Ranks over)
    {
        const RunDirectory run = make(spec);
        int disturbed = 0;
        for (const bool kills : {true, false, true}) {
            auto process = over == Ranks::Mpi ? startUnderMpi(run, spec.resources.ranks) : startRun(run);
            const int attempt = disturbed + 1;
            const bool trains = waitForEvents(run, [&](const std::vector<Event>& events) {
                return run.attempts().back() == attempt && !bodies<MetricsEvent>(events).empty() &&
                       (over == Ranks::SharedMemory || !bodies<CheckpointEvent>(events).empty());
            });
            const QList<qint64> ranks = childrenOf(process->processId());
            if (kills || over == Ranks::Mpi)
                process->kill();
            else
                process->terminate();
            process->waitForFinished();
            for (const qint64 rank : ranks)
                while (::kill(pid_t(rank), SIGKILL) == 0) // until it has left, and its lock with it
                    QThread::msleep(10);
            if (!trains || (run.readResult() && run.readResult()->code != ExitCode::Stopped))
                throw std::runtime_error("it was not disturbed");
            ++disturbed;
        }
        finish(run, spec, over);
        return run;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Workspace> m_data;
    int m_made = 0;
};

TRAINYARD_TEST(RankEqualityTest)

} // namespace rank_equality_test

#include "rank_equality_test.moc"
