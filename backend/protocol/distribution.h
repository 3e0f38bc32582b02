// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// What one rank trains on in an epoch.
struct RankShare {
    std::int64_t samples = 0;
    std::int64_t files = 0;            ///< 0 unless the data set consists of files with many samples
    std::int64_t steps = 0;            ///< batches, including the last one
    std::int64_t lastBatch = 0;        ///< samples in the last batch
    std::vector<std::int64_t> classes; ///< samples of each class
    friend bool operator==(const RankShare&, const RankShare&) = default;
};

enum class DistributionIssue {
    EmptyRank,     ///< a rank has no sample
    SkewedClasses, ///< a rank's share of a class is far from that of the whole; `classIndex` is the worst, `count` the
                   ///< number of such classes
    UnevenSteps,   ///< ranks make different numbers of steps: `found` is the smallest, `expected` the largest
    PartialBatch,  ///< last batches are smaller than the others: `found` of `expected` samples
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

/// How an epoch's samples are shared among ranks; `inspect distribution --json` prints it.
struct DistributionReport {
    Sharding sharding = Sharding::Shuffle;
    int ranks = 1;
    int localBatch = 1; ///< samples in one rank's step
    std::int64_t epoch = 0;
    std::vector<std::string> classes;
    std::vector<std::int64_t> whole; ///< samples of each class in the data set
    std::vector<RankShare> shares;   ///< by rank
    std::vector<DistributionWarning> warnings;
    friend bool operator==(const DistributionReport&, const DistributionReport&) = default;
};

nlohmann::ordered_json toJson(const DistributionReport& report);
/// Throws Failure(BadInput) when the document is not such a report.
DistributionReport parseDistributionReport(const nlohmann::json& document);

/// "Rank 3 sees 0 samples of “cat”; 12.5 would be its share." For terminals; the window has its own texts.
std::string text(const DistributionWarning& warning, const DistributionReport& report);

} // namespace trainyard
