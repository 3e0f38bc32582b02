// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/ceilings.h"
#include "backend/selftest/sample_batches.h"
#include "backend/train/network/network.h"
#include "tests/backend/own_checks.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

namespace gpu_checks_test {

using trainyard::selftest::Check;

/// The engine's own checks of the device "cuda": on a GPU, and on the one that tests/support/cuda_emulator stands in
/// for.
class GpuChecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        std::string reason;
        const bool available = trainyard::deviceAvailable(trainyard::DeviceKind::Cuda, &reason);
        QVERIFY2(available || !qEnvironmentVariableIsSet("TRAINYARD_EMULATED_GPU"), reason.c_str());
        if (!available)
            QSKIP(reason.c_str());
    }

    void check_data()
    {
        QTest::addColumn<int>("index");
        m_checks = trainyard::test::ownChecks();
        const bool emulated = qEnvironmentVariableIsSet("TRAINYARD_EMULATED_GPU");
        const QByteArray asked = qgetenv("TRAINYARD_EMULATED_GPU");
        for (std::size_t i = 0; i < m_checks.size(); ++i) {
            const std::string name = m_checks[i].suite + ": " + m_checks[i].name;
            const bool about = name.find("gpu") != std::string::npos || name.find("cuda") != std::string::npos;
            // Whole nets take minutes on an emulator.
            const bool net = (!name.starts_with("agreement: ") && !name.starts_with("optimizer: ")) ||
                             name.find("small cnn") != std::string::npos || name.find("resnet") != std::string::npos;
            // What plans change, where convolutions have some.
            const bool planned = name.find("conv") != std::string::npos ||
                                 name.find("statistics") != std::string::npos ||
                                 name.find("resnet20v2, gpu") != std::string::npos;
            if (about && (!emulated || asked == "all" || (asked == "plans" ? planned : !net)))
                QTest::newRow(name.c_str()) << static_cast<int>(i);
        }
    }

    void check()
    {
        QFETCH(int, index);
        trainyard::test::runCheck(m_checks[static_cast<std::size_t>(index)]);
    }

    /// It is launched kernel by kernel, with the same results; the device says why.
    void aStepThatCannotBeRecordedIsLaunched()
    {
        if (!qEnvironmentVariableIsSet("TRAINYARD_EMULATED_GPU"))
            QSKIP("only the emulator can be made to refuse");
        const trainyard::test::EnvironmentGuard vendor("TRAINYARD_EMULATED_VENDOR");
        const auto lossesOf = [](const char* libraries, bool& told) {
            qputenv("TRAINYARD_EMULATED_VENDOR", libraries);
            const trainyard::NetworkOptions options = trainyard::selftest::smallCnnOptions(trainyard::DeviceKind::Cuda);
            trainyard::Network network(options);
            std::vector<double> losses;
            for (int step = 0; step < 3; ++step)
                losses.push_back(network.steps()
                                     .trainStep(trainyard::selftest::sampleBatch(options.image, options.classes,
                                                                                 options.batchSize, 7)
                                                    .view(),
                                                0.05, step)
                                     .lossSum);
            told = !network.state().device().whyNotRecorded().empty();
            return losses;
        };
        bool told = true;
        const std::vector<double> recorded = lossesOf("1", told);
        QVERIFY(!told);
        const std::vector<double> launched = lossesOf("unrecordable", told);
        QVERIFY(told);
        QCOMPARE(launched, recorded);
    }

    /// The GPU's own memory and products, not the host's: what steps are compared with.
    void ceilingsAreThoseOfTheGpu()
    {
        QVERIFY(trainyard::selftest::memoryBandwidth(trainyard::DeviceKind::Cuda, 1) > 0.0);
        QVERIFY(trainyard::selftest::matrixRate(trainyard::DeviceKind::Cuda, 1, trainyard::Precision::Fp16) > 0.0);
    }

    /// Batch-norm takes its sums from the convolution in front wherever the library has a plan that leaves them.
    void convolutionsSumForBatchNorm_data()
    {
        QTest::addColumn<int>("precision");
        QTest::addColumn<bool>("unfused");
        QTest::addColumn<QString>("found");
        QTest::newRow("fp16") << int(trainyard::Precision::Fp16) << false << ", 19 of 19 convolutions";
        QTest::newRow("bf16") << int(trainyard::Precision::Bf16) << false << ", 19 of 19 convolutions";
        QTest::newRow("fp16, told not to") << int(trainyard::Precision::Fp16) << true << ", 0 of 0 convolutions";
    }
    void convolutionsSumForBatchNorm()
    {
        QFETCH(int, precision);
        QFETCH(bool, unfused);
        QFETCH(QString, found);
        if (!qEnvironmentVariableIsSet("TRAINYARD_EMULATED_VENDOR"))
            QSKIP("Only emulated libraries count their plans.");
        trainyard::NetworkOptions options = trainyard::selftest::resNetOptions(trainyard::DeviceKind::Cuda);
        options.precision = trainyard::Precision(precision);
        qputenv("TRAINYARD_UNFUSED", unfused ? "1" : "");
        const QString description = QString::fromStdString(trainyard::Network(options).state().deviceDescription());
        qunsetenv("TRAINYARD_UNFUSED");
        QVERIFY2(description.contains(found), qPrintable(description));
    }

private:
    std::vector<Check> m_checks;
};

TRAINYARD_TEST(GpuChecksTest)

} // namespace gpu_checks_test

#include "gpu_checks_test.moc"
