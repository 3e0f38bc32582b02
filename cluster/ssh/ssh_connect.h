// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/interrupt.h"
#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_hop.h"
#include "cluster/ssh/ssh_session.h"

#include <memory>
#include <string>

namespace trainyard {

/// Who is asked on the way; null: nobody, and what needs an answer fails with Permission.
struct LoginPeople {
    LoginPrompter* prompter = nullptr;
    HostKeyPrompt* hostKeys = nullptr;
};

/// Connects to the last hop of the route, through all before it, each with its own host key and log-in.
/// A server that drops connections because many are logging in (MaxStartups) is tried again for a few seconds.
/// Throws Transport, Permission (key refused, log-in refused) or Cancelled.
std::unique_ptr<SshSession> connectRoute(const SshRoute& route, const LoginPeople& people, const Interrupt& interrupt);

} // namespace trainyard
