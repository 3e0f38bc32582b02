// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_distribution.h"

#include "backend/protocol/spec_names.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

using spec_names::nameIn;
using spec_names::Pair;
using spec_names::span;

constexpr Pair<DistributionMode> kModes[] = {{DistributionMode::Synchronous, "synchronous"},
                                             {DistributionMode::Downpour, "downpour"},
                                             {DistributionMode::Easgd, "easgd"},
                                             {DistributionMode::Gem, "gem"}};
constexpr Pair<ScalingRule> kRules[] = {{ScalingRule::EffectiveBatch, "effective-batch"},
                                        {ScalingRule::Linear, "linear"},
                                        {ScalingRule::SquareRoot, "square-root"},
                                        {ScalingRule::TwoThirds, "two-thirds"},
                                        {ScalingRule::None, "none"}};
constexpr Pair<BucketPrecision> kBuckets[] = {
    {BucketPrecision::Fp32, "fp32"}, {BucketPrecision::Bf16, "bf16"}, {BucketPrecision::Fp16, "fp16"}};

/// A master that takes in several batches at once may pass over the point whose checkpoint is wanted.
void checkKeptPoints(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const DistributionSpec& distribution = spec.distribution;
    if (distribution.syncEvery == 1 && distribution.masters == 1)
        return;
    const std::string cause = distribution.masters > 1
                                  ? "distribution.masters is " + std::to_string(distribution.masters)
                                  : "distribution.sync_every is " + std::to_string(distribution.syncEvery);
    for (const auto& [key, points] :
         {std::pair("keep_epochs", &spec.training.keepEpochs), std::pair("keep_steps", &spec.training.keepSteps)})
        if (std::any_of(points->begin(), points->end(), [](std::int64_t point) { return point > 0; }))
            problems.push_back({std::string("/training/") + key, nlohmann::json(*points).dump(),
                                "only 0, since " + cause +
                                    " and the master may pass over any later point; for others set sync_every and "
                                    "masters to 1, or mode to \"synchronous\""});
}

} // namespace

std::string_view name(DistributionMode value)
{
    return nameIn(kModes, value);
}
std::string_view name(ScalingRule value)
{
    return nameIn(kRules, value);
}
std::string_view name(BucketPrecision value)
{
    return nameIn(kBuckets, value);
}

void readDistribution(const nlohmann::json& json, DistributionSpec& distribution, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/distribution", problems);
    reader.read("mode", distribution.mode, span(kModes));
    reader.read("scaling", distribution.scaling, span(kRules));
    reader.read("bucket_mib", distribution.bucketMiB, 0.0, 1024.0);
    reader.read("bucket_precision", distribution.bucketPrecision, span(kBuckets));
    reader.read("overlap", distribution.overlap);
    reader.read("ordered_sum", distribution.orderedSum);
    reader.read("sync_batch_norm", distribution.syncBatchNorm);
    reader.read("sync_every", distribution.syncEvery, 1, 10000);
    reader.read("masters", distribution.masters, 1, 64);
    reader.read("worker_ranks", distribution.workerRanks, 1, 256);
    reader.read("elastic_force", distribution.elasticForce, 0.0, 1.0, true);
    reader.read("gem_kappa", distribution.gemKappa, 0.0, 100.0, true);
    reader.read("gem_momentum", distribution.gemMomentum, 0.0, 0.999);
}

nlohmann::ordered_json toJson(const DistributionSpec& distribution)
{
    return {{"mode", name(distribution.mode)},
            {"scaling", name(distribution.scaling)},
            {"bucket_mib", distribution.bucketMiB},
            {"bucket_precision", name(distribution.bucketPrecision)},
            {"overlap", distribution.overlap},
            {"ordered_sum", distribution.orderedSum},
            {"sync_batch_norm", distribution.syncBatchNorm},
            {"sync_every", distribution.syncEvery},
            {"masters", distribution.masters},
            {"worker_ranks", distribution.workerRanks},
            {"elastic_force", distribution.elasticForce},
            {"gem_kappa", distribution.gemKappa},
            {"gem_momentum", distribution.gemMomentum}};
}

void checkDistribution(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const DistributionSpec& distribution = spec.distribution;
    const int ranks = spec.resources.ranks;
    if (distribution.scaling == ScalingRule::EffectiveBatch && spec.training.batchSize != kAutoBatch &&
        spec.training.batchSize < ranks)
        problems.push_back({"/resources/ranks", std::to_string(ranks),
                            "at most " + std::to_string(spec.training.batchSize) + ", the batch that they share"});
    if (distribution.mode == DistributionMode::Synchronous)
        return;
    if (ranks % distribution.workerRanks != 0)
        problems.push_back({"/distribution/worker_ranks", std::to_string(distribution.workerRanks),
                            "a number that divides the " + std::to_string(ranks) + " ranks"});
    else if (distribution.masters > ranks / distribution.workerRanks)
        problems.push_back({"/distribution/masters", std::to_string(distribution.masters),
                            "at most " + std::to_string(ranks / distribution.workerRanks) + ", the number of workers"});
    checkKeptPoints(spec, problems);
}

} // namespace trainyard
