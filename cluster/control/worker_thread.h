// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/stoppable_thread.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace trainyard {

/// One thread with a queue of tasks, and a turn that it takes between them. Its owner starts it by making it and joins
/// it by destroying it.
class WorkerThread {
public:
    using Task = std::function<void()>;
    /// Does what is due and returns in how many seconds it wants to be called again.
    using Turn = std::function<double()>;
    enum class AtEnd { Drop, Finish }; ///< what becomes of tasks still queued at destruction

    /// Neither tasks nor the turn may throw: each catches what belongs to it.
    explicit WorkerThread(AtEnd atEnd, Turn turn = {});
    ~WorkerThread();
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;

    void post(Task task);
    /// Takes the next turn now.
    void wake();

private:
    void loop();

    AtEnd m_atEnd;
    Turn m_turn;
    std::mutex m_mutex;
    std::condition_variable_any m_condition;
    std::deque<Task> m_tasks;
    bool m_wake = true;
    StoppableThread m_thread; // last: it ends before what it uses
};

} // namespace trainyard
