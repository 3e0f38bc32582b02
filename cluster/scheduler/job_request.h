// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

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
    /// Of a program's run, how its ranks are started: the job starts the sidecar alone, which does that on all nodes.
    std::optional<ProgramLauncher> program;
};

} // namespace trainyard
