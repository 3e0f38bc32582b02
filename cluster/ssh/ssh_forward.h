// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/unique_handle.h"
#include "cluster/ssh/interrupt.h"
#include "cluster/ssh/ssh_session.h"

#include <memory>
#include <string>
#include <thread>

namespace trainyard {

class SshChannel;

/// Forwards one connection through a jump host. Its own thread owns the jump host's session and copies bytes between
/// one of its channels and a socket. When either side closes, it closes the other.
class SshForward {
public:
    /// Takes a logged-in session. Throws Transport if the jump host does not reach the target by `deadline`.
    SshForward(std::unique_ptr<SshSession> session, const std::string& host, int port, double deadline);
    ~SshForward();
    SshForward(const SshForward&) = delete;
    SshForward& operator=(const SshForward&) = delete;

    /// Our end of the connection. Call once.
    FileDescriptor takeSocket() { return std::move(m_socket); }

private:
    void pump();

    std::unique_ptr<SshSession> m_session;
    std::unique_ptr<SshChannel> m_channel;
    FileDescriptor m_socket;
    FileDescriptor m_inner;
    Interrupt m_stop;
    std::thread m_thread;
};

} // namespace trainyard
