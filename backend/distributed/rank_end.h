// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/exit_code.h"

namespace trainyard {

/// How a rank's process ended without a word of its own.
struct RankEnd {
    Reason why;    ///< "its process was killed (signal 9)", with what to do
    ExitCode code; ///< of the run that it ends: Killed, OutOfMemory, Internal, or the process's own
};

/// From the status of waitpid(). `memoryKill`: the kernel has killed something for its memory since the rank began.
/// Pure.
RankEnd rankEnd(int status, bool memoryKill);

/// exitCodeFor() for the error of a rank that lost another one: the exit code of rankEnd(), where that was given.
ExitCode faultCode(const Error& error);

} // namespace trainyard
