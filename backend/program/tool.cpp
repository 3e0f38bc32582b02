// SPDX-License-Identifier: Apache-2.0
#include "backend/program/tool.h"

#include "backend/base/clock.h"
#include "backend/base/pipe.h"
#include "backend/program/guarded_program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

namespace trainyard {
namespace {

constexpr off_t kKeptErrors = 8192, kMostErrors = off_t{1} << 20;

/// A file in memory that cannot grow: whoever writes more is refused.
int cappedFile()
{
    const int file = ::memfd_create("errors", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file >= 0 && ::ftruncate(file, kMostErrors) == 0)
        ::fcntl(file, F_ADD_SEALS, F_SEAL_GROW);
    return file;
}

/// What was written last into it.
std::string endOf(int file)
{
    const off_t end = file < 0 ? 0 : std::max<off_t>(0, ::lseek(file, 0, SEEK_CUR)); // the writers share it
    std::string text(static_cast<std::size_t>(std::min(end, kKeptErrors)), '\0');
    const ssize_t count = ::pread(file, text.data(), text.size(), end - static_cast<off_t>(text.size()));
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(0, count)));
    return text;
}

} // namespace

ToolOutput runTool(const ProgramCommand& command, double seconds, std::size_t limit)
{
    const std::vector<std::string> environment = environmentOf(command);
    std::vector<char*> words, variables;
    for (const std::string& word : command.arguments)
        words.push_back(const_cast<char*>(word.c_str()));
    for (const std::string& variable : environment)
        variables.push_back(const_cast<char*>(variable.c_str()));
    words.push_back(nullptr);
    variables.push_back(nullptr);
    Pipe pipe("run a tool", command.arguments.front());
    const FileDescriptor errors(cappedFile());
    const FileDescriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
    const pid_t pid = ::fork();
    if (pid < 0)
        return {};
    if (pid == 0) { // only what is allowed between fork and exec
        ::setpgid(0, 0);
        ::dup2(nothing.get(), STDIN_FILENO);
        ::dup2(pipe.writer.get(), STDOUT_FILENO);
        ::dup2(errors.get() >= 0 ? errors.get() : nothing.get(), STDERR_FILENO);
        sigset_t none;
        ::sigemptyset(&none);
        ::sigprocmask(SIG_SETMASK, &none, nullptr);
        if (::chdir(command.folder.c_str()) == 0) {
            environ = variables.data(); // execvp() looks along the PATH that stands there
            ::execvp(words.front(), words.data());
        }
        ::_exit(127);
    }
    pipe.writer.reset();
    ToolOutput output;
    const double until = steadyTime() + seconds;
    char buffer[1 << 16];
    for (double left = seconds; left > 0.0 && !output.cut; left = until - steadyTime()) {
        pollfd waiting{pipe.reader.get(), POLLIN, 0};
        if (::poll(&waiting, 1, static_cast<int>(left * 1000.0) + 1) <= 0)
            continue;
        const ssize_t count = ::read(pipe.reader.get(), buffer, sizeof buffer);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            break;
        const std::size_t room = limit - output.text.size();
        output.cut = static_cast<std::size_t>(count) > room;
        output.text.append(buffer, std::min(room, static_cast<std::size_t>(count)));
    }
    int status = 0;
    pid_t ended = 0;
    while (!output.cut && (ended = ::waitpid(pid, &status, WNOHANG)) == 0 && steadyTime() < until)
        ::poll(nullptr, 0, 5);
    if (ended != pid) {
        ::kill(-pid, SIGKILL);
        while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {
        }
        output.status = output.cut ? 0 : -1;
        output.errors = endOf(errors.get());
        return output;
    }
    output.errors = endOf(errors.get());
    output.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return output;
}

} // namespace trainyard
