// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/nvml_library.h"

#include "backend/train/monitor/host_info.h"

#include <dlfcn.h>

#include <cstdlib>

namespace trainyard::nvml {
namespace {

template <typename Function>
bool resolve(void* library, Function& function, const char* name)
{
    function = reinterpret_cast<Function>(::dlsym(library, name));
    return function != nullptr;
}

} // namespace

void Library::Closer::operator()(void* handle) const noexcept
{
    ::dlclose(handle);
}

Library::~Library()
{
    if (m_started && shutdown)
        shutdown();
}

std::string Library::text(int status) const
{
    const char* said = errorString ? errorString(status) : nullptr;
    return said ? said : "code " + std::to_string(status);
}

/// The name of the first needed function that is absent, empty when none is.
std::string Library::load()
{
    void* library = m_handle.get();
    resolve(library, errorString, "nvmlErrorString");
    resolve(library, power, "nvmlDeviceGetPowerUsage");
    resolve(library, powerLimit, "nvmlDeviceGetEnforcedPowerLimit");
    resolve(library, temperature, "nvmlDeviceGetTemperature");
    resolve(library, utilization, "nvmlDeviceGetUtilizationRates");
    resolve(library, clock, "nvmlDeviceGetClockInfo");
    if (!resolve(library, clockReasons, "nvmlDeviceGetCurrentClocksEventReasons")) // before driver 535
        resolve(library, clockReasons, "nvmlDeviceGetCurrentClocksThrottleReasons");
    resolve(library, eccErrors, "nvmlDeviceGetTotalEccErrors");
    resolve(library, capability, "nvmlDeviceGetCudaComputeCapability");
    resolve(library, uuid, "nvmlDeviceGetUUID");
    resolve(library, byUuid, "nvmlDeviceGetHandleByUUID");
    resolve(library, gpmSupport, "nvmlGpmQueryDeviceSupport");
    resolve(library, gpmAllocate, "nvmlGpmSampleAlloc");
    resolve(library, gpmFree, "nvmlGpmSampleFree");
    resolve(library, gpmGet, "nvmlGpmSampleGet");
    resolve(library, gpmMetrics, "nvmlGpmMetricsGet");
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

std::unique_ptr<Library> Library::open(std::string& missing)
{
    const char* named = std::getenv("TRAINYARD_NVML");
    const std::string file = named && *named ? named : "libnvidia-ml.so.1";
    std::unique_ptr<Library> library(new Library);
    library->m_handle.reset(::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL));
    if (!library->m_handle) {
        const char* reason = ::dlerror();
        if ((named && *named) || hasNvidiaDevice())
            missing = "NVIDIA driver: " + std::string(reason ? reason : file + " does not open") +
                      ". Install the NVIDIA driver, then start again.";
        return nullptr;
    }
    if (const std::string absent = library->load(); !absent.empty()) {
        missing =
            "NVIDIA driver: " + file + " has no function " + absent + ". Install a driver of version 450 or newer.";
        return nullptr;
    }
    if (const int status = library->init(); status != kSuccess) {
        missing = "NVIDIA driver: it does not start (" + library->text(status) +
                  "). Restart the machine, or install the driver again if that does not help.";
        return nullptr;
    }
    library->m_started = true;
    return library;
}

} // namespace trainyard::nvml
