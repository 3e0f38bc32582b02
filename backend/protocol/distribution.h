// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// What one rank would train on in an epoch.
struct RankShare {
    std::int64_t samples = 0;
    std::int64_t files = 0;            ///< 0 where the data set does not lie in files of many samples
    std::int64_t steps = 0;            ///< batches, the last one included
    std::int64_t lastBatch = 0;        ///< samples in it
    std::vector<std::int64_t> classes; ///< samples of each class
    friend bool operator==(const RankShare&, const RankShare&) = default;
};

enum class DistributionIssue {
    EmptyRank,     ///< a rank has no sample
    SkewedClasses, ///< a rank's share of a class is far from the whole's: `classIndex` is the worst, `count` such
                   ///< classes
    UnevenSteps,   ///< ranks make different numbers of steps: `found` the least, `expected` the most
    PartialBatch,  ///< last batches are smaller than the others: `found` samples of `expected`
    UnevenFiles,   ///< `found` files cannot be shared evenly
    FewFiles       ///< fewer files than ranks, so each rank takes a contiguous part instead
};

struct DistributionWarning {
    DistributionIssue issue = DistributionIssue::EmptyRank;
    int rank = -1; ///< -1 = all
    int classIndex = -1;
    std::int64_t found = 0;
    double expected = 0.0;
    std::int64_t count = 0;
    friend bool operator==(const DistributionWarning&, const DistributionWarning&) = default;
};

/// How an epoch's samples would be shared among ranks: what `inspect distribution --json` prints.
struct DistributionReport {
    Sharding sharding = Sharding::Shuffle;
    int ranks = 1;
    int localBatch = 1; ///< samples of a rank's step
    std::int64_t epoch = 0;
    std::vector<std::string> classes;
    std::vector<std::int64_t> whole; ///< samples of each class in the data set
    std::vector<RankShare> shares;   ///< by rank
    std::vector<DistributionWarning> warnings;
    friend bool operator==(const DistributionReport&, const DistributionReport&) = default;
};

nlohmann::ordered_json toJson(const DistributionReport& report);
/// Throws Failure(BadInput) when the document is no such report.
DistributionReport parseDistributionReport(const nlohmann::json& document);

/// "Rank 3 sees 0 samples of “cat”; 12.5 would be its share." For terminals; the window has words of its own.
std::string text(const DistributionWarning& warning, const DistributionReport& report);

} // namespace trainyard
