// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/protocol/device_info.h"
#include "backend/protocol/series.h"
#include "backend/protocol/version.h"
#include "backend/train/host_info.h"
#include "backend/train/nvml.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <unistd.h>

using namespace trainyard;
using namespace trainyard::test;

class DevicesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    HostPaths made(const char* name) const
    {
        const std::filesystem::path root = m_folder.filePath(name).toStdString();
        return {root / "proc", root / "sys"};
    }
    static void put(const std::filesystem::path& path, const std::string& text)
    {
        std::filesystem::create_directories(path.parent_path());
        writeFileAtomically(path, text);
    }

private slots:
    void cleanup()
    {
        qunsetenv("TRAINYARD_NVML");
        qunsetenv("FAKE_NVML_FAILS");
    }

    void tellsItsVersion()
    {
        const Ended ended = runEngine({"--version"});
        QCOMPARE(ended.code, 0);
        QCOMPARE(ended.out.trimmed().toStdString(), engineVersionLine());
    }

    void describesThisMachine()
    {
        const Ended ended = runEngine({"devices", "--json"});
        QCOMPARE(ended.code, 0);
        const DeviceReport report = parseDeviceReport(nlohmann::json::parse(ended.out.toStdString()));
        QVERIFY(!report.host.empty());
        QCOMPARE(report.engine, engineVersionLine());
        QVERIFY(report.cpu.cores >= 1 && report.cpu.cores <= ::sysconf(_SC_NPROCESSORS_CONF));
        QVERIFY(!report.cpu.model.empty());
        QVERIFY(report.cpu.memoryTotal > 0 && report.cpu.memoryAvailable <= report.cpu.memoryTotal);
        QVERIFY(report.cpu.load >= 0.0 && report.cpu.load <= 100.0);
        QVERIFY(report.modules.size() + report.missing.size() >= 2); // each device is there or named as missing
        QVERIFY(runEngine({"devices"}).out.contains("Processor"));
    }

    void followsTheAffinityMask()
    {
        QProcess process;
        process.start("taskset", {"-c", "0", QString::fromStdString(program("trainyard-engine").string()), "devices", "--json"});
        if (!process.waitForStarted())
            QSKIP("taskset is not installed");
        const Ended ended = waitFor(process);
        QCOMPARE(parseDeviceReport(nlohmann::json::parse(ended.out.toStdString())).cpu.cores, 1);
    }

    void followsQuotasOfControlGroups()
    {
        const HostPaths v2 = made("v2");
        put(v2.proc / "self/cgroup", "0::/user.slice/job\n");
        put(v2.sys / "fs/cgroup/user.slice/job/cpu.max", "max 100000\n");
        put(v2.sys / "fs/cgroup/user.slice/cpu.max", "100000 100000\n"); // the parent's counts
        put(v2.sys / "fs/cgroup/user.slice/job/memory.max", "1000000\n");
        put(v2.sys / "fs/cgroup/user.slice/job/memory.current", "400000\n");
        put(v2.proc / "meminfo", "MemTotal: 8000 kB\nMemFree: 1 kB\nMemAvailable: 5000 kB\n");
        QCOMPARE(usableCores(v2), 1);
        QCOMPARE(hostMemory(v2).total, 1000000);
        QCOMPARE(hostMemory(v2).available, 600000);

        const HostPaths v1 = made("v1");
        put(v1.proc / "self/cgroup", "5:memory:/a\n4:cpu,cpuacct:/a\n");
        put(v1.sys / "fs/cgroup/cpu/a/cpu.cfs_quota_us", "50000\n");
        put(v1.sys / "fs/cgroup/cpu/a/cpu.cfs_period_us", "100000\n");
        put(v1.sys / "fs/cgroup/memory/a/memory.limit_in_bytes", "2000000\n");
        put(v1.sys / "fs/cgroup/memory/a/memory.usage_in_bytes", "500000\n");
        put(v1.proc / "meminfo", "MemTotal: 8000 kB\nMemAvailable: 5000 kB\n");
        QCOMPARE(usableCores(v1), 1); // half a core is one thread
        QCOMPARE(hostMemory(v1).total, 2000000);

        const HostPaths free = made("free");
        put(free.proc / "self/cgroup", "4:cpu,cpuacct:/\n0::/\n");
        put(free.sys / "fs/cgroup/cpu/cpu.cfs_quota_us", "-1\n");
        put(free.sys / "fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
        QVERIFY(usableCores(free) >= 1);
        QCOMPARE(usableCores(free), usableCores(made("nothing at all")));
    }

    void readsProcessorFacts()
    {
        const HostPaths paths = made("cpu");
        put(paths.proc / "cpuinfo", "processor\t: 0\nmodel name\t: AMD EPYC 9555\nflags\t\t: fpu avx avx2 avx512f avx512_bf16\n");
        put(paths.proc / "stat", "cpu  100 0 100 700 100 0 0 0 0 0\n");
        QCOMPARE(cpuModel(paths), std::string("AMD EPYC 9555"));
        QCOMPARE(cpuInstructionSet(paths), std::string("AVX512-BF16"));
        CpuLoad load(paths);
        QCOMPARE(load.percent(), 20.0);
        put(paths.proc / "stat", "cpu  150 0 150 800 100 0 0 0 0 0\n");
        QCOMPARE(load.percent(), 50.0);
        QCOMPARE(load.percent(), 0.0); // no time has passed
        QVERIFY(!cpuModel(made("none")).empty());
        put(paths.sys / "bus/pci/devices/0000:01:00.0/vendor", "0x10de\n");
        put(paths.sys / "bus/pci/devices/0000:01:00.0/class", "0x030200\n");
        QVERIFY(hasNvidiaDevice(paths));
        QVERIFY(!hasNvidiaDevice(made("none")));
    }

    void readsGpusThroughNvml()
    {
        qputenv("TRAINYARD_NVML", FAKE_NVML);
        const Ended ended = runEngine({"devices", "--json"});
        const DeviceReport report = parseDeviceReport(nlohmann::json::parse(ended.out.toStdString()));
        QCOMPARE(report.driver, std::string("580.95.05"));
        QCOMPARE(report.gpus.size(), std::size_t(2)); // the lost one is left out, the others keep their index
        QCOMPARE(report.gpus[0].name, std::string("NVIDIA H200"));
        QCOMPARE(report.gpus[0].computeCapability, std::string("9.0"));
        QCOMPARE(report.gpus[0].memoryTotal, 150000000000);
        QCOMPARE(report.gpus[0].utilization, 37.0);
        QCOMPARE(report.gpus[0].power, 412.5);
        QCOMPARE(report.gpus[0].temperature, 61.0);
        QCOMPARE(report.gpus[1].index, 2);
        QCOMPARE(report.gpus[1].power, -1.0);
        QCOMPARE(report.gpus[1].utilization, -1.0);
        QVERIFY(runEngine({"devices"}).out.contains("NVIDIA H200"));
    }

    void saysWhatIsMissing()
    {
        qputenv("TRAINYARD_NVML", "/nowhere/libnvidia-ml.so.1");
        QVERIFY(QByteArray::fromStdString(Nvml().missing()).contains("/nowhere/libnvidia-ml.so.1"));
        QVERIFY(Nvml().gpus().empty());
        qputenv("TRAINYARD_NVML", FAKE_NVML);
        qputenv("FAKE_NVML_FAILS", "1");
        const Nvml broken;
        QVERIFY(!broken.available());
        QVERIFY2(broken.missing().find("version mismatch") != std::string::npos, broken.missing().c_str());
        qputenv("TRAINYARD_NVML", "libc.so.6"); // a library, but not this one
        QVERIFY(Nvml().missing().find("nvmlInit_v2") != std::string::npos);
        QCOMPARE(runEngine({"devices"}).code, 0);
    }

    void recordsGpuSeriesDuringARun()
    {
        qputenv("TRAINYARD_NVML", FAKE_NVML);
        RunSpec spec = smallSpec();
        spec.training.epochs = 100000;
        spec.training.checkpointEveryEpochs = 0;
        const RunDirectory run = RunDirectory::create(m_folder.filePath("run").toStdString(), spec);
        auto process = startRun(run);
        const auto has = [](const std::vector<Event>& events, const std::string& name) {
            for (const MetricsEvent& record : bodies<MetricsEvent>(events))
                for (const auto& [series, value] : record.values)
                    if (series == name)
                        return true;
            return false;
        };
        QVERIFY(waitForEvents(run, [&](const auto& events) { return has(events, series::gpu(2, "temperature")); }));
        const auto events = readEvents(run, 1);
        for (const char* name : {series::kCpuUtilization, series::kCpuMemory, series::kThroughput, series::kInputWait,
                                 series::kCompute, series::kValidation, series::kCheckpointing})
            QVERIFY2(has(events, name), name);
        QVERIFY(has(events, series::gpu(0, "power")));
        QVERIFY(!has(events, series::gpu(2, "power"))); // the driver does not tell it
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
    }
};

TRAINYARD_TEST_MAIN(DevicesTest)
#include "devices_test.moc"
