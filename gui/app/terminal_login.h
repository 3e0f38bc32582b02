// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"

namespace trainyard::commands {

/// Asks the person at the terminal, whatever standard input and output are. Where there is no terminal nobody is asked,
/// and the log-in ends as if it was cancelled.
class TerminalLogin : public LoginPrompter, public HostKeyPrompt {
public:
    std::optional<std::vector<Secret>> answer(const LoginRequest& request) override;
    bool trust(const HostKeyQuestion& question) override;
};

} // namespace trainyard::commands
