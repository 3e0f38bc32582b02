// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/supervisor.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/base/memory_kills.h"
#include "backend/base/private_files.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/version.h"

#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace trainyard {
namespace {

constexpr double kShortestWait = 0.02; // seconds between rounds: after a change, growing while nothing happens
constexpr double kLongestWait = 0.4;
constexpr double kTroubledWait = 2.0;
constexpr double kRepeatComplaint = 60.0;

FileDescriptor listenToSignals()
{
    sigset_t signals;
    ::sigemptyset(&signals);
    for (const int signal : {SIGCHLD, SIGTERM, SIGINT, SIGUSR1})
        ::sigaddset(&signals, signal);
    ::signal(SIGHUP, SIG_IGN); // the terminal it was started from may go
    ::signal(SIGPIPE, SIG_IGN);
    ::signal(SIGCHLD, SIG_DFL); // an inherited "ignore" would lose every exit code
    ::sigprocmask(SIG_SETMASK, &signals, nullptr);
    FileDescriptor descriptor(::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK));
    if (!descriptor)
        throw systemFailure("listen to signals", {}, errno);
    return descriptor;
}

bool isFinalStatus(QueueStatus status)
{
    return status != QueueStatus::Queued && status != QueueStatus::Running;
}

/// The newest attempt's process, when it lives: what is left to go by when the queue's own record is damaged.
std::optional<AttemptInfo> livingAttempt(const std::string& runDirectory)
{
    const RunDirectory directory{runDirectory};
    const std::vector<int> attempts = directory.attempts();
    const std::optional<AttemptInfo> info = attempts.empty() ? std::nullopt : directory.readAttempt(attempts.back());
    return info && processAlive(info->pid, info->processStart) ? info : std::nullopt;
}

} // namespace

Supervisor::Supervisor(SuperviseSettings settings, SupervisorLock lock)
    : m_settings(std::move(settings)), m_lock(std::move(lock)), m_files(QueueDirectory(m_settings.queue)),
      m_signals(listenToSignals())
{
    announce();
}

void Supervisor::announce() const
{
    SupervisorInfo info;
    info.pid = ::getpid();
    info.processStart = processStartTime(info.pid);
    info.engine = engineVersionLine();
    info.since = unixTime();
    writePrivateFile(m_files.directory().supervisor(), toText(info));
}

void Supervisor::run()
{
    double wait = kShortestWait;
    double idleSince = steadyTime();
    for (;;) {
        const bool changed = step();
        if (!m_lock.standsThere()) {
            log(LogLevel::Warning, "The queue or its lock was removed; leaving");
            return;
        }
        if (changed || !m_jobs.empty())
            idleSince = steadyTime();
        if (m_jobs.empty() && steadyTime() - idleSince >= m_settings.idleSeconds) {
            if (leave())
                return;
            idleSince = steadyTime();
        }
        wait = changed ? kShortestWait : std::min(wait * 1.5, kLongestWait);
        if (waitForSignal(m_troubled ? kTroubledWait : wait)) {
            ::unlink(m_files.directory().supervisor().c_str());
            return;
        }
    }
}

bool Supervisor::waitForSignal(double seconds)
{
    pollfd waiting{m_signals.get(), POLLIN, 0};
    ::poll(&waiting, 1, static_cast<int>(seconds * 1000.0));
    bool leaveNow = false;
    signalfd_siginfo info{};
    while (::read(m_signals.get(), &info, sizeof info) == sizeof info)
        leaveNow = leaveNow || info.ssi_signo == SIGTERM || info.ssi_signo == SIGINT;
    return leaveNow;
}

bool Supervisor::leave()
{
    // Whoever submits writes the entry first and then tries the lock. So an entry that came too late for the last round
    // belongs to somebody who may have found the lock taken: it must be seen after the lock is free, and by us.
    ::unlink(m_files.directory().supervisor().c_str());
    m_lock.release();
    try {
        const std::set<std::string> tokens = m_files.entryTokens();
        if (std::includes(m_seen.begin(), m_seen.end(), tokens.begin(), tokens.end()))
            return true;
        std::optional<SupervisorLock> again = SupervisorLock::tryTake(m_files.directory().lock());
        if (!again)
            return true; // another one serves it now
        m_lock = std::move(*again);
    } catch (const Failure& failure) {
        complain(failure.error());
        return true;
    }
    guarded([this] {
        announce();
        return true;
    });
    return false;
}

bool Supervisor::step()
{
    m_troubled = false;
    bool changed = guarded([this] { return takeNewEntries(); });
    changed |= guarded([this] { return lookAfterRunning(); });
    changed |= guarded([this] { return obeyCancels(); });
    changed |= guarded([this] { return helpFrozen(); });
    changed |= guarded([this] { return startWaiting(); });
    changed |= guarded([this] { return dropFinal(); });
    return changed;
}

bool Supervisor::guarded(const std::function<bool()>& part)
{
    try {
        return part();
    } catch (...) {
        complain(currentError("serve the queue"));
        return false;
    }
}

void Supervisor::complain(const Error& error)
{
    m_troubled = true;
    const std::string text = error.text();
    if (text == m_complaint && steadyTime() - m_complainedAt < kRepeatComplaint)
        return;
    m_complaint = text;
    m_complainedAt = steadyTime();
    log(LogLevel::Error, text);
}

bool Supervisor::takeNewEntries()
{
    bool changed = false;
    m_seen = m_files.entryTokens();
    for (const std::string& token : m_seen) {
        if (m_jobs.contains(token))
            continue;
        changed |= guarded([&] {
            const std::optional<QueueEntry> entry = m_files.readEntry(token);
            if (entry)
                take(*entry);
            return true;
        });
    }
    for (auto& [token, job] : m_jobs) {
        if (job.state.status == QueueStatus::Queued && !m_seen.contains(token)) {
            setState(job, QueueStatus::Cancelled, queueReason("queue.taken-off-by-hand"));
            changed = true;
        }
    }
    return changed;
}

void Supervisor::take(const QueueEntry& entry)
{
    Job job;
    job.entry = entry;
    const StateReading reading = m_files.readState(entry.token);
    if (reading.kind == StateReading::Kind::Valid) {
        job.state = reading.state;
        if (job.state.status == QueueStatus::Running)
            log(LogLevel::Info, "Adopting " + entry.token + ", process " + std::to_string(job.state.pid));
    } else {
        job.state.token = entry.token;
        if (reading.kind == StateReading::Kind::Damaged)
            takeDamaged(job);
    }
    m_jobs.emplace(entry.token, std::move(job));
}

void Supervisor::takeDamaged(Job& job)
{
    // Whether it was started cannot be known; starting it again could run it twice.
    if (const std::optional<AttemptInfo> attempt = livingAttempt(job.entry.runDirectory)) {
        job.state.pid = attempt->pid;
        job.state.processStart = attempt->processStart;
        job.state.startedAt = attempt->startedAt;
        setState(job, QueueStatus::Running, {});
    } else {
        setState(job, QueueStatus::Failed, queueReason("queue.record-damaged"));
    }
}

QueueNeed Supervisor::needOfToken(const std::string& token) const
{
    if (const auto found = m_jobs.find(token); found != m_jobs.end())
        return needOf(found->second.state, true);
    const StateReading reading = m_files.readState(token); // throws what may pass: then it waits
    if (reading.kind == StateReading::Kind::Damaged)
        return QueueNeed::Lost;
    return needOf(reading.kind == StateReading::Kind::Valid ? std::optional(reading.state) : std::nullopt,
                  m_files.hasEntry(token));
}

/// False while the job must wait for another one, and when that was lost: then it has failed.
bool Supervisor::mayStart(Job& job, bool& changed)
{
    if (job.mayStart)
        return true;
    for (const std::string& token : job.entry.after) {
        const QueueNeed need = needOfToken(token);
        if (need == QueueNeed::None)
            continue;
        const bool awaited = need == QueueNeed::Awaited;
        if (!awaited || job.state.need != need || job.state.needed != token) {
            job.state.need = need;
            job.state.needed = token;
            setState(job, awaited ? QueueStatus::Queued : QueueStatus::Failed, reasonOf(need));
            changed = changed || !awaited;
        }
        return false;
    }
    job.mayStart = true;
    job.state.need = QueueNeed::None;
    job.state.needed.clear();
    return true;
}

bool Supervisor::startWaiting()
{
    std::vector<Job*> waiting;
    std::vector<RunningShare> running;
    bool changed = false;
    for (auto& [token, job] : m_jobs) {
        if (job.state.status == QueueStatus::Queued && mayStart(job, changed))
            waiting.push_back(&job);
        else if (job.state.status == QueueStatus::Running)
            running.push_back({job.entry.name.empty() ? token : job.entry.name, job.entry.runDirectory, job.entry.cpus,
                               job.state.gpuIndices});
    }
    std::sort(waiting.begin(), waiting.end(),
              [](const Job* a, const Job* b) { return comesBefore(a->entry, b->entry); });
    std::vector<QueueEntry> entries;
    for (const Job* job : waiting)
        entries.push_back(job->entry);

    const std::vector<StartDecision> decisions = decideStarts(entries, std::move(running), m_settings.budget);
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        Job& job = *waiting[i];
        const StartDecision& decision = decisions[i];
        if (decision.kind == StartDecision::Kind::Start) {
            start(job, decision.gpuIndices);
            changed = true;
        } else if (decision.kind == StartDecision::Kind::Refuse) {
            setState(job, QueueStatus::Failed, decision.reason);
            changed = true;
        } else if (job.state.reason != decision.reason) {
            setState(job, QueueStatus::Queued, decision.reason);
        }
    }
    return changed;
}

void Supervisor::start(Job& job, std::vector<int> gpuIndices)
{
    try {
        const RunDirectory directory(job.entry.runDirectory);
        requireOwnFolder(directory.root());
        (void)readOwnFile(directory.spec());
        (void)directory.readSpec();
        if (::access(m_settings.engine.c_str(), X_OK) != 0)
            throw systemFailure("start", m_settings.engine.string(), errno);
    } catch (const Failure& failure) {
        setState(job, QueueStatus::Failed, errorReason(failure.error()));
        return;
    }
    const QueueState before = job.state;
    const ChildOrder order{m_settings.engine, job.entry, gpuIndices,
                           m_files.directory().states() / (job.entry.token + ".json"), m_lock.descriptor()};
    job.memoryKills = memoryKills();
    bool recorded = false;
    bool recordFailed = false;
    try {
        startRecordedChild(order, [&](pid_t pid, std::int64_t processStart) {
            job.state.status = QueueStatus::Running;
            job.state.reason = {};
            job.state.pid = pid;
            job.state.processStart = processStart;
            job.state.startedAt = unixTime();
            job.state.gpuIndices = gpuIndices;
            recordFailed = true;
            m_files.writeState(job.state);
            recordFailed = false;
            recorded = true;
        });
        job.ours = true;
        job.unwritten = false;
        log(LogLevel::Info, "Started " + job.entry.token + ", process " + std::to_string(job.state.pid));
    } catch (const Failure& failure) {
        job.state = before;
        if (recordFailed) // the queue's disk is full or gone, which is no fault of the run: it waits
            throw;
        if (!recorded && failure.error().kind == ErrorKind::Busy)
            throw; // no more processes for now
        setState(job, QueueStatus::Failed, errorReason(failure.error()));
    }
}

void Supervisor::setState(Job& job, QueueStatus status, Reason reason)
{
    job.state.status = status;
    job.state.reason = std::move(reason);
    if (isFinalStatus(status))
        job.state.endedAt = unixTime();
    job.unwritten = true;
    if (isFinalStatus(status))
        log(LogLevel::Info, job.entry.token + " is " + std::string(name(status)) +
                                (job.state.reason.empty() ? "" : ": " + job.state.reason.text()));
    write(job);
}

bool Supervisor::write(Job& job)
{
    try {
        m_files.writeState(job.state);
        job.unwritten = false;
    } catch (const Failure& failure) {
        complain(failure.error());
    }
    return !job.unwritten;
}

bool Supervisor::dropFinal()
{
    bool changed = false;
    for (auto it = m_jobs.begin(); it != m_jobs.end();) {
        Job& job = it->second;
        if (job.unwritten && !write(job)) {
            ++it;
        } else if (isFinalStatus(job.state.status)) {
            m_files.removeRequests(it->first);
            it = m_jobs.erase(it);
            changed = true;
        } else {
            ++it;
        }
    }
    return changed;
}

} // namespace trainyard
