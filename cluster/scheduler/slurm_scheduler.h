// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/scheduler/slurm_commands.h"
#include "cluster/scheduler/slurm_probe.h"
#include "cluster/scheduler/slurm_report.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// Slurm's queue. Nothing is installed there: Slurm's own commands, /bin/sh, bash and flock do all. Each token has a
/// folder of records on the machine (recordFolder()), in which a submission and the job itself write what they know, so
/// that a lost answer is found out and never leads to a second job.
///   submit  waits through a lost answer for up to Options::patience, then throws Failure(Transport): calling it again
///           with the same token is always safe. Refusals for good are BadInput: what the probe knows to be impossible,
///           with the limit named, and what Slurm itself refuses.
///   query   throws Failure(Transport) when squeue does not answer. One exec; a second one only for jobs that left the
///           queue or ended without a word. Uses the machine's clock alone.
///   tokens  a whole job's, or with "_INDEX" that of an array's task. A whole array's is enough to act on all its
///   tasks;
///           how they ended is told of each task only.
/// Used by one thread; several of them, in several programs, may speak to one Slurm at once.
class SlurmScheduler : public Scheduler {
public:
    struct Options {
        double patience = 60.0;      ///< seconds
        bool busyWhenUnsure = false; ///< submit() then throws Busy instead of Transport: the machine itself does answer
        int lostWait = 15;           ///< how long a lost submission may take to turn up
        double accountingInterval = 60.0;  ///< least seconds between two questions to the accounting
        double deadline = 60.0;            ///< of one exec; Slurm's commands give up after about 10 to 30 s
        double probeLifetime = 3600.0;     ///< seconds that a probe is believed; 0: submit() asks no probe
        std::function<void(double)> sleep; ///< how submit() waits; empty: the thread sleeps
    };

    explicit SlurmScheduler(SlurmTemplate machine);
    SlurmScheduler(SlurmTemplate machine, Options options);

    void submit(Transport& transport, const JobRequest& request) override;
    std::vector<JobReport> query(Transport& transport, const std::vector<std::string>& tokens) override;
    void cancel(Transport& transport, const std::string& token) override;

    /// What the cluster is like: kept, and asked anew when it is older than Options::probeLifetime or when `fresh`.
    const SlurmProbe& probe(Transport& transport, bool fresh = false);
    /// One known from before, such as from the store.
    void setProbe(SlurmProbe probe);

    /// One try, without waiting: for a caller that keeps a journal and has more to do meanwhile.
    SlurmSubmitAnswer trySubmit(Transport& transport, const JobRequest& request);
    /// The query with further parts in the same exec; their answers come back in `answer`.
    std::vector<JobReport> query(Transport& transport, const std::vector<std::string>& tokens, FramedScript script,
                                 FramedAnswer& answer);
    void hold(Transport& transport, const std::string& token) override;
    void release(Transport& transport, const std::string& token) override;
    void requeue(Transport& transport, const std::string& token) override;
    int maxArraySize(Transport& transport) override;
    bool takesCommands() const override { return true; }

    /// By run directory the newest token that it was submitted under, as the records on the machine have it: for who
    /// knows the run directories alone. One exec.
    std::map<std::string, std::string> recordedTokens(Transport& transport);

    const SlurmTemplate& machine() const { return m_machine; }

private:
    struct Seen {
        double goneSince = 0.0;
        double endedSince = 0.0;
        std::string about; ///< the job and start that the facts below are of
        std::optional<SlurmJobFacts> details;
        std::optional<SlurmJobFacts> accounting;
    };
    void act(Transport& transport, SlurmAction action, const std::string& token, const char* operation);
    void askMore(Transport& transport, std::vector<SlurmFacts>& facts, double now);
    void remember(SlurmFacts& facts);

    SlurmTemplate m_machine;
    Options m_options;
    std::optional<SlurmProbe> m_probe;
    double m_probedAt = 0.0;            ///< steady time
    std::map<std::string, Seen> m_seen; ///< by token
    double m_accountingAskedAt = 0.0;   ///< the machine's clock
    bool m_accountingAnswered = false;
};

/// What a submission that was not taken means for the person; Transport where trying again makes sense.
Error submitError(const SlurmSubmitAnswer& answer, const JobRequest& request);

} // namespace trainyard
