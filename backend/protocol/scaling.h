// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <cstdint>

namespace trainyard {

/// Batch size and learning rate with n ranks.
struct ScaledBatch {
    int ranks = 1;
    std::int64_t effective = 0;    ///< samples per step, all ranks together
    std::int64_t largestLocal = 0; ///< samples per step of one rank: ⌈effective / n⌉
    /// ⌊effective / n⌋; differs from largestLocal if the batch cannot be divided evenly.
    std::int64_t smallestLocal = 0;
    double rateFactor = 1.0; ///< 1, n, √n or n^⅔
    double rate = 0.0;       ///< base learning rate · rateFactor
};

/// With B = training.batch_size, effective-batch shares B and all other rules give B to each rank. A batch of "auto"
/// counts as kAutoBatch. No samples are dropped: the first B mod n ranks have one more sample.
ScaledBatch scaledBatch(const RunSpec& spec, int ranks);
double rateFactor(ScalingRule rule, int ranks);

} // namespace trainyard
