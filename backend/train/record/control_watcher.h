// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_directory.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace trainyard {

/// Looks at control.json every `interval` seconds from a thread of its own and passes each new request on to
/// RunRequests once. Requests with a number up to `obeyed` are old: they were there when the attempt began.
class ControlWatcher {
public:
    ControlWatcher(RunDirectory directory, std::int64_t obeyed, double interval = 1.0);
    ~ControlWatcher();
    ControlWatcher(const ControlWatcher&) = delete;
    ControlWatcher& operator=(const ControlWatcher&) = delete;

private:
    void work();

    const RunDirectory m_directory;
    const double m_interval;
    std::int64_t m_obeyed;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_end = false;
    std::thread m_thread;
};

} // namespace trainyard
