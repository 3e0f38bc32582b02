// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_device.h"
#include "backend/cuda/vendor_libraries.h"
#include "backend/ops/device_module.h"

#include <string>

extern "C" __attribute__((visibility("default"))) const trainyard::DeviceModule* trainyardDeviceModule()
{
    static const std::string description = trainyard::cuda::libraryVersions();
    static const trainyard::DeviceModule module{trainyard::kDeviceModuleAbi, description.c_str(),
                                                [](int) { return trainyard::cuda::makeCudaDevice(); },
                                                trainyard::cuda::whyNoGpu};
    return &module;
}
