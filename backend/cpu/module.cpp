// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/cpu_device.h"
#include "backend/ops/device_module.h"

#include <oneapi/dnnl/dnnl.h>

extern "C" __attribute__((visibility("default"))) const trainyard::DeviceModule* trainyardDeviceModule()
{
    static const std::string description = [] {
        const dnnl_version_t* version = dnnl_version();
        return "oneDNN " + std::to_string(version->major) + "." + std::to_string(version->minor) + "." +
               std::to_string(version->patch);
    }();
    static const trainyard::DeviceModule module{trainyard::kDeviceModuleAbi, description.c_str(),
                                                trainyard::cpu::makeCpuDevice};
    return &module;
}
