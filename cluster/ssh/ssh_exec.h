// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/exec_frame.h"
#include "cluster/ssh/ssh_session.h"

#include <functional>
#include <string>
#include <string_view>

namespace trainyard {

/// A script to run on the remote machine.
struct ExecTask {
    std::string script;
    /// Supplies standard input piece by piece; empty at the end. Without it, the script may have any length.
    std::function<std::string_view()> input;
    bool unseen = false; ///< sends the script as input, so that no process list shows it; not together with `input`
    /// Receives the output; if empty, the output is collected.
    FrameReader::Sink output;
    std::size_t window = std::size_t{128} << 10; ///< most bytes in flight; increase for downloads over long distances
    double seconds = 30.0;                       ///< the deadline
    bool untilStall = false;                     ///< the deadline restarts with every byte transferred
};

struct ExecOutcome {
    int exitCode = -1;
    std::string output; ///< at most 64 MiB, else throws Io
    std::string errorOutput;
};

/// Runs the script and parses its answer. Throws Transport for a broken connection or an incomplete answer; Timeout if
/// the deadline passes while the connection works (kills everything that the script started); Cancelled on interrupt.
ExecOutcome runScript(SshSession& session, const ExecTask& task);

} // namespace trainyard
