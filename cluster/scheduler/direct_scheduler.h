// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/queue.h"
#include "cluster/scheduler/scheduler.h"

#include <string>

namespace trainyard {

/// The queue of a machine without SLURM: the folder of backend/protocol/queue.h, served by `trainyard-engine
/// supervise`. Used by one thread; several instances, also in different programs, may use one queue at once.
///   submit  throws after writing the entry if no supervisor could be started. Call it again later: the token is not
///           queued twice.
///   query   makes sure (at most once a second) that a supervisor runs while one of the requested jobs is not final, so
///           that runs continue after a crash or restart of the machine. Reports a supervisor that cannot be started in
///           the reason. Throws if a state file is damaged or foreign.
///   cancel  does nothing for a job that has ended; throws Failure(NotFound) for an unknown job.
class DirectScheduler : public Scheduler {
public:
    /// `queueRoot`: absolute path on that machine. `engine`: path of trainyard-engine there, or its name on the PATH.
    DirectScheduler(std::string queueRoot, std::string engine);

    void submit(Transport& transport, const JobRequest& request) override;
    std::vector<JobReport> query(Transport& transport, const std::vector<std::string>& tokens) override;
    void cancel(Transport& transport, const std::string& token) override;
    void addOwnJobs(FramedScript& script, bool finished) const override;
    std::vector<OwnJob> ownJobs(const FramedAnswer& answer, bool finished) const override;

    /// Starts a supervisor, or makes the running one read the queue at once. Throws Failure.
    void startSupervisor(Transport& transport);

private:
    JobReport report(Transport& transport, const std::string& token);
    bool supervisorAlive(Transport& transport); ///< wakes it when it is frozen
    Reason superviseWhenNeeded(Transport& transport);

    QueueDirectory m_queue;
    std::string m_engine;
    double m_lookAgainAt = 0.0; ///< steady time
    Reason m_trouble;           ///< why no supervisor could be started, empty when all is well
};

} // namespace trainyard
