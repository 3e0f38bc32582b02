// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/tcp_connect.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/reasons_system.h"
#include "backend/protocol/reasons_link.h"

#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <memory>

namespace trainyard {
namespace {

constexpr unsigned kDeadAfter = 30000; // ms without an acknowledgement before the kernel gives up

using Addresses = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;

Addresses resolve(const std::string& host, int port)
{
    addrinfo hints{};
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    const int code = ::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
    if (code != 0)
        throw Failure(
            ErrorKind::Transport, "find the address of", host,
            linkReason("link.no-address", Quotation{code == EAI_SYSTEM ? std::strerror(errno) : ::gai_strerror(code)}),
            code);
    return {found, &::freeaddrinfo};
}

void tune(int socket)
{
    const int one = 1;
    const int idle = 30;
    const int every = 10;
    const int times = 3;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    ::setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &one, sizeof one);
    ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
    ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPINTVL, &every, sizeof every);
    ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPCNT, &times, sizeof times);
    ::setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &kDeadAfter, sizeof kDeadAfter);
}

/// 0 or an errno.
int waitForConnection(int socket, double deadline, const Interrupt& interrupt, const std::string& host)
{
    for (;;) {
        const double left = deadline - steadyTime();
        if (left <= 0.0)
            return ETIMEDOUT;
        std::array<pollfd, 2> waiting{pollfd{socket, POLLOUT, 0}, pollfd{interrupt.fd(), POLLIN, 0}};
        ::poll(waiting.data(), waiting.size(), static_cast<int>(std::ceil(left * 1000.0)));
        if (interrupt.raised())
            throw Failure(ErrorKind::Cancelled, "connect to", host, linkReason("link.interrupted"));
        if (waiting[0].revents == 0)
            continue;
        int error = 0;
        socklen_t size = sizeof error;
        ::getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size);
        return error;
    }
}

} // namespace

FileDescriptor connectTcp(const std::string& host, int port, double deadline, const Interrupt& interrupt)
{
    const Addresses addresses = resolve(host, port);
    int count = 0;
    for (const addrinfo* address = addresses.get(); address; address = address->ai_next)
        ++count;
    int error = 0;
    for (const addrinfo* address = addresses.get(); address; address = address->ai_next, --count) {
        FileDescriptor socket(::socket(address->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
        if (!socket) {
            error = errno;
            continue;
        }
        tune(socket.get());
        error = ::connect(socket.get(), address->ai_addr, address->ai_addrlen) == 0 ? 0 : errno;
        if (error == EINPROGRESS) // an unresponsive address must leave time for the others
            error = waitForConnection(socket.get(), steadyTime() + (deadline - steadyTime()) / count, interrupt, host);
        if (error == 0)
            return socket;
    }
    throw Failure(ErrorKind::Transport, "connect to", host + " port " + std::to_string(port),
                  error == ECONNREFUSED ? linkReason("link.check-port", errnoReason(error))
                                        : linkReason("link.check-network", errnoReason(error)),
                  error);
}

} // namespace trainyard
