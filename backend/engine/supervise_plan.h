// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/queue.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What a supervisor has to give.
struct MachineBudget {
    int cores = 1;
    int gpus = 0;
};

/// What a run that is not over keeps busy.
struct RunningShare {
    std::string name;
    std::string runDirectory;
    int cpus = 1;
    std::vector<int> gpuIndices;
};

struct StartDecision {
    enum class Kind { Start, Wait, Refuse } kind = Kind::Wait;
    Reason reason;               ///< of waiting or refusing
    std::vector<int> gpuIndices; ///< for Start: the GPUs to use
};

/// Which of the waiting entries start now; one decision each, in their order. First come, first served: behind one that
/// waits for cores or GPUs nothing starts, so that small runs cannot keep a large one waiting for ever. An entry
/// whose run directory is in use waits for that alone and lets others pass. More cores than there are count as all of
/// them; GPUs that are not there refuse the entry. Pure.
std::vector<StartDecision> decideStarts(const std::vector<QueueEntry>& waiting, std::vector<RunningShare> running,
                                        const MachineBudget& budget);

/// How a job stands that another must come after: by its state, where there is one; `queued`: it has an entry. Pure.
QueueNeed needOf(const std::optional<QueueState>& state, bool queued);

/// The order of the queue: time of submission, then token.
bool comesBefore(const QueueEntry& a, const QueueEntry& b);

} // namespace trainyard
