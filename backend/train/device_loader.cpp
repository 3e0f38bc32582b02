// SPDX-License-Identifier: Apache-2.0
#include "backend/train/device_loader.h"

#include "backend/base/error.h"
#include "backend/ops/device_module.h"
#include "backend/reference/reference_device.h"
#include "backend/train/network.h"

#include <dlfcn.h>
#include <sched.h>

#include <cstdlib>
#include <mutex>

namespace trainyard {
namespace {

constexpr const char* kCpuModule = "trainyard-cpu.so";

[[noreturn]] void missing(const std::string& reason, const std::string& remedy)
{
    throw Failure(ErrorKind::Unsupported, "use", "the device “cpu”", reason, remedy);
}

std::filesystem::path findModule(const char* name)
{
    for (const std::filesystem::path& folder : moduleFolders()) {
        std::error_code ignored;
        if (std::filesystem::exists(folder / name, ignored))
            return folder / name;
    }
    missing(std::string("the module ") + name + " is not beside the engine",
            "Install libdnnl-dev and build again, set TRAINYARD_MODULE_PATH to its folder, or choose the device "
            "“reference”.");
}

const DeviceModule& loadModule(const char* name)
{
    const std::filesystem::path path = findModule(name);
    // Never unloaded: OpenMP's and oneDNN's threads outlive a device.
    void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!handle) {
        const char* reason = dlerror();
        missing(reason ? reason : "its module cannot be loaded",
                "Install libdnnl2 (oneDNN), or choose the device “reference”.");
    }
    const auto entry = reinterpret_cast<DeviceModuleEntry>(dlsym(handle, kDeviceModuleSymbol));
    const DeviceModule* module = entry ? entry() : nullptr;
    if (!module || module->abi != kDeviceModuleAbi)
        missing(path.string() + " belongs to another version of the engine", "Build or install both together.");
    return *module;
}

const DeviceModule& cpuModule()
{
    static std::mutex mutex;
    static const DeviceModule* loaded = nullptr;
    const std::lock_guard lock(mutex);
    if (!loaded)
        loaded = &loadModule(kCpuModule);
    return *loaded;
}

} // namespace

std::vector<std::filesystem::path> moduleFolders()
{
    std::vector<std::filesystem::path> folders;
    if (const char* path = std::getenv("TRAINYARD_MODULE_PATH"); path && *path)
        folders.emplace_back(path);
    std::error_code error;
    const std::filesystem::path executable = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error) {
        folders.push_back(executable.parent_path());
        folders.push_back(executable.parent_path() / "../lib/trainyard");
    }
    return folders;
}

int usableCores()
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) != 0)
        return 1;
    return std::max(CPU_COUNT(&set), 1);
}

std::unique_ptr<Device> makeDevice(DeviceKind device, int threads)
{
    if (device == DeviceKind::Reference)
        return makeReferenceDevice();
    return cpuModule().create(threads > 0 ? threads : usableCores());
}

std::string deviceLibrary(DeviceKind device)
{
    return device == DeviceKind::Reference ? "plain C++" : cpuModule().description;
}

bool deviceAvailable(DeviceKind device, std::string* reason)
{
    try {
        deviceLibrary(device);
        return true;
    } catch (const Failure& failure) {
        if (reason)
            *reason = failure.error().text();
        return false;
    }
}

} // namespace trainyard
