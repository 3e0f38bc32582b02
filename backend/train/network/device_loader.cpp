// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/device_loader.h"

#include "backend/base/error.h"
#include "backend/base/module_file.h"
#include "backend/ops/device_module.h"
#include "backend/protocol/reasons_device.h"
#include "backend/reference/reference_device.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/network/network.h"

#include <cstdlib>
#include <map>
#include <mutex>

namespace trainyard {
namespace {

constexpr ModuleFile kCpu = {"the device “cpu”", "trainyard-cpu.so", kDeviceModuleSymbol,
                             "Install libdnnl-dev and build again, set TRAINYARD_MODULE_PATH to its folder, or choose "
                             "the device “reference”.",
                             "Install libdnnl2 (oneDNN), or choose the device “reference”."};
constexpr ModuleFile kCuda = {"the device “cuda”", "trainyard-cuda.so", kDeviceModuleSymbol,
                              "Run packaging/quickstart --gpu.",
                              "Run packaging/quickstart --gpu, or put CUDA, cuDNN and NCCL on the library path."};

/// Compute threads that wait for one another spin for milliseconds by default. Where other processes want the cores
/// too, that starves the very thread that is waited for: a step of the small CNN took ten times as long with two
/// threads as with one. So they sleep after some 30 µs, which bridges the gaps between kernels on an idle machine.
/// OpenMP reads this when its library is loaded, that is with the first module; what the user has set stays.
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
    limitSpinning();
    const DeviceModule* found = reinterpret_cast<DeviceModuleEntry>(moduleFunction(file))();
    if (!found || found->abi != kDeviceModuleAbi)
        throwForeignModule(file);
    module = found;
    return *module;
}

const DeviceModule& moduleOf(DeviceKind device)
{
    return loadModule(device == DeviceKind::Cuda ? kCuda : kCpu);
}

} // namespace

std::unique_ptr<Device> makeDevice(DeviceKind device, int threads)
{
    if (device == DeviceKind::Reference)
        return makeReferenceDevice();
    return moduleOf(device).create(threads > 0 ? threads : usableCores());
}

Reason whyNotPrecision(DeviceKind device, Precision precision)
{
    if (precision == Precision::Fp32 || !deviceAvailable(device, nullptr))
        return {};
    if (precision == Precision::Tf32)
        return device == DeviceKind::Cuda ? Reason() : deviceReason("device.tf32-on-gpus");
    return makeDevice(device, 1)->whyNot(activationType(precision));
}

std::string deviceLibrary(DeviceKind device)
{
    return device == DeviceKind::Reference ? "plain C++" : moduleOf(device).description;
}

std::string cudaLibrary()
{
    return loadModule(kCuda).description;
}

bool deviceAvailable(DeviceKind device, std::string* reason)
{
    try {
        deviceLibrary(device);
        const std::optional<Error> missing =
            device == DeviceKind::Cuda && moduleOf(device).whyNot ? moduleOf(device).whyNot() : std::nullopt;
        if (missing && reason)
            *reason = missing->text();
        return !missing;
    } catch (const Failure& failure) {
        if (reason)
            *reason = failure.error().text();
        return false;
    }
}

} // namespace trainyard
