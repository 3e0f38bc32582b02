// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/worker_thread.h"

#include <chrono>
#include <utility>

namespace trainyard {

WorkerThread::WorkerThread(AtEnd atEnd, Turn turn)
    : m_atEnd(atEnd), m_turn(std::move(turn)), m_thread([this] { loop(); })
{
}

WorkerThread::~WorkerThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
        if (m_atEnd == AtEnd::Drop)
            m_tasks.clear();
    }
    m_condition.notify_all();
    m_thread.join();
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
    Clock::time_point due = Clock::now();
    std::unique_lock lock(m_mutex);
    while (true) {
        const auto ready = [this] { return m_stop || m_wake || !m_tasks.empty(); };
        if (m_turn)
            m_condition.wait_until(lock, due, ready);
        else
            m_condition.wait(lock, ready);
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
        if (m_stop && m_tasks.empty())
            return;
        if (!m_stop && m_turn && (m_wake || Clock::now() >= due)) {
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
