// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/agent_filter.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_link.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

namespace trainyard {
namespace {

constexpr char kIdentitiesAnswer = 12;
constexpr std::uint32_t kLongestMessage = 1u << 20;

std::string number(std::uint32_t value)
{
    return {static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
            static_cast<char>(value)};
}

/// Removes a number from the front.
std::optional<std::uint32_t> takeNumber(std::string_view& bytes)
{
    if (bytes.size() < 4)
        return std::nullopt;
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
    bytes.remove_prefix(4);
    return value;
}

std::optional<std::string> takeString(std::string_view& bytes)
{
    const std::optional<std::uint32_t> size = takeNumber(bytes);
    if (!size || *size > bytes.size())
        return std::nullopt;
    std::string text(bytes.substr(0, *size));
    bytes.remove_prefix(*size);
    return text;
}

bool receiveAll(int socket, char* to, std::size_t size)
{
    while (size > 0) {
        const ssize_t count = ::recv(socket, to, size, 0);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        to += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

bool sendAll(int socket, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// One message without its length; nullopt at the end of the connection.
std::optional<std::string> receiveMessage(int socket)
{
    char head[4];
    if (!receiveAll(socket, head, sizeof head))
        return std::nullopt;
    std::string_view bytes(head, sizeof head);
    const std::uint32_t size = takeNumber(bytes).value_or(0);
    if (size == 0 || size > kLongestMessage)
        return std::nullopt;
    std::string message(size, '\0');
    if (!receiveAll(socket, message.data(), message.size()))
        return std::nullopt;
    return message;
}

FileDescriptor connectAgent(const std::string& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.empty() || path.size() >= sizeof address.sun_path)
        throw Failure(ErrorKind::NotFound, "reach the key agent at", path, linkReason("link.no-socket"));
    std::memcpy(address.sun_path, path.c_str(), path.size());
    FileDescriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (!socket || ::connect(socket.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        throw systemFailure("reach the key agent at", path, errno);
    return socket;
}

} // namespace

AgentFilter::AgentFilter(const std::string& agentSocket, std::set<std::string> preferred, bool only)
    : m_preferred(std::move(preferred)), m_only(only), m_agent(connectAgent(agentSocket))
{
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        throw systemFailure("reach the key agent at", agentSocket, errno);
    m_outer.reset(ends[0]);
    m_inner.reset(ends[1]);
    m_thread = std::thread([this] { serve(); });
}

AgentFilter::~AgentFilter()
{
    ::shutdown(m_inner.get(), SHUT_RDWR);
    ::shutdown(m_agent.get(), SHUT_RDWR);
    m_thread.join();
}

std::set<std::string> AgentFilter::shown() const
{
    const std::lock_guard lock(m_mutex);
    return m_shown;
}

std::string AgentFilter::filtered(const std::string& answer, const std::set<std::string>& preferred, bool only,
                                  std::set<std::string>& shown)
{
    std::string_view rest = answer;
    if (rest.empty() || rest.front() != kIdentitiesAnswer)
        return {};
    rest.remove_prefix(1);
    const std::optional<std::uint32_t> count = takeNumber(rest);
    if (!count)
        return {};
    std::vector<std::pair<std::string, std::string>> first;
    std::vector<std::pair<std::string, std::string>> others;
    for (std::uint32_t i = 0; i < *count; ++i) {
        std::optional<std::string> key = takeString(rest);
        std::optional<std::string> comment = takeString(rest);
        if (!key || !comment)
            return {};
        const bool wanted = preferred.count(*key) > 0;
        if (wanted || !only)
            (wanted ? first : others).emplace_back(std::move(*key), std::move(*comment));
    }
    first.insert(first.end(), others.begin(), others.end());
    if (first.size() > kMostKeys)
        first.resize(kMostKeys);
    std::string message = kIdentitiesAnswer + number(static_cast<std::uint32_t>(first.size()));
    for (const auto& [key, comment] : first) {
        message += number(static_cast<std::uint32_t>(key.size())) + key;
        message += number(static_cast<std::uint32_t>(comment.size())) + comment;
        shown.insert(key);
    }
    return message;
}

void AgentFilter::serve()
{
    while (const std::optional<std::string> request = receiveMessage(m_inner.get())) {
        if (!sendAll(m_agent.get(), number(static_cast<std::uint32_t>(request->size())) + *request))
            break;
        std::optional<std::string> answer = receiveMessage(m_agent.get());
        if (!answer)
            break;
        if (answer->front() == kIdentitiesAnswer) {
            const std::lock_guard lock(m_mutex);
            *answer = filtered(*answer, m_preferred, m_only, m_shown);
            if (answer->empty())
                break;
        }
        if (!sendAll(m_inner.get(), number(static_cast<std::uint32_t>(answer->size())) + *answer))
            break;
    }
    ::shutdown(m_inner.get(), SHUT_RDWR);
}

} // namespace trainyard
