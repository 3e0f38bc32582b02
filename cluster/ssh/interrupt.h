// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/unique_handle.h"

#include <atomic>

namespace trainyard {

/// Ends waits in another thread: code that waits for a socket also waits for fd().
class Interrupt {
public:
    Interrupt();
    void raise() noexcept; ///< from any thread
    void clear() noexcept;
    bool raised() const noexcept { return m_raised; }
    int fd() const noexcept { return m_event.get(); } ///< readable while raised

private:
    FileDescriptor m_event;
    std::atomic<bool> m_raised = false;
};

} // namespace trainyard
