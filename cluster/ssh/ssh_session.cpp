// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_session.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/ssh/ssh_forward.h"

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace trainyard {
namespace {

// AES-GCM first: with hardware instructions it is several times as fast as ChaCha20.
constexpr const char* kCiphers = "aes128-gcm@openssh.com,aes256-gcm@openssh.com,chacha20-poly1305@openssh.com,"
                                 "aes256-ctr,aes192-ctr,aes128-ctr";
constexpr int kLongestWait = 60000; // ms

void set(ssh_session session, ssh_options_e option, const void* value, const char* name)
{
    if (ssh_options_set(session, option, value) != SSH_OK)
        throw Failure(ErrorKind::Internal, "prepare a connection", name, ssh_get_error(session));
}

std::string asOneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < ' '; }, ' ');
    text.erase(text.find_last_not_of(" .") + 1);
    return text;
}

} // namespace

void SshSession::Freer::operator()(ssh_session session) const noexcept
{
    ssh_free(session);
}

SshSession::SshSession(FileDescriptor socket, const SshHop& hop, const Interrupt& interrupt,
                       std::unique_ptr<SshForward> below)
    : m_hop(hop), m_interrupt(interrupt), m_below(std::move(below)), m_socket(std::move(socket)), m_session(ssh_new()),
      m_lastHeard(steadyTime())
{
    if (!m_session)
        throw Failure(ErrorKind::OutOfMemory, "connect to", hop.label(), linkReason("link.no-memory"));
    ssh_set_log_level(SSH_LOG_NOLOG); // libssh would print to standard error
    const int no = 0;
    const unsigned port = static_cast<unsigned>(hop.port);
    ssh_session session = m_session.get();
    // Ignores libssh's own reading of the configuration and the known hosts; it would run commands (ProxyCommand).
    set(session, SSH_OPTIONS_PROCESS_CONFIG, &no, "PROCESS_CONFIG");
    set(session, SSH_OPTIONS_HOST, hop.hostName.c_str(), "HOST");
    set(session, SSH_OPTIONS_PORT, &port, "PORT");
    set(session, SSH_OPTIONS_USER, hop.user.c_str(), "USER");
    set(session, SSH_OPTIONS_KNOWNHOSTS, "/dev/null", "KNOWNHOSTS");
    set(session, SSH_OPTIONS_GLOBAL_KNOWNHOSTS, "/dev/null", "GLOBAL_KNOWNHOSTS");
    set(session, SSH_OPTIONS_CIPHERS_C_S, kCiphers, "CIPHERS_C_S");
    set(session, SSH_OPTIONS_CIPHERS_S_C, kCiphers, "CIPHERS_S_C");
    ssh_set_blocking(session, 0);
}

SshSession::~SshSession()
{
    if (m_session && ssh_is_connected(m_session.get()))
        ssh_disconnect(m_session.get()); // non-blocking: drops what the socket does not accept
}

void SshSession::handshake(const std::string& hostKeyTypes, double deadline)
{
    ssh_session session = m_session.get();
    set(session, SSH_OPTIONS_HOSTKEYS, hostKeyTypes.c_str(), "HOSTKEYS");
    const socket_t socket = m_socket.get();
    set(session, SSH_OPTIONS_FD, &socket, "FD");
    m_socket.release(); // libssh closes it from here on
    const int result = complete("connect to", deadline, [session] { return ssh_connect(session); });
    if (result != SSH_OK)
        throw failure("connect to");
}

bool SshSession::connected() const noexcept
{
    return ssh_is_connected(m_session.get()) &&
           (ssh_get_status(m_session.get()) & (SSH_CLOSED | SSH_CLOSED_ERROR)) == 0;
}

void SshSession::heard() noexcept
{
    m_lastHeard = steadyTime();
}

void SshSession::wait(double deadline)
{
    if (m_interrupt.raised())
        throw Failure(ErrorKind::Cancelled, "wait for", m_hop.label(), linkReason("link.interrupted"));
    const double left = std::max(0.0, deadline - steadyTime());
    const int pending = ssh_get_poll_flags(m_session.get());
    const short events = static_cast<short>(POLLIN | ((pending & SSH_WRITE_PENDING) ? POLLOUT : 0));
    std::array<pollfd, 2> waiting{pollfd{ssh_get_fd(m_session.get()), events, 0}, pollfd{m_interrupt.fd(), POLLIN, 0}};
    ::poll(waiting.data(), waiting.size(), std::min(kLongestWait, static_cast<int>(std::ceil(left * 1000.0))));
    if (waiting[0].revents & POLLIN)
        heard();
}

void SshSession::waitOrThrow(const char* operation, double deadline)
{
    if (steadyTime() >= deadline)
        throw Failure(ErrorKind::Transport, operation, m_hop.label(), linkReason("link.no-answer"));
    wait(deadline);
}

Failure SshSession::failure(const char* operation) const
{
    const std::string said = asOneLine(ssh_get_error(m_session.get()));
    const Reason why = said.find("MaxStartups") != std::string::npos ? linkReason("link.crowded")
                       : !said.empty()                               ? linkReason("link.server-says", Quotation{said})
                       : connected()                                 ? linkReason("link.server-silent")
                                                                     : linkReason("link.broke");
    return Failure(ErrorKind::Transport, operation, m_hop.label(), why, ssh_get_error_code(m_session.get()));
}

} // namespace trainyard
