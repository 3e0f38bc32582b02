// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"
#include "backend/program/guard.h"
#include "backend/protocol/program_command.h"

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A program that runs below a guard. Start it from a thread that lives as long as the program: the guard is told of
/// its starter's death by the kernel, which means the thread's.
class GuardedProgram {
public:
    /// Starts it; stdin is /dev/null. `engine` is the executable that has the command `guard`. Throws Failure when it
    /// cannot be started.
    GuardedProgram(const ProgramCommand& command, const std::string& engine);
    /// Kills what still runs.
    ~GuardedProgram();
    GuardedProgram(const GuardedProgram&) = delete;
    GuardedProgram& operator=(const GuardedProgram&) = delete;

    pid_t guard() const { return m_guard; }
    pid_t program() const { return m_program; }   ///< leads a process group
    int output() const { return m_output.get(); } ///< to be read; so is errors()
    int errors() const { return m_errors.get(); }

    /// The wait status, once it has ended with everything below it.
    std::optional<int> ended();
    /// To its process group.
    void signalGroup(int signal) const;
    /// To the processes that train: the program, or what its launcher has started.
    void signalTrainers(int signal, ProgramLauncher launcher) const;
    void killAll() const;

private:
    std::optional<GuardNews> news(int milliseconds);

    pid_t m_guard = 0;
    pid_t m_program = 0;
    FileDescriptor m_news, m_output, m_errors;
    std::optional<int> m_status;
};

/// The variables of a command over those of this process, as execve() takes them.
std::vector<std::string> environmentOf(const ProgramCommand& command);

} // namespace trainyard
