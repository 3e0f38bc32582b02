// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/local_exec.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/pipe.h"
#include "backend/protocol/reasons_link.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <string_view>

extern char** environ;

namespace trainyard {
namespace {

constexpr std::size_t kMostOutput = std::size_t{64} << 20;
constexpr int kLookMilliseconds = 20; // delay in noticing the shell's end if another process holds its output open

/// An in-memory file instead of a pipe: it holds a script of any length and cannot raise SIGPIPE.
FileDescriptor scriptFile(const std::string& script)
{
    FileDescriptor file(::memfd_create("trainyard-script", MFD_CLOEXEC));
    if (!file)
        throw systemFailure("run a script", {}, errno);
    std::string_view rest = script;
    while (!rest.empty()) {
        const ssize_t count = ::write(file.get(), rest.data(), rest.size());
        if (count < 0 && errno != EINTR)
            throw systemFailure("run a script", {}, errno);
        if (count > 0)
            rest.remove_prefix(static_cast<std::size_t>(count));
    }
    ::lseek(file.get(), 0, SEEK_SET);
    return file;
}

/// Collects output as it arrives.
Pipe outputPipe()
{
    Pipe pipe("run a script");
    ::fcntl(pipe.reader.get(), F_SETFL, O_NONBLOCK);
    return pipe;
}

struct SpawnSettings {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    SpawnSettings()
    {
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawnattr_init(&attributes);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;
    ~SpawnSettings()
    {
        ::posix_spawn_file_actions_destroy(&actions);
        ::posix_spawnattr_destroy(&attributes);
    }
};

pid_t spawnShell(int input, int output, int errorOutput)
{
    SpawnSettings settings;
    ::posix_spawn_file_actions_adddup2(&settings.actions, input, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&settings.actions, output, STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&settings.actions, errorOutput, STDERR_FILENO);
    ::posix_spawn_file_actions_addclosefrom_np(&settings.actions, STDERR_FILENO + 1);
    // Its own process group, so that a deadline ends all of it; default signal handling, whatever this program ignores.
    sigset_t none;
    sigset_t all;
    ::sigemptyset(&none);
    ::sigfillset(&all);
    ::posix_spawnattr_setpgroup(&settings.attributes, 0);
    ::posix_spawnattr_setsigmask(&settings.attributes, &none);
    ::posix_spawnattr_setsigdefault(&settings.attributes, &all);
    ::posix_spawnattr_setflags(&settings.attributes,
                               POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    char shell[] = "sh";
    char* arguments[] = {shell, nullptr};
    pid_t pid = -1;
    if (const int code = ::posix_spawn(&pid, "/bin/sh", &settings.actions, &settings.attributes, arguments, environ))
        throw systemFailure("start", "/bin/sh", code);
    return pid;
}

/// The running shell. Its destructor kills its group and reaps it if it still runs.
class RunningShell {
public:
    explicit RunningShell(pid_t pid) : m_pid(pid) {}
    RunningShell(const RunningShell&) = delete;
    RunningShell& operator=(const RunningShell&) = delete;
    ~RunningShell()
    {
        if (m_pid <= 0)
            return;
        ::kill(-m_pid, SIGKILL);
        while (::waitpid(m_pid, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
    /// Whether it has ended; sets the exit code if so.
    bool ended(int& exitCode)
    {
        int status = 0;
        const pid_t found = ::waitpid(m_pid, &status, WNOHANG);
        if (found == 0 || (found < 0 && errno == EINTR))
            return false;
        m_pid = -1;
        if (found < 0) // reaped elsewhere (SIGCHLD ignored): it has ended, but its code is lost
            throw systemFailure("learn how a script ended", {}, errno);
        exitCode = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
        return true;
    }

private:
    pid_t m_pid;
};

/// Reads available bytes; false once the other end is closed.
bool drain(const FileDescriptor& descriptor, std::string& text)
{
    char buffer[65536];
    for (;;) {
        const ssize_t count = ::read(descriptor.get(), buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
            return true;
        if (count <= 0)
            return false;
        text.append(buffer, static_cast<std::size_t>(count));
        if (text.size() > kMostOutput)
            throw Failure(ErrorKind::Io, "run a script", {}, linkReason("link.output-too-long"));
    }
}

} // namespace

ExecResult runLocalScript(const std::string& script, double deadlineSeconds, const std::function<bool()>& giveUp)
{
    const double deadline = steadyTime() + deadlineSeconds;
    const FileDescriptor input = scriptFile(script);
    Pipe output = outputPipe();
    Pipe errorOutput = outputPipe();
    RunningShell shell(spawnShell(input.get(), output.writer.get(), errorOutput.writer.get()));
    output.writer.reset();
    errorOutput.writer.reset();

    ExecResult result;
    for (;;) {
        if (giveUp && giveUp())
            throw Failure(ErrorKind::Cancelled, "run a script", {}, linkReason("link.given-up"));
        const double left = deadline - steadyTime();
        if (!(left > 0.0))
            throw Failure(ErrorKind::Timeout, "run a script", {},
                          linkReason("link.deadline", std::lround(deadlineSeconds * 1000.0)));
        std::array<pollfd, 2> waiting{pollfd{output.reader.get(), POLLIN, 0},
                                      pollfd{errorOutput.reader.get(), POLLIN, 0}};
        const bool allClosed = !output.reader && !errorOutput.reader; // poll skips a closed end, -1
        const int wait = std::min(allClosed ? 1 : kLookMilliseconds, static_cast<int>(left * 1000.0) + 1);
        ::poll(waiting.data(), waiting.size(), wait);
        const bool ended = shell.ended(result.exitCode); // before the last read, so that no output is missed
        if (output.reader && !drain(output.reader, result.output))
            output.reader.reset();
        if (errorOutput.reader && !drain(errorOutput.reader, result.errorOutput))
            errorOutput.reader.reset();
        if (ended)
            return result;
    }
}

} // namespace trainyard
