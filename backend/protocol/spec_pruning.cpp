// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/spec_problems.h"
#include "backend/protocol/spec_tables.h"

namespace trainyard {
namespace pruning_table {

using namespace spec_fields;

// clang-format off
constexpr FieldChoice kMethods[] = {
    {"none",      "None",      "No weight is pruned."},
    {"magnitude", "Magnitude", "Prunes the weights with the smallest absolute values."},
    {"snip",      "SNIP",      "Prunes the weights whose removal changes the loss least, scored before training by "
                               "|weight × gradient| on training data (Lee et al., 2019)."},
    {"synflow",   "SynFlow",   "Prunes the weights that carry the least of the net's flow, scored before training, "
                               "without data, in 100 rounds (Tanaka et al., 2020)."},
    {"random",    "Random",    "Prunes random weights: a baseline that any method should beat."}};

constexpr FieldChoice kStructures[] = {
    {"weights", "Single weights"},
    {"filters", "Whole filters", "All weights of an output channel together, scored by their norm."},
    {"2:4",     "2 of 4",        "Two of every four neighbouring weights, as the sparse tensor cores of GPUs "
                                 "require."}};

constexpr FieldChoice kPruningSchedules[] = {
    {"start",     "Before training"},
    {"gradual",   "Gradually", "Increasingly during training, along a cubic curve (Zhu & Gupta, 2017)."},
    {"iterative", "In rounds", "The run is divided into equal parts. Each ends by pruning the same share of the "
                               "remaining weights; the last part trains what remains."}};

constexpr FieldChoice kAmounts[] = {
    {"sparsity",   "Share of the weights"},
    {"percentile", "Percentile"},
    {"threshold",  "Threshold"}};

constexpr FieldChoice kScopes[] = {
    {"global", "All layers together"},
    {"layer",  "Each layer alone"}};

constexpr FieldChoice kResets[] = {
    {"keep",       "The weights judged", "Fine-tuning: the remaining weights keep their values."},
    {"checkpoint", "A checkpoint",       "A lottery ticket: the remaining weights go back to earlier values."},
    {"redraw",     "New random weights", "A control: the same mask with another initialisation."}};
// clang-format on

using P = PruningSpec;

bool isOn(const P& p)
{
    return p.on();
}
bool atStart(const P& p)
{
    return p.on() && p.schedule == PruningSchedule::Start;
}
bool gradual(const P& p)
{
    return p.on() && p.schedule == PruningSchedule::Gradual;
}
bool iterative(const P& p)
{
    return p.on() && p.schedule == PruningSchedule::Iterative;
}
/// Whether the amount can be chosen: rounds and 2:4 determine it themselves.
bool hasAmount(const P& p)
{
    return p.structure != PruningStructure::TwoOfFour && (atStart(p) || gradual(p));
}
/// A threshold needs scores of single weights and a fixed target.
bool choosesAmount(const P& p)
{
    return atStart(p) && p.structure == PruningStructure::Weights;
}
bool hasScope(const P& p)
{
    return p.on() && p.structure != PruningStructure::TwoOfFour;
}
bool judgesTrained(const P& p)
{
    return atStart(p) && p.method == PruningMethod::Magnitude;
}
/// SNIP and SynFlow score the weights that training starts from, so their masks cannot change during the run.
bool changesDuringRun(const P& p)
{
    return p.method == PruningMethod::Magnitude || p.method == PruningMethod::Random;
}

// clang-format off
constexpr SpecField<P> kTable[] = {
    field<&P::method>("method", "Method").of(kMethods)
        .about("How weights are scored; those with the lowest scores are pruned."),
    field<&P::schedule>("schedule", "When").of(kPruningSchedules)
        .when([](const P& p) { return p.on() && changesDuringRun(p); })
        .about("When weights are pruned."),
    field<&P::structure>("structure", "What").of(kStructures).seldom()
        .when(isOn)
        .about("The unit that is pruned as a whole."),
    field<&P::amount>("amount", "How much, by").of(kAmounts)
        .when(choosesAmount)
        .about("A share removes exactly that share of the weights. A percentile or threshold removes all weights whose "
               "scores do not exceed it."),
    field<&P::sparsity>("sparsity", "Share pruned").above(0, 0.9999)
        .when([](const P& p) { return hasAmount(p) && (!choosesAmount(p) || p.amount == PruningAmount::Sparsity); })
        .about("Share of the prunable weights that are zero at the end."),
    field<&P::percentile>("percentile", "Percentile").above(0, 99.99).in("%")
        .when([](const P& p) { return choosesAmount(p) && p.amount == PruningAmount::Percentile; })
        .about("The threshold is the smallest score that this percentage of the prunable weights does not exceed."),
    field<&P::threshold>("threshold", "Threshold").range(0, 1e30)
        .when([](const P& p) { return choosesAmount(p) && p.amount == PruningAmount::Threshold; })
        .about("Weights with a score of at most this are pruned."),
    field<&P::rounds>("rounds", "Rounds").range(1, 100)
        .when(iterative)
        .about("The run is divided into one more part than there are rounds; every part but the last ends with a round "
               "of pruning."),
    field<&P::roundShare>("round_share", "Share per round").above(0, 0.99)
        .when(iterative)
        .about("Share of the remaining weights that each round prunes."),
    field<&P::scope>("scope", "Compared within").of(kScopes)
        .when(hasScope)
        .about("Whether the weights of all layers are compared, so that large layers lose more, or each layer loses "
               "the same share."),
    field<&P::maskFrom>("mask_from", "Weights judged").as(FieldType::Checkpoint).characters(0, 4096)
        .when(judgesTrained)
        .about("Checkpoint whose weights are scored: RUN@end, RUN@epoch-5, RUN@step-200 or the path of a file. Empty = "
               "the weights that training starts from."),
    field<&P::reset>("reset", "Weights at start").of(kResets)
        .when(judgesTrained)
        .about("Values of the remaining weights at the first step."),
    field<&P::resetTo>("reset_to", "Reset to").as(FieldType::Checkpoint).characters(0, 4096)
        .when([](const P& p) { return judgesTrained(p) && p.reset == PruningReset::Checkpoint; })
        .about("Checkpoint to whose values the remaining weights go back: RUN@epoch-0, RUN@epoch-2, RUN@step-200 or "
               "the path of a file."),
    field<&P::continueSchedule>("continue_schedule", "Continue schedule").seldom()
        .when([](const P& p) { return judgesTrained(p) && p.reset == PruningReset::Checkpoint; })
        .about("Training continues the step count from the reset point, so that it repeats the original run's learning "
               "rates and data order from there. Otherwise it starts at step 0."),
    field<&P::initialSparsity>("initial_sparsity", "Initial share").range(0, 0.9999).seldom()
        .when(gradual)
        .about("Share of the prunable weights that are zero when pruning begins."),
    field<&P::beginEpoch>("begin_epoch", "Begins at").range(0, 99999).in("epochs")
        .when(gradual)
        .about("Epoch at which pruning begins."),
    field<&P::endEpoch>("end_epoch", "Ends at").range(0, 100000).in("epochs")
        .when(gradual)
        .about("Epoch at which the share is reached; 0 = after three quarters of the run."),
    field<&P::everySteps>("every_steps", "Every").range(1, 1'000'000).in("steps").seldom()
        .when(gradual)
        .about("Steps between two masks."),
    field<&P::scoreBatches>("score_batches", "Batches judged").range(1, 10'000).seldom()
        .when([](const P& p) { return p.method == PruningMethod::Snip; })
        .about("Number of training batches over which gradients are averaged."),
    field<&P::leastKept>("least_kept", "Kept per layer").range(0, 1).seldom()
        .when(hasScope)
        .about("Share of its weights that every layer always keeps. With 0, a run whose mask would empty a layer is "
               "refused."),
    field<&P::shuffle>("shuffle", "Shuffled mask").seldom()
        .when([](const P& p) { return atStart(p) && p.structure == PruningStructure::Weights; })
        .about("A control: each layer keeps the same number of weights, but random ones."),
    field<&P::firstLayer>("first_layer", "First layer too").seldom()
        .when(isOn)
        .about("Also prune the first layer with weights."),
    field<&P::lastLayer>("last_layer", "Last layer too").seldom()
        .when(isOn)
        .about("Also prune the classifier."),
    field<&P::depthwise>("depthwise", "Depthwise too").seldom()
        .when(isOn)
        .about("Also prune depthwise convolutions; they have few weights, and losing some costs much accuracy."),
    field<&P::excluded>("excluded", "Layers not pruned").characters(1, 1000).entries(1000).seldom()
        .when(isOn)
        .about("Names of layers that are not pruned."),
};
// clang-format on

} // namespace pruning_table

std::span<const SpecField<PruningSpec>> pruningTable()
{
    return pruning_table::kTable;
}

std::string_view name(PruningMethod value)
{
    return spec_fields::nameOf(pruning_table::kMethods, value);
}
std::string_view name(PruningStructure value)
{
    return spec_fields::nameOf(pruning_table::kStructures, value);
}
std::string_view name(PruningAmount value)
{
    return spec_fields::nameOf(pruning_table::kAmounts, value);
}
std::string_view name(PruningScope value)
{
    return spec_fields::nameOf(pruning_table::kScopes, value);
}
std::string_view name(PruningSchedule value)
{
    return spec_fields::nameOf(pruning_table::kPruningSchedules, value);
}
std::string_view name(PruningReset value)
{
    return spec_fields::nameOf(pruning_table::kResets, value);
}

void checkPruning(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const PruningSpec& pruning = spec.pruning;
    if (!pruning.on())
        return;
    if (pruning_table::judgesTrained(pruning) && pruning.reset == PruningReset::Checkpoint && pruning.resetTo.empty())
        problems.push_back(SpecProblem{"/pruning/reset_to", "", specReason("spec.checkpoint")});
    if (pruning.schedule == PruningSchedule::Start)
        return;
    if (spec.distribution.mode != DistributionMode::Synchronous)
        problems.push_back(SpecProblem{"/pruning/schedule", "\"" + std::string(name(pruning.schedule)) + "\"",
                                       specReason("spec.mask-moves")});
    const double epochs = spec.training.epochs;
    if (pruning.schedule == PruningSchedule::Gradual) {
        if (pruning.beginEpoch >= epochs)
            problems.push_back(SpecProblem{"/pruning/begin_epoch", jsonNumber(pruning.beginEpoch),
                                           specReason("spec.before-end", spec.training.epochs)});
        else if (pruning.endEpoch != 0.0 && (pruning.endEpoch < pruning.beginEpoch || pruning.endEpoch > epochs))
            problems.push_back(SpecProblem{"/pruning/end_epoch", jsonNumber(pruning.endEpoch),
                                           specReason("spec.prune-end", spec.training.epochs)});
        else if (pruning.endEpoch == 0.0 && pruning.beginEpoch > 0.75 * epochs)
            problems.push_back(
                SpecProblem{"/pruning/begin_epoch", jsonNumber(pruning.beginEpoch), specReason("spec.prune-begin")});
        if (pruning.initialSparsity > pruning.sparsity)
            problems.push_back(SpecProblem{"/pruning/initial_sparsity", jsonNumber(pruning.initialSparsity),
                                           specReason("spec.prune-initial", jsonNumber(pruning.sparsity))});
    }
}

} // namespace trainyard
