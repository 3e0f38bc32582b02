// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/ssh_session.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace trainyard {

enum class SshStream { Output, Error };

/// One channel of a session, closed by the destructor. Used by the session's thread.
class SshChannel {
public:
    /// Opens a channel for a command. If the server allows no more channels (MaxSessions), retries for a while. Throws
    /// Transport if there is no answer by `deadline` or the server keeps refusing.
    SshChannel(SshSession& session, double deadline);
    /// Opens a channel that forwards to another host.
    SshChannel(SshSession& session, const std::string& host, int port, double deadline);

    /// Sends the request on the first call; true once the server has accepted it. Never waits.
    bool requestExec(const std::string& command);
    /// Returns the number of bytes accepted; 0 if the window is full. Never waits.
    std::size_t write(std::string_view bytes);
    void sendEof();
    /// Reads at most `size` bytes; 0 if none are available. `size` is also the window granted to the server, that is,
    /// the bytes that may be in flight. Never waits.
    std::size_t read(SshStream stream, char* to, std::size_t size);
    /// No more data will arrive.
    bool ended() const noexcept;
    SshSession& session() const noexcept { return m_session; }

    /// Checks that the server still answers by opening and closing a channel. Throws Transport if it does not by
    /// `deadline`.
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
