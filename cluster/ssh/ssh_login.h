// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_session.h"

#include <string>

namespace trainyard {

/// Logs in after the host key has been verified. Tries agent, key files, the server's questions and password in that
/// order, as far as the server accepts them, and several in a row if it requires more than one. Each answer of the user
/// is sent once: if the server refuses it, throws Permission and tries nothing else. Throws Cancelled if the user
/// cancels, Transport for a broken connection, Permission if no method worked. `prompter` may be null: nobody is asked,
/// and Permission names the question. Returns the method: "key FILE", "a key of the agent", "the password"….
Reason logIn(SshSession& session, LoginPrompter* prompter, const std::string& machine);

} // namespace trainyard
