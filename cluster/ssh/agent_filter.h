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

/// Stands between libssh and the person's agent (its protocol: draft-miller-ssh-agent). libssh would offer every key of
/// the agent, and a server that allows six tries closes the door before the right one comes: so IdentitiesOnly is kept
/// here, configured keys go first, and no more than kMostKeys are shown.
class AgentFilter {
public:
    static constexpr std::size_t kMostKeys = 5;

    /// `preferred`: public keys of the configured identity files, as the agent writes them. With `only` no others are
    /// shown. Throws Failure when there is no agent at that socket.
    AgentFilter(const std::string& agentSocket, std::set<std::string> preferred, bool only);
    ~AgentFilter();
    AgentFilter(const AgentFilter&) = delete;
    AgentFilter& operator=(const AgentFilter&) = delete;

    /// The end to give to libssh, which closes it.
    int takeSocket() { return m_outer.release(); }
    /// Keys that were shown: there is no need to offer them again from their files.
    std::set<std::string> shown() const;

    /// An answer SSH2_AGENT_IDENTITIES_ANSWER with only the keys to show. Empty when it is not one. Pure, for tests.
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
