// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/reasons_scheduler.h"
#include "backend/protocol/run_spec.h"
#include "cluster/transport/transport.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// The exit code of a shell for an unknown command.
inline constexpr int kCommandNotFound = 127;

/// One of many runs that are submitted as one job.
struct ArrayTask {
    int index = 0;            ///< its token is the job's token with "_INDEX"
    std::string runDirectory; ///< absolute, on that machine
};

/// A condition on another job that must hold before this one may start.
struct JobDependency {
    enum class Kind {
        AfterOk,  ///< that job has ended successfully
        AfterAny, ///< that job has ended
        AfterCorr ///< the task with the same index in that array has ended successfully
    };
    Kind kind = Kind::AfterOk;
    std::string token; ///< submitted earlier, on the same machine
};

/// What a run asks of a machine: the placement that its spec names, and what follows from the rest of the spec.
struct JobRequest : PlacementSpec {
    JobRequest() { ranksPerNode = 1; } ///< decided by now: at least 1

    std::string token;        ///< "ty-RUNID-N"; the same token is never queued twice
    std::string runDirectory; ///< absolute, on that machine; contains spec.json; empty for an array
    std::string name;
    int cpus = 1;           ///< cores a rank
    int ranks = 0;          ///< of all nodes together, where that is fewer than nodes · ranksPerNode; 0 = so many
    double timeLimit = 0.0; ///< seconds, in place of timeLimitMinutes: an extension may ask for any time
    std::vector<ArrayTask> tasks; ///< for an array: runDirectory is not used then
    int throttle = 0;             ///< most tasks at once, 0 = no limit
    std::vector<JobDependency> dependencies;
    std::vector<std::string> extraOptions; ///< "--nice=100"; one option of the submit command each

    /// Runs these words in the run directory instead of the engine's `run`, without a spec. One process; see ScriptJob.
    std::vector<std::string> command;
};

/// The scheduler's report on a job.
struct JobReport {
    std::string token;
    JobState state = JobState::Unknown;
    Reason reason;     ///< why it waits or failed; its remedy: what to change where nothing happens by itself
    int exitCode = -1; ///< -1 when not known
    int signal = 0;
    double startedAt = 0.0; ///< Unix seconds by the machine's clock, 0 if not started
    double endedAt = 0.0;

    // What only the scheduler of a cluster tells.
    std::string jobId;          ///< the scheduler's own: "1234", "1234_5"
    std::string schedulerState; ///< its term: "PENDING"
    std::string nodes;          ///< the nodes it runs on
    double expectedStart = 0.0; ///< while waiting, 0 if unknown
    double endsBy = 0.0;        ///< while running: by its time limit
    double readAt = 0.0;        ///< Unix seconds by the machine's clock
    int restarts = 0;
    bool settled = true; ///< false: Unknown, but the job may still appear. Act only on a settled Unknown
};

/// The queue of a machine, used through a Transport. Holds no connection. Blocking; throws Failure like Transport. A
/// failed query never reads as "no jobs".
class Scheduler {
public:
    virtual ~Scheduler() = default;
    /// Queues the job once per token, however often it is called, and makes sure that it will be started.
    virtual void submit(Transport& transport, const JobRequest& request) = 0;
    /// One report per token, in the same order; Unknown for a token that the scheduler does not have.
    virtual std::vector<JobReport> query(Transport& transport, const std::vector<std::string>& tokens) = 0;
    /// Removes a waiting job from the queue, or ends a running one (TERM, then KILL after a grace period).
    virtual void cancel(Transport& transport, const std::string& token) = 0;

    /// The limit on array indices: one more than the largest. May query the machine.
    virtual int maxArraySize(Transport&) { return 1001; }

    /// Whether it supports JobRequest::command; otherwise submit() throws Failure(BadInput).
    virtual bool takesCommands() const { return false; }

    // Failure(Unsupported) if the scheduler lacks the function; NotFound for an unknown token.
    /// Prevents a waiting job from starting; release() allows it again.
    virtual void hold(Transport&, const std::string& token) { refuse("hold the job", token); }
    virtual void release(Transport&, const std::string& token) { refuse("release the job", token); }
    /// Puts a job back in the queue; a job that has ended runs again.
    virtual void requeue(Transport&, const std::string& token) { refuse("put the job back in the queue", token); }

private:
    [[noreturn]] static void refuse(const char* operation, const std::string& token)
    {
        throw Failure(ErrorKind::Unsupported, operation, token, schedulerReason("scheduler.cannot"));
    }
};

} // namespace trainyard
