// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/queue.h"
#include "cluster/scheduler/scheduler.h"

#include <string>

namespace trainyard {

/// The queue of a machine without SLURM: the folder of backend/protocol/queue.h, served by `trainyard-engine
/// supervise`. Used by one thread; several of them, in several programs, may use one queue at once.
///   submit  throws after the entry was written when no supervisor could be started: call it again later, the token
///           is not queued twice.
///   query   sees to it (at most once a second) that a supervisor runs while a token asked for is not final: so runs go
///           on after a crash or a restart of the machine. That it cannot be started is told in the reason.
///           Throws when a state file is torn or foreign.
///   cancel  of a job that has ended does nothing; of one that is not there throws Failure(NotFound).
class DirectScheduler : public Scheduler {
public:
    /// `queueRoot`: absolute, on that machine; `engine`: the path of trainyard-engine there, or its name in the PATH.
    DirectScheduler(std::string queueRoot, std::string engine);

    void submit(Transport& transport, const JobRequest& request) override;
    std::vector<JobReport> query(Transport& transport, const std::vector<std::string>& tokens) override;
    void cancel(Transport& transport, const std::string& token) override;

    /// Starts a supervisor, or makes the one that runs look at the queue at once. Throws Failure.
    void startSupervisor(Transport& transport);

private:
    JobReport report(Transport& transport, const std::string& token);
    bool supervisorAlive(Transport& transport);
    Reason superviseWhenNeeded(Transport& transport);

    QueueDirectory m_queue;
    std::string m_engine;
    double m_lookAgainAt = 0.0; ///< steady time
    Reason m_trouble;           ///< why no supervisor could be started, empty when all is well
};

} // namespace trainyard
