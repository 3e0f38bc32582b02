// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace trainyard::test {

/// A part of a test that must run in a process of its own. The process is the test program, started anew: a fork of a
/// process that has threads (Qt Test's watchdog is one) may hardly do anything, and the thread sanitizer ends a fork
/// that starts threads. Use it from one thread.
class HelperProcess {
public:
    /// Starts the helper that TRAINYARD_TEST_HELPER defines under this name. Throws std::runtime_error if no process
    /// can be started.
    HelperProcess(const std::string& name, std::vector<std::string> arguments);
    ~HelperProcess() { kill(); }
    HelperProcess(HelperProcess&& other) noexcept;
    HelperProcess(const HelperProcess&) = delete;
    HelperProcess& operator=(const HelperProcess&) = delete;
    HelperProcess& operator=(HelperProcess&&) = delete;

    /// Waits until the helper calls sayReady(). False if it ended before.
    bool becomesReady();
    /// Waits for its end and returns the status of waitpid(), which is 0 if the helper returned 0.
    int wait();
    /// SIGKILL, then wait(); does nothing if it has been waited for.
    int kill();
    pid_t pid() const { return m_pid; }

private:
    pid_t m_pid = 0;
    int m_status = 0;
    int m_ready = -1; ///< the end that is read
};

/// Called by a helper: becomesReady() returns true.
void sayReady();

/// What a helper does with its arguments; the returned value is its exit code.
using HelperMain = int (*)(const std::vector<std::string>& arguments);

/// Adds a helper to the program before main() begins.
class HelperRegistration {
public:
    HelperRegistration(const char* name, HelperMain run);
};

/// Runs a helper: `arguments` are its name and what it gets. Returns its exit code, 2 if it is unknown.
int runHelper(const std::vector<std::string>& arguments);

/// The first argument of a test program that runs a helper instead of a unit.
inline constexpr const char* kHelperOption = "--helper";

} // namespace trainyard::test

/// Put this behind the function: name is "quoted" and unique within the program.
#define TRAINYARD_TEST_HELPER(variable, name, function)                                                                \
    static const trainyard::test::HelperRegistration variable(name, function);
