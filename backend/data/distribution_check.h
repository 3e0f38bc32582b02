// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset.h"
#include "backend/data/sharding.h"
#include "backend/protocol/distribution.h"

namespace trainyard {

struct DistributionQuestion {
    Sharding sharding = Sharding::Shuffle;
    int ranks = 2;       ///< ≥ 1
    int localBatch = 64; ///< samples of a rank's step
    std::uint64_t seed = 1;
    std::int64_t epoch = 0;
    std::vector<double> speeds; ///< of the ranks, samples/s; empty = not known
};

/// Deals the training samples as a run with so many ranks would, and counts. No image is decoded. A class is called
/// skewed on a rank when its count is off by more than 20 % and by more than five standard deviations of a fair deal
/// (hypergeometric for shares without repetition).
DistributionReport checkDistribution(const Dataset& dataset, const DistributionQuestion& question);

} // namespace trainyard
