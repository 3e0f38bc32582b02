// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/kernel.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace trainyard {

struct OptimizerRule;
class OptimizerKernel;

/// What a device keeps of a list of launches, to run it again as one.
class Recording {
public:
    virtual ~Recording() = default;
};

/// A second way to a device's memory, beside its kernels, for one other thread than the device's own: values travel
/// while the device computes.
class DeviceCopies {
public:
    virtual ~DeviceCopies() = default;
    /// By the device's thread: how far the work enqueued so far reaches. Marks are waited for in their order.
    virtual std::uint64_t mark() = 0;
    /// The rest by the other thread. Until the device has done the work before the mark.
    virtual void wait(std::uint64_t mark) = 0;
    virtual void download(void* to, const void* from, std::size_t bytes) = 0; ///< done when it returns, as is upload()
    virtual void upload(void* to, const void* from, std::size_t bytes) = 0;
    /// Host memory that the device copies from and to at full speed.
    virtual std::shared_ptr<void> hostMemory(std::size_t bytes) = 0;
};

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

    /// Whether addresses are the host's own. Where they are not, the functions below move bytes, in order with the
    /// kernels; where they are, nobody needs to ask.
    virtual bool onHost() const { return true; }
    virtual void copy(void* to, const void* from, std::size_t bytes);           ///< both on the device
    virtual void upload(void* to, const void* from, std::size_t bytes);         ///< `from` may be reused at once
    virtual void download(void* to, const void* from, std::size_t bytes) const; ///< done when it returns
    virtual void clear(void* at, std::size_t bytes);                            ///< zeroes
    /// Null on the host. Outlived by the device.
    virtual std::unique_ptr<DeviceCopies> copies() { return nullptr; }
    /// Waits for everything that was enqueued. Throws what went wrong there.
    virtual void finish() const {}

    /// How far the work enqueued so far reaches, and waiting until it is done; of the last few marks.
    virtual std::uint64_t mark() { return 0; }
    virtual void wait(std::uint64_t) const {}

    /// Whether kernels created from now on may compute products of fp32 in TF32 (10 bits of mantissa).
    virtual void allowTf32(bool) {}
    /// Before a list of kernels runs, behind their own feed(): brings over what they share.
    virtual void feed(const StepContext&) {}
    /// Whether batches may name images in the device's memory (StepContext::picks) rather than bring them.
    virtual bool picks() const { return false; }
    /// Runs `launch`, which enqueues the same work whenever it is called with this recording (null at first): a device
    /// may keep it there and run that from then on.
    virtual void replay(std::unique_ptr<Recording>& recording, const std::function<void()>& launch);
    virtual bool records() const { return false; }
};

/// Zeroed host memory aligned to 64 bytes, for devices that run on the host. Throws Failure(OutOfMemory).
std::shared_ptr<void> allocateHost(std::size_t bytes);

} // namespace trainyard
