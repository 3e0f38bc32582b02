// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/run_spec.h"
#include "cluster/transport/transport.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// The exit code of a shell whose command does not exist.
inline constexpr int kCommandNotFound = 127;

/// One of many runs that a scheduler takes as one job.
struct ArrayTask {
    int index = 0;            ///< its token is the job's with "_INDEX"
    std::string runDirectory; ///< absolute, on that machine
};

/// What must have happened to another job before this one may start.
struct JobDependency {
    enum class Kind {
        AfterOk,  ///< that job has ended well
        AfterAny, ///< that job has ended
        AfterCorr ///< the task of the same index of that array has ended well
    };
    Kind kind = Kind::AfterOk;
    std::string token; ///< submitted before, on the same machine
};

/// What a run asks of a machine: the placement that its spec names, and what follows from the rest of the spec.
struct JobRequest : PlacementSpec {
    JobRequest() { ranksPerNode = 1; } ///< decided by now: at least 1

    std::string token;        ///< "ty-RUNID-N"; the same token is never queued twice
    std::string runDirectory; ///< absolute, on that machine; spec.json lies in it; empty for an array
    std::string name;
    int cpus = 1;           ///< cores a rank
    int ranks = 0;          ///< of all nodes together, where that is fewer than nodes · ranksPerNode; 0 = so many
    double timeLimit = 0.0; ///< seconds, in place of timeLimitMinutes: an extension may ask for any time
    std::vector<ArrayTask> tasks; ///< for an array: runDirectory is not used then
    int throttle = 0;             ///< most tasks at once, 0 = no limit
    std::vector<JobDependency> dependencies;
    std::vector<std::string> extraOptions; ///< "--nice=100", each one option of the scheduler's submit command

    /// Instead of the engine's `run`: these words, in the run directory, where no spec lies then. One process; see
    /// ScriptJob.
    std::vector<std::string> command;
};

/// What the scheduler says of a job.
struct JobReport {
    std::string token;
    JobState state = JobState::Unknown;
    std::string reason; ///< why it waits or failed, in the scheduler's words
    int exitCode = -1;  ///< -1 when not known
    int signal = 0;
    double startedAt = 0.0; ///< Unix seconds by the machine's clock, 0 when not started
    double endedAt = 0.0;

    // What only the scheduler of a cluster tells.
    std::string advice;         ///< what to change where nothing happens by itself, a whole sentence or empty
    std::string jobId;          ///< the scheduler's own: "1234", "1234_5"
    std::string schedulerState; ///< its own word: "PENDING"
    std::string nodes;          ///< where it runs
    double expectedStart = 0.0; ///< while it waits, 0 when not foreseen
    double endsBy = 0.0;        ///< while it runs: its time limit
    double readAt = 0.0;        ///< Unix seconds by the machine's clock
    int restarts = 0;
    bool settled = true; ///< false: Unknown, and it may yet turn up. Only a settled Unknown may be believed
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

    /// Most tasks of an array, one more than its largest index. May ask the machine.
    virtual int maxArraySize(Transport&) { return 1001; }

    /// Whether it takes JobRequest::command; Failure(BadInput) from submit() where it does not.
    virtual bool takesCommands() const { return false; }

    // Failure(Unsupported) where the scheduler has no such thing; NotFound for a token it does not have.
    /// Keeps a waiting job from starting, and lets it again.
    virtual void hold(Transport&, const std::string& token) { refuse("hold the job", token); }
    virtual void release(Transport&, const std::string& token) { refuse("release the job", token); }
    /// Puts a job back in the queue; one that has ended runs again.
    virtual void requeue(Transport&, const std::string& token) { refuse("put the job back in the queue", token); }

private:
    [[noreturn]] static void refuse(const char* operation, const std::string& token)
    {
        throw Failure(ErrorKind::Unsupported, operation, token, "the machine's queue cannot do that");
    }
};

} // namespace trainyard
