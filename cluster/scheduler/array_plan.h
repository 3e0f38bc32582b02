// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"

#include <string>
#include <vector>

namespace trainyard {

/// Pure planning of arrays: what is submitted, in which order, under which token.

/// The token of an array's task: "ty-RUNID-1_7".
std::string taskToken(const std::string& token, int index);

/// An array as requests that a scheduler with this limit takes, in the order of their submission.
///   - Indices count from 0 in each part; the tasks keep their order. `maxArraySize`: Slurm's, one more than the largest
///     index; at least 2. `maxTasks`: most tasks of one job, 0 = no further limit.
///   - One part keeps the token; of several the k-th (from 1) has "TOKEN.pK".
///   - A throttle holds over all parts: each waits for the one before to end.
///   - A dependency "AfterCorr" of a split array is on the same part of the other, which must have as many tasks and be
///     split alike; every other dependency stays as it is.
struct ArrayPart {
    JobRequest request;
    std::vector<std::size_t> tasks; ///< for each task of the part: its place in the whole
};
std::vector<ArrayPart> splitArray(const JobRequest& whole, int maxArraySize, int maxTasks = 0);

/// Stages of a cascade: task i of each waits until task i of the stage before has ended well. All must have as many tasks.
/// Throws Failure(BadInput) where they have not.
void chainStages(std::vector<JobRequest>& stages);

/// The array once more with only those tasks that did not end well, under a new token; no tasks when all did.
/// `reports`: one per task, in their order. Tasks that still wait or run are left alone. Indices stay as they are, so that a
/// run is found in both under the same number; dependencies are dropped: what they waited for has been decided.
JobRequest failedTasks(const JobRequest& whole, const std::vector<JobReport>& reports, const std::string& newToken);

} // namespace trainyard
