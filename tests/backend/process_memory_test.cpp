// SPDX-License-Identifier: Apache-2.0
// The memory that a plan names: of every process of a run, with the data set that each of them reads.
#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/series.h"
#include "backend/train/network/run_time_overhead.h"
#include "backend/train/plan/process_memory.h"
#include "backend/train/plan/run_planner.h"
#include "tests/backend/data_files.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace process_memory_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

constexpr std::int64_t kMiB = std::int64_t{1} << 20;
constexpr std::int64_t kSource = 54'880'000;
constexpr std::int64_t kLauncher = 9 * kMiB;
constexpr std::int64_t kCheckpoint = 2 * (1000 + 500) + 1000;

/// IDX files in memory, which are delivered as they are.
DatasetPlan idxPlan()
{
    DatasetPlan data;
    data.trainSamples = 60'000;
    data.validationSamples = 10'000;
    data.sourceBytes = kSource;
    data.ready = true;
    return data;
}

/// With a network of 1,000 bytes whose optimizer has 500, and which validates in 3,000.
MemoryPlan planned(const RunSpec& spec, const DatasetPlan* data)
{
    MemoryPlan rank{1000, 1000, 500, 8000};
    MemoryPlan beside{2000, 1000, 500, 11'000};
    NetworkOptions options = networkOptions(spec);
    options.validatesBeside = false;
    return memoryOfProcesses(spec, options, rank, beside, data);
}

std::int64_t overhead(const RunSpec& spec)
{
    return runTimeOverhead(networkOptions(spec));
}

} // namespace

class ProcessMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneProcessHasNetworkDataAndCheckpoint()
    {
        const RunSpec spec = smallSpec();
        const DatasetPlan data = idxPlan();
        const MemoryPlan plan = planned(spec, &data);
        QCOMPARE(plan.processes, 1);
        QCOMPARE(plan.data, kSource);
        QCOMPARE(plan.total, 1000 + 1000 + 500 + 8000 + 800 + kSource + overhead(spec) + kCheckpoint);
        QCOMPARE(planned(spec, nullptr).total, plan.total - kSource);
    }

    void everyRankHasTheWholeSource()
    {
        RunSpec spec = smallSpec();
        spec.resources.ranks = 2;
        const DatasetPlan data = idxPlan();
        const MemoryPlan plan = planned(spec, &data);
        QCOMPARE(plan.processes, 2);
        QCOMPARE(plan.data, 2 * kSource);
        const std::int64_t rank = 1000 + 1000 + 500 + 8000 + 800 + kSource + (1000 + 500) + overhead(spec);
        QCOMPARE(plan.total, 2 * rank + kCheckpoint + kLauncher);
        spec.resources.placement.nodes = 2; // the machine whose process writes the checkpoints
        QCOMPARE(planned(spec, &data).total, rank + kCheckpoint + kLauncher);
    }

    /// They compute no step, but they read the data set; the top one validates in a second network.
    void mastersCount()
    {
        RunSpec spec = smallSpec();
        spec.resources.ranks = 4;
        spec.distribution.mode = DistributionMode::Downpour;
        const DatasetPlan data = idxPlan();
        const MemoryPlan one = planned(spec, &data);
        QCOMPARE(one.processes, 5);
        QCOMPARE(one.data, 5 * kSource);
        QCOMPARE(one.parameters, 4 * 1000 + 2 * 1000);
        QCOMPARE(one.gradients, 5 * 1000);
        QCOMPARE(one.activations, 4 * 8000 + 3000);
        const std::int64_t rank = 1000 + 1000 + 500 + 8000 + 800 + kSource + 3 * 1000 + overhead(spec);
        const std::int64_t top = 2000 + 1000 + 500 + 3000 + 300 + kSource + 1000 + kProcessBytes;
        QCOMPARE(one.total, 4 * rank + top + kCheckpoint + kLauncher);
        spec.distribution.masters = 2; // below the top one
        const MemoryPlan three = planned(spec, &data);
        QCOMPARE(three.processes, 7);
        QCOMPARE(three.data, 7 * kSource);
        const std::int64_t lower = 1000 + 1000 + 500 + kSource + 7 * 1000 + kProcessBytes;
        QCOMPARE(three.total, one.total + 2 * lower);
    }

    void decodedSamplesStayInMemory()
    {
        DataSpec spec;
        spec.format = DataFormat::Folder;
        spec.image = {32, 32, 3};
        DatasetPlan data;
        data.trainSamples = 50'000;
        data.validationSamples = 10'000;
        QCOMPARE(keptSamples(spec, data).training, 50'000 * 3072);
        QCOMPARE(keptSamples(spec, data).validation, 10'000 * 3072);
        data.trainSamples = 1'000'000; // more than a process keeps
        QCOMPARE(keptSamples(spec, data).training, 0);
        QCOMPARE(keptSamples(spec, data).validation, 10'000 * 3072);
        data.ready = true;
        QCOMPARE(keptSamples(spec, data).validation, 0);
        spec.cache.place = "auto"; // pages of a file, which the system takes back
        data.ready = false;
        const KeptSamples mapped = keptSamples(spec, data);
        QVERIFY(mapped.training + mapped.validation <= 256 * kMiB && mapped.training > 100 * kMiB);
        data.trainSamples = 4000;
        data.validationSamples = 1000;
        QCOMPARE(keptSamples(spec, data).training, 4000 * 3072);
        spec.cache.storage = CacheStorage::Jpeg;
        QVERIFY(keptSamples(spec, data).training < 4000 * 3072 / 2);
    }

    void ranksMeetMoreSamplesInMoreEpochs()
    {
        QCOMPARE(shareMet(1, 1), 1.0);
        QCOMPARE(shareMet(2, 1), 0.5);
        QCOMPARE(shareMet(2, 2), 0.75);
        QVERIFY(shareMet(4, 100) > 0.999);
        RunSpec spec = smallSpec(); // glyphs are drawn once
        spec.data.trainSamples = 10'000;
        spec.data.validationSamples = 2000;
        spec.resources.ranks = 2;
        spec.training.epochs = 1;
        DatasetPlan data;
        data.trainSamples = 10'000;
        data.validationSamples = 2000;
        QCOMPARE(planned(spec, &data).data, 2 * (10'000 / 2 + 2000 / 2) * 784);
        spec.distribution.mode = DistributionMode::Easgd; // the master looks at 2,000 and validates
        QCOMPARE(planned(spec, &data).data, 2 * 10'000 / 2 * 784 + (2000 + 2000) * 784);
    }

    /// Generated samples take no memory, but their order does: while it is dealt, the part of each rank, and once more
    /// that of the epoch before.
    void theOrderOfManySamplesCounts()
    {
        RunSpec spec = smallSpec();
        DatasetPlan data;
        data.ready = true;
        data.trainSamples = 2'000'000'000;
        QCOMPARE(planned(spec, &data).data, 3 * 8 * data.trainSamples);
        spec.resources.ranks = 2;
        QCOMPARE(planned(spec, &data).data, 2 * (8 + 2 * 4) * data.trainSamples);
        spec.training.epochs = 1;
        spec.data.sharding = Sharding::Random;
        QCOMPARE(planned(spec, &data).data, 2 * 2 * 4 * data.trainSamples);
    }

    /// A plan reads no more than headers, yet knows what a run will unpack.
    void aPlanCountsUnpackedIdxFiles()
    {
        const Workspace work;
        writeIdxDataset(work, "set", 150, 80);
        RunSpec spec = smallSpec();
        spec.data.format = DataFormat::Idx;
        spec.data.path = work.path("set").string();
        spec.data.trainSamples = spec.data.validationSamples = 0;
        QCOMPARE(inspectDataset(spec.data, 1).sourceBytes, (150 + 80) * 784);
        spec.resources.ranks = 2;
        spec.distribution.mode = DistributionMode::Downpour;
        const MemoryPlan plan = RunPlanner().plan(nlohmann::json(toJson(spec))).memory.value();
        QCOMPARE(plan.processes, 3);
        QCOMPARE(plan.data, 3 * (150 + 80) * 784);
    }

    /// Within what libraries and builds differ by.
    void aRunTakesAboutWhatWasPlanned()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes memory of its own");
#endif
        const Workspace work;
        RunSpec spec = smallSpec();
        spec.data.trainSamples = 2000;
        spec.resources.ranks = 2;
        spec.distribution.mode = DistributionMode::Downpour;
        const auto planned = static_cast<double>(RunPlanner().plan(nlohmann::json(toJson(spec))).memory.value().total);
        const RunDirectory run = RunDirectory::create(work.path("run"), spec);
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        QVERIFY2(ended.code == 0, ended.err);
        double most = 0.0;
        for (const Event& event : readEvents(run, 1))
            if (const auto* metrics = std::get_if<MetricsEvent>(&event.body))
                for (const auto& [series, value] : metrics->values)
                    if (series == series::kCpuMemory)
                        most = std::max(most, value.max);
        QVERIFY2(most > planned / 3.0 && most < planned * 1.5,
                 qPrintable(QStringLiteral("planned %1, took %2").arg(planned).arg(most)));
    }
};

TRAINYARD_TEST(ProcessMemoryTest)

} // namespace process_memory_test

#include "process_memory_test.moc"
