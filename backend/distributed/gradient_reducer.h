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

struct ReducerOptions {
    std::int64_t bucketBytes = std::int64_t{4} << 20; ///< > 0
    SumOrder order = SumOrder::Any;
    std::optional<RoundedForm> rounded = {}; ///< buckets travel in 16 bits, in the order of ranks
    bool overlap = true; ///< buckets are summed as soon as they are final; else all of them once the step's are
};

/// What a step's sums cost, in seconds.
struct ReducerTimes {
    double busy = 0.0;   ///< in sums over ranks
    double waited = 0.0; ///< the training thread, for those that were not done when it was, and in gather()
    int buckets = 0;
};

/// One of those sums, as of steadyTime().
struct BucketTime {
    double begin = 0.0;
    double end = 0.0;
    std::int64_t bytes = 0;
};

/// Gradients in the memory of a device that computes on its own.
class DeviceGradients {
public:
    virtual ~DeviceGradients() = default;
    /// By the thread that calls ready() and finish(): how far the device's work reaches that has been asked for.
    virtual std::uint64_t mark() = 0;
    /// By the reducer's thread: once the device is so far, brings the values within the communicator's reach, calls
    /// `sum` on them there and puts them back.
    virtual void sum(std::span<float> bucket, std::uint64_t mark, const std::function<void(std::span<float>)>& sum) = 0;
};

/// Sums gradients over ranks in buckets, on a thread of its own, while the backward pass goes on: gradients lie in
/// backward order, so a bucket is the next slice of them. The communicator belongs to that thread between begin() and
/// finish(), else to the caller's. An error of the thread comes out of finish() or gather().
///
/// Every rank does the same things over the communicator in the same order: buckets one after another, and a gather()
/// after exactly those buckets that ready() has completed before it. So ranks must call ready() and gather() in one
/// order, which they do when they run the same kernels, and a gather() waits for a sum that is under way.
class GradientReducer {
public:
    /// With `device` the gradients lie in its memory; it outlives the reducer.
    GradientReducer(Communicator& communicator, const ReducerOptions& options, DeviceGradients* device = nullptr);
    ~GradientReducer();
    GradientReducer(const GradientReducer&) = delete;
    GradientReducer& operator=(const GradientReducer&) = delete;

    /// A step begins; gradients[i] becomes Σ over ranks of factor · gradients[i].
    void begin(std::span<float> gradients, float factor);
    /// gradients[0 … length) are final. Never goes back within a step.
    void ready(std::int64_t length);
    /// Collective, within a step, by the thread that calls ready(): Communicator::allGather().
    void gather(std::span<const std::byte> mine, std::span<std::byte> all);
    /// The rest is final too; waits until all is summed.
    ReducerTimes finish();
    /// Of the last step, after finish().
    const std::vector<BucketTime>& buckets() const { return m_buckets; }
    /// From the next step on; every rank at the same step.
    void setBucketBytes(std::int64_t bytes) { m_options.bucketBytes = bytes; }
    std::int64_t bucketBytes() const { return m_options.bucketBytes; }

private:
    void work();
    /// The end of the next bucket, or the same as its begin while that is not final. Under the lock.
    std::int64_t nextEnd() const;
    std::int64_t bucketLength() const;
    /// Of the device's work, if any, for what is ready. Under the lock.
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
    std::deque<std::pair<std::int64_t, std::uint64_t>> m_marks; ///< floats that are final behind them
    bool m_running = false;                                     ///< between begin() and finish()
    bool m_stop = false;
    ReducerTimes m_times;
    std::vector<BucketTime> m_buckets;
    std::exception_ptr m_error;
    std::thread m_thread;
};

} // namespace trainyard
