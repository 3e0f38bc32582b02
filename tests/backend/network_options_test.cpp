// SPDX-License-Identifier: Apache-2.0
// What a spec says of a rank's network arrives there, whoever asks: a run, its plan, a benchmark.
#include "backend/train/network/network_options.h"

#include "tests/support/test_environment.h"

#include <QTest>

namespace network_options_test {

using namespace trainyard;

class NetworkOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatTheSpecSaysArrives()
    {
        RunSpec spec;
        spec.model.architecture = Architecture::ResNet20V2;
        spec.data.image = {32, 48, 3};
        spec.training.optimizer = optimizerDefaults(OptimizerKind::AdamW);
        spec.training.clipNorm = 2.0;
        spec.training.labelSmoothing = 0.1;
        spec.training.loss = LossKind::BinaryCrossEntropy;
        spec.training.precision = Precision::Bf16;
        spec.training.microBatches = 4;
        spec.distribution.syncBatchNorm = true;
        spec.resources.device = DeviceKind::Reference;
        spec.resources.threads = 3;
        spec.seed = 11;
        const NetworkOptions options = networkOptions(spec);
        QVERIFY(options.model == spec.model && options.image == spec.data.image);
        QVERIFY(options.optimizer == spec.training.optimizer);
        QCOMPARE(options.clipNorm, 2.0);
        QCOMPARE(options.labelSmoothing, 0.1);
        QVERIFY(options.loss == LossKind::BinaryCrossEntropy && options.precision == Precision::Bf16);
        QCOMPARE(options.microBatches, 4);
        QVERIFY(options.syncBatchNorm);
        QVERIFY(options.device == DeviceKind::Reference);
        QCOMPARE(options.threads, 3);
        QCOMPARE(options.seed, std::uint64_t{11});
        QCOMPARE(options.mean.size(), std::size_t{3});
    }

    void aRankHasItsPartOfTheBatch()
    {
        RunSpec spec;
        spec.training.batchSize = 10;
        spec.resources.ranks = 4;
        QCOMPARE(networkOptions(spec).batchSize, 3);
        spec.distribution.scaling = ScalingRule::Linear;
        QCOMPARE(networkOptions(spec).batchSize, 10);
    }

    /// It validates on a network of its own, whatever the number of threads.
    void aMasterHasASecondNetwork()
    {
        RunSpec spec;
        QVERIFY(!networkOptions(spec).validatesBeside);
        spec.training.validationThreads = 2;
        QVERIFY(networkOptions(spec).validatesBeside);
        spec.training.validationThreads = 0;
        spec.resources.ranks = 2;
        spec.distribution.mode = DistributionMode::Downpour;
        QVERIFY(networkOptions(spec).validatesBeside);
    }
};

TRAINYARD_TEST(NetworkOptionsTest)

} // namespace network_options_test

#include "network_options_test.moc"
