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
///   - With m indices to a part, the k-th (from 1) has those tasks whose index lies in [(k − 1) m, k m), and counts
///   from 0:
///     where a task comes follows from its index alone. Parts without tasks are left out. The tasks come by index,
///     ascending. `maxArraySize`: Slurm's, one more than the largest index; at least 2. `maxTasks`: most tasks of one
///     job, 0 = no further limit. m is the smaller one of both.
///   - An array whose indices up to `last` (-1: its largest) all fit keeps its token; of others the k-th part has
///   "TOKEN.pK".
///   - A throttle holds over all parts: each waits for the one before to end.
///   - A dependency "AfterCorr" is on the same part of the other array, whose `last` is `lastBefore` (-1: as this
///   one's) and
///     which has all indices that this one has; every other dependency stays as it is.
struct ArrayPart {
    JobRequest request;
    std::vector<std::size_t> tasks; ///< for each task of the part: its place in the whole
};
std::vector<ArrayPart> splitArray(const JobRequest& whole, int maxArraySize, int maxTasks = 0, int last = -1,
                                  int lastBefore = -1);

/// Where task `index` of an array that was submitted with indices up to `last` is, by the rules above.
struct TaskPlace {
    std::string array; ///< token of the array, or of its part
    int index = 0;     ///< in that
};
TaskPlace taskPlace(const std::string& token, int index, int last, int maxArraySize);

/// Stages of a cascade: task i of each waits until task i of the stage before has ended well. All must have as many
/// tasks. Throws Failure(BadInput) where they have not.
void chainStages(std::vector<JobRequest>& stages);

/// The array once more with only those tasks that did not end well, under a new token; no tasks when all did.
/// `reports`: one per task, in their order. Tasks that still wait or run are left alone. Indices stay as they are, so
/// that a run is found in both under the same number. Dependencies are dropped, for what they waited for has been
/// decided.
JobRequest failedTasks(const JobRequest& whole, const std::vector<JobReport>& reports, const std::string& newToken);

} // namespace trainyard
