// SPDX-License-Identifier: Apache-2.0
#include "backend/train/record/control_watcher.h"

#include "backend/train/record/run_requests.h"

#include <chrono>

namespace trainyard {

ControlWatcher::ControlWatcher(RunDirectory directory, std::int64_t obeyed, double interval)
    : m_directory(std::move(directory)), m_interval(interval), m_obeyed(obeyed), m_thread([this] { work(); })
{
}

ControlWatcher::~ControlWatcher()
{
    {
        const std::lock_guard lock(m_mutex);
        m_end = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void ControlWatcher::work()
{
    std::unique_lock lock(m_mutex);
    while (!m_end) {
        lock.unlock();
        const ControlRequest request = m_directory.readControl();
        if (request.number > m_obeyed) {
            m_obeyed = request.number;
            if (request.command == ControlCommand::Stop)
                RunRequests::requestStop(RunRequests::Origin::Control);
            else if (request.command == ControlCommand::Checkpoint)
                RunRequests::requestCheckpoint(RunRequests::Origin::Control);
            else if (request.command == ControlCommand::Trace)
                RunRequests::requestTrace(request.trace);
        }
        lock.lock();
        m_wake.wait_for(lock, std::chrono::duration<double>(m_interval), [this] { return m_end; });
    }
}

} // namespace trainyard
