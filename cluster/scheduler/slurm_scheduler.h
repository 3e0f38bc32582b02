// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/scheduler/slurm_commands.h"
#include "cluster/scheduler/slurm_probe.h"
#include "cluster/scheduler/slurm_report.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Slurm's queue. Needs nothing installed on the cluster but Slurm's commands, /bin/sh, bash and flock. Each token has
/// a record folder on the machine (recordFolder()), in which submissions and the job itself write what they know, so
/// that a lost answer can be resolved and never leads to a second job.
///   submit  retries after a lost answer for up to Options::patience, then throws Failure(Transport). Calling it again
///           with the same token is always safe. Permanent refusals are BadInput: what the probe knows to be
///           impossible, naming the limit, and what Slurm itself refuses.
///   query   throws Failure(Transport) if squeue does not answer. Takes one exec, and a second one only for jobs that
///           left the queue or ended without a note. Uses the machine's clock alone.
///   tokens  name a whole job, or with "_INDEX" one task of an array. The array's token suffices to act on all its
///           tasks, but how they ended is reported per task only.
/// Used by one thread; several instances, also in different programs, may use one Slurm at once.
class SlurmScheduler : public Scheduler {
public:
    struct Options {
        double patience = 60.0; ///< seconds
        bool busyWhenUnsure =
            false;         ///< submit() then throws Busy instead of Transport, because the machine itself answers
        int lostWait = 15; ///< seconds that a lost submission may take to appear
        double accountingInterval = 60.0;  ///< least seconds between accounting queries
        double deadline = 60.0;            ///< seconds for one exec; Slurm's commands give up after about 10 to 30 s
        double probeLifetime = 3600.0;     ///< seconds that a probe is valid; 0: submit() does not probe
        std::function<void(double)> sleep; ///< how submit() waits; empty: the thread sleeps
    };

    explicit SlurmScheduler(JobTemplate machine);
    SlurmScheduler(JobTemplate machine, Options options);

    void submit(Transport& transport, const JobRequest& request) override;
    std::vector<JobReport> query(Transport& transport, const std::vector<std::string>& tokens) override;
    void cancel(Transport& transport, const std::string& token) override;

    QueueAbilities abilities() const override;
    /// The cluster's properties: cached, and read again if older than Options::probeLifetime or if `fresh`.
    const ClusterFacts& probe(Transport& transport, bool fresh = false);
    const ClusterFacts* facts(Transport& transport, bool fresh) override { return &probe(transport, fresh); }
    /// Sets a known probe, such as one from the store.
    void setProbe(ClusterFacts probe);

    /// One attempt, without waiting: for a caller that keeps a journal and has other work meanwhile.
    SlurmSubmitAnswer trySubmit(Transport& transport, const JobRequest& request);
    std::vector<JobReport> queryWith(Transport& transport, const std::vector<std::string>& tokens, FramedScript script,
                                     FramedAnswer& answer) override;
    void check(const JobRequest& request) const override { checkSlurmRequest(request, m_machine); }
    const JobTemplate* jobTemplate() const override { return &m_machine; }
    std::string batchScript(const JobRequest& request) const override { return slurmBatchScript(request, m_machine); }
    std::vector<std::string> shellInJob(const std::string& jobId) const override;
    void addOwnJobs(FramedScript& script, bool finished) const override { addSlurmJobs(script, finished); }
    std::vector<OwnJob> ownJobs(const FramedAnswer& answer, bool) const override { return parseSlurmJobs(answer); }
    void actOnOwnJob(Transport& transport, OwnJobAction action, const std::string& id) override;
    void hold(Transport& transport, const std::string& token) override;
    void release(Transport& transport, const std::string& token) override;
    void requeue(Transport& transport, const std::string& token) override;
    int maxArraySize(Transport& transport) override;
    bool takesCommands() const override { return true; }

    /// Takes one exec.
    std::optional<std::map<std::string, std::string>> recordedTokens(Transport& transport) override;
    void forget(Transport& transport, const std::string& runId) override;

private:
    struct Seen {
        double goneSince = 0.0;
        double endedSince = 0.0;
        std::string about; ///< the job and start that the facts below describe
        std::optional<SlurmJobFacts> details;
        std::optional<SlurmJobFacts> accounting;
    };
    void act(Transport& transport, SlurmAction action, const std::string& token, const char* operation);
    void askMore(Transport& transport, std::vector<SlurmFacts>& facts, double now);
    void remember(SlurmFacts& facts);

    JobTemplate m_machine;
    Options m_options;
    std::optional<ClusterFacts> m_probe;
    double m_probedAt = 0.0;            ///< steady time
    std::map<std::string, Seen> m_seen; ///< by token
    double m_accountingAskedAt = 0.0;   ///< the machine's clock
    bool m_accountingAnswered = false;
};

/// The error for a submission that failed; Transport if a retry makes sense.
Error submitError(const SlurmSubmitAnswer& answer, const JobRequest& request);

} // namespace trainyard
