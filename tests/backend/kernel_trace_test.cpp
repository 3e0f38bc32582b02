// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/protocol/series.h"
#include "backend/train/monitor/cupti_records.h"
#include "backend/train/monitor/kernel_occupancy.h"
#include "tests/backend/engine_support.h"
#include "tests/support/environment_guard.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <cstddef>

#ifdef TRAINYARD_CUPTI_HEADERS // where they are, the layouts are compared with them
#include <cupti_activity.h>
#endif

namespace kernel_trace_test {

using namespace trainyard;
using namespace trainyard::test;

class KernelTraceTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    RunDirectory tracedRun(const char* name)
    {
        RunSpec spec = smallSpec();
        spec.training.epochs = 2;
        spec.monitoring.trace.steps = 3;
        spec.monitoring.trace.firstStep = 2;
        return RunDirectory::create(m_folder.filePath(name).toStdString(), spec);
    }

    static bool says(const RunDirectory& run, const std::string& what)
    {
        for (const MessageEvent& message : bodies<MessageEvent>(readEvents(run, 1)))
            if (message.text.words.find(what) != std::string::npos)
                return true;
        return false;
    }

private Q_SLOTS:
    void cleanup()
    {
        qunsetenv("TRAINYARD_CUPTI");
        qunsetenv("FAKE_CUPTI_REFUSES");
        qunsetenv("TRAINYARD_NVML");
    }

    /// Values of NVIDIA's occupancy calculator for compute capability 9.0.
    void countsOccupancyAsNvidiaDoes()
    {
        const MultiprocessorLimits hopper{132, 64, 32, 65536, 233472, 90};
        const std::int64_t many = 1'000'000;
        const auto percent = [&](const KernelLaunch& launch) { return 100.0 * theoreticalOccupancy(launch, hopper); };
        QCOMPARE(percent({many, 256, 32, 0}), 100.0);
        QCOMPARE(percent({many, 256, 64, 0}), 50.0); // registers
        QCOMPARE(percent({many, 256, 255, 0}), 12.5);
        QCOMPARE(percent({many, 1024, 40, 0}), 50.0);           // 48 warps of registers, blocks of 32 warps
        QCOMPARE(percent({many, 32, 16, 0}), 50.0);             // 32 blocks of one warp
        QCOMPARE(percent({many, 256, 32, 100 * 1024}), 25.0);   // shared memory
        QCOMPARE(percent({many, 384, 168, 200 * 1024}), 18.75); // a warp-specialised matrix kernel
        QCOMPARE(percent({66, 256, 32, 0}), 6.25);              // half of the multiprocessors have one block
        QCOMPARE(theoreticalOccupancy({1, 256, 32, 0}, {}), 0.0);
    }

    void countsIdleTimeAsNothing()
    {
        const std::vector<KernelRun> runs{{"a", 0, 1.0, 2.0, 0.5}, {"b", 0, 3.0, 4.0, 1.0}, {"c", 1, 0.0, 9.0, 1.0}};
        QCOMPARE(estimatedOccupancy(runs, 0, 0.0, 5.0), 30.0);
        QCOMPARE(estimatedOccupancy(runs, 0, 1.5, 3.5), 37.5); // cut at both ends
        QCOMPARE(estimatedOccupancy(runs, 1, 0.0, 9.0), 100.0);
        QCOMPARE(estimatedOccupancy(runs, 2, 0.0, 9.0), 0.0);
        QCOMPARE(estimatedOccupancy(runs, 0, 2.0, 2.0), 0.0);
    }

    void readsRecordsAsTheHeaderLaysThemOut()
    {
#ifdef TRAINYARD_CUPTI_HEADERS
#define SAME(own, theirs, field) QCOMPARE(offsetof(cupti::own, field), offsetof(theirs, field))
        SAME(KernelRecord, CUpti_ActivityKernel9, registersPerThread);
        SAME(KernelRecord, CUpti_ActivityKernel9, start);
        SAME(KernelRecord, CUpti_ActivityKernel9, end);
        SAME(KernelRecord, CUpti_ActivityKernel9, deviceId);
        SAME(KernelRecord, CUpti_ActivityKernel9, gridX);
        SAME(KernelRecord, CUpti_ActivityKernel9, blockZ);
        SAME(KernelRecord, CUpti_ActivityKernel9, dynamicSharedMemory);
        SAME(KernelRecord, CUpti_ActivityKernel9, name);
        SAME(DeviceRecord, CUpti_ActivityDevice5, numMultiprocessors);
        SAME(DeviceRecord, CUpti_ActivityDevice5, maxRegistersPerMultiprocessor);
        SAME(DeviceRecord, CUpti_ActivityDevice5, computeCapabilityMinor);
        SAME(DeviceRecord, CUpti_ActivityDevice5, id);
#undef SAME
        QCOMPARE(int(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL), cupti::kActivityConcurrentKernel);
        QCOMPARE(int(CUPTI_ACTIVITY_KIND_DEVICE), cupti::kActivityDevice);
        QCOMPARE(int(CUPTI_ERROR_MAX_LIMIT_REACHED), cupti::kMaxLimitReached);
#else
        QSKIP("CUPTI's headers are not installed");
#endif
    }

    void tracesKernelsOfARunAndEstimatesOccupancy_data()
    {
        QTest::addColumn<bool>("byDriver");
        QTest::newRow("CUPTI describes the GPUs") << false;
        QTest::newRow("the driver does") << true;
    }
    void tracesKernelsOfARunAndEstimatesOccupancy()
    {
        QFETCH(bool, byDriver);
        qputenv("TRAINYARD_CUPTI", fakeCupti());
        const EnvironmentGuard silent("FAKE_CUPTI_TELLS_NO_GPU"), driver("TRAINYARD_CUDA_DRIVER");
        qputenv("FAKE_CUPTI_TELLS_NO_GPU", byDriver ? "1" : "");
        qputenv("TRAINYARD_CUDA_DRIVER", fakeCupti());
        const RunDirectory run = tracedRun(byDriver ? "traced-by-driver" : "traced");
        const Ended ended = runEngine({"run", QString::fromStdString(run.root().string())});
        QVERIFY2(ended.code == 0, ended.err);
        const auto document =
            nlohmann::json::parse(readFile((run.traces(1) / "steps-00000002-00000004" / "rank-0000.json").string()));
        double stepsBegin = 1e300, stepsEnd = 0.0, kernelBegin = 0.0, kernelEnd = 0.0;
        std::map<int, std::string> threads;
        for (const auto& event : document) {
            if (event.at("ph") == "M" && event.at("name") == "thread_name")
                threads[event.at("tid")] = event.at("args").at("name");
            if (event.at("ph") != "X")
                continue;
            const double begin = event.at("ts"), end = begin + event.at("dur").get<double>();
            if (event.at("cat") == "step") {
                stepsBegin = std::min(stepsBegin, begin);
                stepsEnd = std::max(stepsEnd, end);
            }
            if (event.at("cat") == "kernel" && threads[event.at("tid")] == "GPU 1 kernels")
                QCOMPARE(event.at("name").get<std::string>(), std::string("trainyard::cuda::normalise<__half, 8>"));
            if (event.at("cat") == "kernel" && threads[event.at("tid")] == "GPU 0 kernels") {
                QCOMPARE(event.at("name").get<std::string>(), std::string("implicit_convolve_sgemm<\"fp16\">"));
                QCOMPARE(event.at("args").at("occupancy").get<int>(), 100);
                kernelBegin = begin;
                kernelEnd = end;
            }
        }
        QCOMPARE(threads[11], std::string("GPU 1 kernels"));
        // CUPTI's clock is another one: its kernel lies around the steps that it was traced with.
        QVERIFY2(
            std::abs(kernelBegin - stepsBegin) < 2e6 && std::abs(kernelEnd - stepsEnd) < 2e6,
            qPrintable(QStringLiteral("%1 %2 %3 %4").arg(kernelBegin).arg(stepsBegin).arg(kernelEnd).arg(stepsEnd)));
        double estimates[2] = {-1.0, -1.0};
        for (const MetricsEvent& record : bodies<MetricsEvent>(readEvents(run, 1)))
            for (const auto& [name, value] : record.values)
                for (int gpu = 0; gpu < 2; ++gpu)
                    if (name == series::gpu(gpu, series::kGpuEstimatedOccupancy)) {
                        estimates[gpu] = value.mean;
                        QCOMPARE(record.step, 4);
                    }
        // Near 100; less where the machine does something else between the steps.
        QVERIFY2(estimates[0] > 30.0 && estimates[0] <= 100.0, qPrintable(QString::number(estimates[0])));
        QVERIFY2(std::abs(estimates[1] - estimates[0] / 4.0) < 1.0, qPrintable(QString::number(estimates[1])));
        QVERIFY(says(run, "Estimated occupancy of GPU 0 in the traced steps: "));
    }

    void runsWithoutCupti()
    {
        qputenv("TRAINYARD_CUPTI", "/nowhere/libcupti.so");
        const RunDirectory run = tracedRun("without");
        QCOMPARE(runEngine({"run", QString::fromStdString(run.root().string())}).code, 0);
        QVERIFY(says(
            run,
            "The GPUs' kernels are not traced: CUPTI (which kernels run, estimated occupancy): /nowhere/libcupti.so"));
        qputenv("TRAINYARD_CUPTI", fakeCupti());
        qputenv("FAKE_CUPTI_REFUSES", "1");
        const RunDirectory refused = tracedRun("refused");
        QCOMPARE(runEngine({"run", QString::fromStdString(refused.root().string())}).code, 0);
        QVERIFY(says(refused, "CUPTI refuses (CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED)"));
    }

    void devicesNameCupti()
    {
        qputenv("TRAINYARD_NVML", fakeNvml());
        qputenv("TRAINYARD_CUPTI", fakeCupti());
        QVERIFY(runEngine({"devices"}).out.contains(", GPM, CUPTI 13.0"));
        qputenv("TRAINYARD_CUPTI", "/nowhere/libcupti.so");
        QVERIFY(runEngine({"devices"})
                    .out.contains("Missing      CUPTI (which kernels run, estimated occupancy): /nowhere/libcupti.so"));
    }
};

TRAINYARD_TEST(KernelTraceTest)

} // namespace kernel_trace_test

#include "kernel_trace_test.moc"
