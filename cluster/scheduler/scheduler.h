// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"
#include "backend/protocol/job_state.h"
#include "backend/protocol/reasons_scheduler.h"
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/scheduler/job_request.h"
#include "cluster/scheduler/job_template.h"
#include "cluster/scheduler/own_jobs.h"
#include "cluster/transport/framed_script.h"
#include "cluster/transport/transport.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// The exit code of a shell for an unknown command.
inline constexpr int kCommandNotFound = 127;

/// The scheduler's report on a job.
struct JobReport {
    std::string token;
    JobState state = JobState::Unknown;
    Reason reason;     ///< why it waits or failed; its remedy: what to change where nothing happens by itself
    int exitCode = -1; ///< -1 when not known
    int signal = 0;
    double startedAt = 0.0; ///< Unix seconds by the machine's clock, 0 if not started
    double endedAt = 0.0;
    double beganAt = 0.0; ///< when the job itself last said that it began, also while it waits again; 0: it never did

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

/// What a kind of queue can do on any machine; known without asking one.
struct QueueAbilities {
    std::string name;        ///< the scheduler's, as people know it: "SLURM"; empty for Trainyard's own queue
    bool cluster = false;    ///< it gives out the nodes of a cluster and tells of them: facts()
    bool arrays = false;     ///< many runs are submitted as one job
    bool holds = false;      ///< hold() and release()
    bool requeues = false;   ///< requeue()
    bool timeLimits = false; ///< its jobs end at a limit, which may be extended
    bool scripts = false;    ///< its jobs are batch scripts, made of a JobTemplate: batchScript()
};

/// The queue of a machine, used through a Transport. Holds no connection. Blocking; throws Failure like Transport. A
/// failed query never reads as "no jobs". What a queue can do is asked of this interface, never which queue it is; what
/// it does not override, it cannot do.
class Scheduler {
public:
    virtual ~Scheduler() = default;
    /// Queues the job once per token, however often it is called, and makes sure that it will be started.
    virtual void submit(Transport& transport, const JobRequest& request) = 0;
    /// One report per token, in the same order; Unknown for a token that the scheduler does not have.
    virtual std::vector<JobReport> query(Transport& transport, const std::vector<std::string>& tokens) = 0;
    /// Removes a waiting job from the queue, or ends a running one (TERM, then KILL after a grace period).
    virtual void cancel(Transport& transport, const std::string& token) = 0;

    virtual QueueAbilities abilities() const { return {}; }
    /// The query with additional parts in the same exec where the queue can do that; `answer` receives their answers.
    virtual std::vector<JobReport> queryWith(Transport& transport, const std::vector<std::string>& tokens,
                                             FramedScript script, FramedAnswer& answer)
    {
        std::vector<JobReport> reports = query(transport, tokens);
        answer = script.run(transport, kQueryDeadline);
        return reports;
    }

    /// What a cluster offers; read again if it is old, or if `fresh`. Null for a machine that is no cluster. Valid
    /// until the next call.
    virtual const ClusterFacts* facts(Transport&, bool /*fresh*/) { return nullptr; }
    /// Throws Failure(BadInput) naming a field that no machine with this kind of queue accepts. Pure.
    virtual void check(const JobRequest&) const {}
    /// The settings of this machine's jobs; null where a job is no batch script.
    virtual const JobTemplate* jobTemplate() const { return nullptr; }
    /// The batch script as it would be submitted; empty where there is none. Pure; throws like check().
    virtual std::string batchScript(const JobRequest&) const { return {}; }
    /// Words that open a shell on the nodes of a running job; empty where there is no such command. Pure.
    virtual std::vector<std::string> shellInJob(const std::string& /*jobId*/) const { return {}; }

    /// By run directory the newest token that it was submitted under, for who knows the run directories alone; nothing
    /// where the queue keeps no such records, and each token must be asked for.
    virtual std::optional<std::map<std::string, std::string>> recordedTokens(Transport&) { return std::nullopt; }

    /// Removes what it keeps of a run that was deleted, and what it keeps of runs whose directories have been gone for
    /// a day. The run's jobs have ended.
    virtual void forget(Transport&, const std::string& /*runId*/) {}

    /// This user's jobs in the queue, Trainyard's or not: adds the parts "clock" (see clockOf()) and those that
    /// ownJobs() reads. `finished`: with the jobs that ended lately.
    virtual void addOwnJobs(FramedScript& script, bool /*finished*/) const { script.add("clock", "date +%s"); }
    virtual std::vector<OwnJob> ownJobs(const FramedAnswer&, bool /*finished*/) const { return {}; }
    /// For jobs that are not Trainyard's, by the scheduler's own id. Failure(Unsupported) if it cannot.
    virtual void actOnOwnJob(Transport&, OwnJobAction, const std::string& id) { refuse("act on the job", id); }

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
    static constexpr double kQueryDeadline = 60.0; // seconds of one exec

    [[noreturn]] static void refuse(const char* operation, const std::string& token)
    {
        throw Failure(ErrorKind::Unsupported, operation, token, schedulerReason("scheduler.cannot"));
    }
};

} // namespace trainyard
