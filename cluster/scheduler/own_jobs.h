// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/job_state.h"
#include "cluster/transport/framed_script.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A job of this user as a machine's queue shows it, Trainyard's or not. An array's tasks that wait are one.
struct OwnJob {
    std::string id;   ///< the scheduler's: "418233", "418219_8", "418240_[0-9%4]"; Direct: the token
    std::string name; ///< the job's; of Trainyard's jobs the token
    JobState state = JobState::Unknown;
    std::string schedulerState; ///< "PENDING"
    Reason reason;              ///< its remedy: what to change
    std::string reasonWord;     ///< the scheduler's own, empty when there is none
    std::string partition;
    std::string nodeList; ///< where it runs
    int nodes = 0;
    int gpus = 0;         ///< all of its nodes together
    double elapsed = 0.0; ///< seconds
    double limit = 0.0;   ///< seconds, 0 = none
    double start = 0.0;   ///< Unix seconds; expected while it waits; 0 = not known
    double end = 0.0;     ///< expected while it runs

    /// Submitted by Trainyard: its token is `name`, with "_INDEX" for an array's task.
    bool ours() const { return name.starts_with("ty-"); }
    /// The token of this very job; empty for one that is not ours and for several tasks at once.
    std::string token() const;
};

/// Slurm: all jobs of the user in the queue as the parts "clock" and "own", and with `finished` also those that ended
/// within the last day, as the part "ended" (where there is accounting). One process each.
void addOwnJobs(FramedScript& script, bool finished);
/// Running ones first, then waiting ones as the queue has them, then ended ones, the newest first. Throws
/// Failure(Transport) when the queue did not answer: no information is never "no jobs".
std::vector<OwnJob> parseOwnJobs(const FramedAnswer& answer);

/// The queue of `trainyard-engine supervise`: the part "own".
void addDirectJobs(FramedScript& script, const std::string& queueRoot, bool finished);
std::vector<OwnJob> parseDirectJobs(const FramedAnswer& answer, double now);

/// What can be done to a job of Slurm's by its id, for jobs that are not Trainyard's. Throws Failure(BadInput) for what
/// is no id of a job.
enum class OwnJobAction { Cancel, Hold, Release, Requeue };
std::string ownJobScript(OwnJobAction action, const std::string& id);

} // namespace trainyard
