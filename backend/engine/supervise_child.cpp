// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/supervise_child.h"

#include "backend/base/address_limit.h"
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/pipe.h"
#include "backend/base/private_files.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/run_directory.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr int kExecMilliseconds = 10000; // a program on a slow network disk takes its time
constexpr std::int64_t kLogTail = 64 << 10;
constexpr std::size_t kLongestReason = 500;

std::filesystem::path logPath(const std::filesystem::path& runDirectory)
{
    return runDirectory / "supervise.log";
}

std::string headLine(const std::string& token)
{
    return "=== " + isoTime(unixTime()) + " " + token + "\n";
}

FileDescriptor openLog(const ChildOrder& order)
{
    const std::filesystem::path path = logPath(order.entry.runDirectory);
    FileDescriptor file(
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600));
    struct stat status {};
    if (!file || ::fstat(file.get(), &status) != 0)
        throw systemFailure("open the run's log", path.string(), errno);
    if (!S_ISREG(status.st_mode))
        throw Failure(ErrorKind::BadInput, "open the run's log", path.string(), engineReason("engine.no-regular-file"));
    const std::string head = headLine(order.entry.token);
    if (::write(file.get(), head.data(), head.size()) != static_cast<ssize_t>(head.size()))
        throw systemFailure("write the run's log", path.string(), errno ? errno : ENOSPC);
    return file;
}

std::string joined(const std::vector<int>& numbers)
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

void setEnvironment(const ChildOrder& order)
{
    ::setenv("TRAINYARD_JOB", order.entry.token.c_str(), 1);
    ::unsetenv(kSupervisorLimit);
    if (const std::optional<std::int64_t> limit = addressLimit())
        ::setenv(kSupervisorLimit, std::to_string(*limit).c_str(), 1);
    if (order.gpuIndices.empty())
        return;
    // The driver counts by bus address; CUDA would by speed.
    ::setenv("CUDA_DEVICE_ORDER", "PCI_BUS_ID", 1);
    ::setenv("CUDA_VISIBLE_DEVICES", joined(order.gpuIndices).c_str(), 1);
}

void resetSignals()
{
    for (int signal = 1; signal < NSIG; ++signal)
        ::signal(signal, SIG_DFL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// Whether the supervisor has recorded this process as the job's.
bool isRecorded(const std::filesystem::path& stateFile)
{
    try {
        const std::optional<QueueState> state = parseQueueState(readOwnFile(stateFile));
        return state && state->status == QueueStatus::Running && state->pid == ::getpid() &&
               state->processStart == processStartTime(::getpid());
    } catch (...) {
        return false;
    }
}

/// What kept a child from becoming the engine.
struct StartFault {
    int code = 0;             ///< errno
    bool ofDirectory = false; ///< it is about the run directory, not about the engine
};

/// The child's whole life before it is the engine. The supervisor has one thread, so everything may be used here.
[[noreturn]] void becomeEngine(const ChildOrder& order, Pipe& go, Pipe& failed, const FileDescriptor& logFile)
{
    ::close(order.lockDescriptor);
    go.writer.reset();
    ::setsid();
    char byte = 0;
    ssize_t count = 0;
    do
        count = ::read(go.reader.get(), &byte, 1);
    while (count < 0 && errno == EINTR);
    if (count != 1 && !isRecorded(order.stateFile))
        ::_exit(127);

    const FileDescriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
    ::dup2(nothing.get(), STDIN_FILENO);
    ::dup2(logFile.get(), STDOUT_FILENO);
    ::dup2(logFile.get(), STDERR_FILENO);
    setEnvironment(order);
    resetSignals();
    const char* arguments[] = {order.engine.c_str(), "run", order.entry.runDirectory.c_str(), nullptr};
    StartFault fault{::chdir(order.entry.runDirectory.c_str()) == 0 ? 0 : errno, true};
    if (fault.code == 0) {
        ::execv(order.engine.c_str(), const_cast<char**>(arguments));
        fault = {errno, false};
    }
    ::dprintf(STDERR_FILENO, "Cannot start %s: error %d\n",
              fault.ofDirectory ? order.entry.runDirectory.c_str() : order.engine.c_str(), fault.code);
    [[maybe_unused]] const ssize_t written = ::write(failed.writer.get(), &fault, sizeof fault);
    ::_exit(127);
}

void reapFor(pid_t pid)
{
    while (::waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
    }
}

/// What the child says before it gives up; code 0 when it became the engine (the pipe closed without a word) or takes
/// very long.
StartFault startFault(const FileDescriptor& reader)
{
    pollfd waiting{reader.get(), POLLIN, 0};
    while (::poll(&waiting, 1, kExecMilliseconds) < 0 && errno == EINTR) {
    }
    StartFault fault;
    if (waiting.revents == 0 || ::read(reader.get(), &fault, sizeof fault) != sizeof fault)
        return {};
    return fault;
}

} // namespace

pid_t startRecordedChild(const ChildOrder& order, const std::function<void(pid_t, std::int64_t)>& record)
{
    const FileDescriptor logFile = openLog(order);
    Pipe go("start the run");
    Pipe failed("start the run");
    const pid_t pid = ::fork();
    if (pid < 0)
        throw systemFailure("start the run", {}, errno);
    if (pid == 0)
        becomeEngine(order, go, failed, logFile);
    go.reader.reset();
    failed.writer.reset();
    try {
        record(pid, processStartTime(pid));
    } catch (...) {
        ::kill(pid, SIGKILL);
        reapFor(pid);
        throw;
    }
    const char byte = 1;
    const ssize_t written = ::write(go.writer.get(), &byte, 1);
    go.writer.reset();
    const StartFault fault = written == 1 ? startFault(failed.reader) : StartFault{EPIPE, false};
    if (fault.code != 0) {
        reapFor(pid);
        throw fault.ofDirectory ? systemFailure("use the run directory", order.entry.runDirectory, fault.code)
                                : systemFailure("start", order.engine.string(), fault.code);
    }
    return pid;
}

std::optional<ChildEnd> reapChild(pid_t pid)
{
    siginfo_t info{};
    if (::waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 && errno == ECHILD)
        return ChildEnd{}; // not ours any more: nobody can know
    if (info.si_pid == 0)
        return std::nullopt;
    ::kill(-pid, SIGKILL); // its number is still ours, so nobody else can be hit
    reapFor(pid);
    if (info.si_code == CLD_EXITED)
        return ChildEnd{info.si_status, 0};
    return ChildEnd{-1, info.si_status};
}

std::string lastPrintedLine(const std::filesystem::path& runDirectory, const std::string& token)
{
    const FileDescriptor file(::open(logPath(runDirectory).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (!file || ::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode))
        return {};
    std::string tail(static_cast<std::size_t>(std::min<std::int64_t>(status.st_size, kLogTail)), '\0');
    const ssize_t count =
        ::pread(file.get(), tail.data(), tail.size(), status.st_size - static_cast<off_t>(tail.size()));
    tail.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    const std::size_t head = tail.rfind("=== ");
    if (const std::size_t end = tail.find('\n', head);
        head != std::string::npos && end != std::string::npos && tail.substr(head, end - head).ends_with(" " + token))
        tail.erase(0, end + 1);
    while (!tail.empty() && (tail.back() == '\n' || tail.back() == '\r' || tail.back() == ' '))
        tail.pop_back();
    const std::size_t begin = tail.rfind('\n');
    std::string line = begin == std::string::npos ? tail : tail.substr(begin + 1);
    if (line.size() > kLongestReason)
        line.resize(kLongestReason);
    return line;
}

} // namespace trainyard
