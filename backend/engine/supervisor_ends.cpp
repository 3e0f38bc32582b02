// SPDX-License-Identifier: Apache-2.0
// How jobs end: by themselves, or because they are cancelled.
#include "backend/base/clock.h"
#include "backend/base/logging.h"
#include "backend/base/memory_kills.h"
#include "backend/engine/supervisor.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/run_directory.h"

#include <signal.h>
#include <sys/stat.h>

#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace trainyard {
namespace {

/// The result of the run, when this job wrote it: an older attempt's may lie there until the engine sets it aside.
std::optional<RunResult> resultSince(const std::string& runDirectory, double startedAt)
{
    std::optional<RunResult> result = RunDirectory(runDirectory).readResult();
    if (result && result->endedAt < startedAt)
        result.reset();
    return result;
}

/// Whether control.json asks the run to stop. Requests from before it was started were meant for an earlier attempt.
bool stopAsked(const std::string& runDirectory, double startedAt)
{
    const RunDirectory directory(runDirectory);
    struct stat status {};
    return ::lstat(directory.control().c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
           static_cast<double>(status.st_mtim.tv_sec) >= std::floor(startedAt) &&
           directory.readControl().command == ControlCommand::Stop;
}

} // namespace

bool Supervisor::lookAfterRunning()
{
    bool changed = false;
    for (auto& [token, job] : m_jobs) {
        if (job.state.status != QueueStatus::Running)
            continue;
        std::optional<ChildEnd> end;
        if (job.ours)
            end = reapChild(static_cast<pid_t>(job.state.pid));
        else if (!processAlive(job.state.pid, job.state.processStart))
            end = ChildEnd{};
        if (!end)
            continue;
        finish(job, *end);
        changed = true;
    }
    return changed;
}

void Supervisor::finish(Job& job, const ChildEnd& end)
{
    const std::optional<RunResult> result = resultSince(job.entry.runDirectory, job.state.startedAt);
    job.state.exitCode = end.exitCode;
    job.state.signal = end.signal;
    Reason reason;
    if (result) {
        reason = result->message;
        if (end.exitCode < 0 && end.signal == 0)
            job.state.exitCode = static_cast<int>(result->code);
    } else if (end.exitCode < 0 && end.signal == 0) {
        reason = queueReason("queue.unwatched");
    } else if (end.signal == SIGKILL && job.ours && memoryKills() > job.memoryKills) {
        reason = queueReason("queue.memory-killed");
    } else if (end.exitCode > 0) {
        if (const std::string line = lastPrintedLine(job.entry.runDirectory, job.entry.token); !line.empty())
            // An engine that cannot record its end says why. What it ran may have ended well and printed nothing.
            reason = end.exitCode == static_cast<int>(ExitCode::DiskFull)
                         ? jobReason("job.engine-says", Quotation{line})
                         : queueReason("queue.printed", Quotation{line});
    }
    const bool cancelled = job.cancelAsked || m_files.cancelRequested(job.entry.token);
    setState(job, cancelled ? QueueStatus::Cancelled : QueueStatus::Finished, std::move(reason));
}

bool Supervisor::obeyCancels()
{
    bool changed = false;
    for (const std::string& token : m_files.cancelRequests()) {
        const auto found = m_jobs.find(token);
        if (found == m_jobs.end()) {
            if (!m_files.hasEntry(token)) // else it came after this round's look at the entries
                m_files.removeCancel(token);
            continue;
        }
        Job& job = found->second;
        job.cancelAsked = true;
        if (job.state.status == QueueStatus::Queued) {
            setState(job, QueueStatus::Cancelled, queueReason("queue.taken-off"));
            changed = true;
        } else if (job.state.status == QueueStatus::Running) {
            changed |= endCancelled(job);
        }
    }
    return changed;
}

bool Supervisor::endCancelled(Job& job)
{
    const auto pid = static_cast<pid_t>(job.state.pid);
    if (!job.ours && !processAlive(job.state.pid, job.state.processStart))
        return false; // the next round sees its end
    if (job.termAt == 0.0) {
        job.termAt = steadyTime();
        ::kill(pid, SIGTERM); // the leader alone: it ends its own ranks in order
        return true;
    }
    if (job.killed || steadyTime() - job.termAt < m_settings.graceSeconds)
        return false;
    log(LogLevel::Warning, job.entry.token + " did not end within its grace; killing it");
    kill(job);
    return true;
}

void Supervisor::kill(Job& job)
{
    job.killed = true;
    const auto pid = static_cast<pid_t>(job.state.pid);
    if (::kill(-pid, SIGKILL) != 0)
        ::kill(pid, SIGKILL);
}

/// A run whose first process is frozen does not notice that it is asked to stop. It is woken, or killed if that does
/// not help, without waiting for the deadline of whoever asked.
bool Supervisor::helpFrozen()
{
    bool changed = false;
    for (auto& [token, job] : m_jobs) {
        const auto pid = static_cast<pid_t>(job.state.pid);
        if (job.state.status != QueueStatus::Running || job.killed || !isFrozen(pid) ||
            !processAlive(job.state.pid, job.state.processStart) ||
            !(job.cancelAsked || stopAsked(job.entry.runDirectory, job.state.startedAt)))
            continue;
        const FrozenStep step = job.frozen.look(pid, true, steadyTime());
        if (step == FrozenStep::Wake) {
            log(LogLevel::Warning, token + " is frozen; waking it so that it can stop");
            ::kill(-pid, SIGCONT);
        } else if (step == FrozenStep::Kill) {
            log(LogLevel::Warning, token + " is frozen and to stop; killing it");
            job.cancelAsked = true; // whoever asked it to stop wanted it to end
            kill(job);
        }
        changed = changed || step != FrozenStep::None;
    }
    return changed;
}

} // namespace trainyard
