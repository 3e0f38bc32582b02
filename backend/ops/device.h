// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/ops/kernel.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace trainyard {

struct OptimizerRule;
class OptimizerKernel;

/// A list of launches that a device has recorded, to replay as one (a CUDA graph).
class Recording {
public:
    virtual ~Recording() = default;
    /// Whether the work could not be recorded, so that it is launched kernel by kernel each time.
    virtual bool refused() const { return false; }
};

/// Copies to and from a device's memory while the device computes, for one thread other than the device's own.
class DeviceCopies {
public:
    virtual ~DeviceCopies() = default;
    /// Called by the device's thread: marks the end of the work enqueued so far. Wait for marks in order.
    virtual std::uint64_t mark() = 0;
    /// This and the functions below are called by the other thread. Blocks until the device has finished the work
    /// before the mark.
    virtual void wait(std::uint64_t mark) = 0;
    virtual void download(void* to, const void* from, std::size_t bytes) = 0; ///< synchronous, like upload()
    virtual void upload(void* to, const void* from, std::size_t bytes) = 0;
    /// Host memory that the device copies to and from at full speed (page-locked on a GPU).
    virtual std::shared_ptr<void> hostMemory(std::size_t bytes) = 0;
};

/// Work of a device beside its kernels, in an order of its own and before them where both could run: sums over ranks
/// during the backward pass. Used by the device's thread. What is enqueued within Device::replay() is recorded with the
/// kernels; then join() must follow.
class DeviceLane {
public:
    virtual ~DeviceLane() = default;
    /// What is enqueued here from now on begins after the kernels enqueued so far.
    virtual void follow() = 0;
    /// Kernels enqueued from now on begin after what is enqueued here so far.
    virtual void join() = 0;
    /// The device's own name of this order of work (cudaStream_t), for libraries that enqueue in it.
    virtual void* stream() const = 0;

    /// largest[0] = the largest finite |factor · values[i]|
    virtual void findLargest(const float* values, std::int64_t length, float factor, float* largest) = 0;
    /// to[i] = values[i] · factor · s in a 16-bit type. s = 1 for bf16. For fp16 it is the largest power of two with
    /// s · largest[0] < 2^15.
    virtual void round(const float* values, std::int64_t length, float factor, const float* largest, DataType type,
                       void* to) = 0;
    /// values[i] = from[i] / s
    virtual void restore(const void* from, std::int64_t length, const float* largest, DataType type, float* values) = 0;
};

/// Measures how long a device takes from one place in its work to another, while nobody waits for it. What is marked
/// within Device::replay() or record() is measured each time that it is replayed. Used by the device's thread.
class DeviceStopwatch {
public:
    virtual ~DeviceStopwatch() = default;
    virtual void begin() = 0; ///< behind the kernels enqueued so far
    virtual void end() = 0;
    /// Seconds of the newest run that has come to end(); nullopt while it has not, or if the next one has begun.
    virtual std::optional<double> seconds() const = 0;
};

/// Where a network runs: creates kernels, allocates memory, converts between its own layouts and plain NHWC. Used by
/// one thread.
class Device {
public:
    virtual ~Device() = default;
    /// "oneDNN 2.6.3, 2 threads, AVX512-BF16"
    virtual std::string description() const = 0;
    /// The new kernel chooses layout and bytes of the slots it writes, and of parameters whose layout is not chosen
    /// yet.
    virtual std::unique_ptr<Kernel> createKernel(const KernelRequest& request) = 0;
    virtual std::unique_ptr<OptimizerKernel> createOptimizer(const OptimizerRule& rule) = 0;

    /// Zeroed memory, aligned to 64 bytes. Throws Failure(OutOfMemory).
    virtual std::shared_ptr<void> allocate(std::size_t bytes) = 0;
    /// The same for the fp32 weights of a network, of which a device may keep copies in other types. They are made anew
    /// for each list of kernels, after feed().
    virtual std::shared_ptr<void> allocateWeights(std::size_t bytes) { return allocate(bytes); }
    /// Copies fp32 NHWC values into a tensor, or out of one.
    virtual void write(const TensorSlot& slot, void* address, const float* values) = 0;
    virtual void read(const TensorSlot& slot, const void* address, float* values) const = 0;
    /// Why kernels cannot store activations in this type on this machine; empty if they can. fp32 always works.
    virtual Reason whyNot(DataType) const { return {}; }
    /// Call before creating or running a list of kernels: binds the device's per-thread state to the calling thread.
    virtual void enter() {}

    /// Whether device addresses are host addresses. If not, use the functions below to move bytes; they run in order
    /// with the kernels.
    virtual bool onHost() const { return true; }
    virtual void copy(void* to, const void* from, std::size_t bytes);           ///< both on the device
    virtual void upload(void* to, const void* from, std::size_t bytes);         ///< `from` may be reused at once
    virtual void download(void* to, const void* from, std::size_t bytes) const; ///< synchronous
    virtual void clear(void* at, std::size_t bytes);                            ///< zeroes
    /// Null for devices on the host. The device must outlive it.
    virtual std::unique_ptr<DeviceCopies> copies() { return nullptr; }
    /// Null for devices on the host. The device must outlive it.
    virtual std::unique_ptr<DeviceLane> lane() { return nullptr; }
    /// The order in which kernels run, like DeviceLane::stream(); null on the host.
    virtual void* stream() const { return nullptr; }
    /// Waits for all enqueued work. Throws the errors of that work.
    virtual void finish() const {}
    /// From now on this is called again and again while a function of the device waits for enqueued work, and may
    /// throw: that work may wait for another process. An empty function ends it.
    virtual void setWaiting(std::function<void()>) {}

    /// mark() marks the end of the work enqueued so far; wait() blocks until the device has reached that mark. Only the
    /// last few marks are valid.
    virtual std::uint64_t mark() { return 0; }
    virtual void wait(std::uint64_t) const {}

    /// Runs `body` on parts of [0, count), each but the last a multiple of `grain` long, on as many threads as the
    /// device computes with on the host.
    virtual void eachPart(std::int64_t count, std::int64_t grain,
                          const std::function<void(std::int64_t begin, std::int64_t end)>& body) const
    {
        (void)grain;
        body(0, count);
    }

    /// Whether kernels created from now on may compute products of fp32 in TF32 (10 bits of mantissa).
    virtual void allowTf32(bool) {}
    /// Called before a list of kernels runs, after each kernel's own feed(): uploads what the kernels share.
    virtual void feed(const StepContext&) {}
    /// Whether a batch may refer to images that are kept in the device's memory (Batch::picks) instead of
    /// bringing their pixels.
    virtual bool picks() const { return false; }
    /// Runs `launch`, which must enqueue the same work each time it is called with this `recording` (null at first). A
    /// device may record that work into `recording` and replay it in later calls.
    virtual void replay(std::unique_ptr<Recording>& recording, const std::function<void()>& launch);
    virtual bool records() const { return false; }
    /// Why some work could not be recorded and is launched kernel by kernel, which is slower; empty if all was.
    virtual Reason whyNotRecorded() const { return {}; }
    /// Keeps what this device chooses by measuring (plans of kernels) in this folder too, and takes what is there: a
    /// run that continues elsewhere then computes the same bits.
    virtual void keepChoices(const std::filesystem::path&) {}
    /// Records the work of `launch` for replay() with this recording, without running it. The same work must have run
    /// before, since libraries load kernels then. Returns why it cannot be recorded, or nothing; the caller decides
    /// what follows from that, and logs it.
    virtual Reason record(std::unique_ptr<Recording>& recording, const std::function<void()>& launch);
    /// From now on whyNotRecorded() says this, unless it says something already.
    virtual void noteNotRecorded(const Reason&) {}
    /// Null on devices whose work the host waits for anyway. The device must outlive it.
    virtual std::unique_ptr<DeviceStopwatch> stopwatch() { return nullptr; }
};

/// Zeroed host memory aligned to 64 bytes, for devices that run on the host. Throws Failure(OutOfMemory).
std::shared_ptr<void> allocateHost(std::size_t bytes);

} // namespace trainyard
