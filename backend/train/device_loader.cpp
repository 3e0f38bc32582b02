// SPDX-License-Identifier: Apache-2.0
#include "backend/train/device_loader.h"

#include "backend/base/error.h"
#include "backend/ops/device_module.h"
#include "backend/reference/reference_device.h"
#include "backend/train/host_info.h"
#include "backend/train/network.h"

#include <dlfcn.h>

#include <cstdlib>
#include <map>
#include <mutex>

namespace trainyard {
namespace {

/// A module's file, and what to do when it or its libraries are not there.
struct ModuleFile {
    const char* device;
    const char* file;
    const char* build;   ///< remedy for a module that was not built
    const char* install; ///< remedy for one whose libraries are missing
};

constexpr ModuleFile kCpu = {"cpu", "trainyard-cpu.so",
                             "Install libdnnl-dev and build again, set TRAINYARD_MODULE_PATH to its folder, or choose "
                             "the device “reference”.",
                             "Install libdnnl2 (oneDNN), or choose the device “reference”."};
constexpr ModuleFile kCuda = {"cuda", "trainyard-cuda.so", "Run packaging/quickstart --gpu.",
                              "Run packaging/quickstart --gpu, or put CUDA, cuDNN and NCCL on the library path."};

[[noreturn]] void missing(const ModuleFile& module, const std::string& reason, const std::string& remedy)
{
    throw Failure(ErrorKind::Unsupported, "use", "the device “" + std::string(module.device) + "”", reason, remedy);
}

std::filesystem::path findModule(const ModuleFile& module)
{
    for (const std::filesystem::path& folder : moduleFolders()) {
        std::error_code ignored;
        if (std::filesystem::exists(folder / module.file, ignored))
            return folder / module.file;
    }
    missing(module, std::string("the module ") + module.file + " is not beside the engine", module.build);
}

/// Compute threads that wait for one another spin for milliseconds by default. Where other processes want the cores too,
/// that starves the very thread that is waited for: a step of the small CNN took ten times as long with two threads as
/// with one. So they sleep after some 30 µs, which bridges the gaps between kernels on an idle machine. OpenMP reads this
/// when its library is loaded, that is with the first module; what the user has set stays.
void limitSpinning()
{
    if (!std::getenv("OMP_WAIT_POLICY"))
        ::setenv("GOMP_SPINCOUNT", "2000", 0);
}

const DeviceModule& loadModule(const ModuleFile& file)
{
    static std::mutex mutex;
    static std::map<std::string, const DeviceModule*> loaded;
    const std::lock_guard lock(mutex);
    const DeviceModule*& module = loaded[file.file];
    if (module)
        return *module;
    const std::filesystem::path path = findModule(file);
    limitSpinning();
    // Never unloaded: OpenMP's and oneDNN's threads outlive a device.
    void* handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!handle) {
        const char* reason = dlerror();
        missing(file, reason ? reason : "its module cannot be loaded", file.install);
    }
    const auto entry = reinterpret_cast<DeviceModuleEntry>(dlsym(handle, kDeviceModuleSymbol));
    const DeviceModule* found = entry ? entry() : nullptr;
    if (!found || found->abi != kDeviceModuleAbi)
        missing(file, path.string() + " belongs to another version of the engine", "Build or install both together.");
    module = found;
    return *module;
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

std::unique_ptr<Device> makeDevice(DeviceKind device, int threads)
{
    if (device == DeviceKind::Reference)
        return makeReferenceDevice();
    return loadModule(kCpu).create(threads > 0 ? threads : usableCores());
}

std::string deviceLibrary(DeviceKind device)
{
    return device == DeviceKind::Reference ? "plain C++" : loadModule(kCpu).description;
}

std::string cudaLibrary()
{
    return loadModule(kCuda).description;
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
