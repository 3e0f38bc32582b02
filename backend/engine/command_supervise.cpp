// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/base/pipe.h"
#include "backend/base/printable.h"
#include "backend/base/private_files.h"
#include "backend/engine/command.h"
#include "backend/engine/number_rules.h"
#include "backend/engine/supervisor.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/monitor/nvml.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <thread>

namespace trainyard {
namespace {

constexpr double kFindHolder = 2.0;             // seconds
constexpr std::uintmax_t kLongestLog = 1 << 20; // bytes

struct Options {
    std::string queue;
    std::string engine;
    int cores = 0;
    int gpus = -1;
    double idle = 3.0;
    double grace = 20.0;
    bool detach = false;
};

SuperviseSettings settingsFrom(const Options& options)
{
    SuperviseSettings settings;
    settings.queue =
        std::filesystem::absolute(options.queue.empty() ? queueFolder() : std::filesystem::path(options.queue));
    settings.engine = options.engine.empty() ? std::filesystem::read_symlink("/proc/self/exe")
                                             : std::filesystem::absolute(options.engine);
    settings.budget.cores = options.cores > 0 ? options.cores : usableCores();
    settings.budget.gpus = options.gpus >= 0 ? options.gpus : static_cast<int>(Nvml().gpus().size());
    settings.idleSeconds = options.idle;
    settings.graceSeconds = options.grace;
    return settings;
}

/// The lock; or nothing when a supervisor lives there, which then looks at its queue at once. The lock may be held by a
/// dead one's child for the moment before that becomes an engine, or by one that is just about to say who it is.
std::optional<SupervisorLock> takeLock(const QueueDirectory& queue)
{
    const double deadline = steadyTime() + kFindHolder;
    for (;;) {
        if (std::optional<SupervisorLock> lock = SupervisorLock::tryTake(queue.lock()))
            return lock;
        try {
            const std::optional<SupervisorInfo> info = parseSupervisorInfo(readOwnFile(queue.supervisor()));
            if (info && processAlive(info->pid, info->processStart)) {
                ::kill(static_cast<pid_t>(info->pid), SIGUSR1);
                return std::nullopt;
            }
        } catch (const Failure&) {
        }
        if (steadyTime() > deadline)
            return std::nullopt; // held on another machine that shares the folder
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

void logInto(const std::filesystem::path& file)
{
    std::error_code code;
    if (std::filesystem::file_size(file, code) > kLongestLog && !code)
        std::filesystem::rename(file, file.string() + ".1", code);
    claimFile(file);
    setLogSink([file](LogLevel level, std::string_view message) {
        const std::string line = isoTime(unixTime()) + " " + logLevelName(level) + " " + std::string(message) + "\n";
        const FileDescriptor log(::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600));
        [[maybe_unused]] const ssize_t written = log ? ::write(log.get(), line.data(), line.size()) : 0;
    });
}

void closeInherited()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0 && ::open("/dev/null", O_RDWR) < 0)
            throw systemFailure("open", "/dev/null", errno);
    ::closefrom(STDERR_FILENO + 1);
}

/// Raises the soft limits to the hard ones. The shell that started this supervisor set them for itself, but the runs
/// may come from other shells.
void liftLimits()
{
    for (const auto kind : {RLIMIT_AS, RLIMIT_DATA, RLIMIT_FSIZE, RLIMIT_CPU, RLIMIT_NPROC}) {
        rlimit limit{};
        if (::getrlimit(kind, &limit) != 0 || limit.rlim_cur == limit.rlim_max)
            continue;
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(kind, &limit);
    }
}

void supervise(const SuperviseSettings& settings, SupervisorLock lock, const std::function<void()>& ready)
{
    Supervisor supervisor(settings, std::move(lock));
    ready();
    supervisor.run();
}

/// The detached child's life; tells its parent by one byte that it serves the queue, or why not by a text.
int detached(const SuperviseSettings& settings, SupervisorLock lock, FileDescriptor answer)
{
    try {
        ::setsid();
        logInto(settings.queue / "supervisor.log");
        supervise(settings, std::move(lock), [&answer] {
            if (::chdir("/") != 0)
                throw systemFailure("enter", "/", errno);
            const FileDescriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC));
            for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
                ::dup2(nothing.get(), stream);
            [[maybe_unused]] const ssize_t written = ::write(answer.get(), "+", 1);
            answer.reset();
        });
        return 0;
    } catch (...) {
        const Error error = currentError("serve the queue");
        log(LogLevel::Error, error.text());
        const std::string text = "-" + error.text();
        [[maybe_unused]] const ssize_t written = answer ? ::write(answer.get(), text.data(), text.size()) : 0;
        return static_cast<int>(exitCodeFor(error.kind));
    }
}

int detach(const SuperviseSettings& settings, SupervisorLock lock)
{
    Pipe report("start the supervisor");
    const pid_t pid = ::fork();
    if (pid < 0)
        throw systemFailure("start the supervisor", {}, errno);
    if (pid == 0) {
        report.reader.reset();
        ::_exit(detached(settings, std::move(lock), std::move(report.writer)));
    }
    report.writer.reset();
    std::string answer;
    char buffer[4096];
    for (ssize_t count; (count = ::read(report.reader.get(), buffer, sizeof buffer)) != 0;) {
        if (count > 0)
            answer.append(buffer, static_cast<std::size_t>(count));
        else if (errno != EINTR)
            break;
    }
    if (answer == "+")
        return 0;
    complain(answer.size() > 1 ? answer.c_str() + 1 : "The supervisor died while it started.");
    int status = 0;
    ::waitpid(pid, &status, 0);
    if (WIFSIGNALED(status))
        return static_cast<int>(ExitCode::Killed); // nothing is wrong with the queue: worth another try
    return WIFEXITED(status) && WEXITSTATUS(status) != 0 ? WEXITSTATUS(status) : static_cast<int>(ExitCode::Internal);
}

int runSupervise(const Options& options)
{
    closeInherited();
    liftLimits();
    const SuperviseSettings settings = settingsFrom(options);
    const QueueFiles folders{QueueDirectory(settings.queue)}; // they must be there before the lock
    std::optional<SupervisorLock> lock = takeLock(folders.directory());
    if (!lock)
        return 0;
    if (options.detach)
        return detach(settings, std::move(*lock));
    supervise(settings, std::move(*lock), [] {});
    return 0;
}

} // namespace

CommandAction addSuperviseCommand(CLI::App& command)
{
    const auto options = std::make_shared<Options>();
    command.add_option("--queue", options->queue, "The queue's folder (default: this user's on this machine)");
    command.add_option("--engine", options->engine, "The program that trains (default: this one)");
    command.add_option("--cores", options->cores, "Cores to give away (default: all this process may use)")
        ->check(CLI::Range(1, 1 << 20));
    command.add_option("--gpus", options->gpus, "GPUs to give away (default: all)")->check(CLI::Range(0, 1024));
    command.add_option("--idle", options->idle, "Seconds it waits for more before it leaves")
        ->check(amountBetween(0.0, 1e6));
    command.add_option("--grace", options->grace, "Seconds between TERM and KILL of a run that is cancelled")
        ->check(amountBetween(0.0, 1e6));
    command.add_flag("--detach", options->detach, "Go on in the background and return once the queue is served");
    return [options] { return runSupervise(*options); };
}

} // namespace trainyard
