// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_pruning.h"

#include "backend/protocol/checkpoint_reference.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

using enum FieldType;

constexpr FieldChoice kMethods[] = {
    {"none", QT_TRANSLATE_NOOP("SpecFields", "None"), QT_TRANSLATE_NOOP("SpecFields", "No weight is pruned.")},
    {"magnitude", QT_TRANSLATE_NOOP("SpecFields", "Magnitude"),
     QT_TRANSLATE_NOOP("SpecFields", "The weights of the smallest absolute value go.")},
    {"snip", QT_TRANSLATE_NOOP("SpecFields", "SNIP"),
     QT_TRANSLATE_NOOP("SpecFields", "The weights go whose removal changes the loss least, judged before training by "
                                     "|weight × gradient| on training data (Lee et al., 2019).")},
    {"synflow", QT_TRANSLATE_NOOP("SpecFields", "SynFlow"),
     QT_TRANSLATE_NOOP("SpecFields", "The weights go that carry least of the net's flow, judged before training and "
                                     "without data, in 100 rounds (Tanaka et al., 2020).")},
    {"random", QT_TRANSLATE_NOOP("SpecFields", "Random"),
     QT_TRANSLATE_NOOP("SpecFields", "Random weights go: a baseline that any method should beat.")}};

constexpr FieldChoice kStructures[] = {
    {"weights", QT_TRANSLATE_NOOP("SpecFields", "Single weights"), {}},
    {"filters", QT_TRANSLATE_NOOP("SpecFields", "Whole filters"),
     QT_TRANSLATE_NOOP("SpecFields", "All weights of an output channel together, judged by their norm.")},
    {"2:4", QT_TRANSLATE_NOOP("SpecFields", "2 of 4"),
     QT_TRANSLATE_NOOP("SpecFields", "Two of four neighbours, as the sparse tensor cores of GPUs want it.")}};

constexpr FieldChoice kPruningSchedules[] = {
    {"start", QT_TRANSLATE_NOOP("SpecFields", "Before training"), {}},
    {"gradual", QT_TRANSLATE_NOOP("SpecFields", "Gradually"),
     QT_TRANSLATE_NOOP("SpecFields", "More and more while the run trains, along a cubic curve (Zhu & Gupta, 2017).")},
    {"iterative", QT_TRANSLATE_NOOP("SpecFields", "In rounds"),
     QT_TRANSLATE_NOOP("SpecFields", "In equal parts of the run, each of which ends by pruning the same share of what "
                                     "is left; the last part trains what remains.")}};

constexpr FieldChoice kAmounts[] = {{"sparsity", QT_TRANSLATE_NOOP("SpecFields", "Share of the weights"), {}},
                                    {"percentile", QT_TRANSLATE_NOOP("SpecFields", "Percentile"), {}},
                                    {"threshold", QT_TRANSLATE_NOOP("SpecFields", "Threshold"), {}}};

constexpr FieldChoice kScopes[] = {{"global", QT_TRANSLATE_NOOP("SpecFields", "All layers together"), {}},
                                   {"layer", QT_TRANSLATE_NOOP("SpecFields", "Each layer alone"), {}}};

constexpr FieldChoice kResets[] = {
    {"keep", QT_TRANSLATE_NOOP("SpecFields", "The weights judged"),
     QT_TRANSLATE_NOOP("SpecFields", "Fine-tuning: the weights that are left keep their values.")},
    {"checkpoint", QT_TRANSLATE_NOOP("SpecFields", "A checkpoint"),
     QT_TRANSLATE_NOOP("SpecFields", "A lottery ticket: the weights that are left go back to earlier values.")},
    {"redraw", QT_TRANSLATE_NOOP("SpecFields", "New random weights"),
     QT_TRANSLATE_NOOP("SpecFields", "A control: the same mask, but another initialisation.")}};

using P = PruningSpec;

template <auto Pointer>
constexpr auto kGet = &spec_fields::get<P, Pointer>;
template <auto Pointer>
constexpr auto kSet = &spec_fields::set<P, Pointer>;
template <auto Pointer, const auto& Choices>
constexpr auto kChoose = &spec_fields::choose<P, Pointer, Choices>;

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
/// Whether there is something to say about how much: rounds and 2:4 say it themselves.
bool hasAmount(const P& p)
{
    return p.structure != PruningStructure::TwoOfFour && (atStart(p) || gradual(p));
}
/// A sum of scores or a changing target cannot be told by a threshold.
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
/// SNIP and SynFlow judge the weights that training starts from.
bool changesDuringRun(const P& p)
{
    return p.method == PruningMethod::Magnitude || p.method == PruningMethod::Random;
}

constexpr SpecField<P> kFields[] = {
    {{.key = "method",
      .type = Choice,
      .choices = kMethods,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Method"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "By what weights are judged; those with the lowest scores are pruned.")},
     kGet<&P::method>,
     kChoose<&P::method, kMethods>},
    {{.key = "schedule",
      .type = Choice,
      .choices = kPruningSchedules,
      .title = QT_TRANSLATE_NOOP("SpecFields", "When"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "When weights are pruned.")},
     kGet<&P::schedule>,
     kChoose<&P::schedule, kPruningSchedules>,
     [](const P& p) { return p.on() && changesDuringRun(p); }},
    {{.key = "structure",
      .type = Choice,
      .choices = kStructures,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "What"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "What is pruned as one.")},
     kGet<&P::structure>,
     kChoose<&P::structure, kStructures>,
     isOn},
    {{.key = "amount",
      .type = Choice,
      .choices = kAmounts,
      .title = QT_TRANSLATE_NOOP("SpecFields", "How much, by"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "A share removes exactly so many weights. A percentile or a threshold "
                                              "removes all weights whose score does not exceed it.")},
     kGet<&P::amount>,
     kChoose<&P::amount, kAmounts>,
     choosesAmount},
    {{.key = "sparsity",
      .type = Number,
      .low = 0.0,
      .high = 0.9999,
      .openLow = true,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Share pruned"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Share of the prunable weights that is zero in the end.")},
     kGet<&P::sparsity>,
     kSet<&P::sparsity>,
     [](const P& p) { return hasAmount(p) && (!choosesAmount(p) || p.amount == PruningAmount::Sparsity); }},
    {{.key = "percentile",
      .type = Number,
      .low = 0.0,
      .high = 99.99,
      .openLow = true,
      .unit = "%",
      .title = QT_TRANSLATE_NOOP("SpecFields", "Percentile"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "The threshold is the smallest score that so many percent of the "
                                              "prunable weights do not exceed.")},
     kGet<&P::percentile>,
     kSet<&P::percentile>,
     [](const P& p) { return choosesAmount(p) && p.amount == PruningAmount::Percentile; }},
    {{.key = "threshold",
      .type = Number,
      .low = 0.0,
      .high = 1e30,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Threshold"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Weights whose score is at most this are pruned.")},
     kGet<&P::threshold>,
     kSet<&P::threshold>,
     [](const P& p) { return choosesAmount(p) && p.amount == PruningAmount::Threshold; }},
    {{.key = "rounds",
      .type = Whole,
      .low = 1,
      .high = 100,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Rounds"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "The run is divided into one part more than this; each but the last ends "
                                              "with a round of pruning.")},
     kGet<&P::rounds>,
     kSet<&P::rounds>,
     iterative},
    {{.key = "round_share",
      .type = Number,
      .low = 0.0,
      .high = 0.99,
      .openLow = true,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Share a round"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Share of the weights still left that each round prunes.")},
     kGet<&P::roundShare>,
     kSet<&P::roundShare>,
     iterative},
    {{.key = "scope",
      .type = Choice,
      .choices = kScopes,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Compared within"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Whether weights of all layers are compared, so that thick layers lose "
                                              "more, or each layer loses the same share.")},
     kGet<&P::scope>,
     kChoose<&P::scope, kScopes>,
     hasScope},
    {{.key = "mask_from",
      .type = Text,
      .high = 4096,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Weights judged"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Checkpoint whose weights are judged: RUN@end, RUN@epoch-5, RUN@step-200 "
                                              "or the path of a file. Empty: the weights that training starts from.")},
     kGet<&P::maskFrom>,
     kSet<&P::maskFrom>,
     judgesTrained},
    {{.key = "reset",
      .type = Choice,
      .choices = kResets,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Weights at start"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Which values the remaining weights have at the first step.")},
     kGet<&P::reset>,
     kChoose<&P::reset, kResets>,
     judgesTrained},
    {{.key = "reset_to",
      .type = Text,
      .high = 4096,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Reset to"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Checkpoint of the values that the remaining weights go back to: "
                                              "RUN@epoch-0, RUN@epoch-2, RUN@step-200 or the path of a file.")},
     kGet<&P::resetTo>,
     kSet<&P::resetTo>,
     [](const P& p) { return judgesTrained(p) && p.reset == PruningReset::Checkpoint; }},
    {{.key = "continue_schedule",
      .type = Flag,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Schedule goes on"),
      .help =
          QT_TRANSLATE_NOOP("SpecFields", "Training counts its steps on from the reset point, so that the learning "
                                          "rate and the order of the data are those of the original run from there. "
                                          "Otherwise it begins at step 0.")},
     kGet<&P::continueSchedule>,
     kSet<&P::continueSchedule>,
     [](const P& p) { return judgesTrained(p) && p.reset == PruningReset::Checkpoint; }},
    {{.key = "initial_sparsity",
      .type = Number,
      .low = 0.0,
      .high = 0.9999,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Share at first"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Share of the prunable weights that is zero when pruning begins.")},
     kGet<&P::initialSparsity>,
     kSet<&P::initialSparsity>,
     gradual},
    {{.key = "begin_epoch",
      .type = Number,
      .low = 0.0,
      .high = 99999.0,
      .unit = QT_TRANSLATE_NOOP("SpecFields", "epochs"),
      .title = QT_TRANSLATE_NOOP("SpecFields", "Begins at"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Epoch at which pruning begins.")},
     kGet<&P::beginEpoch>,
     kSet<&P::beginEpoch>,
     gradual},
    {{.key = "end_epoch",
      .type = Number,
      .low = 0.0,
      .high = 100000.0,
      .unit = QT_TRANSLATE_NOOP("SpecFields", "epochs"),
      .title = QT_TRANSLATE_NOOP("SpecFields", "Ends at"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Epoch at which the share is reached; 0 = after three quarters of the "
                                              "run.")},
     kGet<&P::endEpoch>,
     kSet<&P::endEpoch>,
     gradual},
    {{.key = "every_steps",
      .type = Whole,
      .low = 1,
      .high = 1'000'000,
      .use = FieldUse::Seldom,
      .unit = QT_TRANSLATE_NOOP("SpecFields", "steps"),
      .title = QT_TRANSLATE_NOOP("SpecFields", "Every"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Steps between two masks.")},
     kGet<&P::everySteps>,
     kSet<&P::everySteps>,
     gradual},
    {{.key = "score_batches",
      .type = Whole,
      .low = 1,
      .high = 10'000,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Batches judged"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Batches of training data that gradients are averaged over.")},
     kGet<&P::scoreBatches>,
     kSet<&P::scoreBatches>,
     [](const P& p) { return p.method == PruningMethod::Snip; }},
    {{.key = "least_kept",
      .type = Number,
      .low = 0.0,
      .high = 1.0,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Kept of a layer"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Share of its weights that every layer keeps in any case; 0: a run whose "
                                              "mask would empty a layer is refused.")},
     kGet<&P::leastKept>,
     kSet<&P::leastKept>,
     hasScope},
    {{.key = "shuffle",
      .type = Flag,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Shuffled mask"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "A control: each layer keeps as many weights, but random ones.")},
     kGet<&P::shuffle>,
     kSet<&P::shuffle>,
     [](const P& p) { return atStart(p) && p.structure == PruningStructure::Weights; }},
    {{.key = "first_layer",
      .type = Flag,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "First layer too"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Prune the first layer with weights, too.")},
     kGet<&P::firstLayer>,
     kSet<&P::firstLayer>,
     isOn},
    {{.key = "last_layer",
      .type = Flag,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Last layer too"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Prune the classifier, too.")},
     kGet<&P::lastLayer>,
     kSet<&P::lastLayer>,
     isOn},
    {{.key = "depthwise",
      .type = Flag,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Depthwise too"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Prune depthwise convolutions, too; they have few weights and suffer "
                                              "much.")},
     kGet<&P::depthwise>,
     kSet<&P::depthwise>,
     isOn},
    {{.key = "excluded",
      .type = Texts,
      .high = 1000,
      .use = FieldUse::Seldom,
      .title = QT_TRANSLATE_NOOP("SpecFields", "Layers left whole"),
      .help = QT_TRANSLATE_NOOP("SpecFields", "Names of layers that are not pruned.")},
     kGet<&P::excluded>,
     kSet<&P::excluded>,
     isOn},
};

template <std::size_t Count>
std::string_view nameOf(const FieldChoice (&choices)[Count], int value)
{
    return value >= 0 && value < static_cast<int>(Count) ? choices[value].name : "unknown";
}

void checkReference(const char* key, const std::string& text, std::vector<SpecProblem>& problems)
{
    if (!text.empty() && !parseCheckpointReference(text))
        problems.push_back({std::string("/pruning/") + key, nlohmann::json(text).dump(), kCheckpointReferenceForms});
}

} // namespace

std::span<const SpecField<PruningSpec>> pruningFields()
{
    return kFields;
}

std::string_view name(PruningMethod value)
{
    return nameOf(kMethods, static_cast<int>(value));
}
std::string_view name(PruningStructure value)
{
    return nameOf(kStructures, static_cast<int>(value));
}
std::string_view name(PruningAmount value)
{
    return nameOf(kAmounts, static_cast<int>(value));
}
std::string_view name(PruningScope value)
{
    return nameOf(kScopes, static_cast<int>(value));
}
std::string_view name(PruningSchedule value)
{
    return nameOf(kPruningSchedules, static_cast<int>(value));
}
std::string_view name(PruningReset value)
{
    return nameOf(kResets, static_cast<int>(value));
}

void checkPruning(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    const PruningSpec& pruning = spec.pruning;
    if (!pruning.on())
        return;
    checkReference("mask_from", pruning.maskFrom, problems);
    checkReference("reset_to", pruning.resetTo, problems);
    if (judgesTrained(pruning) && pruning.reset == PruningReset::Checkpoint && pruning.resetTo.empty())
        problems.push_back({"/pruning/reset_to", "", kCheckpointReferenceForms});
    if (pruning.schedule == PruningSchedule::Start)
        return;
    if (spec.distribution.mode != DistributionMode::Synchronous)
        problems.push_back({"/pruning/schedule", "\"" + std::string(name(pruning.schedule)) + "\"",
                            "\"start\", since workers that run ahead would train with an older mask"});
    const auto number = [](double value) { return nlohmann::json(value).dump(); };
    const double epochs = spec.training.epochs;
    if (pruning.schedule == PruningSchedule::Gradual) {
        if (pruning.beginEpoch >= epochs)
            problems.push_back({"/pruning/begin_epoch", number(pruning.beginEpoch),
                                "less than the run's " + number(spec.training.epochs) + " epochs"});
        else if (pruning.endEpoch != 0.0 && (pruning.endEpoch < pruning.beginEpoch || pruning.endEpoch > epochs))
            problems.push_back(
                {"/pruning/end_epoch", number(pruning.endEpoch),
                 "0, or a number from begin_epoch to the run's " + std::to_string(spec.training.epochs) + " epochs"});
        else if (pruning.endEpoch == 0.0 && pruning.beginEpoch > 0.75 * epochs)
            problems.push_back({"/pruning/begin_epoch", number(pruning.beginEpoch),
                                "at most three quarters of the run, or an end_epoch behind it"});
        if (pruning.initialSparsity > pruning.sparsity)
            problems.push_back({"/pruning/initial_sparsity", number(pruning.initialSparsity),
                                "at most the sparsity of " + number(pruning.sparsity)});
    }
}

} // namespace trainyard
