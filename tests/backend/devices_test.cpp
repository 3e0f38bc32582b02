// SPDX-License-Identifier: Apache-2.0
#include "backend/base/files.h"
#include "backend/protocol/device_info.h"
#include "backend/protocol/series.h"
#include "backend/protocol/version.h"
#include "backend/train/monitor/gpu_recording.h"
#include "backend/train/monitor/gpu_watch.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/monitor/nvml.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>

namespace devices_test {

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

private Q_SLOTS:
    void init() { qputenv("TRAINYARD_CUPTI", "/nowhere/libcupti.so"); } // what this machine has is no matter

    void cleanup()
    {
        qunsetenv("TRAINYARD_NVML");
        for (const char* name :
             {"FAKE_NVML_FAILS", "FAKE_NVML_NO_COUNTERS", "FAKE_NVML_SAMPLES", "CUDA_VISIBLE_DEVICES"})
            qunsetenv(name);
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
        process.start("taskset",
                      {"-c", "0", QString::fromStdString(program("trainyard-engine").string()), "devices", "--json"});
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

    void processesShareAQuota()
    {
        const HostPaths paths = made("shared");
        put(paths.proc / "self/cgroup", "0::/job\n");
        put(paths.sys / "fs/cgroup/job/cpu.max", "400000 100000\n");
        QCOMPARE(threadsOfProcess(16, 1, paths), 4);
        QCOMPARE(threadsOfProcess(16, 2, paths), 2); // each is bound to 16 cores
        QCOMPARE(threadsOfProcess(16, 9, paths), 1);
        QCOMPARE(threadsOfProcess(1, 2, paths), 1);
        QCOMPARE(threadsOfProcess(16, 2, made("without a quota")), 16);
        QCOMPARE(threadsOfProcess(0, 2, made("without a quota")), 1);
    }

    void readsProcessorFacts()
    {
        const HostPaths paths = made("cpu");
        put(paths.proc / "cpuinfo",
            "processor\t: 0\nmodel name\t: AMD EPYC 9555\nflags\t\t: fpu avx avx2 avx512f avx512_bf16\n");
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
        qputenv("TRAINYARD_NVML", fakeNvml());
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
        QCOMPARE(report.monitoring, (std::vector<std::string>{"NVML (driver 580.95.05)", "GPM"}));
        const auto missing = [&](const char* beginning) {
            return std::any_of(report.missing.begin(), report.missing.end(),
                               [&](const std::string& one) { return one.starts_with(beginning); });
        };
        QVERIFY(missing("CUPTI (which kernels run, estimated occupancy): /nowhere/libcupti.so"));
        QVERIFY(missing(
            "GPM (occupancy and activity of the multiprocessors) of GPU 2 (NVIDIA T4): the GPU is older than Hopper."));
        const QByteArray text = runEngine({"devices"}).out;
        QVERIFY2(text.contains("GPU 0        NVIDIA H200, compute capability 9.0, 954 MiB of 140 GiB used"), text);
        QVERIFY2(text.contains("Monitoring   NVML (driver 580.95.05), GPM"), text);
    }

    void namesCountersThatItMayNotRead()
    {
        qputenv("TRAINYARD_NVML", fakeNvml());
        qputenv("FAKE_NVML_NO_COUNTERS", "1");
        const QByteArray text = runEngine({"devices"}).out;
        QVERIFY2(text.contains("of GPU 0 (NVIDIA H200): this user may not read the counters."), text);
        QVERIFY2(text.contains("Monitoring   NVML (driver 580.95.05)\n"), text);
    }

    void recordsAndPlaysBack()
    {
        qputenv("TRAINYARD_NVML", fakeNvml());
        const QString fixture = QString::fromStdString(gpuFixture("made-up-training.jsonl")),
                      copy = m_folder.filePath("copy.jsonl");
        qputenv("FAKE_NVML_SAMPLES", fixture.toUtf8());
        const Ended ended = runEngine({"devices", "--record", copy, "--seconds", "0.5", "--interval", "0.02"});
        QVERIFY2(ended.code == 0 && ended.out.contains("% of a core"), ended.err + ended.out);
        const GpuRecording played = readGpuRecording(fixture.toStdString()),
                           back = readGpuRecording(copy.toStdString());
        QCOMPARE(back.driver, played.driver);
        QCOMPARE(back.gpus.size(), std::size_t(2));
        QCOMPARE(back.gpus[1].name, std::string("NVIDIA A100-SXM4-40GB"));
        QVERIFY(back.absent.size() == 1 && back.absent[0].find("A100") != std::string::npos);
        QVERIFY(back.moments.size() > 10);
        for (const GpuRecording::Moment& moment : back.moments)
            for (const GpuSample& sample : moment.samples) {
                const auto same = [&](const GpuRecording::Moment& other) {
                    return toJson(other.samples[static_cast<std::size_t>(sample.index)]) == toJson(sample);
                };
                QVERIFY2(std::any_of(played.moments.begin(), played.moments.end(), same),
                         toJson(sample).dump().c_str());
            }
        QVERIFY(back.moments[1].samples[0].memoryUsed != back.moments[0].samples[0].memoryUsed); // it goes on
    }

    void refusesRecordingsThatAreNone()
    {
        const auto refusal = [&](const std::string& text) -> std::string {
            const std::filesystem::path file = m_folder.filePath("broken.jsonl").toStdString();
            writeFileAtomically(file, text);
            try {
                readGpuRecording(file);
            } catch (const Failure& failure) {
                return failure.what();
            }
            return {};
        };
        const std::string head = R"({"gpu_samples":1,"driver":"1","interval":0.1,"gpus":[]})"
                                 "\n";
        QVERIFY(refusal(head).empty());
        QVERIFY(refusal("").find("it is empty") != std::string::npos);
        QVERIFY(refusal("{}\n").find("line 1") != std::string::npos);
        QVERIFY(refusal(head + "{\"time\":0,\"gpus\":[{}]}\n").find("read a sample") != std::string::npos);
        QVERIFY(refusal(head + "{\"time\":\n").find("line 2") != std::string::npos);
        QCOMPARE(runEngine({"devices", "--record", m_folder.filePath("none.jsonl")}).code, int(ExitCode::Unsupported));
    }

    void watchesOnlyWhatTheProcessMayUse()
    {
        const std::vector<GpuInfo> all{{0, "a", "GPU-aa11", ""}, {1, "b", "GPU-bb22", ""}, {3, "d", "GPU-dd44", ""}};
        const auto visible = [&](const char* value) { return visibleGpus(value, all); };
        QCOMPARE(visible(nullptr), (std::vector<int>{0, 1, 3}));
        QCOMPARE(visible("3,0"), (std::vector<int>{3, 0}));
        QCOMPARE(visible("GPU-bb,GPU-aa11"), (std::vector<int>{1, 0}));
        QCOMPARE(visible("1,2,0"), (std::vector<int>{1})); // CUDA stops at what there is not
        QCOMPARE(visible("1,1"), (std::vector<int>{1}));
        QVERIFY(visible("").empty() && visible("-1").empty() && visible("NoDevFiles").empty());
    }

    void saysOnceWhatAPersonShouldKnow()
    {
        const GpuRecording faults = readGpuRecording(gpuFixture("made-up-faults.jsonl"));
        GpuWatch watch;
        std::vector<GpuNotice> notices;
        for (const auto& moment : faults.moments)
            for (const GpuNotice& notice : watch.look(moment.samples))
                notices.push_back(notice);
        QCOMPARE(notices.size(), std::size_t(2));
        QCOMPARE(notices[0].kind, GpuNotice::Kind::Ecc);
        QCOMPARE(notices[0].errors, 2); // three were there before the run
        QCOMPARE(notices[1].kind, GpuNotice::Kind::Lost);

        const GpuRecording training = readGpuRecording(gpuFixture("made-up-training.jsonl"));
        GpuWatch second;
        notices.clear();
        for (const auto& moment : training.moments)
            for (const GpuNotice& notice : second.look(moment.samples))
                notices.push_back(notice);
        QCOMPARE(notices.size(), std::size_t(2));
        QVERIFY(notices[0].kind == GpuNotice::Kind::Heat && notices[0].gpu == 1 && notices[0].temperature == 91 &&
                notices[0].clock == 1065);
        QVERIFY(notices[1].kind == GpuNotice::Kind::Power && notices[1].gpu == 0 && notices[1].power == 698 &&
                !notices[1].warns());

        GpuSample sample = training.moments[20].samples[0]; // a slowdown of a moment is no news
        GpuWatch third;
        for (int i = 0; i < 40; ++i) {
            sample.throttle = i % GpuWatch::kPatience == 0 ? 0 : kThrottledByHeat | kThrottledByHardware;
            QVERIFY(third.look({sample}).empty());
        }
    }

    void saysWhatIsMissing()
    {
        qputenv("TRAINYARD_NVML", "/nowhere/libnvidia-ml.so.1");
        QVERIFY(QByteArray::fromStdString(Nvml().missing()).contains("/nowhere/libnvidia-ml.so.1"));
        QVERIFY(Nvml().gpus().empty());
        qputenv("TRAINYARD_NVML", fakeNvml());
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
        qputenv("TRAINYARD_NVML", fakeNvml());
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
        for (const char* quantity :
             {series::kGpuPower, series::kGpuSmUtilization, series::kGpuSmOccupancy, series::kGpuTensorActivity,
              series::kGpuMemoryActivity, series::kGpuThrottledByHeat, series::kGpuMemoryShare, series::kGpuClock})
            QVERIFY2(has(events, series::gpu(0, quantity)), quantity);
        QVERIFY(!has(events, series::gpu(2, "power"))); // the driver does not tell it
        QVERIFY(!has(events, series::gpu(2, series::kGpuSmOccupancy)));
        QVERIFY(has(events, series::kMonitoringCost));
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
    }

    void tellsOfAGpuThatFailsDuringARun()
    {
        qputenv("TRAINYARD_NVML", fakeNvml());
        qputenv("FAKE_NVML_SAMPLES", gpuFixture("made-up-faults.jsonl").c_str());
        RunSpec spec = smallSpec();
        spec.training.epochs = 100000;
        spec.training.checkpointEveryEpochs = 0;
        const RunDirectory run = RunDirectory::create(m_folder.filePath("faulty").toStdString(), spec);
        auto process = startRun(run);
        const auto says = [](const std::vector<Event>& events, const GpuNotice& notice) {
            for (const MessageEvent& message : bodies<MessageEvent>(events))
                if (message.text == reasonOf(notice) && message.level == LogLevel::Warning)
                    return true;
            return false;
        };
        QVERIFY(waitForEvents(run, [&](const auto& events) { return says(events, GpuNotice{GpuNotice::Kind::Lost}); }));
        QVERIFY(says(readEvents(run, 1), GpuNotice{GpuNotice::Kind::Ecc, 0, 2}));
        process->terminate();
        QCOMPARE(waitFor(*process).code, int(ExitCode::Stopped));
    }
};

TRAINYARD_TEST(DevicesTest)

} // namespace devices_test

#include "devices_test.moc"
