// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/gpu_notice.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace trainyard {

/// Measures load and memory of the process and of the GPUs every second from a thread of its own (a driver's answer may
/// take long), under the names of protocol/series.h, and what that thread itself costs.
class ResourceMonitor {
public:
    using Values = std::vector<std::pair<std::string, double>>;

    /// Processor and memory that the run uses, as values under their names. Asked from the monitor's own thread.
    using Load = std::function<Values()>;

    explicit ResourceMonitor(double interval = 1.0);
    /// Of other processes than this one.
    ResourceMonitor(Load load, double interval);
    ~ResourceMonitor();
    ResourceMonitor(const ResourceMonitor&) = delete;
    ResourceMonitor& operator=(const ResourceMonitor&) = delete;

    /// The measurement since the last call, empty when there is no new one.
    Values take();
    /// Ends the measuring. A run that was too short for a measurement gets its only one here; else like take().
    Values finish();
    /// What was noticed of the GPUs since the last call.
    std::vector<GpuNotice> takeNotices();

private:
    void work();
    void end();

    const Load m_load;
    const double m_interval;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_end = false;
    bool m_measured = false; ///< at least once
    Values m_newest;
    std::vector<GpuNotice> m_notices;
    std::thread m_thread;
};

} // namespace trainyard
