// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network.h"

namespace trainyard {

/// What masks of pruning cost a training step of this network on this batch: half of every kernel and matrix is pruned at
/// random, masks are set and taken away in turn, and the median of the ratios of neighbouring blocks of steps counts.
struct MaskCost {
    double plainSeconds = 0.0;  ///< of a step, the median
    double maskedSeconds = 0.0;
    double share = 0.0;         ///< 0.01 = a step takes 1 % longer
};
MaskCost measureMasks(const NetworkOptions& options, const Batch& batch, int steps);

} // namespace trainyard
