// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"

#include <string_view>

namespace trainyard {

/// Exit codes of trainyard-engine. Only the window translates them.
enum class ExitCode {
    Completed = 0,
    Stopped = 3, ///< stopped on request or by a signal, after a checkpoint; can be resumed
    BadArguments = 9,
    BadSpec = 10,
    BadData = 11,
    DeviceUnavailable = 12,
    OutOfMemory = 13,
    DeviceFailed = 14,
    DiskFull = 15,
    InputOutput = 16,
    Diverged = 17, ///< the loss became NaN or infinite
    BadCheckpoint = 18,
    VersionMismatch = 19,
    AlreadyRunning = 20, ///< another process trains in this run directory
    Unsupported = 21,
    DeviceLost = 22,        ///< the GPU no longer answers
    DeviceMemoryFault = 23, ///< the GPU's memory lost data that ECC could not restore
    DriverTooOld = 24,
    ProgramFailed = 25, ///< the program that trains in the engine's place
    Internal = 70,
    Killed = 128 ///< a supervisor records this for a child that a signal ended, or returns it for one killed during its
                 ///< start
};

/// Stable name for JSON and logs: "completed", "bad-spec", …
std::string_view exitCodeName(ExitCode code);
ExitCode exitCodeFromInt(int value);
/// The exit code when an uncaught Error of this kind ends the engine.
ExitCode exitCodeFor(ErrorKind kind);

} // namespace trainyard
