// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"

#include <string>

namespace trainyard {

/// Whose numbers a status is of; each has its own.
enum class GpuLibrary { Cuda, Cudnn, Cublas, Nccl };

/// What a status of CUDA, cuDNN 9, cuBLAS or NCCL means for a person, as one clear sentence with what to do: out of
/// memory, a lost device, memory that ECC could not restore and a driver that is too old have kinds of their own, and
/// so exit codes. The numbers are those of the libraries' public headers, which are not needed here. `operation` is a
/// clause such as "train on"; `device` such as "GPU 0 (NVIDIA H200)"; `detail` what the library calls the status, such
/// as "CUDNN_STATUS_EXECUTION_FAILED in fprop of layer conv1", may be empty. Success (0) is a fault of the caller:
/// Internal.
Error gpuError(GpuLibrary library, int status, std::string operation, std::string device,
               const std::string& detail = {});

inline constexpr int kCudaDeviceLost = 911; ///< cudaErrorExternalDevice

/// Whether no further call can succeed in this process: the context is gone with everything in it (CUDA's "sticky"
/// errors).
bool leavesNoContext(int cudaStatus);

/// Sentence of a failed allocation: how much was asked for, how much is free. Bytes; negative = not known.
Error gpuMemoryError(std::string operation, std::string device, long long wanted, long long free, long long total);

} // namespace trainyard
