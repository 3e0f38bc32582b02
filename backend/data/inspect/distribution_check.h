// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset/dataset.h"
#include "backend/data/dataset/sharding.h"
#include "backend/protocol/distribution.h"

namespace trainyard {

struct DistributionQuestion {
    Sharding sharding = Sharding::Shuffle;
    int ranks = 2;                ///< ≥ 1
    int parts = 1;                ///< Shard::parts, a rank's micro-batches
    std::int64_t stepBatch = 128; ///< samples per step of all ranks, ≥ ranks
    std::uint64_t seed = 1;
    std::int64_t epoch = 0;
    std::vector<double> speeds; ///< samples/s of each rank; empty = unknown
};

/// Distributes the training samples like a run with that many ranks and counts classes; decodes no image. A class is
/// skewed on a rank if its count deviates from the expectation by more than 20 % and by more than five standard
/// deviations of a random distribution (hypergeometric if samples do not repeat).
DistributionReport checkDistribution(const Dataset& dataset, const DistributionQuestion& question);

} // namespace trainyard
