// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace trainyard {

/// Buckets of sums that GPUs enqueue themselves. NCCL reaches NVLink's speed from about 8 MiB on, and each bucket costs
/// a launch on every rank; beyond 25 MiB the first sum begins late, and less of the backward pass hides the last one.
inline constexpr std::int64_t kEnqueuedBucketBytes = std::int64_t{16} << 20;

struct ReducerOptions {
    std::int64_t bucketBytes = std::int64_t{4} << 20;  ///< > 0
    std::int64_t enqueuedBytes = kEnqueuedBucketBytes; ///< the same, of sums that are part of the GPUs' own work
    SumOrder order = SumOrder::Any;
    std::optional<RoundedForm> rounded = {}; ///< transfer buckets in 16 bits, summed in rank order
    bool overlap = true; ///< sum each bucket as soon as it is final; else all of them at the end of the step
};

/// The cost of a step's sums, in seconds.
struct ReducerTimes {
    double busy = 0.0; ///< time in sums over ranks
    double waited =
        0.0; ///< time that the training thread waited, for unfinished sums at the end of its step and in gather()
    int buckets = 0;
};

/// Time and size of one bucket's sum, by steadyTime().
struct BucketTime {
    double begin = 0.0;
    double end = 0.0;
    std::int64_t bytes = 0;
};

/// Gradients in the memory of a device that computes asynchronously.
class DeviceGradients {
public:
    virtual ~DeviceGradients() = default;
    /// Called by the thread that calls ready() and finish(): marks the end of the device's enqueued work.
    virtual std::uint64_t mark() = 0;
    /// Called by the reducer's thread: waits until the device has reached the mark, makes the values accessible to the
    /// communicator, calls `sum` on them and writes the result back.
    virtual void sum(std::span<float> bucket, std::uint64_t mark, const std::function<void(std::span<float>)>& sum) = 0;
};

/// Sums gradients over ranks in buckets, on a separate thread, during the backward pass. Gradients are stored in
/// backward order, so a bucket is their next slice. Between begin() and finish() only that thread may use the
/// communicator. finish() and gather() rethrow the thread's errors.
///
/// The order of collective calls is the same on every rank: buckets in sequence, and each gather() after exactly the
/// buckets that ready() completed before it. So all ranks must call ready() and gather() in the same order, which
/// running the same kernels ensures. gather() waits for a sum in progress.
class GradientReducer {
public:
    /// With `device` the gradients are in its memory. All references must outlive the reducer.
    GradientReducer(Communicator& communicator, const ReducerOptions& options, DeviceGradients* device = nullptr);
    ~GradientReducer();
    GradientReducer(const GradientReducer&) = delete;
    GradientReducer& operator=(const GradientReducer&) = delete;

    /// Starts a step; gradients[i] will become Σ over ranks of factor · gradients[i].
    void begin(std::span<float> gradients, float factor);
    /// Reports that gradients[0 … length) are final. `length` must not decrease within a step.
    void ready(std::int64_t length);
    /// Communicator::allGather() during a step. Collective; call it on the thread that calls ready().
    void gather(std::span<const std::byte> mine, std::span<std::byte> all);
    /// Reports that all gradients are final and waits for all sums.
    ReducerTimes finish();
    /// Sums of the last step; valid after finish().
    const std::vector<BucketTime>& buckets() const { return m_buckets; }
    /// Takes effect in the next step. Every rank must call it at the same step.
    void setBucketBytes(std::int64_t bytes) { m_options.bucketBytes = bytes; }
    std::int64_t bucketBytes() const { return m_options.bucketBytes; }

private:
    void work();
    /// The end of the next bucket, or its begin while the bucket is not final. Call with the mutex held.
    std::int64_t nextEnd() const;
    std::int64_t bucketLength() const;
    /// Records a mark of the device's work, if any, for the ready gradients. Call with the mutex held.
    void noteMark();
    void sumBucket(std::span<float> bucket, std::uint64_t mark);

    Communicator& m_communicator;
    ReducerOptions m_options;
    DeviceGradients* const m_device;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::span<float> m_gradients;
    float m_factor = 1.0f;
    std::int64_t m_ready = 0;                                   ///< floats
    std::int64_t m_summed = 0;                                  ///< floats
    std::deque<std::pair<std::int64_t, std::uint64_t>> m_marks; ///< (length that is final after the mark, mark)
    bool m_running = false;                                     ///< between begin() and finish()
    bool m_stop = false;
    ReducerTimes m_times;
    std::vector<BucketTime> m_buckets;
    std::exception_ptr m_error;
    std::thread m_thread;
};

} // namespace trainyard
