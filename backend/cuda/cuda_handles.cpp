// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/cuda_handles.h"

#include "backend/base/cuda_status.h"

#include <algorithm>

namespace trainyard::cuda {

std::shared_ptr<void> allocateDevice(std::size_t bytes)
{
    void* address = nullptr;
    const cudaError_t status = cudaMalloc(&address, std::max<std::size_t>(bytes, 256));
    if (status == cudaErrorMemoryAllocation) {
        cudaGetLastError(); // clear the error, or the next launch would report it again
        std::size_t free = 0, total = 0;
        const bool known = cudaMemGetInfo(&free, &total) == cudaSuccess;
        throw Failure(gpuMemoryError("allocate the network's memory on", "the GPU", static_cast<long long>(bytes),
                                     known ? static_cast<long long>(free) : -1,
                                     known ? static_cast<long long>(total) : -1));
    }
    check(status, "allocate memory on");
    return {address, [](void* memory) { cudaFree(memory); }};
}

std::shared_ptr<void> allocatePinned(std::size_t bytes)
{
    void* address = nullptr;
    check(cudaHostAlloc(&address, std::max<std::size_t>(bytes, 64), cudaHostAllocDefault), "lock host memory for");
    return {address, [](void* memory) { cudaFreeHost(memory); }};
}

} // namespace trainyard::cuda
