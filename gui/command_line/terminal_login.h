// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/login_prompter.h"

namespace trainyard::commands {

/// Asks the user at the terminal, regardless of standard input and output. Without a terminal it asks nobody.
class TerminalLogin : public LoginPrompter, public HostKeyPrompt {
public:
    bool canAsk() const override;
    std::optional<std::vector<Secret>> answer(const LoginRequest& request) override;
    bool trust(const HostKeyQuestion& question) override;
};

} // namespace trainyard::commands
