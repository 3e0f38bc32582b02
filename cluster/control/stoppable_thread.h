// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <thread>
#include <utility>

namespace trainyard {

/// A thread with a request to stop that stays: what begins after the request sees it too. The owner starts the thread,
/// and joins it by destroying this object. Make it the last member, so that it ends before what it uses.
class StoppableThread {
public:
    StoppableThread() = default;
    ~StoppableThread()
    {
        requestStop();
        if (m_thread.joinable())
            m_thread.join();
    }
    StoppableThread(const StoppableThread&) = delete;
    StoppableThread& operator=(const StoppableThread&) = delete;

    /// Call once. `body` must not throw, and returns soon after a stop is requested.
    void start(std::function<void()> body) { m_thread = std::thread(std::move(body)); }
    void requestStop() noexcept { m_stop.request_stop(); } ///< from any thread
    bool stopRequested() const noexcept { return m_stop.stop_requested(); }
    std::stop_token token() const noexcept { return m_stop.get_token(); }
    bool isThisThread() const noexcept { return std::this_thread::get_id() == m_thread.get_id(); }

private:
    std::stop_source m_stop;
    std::thread m_thread;
};

} // namespace trainyard
