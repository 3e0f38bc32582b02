// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/spec_problems.h"
#include "backend/protocol/spec_tables.h"

#include <nlohmann/json.hpp>

#include <algorithm>

#include <algorithm>

namespace trainyard {
namespace distribution_table {

using namespace spec_fields;
using D = DistributionSpec;

// clang-format off
constexpr FieldChoice kModes[] = {
    {"synchronous", "Synchronous", "Every step averages the gradients of all ranks, which wait for each other"},
    {"downpour",    "Downpour",    "Workers send gradients to a master, which updates immediately and assigns the next "
                                   "batches"},
    {"easgd",       "EASGD",       "Workers train independently and are pulled towards a common centre that the master "
                                   "keeps"},
    {"gem",         "GEM",         "Workers scale their updates so that together they move like one run with "
                                   "momentum"}};

constexpr FieldChoice kRules[] = {
    {"effective-batch", "Share the batch",
     "The ranks share the batch and the rate stays: the losses equal those of one rank"},
    {"linear",          "Batch each, rate × n",
     "Every rank has its own batch; the learning rate grows linearly"},
    {"square-root",     "Batch each, rate × √n",
     "Every rank has its own batch; the learning rate grows by the square root"},
    {"two-thirds",      "Batch each, rate × n^⅔",
     "Every rank has its own batch; the learning rate grows by the two-thirds power"},
    {"none",            "Batch each, rate stays",
     "Every rank has its own batch; the learning rate stays"}};

constexpr FieldChoice kBuckets[] = {
    {"fp32", "fp32", "Gradients are sent unrounded"},
    {"bf16", "bf16", "Gradients are sent rounded, which halves the time over a network; they are added in fp32, by NCCL in "
             "bf16"},
    {"fp16", "fp16", "Like bf16 but rounded less; gradients are scaled first so that nothing overflows"}};
// clang-format on

bool synchronous(const RunSpec& spec)
{
    return spec.distribution.mode == DistributionMode::Synchronous;
}
bool hasMaster(const RunSpec& spec)
{
    return !synchronous(spec);
}
template <DistributionMode Mode>
bool mode(const RunSpec& spec)
{
    return spec.distribution.mode == Mode;
}
bool severalRanks(const RunSpec& spec)
{
    return spec.resources.ranks > 1 || hasMaster(spec);
}
bool sumsGradients(const RunSpec& spec)
{
    return spec.resources.ranks > 1 && synchronous(spec);
}
bool sharesBatches(const RunSpec& spec)
{
    return spec.resources.ranks > 1 && (synchronous(spec) || spec.distribution.workerRanks > 1);
}

// clang-format off
constexpr SpecField<D> kTable[] = {
    field<&D::mode>("mode", "Work together").of(kModes).shownWhen(severalRanks)
        .about("Asynchronous modes use an additional master process; slow workers then delay nobody."),
    field<&D::scaling>("scaling", "Scaling rule").of(kRules).shownWhen(severalRanks)
        .about("How batch size and learning rate change with n ranks."),
    field<&D::bucketMiB>("bucket_mib", "Bucket size").range(0, 1024).in("MiB, 0 = tuned").shownWhen(sumsGradients)
        .about("Gradients are summed over the ranks in slices of this size; 0 = tuned in the first steps, with NCCL 16 "
               "MiB."),
    field<&D::bucketPrecision>("bucket_precision", "Buckets in").of(kBuckets).shownWhen(sumsGradients)
        .about("The precision in which ranks send gradients to each other."),
    field<&D::overlap>("overlap", "Overlap").in("sum while computing").shownWhen(sumsGradients)
        .about("Sums the gradients that are ready while the backward pass computes the rest. Turn it off to see how "
               "much that saves."),
    field<&D::orderedSum>("ordered_sum", "Ordered sum").in("rank by rank").shownWhen(sumsGradients)
        .about("Adds in rank order, so that MPI and shared memory give bit-identical losses. N ranks then give the same "
               "losses as one rank with N micro-batches and as many threads as each of them."),
    field<&D::syncBatchNorm>("sync_batch_norm", "Batch-norm").in("statistics of all ranks").shownWhen(sharesBatches)
        .about("Batch-norm uses the statistics of the whole batch instead of each rank's part, as one rank would; "
               "costs two exchanges per layer."),
    field<&D::syncEvery>("sync_every", "Exchange every").range(1, 10'000).in("batches").shownWhen(hasMaster)
        .about("Number of batches that a worker computes between exchanges with its master."),
    field<&D::masters>("masters", "Masters").range(1, 64).in("processes").shownWhen(hasMaster)
        .about("If more than one, this many masters serve the workers, below a top master."),
    field<&D::workerRanks>("worker_ranks", "Ranks per worker").range(1, 256).in("average gradients").shownWhen(hasMaster)
        .about("Number of ranks that form one worker: they share its batches and average their gradients."),
    field<&D::elasticForce>("elastic_force", "Elastic force").above(0, 1).shownWhen(mode<DistributionMode::Easgd>)
        .about("β: at each exchange, a worker is pulled towards the centre by β divided by the number of workers."),
    field<&D::gemKappa>("gem_kappa", "Amplification κ").above(0, 100).shownWhen(mode<DistributionMode::Gem>)
        .about("How much more energy all workers together may have than a single run with momentum."),
    field<&D::gemMomentum>("gem_momentum", "Proxy momentum").range(0, 0.999).shownWhen(mode<DistributionMode::Gem>)
        .about("Momentum of the single run that the workers together imitate."),
};
// clang-format on

} // namespace distribution_table

std::span<const SpecField<DistributionSpec>> distributionTable()
{
    return distribution_table::kTable;
}

std::string_view name(DistributionMode value)
{
    return spec_fields::nameOf(distribution_table::kModes, value);
}
std::string_view name(ScalingRule value)
{
    return spec_fields::nameOf(distribution_table::kRules, value);
}
std::string_view name(BucketPrecision value)
{
    return spec_fields::nameOf(distribution_table::kBuckets, value);
}

namespace {

/// A master that takes several batches at once may skip the exact point whose checkpoint is to be kept.
void checkKeptPoints(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const DistributionSpec& distribution = spec.distribution;
    if (distribution.syncEvery == 1 && distribution.masters == 1)
        return;
    const bool masters = distribution.masters > 1;
    const Reason allowed = specReason("spec.kept-points", masters ? "distribution.masters" : "distribution.sync_every",
                                      masters ? distribution.masters : distribution.syncEvery);
    for (const auto& [key, points] :
         {std::pair("keep_epochs", &spec.training.keepEpochs), std::pair("keep_steps", &spec.training.keepSteps)})
        if (std::any_of(points->begin(), points->end(), [](std::int64_t point) { return point > 0; }))
            problems.push_back(SpecProblem{std::string("/training/") + key, nlohmann::json(*points).dump(), allowed});
}

} // namespace

void checkDistribution(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const DistributionSpec& distribution = spec.distribution;
    const int ranks = spec.resources.ranks;
    if (distribution.scaling == ScalingRule::EffectiveBatch && spec.training.batchSize != kAutoBatch &&
        spec.training.batchSize < ranks)
        problems.push_back(SpecProblem{"/resources/ranks", std::to_string(ranks),
                                       specReason("spec.shared-batch", spec.training.batchSize)});
    if (distribution.mode == DistributionMode::Synchronous)
        return;
    if (ranks % distribution.workerRanks != 0)
        problems.push_back(SpecProblem{"/distribution/worker_ranks", std::to_string(distribution.workerRanks),
                                       specReason("spec.divides", ranks)});
    else if (distribution.masters > ranks / distribution.workerRanks)
        problems.push_back(SpecProblem{"/distribution/masters", std::to_string(distribution.masters),
                                       specReason("spec.workers", ranks / distribution.workerRanks)});
    checkKeptPoints(spec, problems);
}

} // namespace trainyard
