// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

namespace trainyard::cuda {

/// Throws Failure for a CUDA run-time status, with the kind and text of base/cuda_status.h.
[[noreturn]] void throwCuda(cudaError_t status, const char* operation);

/// `operation` is a clause such as "copy to".
inline void check(cudaError_t status, const char* operation)
{
    if (status != cudaSuccess)
        throwCuda(status, operation);
}

} // namespace trainyard::cuda
