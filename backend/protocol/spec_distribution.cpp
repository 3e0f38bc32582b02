// SPDX-License-Identifier: Apache-2.0
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
    {"synchronous", "Synchronous", "Gradients of every step are averaged over all ranks, which wait for each other"},
    {"downpour",    "Downpour",    "Workers send gradients to a master, which updates at once and deals the next batches"},
    {"easgd",       "EASGD",       "Workers train on their own and are drawn to a common centre, which the master keeps"},
    {"gem",         "GEM",         "Workers scale what they send so that all together move like one run with momentum"}};

constexpr FieldChoice kRules[] = {
    {"effective-batch", "Share the batch",
     "The batch is shared by the ranks and the rate stays: the losses of one rank"},
    {"linear",          "Batch each, rate × n",
     "Every rank has a batch of its own; the learning rate grows linearly"},
    {"square-root",     "Batch each, rate × √n",
     "Every rank has a batch of its own; the learning rate grows by the square root"},
    {"two-thirds",      "Batch each, rate × n^⅔",
     "Every rank has a batch of its own; the learning rate grows by the two-thirds power"},
    {"none",            "Batch each, rate stays",
     "Every rank has a batch of its own; the learning rate stays"}};

constexpr FieldChoice kBuckets[] = {
    {"fp32", "fp32", "Gradients travel as they are"},
    {"bf16", "bf16", "Gradients travel rounded, over a network in half the time; they are added in fp32"},
    {"fp16", "fp16", "As bf16, rounded less: scaled before, so that nothing overflows"}};
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
        .about("Asynchronous modes have a master, a process besides; slow workers then hold nobody up."),
    field<&D::scaling>("scaling", "Scaling rule").of(kRules).shownWhen(severalRanks)
        .about("What becomes of batch size and learning rate with n ranks."),
    field<&D::bucketMiB>("bucket_mib", "Bucket size").range(0, 1024).in("MiB, 0 = by trying").shownWhen(sumsGradients)
        .about("Gradients are summed over the ranks in slices of this size; 0 = found by trying in the first steps."),
    field<&D::bucketPrecision>("bucket_precision", "Buckets in").of(kBuckets).shownWhen(sumsGradients)
        .about("In what form ranks send each other their gradients."),
    field<&D::overlap>("overlap", "Overlap").in("sum while computing").shownWhen(sumsGradients)
        .about("Sums what is ready while the backward pass computes the rest; off shows what that saves."),
    field<&D::orderedSum>("ordered_sum", "Ordered sum").in("rank by rank").shownWhen(sumsGradients)
        .about("Adds in the order of ranks, so that MPI and shared memory give the same losses to the last bit."),
    field<&D::syncBatchNorm>("sync_batch_norm", "Batch-norm").in("statistics of all ranks").shownWhen(sharesBatches)
        .about("Batch-norm looks at the whole batch instead of each rank's part, as one rank would; costs two "
               "exchanges a layer."),
    field<&D::syncEvery>("sync_every", "Exchange every").range(1, 10'000).in("batches").shownWhen(hasMaster)
        .about("How many batches a worker computes between two exchanges with its master."),
    field<&D::masters>("masters", "Masters").range(1, 64).in("processes").shownWhen(hasMaster)
        .about("With more than one, so many masters serve the workers below a top one."),
    field<&D::workerRanks>("worker_ranks", "Ranks a worker").range(1, 256).in("average gradients").shownWhen(hasMaster)
        .about("So many ranks form one worker: they share its batches and average their gradients."),
    field<&D::elasticForce>("elastic_force", "Elastic force").above(0, 1).shownWhen(mode<DistributionMode::Easgd>)
        .about("β: at an exchange each worker is drawn to the centre by β divided by the number of workers."),
    field<&D::gemKappa>("gem_kappa", "Amplification κ").above(0, 100).shownWhen(mode<DistributionMode::Gem>)
        .about("How much more energy all workers together may have than one run with momentum."),
    field<&D::gemMomentum>("gem_momentum", "Proxy momentum").range(0, 0.999).shownWhen(mode<DistributionMode::Gem>)
        .about("Momentum of the run that the workers imitate together."),
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

/// A master that takes in several batches at once may pass over the point whose checkpoint is wanted.
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
            problems.push_back(SpecProblem(std::string("/training/") + key, nlohmann::json(*points).dump(), allowed));
}

} // namespace

void checkDistribution(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const DistributionSpec& distribution = spec.distribution;
    const int ranks = spec.resources.ranks;
    if (distribution.scaling == ScalingRule::EffectiveBatch && spec.training.batchSize != kAutoBatch &&
        spec.training.batchSize < ranks)
        problems.push_back(SpecProblem("/resources/ranks", std::to_string(ranks),
                                       specReason("spec.shared-batch", spec.training.batchSize)));
    if (distribution.mode == DistributionMode::Synchronous)
        return;
    if (ranks % distribution.workerRanks != 0)
        problems.push_back(SpecProblem("/distribution/worker_ranks", std::to_string(distribution.workerRanks),
                                       specReason("spec.divides", ranks)));
    else if (distribution.masters > ranks / distribution.workerRanks)
        problems.push_back(SpecProblem("/distribution/masters", std::to_string(distribution.masters),
                                       specReason("spec.workers", ranks / distribution.workerRanks)));
    checkKeptPoints(spec, problems);
}

} // namespace trainyard
