// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/rank_launcher.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/frozen_process.h"
#include "backend/base/logging.h"
#include "backend/base/memory_kills.h"
#include "backend/base/printable.h"
#include "backend/base/signal_watch.h"
#include "backend/distributed/rank_end.h"
#include "backend/distributed/shared_group.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_ranks.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/cores/place_cores.h"
#include "backend/train/cores/rank_devices.h"
#include "backend/train/killed_run.h"
#include "backend/train/record/run_requests.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace trainyard {
namespace {

constexpr double kGrace = 20.0;     ///< seconds that the others have to leave once a rank has failed …
constexpr double kLastGrace = 10.0; ///< … and once they have been asked to stop

/// Told in the log, since the cores decide how fast a run is.
void tellCores(const CorePlan& plan)
{
    std::string text;
    for (std::size_t rank = 0; rank < plan.processes.size(); ++rank)
        text += (rank > 0 ? "; rank " : "rank ") + std::to_string(rank) + ": " + numberList(plan.processes[rank].cpus);
    if (!text.empty())
        log(LogLevel::Info, "CPUs (" + std::string(name(plan.placement)) + "): " + text + ".");
}

bool inOrder(int status)
{
    return WIFEXITED(status) && (WEXITSTATUS(status) == static_cast<int>(ExitCode::Completed) ||
                                 WEXITSTATUS(status) == static_cast<int>(ExitCode::Stopped));
}

class Launch {
public:
    Launch(const std::filesystem::path& directory, const RankLayout& layout, std::vector<std::string> gpus,
           CorePlan cores)
        : m_directory(directory), m_layout(layout), m_gpus(std::move(gpus)),
          m_group(SharedGroup::create(layout.worldSize())), m_cores(std::move(cores)),
          m_oldRequest(m_directory.readControl().number)
    {
        tellCores(m_cores);
    }

    int run()
    {
        const bool usr1Stops = RunRequests::stopsOnUsr1();
        watchSignals({SIGTERM, SIGINT, SIGHUP, SIGUSR1}, [this, usr1Stops](int signal) {
            if (signal != SIGUSR1 || usr1Stops)
                m_stopAsked = true;
            passOn(signal);
        });
        for (int rank = 0; rank < m_group->size(); ++rank)
            start(rank);
        while (running() > 0) {
            int status = 0;
            const pid_t pid = ::waitpid(-1, &status, WNOHANG);
            if (pid > 0)
                take(pid, status);
            else
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            hurry();
            helpFrozen();
        }
        watchSignals({}, nullptr);
        if (m_failedAt > 0.0)
            leaveResult();
        return m_code;
    }

private:
    void start(int rank)
    {
        const std::vector<std::string> texts = {
            "trainyard-engine",   "run",           m_directory.root().string(),          "--rank",
            std::to_string(rank), "--rank-memory", std::to_string(m_group->descriptor())};
        std::vector<char*> arguments;
        for (const std::string& text : texts)
            arguments.push_back(const_cast<char*>(text.c_str()));
        arguments.push_back(nullptr);
        const bool bound = m_cores.binding == CoreBinding::Bound;
        const cpu_set_t cores =
            cpuSet(bound ? m_cores.processes[static_cast<std::size_t>(rank)].cpus : std::vector<int>());
        const pid_t parent = ::getpid();
        useOnly(gpuOfRank(m_layout, rank, 0, m_gpus)); // for the child; this process uses no GPU
        const pid_t pid = ::fork();
        if (pid < 0) {
            const int code = errno;
            passOn(SIGKILL);
            throw systemFailure("start", "rank " + std::to_string(rank), code);
        }
        if (pid == 0) { // only what is allowed between fork and exec
            ::prctl(PR_SET_PDEATHSIG, SIGTERM);
            if (::getppid() != parent)
                ::_exit(1);
            ::setpgid(0, 0); // a terminal's Ctrl-C comes by way of the starter, once
            if (bound)
                ::sched_setaffinity(0, sizeof cores, &cores);
            ::fcntl(m_group->descriptor(), F_SETFD, 0);
            sigset_t later; // a request for a checkpoint waits until the rank listens; it would end it before
            sigemptyset(&later);
            sigaddset(&later, SIGUSR1);
            ::sigprocmask(SIG_SETMASK, &later, nullptr);
            ::execv("/proc/self/exe", arguments.data());
            ::_exit(127);
        }
        const std::lock_guard lock(m_mutex);
        m_pids.push_back(pid);
        m_firstPid = rank == 0 ? pid : m_firstPid;
    }

    int running()
    {
        const std::lock_guard lock(m_mutex);
        int count = 0;
        for (const pid_t pid : m_pids)
            count += pid > 0 ? 1 : 0;
        return count;
    }

    void passOn(int signal)
    {
        const std::lock_guard lock(m_mutex);
        for (const pid_t pid : m_pids)
            if (pid > 0)
                ::kill(pid, signal);
    }

    void take(pid_t pid, int status)
    {
        int rank = -1;
        {
            const std::lock_guard lock(m_mutex);
            for (std::size_t r = 0; r < m_pids.size(); ++r)
                if (m_pids[r] == pid) {
                    rank = static_cast<int>(r);
                    m_pids[r] = 0;
                }
        }
        if (rank < 0)
            return;
        const RankEnd end = rankEnd(status, memoryKills() > m_memoryKills);
        const int code = WIFEXITED(status) ? WEXITSTATUS(status) : static_cast<int>(end.code);
        if (inOrder(status)) {
            m_code = m_failedAt > 0 ? m_code : code;
            return;
        }
        m_group->markFailed(rank, end.why);     // what the rank itself said of it stays
        if (rank == 0 && WIFSIGNALED(status)) { // otherwise it has said itself what it or another failed of
            const Reason words = m_group->lastWords(0);
            complain("Rank 0 failed: " + words.text() + (words.remedy.empty() ? "." : ""));
        }
        // Of several the one that began it: the others report only that they were left alone.
        if (m_failedAt == 0.0 || m_code == static_cast<int>(exitCodeFor(ErrorKind::Transport)))
            m_code = code;
        if (m_failedAt == 0.0)
            m_failedAt = steadyTime();
    }

    void hurry()
    {
        if (m_failedAt == 0.0)
            return;
        const double since = steadyTime() - m_failedAt;
        if (since > kGrace + kLastGrace)
            passOn(SIGKILL);
        else if (running() == 1 && since > 1.0)
            endStopped();
        else if (since > kGrace && !m_asked) {
            m_asked = true;
            passOn(SIGTERM);
        }
    }

    /// Rank 0 writes the result for all of them, unless it was killed.
    void leaveResult() const
    {
        const int first = std::max(0, m_group->firstFailed());
        try {
            const Error error = errorWith(ErrorKind::Transport, "go on together", {},
                                          ranksReason("ranks.failed", first, m_group->lastWords(first)));
            writeResultFor(m_directory, m_firstPid, exitCodeFromInt(m_code), error);
        } catch (const std::exception& exception) {
            complain(exception.what());
        }
    }

    /// All others have left.
    void endStopped()
    {
        const std::lock_guard lock(m_mutex);
        for (std::size_t rank = 0; rank < m_pids.size(); ++rank)
            if (m_pids[rank] > 0 && isFrozen(m_pids[rank]))
                endFrozen(rank);
    }

    void endFrozen(std::size_t rank)
    {
        m_group->markFailed(static_cast<int>(rank), ranksReason("ranks.frozen"));
        ::kill(m_pids[rank], SIGKILL);
    }

    bool stopAsked()
    {
        if (m_stopAsked)
            return true;
        const ControlRequest request = m_directory.readControl();
        if (request.number > m_oldRequest && request.command == ControlCommand::Stop)
            m_stopAsked = true;
        return m_stopAsked;
    }

    /// Ranks stop together: the others would wait for one that is frozen.
    void helpFrozen()
    {
        const double now = steadyTime();
        if (now < m_nextLook)
            return;
        m_nextLook = now + FrozenWatch::kLook;
        const std::lock_guard lock(m_mutex);
        for (std::size_t rank = 0; rank < m_pids.size(); ++rank) {
            if (m_pids[rank] <= 0 || !isFrozen(m_pids[rank]) || !stopAsked())
                continue;
            const FrozenStep step = m_frozen.look(m_pids[rank], true, now);
            if (step == FrozenStep::Kill) {
                endFrozen(rank);
            } else if (step == FrozenStep::Wake) {
                log(LogLevel::Warning,
                    "Rank " + std::to_string(rank) + " is frozen; waking it so that the run can stop");
                ::kill(m_pids[rank], SIGCONT);
            }
        }
    }

    const RunDirectory m_directory;
    const RankLayout m_layout;
    const std::vector<std::string> m_gpus;
    const std::shared_ptr<SharedGroup> m_group;
    const CorePlan m_cores;
    const std::int64_t m_oldRequest; ///< number of the request in control.json when this began
    std::atomic<bool> m_stopAsked = false;
    FrozenWatch m_frozen;
    std::mutex m_mutex;
    std::vector<pid_t> m_pids;                        ///< by rank; 0 = has ended
    pid_t m_firstPid = 0;                             ///< rank 0's
    const std::int64_t m_memoryKills = memoryKills(); ///< when it began
    double m_failedAt = 0.0;
    double m_nextLook = 0.0;
    bool m_asked = false;
    int m_code = 0;
};

} // namespace

int launchRanks(const std::filesystem::path& directory, const RankLayout& layout, const std::vector<std::string>& gpus,
                const CorePlan& cores)
{
    return Launch(directory, layout, gpus, cores).run();
}

} // namespace trainyard
