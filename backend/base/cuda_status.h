// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"

#include <string>

namespace trainyard {

/// The library that a status code comes from; each has its own numbering.
enum class GpuLibrary { Cuda, Cudnn, Cublas, Nccl };

/// Explains a status of CUDA, cuDNN 9, cuBLAS or NCCL in one clear sentence and says what to do. Out of memory, a lost
/// device, uncorrectable ECC errors and an outdated driver each have their own error kind, and so their own exit code.
/// The status numbers come from the libraries' public headers, which are not needed here. `operation` is a clause such
/// as "train on", `device` such as "GPU 0 (NVIDIA H200)". `detail` is the library's own text, such as
/// "CUDNN_STATUS_EXECUTION_FAILED in fprop of layer conv1"; it may be empty. Passing success (0) is a caller's bug and
/// gives Internal.
Error gpuError(GpuLibrary library, int status, std::string operation, std::string device,
               const std::string& detail = {});

inline constexpr int kCudaDeviceLost = 911; ///< cudaErrorExternalDevice

/// Whether every further CUDA call in this process will fail because the context is lost (CUDA's "sticky" errors).
bool leavesNoContext(int cudaStatus);

/// The error for a failed allocation: how much was requested and how much is free. Bytes; negative = unknown.
Error gpuMemoryError(std::string operation, std::string device, long long wanted, long long free, long long total);

} // namespace trainyard
