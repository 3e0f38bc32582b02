// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// What the guard tells its sidecar through a pipe.
struct GuardNews {
    enum Kind : std::int32_t {
        Started, ///< `value`: pid of the program
        Refused, ///< `value`: errno of its start
        Ended    ///< `value`: its wait status
    };
    std::int32_t kind = Started;
    std::int32_t value = 0;
};

/// The process between a sidecar and its program. It starts the program in a process group of its own, adopts what the
/// program leaves behind, and tells how it ended. When the sidecar dies, however that happens, it ends the program and
/// everything below it: TERM, and KILL after a few seconds. Never returns to its caller's main loop; gives the exit
/// code.
int guardProgram(int newsDescriptor, std::int64_t sidecar, const std::vector<std::string>& arguments);

/// guardProgram() with the words after kGuardWord: the pipe's descriptor, the sidecar's pid, "--", the command. They do
/// not pass a parser of options: every word after "--" belongs to the program.
int guardCommand(int count, char** words);
inline constexpr const char* kGuardWord = "guard"; ///< first argument of the engine that makes it a guard

} // namespace trainyard
