// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"
#include "cluster/ssh/interrupt.h"
#include "cluster/ssh/ssh_hop.h"

#include <libssh/libssh.h>

#include <memory>
#include <string>

namespace trainyard {

class SshForward;

/// A libssh session over a connected socket. Never blocks inside libssh: every wait is ours, has a deadline and ends
/// when the interrupt is raised. One thread at a time.
class SshSession {
public:
    /// Takes the socket. `below`: the forward that carries the socket through a jump host, if any. Throws
    /// Failure(Transport).
    SshSession(FileDescriptor socket, const SshHop& hop, const Interrupt& interrupt,
               std::unique_ptr<SshForward> below = nullptr);
    ~SshSession();
    SshSession(const SshSession&) = delete;
    SshSession& operator=(const SshSession&) = delete;

    /// Exchanges versions and keys. `hostKeyTypes`: what to offer, best first. `deadline`: steady time.
    void handshake(const std::string& hostKeyTypes, double deadline);

    ssh_session get() const noexcept { return m_session.get(); }
    const SshHop& hop() const noexcept { return m_hop; }
    const Interrupt& interrupt() const noexcept { return m_interrupt; }
    bool connected() const noexcept;
    /// Steady time when data last arrived from the server.
    double lastHeard() const noexcept { return m_lastHeard; }

    /// Waits until the socket is ready or `deadline` is reached. Throws Cancelled on interrupt.
    void wait(double deadline);
    /// Repeats the call, waiting in between, while it returns `again`. Throws Transport after the deadline.
    template <typename Call>
    auto complete(const char* operation, double deadline, Call call, int again = SSH_AGAIN)
    {
        for (;;) {
            const auto result = call();
            if (result != again)
                return result;
            waitOrThrow(operation, deadline);
        }
    }
    void heard() noexcept;

    /// A Failure(Transport) with libssh's reason.
    Failure failure(const char* operation) const;

private:
    void waitOrThrow(const char* operation, double deadline);

    struct Freer {
        void operator()(ssh_session session) const noexcept;
    };
    SshHop m_hop;
    const Interrupt& m_interrupt;
    std::unique_ptr<SshForward> m_below; // destroyed after the session that runs over it
    FileDescriptor m_socket;             // until libssh takes it over
    std::unique_ptr<ssh_session_struct, Freer> m_session;
    double m_lastHeard = 0.0;
};

} // namespace trainyard
