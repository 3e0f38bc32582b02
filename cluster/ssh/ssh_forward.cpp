// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_forward.h"

#include "cluster/ssh/ssh_channel.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>
#include <vector>

namespace trainyard {
namespace {

constexpr std::size_t kPiece = std::size_t{4} << 20; // also the window, that is, the bytes in flight

/// Bytes in flight in one direction.
struct Queue {
    std::vector<char> bytes = std::vector<char>(kPiece);
    std::string_view rest;
    bool ended = false;
};

/// From the socket into the channel. Returns whether any bytes moved.
bool up(int socket, SshChannel& channel, Queue& queue)
{
    bool moved = false;
    if (queue.rest.empty() && !queue.ended) {
        const ssize_t count = ::recv(socket, queue.bytes.data(), queue.bytes.size(), 0);
        if (count > 0)
            queue.rest = {queue.bytes.data(), static_cast<std::size_t>(count)};
        else if (count == 0 || (errno != EAGAIN && errno != EINTR))
            queue.ended = true;
        moved = count > 0;
    }
    const std::size_t sent = queue.rest.empty() ? 0 : channel.write(queue.rest);
    queue.rest.remove_prefix(sent);
    return moved || sent > 0;
}

/// From the channel into the socket.
bool down(int socket, SshChannel& channel, Queue& queue)
{
    bool moved = false;
    if (queue.rest.empty() && !queue.ended) {
        const std::size_t count = channel.read(SshStream::Output, queue.bytes.data(), queue.bytes.size());
        queue.rest = {queue.bytes.data(), count};
        queue.ended = count == 0 && channel.ended();
        moved = count > 0;
    }
    if (queue.rest.empty())
        return moved;
    const ssize_t sent = ::send(socket, queue.rest.data(), queue.rest.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN && errno != EINTR)
        queue.ended = true;
    if (sent > 0)
        queue.rest.remove_prefix(static_cast<std::size_t>(sent));
    return moved || sent > 0;
}

} // namespace

SshForward::SshForward(std::unique_ptr<SshSession> session, const std::string& host, int port, double deadline)
    : m_session(std::move(session)), m_channel(std::make_unique<SshChannel>(*m_session, host, port, deadline))
{
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0)
        throw systemFailure("connect through", m_session->hop().label(), errno);
    m_socket.reset(ends[0]);
    m_inner.reset(ends[1]);
    m_thread = std::thread([this] { pump(); });
}

SshForward::~SshForward()
{
    m_stop.raise();
    m_thread.join();
    m_channel.reset();
}

void SshForward::pump()
{
    try {
        Queue upwards;
        Queue downwards;
        while (!m_stop.raised() && !upwards.ended && !downwards.ended) {
            const bool sent = up(m_inner.get(), *m_channel, upwards);
            const bool received = down(m_inner.get(), *m_channel, downwards);
            if (sent || received)
                continue;
            const int pending = ssh_get_poll_flags(m_session->get());
            const short session = static_cast<short>(POLLIN | ((pending & SSH_WRITE_PENDING) ? POLLOUT : 0));
            const short inner =
                static_cast<short>((upwards.rest.empty() ? POLLIN : 0) | (downwards.rest.empty() ? 0 : POLLOUT));
            std::array<pollfd, 3> waiting{pollfd{ssh_get_fd(m_session->get()), session, 0},
                                          pollfd{m_inner.get(), inner, 0}, pollfd{m_stop.fd(), POLLIN, 0}};
            ::poll(waiting.data(), waiting.size(), -1);
        }
    } catch (const std::exception&) { // the session over this one reports the broken connection
    }
    ::shutdown(m_inner.get(), SHUT_RDWR);
}

} // namespace trainyard
