// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"

#include <string>
#include <vector>

namespace trainyard {

/// Planning of arrays: what is submitted, in which order, under which token. Pure.

/// The token of one task of an array: "ty-RUNID-1_7".
std::string taskToken(const std::string& token, int index);

/// Splits an array into requests that a scheduler with these limits accepts, in the order of submission.
///   - With m indices per part, part k (from 1) has the tasks whose index lies in [(k − 1) m, k m), numbered from 0, so
///     that a task's place follows from its index alone. Parts without tasks are omitted. Tasks are sorted by index.
///     `maxArraySize`: Slurm's MaxArraySize, one more than the largest index; at least 2. `maxTasks`: most tasks of one
///     job, 0 = no further limit. m is the smaller of the two.
///   - An array keeps its token if all indices up to `last` (-1: its largest) fit; otherwise part k has the token
///     "TOKEN.pK".
///   - With a throttle, each part waits for the previous part to end, so that the throttle holds over all parts.
///   - An "AfterCorr" dependency refers to the same part of the other array, whose last index is `lastBefore` (-1: same
///     as this array's) and which has all indices of this array. Other dependencies stay unchanged.
struct ArrayPart {
    JobRequest request;
    std::vector<std::size_t> tasks; ///< for each task of the part: its position in the whole array
};
std::vector<ArrayPart> splitArray(const JobRequest& whole, int maxArraySize, int maxTasks = 0, int last = -1,
                                  int lastBefore = -1);

/// The place of task `index` of an array submitted with indices up to `last`, by the rules above.
struct TaskPlace {
    std::string array; ///< token of the array or of its part
    int index = 0;     ///< index within that
};
TaskPlace taskPlace(const std::string& token, int index, int last, int maxArraySize);

} // namespace trainyard
