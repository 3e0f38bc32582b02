// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/ssh/exec_frame.h"
#include "cluster/ssh/ssh_session.h"

#include <functional>
#include <string>
#include <string_view>

namespace trainyard {

/// A script to run on the other side.
struct ExecTask {
    std::string script;
    /// Data for its standard input, piece by piece, empty at the end. Without it the script may be of any length.
    std::function<std::string_view()> input;
    bool unseen = false; ///< the script comes as input, which no list of processes shows; not together with `input`
    /// Takes its output; without it the output is collected.
    FrameReader::Sink output;
    std::size_t window = std::size_t{128} << 10; ///< bytes on their way at most; more for a far-away download
    double seconds = 30.0;                       ///< the deadline
    bool untilStall = false;                     ///< the deadline counts from the last byte that moved
};

struct ExecOutcome {
    int exitCode = -1;
    std::string output; ///< at most 64 MiB, else Io is thrown
    std::string errorOutput;
};

/// Runs it and takes its answer apart. Throws Transport for a broken connection or an answer without its end, Timeout
/// when the deadline passed on a living connection (all that the script started is killed then), Cancelled on
/// interrupt.
ExecOutcome runScript(SshSession& session, const ExecTask& task);

} // namespace trainyard
