// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network.h"

#include <functional>

namespace trainyard::selftest {

/// What masks of pruning cost a training step of a network on a batch: half of every kernel and matrix is pruned at
/// random, masks are set and taken away in turn, and the median of the ratios of neighbouring blocks of steps counts. A
/// second network elsewhere in memory would be faster or slower by more than a mask costs.
struct MaskCost {
    double plainSeconds = 0.0; ///< of a step, the median
    double maskedSeconds = 0.0;
    double share = 0.0; ///< 0.01 = a step takes 1 % longer
    int pairs = 0;      ///< of blocks
};

struct MaskMeasuring {
    int blockSteps = 1;                    ///< measured in one go, after one that is not
    std::function<double()> clock;         ///< seconds
    std::function<bool(int pairs)> goesOn; ///< whether one more pair of blocks is measured
};
MaskCost measureMasks(const NetworkOptions& options, const Batch& batch, const MaskMeasuring& measuring);

} // namespace trainyard::selftest
