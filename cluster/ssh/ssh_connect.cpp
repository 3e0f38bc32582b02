// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_connect.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/ssh/known_hosts.h"
#include "cluster/ssh/ssh_forward.h"
#include "cluster/ssh/ssh_login.h"
#include "cluster/ssh/tcp_connect.h"

#include <poll.h>

#include <cmath>
#include <random>
#include <string>

namespace trainyard {
namespace {

constexpr int kCrowdedTries = 5;
constexpr double kCrowdedWait = 0.4; // seconds, growing with each try

/// Whether the server closed the connection before identifying itself, as a server over its MaxStartups does.
bool crowded(const Failure& failure)
{
    if (failure.error().kind != ErrorKind::Transport)
        return false;
    const std::string& reason = failure.error().reason;
    for (const char* words : {"MaxStartups", "Connection reset by peer", "Remote host closed connection",
                              "Socket error: disconnected", "remote host has closed"})
        if (reason.find(words) != std::string::npos)
            return true;
    return false;
}

void rest(double seconds, const Interrupt& interrupt, const SshHop& hop)
{
    pollfd waiting{interrupt.fd(), POLLIN, 0};
    ::poll(&waiting, 1, static_cast<int>(std::ceil(seconds * 1000.0)));
    if (interrupt.raised())
        throw Failure(ErrorKind::Cancelled, "connect to", hop.label(), linkReason("link.interrupted"));
}

/// A session after key exchange. `dial` makes a new connection for each attempt.
template <typename Dial>
std::unique_ptr<SshSession> shakeHands(const SshHop& hop, const KnownHosts& known, const Interrupt& interrupt,
                                       Dial dial)
{
    std::mt19937 random{std::random_device{}()};
    for (int tries = 1;; ++tries) {
        const double deadline = steadyTime() + hop.connectTimeout;
        std::unique_ptr<SshSession> session = dial(deadline);
        try {
            session->handshake(known.algorithms(), deadline);
            return session;
        } catch (const Failure& failure) {
            if (!crowded(failure) || tries >= kCrowdedTries)
                throw;
        }
        session.reset();
        rest(kCrowdedWait * tries * (0.5 + std::uniform_real_distribution<>()(random)), interrupt, hop);
    }
}

} // namespace

std::unique_ptr<SshSession> connectRoute(const SshRoute& route, const LoginPeople& people, const Interrupt& interrupt)
{
    if (route.empty())
        throw Failure(ErrorKind::Internal, "connect to", {}, linkReason("link.no-route"));
    const std::string& machine = route.back().name;
    std::unique_ptr<SshSession> session;
    for (const SshHop& hop : route) {
        const KnownHosts known(hop);
        std::unique_ptr<SshSession> next;
        if (!session) {
            next = shakeHands(hop, known, interrupt, [&](double deadline) {
                return std::make_unique<SshSession>(connectTcp(hop.hostName, hop.port, deadline, interrupt), hop,
                                                    interrupt);
            });
        } else {
            // The jump host's login serves only this attempt: it may have needed the user.
            const double deadline = steadyTime() + hop.connectTimeout;
            auto forward = std::make_unique<SshForward>(std::move(session), hop.hostName, hop.port, deadline);
            FileDescriptor socket = forward->takeSocket();
            next = std::make_unique<SshSession>(std::move(socket), hop, interrupt, std::move(forward));
            next->handshake(known.algorithms(), deadline);
        }
        const auto passed = [&](LoginStep step, const Reason& detail) {
            if (people.prompter)
                people.prompter->passed(step, hop.label(), detail);
        };
        const char* server = ssh_get_serverbanner(next->get());
        passed(LoginStep::Reached, server ? server : "");
        passed(LoginStep::Verified, known.verify(*next, people.hostKeys, machine));
        passed(LoginStep::LoggedIn, logIn(*next, people.prompter, machine));
        session = std::move(next);
    }
    return session;
}

} // namespace trainyard
