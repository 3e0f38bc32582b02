// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/job_state.h"
#include "cluster/transport/framed_script.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A job of this user in a machine's queue, Trainyard's or not. An array's waiting tasks count as one.
struct OwnJob {
    std::string id;   ///< the scheduler's: "418233", "418219_8", "418240_[0-9%4]"; Direct: the token
    std::string name; ///< the job's name; for Trainyard's jobs the token
    JobState state = JobState::Unknown;
    std::string schedulerState; ///< "PENDING"
    Reason reason;              ///< its remedy: what to change
    std::string reasonWord;     ///< the scheduler's own, empty when there is none
    std::string partition;
    std::string nodeList; ///< the nodes it runs on
    int nodes = 0;
    int gpus = 0;         ///< total over all nodes
    double elapsed = 0.0; ///< seconds
    double limit = 0.0;   ///< seconds, 0 = none
    double start = 0.0;   ///< Unix seconds; while waiting, expected; 0 = unknown
    double end = 0.0;     ///< while running, expected

    /// Whether Trainyard submitted it: its token is `name`, with "_INDEX" for an array's task.
    bool ours() const { return name.starts_with("ty-"); }
    /// The token of this job; empty if it is not ours or stands for several tasks.
    std::string token() const;
};

/// Slurm: adds the parts "clock" and "own" (all jobs of the user in the queue), and with `finished` the part "ended"
/// (jobs that ended within the last day, if there is accounting). One process each.
void addSlurmJobs(FramedScript& script, bool finished);
/// Running jobs first, then waiting ones in queue order, then ended ones, newest first. Throws Failure(Transport) if
/// the queue did not answer: a failed query is never "no jobs".
std::vector<OwnJob> parseSlurmJobs(const FramedAnswer& answer);

/// The queue of `trainyard-engine supervise`: adds the part "own".
void addDirectJobs(FramedScript& script, const std::string& queueRoot, bool finished);
std::vector<OwnJob> parseDirectJobs(const FramedAnswer& answer, double now);

/// The machine's clock in the part "clock", Unix seconds; 0 if it did not tell.
double clockOf(const FramedAnswer& answer);

/// Actions on a Slurm job by its id, for jobs that are not Trainyard's. Throws Failure(BadInput) for an invalid id.
enum class OwnJobAction { Cancel, Hold, Release, Requeue };
std::string ownJobScript(OwnJobAction action, const std::string& id);

} // namespace trainyard
