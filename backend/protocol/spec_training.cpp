// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reasons_spec.h"
#include "backend/protocol/series_direction.h"
#include "backend/protocol/spec_problems.h"
#include "backend/protocol/spec_tables.h"

namespace trainyard {
namespace training_table {

using namespace spec_fields;
using T = TrainingSpec;
using O = OptimizerSpec;
using R = LearningRateSpec;
using enum OptimizerKind;
using enum ScheduleKind;

// clang-format off
constexpr FieldChoice kOptimizers[] = {
    {"sgd",      "SGD with momentum", "Stochastic gradient descent"},
    {"adam",     "Adam",     "A separate rate for every weight; 0.001 is a good start"},
    {"adamw",    "AdamW",    "Adam with weight decay decoupled from the gradient"},
    {"rmsprop",  "RMSprop",  "Divides by the recent magnitude of the gradients"},
    {"adadelta", "Adadelta", "Adapts its own scale: a learning rate of 1 is usual"},
    {"lars",     "LARS",     "A separate rate for every layer: for very large batches"}};

constexpr FieldChoice kSchedules[] = {
    {"constant",   "Constant",   "The same rate to the end"},
    {"step",       "Step",       "Falls by a factor at regular intervals"},
    {"cosine",     "Cosine",     "Falls along half a cosine"},
    {"polynomial", "Polynomial", "Falls as a power of the remaining part of the run"},
    {"one-cycle",  "One-cycle",  "Rises for 30 % of the run, then falls"}};

constexpr FieldChoice kLosses[] = {
    {"softmax-cross-entropy", "Softmax cross-entropy", "One class per image: the usual choice"},
    {"binary-cross-entropy",  "Binary cross-entropy",  "Each class on its own"},
    {"mean-squared-error",    "Squared error",         "Distance from 1 for the class and 0 for the others"}};

constexpr FieldChoice kPrecisions[] = {
    {"fp32", "fp32", "32-bit numbers throughout"},
    {"bf16", "bf16", "Computes in 16 bits, keeps weights in 32: faster if the processor supports it"},
    {"fp16", "fp16", "Computes in half precision with loss scaling: the fastest on GPUs"},
    {"tf32", "tf32", "32-bit numbers with rounded products, on GPUs"}};

constexpr FieldChoice kWatched[] = {
    {"none",             "None"},
    {"val/loss",         "Validation loss"},
    {"val/top1",         "Validation top-1"},
    {"val/top5",         "Validation top-5"},
    {"epoch/train_loss", "Training loss"},
    {"epoch/train_top1", "Training top-1"}};

constexpr FieldChoice kNonFinitePolicies[] = {
    {"stop",     "Stop",     "The run ends as failed and names the step"},
    {"continue", "Continue", "The run continues; the curve shows where it happened"}};
// clang-format on

/// Computed in fp32, in which what is smaller is denormal or 0.
constexpr double kLeastFp32 = 1.2e-38;

/// Whether the optimizer is one of these.
template <OptimizerKind... Kinds>
bool rule(const T& training)
{
    return ((training.optimizer.kind == Kinds) || ...);
}

template <ScheduleKind... Kinds>
bool schedule(const RunSpec& spec)
{
    return ((spec.training.learningRate.schedule == Kinds) || ...);
}

bool stopsEarly(const RunSpec& spec)
{
    return spec.training.earlyStopping.series != WatchedSeries::None;
}

bool hasTarget(const RunSpec& spec)
{
    return spec.training.target.series != WatchedSeries::None;
}

/// Choosing another optimizer sets its own default constants.
void chooseRule(T& training, const FieldValue& kind)
{
    training.optimizer = optimizerDefaults(static_cast<OptimizerKind>(std::get<std::int64_t>(kind)));
}

constexpr double kMostSteps = 1e12;

// clang-format off
constexpr SpecField<T> kTable[] = {
    field<&T::epochs>("epochs", "Epochs").range(1, 100'000)
        .about("Number of passes over the training data."),
    field<&T::batchSize>("batch_size", "Batch size").range(1, 65'536).zeroIsKey("auto")
        .about("Samples whose gradients are averaged for one optimizer step. 0 in the form or auto in JSON = the "
               "largest power of two that fits in half of the free memory and is at most an eighth of the samples; it "
               "is chosen when the run first starts."),
    field<&T::microBatches>("micro_batches", "Micro-batches").range(1, 1024).in("per batch").seldom()
        .about("Number of parts in which a batch is computed; their gradients are averaged. Saves memory, the step "
               "stays the same."),
    field<&T::precision>("precision", "Precision").of(kPrecisions).seldom()
        .about("Precision of the computation; weights are kept in fp32."),

    group<T>("optimizer").about("How weights are updated. Only constants of the chosen optimizer are allowed."),
    field<&T::optimizer, &O::kind>("optimizer/kind", "Optimizer").of(kOptimizers).setBy(chooseRule)
        .about("The rule by which gradients change the weights."),
    field<&T::optimizer, &O::momentum>("optimizer/momentum", "Momentum").range(0, 0.9999)
        .when(rule<Sgd, RmsProp, Lars>, "optimizer/kind")
        .about("Share of the previous step that is kept: 0.9 smooths over about ten steps. RMSprop's default is 0."),
    field<&T::optimizer, &O::nesterov>("optimizer/nesterov", "Nesterov").in("Nesterov")
        .when(rule<Sgd>, "optimizer/kind")
        .about("Evaluates the gradient one momentum step ahead."),
    field<&T::optimizer, &O::beta1>("optimizer/beta1", "Beta 1").range(0, 0.9999).seldom()
        .when(rule<Adam, AdamW>, "optimizer/kind")
        .about("Decay of the mean gradient: the share kept at each step."),
    field<&T::optimizer, &O::beta2>("optimizer/beta2", "Beta 2").range(0, 0.999999).seldom()
        .when(rule<Adam, AdamW>, "optimizer/kind")
        .about("Decay of the mean square: the share kept at each step."),
    field<&T::optimizer, &O::rho>("optimizer/rho", "Rho").range(0, 0.9999).seldom()
        .when(rule<RmsProp, Adadelta>, "optimizer/kind")
        .about("Decay of the mean square: the share kept at each step."),
    field<&T::optimizer, &O::epsilon>("optimizer/epsilon", "Epsilon").range(kLeastFp32, 1).seldom()
        .when(rule<Adam, AdamW, RmsProp, Adadelta>, "optimizer/kind")
        .about("Added to the divisor so that it is never zero. Adadelta's default is 1e-6."),
    field<&T::optimizer, &O::trust>("optimizer/trust", "Trust").above(0, 1).seldom()
        .when(rule<Lars>, "optimizer/kind")
        .about("Size of a layer's step relative to the norm of its weights."),
    field<&T::optimizer, &O::weightDecay>("optimizer/weight_decay", "Weight decay").range(0, 10)
        .about("Pulls weights towards zero; 0 = off. AdamW's default is 0.01."),
    field<&T::optimizer, &O::decayNormAndBias>("optimizer/decay_norm_and_bias", "Batch-norm and biases too")
        .labelled("Decay").in("Batch-norm and biases too").seldom()
        .about("Applies the weight decay to batch-norm parameters and biases as well."),
    field<&T::clipNorm>("clip_norm", "Clip gradients").range(0, 1e6).seldom()
        .about("Largest global norm of the gradients; 0 = no clipping."),

    group<T>("learning_rate").about("The rate and its schedule."),
    field<&T::learningRate, &R::base>("learning_rate/base", "Learning rate").above(0, 1000)
        .about("The highest rate of the schedule; the preview on the right draws it."),
    field<&T::learningRate, &R::schedule>("learning_rate/schedule", "Schedule").of(kSchedules)
        .about("How the rate changes over the run."),
    field<&T::learningRate, &R::warmupEpochs>("learning_rate/warmup_epochs", "Warm-up").range(0, 99'999).in("epochs")
        .about("Number of epochs over which the rate rises linearly from a tenth; helps with large batches."),
    field<&T::learningRate, &R::finalFactor>("learning_rate/final_factor", "Final share").range(0, 1).in("of the rate")
        .shownWhen(schedule<Cosine, Polynomial, OneCycle>)
        .about("Where the schedule ends, as a share of the learning rate."),
    field<&T::learningRate, &R::stepEpochs>("learning_rate/step_epochs", "Step every").above(0, 100'000).in("epochs")
        .shownWhen(schedule<Step>)
        .about("How long the rate stays the same before it falls."),
    field<&T::learningRate, &R::stepFactor>("learning_rate/step_factor", "Step factor").above(0, 1).in("× the rate")
        .shownWhen(schedule<Step>)
        .about("Each fall multiplies the rate by this."),
    field<&T::learningRate, &R::power>("learning_rate/power", "Power").above(0, 10)
        .shownWhen(schedule<Polynomial>)
        .about("1 falls linearly, 2 falls faster at first."),

    field<&T::loss>("loss", "Loss").of(kLosses).seldom()
        .about("The function that training minimises."),
    field<&T::labelSmoothing>("label_smoothing", "Label smoothing").range(0, 0.9).seldom()
        .about("Share of the target that is spread over all classes; 0 = none, 0.1 is common for large nets."),
    field<&T::checkpointEveryEpochs>("checkpoint_every_epochs", "Checkpoint every").labelled("Checkpoint")
        .range(0, 100'000).in("epochs").leastIs("at end")
        .about("A run that was stopped or killed resumes from its newest checkpoint."),
    field<&T::keepCheckpoints>("keep_checkpoints", "Checkpoints kept").labelled("Keep")
        .range(0, 100'000).in("checkpoints").leastIs("all")
        .about("Number of newest checkpoints to keep; older ones are deleted."),
    field<&T::keepEpochs>("keep_epochs", "Keep epochs").range(0, 100'000).entries(1000).inAscendingOrder().seldom()
        .leastIs("none, or 0, 1, 2, 5").writtenWhen(isSet<&T::keepEpochs>)
        .about("Checkpoints at the end of these epochs are kept permanently, as reset points for pruned runs; 0 = the "
               "initialisation."),
    field<&T::keepSteps>("keep_steps", "Keep steps").range(0, kMostSteps).entries(1000).inAscendingOrder().seldom()
        .leastIs("none, or 0, 1, 2, 5").writtenWhen(isSet<&T::keepSteps>)
        .about("Checkpoints after these steps are kept permanently, as reset points for pruned runs."),
    field<&T::bestCheckpoint>("best_checkpoint", "Best checkpoint").of(kWatched).leastIs("Not kept").seldom()
        .about("Also keeps the checkpoint of the epoch where this metric was best."),
    field<&T::validateEveryEpochs>("validate_every_epochs", "Validate every").range(1, 100'000).in("epochs")
        .about("How often validation loss and accuracy are measured."),
    field<&T::validationThreads>("validation_threads", "Parallel validation").range(0, 4096).in("threads").leastIs("no")
        .seldom()
        .about("Number of extra threads that validate while training continues; no = training waits."),

    group<T>("early_stopping").about("Ends the run when a metric stops improving."),
    field<&T::earlyStopping, &EarlyStoppingSpec::series>("early_stopping/series", "Stop early on").of(kWatched)
        .leastIs("Never").seldom()
        .about("Ends the run when this metric stops improving."),
    field<&T::earlyStopping, &EarlyStoppingSpec::patience>("early_stopping/patience", "Patience").range(1, 100'000)
        .in("values").seldom().shownWhen(stopsEarly)
        .about("How many values in a row may fail to improve on the best."),
    field<&T::earlyStopping, &EarlyStoppingSpec::minDelta>("early_stopping/min_delta", "Smallest gain").range(0, 1000)
        .seldom().shownWhen(stopsEarly)
        .about("Only a gain larger than this counts as an improvement."),

    group<T>("target").about("Ends the run as completed when a metric reaches its target."),
    field<&T::target, &TargetSpec::series>("target/series", "Target").of(kWatched).seldom()
        .about("Ends the run as soon as this metric reaches the target, and records the time it took."),
    field<&T::target, &TargetSpec::value>("target/value", "Target value").range(0, 1000).seldom()
        .shownWhen(hasTarget)
        .about("Accuracy at least, loss at most; 0.99 is 99 %."),

    field<&T::onNonFinite>("on_non_finite", "On NaN").of(kNonFinitePolicies).seldom()
        .about("What to do when the loss is no longer a number."),
};
// clang-format on

} // namespace training_table

std::span<const SpecField<TrainingSpec>> trainingTable()
{
    return training_table::kTable;
}

OptimizerSpec optimizerDefaults(OptimizerKind kind)
{
    OptimizerSpec spec;
    spec.kind = kind;
    if (kind == OptimizerKind::RmsProp)
        spec.momentum = 0.0;
    if (kind == OptimizerKind::Adadelta)
        spec.epsilon = 1e-6;
    if (kind == OptimizerKind::AdamW)
        spec.weightDecay = 0.01;
    return spec;
}

bool takes(OptimizerKind kind, std::string_view key)
{
    TrainingSpec training;
    training.optimizer.kind = kind;
    for (const SpecField<TrainingSpec>& row : training_table::kTable)
        if (row.path.starts_with("optimizer/") && row.path.substr(10) == key)
            return !row.applies || row.applies(training);
    return false;
}

bool lowerIsBetter(WatchedSeries series)
{
    return series != WatchedSeries::None && !series::higherIsBetter(name(series));
}

std::string_view name(OptimizerKind value)
{
    return spec_fields::nameOf(training_table::kOptimizers, value);
}
std::string_view name(ScheduleKind value)
{
    return spec_fields::nameOf(training_table::kSchedules, value);
}
std::string_view name(NonFinitePolicy value)
{
    return spec_fields::nameOf(training_table::kNonFinitePolicies, value);
}
std::string_view name(LossKind value)
{
    return spec_fields::nameOf(training_table::kLosses, value);
}
std::string_view name(Precision value)
{
    return spec_fields::nameOf(training_table::kPrecisions, value);
}
std::string_view name(WatchedSeries value)
{
    return spec_fields::nameOf(training_table::kWatched, value);
}

void checkTraining(const TrainingSpec& training, std::vector<SpecProblem>& problems)
{
    if (!training.keepEpochs.empty() && training.keepEpochs.back() > training.epochs)
        problems.push_back(SpecProblem{"/training/keep_epochs", std::to_string(training.keepEpochs.back()),
                                       specReason("spec.within-epochs", training.epochs)});
    const TargetSpec& target = training.target;
    if (target.series != WatchedSeries::None && !lowerIsBetter(target.series) && target.value > 1.0)
        problems.push_back(
            SpecProblem{"/training/target/value", jsonNumber(target.value), specReason("spec.number", "0", "1")});
    const double warmup = training.learningRate.warmupEpochs;
    if (warmup >= training.epochs && warmup > 0)
        problems.push_back(SpecProblem{"/training/learning_rate/warmup_epochs", jsonNumber(warmup),
                                       specReason("spec.before-end", training.epochs)});
}

} // namespace trainyard
