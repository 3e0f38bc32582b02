// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <cstdint>

namespace trainyard {

/// Batch and learning rate of n ranks.
struct ScaledBatch {
    int ranks = 1;
    std::int64_t effective = 0;     ///< samples a step of all ranks together
    std::int64_t largestLocal = 0;  ///< of one rank: ⌈effective / n⌉
    std::int64_t smallestLocal = 0; ///< ⌊effective / n⌋; differs where the batch cannot be shared evenly
    double rateFactor = 1.0;        ///< 1, n, √n or n^⅔
    double rate = 0.0;              ///< base learning rate · rateFactor
};

/// With B = training.batch_size: effective-batch shares B, all other rules give B to each rank. A batch of "auto"
/// counts as kAutoBatch. Nothing is truncated: the first B mod n ranks have one sample more.
ScaledBatch scaledBatch(const RunSpec& spec, int ranks);
double rateFactor(ScalingRule rule, int ranks);

} // namespace trainyard
