// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/unique_handle.h"
#include "cluster/ssh/interrupt.h"

#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>

namespace trainyard {

/// Filters the user's agent for libssh (protocol: draft-miller-ssh-agent). libssh would offer every key of the agent,
/// and a server that allows six attempts would close the connection before the right key comes. The filter therefore
/// implements IdentitiesOnly, puts configured keys first, and shows at most kMostKeys keys.
class AgentFilter {
public:
    static constexpr std::size_t kMostKeys = 5;

    /// `preferred`: public keys of the configured identity files, in the agent's format. `only`: shows no others.
    /// Throws Failure if no agent listens at that socket.
    AgentFilter(const std::string& agentSocket, std::set<std::string> preferred, bool only);
    ~AgentFilter();
    AgentFilter(const AgentFilter&) = delete;
    AgentFilter& operator=(const AgentFilter&) = delete;

    /// The end for libssh, which closes it.
    int takeSocket() { return m_outer.release(); }
    /// Keys that were shown; they need not be offered again from their files.
    std::set<std::string> shown() const;

    /// An SSH2_AGENT_IDENTITIES_ANSWER reduced to the keys to show. Empty if `answer` is not one. Pure, for tests.
    static std::string filtered(const std::string& answer, const std::set<std::string>& preferred, bool only,
                                std::set<std::string>& shown);

private:
    void serve();

    std::set<std::string> m_preferred;
    bool m_only;
    FileDescriptor m_agent;
    FileDescriptor m_outer;
    FileDescriptor m_inner;
    mutable std::mutex m_mutex;
    std::set<std::string> m_shown;
    std::thread m_thread;
};

} // namespace trainyard
