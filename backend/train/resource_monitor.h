// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace trainyard {

/// Measures load and memory of the process and of the GPUs every second from a thread of its own (a driver's answer may
/// take long), under the names of protocol/series.h.
class ResourceMonitor {
public:
    using Values = std::vector<std::pair<std::string, double>>;

    explicit ResourceMonitor(double interval = 1.0);
    ~ResourceMonitor();
    ResourceMonitor(const ResourceMonitor&) = delete;
    ResourceMonitor& operator=(const ResourceMonitor&) = delete;

    /// The measurement since the last call, empty when there is no new one.
    Values take();

private:
    void work();

    const double m_interval;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_end = false;
    Values m_newest;
    std::thread m_thread;
};

} // namespace trainyard
