// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_check.h"

#include "backend/base/cuda_status.h"

#include <string>

namespace trainyard::cuda {
namespace {

/// "GPU 0 (NVIDIA H200)", if the driver still responds.
std::string deviceName()
{
    int device = 0;
    cudaDeviceProp properties;
    if (cudaGetDevice(&device) != cudaSuccess || cudaGetDeviceProperties(&properties, device) != cudaSuccess)
        return "the GPU";
    return "GPU " + std::to_string(device) + " (" + properties.name + ")";
}

} // namespace

void throwCuda(cudaError_t status, const char* operation)
{
    throw Failure(
        gpuError(GpuLibrary::Cuda, static_cast<int>(status), operation, deviceName(), cudaGetErrorName(status)));
}

} // namespace trainyard::cuda
