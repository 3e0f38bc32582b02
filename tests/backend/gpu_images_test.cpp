// SPDX-License-Identifier: Apache-2.0
// Whole runs on the device "cuda" whose images stay there, beside the same runs whose images travel with each step:
// nobody can tell which is which by what they compute.
#include "backend/base/files.h"
#include "backend/protocol/series.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/network/network.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <signal.h>

namespace gpu_images_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

using Change = void (*)(RunSpec&);

constexpr const char* kMost = "TRAINYARD_RESIDENT_MIB";

RunSpec plainSpec()
{
    RunSpec spec = smallSpec(Architecture::SmallCnn, DeviceKind::Cuda);
    spec.data.trainSamples = 44; // the last batch is a part of one
    spec.data.validationSamples = 16;
    spec.data.cropPadding = 0;
    spec.data.flip = false;
    spec.training.batchSize = 8;
    spec.training.epochs = 2;
    spec.training.learningRate.base = 0.02;
    return spec;
}

/// All that a run leaves behind, weights and optimizer, to the last bit.
QString firstDifference(const RunDirectory& found, const RunDirectory& expected)
{
    const auto tensors = [](const RunDirectory& run) {
        return readCheckpoint(run.root() / run.readResult()->checkpoint).tensors;
    };
    const std::vector<NamedTensor> one = tensors(found), other = tensors(expected);
    if (one.size() != other.size())
        return QStringLiteral("another number of tensors");
    for (std::size_t t = 0; t < one.size(); ++t)
        if (one[t].name != other[t].name || one[t].values != other[t].values)
            return QString::fromStdString(one[t].name);
    for (const char* series : {series::kEpochTrainLoss, series::kValLoss, series::kValTop1})
        if (means(found, series) != means(expected, series))
            return QString::fromLatin1(series);
    return {};
}

/// What the newest attempt says of its images.
QString said(const RunDirectory& run)
{
    for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, run.attempts().back())))
        if (message.text.words.starts_with("Images: "))
            return QString::fromStdString(message.text.words);
    return {};
}

} // namespace

class GpuImagesTest : public QObject {
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
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qunsetenv(kMost);
    }
    void cleanupTestCase() { qunsetenv(kMost); }

    void keptEqualStreamed_data()
    {
        QTest::addColumn<Change>("change");
        const auto row = [](const char* name, Change change) { QTest::newRow(name) << change; };
        row("as they are", [](RunSpec&) {});
        row("flipped and shifted, fp16", [](RunSpec& spec) {
            spec.model.architecture = Architecture::ResNet20V2;
            spec.training.precision = Precision::Fp16;
            spec.data.format = DataFormat::Synthetic;
            spec.data.image = {16, 16, 3};
            spec.data.flip = true;
            spec.data.cropPadding = 3;
        });
        row("turned, with holes", [](RunSpec& spec) {
            spec.data.flip = true;
            spec.data.cropPadding = 2;
            spec.data.augment.rotate = true;
            spec.data.augment.cutout = 9;
        });
        row("turned, not square", [](RunSpec& spec) {
            spec.data.format = DataFormat::Synthetic;
            spec.data.image = {20, 28, 3};
            spec.data.cropPadding = 2;
            spec.data.augment.rotate = true;
        });
        row("mixed", [](RunSpec& spec) {
            spec.data.flip = true;
            spec.data.cropPadding = 2;
            spec.data.augment.mixup = 0.4;
            spec.data.augment.cutmix = 1.0;
        });
        row("micro-batches", [](RunSpec& spec) {
            spec.data.flip = true;
            spec.training.microBatches = 3;
        });
        row("validated beside", [](RunSpec& spec) { spec.training.validationThreads = 1; });
        row("two ranks", [](RunSpec& spec) {
            spec.data.flip = true;
            spec.resources.ranks = 2;
        });
        row("two ranks, samples drawn", [](RunSpec& spec) {
            spec.resources.ranks = 2;
            spec.data.sharding = Sharding::Random;
        });
        row("three ranks, each its part", [](RunSpec& spec) {
            spec.data.flip = true;
            spec.resources.ranks = 3;
            spec.data.sharding = Sharding::Files;
        });
        row("a worker and a master", [](RunSpec& spec) {
            spec.data.flip = true;
            spec.distribution.mode = DistributionMode::Downpour;
        });
    }
    void keptEqualStreamed()
    {
        QFETCH(Change, change);
        RunSpec spec = plainSpec();
        change(spec);
        const RunDirectory kept = finished(spec);
        QVERIFY2(said(kept).contains("stay on the GPU"), qPrintable(said(kept)));
        qputenv(kMost, "0");
        const RunDirectory streamed = finished(spec);
        QVERIFY2(said(streamed).contains("travel to the GPU with each step, because TRAINYARD_RESIDENT_MIB is 0"),
                 qPrintable(said(streamed)));
        QCOMPARE(firstDifference(kept, streamed), QString());
    }

    void staysOnlyWhatFits()
    {
        const RunSpec spec = plainSpec(); // 44 × 784 bytes = 0.033 MiB, and 0.012 to validate
        qputenv(kMost, "0.03");
        const RunDirectory none = finished(spec);
        QVERIFY2(said(none).contains("a quarter of its free memory"), qPrintable(said(none)));
        qputenv(kMost, "0.04");
        const RunDirectory training = finished(spec);
        QVERIFY2(said(training).contains("stay on the GPU (33.7 KiB)"), qPrintable(said(training)));
        QCOMPARE(firstDifference(training, none), QString());
    }

    /// What only the processor can do is done there, as before.
    void streamsWhatIsColoured()
    {
        RunSpec spec = plainSpec();
        spec.data.augment.brightness = 0.3;
        QVERIFY2(said(finished(spec)).contains("changes of colour are made by the processor"), "brightness");
    }

    /// Stopped in the middle of an epoch, a run goes on as one that was not, whichever way its images take then.
    void resumesInTheMiddleOfAnEpoch()
    {
        RunSpec spec = plainSpec();
        spec.data.trainSamples = 160;
        spec.data.flip = true;
        spec.data.cropPadding = 2;
        const RunDirectory whole = finished(spec);
        const RunDirectory stopped = created(spec);
        const auto process = startRun(stopped);
        QVERIFY(waitForEvents(stopped, [](const auto& events) {
            const auto all = bodies<MetricsEvent>(events);
            return !all.empty() && all.back().step >= 2;
        }));
        ::kill(pid_t(process->processId()), SIGTERM);
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
        QVERIFY2(stopped.readResult()->step % 20 != 0, "it stopped between two epochs");
        const RunDirectory streamed = created(spec);
        std::filesystem::copy(stopped.root(), streamed.root(),
                              std::filesystem::copy_options::recursive |
                                  std::filesystem::copy_options::overwrite_existing);
        runOn(stopped);
        QVERIFY(said(stopped).contains("stay on the GPU"));
        QCOMPARE(firstDifference(stopped, whole), QString());
        qputenv(kMost, "0");
        runOn(streamed);
        QVERIFY(said(streamed).contains("travel"));
        QCOMPARE(firstDifference(streamed, whole), QString());
    }

private:
    RunDirectory created(const RunSpec& spec)
    {
        return RunDirectory::create(
            (std::filesystem::path(m_folder->path().toStdString()) / std::to_string(m_runs++)).string(), spec);
    }
    static void runOn(const RunDirectory& run)
    {
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        if (ended.code != 0)
            throw std::runtime_error("the run ended with " + std::to_string(ended.code) + ": " +
                                     ended.err.toStdString());
    }
    RunDirectory finished(const RunSpec& spec)
    {
        const RunDirectory run = created(spec);
        runOn(run);
        return run;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_runs = 0;
};

TRAINYARD_TEST(GpuImagesTest)

} // namespace gpu_images_test

#include "gpu_images_test.moc"
