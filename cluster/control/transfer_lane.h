// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine_link.h"
#include "cluster/control/stoppable_thread.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

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
    /// From any thread: ends the copy in flight, those that wait, and the connection.
    void interrupt();

private:
    struct Item {
        std::function<void(Transport&)> work;
        Refusal refuse;
        std::stop_token stop;
    };
    void loop();
    bool openOwn(const std::stop_token& stop);
    void share(Item item);
    void close();

    MachineLink& m_control;
    LineFactory m_factory;
    std::mutex m_mutex;
    std::condition_variable_any m_condition;
    std::deque<Item> m_work;
    std::stop_source m_end; ///< of what is posted until the next interrupt()

    MachinePrompts m_prompts; ///< these five the thread's
    std::unique_ptr<Transport> m_transport;
    std::unique_ptr<MachineLine> m_line;
    std::stop_token m_lineStop;
    MachineEntry m_entry;
    StoppableThread m_thread; // last: it ends before what it uses
};

} // namespace trainyard
