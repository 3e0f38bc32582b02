// SPDX-License-Identifier: Apache-2.0
#include "tests/support/fault_proxy.h"

#include "backend/base/clock.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <deque>
#include <stdexcept>
#include <string>
#include <vector>

namespace trainyard::test {
namespace {

constexpr std::size_t kMostWaiting = std::size_t{64} << 20; // bytes in flight in one direction
constexpr std::size_t kPiece = std::size_t{256} << 10;
constexpr double kLook = 0.005; // seconds until a changed setting takes effect

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

void tune(int socket)
{
    const int one = 1;
    ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
}

struct Piece {
    double due;
    std::string bytes;
    std::size_t sent = 0;
};

struct Way {
    int from = -1;
    int to = -1;
    std::deque<Piece> pieces{};
    std::size_t waiting = 0;
    double freeAt = 0.0; ///< when the bandwidth allows the next byte
    bool ended = false;  ///< the sender has closed
    bool closed = false; ///< and the receiver knows
};

} // namespace

struct FaultProxy::Link {
    int client;
    int server;
    Way ways[2];
    bool dead = false;

    Link(int clientSocket, int serverSocket) : client(clientSocket), server(serverSocket)
    {
        ways[Up].from = ways[Down].to = client;
        ways[Up].to = ways[Down].from = server;
    }
    ~Link()
    {
        ::close(client);
        ::close(server);
    }
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    void reset()
    {
        const linger now{1, 0};
        ::setsockopt(client, SOL_SOCKET, SO_LINGER, &now, sizeof now);
        ::setsockopt(server, SOL_SOCKET, SO_LINGER, &now, sizeof now);
        dead = true;
    }
};

FaultProxy::FaultProxy(int targetPort, int listenPort) : m_target(targetPort)
{
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const int one = 1;
    ::setsockopt(m_listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    sockaddr_in address = loopback(listenPort);
    socklen_t size = sizeof address;
    if (::bind(m_listener, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(m_listener, 64) != 0 || ::getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        throw std::runtime_error("the proxy cannot listen");
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { serve(); });
}

FaultProxy::~FaultProxy()
{
    m_stop = true;
    m_thread.join();
    ::close(m_listener);
}

namespace {

/// Reads available bytes and schedules them by delay and bandwidth.
void take(Way& way, double delay, double bandwidth, std::vector<char>& buffer)
{
    const ssize_t count = ::recv(way.from, buffer.data(), buffer.size(), 0);
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
        way.ended = true;
    if (count <= 0)
        return;
    const double now = steadyTime();
    way.freeAt = std::max(way.freeAt, now) + (bandwidth > 0.0 ? static_cast<double>(count) / bandwidth : 0.0);
    way.pieces.push_back({way.freeAt + delay, std::string(buffer.data(), static_cast<std::size_t>(count))});
    way.waiting += static_cast<std::size_t>(count);
}

/// Sends due bytes. False if the connection must be closed.
bool give(Way& way, std::atomic<std::int64_t>& cut, std::atomic<std::int64_t>& passed)
{
    while (!way.pieces.empty() && way.pieces.front().due <= steadyTime()) {
        Piece& piece = way.pieces.front();
        std::size_t size = piece.bytes.size() - piece.sent;
        const std::int64_t left = cut;
        if (left >= 0)
            size = std::min(size, static_cast<std::size_t>(left));
        const ssize_t count = size == 0 ? 0 : ::send(way.to, piece.bytes.data() + piece.sent, size, MSG_NOSIGNAL);
        if (count < 0)
            return errno == EAGAIN || errno == EINTR;
        passed += count;
        piece.sent += static_cast<std::size_t>(count);
        way.waiting -= static_cast<std::size_t>(count);
        if (left >= 0 && (cut -= count) <= 0) {
            cut = -1;
            return false;
        }
        if (piece.sent == piece.bytes.size())
            way.pieces.pop_front();
        else if (count == 0)
            return true;
    }
    if (way.ended && way.pieces.empty() && !way.closed) {
        ::shutdown(way.to, SHUT_WR);
        way.closed = true;
    }
    return true;
}

} // namespace

void FaultProxy::serve()
{
    std::vector<std::unique_ptr<Link>> links;
    std::vector<char> buffer(kPiece);
    while (!m_stop) {
        std::vector<pollfd> waiting{{m_listener, static_cast<short>(m_frozen ? 0 : POLLIN), 0}};
        double next = steadyTime() + kLook;
        for (const auto& link : links)
            for (Way& way : link->ways) {
                const bool room = !m_frozen && !way.ended && way.waiting < kMostWaiting;
                waiting.push_back({room ? way.from : -1, POLLIN, 0});
                const bool due = !m_frozen && !way.pieces.empty() && way.pieces.front().due <= steadyTime();
                waiting.push_back({due ? way.to : -1, POLLOUT, 0});
                if (!m_frozen && !way.pieces.empty() && !due)
                    next = std::min(next, way.pieces.front().due);
            }
        const double left = std::max(0.0, next - steadyTime());
        const timespec wait{0, static_cast<long>(left * 1e9)};
        ::ppoll(waiting.data(), waiting.size(), &wait, nullptr);
        if (m_frozen)
            continue;
        if (waiting[0].revents & POLLIN) {
            const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
            const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            const sockaddr_in address = loopback(m_target);
            if (client >= 0 && !m_refused &&
                ::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
                tune(client);
                tune(server);
                ++m_connections;
                links.push_back(std::make_unique<Link>(client, server));
            } else {
                ::close(client);
                ::close(server);
            }
        }
        if (m_reset.exchange(false))
            for (const auto& link : links)
                link->reset();
        std::size_t at = 1; // links accepted just now have no entry yet
        for (const auto& link : links) {
            for (int direction : {Up, Down}) {
                Way& way = link->ways[direction];
                if (at < waiting.size() && waiting[at].fd == way.from && waiting[at].revents != 0)
                    take(way, m_delay, m_bandwidth, buffer);
                at += 2;
                if (!link->dead && !give(way, m_cut[direction], m_passed[direction]))
                    link->dead = true;
            }
        }
        std::erase_if(
            links, [](const auto& link) { return link->dead || (link->ways[Up].closed && link->ways[Down].closed); });
    }
}

} // namespace trainyard::test
