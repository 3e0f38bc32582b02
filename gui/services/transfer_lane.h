// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/machine_link.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace trainyard {

/// Copies to and from one machine, beside its other work: over a connection of their own on a thread of their own,
/// where logging in once more needs no person; else over the machine's only one, which does its other work between
/// slices.
class TransferLane {
public:
    using Refusal = MachineLink::Refusal;

    /// `control` outlives this.
    TransferLane(MachineLink& control, LineFactory factory, LinkPeople people);
    ~TransferLane();
    TransferLane(const TransferLane&) = delete;
    TransferLane& operator=(const TransferLane&) = delete;

    /// From any thread. `refuse` is called instead where the machine is not connected. Work may throw nothing.
    void post(std::function<void(Transport&)> work, Refusal refuse);
    /// Ends the copy in flight, and the connection.
    void interrupt();

private:
    struct Item {
        std::function<void(Transport&)> work;
        Refusal refuse;
    };
    void loop();
    bool openOwn();
    void share(Item item);
    void close();

    MachineLink& m_control;
    LineFactory m_factory;
    std::mutex m_mutex;
    std::condition_variable m_condition;
    bool m_stop = false;
    bool m_interrupted = false;
    bool m_idle = true; ///< nothing is being copied
    std::deque<Item> m_work;
    MachinePrompts m_prompts;

    std::mutex m_lineMutex;
    std::unique_ptr<Transport> m_transport; ///< these three the thread's
    std::unique_ptr<MachineLine> m_line;
    MachineEntry m_entry;
    std::thread m_thread;
};

} // namespace trainyard
