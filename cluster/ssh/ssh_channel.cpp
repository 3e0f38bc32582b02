// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_channel.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_link.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr double kAskAgain = 0.1;  // seconds between attempts to open a refused channel
constexpr double kAskAtMost = 5.0; // the server may still count a channel closed just before
constexpr std::size_t kWriteAtOnce = std::size_t{256} << 10;
constexpr std::size_t kReadAtOnce = std::size_t{128} << 10;

} // namespace

void SshChannel::Freer::operator()(ssh_channel channel) const noexcept
{
    if (ssh_channel_is_open(channel)) // closing a refused channel makes the server end the connection
        ssh_channel_close(channel);
    ssh_channel_free(channel);
}

SshChannel::Handle SshChannel::made(SshSession& session)
{
    Handle channel(ssh_channel_new(session.get()));
    if (!channel)
        throw session.failure("open a channel to");
    return channel;
}

SshChannel::SshChannel(SshSession& session, double deadline) : m_session(session)
{
    const double giveUp = std::min(deadline, steadyTime() + kAskAtMost);
    for (;;) {
        m_channel = made(session);
        const ssh_channel channel = m_channel.get();
        const int result =
            session.complete("open a channel to", deadline, [channel] { return ssh_channel_open_session(channel); });
        if (result == SSH_OK)
            break;
        if (!session.connected() || !refused(session))
            throw session.failure("open a channel to");
        if (steadyTime() + kAskAgain > giveUp)
            throw Failure(ErrorKind::Transport, "open a channel to", session.hop().label(),
                          linkReason("link.no-more-sessions"));
        for (const double until = steadyTime() + kAskAgain; steadyTime() < until;) {
            session.wait(until);
            ssh_channel_poll_timeout(channel, 0, 0); // reads what arrived; otherwise wait() would return at once
        }
    }
    session.heard();
}

SshChannel::SshChannel(SshSession& session, const std::string& host, int port, double deadline)
    : m_session(session), m_channel(made(session))
{
    const ssh_channel channel = m_channel.get();
    const int result = session.complete("connect through", deadline, [&] {
        return ssh_channel_open_forward(channel, host.c_str(), port, "127.0.0.1", 0);
    });
    if (result == SSH_OK)
        return;
    if (!session.connected())
        throw session.failure("connect through");
    throw Failure(ErrorKind::Transport, "connect to", host + " port " + std::to_string(port),
                  linkReason("link.jump-host", session.hop().label(), Quotation{ssh_get_error(session.get())}));
}

bool SshChannel::requestExec(const std::string& command)
{
    const int result = ssh_channel_request_exec(m_channel.get(), command.c_str());
    if (result == SSH_AGAIN)
        return false;
    if (result != SSH_OK) {
        if (m_session.connected() && refused(m_session))
            throw Failure(ErrorKind::Transport, "run a command on", m_session.hop().label(),
                          linkReason("link.no-commands"));
        throw m_session.failure("run a command on");
    }
    return true;
}

std::size_t SshChannel::write(std::string_view bytes)
{
    const int count = ssh_channel_write(m_channel.get(), bytes.data(),
                                        static_cast<std::uint32_t>(std::min(bytes.size(), kWriteAtOnce)));
    if (count < 0) {
        if (m_session.connected()) // the command closed its input; its answer explains why
            return 0;
        throw m_session.failure("send data to");
    }
    return static_cast<std::size_t>(count);
}

void SshChannel::sendEof()
{
    ssh_channel_send_eof(m_channel.get());
}

std::size_t SshChannel::read(SshStream stream, char* to, std::size_t size)
{
    // libssh grants the window that it is asked to read. Granting on every read would send one message per packet.
    const bool open = m_sinceGrant > size / 8;
    const std::size_t asked = open ? size : std::min(size, kReadAtOnce);
    if (open)
        m_sinceGrant = 0;
    const int count = ssh_channel_read_timeout(m_channel.get(), to, static_cast<std::uint32_t>(asked),
                                               stream == SshStream::Error ? 1 : 0, 0);
    if (count > 0) {
        m_sinceGrant += static_cast<std::size_t>(count);
        m_session.heard();
        return static_cast<std::size_t>(count);
    }
    if (count == SSH_ERROR && !m_session.connected())
        throw m_session.failure("read from");
    return 0;
}

bool SshChannel::ended() const noexcept
{
    // An extra check: read() returns 0 both at the end and if no data has arrived yet.
    return ssh_channel_is_eof(m_channel.get()) || ssh_channel_is_closed(m_channel.get());
}

void SshChannel::probe(SshSession& session, double deadline)
{
    const Handle handle = made(session);
    const ssh_channel channel = handle.get();
    const int result = session.complete("hear from", deadline, [channel] { return ssh_channel_open_session(channel); });
    if (result != SSH_OK && (!session.connected() || !refused(session)))
        throw session.failure("hear from");
    session.heard();
}

} // namespace trainyard
