// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/ops/device_module.h"

#include <cuda_runtime_api.h>
#include <cudnn.h>
#include <nccl.h>

#include <string>

namespace {

/// 13000 → "13.0": CUDA counts 1000 a major and 10 a minor version.
std::string cudaVersion()
{
    int version = 0;
    cudaRuntimeGetVersion(&version);
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

std::string cudnnVersion()
{
    const std::size_t version = cudnnGetVersion();
    return std::to_string(version / 10000) + "." + std::to_string(version % 10000 / 100) + "."
        + std::to_string(version % 100);
}

std::string ncclVersion()
{
    int version = 0;
    ncclGetVersion(&version);
    return std::to_string(version / 10000) + "." + std::to_string(version % 10000 / 100) + "."
        + std::to_string(version % 100);
}

const std::string& description()
{
    static const std::string text = "CUDA " + cudaVersion() + ", cuDNN " + cudnnVersion() + ", NCCL " + ncclVersion();
    return text;
}

std::unique_ptr<trainyard::Device> createDevice(int)
{
    throw trainyard::Failure(trainyard::ErrorKind::Unsupported, "train on a GPU", {},
                             "this version has no GPU kernels yet", "Set the device to \"cpu\".");
}

} // namespace

extern "C" const trainyard::DeviceModule* trainyardDeviceModule()
{
    static const trainyard::DeviceModule module{trainyard::kDeviceModuleAbi, description().c_str(), createDevice};
    return &module;
}
