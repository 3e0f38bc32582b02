// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"
#include "cluster/ssh/ssh_session.h"

#include <string>

namespace trainyard {

/// Logs in where the host's key is verified already: agent, key files, the server's own questions, password, in that
/// order and as far as the server goes along; several in a row where it wants more than one. What a person answered is
/// sent once: when the server refuses it, Permission is thrown, and nothing else is tried. Throws Cancelled when the
/// person cancels, Transport for a broken connection, Permission when no way led in. `prompter` may be null: then
/// nothing is asked, and Permission says what would have been. Returns by what: "key FILE", "a key of the agent",
/// "password", "answers"; several joined by " and ".
std::string logIn(SshSession& session, LoginPrompter* prompter, const std::string& machine);

} // namespace trainyard
