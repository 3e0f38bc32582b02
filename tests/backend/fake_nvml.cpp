// SPDX-License-Identifier: Apache-2.0
// A libnvidia-ml.so for tests. Without a recording it has three GPUs: an H200, one that is lost, and an old one that
// tells little. $FAKE_NVML_SAMPLES names a recording (trainyard-engine devices --record) whose moments it then plays,
// one each time that a GPU's memory is asked for, and again from the first. FAKE_NVML_FAILS makes its start fail as it
// does when driver and library are of different versions; FAKE_NVML_NO_COUNTERS refuses GPM as it is refused without
// privileges.
#include "backend/train/monitor/gpu_recording.h"
#include "backend/train/monitor/nvml_library.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <map>

using namespace trainyard;

namespace {

struct Fake {
    GpuRecording recording;
    std::map<int, std::size_t> calls; ///< by GPU

    Fake()
    {
        if (const char* file = std::getenv("FAKE_NVML_SAMPLES"))
            recording = readGpuRecording(file);
        else
            recording = builtIn();
    }

    static GpuRecording builtIn()
    {
        GpuRecording made;
        made.driver = "580.95.05";
        made.gpus = {{0, "NVIDIA H200", "GPU-0123", "9.0"},
                     {1, "NVIDIA L4", "GPU-4567", "8.9"},
                     {2, "NVIDIA T4", "GPU-89ab", "7.5"}};
        made.moments.resize(1);
        made.moments[0].samples.resize(3);
        for (int index = 0; index < 3; ++index) {
            GpuSample& sample = made.moments[0].samples[static_cast<std::size_t>(index)];
            sample.index = index;
            sample.lost = index == 1;
            sample.memoryUsed = 1e9;
            sample.memoryTotal = 150e9;
            sample.temperature = 61;
        }
        GpuSample& first = made.moments[0].samples[0];
        first.utilization = 37;
        first.power = 412.5;
        first.powerLimit = 700;
        first.clock = 1980;
        first.memoryClock = 3201;
        first.smUtilization = 31.5;
        first.smOccupancy = 22.25;
        first.tensorActivity = 11.5;
        first.memoryActivity = 28.75;
        first.throttle = 0;
        first.eccUncorrected = 0;
        return made;
    }

    static constexpr std::size_t kPart = 1000; ///< added to the handle of a GPU: a seventh of it (MIG)
    static bool isPart(void* device) { return reinterpret_cast<std::size_t>(device) > kPart; }
    static int indexOf(void* device) { return static_cast<int>(reinterpret_cast<std::size_t>(device) % kPart) - 1; }

    /// The GPU's sample of the moment that is played.
    const GpuSample* now(void* device)
    {
        const int index = indexOf(device);
        if (recording.moments.empty())
            return nullptr;
        const std::size_t call = calls[index];
        for (const GpuSample& sample : recording.moments[(call ? call - 1 : 0) % recording.moments.size()].samples)
            if (sample.index == index)
                return &sample;
        return nullptr;
    }
    const GpuInfo* info(void* device) const
    {
        const int index = indexOf(device);
        for (const GpuInfo& gpu : recording.gpus)
            if (gpu.index == index)
                return &gpu;
        return nullptr;
    }
};

Fake& fake()
{
    static Fake one;
    return one;
}

template <typename Number>
int tell(void* device, double GpuSample::*value, Number* out, double factor = 1.0)
{
    const GpuSample* sample = fake().now(device);
    if (!sample || !std::isfinite(sample->*value))
        return nvml::kNotSupported;
    *out = static_cast<Number>(std::llround(sample->*value * factor));
    return nvml::kSuccess;
}

int tell(const std::string& value, char* text, unsigned int length)
{
    if (value.size() + 1 > length)
        return 7;
    std::memcpy(text, value.c_str(), value.size() + 1);
    return nvml::kSuccess;
}

} // namespace

extern "C" {

int nvmlInit_v2()
{
    if (std::getenv("FAKE_NVML_FAILS"))
        return 18;
    try {
        fake();
        return 0;
    } catch (...) {
        return 999;
    }
}
int nvmlShutdown()
{
    return 0;
}
const char* nvmlErrorString(int code)
{
    return code == 18 ? "Driver/library version mismatch" : code == 4 ? "Insufficient Permissions" : "Unknown Error";
}
int nvmlSystemGetDriverVersion(char* text, unsigned int length)
{
    return tell(fake().recording.driver, text, length);
}
int nvmlDeviceGetCount_v2(unsigned int* count)
{
    *count = fake().recording.gpus.empty() ? 0 : static_cast<unsigned int>(fake().recording.gpus.back().index) + 1;
    return 0;
}
int nvmlDeviceGetHandleByIndex_v2(unsigned int index, void** device)
{
    *device = reinterpret_cast<void*>(static_cast<std::size_t>(index) + 1);
    const GpuSample* sample = fake().now(*device);
    // A recording's lost GPU falls off the bus while it is used: its handle is still given out, and its memory is gone.
    return !fake().info(*device) || (sample && sample->lost && !std::getenv("FAKE_NVML_SAMPLES")) ? nvml::kGpuIsLost
                                                                                                  : 0;
}
/// "MIG-0" is a seventh of GPU 0.
int nvmlDeviceGetHandleByUUID(const char* uuid, void** device)
{
    *device = reinterpret_cast<void*>(Fake::kPart + 1);
    return std::strcmp(uuid, "MIG-0") == 0 ? nvml::kSuccess : nvml::kNotSupported;
}
int nvmlDeviceGetName(void* device, char* text, unsigned int length)
{
    return tell(fake().info(device)->name, text, length);
}
int nvmlDeviceGetUUID(void* device, char* text, unsigned int length)
{
    return tell(fake().info(device)->uuid, text, length);
}
int nvmlDeviceGetMemoryInfo(void* device, nvml::Memory* memory)
{
    ++fake().calls[Fake::indexOf(device)];
    const GpuSample* sample = fake().now(device);
    if (!sample)
        return nvml::kNotSupported;
    if (sample->lost)
        return nvml::kGpuIsLost;
    const double share = Fake::isPart(device) ? 1.0 / 7.0 : 1.0;
    const auto used = static_cast<unsigned long long>(sample->memoryUsed * share),
               total = static_cast<unsigned long long>(sample->memoryTotal * share);
    *memory = {total, total - used, used};
    return 0;
}
int nvmlDeviceGetUtilizationRates(void* device, nvml::Utilization* rates)
{
    rates->memory = 0;
    return tell(device, &GpuSample::utilization, &rates->gpu);
}
int nvmlDeviceGetPowerUsage(void* device, unsigned int* milliwatts)
{
    return tell(device, &GpuSample::power, milliwatts, 1000.0);
}
int nvmlDeviceGetEnforcedPowerLimit(void* device, unsigned int* milliwatts)
{
    return tell(device, &GpuSample::powerLimit, milliwatts, 1000.0);
}
int nvmlDeviceGetTemperature(void* device, int, unsigned int* celsius)
{
    return tell(device, &GpuSample::temperature, celsius);
}
int nvmlDeviceGetClockInfo(void* device, int which, unsigned int* megahertz)
{
    return tell(device, which == nvml::kClockMemory ? &GpuSample::memoryClock : &GpuSample::clock, megahertz);
}
int nvmlDeviceGetCurrentClocksEventReasons(void* device, unsigned long long* reasons)
{
    const GpuSample* sample = fake().now(device);
    if (!sample || sample->throttle < 0)
        return nvml::kNotSupported;
    *reasons = static_cast<unsigned long long>(sample->throttle);
    return 0;
}
int nvmlDeviceGetTotalEccErrors(void* device, int type, int counter, unsigned long long* errors)
{
    const GpuSample* sample = fake().now(device);
    if (!sample || sample->eccUncorrected < 0 || type != nvml::kUncorrected || counter != nvml::kSinceDriverLoad)
        return nvml::kNotSupported;
    *errors = static_cast<unsigned long long>(sample->eccUncorrected);
    return 0;
}
int nvmlDeviceGetCudaComputeCapability(void* device, int* major, int* minor)
{
    return std::sscanf(fake().info(device)->computeCapability.c_str(), "%d.%d", major, minor) == 2
               ? 0
               : nvml::kNotSupported;
}

int nvmlGpmQueryDeviceSupport(void* device, nvml::GpmSupport* support)
{
    if (support->version != nvml::kGpmSupportVersion)
        return 25;
    support->supported =
        fake().info(device)->computeCapability >= "9.0" || fake().info(device)->computeCapability.size() > 3;
    return 0;
}
int nvmlGpmSampleAlloc(void** sample)
{
    *sample = new GpuSample;
    return 0;
}
int nvmlGpmSampleFree(void* sample)
{
    delete static_cast<GpuSample*>(sample);
    return 0;
}
int nvmlGpmSampleGet(void* device, void* sample)
{
    if (std::getenv("FAKE_NVML_NO_COUNTERS"))
        return nvml::kNoPermission;
    if (const GpuSample* now = fake().now(device))
        *static_cast<GpuSample*>(sample) = *now;
    return 0;
}
int nvmlGpmMetricsGet(nvml::GpmMetrics* metrics)
{
    if (metrics->version != nvml::kGpmMetricsVersion || !metrics->first || !metrics->second ||
        metrics->first == metrics->second)
        return 2;
    const auto* now = reinterpret_cast<const GpuSample*>(metrics->second);
    for (unsigned int i = 0; i < metrics->count; ++i) {
        nvml::GpmMetric& metric = metrics->metrics[i];
        metric.value = metric.id == nvml::kGpmSmUtilization   ? now->smUtilization
                       : metric.id == nvml::kGpmSmOccupancy   ? now->smOccupancy
                       : metric.id == nvml::kGpmAnyTensor     ? now->tensorActivity
                       : metric.id == nvml::kGpmDramBandwidth ? now->memoryActivity
                                                              : GpuSample::kUnknown;
        metric.status = std::isfinite(metric.value) ? nvml::kSuccess : nvml::kNotSupported;
    }
    return 0;
}

} // extern "C"
