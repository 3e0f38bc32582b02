// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <functional>
#include <string>

namespace trainyard {

/// Runs a script with /bin/sh in its own process group; the shell reads it from standard input. Waits for the shell
/// itself, not for processes that the script left in the background. Kills the whole group and throws Timeout after the
/// deadline, or throws Cancelled once `giveUp`, called many times a second, returns true. Throws Failure for more than
/// 64 MiB of output. Safe in a process with many threads.
ExecResult runLocalScript(const std::string& script, double deadlineSeconds, const std::function<bool()>& giveUp = {});

} // namespace trainyard
