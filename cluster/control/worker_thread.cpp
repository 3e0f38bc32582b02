// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/worker_thread.h"

#include <chrono>
#include <utility>

namespace trainyard {

WorkerThread::WorkerThread(AtEnd atEnd, Turn turn) : m_atEnd(atEnd), m_turn(std::move(turn))
{
    m_thread.start([this] { loop(); });
}

WorkerThread::~WorkerThread()
{
    if (m_atEnd == AtEnd::Drop) {
        const std::lock_guard lock(m_mutex);
        m_tasks.clear();
    }
    m_thread.requestStop();
}

void WorkerThread::post(Task task)
{
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back(std::move(task));
    }
    m_condition.notify_all();
}

void WorkerThread::wake()
{
    {
        const std::lock_guard lock(m_mutex);
        m_wake = true;
    }
    m_condition.notify_all();
}

void WorkerThread::loop()
{
    using Clock = std::chrono::steady_clock;
    const std::stop_token stop = m_thread.token();
    Clock::time_point due = Clock::now();
    std::unique_lock lock(m_mutex);
    while (true) {
        const auto ready = [this] { return m_wake || !m_tasks.empty(); };
        if (m_turn)
            m_condition.wait_until(lock, stop, due, ready);
        else
            m_condition.wait(lock, stop, ready);
        if (!m_tasks.empty()) {
            Task task = std::move(m_tasks.front());
            m_tasks.pop_front();
            lock.unlock();
            task();
            task = {}; // what it holds is freed without the lock
            lock.lock();
            // A stream of tasks must not starve the turn.
            if (Clock::now() < due && !m_wake)
                continue;
        }
        if (stop.stop_requested() && m_tasks.empty())
            return;
        if (!stop.stop_requested() && m_turn && (m_wake || Clock::now() >= due)) {
            m_wake = false;
            lock.unlock();
            const double seconds = m_turn();
            due = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
            lock.lock();
        }
        if (!m_turn)
            m_wake = false;
    }
}

} // namespace trainyard
