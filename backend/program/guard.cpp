// SPDX-License-Identifier: Apache-2.0
#include "backend/program/guard.h"

#include "backend/base/clock.h"
#include "backend/program/process_tree.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace trainyard {
namespace {

constexpr double kLastGrace = 5.0; // seconds between TERM and KILL once the sidecar is gone
constexpr int kLook = 500;         // milliseconds between looks at the sidecar, besides the signal of its death

void tell(int descriptor, GuardNews::Kind kind, int value)
{
    const GuardNews news{kind, value};
    while (::write(descriptor, &news, sizeof news) < 0 && errno == EINTR) {
    }
}

void signalBelow(int signal)
{
    for (const ProcessEntry& process : processesBelow(::getpid()))
        if (!process.zombie)
            ::kill(process.pid, signal);
}

/// Until nothing is left below; what was killed may have started something just before.
void killBelow()
{
    for (int round = 0; round < 100; ++round) {
        signalBelow(SIGKILL);
        while (::waitpid(-1, nullptr, WNOHANG) > 0) {
        }
        if (processesBelow(::getpid()).empty())
            return;
        ::poll(nullptr, 0, 10);
    }
}

[[noreturn]] void becomeProgram(int failed, pid_t guard, const std::vector<std::string>& arguments)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != guard)
        ::_exit(127);
    ::setpgid(0, 0);
    for (int signal = 1; signal < NSIG; ++signal)
        ::signal(signal, SIG_DFL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    std::vector<char*> words;
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    ::execvp(words.front(), words.data());
    const int code = errno;
    while (::write(failed, &code, sizeof code) < 0 && errno == EINTR) {
    }
    ::_exit(127);
}

/// errno of the program's start; 0 when it runs: its end of the pipe was closed without a word.
int startError(int reader)
{
    int code = 0;
    ssize_t count = 0;
    do
        count = ::read(reader, &code, sizeof code);
    while (count < 0 && errno == EINTR);
    return count == sizeof code ? code : 0;
}

/// Ends all below, the sidecar being dead.
int endAll()
{
    signalBelow(SIGTERM);
    for (const double until = steadyTime() + kLastGrace; steadyTime() < until;) {
        while (::waitpid(-1, nullptr, WNOHANG) > 0) {
        }
        if (processesBelow(::getpid()).empty())
            return 1;
        ::poll(nullptr, 0, 50);
    }
    killBelow();
    return 1;
}

} // namespace

int guardProgram(int newsDescriptor, std::int64_t sidecar, const std::vector<std::string>& arguments)
{
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    const auto orphaned = [sidecar] { return ::getppid() != static_cast<pid_t>(sidecar); };
    if (orphaned() || arguments.empty())
        return 1;
    sigset_t signals;
    ::sigemptyset(&signals);
    for (const int signal : {SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGUSR1})
        ::sigaddset(&signals, signal);
    ::sigprocmask(SIG_BLOCK, &signals, nullptr);
    const int listening = ::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    ::fcntl(newsDescriptor, F_SETFD, FD_CLOEXEC);
    int start[2] = {-1, -1};
    if (::pipe2(start, O_CLOEXEC) != 0) {
        tell(newsDescriptor, GuardNews::Refused, errno);
        return 1;
    }
    const pid_t guard = ::getpid();
    const pid_t program = ::fork();
    if (program < 0) {
        tell(newsDescriptor, GuardNews::Refused, errno);
        return 1;
    }
    if (program == 0)
        becomeProgram(start[1], guard, arguments);
    ::close(start[1]);
    ::setpgid(program, program); // whoever is first
    if (const int code = startError(start[0])) {
        tell(newsDescriptor, GuardNews::Refused, code);
        return 1;
    }
    tell(newsDescriptor, GuardNews::Started, program);
    // The guard holds no end of the program's output, or its reader would wait for it.
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO})
        ::close(stream);
    for (;;) {
        pollfd waiting{listening, POLLIN, 0};
        ::poll(&waiting, 1, kLook);
        signalfd_siginfo info{};
        while (::read(listening, &info, sizeof info) == sizeof info) {
        }
        if (orphaned())
            return endAll();
        int status = 0;
        for (pid_t pid = 0; (pid = ::waitpid(-1, &status, WNOHANG)) > 0;)
            if (pid == program) {
                killBelow(); // what it left behind
                tell(newsDescriptor, GuardNews::Ended, status);
                return 0;
            }
    }
}

int guardCommand(int count, char** words)
{
    if (count < 4 || std::string_view(words[2]) != "--") {
        std::fputs("This command is for the sidecar of a program, which starts it.\n", stderr);
        return 1;
    }
    return guardProgram(std::atoi(words[0]), std::atoll(words[1]), std::vector<std::string>(words + 3, words + count));
}

} // namespace trainyard
