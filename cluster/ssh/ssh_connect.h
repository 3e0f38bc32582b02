// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/interrupt.h"
#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_hop.h"
#include "cluster/ssh/ssh_session.h"

#include <memory>
#include <string>

namespace trainyard {

/// Who answers questions. If null, nobody is asked, and a login that needs an answer fails with Permission.
struct LoginPeople {
    LoginPrompter* prompter = nullptr;
    HostKeyPrompt* hostKeys = nullptr;
};

/// Connects to the last hop of the route through all hops before it, verifying the host key and logging in at each. If
/// a server drops connections because too many are logging in (MaxStartups), retries for a few seconds. Throws
/// Transport, Permission (key or login refused) or Cancelled.
std::unique_ptr<SshSession> connectRoute(const SshRoute& route, const LoginPeople& people, const Interrupt& interrupt);

} // namespace trainyard
