// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <functional>
#include <string>

namespace trainyard {

/// Runs a script with /bin/sh, read from its standard input, in a process group of its own, and waits for the shell
/// itself (not for what the script left in the background). Past the deadline the whole group is killed: Timeout.
/// Safe in a process with many threads. Output beyond 64 MiB ends the script with a Failure. `giveUp` is asked many
/// times a second; once it says yes the group is killed, too: Cancelled.
ExecResult runLocalScript(const std::string& script, double deadlineSeconds, const std::function<bool()>& giveUp = {});

} // namespace trainyard
