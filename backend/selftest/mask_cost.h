// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network/network.h"

#include <functional>

namespace trainyard::selftest {

/// The cost of pruning masks in a training step. A random half of every kernel and matrix is pruned; masks are
/// alternately set and cleared, and the result is the median ratio of adjacent blocks of steps. Two separate networks
/// would not do, because their position in memory changes the speed by more than a mask costs.
struct MaskCost {
    double plainSeconds = 0.0;  ///< median time of a step
    double maskedSeconds = 0.0; ///< plainSeconds · (1 + share): a median of its own would follow the machine's load
    double share = 0.0;         ///< 0.01 = a step takes 1 % longer
    int pairs = 0;              ///< number of pairs of blocks
};

struct MaskMeasuring {
    int blockSteps = 1;                    ///< steps per block, after one that is not measured
    std::function<double()> clock;         ///< seconds
    std::function<bool(int pairs)> goesOn; ///< whether to measure another pair of blocks
};
MaskCost measureMasks(const NetworkOptions& options, const Batch& batch, const MaskMeasuring& measuring);

} // namespace trainyard::selftest
