// SPDX-License-Identifier: Apache-2.0
#include "backend/train/nvml.h"

#include "backend/train/host_info.h"

#include <dlfcn.h>

#include <cstdlib>

namespace trainyard {
namespace {

// Own declarations of the few entry points used, as NVIDIA's nvml.h lays them out (stable since driver 450); the header
// is in no Debian package.
using Device = struct NvmlDeviceOpaque*;
struct Memory {
    unsigned long long total, free, used;
};
struct Utilization {
    unsigned int gpu, memory;
};
constexpr int kSuccess = 0;
constexpr int kTemperatureGpu = 0;

struct LibraryCloser {
    void operator()(void* handle) const noexcept { ::dlclose(handle); }
};

template <typename Function>
bool resolve(void* library, Function& function, const char* name)
{
    function = reinterpret_cast<Function>(::dlsym(library, name));
    return function != nullptr;
}

} // namespace

struct Nvml::Library {
    std::unique_ptr<void, LibraryCloser> handle;
    bool initialised = false;
    int (*init)() = nullptr;
    int (*shutdown)() = nullptr;
    const char* (*errorString)(int) = nullptr;
    int (*driverVersion)(char*, unsigned int) = nullptr;
    int (*count)(unsigned int*) = nullptr;
    int (*byIndex)(unsigned int, Device*) = nullptr;
    int (*name)(Device, char*, unsigned int) = nullptr;
    int (*uuid)(Device, char*, unsigned int) = nullptr;
    int (*memory)(Device, Memory*) = nullptr;
    int (*utilization)(Device, Utilization*) = nullptr;
    int (*power)(Device, unsigned int*) = nullptr;
    int (*temperature)(Device, int, unsigned int*) = nullptr;
    int (*capability)(Device, int*, int*) = nullptr;

    ~Library()
    {
        if (initialised && shutdown)
            shutdown();
    }

    /// The name of the first needed function that is absent, empty when none is.
    std::string load()
    {
        void* library = handle.get();
        resolve(library, errorString, "nvmlErrorString");
        resolve(library, power, "nvmlDeviceGetPowerUsage");
        resolve(library, temperature, "nvmlDeviceGetTemperature");
        resolve(library, utilization, "nvmlDeviceGetUtilizationRates");
        resolve(library, capability, "nvmlDeviceGetCudaComputeCapability");
        resolve(library, uuid, "nvmlDeviceGetUUID");
        if (!resolve(library, init, "nvmlInit_v2"))
            return "nvmlInit_v2";
        if (!resolve(library, shutdown, "nvmlShutdown"))
            return "nvmlShutdown";
        if (!resolve(library, driverVersion, "nvmlSystemGetDriverVersion"))
            return "nvmlSystemGetDriverVersion";
        if (!resolve(library, count, "nvmlDeviceGetCount_v2"))
            return "nvmlDeviceGetCount_v2";
        if (!resolve(library, byIndex, "nvmlDeviceGetHandleByIndex_v2"))
            return "nvmlDeviceGetHandleByIndex_v2";
        if (!resolve(library, name, "nvmlDeviceGetName"))
            return "nvmlDeviceGetName";
        return resolve(library, memory, "nvmlDeviceGetMemoryInfo") ? "" : "nvmlDeviceGetMemoryInfo";
    }

    GpuInfo describe(Device device, int index) const
    {
        GpuInfo gpu;
        gpu.index = index;
        char text[128] = {};
        if (name(device, text, sizeof text) == kSuccess)
            gpu.name = text;
        if (uuid && uuid(device, text, sizeof text) == kSuccess)
            gpu.uuid = text;
        int major = 0, minor = 0;
        if (capability && capability(device, &major, &minor) == kSuccess)
            gpu.computeCapability = std::to_string(major) + "." + std::to_string(minor);
        Memory bytes{};
        if (memory(device, &bytes) == kSuccess) {
            gpu.memoryTotal = static_cast<std::int64_t>(bytes.total);
            gpu.memoryUsed = static_cast<std::int64_t>(bytes.used);
        }
        Utilization rates{};
        if (utilization && utilization(device, &rates) == kSuccess)
            gpu.utilization = rates.gpu;
        unsigned int value = 0;
        if (power && power(device, &value) == kSuccess)
            gpu.power = value / 1000.0; // milliwatts
        if (temperature && temperature(device, kTemperatureGpu, &value) == kSuccess)
            gpu.temperature = value;
        return gpu;
    }
};

Nvml::Nvml()
{
    const char* named = std::getenv("TRAINYARD_NVML");
    const std::string file = named && *named ? named : "libnvidia-ml.so.1";
    auto library = std::make_unique<Library>();
    library->handle.reset(::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL));
    if (!library->handle) {
        const char* reason = ::dlerror();
        if ((named && *named) || hasNvidiaDevice())
            m_missing = "NVIDIA driver: " + std::string(reason ? reason : file + " does not open")
                + ". Install the NVIDIA driver, then start again.";
        return;
    }
    if (const std::string absent = library->load(); !absent.empty()) {
        m_missing = "NVIDIA driver: " + file + " has no function " + absent + ". Install a driver of version 450 or newer.";
        return;
    }
    if (const int code = library->init(); code != kSuccess) {
        const char* reason = library->errorString ? library->errorString(code) : nullptr;
        m_missing = "NVIDIA driver: it does not start (" + std::string(reason ? reason : "code " + std::to_string(code))
            + "). Restart the machine, or install the driver again if that does not help.";
        return;
    }
    library->initialised = true;
    m_library = std::move(library);
}

Nvml::~Nvml() = default;

bool Nvml::available() const
{
    return m_library != nullptr;
}

const std::string& Nvml::missing() const
{
    return m_missing;
}

std::string Nvml::driverVersion() const
{
    char text[96] = {};
    return m_library && m_library->driverVersion(text, sizeof text) == kSuccess ? text : "";
}

std::vector<GpuInfo> Nvml::gpus() const
{
    std::vector<GpuInfo> out;
    unsigned int count = 0;
    if (!m_library || m_library->count(&count) != kSuccess)
        return out;
    for (unsigned int index = 0; index < count; ++index) {
        Device device = nullptr;
        // A card that has fallen off the bus answers with an error: the others are still listed under their own index.
        if (m_library->byIndex(index, &device) == kSuccess)
            out.push_back(m_library->describe(device, static_cast<int>(index)));
    }
    return out;
}

} // namespace trainyard
