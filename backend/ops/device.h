// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/kernel.h"

#include <string>

namespace trainyard {

struct OptimizerRule;
class OptimizerKernel;

/// Where a network runs: makes kernels, holds memory, converts between its layouts and plain ones. Used by one thread.
class Device {
public:
    virtual ~Device() = default;
    /// "oneDNN 2.6.3, 2 threads, AVX512-BF16"
    virtual std::string description() const = 0;
    /// Chooses layout and bytes of the slots it writes (and of parameters nobody has chosen for yet).
    virtual std::unique_ptr<Kernel> createKernel(const KernelRequest& request) = 0;
    virtual std::unique_ptr<OptimizerKernel> createOptimizer(const OptimizerRule& rule) = 0;

    /// Zeroed memory, aligned to 64 bytes. Throws Failure(OutOfMemory).
    virtual std::shared_ptr<void> allocate(std::size_t bytes) = 0;
    /// Copies fp32 NHWC values into a tensor, or out of it.
    virtual void write(const TensorSlot& slot, void* address, const float* values) = 0;
    virtual void read(const TensorSlot& slot, const void* address, float* values) const = 0;
    /// Why kernels cannot keep activations in this type here; empty when they can. fp32 always works.
    virtual std::string whyNot(DataType) const { return {}; }
    /// Called before a list of kernels is created or run: binds what belongs to the calling thread.
    virtual void enter() {}
};

/// Zeroed host memory aligned to 64 bytes, for devices that run on the host. Throws Failure(OutOfMemory).
std::shared_ptr<void> allocateHost(std::size_t bytes);

} // namespace trainyard
