// SPDX-License-Identifier: Apache-2.0
// Requests that reach the program, and what its end means.
#include "backend/program/program_session.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/base/memory_kills.h"
#include "backend/base/private_files.h"
#include "backend/program/process_tree.h"
#include "backend/program/tool.h"
#include "backend/protocol/reasons_program.h"
#include "backend/train/record/run_failure.h"
#include "backend/train/record/run_requests.h"

#include <poll.h>
#include <sys/wait.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstring>

namespace trainyard {
namespace {

constexpr double kKillSeconds = 10.0;  // between TERM and KILL
constexpr double kQueueSeconds = 10.0; // for a command of the queue
constexpr double kRoomSeconds = 300.0; // for room on a full disk
constexpr int kRoomLook = 500;         // milliseconds
constexpr std::size_t kResultRoom = std::size_t{64} << 10;
constexpr std::size_t kMostResultMetrics = 100;

std::string signalName(int signal)
{
    const char* name = ::sigabbrev_np(signal);
    return name ? std::string("SIG") + name : std::string("?");
}

} // namespace

void ProgramSession::passRequests()
{
    if (RunRequests::takeCheckpoint() != RunRequests::Origin::None) {
        try {
            writeFileAtomically(m_start.saveFile, "save\n");
        } catch (const Failure& failure) {
            log(LogLevel::Warning, failure.error().text());
        }
        if (m_wanted.stop == ProgramStop::Usr1)
            signalRanks(SIGUSR1);
    }
    if (RunRequests::stop() != RunRequests::Origin::None && m_stopAt == 0.0)
        askToStop();
    if (m_stopAt > 0.0) {
        helpFrozen();
        hurry();
    }
}

/// To the processes that train. Those that srun has started are children of Slurm's: it passes the signal on.
void ProgramSession::signalRanks(int signal)
{
    if (m_start.allocation && startsSteps(m_spec, *m_start.allocation)) {
        ProgramCommand command;
        command.folder = m_directory.root().string();
        // Without the option --batch, it reaches the job's steps and not its script.
        command.arguments = {"scancel", "--signal=" + std::to_string(signal), m_start.allocation->job};
        if (runTool(command, kQueueSeconds, 4096).ok())
            return;
        log(LogLevel::Warning, "scancel cannot send signal " + std::to_string(signal) + " to the ranks");
    }
    if (signal == SIGUSR1)
        m_program->signalTrainers(signal, m_wanted.launcher);
    else
        m_program->signalGroup(signal);
}

void ProgramSession::endAll()
{
    if (m_start.allocation && startsSteps(m_spec, *m_start.allocation))
        signalRanks(SIGKILL);
    m_program->killAll();
}

void ProgramSession::askToStop()
{
    m_stopAt = steadyTime();
    try {
        writeFileAtomically(m_start.stopFile, "stop\n");
    } catch (const Failure& failure) { // a full disk: the signals remain
        log(LogLevel::Warning, failure.error().text());
    }
    const bool deaf = m_wanted.stop == ProgramStop::File && !m_inbox->helperSeen();
    const char* by = deaf || m_wanted.stop == ProgramStop::Term ? "TERM"
                     : m_wanted.stop == ProgramStop::Usr1       ? "USR1"
                                                                : "its stop file";
    m_attempt.message(LogLevel::Info, programReason("program.asked", m_name, by));
    if (m_wanted.stop == ProgramStop::Usr1)
        signalRanks(SIGUSR1);
    if (deaf || m_wanted.stop == ProgramStop::Term) {
        m_termAt = m_stopAt;
        signalRanks(SIGTERM);
    }
}

void ProgramSession::hurry()
{
    const double now = steadyTime();
    const double grace = m_wanted.graceSeconds;
    if (m_termAt == 0.0 && now - m_stopAt >= grace) {
        m_termAt = now;
        signalRanks(SIGTERM);
    }
    const double last = m_wanted.stop == ProgramStop::File && m_termAt > m_stopAt ? kKillSeconds
                        : m_wanted.stop == ProgramStop::Usr1                      ? kKillSeconds
                                                                                  : std::max(grace, kKillSeconds);
    if (m_termAt > 0.0 && !m_killed && now - m_termAt >= last)
        endLate();
}

void ProgramSession::endLate()
{
    m_killed = true;
    m_attempt.message(LogLevel::Warning, programReason("program.ended-by", m_name, Duration{steadyTime() - m_stopAt}));
    endAll();
}

/// A frozen program does not notice that it is asked to stop, and would let the whole grace pass.
void ProgramSession::helpFrozen()
{
    const double now = steadyTime();
    if (m_killed || now < m_frozenAt)
        return;
    m_frozenAt = now + FrozenWatch::kLook;
    if (isFrozen(m_program->guard()))
        ::kill(m_program->guard(), SIGCONT);
    for (const ProcessEntry& process : processesBelow(m_program->guard())) {
        if (!process.frozen)
            continue;
        const FrozenStep step = m_frozen.look(process.pid, true, now);
        if (step == FrozenStep::Wake) {
            log(LogLevel::Warning, "Process " + std::to_string(process.pid) + " of " + m_name +
                                       " is frozen; waking it so that it can stop");
            ::kill(process.pid, SIGCONT);
        } else if (step == FrozenStep::Kill && process.pid == m_program->program()) {
            m_termAt = std::max(m_termAt, m_stopAt); // wasStopped() looks at it
            endLate();
            return;
        } else if (step == FrozenStep::Kill) {
            ::kill(process.pid, SIGKILL);
        }
    }
}

Error ProgramSession::failureOf(int status, ExitCode& code) const
{
    code = ExitCode::ProgramFailed;
    const std::string words = m_errors->lastWords().empty() ? m_output->lastWords() : m_errors->lastWords();
    Reason why;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) {
        const bool memory = memoryKills() > m_kills;
        code = memory ? ExitCode::OutOfMemory : ExitCode::Killed;
        why = memory ? programReason("program.memory", m_name) : programReason("program.killed", m_name);
    } else if (WIFSIGNALED(status)) {
        const int signal = WTERMSIG(status);
        why = words.empty() ? programReason("program.signal-mute", m_name, signal, signalName(signal))
                            : programReason("program.signal", m_name, signal, signalName(signal), Quotation{words});
    } else {
        why = words.empty() ? programReason("program.exit-mute", m_name, WEXITSTATUS(status))
                            : programReason("program.exit", m_name, WEXITSTATUS(status), Quotation{words});
    }
    return errorWith(ErrorKind::Internal, {}, m_name, std::move(why)); // it ran: nothing could not be done
}

/// A disk that is full for a while must not cost the program's work: its last events and its result wait for room. If
/// the run is asked to stop meanwhile, it waits no longer.
void ProgramSession::waitForRoom()
{
    const std::filesystem::path probe = m_directory.root() / (".room-" + randomHex(8));
    const double until = steadyTime() + kRoomSeconds;
    for (bool told = false;; told = true) {
        std::error_code ignored;
        try {
            m_attempt.events().flush(false);
            writePrivateFile(probe, std::string(kResultRoom, ' '));
            std::filesystem::remove(probe, ignored);
            return;
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::NoSpace || steadyTime() >= until ||
                RunRequests::stop() != RunRequests::Origin::None)
                return; // what writes next says why
            if (!told)
                log(LogLevel::Warning, "Waiting for room to record the end of the run: " + failure.error().text());
        }
        ::poll(nullptr, 0, kRoomLook);
    }
}

/// Whether it has ended because it was asked to.
bool ProgramSession::wasStopped(int status) const
{
    const RunRequests::Origin origin = RunRequests::stop();
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return m_stopAt > 0.0; // otherwise it had trained to its end
    if (m_stopAt > 0.0 && (m_termAt > 0.0 || m_wanted.stop == ProgramStop::Usr1))
        return true;
    // On preemption, Slurm ends the ranks in the moment in which it tells the sidecar, and launchers then end with
    // codes of their own.
    const bool byTerm = (WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM) ||
                        (WIFEXITED(status) && WEXITSTATUS(status) == 128 + SIGTERM);
    return (origin != RunRequests::Origin::None && byTerm) ||
           (origin == RunRequests::Origin::Signal && m_start.allocation);
}

ProgramEnd ProgramSession::conclude(int status)
{
    ProgramEnd end;
    end.loop.step = m_step;
    end.loop.samples = m_samples;
    end.loop.elapsed = elapsed();
    for (const auto& [series, value] : m_last)
        if (end.loop.metrics.size() < kMostResultMetrics)
            end.loop.metrics.emplace_back(series, value);
    end.stepsPerEpoch =
        m_epoch > 0.0 ? std::max<std::int64_t>(1, std::llround(static_cast<double>(m_step) / m_epoch)) : 0;
    end.totalSteps = m_totalSteps;
    end.checkpoint = m_checkpoint;
    const bool inOrder = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (wasStopped(status)) {
        end.code = ExitCode::Stopped;
        if (ExitCode ignored; !inOrder) // its words may tell more than that it was asked to
            log(LogLevel::Info, failureOf(status, ignored).text());
    } else if (!inOrder) {
        end.error = failureOf(status, end.code);
    } else if (const std::optional<Error> failed = m_attempt.events().failure()) {
        end.error = failed; // it trained to the end, but not all of it could be recorded
        end.code = exitCodeFor(failed->kind);
    }
    for (const auto& [kind, path] : m_followed->absent())
        m_attempt.message(LogLevel::Warning,
                          programReason("program.not-followed", PathText{path.string()}, foreign::title(kind)));
    if (m_inbox->uncomplained() > 0)
        m_attempt.message(LogLevel::Warning, programReason("program.bad-lines", m_inbox->uncomplained(),
                                                           PathText{m_start.folder.string()}));
    return end;
}

} // namespace trainyard
