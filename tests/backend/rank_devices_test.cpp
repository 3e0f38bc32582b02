// SPDX-License-Identifier: Apache-2.0
#include "backend/train/cores/rank_devices.h"
#include "backend/train/plan/auto_batch.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

#include <QTest>

namespace rank_devices_test {

using namespace trainyard;

namespace {

using Names = std::vector<std::string>;

RunSpec gpuSpec(int ranks, DistributionMode mode = DistributionMode::Synchronous)
{
    RunSpec spec;
    spec.resources.ranks = ranks;
    spec.distribution.mode = mode;
    return spec;
}

} // namespace

class RankDevicesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesWhatAQueueHasChosenBeforeWhatTheSpecNames()
    {
        RunSpec spec = gpuSpec(2);
        QCOMPARE(usableGpus(spec, {}, 3), (Names{"0", "1", "2"}));
        spec.resources.placement.gpuIndices = {2, 0};
        QCOMPARE(usableGpus(spec, {}, 3), (Names{"2", "0"}));
        QCOMPARE(usableGpus(spec, {"1,GPU-5c2f", {}}, 3), (Names{"1", "GPU-5c2f"}));
        QCOMPARE(usableGpus(spec, {"", {}}, 3), Names()); // all are hidden
        QCOMPARE(usableGpus(spec), Names());              // on the CPU
    }

    /// TRAINYARD_GPU counts what CUDA_VISIBLE_DEVICES leaves, like the device.
    void theChosenGpuIsOneOfTheVisible()
    {
        RunSpec spec = gpuSpec(2);
        QCOMPARE(usableGpus(spec, {nullptr, 2}, 3), Names{"2"});
        QCOMPARE(usableGpus(spec, {"7,GPU-5c2f", 1}, 3), Names{"GPU-5c2f"});
        spec.resources.placement.gpuIndices = {2, 0};
        QCOMPARE(usableGpus(spec, {nullptr, 1}, 3), Names{"1"});
        QCOMPARE(usableGpus(spec, {"7,8", 2}, 3), Names()); // the device says that there is none
    }

    /// A rank sees one GPU, so that a number that counted all would name none.
    void oneGpuIsLeftVisible()
    {
        const test::EnvironmentGuard visible("CUDA_VISIBLE_DEVICES"), chosen("TRAINYARD_GPU");
        qputenv("CUDA_VISIBLE_DEVICES", "4,7");
        qputenv("TRAINYARD_GPU", "1");
        useOnly("");
        QCOMPARE(qgetenv("TRAINYARD_GPU"), QByteArray("1"));
        useOnly("7");
        QCOMPARE(qgetenv("CUDA_VISIBLE_DEVICES"), QByteArray("7"));
        QVERIFY(!qEnvironmentVariableIsSet("TRAINYARD_GPU"));
    }

    void ranksOfAGpuAreCounted()
    {
        RunSpec spec = gpuSpec(4);
        QCOMPARE(ranksOnOneGpu(spec, 4), 1);
        QCOMPARE(ranksOnOneGpu(spec, 3), 2);
        QCOMPARE(ranksOnOneGpu(spec, 0), 4); // the driver tells nothing
        spec.resources.placement.gpuIndices = {2, 0};
        QCOMPARE(ranksOnOneGpu(spec, 8), 2);
        spec.resources.placement.gpusPerNode = 4;
        QCOMPARE(ranksOnOneGpu(spec, 1), 1);
        spec.resources.ranks = 16;
        spec.resources.placement.nodes = 2;
        QCOMPARE(ranksOnOneGpu(spec, 1), 2);
    }

    void ranksTakeThemInTurn()
    {
        const Names two = {"4", "7"};
        const RankLayout ranks = rankLayout(gpuSpec(3));
        QCOMPARE(gpuOfRank(ranks, 0, 0, two), std::string("4"));
        QCOMPARE(gpuOfRank(ranks, 1, 0, two), std::string("7"));
        QCOMPARE(gpuOfRank(ranks, 2, 0, two), std::string("4")); // two share one
        QCOMPARE(gpuOfRank(ranks, 2, 2, two), std::string("4")); // the first of another machine
        QCOMPARE(gpuOfRank(ranks, 1, 0, {}), std::string());
    }

    void mastersTakeTheFirst()
    {
        const Names two = {"4", "7"};
        const RankLayout layout = rankLayout(gpuSpec(3, DistributionMode::Downpour));
        QCOMPARE(gpuOfRank(layout, 0, 0, two), std::string("4"));
        QCOMPARE(gpuOfRank(layout, 1, 0, two), std::string("4"));
        QCOMPARE(gpuOfRank(layout, 2, 0, two), std::string("7"));
        QCOMPARE(gpuOfRank(layout, 2, 2, two), std::string("4")); // on a machine without the master
    }
};

TRAINYARD_TEST(RankDevicesTest)

} // namespace rank_devices_test

#include "rank_devices_test.moc"
