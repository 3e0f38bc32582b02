// SPDX-License-Identifier: Apache-2.0
// N ranks that share a step do what one rank does that computes their parts as micro-batches, to the last bit.
#include "backend/base/error.h"
#include "backend/distributed/mpi_module.h"
#include "backend/protocol/architectures.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/network/network.h"
#include "tests/backend/local_ranks.h"
#include "tests/support/mpi_environment.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <functional>

namespace ranks_test {

using namespace trainyard;
using namespace trainyard::selftest;

namespace {

constexpr int kPerRank = 4;
constexpr int kSteps = 3;
constexpr double kRate = 0.02;

NetworkOptions optionsFor(Architecture architecture, DeviceKind device)
{
    NetworkOptions options;
    options.model.architecture = architecture;
    options.model.widthMultiplier = 0.25;
    options.model.dropout = info(architecture).takesDropout ? 0.2 : 0.0;
    const int side = info(architecture).smallestImage;
    options.image = {side, side, 3};
    options.device = device;
    options.threads = 1;
    options.seed = 11;
    options.clipNorm = 5.0;
    return options;
}

struct Outcome {
    std::vector<double> losses; ///< sums over a step's samples
    std::vector<NamedTensor> state;
};

Outcome oneRank(NetworkOptions options, int ranks)
{
    options.batchSize = kPerRank * ranks;
    options.microBatches = ranks;
    Network network(options);
    Outcome out;
    for (int step = 0; step < kSteps; ++step) {
        const SampleBatch batch =
            sampleBatch(options.image, options.classes, options.batchSize, 50u + static_cast<unsigned>(step));
        out.losses.push_back(network.steps().trainStep(batch.view(), kRate, step).lossSum);
    }
    out.state = network.state().tensors();
    return out;
}

/// The same samples as one batch, in one part.
Outcome wholeBatch(NetworkOptions options, int samples)
{
    options.batchSize = samples;
    Network network(options);
    Outcome out;
    for (int step = 0; step < kSteps; ++step)
        out.losses.push_back(
            network.steps()
                .trainStep(
                    sampleBatch(options.image, options.classes, samples, 50u + static_cast<unsigned>(step)).view(),
                    kRate, step)
                .lossSum);
    out.state = network.state().tensors();
    return out;
}

/// How far two states are apart at most, in parts of the larger value of a tensor.
double distance(const Outcome& a, const Outcome& b)
{
    double most = 0.0;
    for (std::size_t t = 0; t < a.state.size(); ++t) {
        double scale = 1e-3, apart = 0.0;
        for (std::size_t i = 0; i < a.state[t].values.size(); ++i) {
            const double x = double(a.state[t].values[i]), y = double(b.state[t].values[i]);
            scale = std::max({scale, std::abs(x), std::abs(y)});
            apart = std::max(apart, std::abs(x - y));
        }
        most = std::max(most, apart / scale);
    }
    return most;
}

/// One of the ranks; `shares`: samples of each of them in every step.
Outcome asRank(Communicator& all, NetworkOptions options, const std::vector<int>& shares, const ReducerOptions& reducer)
{
    const int r = all.rank();
    options.batchSize = kPerRank;
    if (r > 0 && options.model.dropout == 0.0)
        options.seed += 1; // rank 0's weights are taken over
    Network network(options);
    network.ranks().join(all, reducer);
    int first = 0, total = 0;
    for (int before = 0; before < r; ++before)
        first += shares[static_cast<std::size_t>(before)];
    for (const int share : shares)
        total += share;
    Outcome out;
    for (int step = 0; step < kSteps; ++step) {
        const SampleBatch batch = sampleBatch(options.image, options.classes, total, 50u + static_cast<unsigned>(step));
        Batch mine = batch.part(first, shares[static_cast<std::size_t>(r)]); // with its place in the step
        mine.ofAllRanks = total;
        const double loss = network.steps().trainStep(mine, kRate, step).lossSum;
        std::vector<double> losses(shares.size());
        all.allGather(std::as_bytes(std::span(&loss, 1)), std::as_writable_bytes(std::span(losses)));
        ExactSum sum;
        for (const double each : losses)
            sum += each;
        out.losses.push_back(sum);
    }
    out.state = network.state().tensors();
    return out;
}

/// Says that it sums in a GPU's memory: on the emulated one that is the host's.
class DeviceCommunicator final : public Communicator {
public:
    explicit DeviceCommunicator(Communicator& ranks) : m_ranks(ranks) {}
    int rank() const override { return m_ranks.rank(); }
    int size() const override { return m_ranks.size(); }
    std::string description() const override { return m_ranks.description(); }
    void barrier() override { m_ranks.barrier(); }
    void broadcast(std::span<std::byte> bytes, int root) override { m_ranks.broadcast(bytes, root); }
    bool sumsOnDevice(SumOrder order) const override { return order == SumOrder::Any; }
    void sum(std::span<float> values, float factor, SumOrder order) override { m_ranks.sum(values, factor, order); }
    void allGather(std::span<const std::byte> mine, std::span<std::byte> all) override { m_ranks.allGather(mine, all); }
    void send(int to, int tag, std::span<const std::byte> bytes) override { m_ranks.send(to, tag, bytes); }
    std::optional<RankMessage> receive(int from, double seconds) override { return m_ranks.receive(from, seconds); }
    void fail(const Reason& lastWords) noexcept override { m_ranks.fail(lastWords); }

private:
    Communicator& m_ranks;
};

std::vector<Outcome> manyRanks(NetworkOptions options, const std::vector<int>& shares, const ReducerOptions& reducer,
                               bool onDevice = false)
{
    std::vector<Outcome> out(shares.size());
    test::asLocalRanks(static_cast<int>(shares.size()), [&](Communicator& all) {
        DeviceCommunicator device(all);
        out[static_cast<std::size_t>(all.rank())] =
            asRank(onDevice ? static_cast<Communicator&>(device) : all, options, shares, reducer);
    });
    return out;
}

QString firstDifference(const Outcome& a, const Outcome& b)
{
    for (std::size_t i = 0; i < a.losses.size(); ++i)
        if (a.losses[i] != b.losses[i])
            return QString("step %1: loss %2 against %3")
                .arg(i)
                .arg(a.losses[i], 0, 'g', 17)
                .arg(b.losses[i], 0, 'g', 17);
    for (std::size_t t = 0; t < a.state.size(); ++t)
        if (std::memcmp(a.state[t].values.data(), b.state[t].values.data(), a.state[t].values.size() * sizeof(float)) !=
            0)
            return QString::fromStdString(a.state[t].name);
    return {};
}

/// With synchronised batch-norm ranks compute what one does that has the whole batch, and without it they do not.
void compareSyncedNorms(DeviceKind device, const QList<int>& shares, bool overlap)
{
    NetworkOptions options = optionsFor(Architecture::ResNet20V2, device);
    options.model.dropout = 0.0;
    options.clipNorm = 0.0;
    int samples = 0;
    for (const int share : shares)
        samples += share;
    const Outcome whole = wholeBatch(options, samples);
    const std::vector<int> parts(shares.begin(), shares.end());
    const ReducerOptions reducer{.bucketBytes = 10'000, .order = SumOrder::Ranks, .overlap = overlap};
    const auto local = manyRanks(options, parts, reducer);
    options.syncBatchNorm = true;
    const auto synced = manyRanks(options, parts, reducer);
    for (const Outcome& rank : synced) {
        for (std::size_t step = 0; step < rank.losses.size(); ++step)
            QVERIFY2(std::abs(rank.losses[step] - whole.losses[step]) < 2e-3 * whole.losses[step],
                     qPrintable(QString("step %1: %2, %3").arg(step).arg(rank.losses[step]).arg(whole.losses[step])));
        QVERIFY2(distance(rank, whole) < 2e-2, qPrintable(QString::number(distance(rank, whole))));
        QCOMPARE(firstDifference(rank, synced.front()), QString());
    }
    QVERIFY(distance(local.front(), whole) > 5 * distance(synced.front(), whole)); // without it they differ
}

/// This process is one of several that mpirun has started: every model, each rank against one that has it all.
int asMpiRank()
{
    const auto all = joinMpi();
    for (const ArchitectureInfo& about : kArchitectures) {
        const NetworkOptions options = optionsFor(about.architecture, DeviceKind::Cpu);
        const Outcome mine =
            asRank(*all, options, std::vector<int>(static_cast<std::size_t>(all->size()), kPerRank),
                   {.bucketBytes = 100'000, .order = SumOrder::Ranks}); // each bucket wants all ranks awake at once
        const QString difference = all->rank() == 0 ? firstDifference(mine, oneRank(options, all->size())) : QString();
        if (!difference.isEmpty())
            all->fail(std::string(about.name) + " differs: " + difference.toStdString());
        std::uint64_t hash = 14695981039346656037u; // of all weights: the other ranks have rank 0's
        for (const NamedTensor& tensor : mine.state)
            for (const float value : tensor.values)
                hash = (hash ^ std::bit_cast<std::uint32_t>(value)) * 1099511628211u;
        std::vector<std::uint64_t> hashes(static_cast<std::size_t>(all->size()));
        all->allGather(std::as_bytes(std::span(&hash, 1)), std::as_writable_bytes(std::span(hashes)));
        if (std::any_of(hashes.begin(), hashes.end(), [&](std::uint64_t one) { return one != hash; }))
            all->fail(std::string(about.name) + ": ranks have different weights");
        if (all->rank() == 0)
            std::printf("%s is the same\n", about.name.data());
    }
    return 0;
}

} // namespace

class RanksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manyEqualOne_data()
    {
        QTest::addColumn<int>("architecture");
        QTest::addColumn<int>("device");
        QTest::addColumn<int>("ranks");
        for (const ArchitectureInfo& about : kArchitectures)
            for (const int ranks : {2, 3, 4})
                QTest::addRow("%s, %d ranks", about.name.data(), ranks)
                    << int(about.architecture) << int(DeviceKind::Cpu) << ranks;
        QTest::addRow("reference, 3 ranks") << int(Architecture::SmallCnn) << int(DeviceKind::Reference) << 3;
    }

    void manyEqualOne()
    {
        QFETCH(int, architecture);
        QFETCH(int, device);
        QFETCH(int, ranks);
        std::string reason;
        if (!deviceAvailable(DeviceKind(device), &reason))
            QSKIP(reason.c_str());
        const NetworkOptions options = optionsFor(Architecture(architecture), DeviceKind(device));
        const Outcome one = oneRank(options, ranks);
        const auto many = manyRanks(options, std::vector<int>(static_cast<std::size_t>(ranks), kPerRank),
                                    {.bucketBytes = 10'000, .order = SumOrder::Ranks});
        for (const Outcome& rank : many)
            QCOMPARE(firstDifference(rank, one), QString());
    }

    void manyEqualOneOverMpi_data()
    {
        QTest::addColumn<int>("ranks");
        for (const int ranks : {2, 3, 4})
            QTest::addRow("%d ranks", ranks) << ranks;
    }

    /// Every model once more, over MPI.
    void manyEqualOneOverMpi()
    {
        QFETCH(int, ranks);
        if (!QFile::exists(qEnvironmentVariable("TRAINYARD_MODULE_PATH") + "/trainyard-mpi.so") ||
            QStandardPaths::findExecutable("mpirun").isEmpty())
            QSKIP("The MPI module has not been built, or there is no mpirun.");
        std::string reason;
        if (!deviceAvailable(DeviceKind::Cpu, &reason))
            QSKIP(reason.c_str());
        QProcess mpi;
        mpi.setProcessChannelMode(QProcess::MergedChannels);
        QProcessEnvironment environment = test::mpiEnvironment();
        environment.insert("OMPI_MCA_mpi_yield_when_idle", "1");
        mpi.setProcessEnvironment(environment);
        mpi.start("mpirun", {"--oversubscribe", "-n", QString::number(ranks), QCoreApplication::applicationFilePath(),
                             "ranks", "mpi"});
        QVERIFY2(mpi.waitForStarted(), "mpirun does not start");
        QVERIFY(mpi.waitForFinished(400'000));
        const QByteArray said = mpi.readAll();
        QVERIFY2(mpi.exitCode() == 0 && said.count(" is the same\n") == int(std::size(kArchitectures)), said);
    }

    /// Synchronised batch-norm: what one rank computes that has the whole batch, also where ranks have unequal parts or
    /// none.
    void syncedNormsSeeTheWholeBatch_data()
    {
        QTest::addColumn<int>("device");
        QTest::addColumn<QList<int>>("shares");
        QTest::addColumn<bool>("overlap");
        for (const DeviceKind device : {DeviceKind::Reference, DeviceKind::Cpu}) {
            const char* on = device == DeviceKind::Cpu ? "cpu" : "reference";
            QTest::addRow("2 ranks on %s", on) << int(device) << QList<int>{4, 4} << true;
            QTest::addRow("3 ranks on %s", on) << int(device) << QList<int>{4, 4, 4} << true;
            QTest::addRow("4 ranks on %s", on) << int(device) << QList<int>{4, 4, 4, 4} << true;
            QTest::addRow("unequal on %s", on) << int(device) << QList<int>{1, 2, 4} << true;
            QTest::addRow("one without samples on %s", on) << int(device) << QList<int>{3, 0, 4} << true;
            QTest::addRow("sums afterwards on %s", on) << int(device) << QList<int>{0, 4, 3} << false;
        }
    }

    void syncedNormsSeeTheWholeBatch()
    {
        QFETCH(int, device);
        QFETCH(QList<int>, shares);
        QFETCH(bool, overlap);
        std::string reason;
        if (!deviceAvailable(DeviceKind(device), &reason))
            QSKIP(reason.c_str());
        compareSyncedNorms(DeviceKind(device), shares, overlap);
    }

    /// Ranks may have different numbers of micro-batches: those without one still take part.
    void syncedNormsAndMicroBatches()
    {
        NetworkOptions options = optionsFor(Architecture::ResNet20V2, DeviceKind::Reference);
        options.model.dropout = 0.0;
        options.microBatches = 4;
        options.syncBatchNorm = true;
        const auto many = manyRanks(options, {4, 1, 0}, {.bucketBytes = 10'000, .order = SumOrder::Ranks});
        for (const Outcome& rank : many)
            QCOMPARE(firstDifference(rank, many.front()), QString());
        QVERIFY(std::isfinite(many.front().losses.back()));
    }

    /// The device "cuda", also as tests/support/cuda_emulator stands in for it.
    void manyEqualOneOnTheGpu_data()
    {
        QTest::addColumn<int>("architecture");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("precision");
        QTest::addColumn<bool>("onDevice");
        const auto row = [](const char* name, Architecture architecture, int ranks, Precision precision,
                            bool onDevice) {
            QTest::newRow(name) << int(architecture) << ranks << int(precision) << onDevice;
        };
        row("small cnn", Architecture::SmallCnn, 3, Precision::Fp32, false);
        row("resnet20, buckets where they lie", Architecture::ResNet20V2, 2, Precision::Fp32, true);
        row("resnet20, fp16", Architecture::ResNet20V2, 2, Precision::Fp16, false);
    }

    void manyEqualOneOnTheGpu()
    {
        QFETCH(int, architecture);
        QFETCH(int, ranks);
        QFETCH(int, precision);
        QFETCH(bool, onDevice);
        std::string reason;
        if (!deviceAvailable(DeviceKind::Cuda, &reason))
            QSKIP(reason.c_str());
        if (onDevice && !qEnvironmentVariableIsSet("TRAINYARD_EMULATED_GPU"))
            QSKIP("The memory of a real GPU is not the host's.");
        NetworkOptions options = optionsFor(Architecture(architecture), DeviceKind::Cuda);
        options.precision = Precision(precision);
        const Outcome one = oneRank(options, ranks);
        const auto many =
            manyRanks(options, std::vector<int>(static_cast<std::size_t>(ranks), kPerRank),
                      {.bucketBytes = 10'000, .order = onDevice ? SumOrder::Any : SumOrder::Ranks}, onDevice);
        for (const Outcome& rank : many)
            QCOMPARE(firstDifference(rank, one), QString());
    }

    void syncedNormsOnTheGpu_data()
    {
        QTest::addColumn<QList<int>>("shares");
        QTest::newRow("2 ranks") << QList<int>{4, 4};
        QTest::newRow("unequal, and one without samples") << QList<int>{3, 0, 4};
    }

    void syncedNormsOnTheGpu()
    {
        QFETCH(QList<int>, shares);
        std::string reason;
        if (!deviceAvailable(DeviceKind::Cuda, &reason))
            QSKIP(reason.c_str());
        compareSyncedNorms(DeviceKind::Cuda, shares, true);
    }

    /// Batch-norm's exchange in every part of a step, of which those before the last could have been recorded.
    void syncedNormsAndMicroBatchesOnTheGpu()
    {
        std::string reason;
        if (!deviceAvailable(DeviceKind::Cuda, &reason))
            QSKIP(reason.c_str());
        NetworkOptions options = optionsFor(Architecture::ResNet20V2, DeviceKind::Cuda);
        options.model.dropout = 0.0;
        options.microBatches = 2;
        options.syncBatchNorm = true;
        const ReducerOptions reducer{.bucketBytes = 10'000, .order = SumOrder::Ranks};
        const auto many = manyRanks(options, {4, 1}, reducer);
        options.device = DeviceKind::Reference;
        const auto expected = manyRanks(options, {4, 1}, reducer);
        QCOMPARE(firstDifference(many.back(), many.front()), QString());
        for (int step = 0; step < kSteps; ++step)
            QVERIFY(std::abs(many[0].losses[static_cast<std::size_t>(step)] -
                             expected[0].losses[static_cast<std::size_t>(step)]) <
                    2e-3 * expected[0].losses[static_cast<std::size_t>(step)]);
    }

    void unequalPartsCountForWhatTheyAre()
    {
        const NetworkOptions options = optionsFor(Architecture::SmallCnn, DeviceKind::Reference);
        // The same samples as one batch; this net has no batch-norm, so only rounding tells them apart.
        NetworkOptions whole = options;
        whole.model.dropout = 0.0;
        whole.batchSize = 7;
        Network network(whole);
        std::vector<double> losses;
        for (int step = 0; step < kSteps; ++step)
            losses.push_back(
                network.steps()
                    .trainStep(sampleBatch(whole.image, whole.classes, 7, 50u + static_cast<unsigned>(step)).view(),
                               kRate, step)
                    .lossSum);
        for (const std::vector<int>& shares : {std::vector<int>{4, 3}, {3, 0, 4}, {1, 2, 4}}) {
            NetworkOptions parts = options;
            parts.model.dropout = 0.0;
            const auto many = manyRanks(parts, shares, {.overlap = false});
            for (const Outcome& rank : many)
                for (int step = 0; step < kSteps; ++step)
                    QVERIFY2(std::abs(rank.losses[static_cast<std::size_t>(step)] -
                                      losses[static_cast<std::size_t>(step)]) < 1e-4,
                             qPrintable(QString::number(rank.losses[static_cast<std::size_t>(step)], 'g', 10)));
            QCOMPARE(firstDifference(many[0], many[1]), QString());
        }
    }
};

/// `ranks mpi` is one rank of those that a test starts with mpirun.
static int testsOrMpiRank(int argc, char** argv)
{
    return argc == 2 && std::strcmp(argv[1], "mpi") == 0 ? asMpiRank()
                                                         : test::runAs<QCoreApplication, RanksTest>(argc, argv);
}
TRAINYARD_UNIT(testsOrMpiRank)

} // namespace ranks_test

#include "ranks_test.moc"
