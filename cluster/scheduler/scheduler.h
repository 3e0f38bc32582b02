// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/job_state.h"
#include "cluster/transport/transport.h"

#include <string>
#include <vector>

namespace trainyard {

/// What a run asks of a machine.
struct JobRequest {
    std::string token;         ///< "ty-RUNID-N"; the same token is never queued twice
    std::string runDirectory;  ///< absolute, on that machine; spec.json lies in it
    std::string name;
    int cpus = 1;
    int gpus = 0;
    std::vector<int> gpuIndices;
};

/// What the scheduler says of a job.
struct JobReport {
    std::string token;
    JobState state = JobState::Unknown;
    std::string reason;        ///< why it waits or failed, in the scheduler's words
    int exitCode = -1;         ///< -1 when not known
    int signal = 0;
    double startedAt = 0.0;    ///< Unix seconds, 0 when not started
    double endedAt = 0.0;
};

/// Queue of a machine, spoken to through a Transport. Command builder and pure parser; holds no connection.
/// Blocking; throws Failure like Transport. A failed query never reads as "no jobs".
class Scheduler {
public:
    virtual ~Scheduler() = default;
    /// Queues the job exactly once per token, however often it is called, and makes sure that somebody will start it.
    virtual void submit(Transport& transport, const JobRequest& request) = 0;
    /// One report per token asked for, in the same order; Unknown for a token the scheduler does not have.
    virtual std::vector<JobReport> query(Transport& transport, const std::vector<std::string>& tokens) = 0;
    /// Takes a waiting job off the queue, or ends a running one (TERM, then KILL after a grace).
    virtual void cancel(Transport& transport, const std::string& token) = 0;
};

} // namespace trainyard
