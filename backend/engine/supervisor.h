// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/frozen_process.h"
#include "backend/engine/supervise_child.h"
#include "backend/engine/supervise_files.h"
#include "backend/engine/supervise_lock.h"
#include "backend/engine/supervise_plan.h"

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace trainyard {

struct SuperviseSettings {
    std::filesystem::path queue;  ///< absolute
    std::filesystem::path engine; ///< absolute: the program whose `run DIR` trains
    MachineBudget budget;
    double idleSeconds = 3.0;   ///< how long it waits for more before it leaves
    double graceSeconds = 20.0; ///< between TERM and KILL of a run that is cancelled
};

/// Serves one queue until nothing waits or runs. One thread; the caller has the lock. What is true of a job stands in
/// its state file before anything is done about it, so that a supervisor may be killed at any moment: the next one
/// reads the same truth, adopts what runs (by pid and process start) and judges what ended by its result.json.
class Supervisor {
public:
    /// Blocks the signals it listens to and writes supervisor.json; throws Failure.
    Supervisor(SuperviseSettings settings, SupervisorLock lock);
    /// Returns when the queue is empty, on TERM or INT (runs go on), or when somebody removed the queue.
    void run();

private:
    struct Job {
        QueueEntry entry;
        QueueState state;
        bool ours = false;      ///< child of this process, not adopted
        bool unwritten = false; ///< `state` is not on disk yet
        bool cancelAsked = false;
        bool mayStart = false; ///< all that it comes after have ended well
        double termAt = 0.0;   ///< steady time of TERM, 0 = not sent
        bool killed = false;
        FrozenWatch frozen;
        std::int64_t memoryKills = 0; ///< memoryKills() when it was started
    };
    using Jobs = std::map<std::string, Job>;

    bool step(); ///< one round; whether anything changed
    bool guarded(const std::function<bool()>& part);
    void complain(const Error& error);
    bool takeNewEntries();
    void take(const QueueEntry& entry);
    void takeDamaged(Job& job);
    bool lookAfterRunning();
    bool obeyCancels();
    bool endCancelled(Job& job);
    void kill(Job& job);
    bool helpFrozen();
    bool startWaiting();
    bool mayStart(Job& job, bool& changed);
    QueueNeed needOfToken(const std::string& token) const;
    void start(Job& job, std::vector<int> gpuIndices);
    bool dropFinal();
    void setState(Job& job, QueueStatus status, Reason reason);
    void finish(Job& job, const ChildEnd& end);
    bool write(Job& job);
    bool leave(); ///< gives the lock back; false when a newcomer was seen and the lock is ours again
    void announce() const;
    bool waitForSignal(double seconds); ///< whether to leave because of TERM or INT

    SuperviseSettings m_settings;
    SupervisorLock m_lock;
    QueueFiles m_files;
    FileDescriptor m_signals;
    Jobs m_jobs;
    std::set<std::string> m_seen; ///< tokens that had an entry in the last round
    bool m_troubled = false;      ///< something could not be read or written in the last round
    std::string m_complaint;      ///< told once a minute, not in every round
    double m_complainedAt = 0.0;
};

} // namespace trainyard
