// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/train/monitor/nvml.h"
#include "backend/train/plan/auto_batch.h"
#include "tests/backend/engine_support.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

namespace device_faults_test {

using namespace trainyard;
using namespace trainyard::test;

/// What a run does when its GPU fails, tried with a device module that fails as CUDA says it would.
class DeviceFaultsTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    RunDirectory newRun(const char* name)
    {
        RunSpec spec = smallSpec();
        spec.resources.device = DeviceKind::Cpu; // the name of the module that fails
        spec.training.epochs = 4;
        spec.training.checkpointEveryEpochs = 1;
        return RunDirectory::create(m_folder.filePath(name).toStdString(), spec);
    }
    static Ended train(const RunDirectory& run)
    {
        return runEngine({"run", QString::fromStdString(run.root().string())});
    }

private Q_SLOTS:
    void init() { qputenv("TRAINYARD_MODULE_PATH", builtForTests("faulty")); }
    void cleanup()
    {
        for (const char* name :
             {"FAULTY_DEVICE_AT", "FAULTY_DEVICE_STATUS", "FAULTY_DEVICE_BYTES", "TRAINYARD_NVML", "FAKE_NVML_SAMPLES"})
            qunsetenv(name);
    }

    void endsWithACodeAndASentenceOfItsOwn_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("reason");
        QTest::addColumn<QByteArray>("remedy");
        QTest::newRow("memory") << 2 << int(ExitCode::OutOfMemory) << QByteArray("the GPU's memory is full")
                                << QByteArray("Choose a smaller batch");
        QTest::newRow("lost") << 911 << int(ExitCode::DeviceLost) << QByteArray("it no longer answers")
                              << QByteArray("Reset the GPU");
        QTest::newRow("ECC") << 214 << int(ExitCode::DeviceMemoryFault)
                             << QByteArray("its memory lost data that ECC could not restore")
                             << QByteArray("resume the run, on another GPU");
        QTest::newRow("kernel") << 700 << int(ExitCode::DeviceFailed)
                                << QByteArray("a kernel accessed memory outside its allocations")
                                << QByteArray("resume the run");
    }

    void endsWithACodeAndASentenceOfItsOwn()
    {
        QFETCH(int, status);
        QFETCH(int, code);
        QFETCH(QByteArray, reason);
        QFETCH(QByteArray, remedy);
        const RunDirectory run = newRun(QTest::currentDataTag());
        const Ended first = train(run); // how many updates an epoch has
        QCOMPARE(first.code, 0);
        const auto whole = run.readResult();
        const std::int64_t perEpoch = whole->step / 4;

        const RunDirectory failing = newRun((std::string("failing ") + QTest::currentDataTag()).c_str());
        qputenv("FAULTY_DEVICE_STATUS", QByteArray::number(status));
        qputenv("FAULTY_DEVICE_AT", QByteArray::number(qlonglong(2 * perEpoch + 1)));
        const Ended ended = train(failing);
        QCOMPARE(ended.code, code);
        QVERIFY2(ended.err.contains("Cannot train on GPU 0 (NVIDIA H200): " + reason) && ended.err.contains(remedy),
                 ended.err);
        const auto result = failing.readResult();
        QCOMPARE(int(result->code), code);
        QCOMPARE(bodies<FaultEvent>(readEvents(failing, 1)).size(), std::size_t(1));
        QVERIFY2(!result->checkpoint.empty() && std::filesystem::exists(failing.root() / result->checkpoint),
                 result->checkpoint.c_str());

        qunsetenv("FAULTY_DEVICE_AT"); // the GPU is well again: the run goes on from its checkpoint
        const Ended resumed = train(failing);
        QVERIFY2(resumed.code == 0, resumed.err);
        QCOMPARE(bodies<StartedEvent>(readEvents(failing, 2)).at(0).startStep, 2 * perEpoch);
        QCOMPARE(failing.readResult()->step, whole->step);
        // And ends with the same weights as the run that nothing happened to.
        QCOMPARE(readFile((failing.root() / failing.readResult()->checkpoint).string()).size(),
                 readFile((run.root() / whole->checkpoint).string()).size());
    }

    void saysThatTheDriverIsTooOld()
    {
        qputenv("FAULTY_DEVICE_AT", "0");
        qputenv("FAULTY_DEVICE_STATUS", "35");
        const Ended ended = train(newRun("old driver"));
        QCOMPARE(ended.code, int(ExitCode::DriverTooOld));
        QVERIFY2(ended.err.contains("the NVIDIA driver is missing, or older than this build of the engine needs (CUDA "
                                    "35). Install a newer NVIDIA driver"),
                 ended.err);
    }

    /// CUDA says of a GPU that fell off the bus that a kernel failed.
    void asksTheDriverWhetherTheGpuIsLost()
    {
        const std::filesystem::path file = m_folder.filePath("lost.jsonl").toStdString();
        writeFileAtomically(file,
                            R"({"gpu_samples":1,"driver":"580","interval":1,"gpus":[{"index":0,"name":"NVIDIA H200"}]})"
                            "\n"
                            R"({"time":0,"gpus":[{"index":0,"lost":true}]})"
                            "\n");
        qputenv("TRAINYARD_NVML", fakeNvml());
        qputenv("FAKE_NVML_SAMPLES", file.c_str());
        qputenv("FAULTY_DEVICE_AT", "1");
        qputenv("FAULTY_DEVICE_STATUS", "719");
        const RunDirectory run = newRun("lost by the driver");
        const Ended ended = train(run);
        QCOMPARE(ended.code, int(ExitCode::DeviceLost));
        QVERIFY2(ended.err.contains("a kernel failed (CUDA 719); the driver says that it no longer answers"),
                 ended.err);
    }

    void saysHowMuchMemoryIsMissing()
    {
        qputenv("FAULTY_DEVICE_BYTES", "20000");
        const Ended ended = train(newRun("too large"));
        QCOMPARE(ended.code, int(ExitCode::OutOfMemory));
        QVERIFY2(ended.err.contains("Cannot hold the network on GPU 0 (NVIDIA H200): it needs 0.00 GB more") ||
                     ended.err.contains("more, and 0.00 GB"),
                 ended.err);
    }

    void automaticBatchGoesDownUntilItFits()
    {
        std::vector<int> tried;
        NetworkOptions options;
        options.image = {28, 28, 1};
        options.device = DeviceKind::Cpu;
        const auto optionsOf = [&](int batch) {
            options.batchSize = batch;
            return options;
        };
        const auto tooLarge = [&](int batch, const Error& error) {
            tried.push_back(batch);
            QCOMPARE(error.kind, ErrorKind::OutOfMemory);
        };
        QCOMPARE(batchThatRuns(64, optionsOf, tooLarge), 64);
        QVERIFY(tried.empty());
        qputenv("FAULTY_DEVICE_BYTES", "3000000"); // the weights and some samples
        const int fits = batchThatRuns(256, optionsOf, tooLarge);
        QVERIFY2(fits > 0 && fits < 256 && !tried.empty() && tried.front() == 256 && tried.back() == 2 * fits,
                 qPrintable(QString::number(fits)));
        qputenv("FAULTY_DEVICE_BYTES", "1000");
        try {
            batchThatRuns(4, optionsOf, tooLarge);
            QFAIL("a network of nothing was built");
        } catch (const Failure& failure) {
            QCOMPARE(failure.error().kind, ErrorKind::OutOfMemory);
        }
    }

    void automaticBatchFillsTheRoom()
    {
        NetworkOptions options;
        options.image = {28, 28, 1};
        const auto need = [&](int batch) {
            options.batchSize = batch;
            return planNetwork(options).memory->total;
        };
        QCOMPARE(largestBatch(options, 1'000'000, {need(256) * 2, 0.5, {}}), 256);
        QCOMPARE(largestBatch(options, 1'000'000, {need(256) * 2 - 2, 0.5, {}}), 128);
        QCOMPARE(largestBatch(options, 512, {need(65536), 1.0, {}}), 64); // an eighth of the samples
        QCOMPARE(largestBatch(options, 1'000'000, {1000, 0.9, {}}), 1);
        QCOMPARE(roomReason(BatchRoom{139'800'000'000, 0.9, "NVIDIA H200"}).words,
                 std::string("90 % of what is free on NVIDIA H200 (139.8 GB)"));
        qputenv("TRAINYARD_NVML", fakeNvml());
        QCOMPARE(gpuMemory()->name, std::string("NVIDIA H200"));
        QCOMPARE(gpuMemory()->free, 149'000'000'000);
    }

    /// Slurm gives out a part of a GPU (MIG) by its UUID: its memory is what a batch has to fit into.
    void thePartOfAGpuThatAJobWasGivenLimitsItsBatch()
    {
        qputenv("TRAINYARD_NVML", fakeNvml());
        const EnvironmentGuard visible("CUDA_VISIBLE_DEVICES");
        qputenv("CUDA_VISIBLE_DEVICES", "MIG-0,MIG-1");
        QCOMPARE(gpuMemory()->total, std::int64_t(150e9 / 7));
        QCOMPARE(gpuIdentity(), std::string("MIG-0"));
        qputenv("CUDA_VISIBLE_DEVICES", "MIG-unknown");
        QVERIFY(!gpuMemory());
    }

    /// The memory is that of the GPU on which the process computes, not of the first visible one.
    void theChosenGpuLimitsItsBatch()
    {
        qputenv("TRAINYARD_NVML", fakeNvml());
        const EnvironmentGuard visible("CUDA_VISIBLE_DEVICES"), chosen("TRAINYARD_GPU");
        const std::vector<GpuInfo> all = Nvml().gpus();
        QCOMPARE(all.size(), std::size_t(2));
        qputenv("TRAINYARD_GPU", "1");
        QCOMPARE(ownGpus(all), std::vector<int>{all[1].index});
        QCOMPARE(gpuMemory()->name, all[1].name);
        QVERIFY(gpuIdentity() != all[0].uuid);
        qputenv("CUDA_VISIBLE_DEVICES", QByteArray::number(all[1].index) + "," + QByteArray::number(all[0].index));
        QCOMPARE(gpuMemory()->name, all[0].name);
        qputenv("TRAINYARD_GPU", "2");
        QVERIFY(!gpuMemory() && ownGpus(all).empty());
        qputenv("TRAINYARD_GPU", "first");
        QVERIFY(!gpuMemory() && ownGpus(all).empty());
    }
};

TRAINYARD_TEST(DeviceFaultsTest)

} // namespace device_faults_test

#include "device_faults_test.moc"
