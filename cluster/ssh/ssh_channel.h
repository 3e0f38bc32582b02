// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/ssh_session.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace trainyard {

enum class SshStream { Output, Error };

/// One channel of a session; closed with its object. Used by the session's thread.
class SshChannel {
public:
    /// Opens a channel for a command. A server that allows no more of them (MaxSessions) is asked again for a while.
    /// Throws Transport when there is no answer until `deadline` or it stays with its refusal.
    SshChannel(SshSession& session, double deadline);
    /// Opens a channel that leads from the server on to another host.
    SshChannel(SshSession& session, const std::string& host, int port, double deadline);

    /// Sends the request at the first call; true once the server has agreed. Never waits.
    bool requestExec(const std::string& command);
    /// How much was taken; 0 when the window is full. Never waits.
    std::size_t write(std::string_view bytes);
    void sendEof();
    /// What is there, at most `size` bytes; 0 when nothing is. The size is also the window that the server is granted:
    /// what is on its way at most. Never waits.
    std::size_t read(SshStream stream, char* to, std::size_t size);
    /// Nothing more will come.
    bool ended() const noexcept;
    SshSession& session() const noexcept { return m_session; }

    /// Whether the server still answers: opens and closes a channel until `deadline`. Throws Transport when it does
    /// not.
    static void probe(SshSession& session, double deadline);

private:
    struct Freer {
        void operator()(ssh_channel channel) const noexcept;
    };
    using Handle = std::unique_ptr<ssh_channel_struct, Freer>;
    static Handle made(SshSession& session);
    static bool refused(SshSession& session) { return ssh_get_error_code(session.get()) == SSH_REQUEST_DENIED; }

    SshSession& m_session;
    Handle m_channel;
    std::size_t m_sinceGrant = SIZE_MAX; // bytes read since the window was last opened
};

} // namespace trainyard
