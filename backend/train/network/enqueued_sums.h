// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/device_sums.h"
#include "backend/distributed/gradient_reducer.h"
#include "backend/graph/graph.h"
#include "backend/ops/batch_ranks.h"
#include "backend/ops/device.h"

#include <memory>
#include <span>

namespace trainyard {

class DeviceNorms;

/// What ranks exchange in a step, as work that their devices do in order with the kernels and that is recorded with
/// them: sums of gradients in a lane beside the backward pass, statistics with the last of them, and batch-norm's
/// exchanges between the kernels. No thread waits for anything in between. Used by the device's thread. All references
/// outlive it.
///
/// Every rank enqueues the same: the lengths of buckets depend on nothing but the network and the options, and a rank
/// without samples enqueues its part, too. So one rank may launch what others replay, although it is slower; mostly
/// they record a step together (RecordingAgreement).
class EnqueuedSums {
public:
    EnqueuedSums(Device& device, DeviceSums& sums, const ReducerOptions& options, const Graph& graph, int ranks,
                 bool syncBatchNorm);
    ~EnqueuedSums();
    EnqueuedSums(const EnqueuedSums&) = delete;
    EnqueuedSums& operator=(const EnqueuedSums&) = delete;

    /// The kernels of a step, or of one of its parts, are launched or recorded from now on.
    void beginPass();
    /// Begins a step's sums; gradients[i] will become Σ over ranks of factor · gradients[i].
    void begin(std::span<float> gradients, float factor);
    /// gradients[0 … length) are final once the kernels enqueued so far have run.
    void ready(std::int64_t length);
    /// Enqueues the rest, with the sums of statistics. Kernels enqueued from then on find all of them.
    void finish(std::span<float> statistics, float factor);
    /// The ranks that a synchronised batch-norm looks at; otherwise null.
    BatchRanks* norms() const;

    /// A step with sums has been enqueued: from now on who waits for the device also looks at the other ranks.
    void expect() { m_expected = true; }
    /// The oldest pass that was enqueued has ended; `all`: no other one is under way; `summed`: it was the one with the
    /// sums. Throws if they have failed. Returns how many seconds the device has waited for the other ranks in this
    /// pass, or in the pass before it if the next one has begun already.
    double settle(bool all, bool summed);
    /// After a failure: what is still enqueued ends without results.
    void abandon() noexcept;

private:
    void sumNext(std::int64_t length, std::span<const DeviceSums::Part> more = {});
    void sumRounded(std::span<float> bucket, std::span<const DeviceSums::Part> more);

    Device& m_device;
    DeviceSums& m_sums;
    const std::int64_t m_bucket; ///< floats
    const bool m_overlap;
    const std::optional<RoundedForm> m_rounded;
    const std::unique_ptr<DeviceLane> m_lane;
    const std::unique_ptr<DeviceStopwatch> m_sumWait; ///< from the end of this rank's gradients to that of the sums
    std::shared_ptr<void> m_half;                     ///< a bucket in 16 bits
    std::shared_ptr<void> m_largest;                  ///< of a bucket, in fp16
    std::unique_ptr<DeviceNorms> m_norms;
    std::span<float> m_gradients;
    float m_factor = 1.0f;
    std::int64_t m_summed = 0; ///< floats
    bool m_expected = false;
    double m_waited = 0.0; ///< seconds, in the newest sums whose times could be read
};

} // namespace trainyard
