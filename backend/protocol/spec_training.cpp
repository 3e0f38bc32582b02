// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_training.h"

#include "backend/protocol/spec_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

using spec_names::nameIn;
using spec_names::Pair;
using spec_names::span;

constexpr Pair<OptimizerKind> kOptimizers[] = {
    {OptimizerKind::Sgd, "sgd"},         {OptimizerKind::Adam, "adam"},         {OptimizerKind::AdamW, "adamw"},
    {OptimizerKind::RmsProp, "rmsprop"}, {OptimizerKind::Adadelta, "adadelta"}, {OptimizerKind::Lars, "lars"}};
constexpr Pair<ScheduleKind> kSchedules[] = {{ScheduleKind::Constant, "constant"},
                                             {ScheduleKind::Step, "step"},
                                             {ScheduleKind::Cosine, "cosine"},
                                             {ScheduleKind::Polynomial, "polynomial"},
                                             {ScheduleKind::OneCycle, "one-cycle"}};
constexpr Pair<NonFinitePolicy> kNonFinitePolicies[] = {{NonFinitePolicy::Stop, "stop"},
                                                        {NonFinitePolicy::Continue, "continue"}};
constexpr Pair<LossKind> kLosses[] = {{LossKind::SoftmaxCrossEntropy, "softmax-cross-entropy"},
                                      {LossKind::BinaryCrossEntropy, "binary-cross-entropy"},
                                      {LossKind::MeanSquaredError, "mean-squared-error"}};
constexpr Pair<Precision> kPrecisions[] = {
    {Precision::Fp32, "fp32"}, {Precision::Bf16, "bf16"}, {Precision::Fp16, "fp16"}, {Precision::Tf32, "tf32"}};
constexpr Pair<WatchedSeries> kWatched[] = {{WatchedSeries::None, "none"},
                                            {WatchedSeries::ValLoss, "val/loss"},
                                            {WatchedSeries::ValTop1, "val/top1"},
                                            {WatchedSeries::ValTop5, "val/top5"},
                                            {WatchedSeries::TrainLoss, "epoch/train_loss"},
                                            {WatchedSeries::TrainTop1, "epoch/train_top1"}};

void readOptimizer(const nlohmann::json& json, OptimizerSpec& optimizer, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/training/optimizer", problems);
    reader.read("kind", optimizer.kind, span(kOptimizers));
    optimizer = optimizerDefaults(optimizer.kind);
    const auto own = [&](const char* key) {
        const nlohmann::json* found = reader.member(key);
        if (!found || takes(optimizer.kind, key))
            return true;
        reader.report(key, *found, "nothing: " + std::string(name(optimizer.kind)) + " does not have it");
        return false;
    };
    const auto real = [&](const char* key, double& value, double low, double high, bool openLow) {
        if (own(key))
            reader.read(key, value, low, high, openLow);
    };
    real("momentum", optimizer.momentum, 0.0, 0.9999, false);
    if (own("nesterov"))
        reader.read("nesterov", optimizer.nesterov);
    real("beta1", optimizer.beta1, 0.0, 0.9999, false);
    real("beta2", optimizer.beta2, 0.0, 0.999999, false);
    real("rho", optimizer.rho, 0.0, 0.9999, false);
    real("epsilon", optimizer.epsilon, 0.0, 1.0, true);
    real("trust", optimizer.trust, 0.0, 1.0, true);
    reader.read("weight_decay", optimizer.weightDecay, 0.0, 10.0);
    reader.read("decay_norm_and_bias", optimizer.decayNormAndBias);
}

nlohmann::ordered_json optimizerJson(const OptimizerSpec& optimizer)
{
    nlohmann::ordered_json json{{"kind", name(optimizer.kind)}};
    const auto put = [&](const char* key, const nlohmann::ordered_json& value) {
        if (takes(optimizer.kind, key))
            json[key] = value;
    };
    put("momentum", optimizer.momentum);
    put("nesterov", optimizer.nesterov);
    put("beta1", optimizer.beta1);
    put("beta2", optimizer.beta2);
    put("rho", optimizer.rho);
    put("epsilon", optimizer.epsilon);
    put("trust", optimizer.trust);
    json["weight_decay"] = optimizer.weightDecay;
    json["decay_norm_and_bias"] = optimizer.decayNormAndBias;
    return json;
}

void readLearningRate(const nlohmann::json& json, LearningRateSpec& rate, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/training/learning_rate", problems);
    reader.read("base", rate.base, 0.0, 1000.0, true);
    reader.read("schedule", rate.schedule, span(kSchedules));
    reader.read("warmup_epochs", rate.warmupEpochs, 0.0, 99999.0);
    reader.read("final_factor", rate.finalFactor, 0.0, 1.0);
    reader.read("step_epochs", rate.stepEpochs, 0.0, 100000.0, true);
    reader.read("step_factor", rate.stepFactor, 0.0, 1.0, true);
    reader.read("power", rate.power, 0.0, 10.0, true);
}

void readBatchSize(SpecReader& reader, int& batchSize)
{
    const nlohmann::json* found = reader.member("batch_size");
    if (found && found->is_string() && found->get_ref<const std::string&>() == "auto")
        batchSize = kAutoBatch;
    else if (found && found->is_string())
        reader.report("batch_size", *found, "a whole number from 1 to 65536, or \"auto\"");
    else
        reader.read("batch_size", batchSize, 1, 65536);
}

void readEnds(SpecReader& reader, TrainingSpec& training, std::vector<SpecProblem>& problems)
{
    if (reader.has("early_stopping")) {
        SpecReader early(reader.object("early_stopping"), "/training/early_stopping", problems);
        early.read("series", training.earlyStopping.series, span(kWatched));
        early.read("patience", training.earlyStopping.patience, 1, 100000);
        early.read("min_delta", training.earlyStopping.minDelta, 0.0, 1000.0);
    }
    if (reader.has("target")) {
        SpecReader target(reader.object("target"), "/training/target", problems);
        target.read("series", training.target.series, span(kWatched));
        target.read("value", training.target.value, 0.0, 1000.0);
        if (training.target.series != WatchedSeries::None && !lowerIsBetter(training.target.series) &&
            training.target.value > 1.0)
            problems.push_back(
                {"/training/target/value", nlohmann::json(training.target.value).dump(), "a number from 0 to 1"});
    }
}

constexpr std::int64_t kMostSteps = 1'000'000'000'000;
constexpr std::size_t kMostPoints = 1000;

/// Ascending whole numbers from 0 to `last`.
void readPoints(SpecReader& reader, const char* key, std::vector<std::int64_t>& points, std::int64_t last)
{
    const nlohmann::json* found = reader.member(key);
    if (!found)
        return;
    std::vector<std::int64_t> read;
    const bool good =
        found->is_array() && found->size() <= kMostPoints &&
        std::all_of(found->begin(), found->end(), [&](const nlohmann::json& one) {
            if (!one.is_number_integer() || one < 0 || one > last || (!read.empty() && one <= read.back()))
                return false;
            read.push_back(one.get<std::int64_t>());
            return true;
        });
    if (good)
        points = std::move(read);
    else
        reader.report(key, *found,
                      "at most " + std::to_string(kMostPoints) + " ascending whole numbers from 0 to " +
                          std::to_string(last));
}

} // namespace

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
    const bool adam = kind == OptimizerKind::Adam || kind == OptimizerKind::AdamW;
    const bool square = kind == OptimizerKind::RmsProp || kind == OptimizerKind::Adadelta;
    if (key == "momentum")
        return kind == OptimizerKind::Sgd || kind == OptimizerKind::RmsProp || kind == OptimizerKind::Lars;
    if (key == "nesterov")
        return kind == OptimizerKind::Sgd;
    if (key == "beta1" || key == "beta2")
        return adam;
    if (key == "rho")
        return square;
    if (key == "epsilon")
        return adam || square;
    if (key == "trust")
        return kind == OptimizerKind::Lars;
    return key == "kind" || key == "weight_decay" || key == "decay_norm_and_bias";
}

bool lowerIsBetter(WatchedSeries series)
{
    return series == WatchedSeries::ValLoss || series == WatchedSeries::TrainLoss;
}

std::string_view name(OptimizerKind value)
{
    return nameIn(kOptimizers, value);
}
std::string_view name(ScheduleKind value)
{
    return nameIn(kSchedules, value);
}
std::string_view name(NonFinitePolicy value)
{
    return nameIn(kNonFinitePolicies, value);
}
std::string_view name(LossKind value)
{
    return nameIn(kLosses, value);
}
std::string_view name(Precision value)
{
    return nameIn(kPrecisions, value);
}
std::string_view name(WatchedSeries value)
{
    return nameIn(kWatched, value);
}

void readTraining(const nlohmann::json& json, TrainingSpec& training, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/training", problems);
    reader.read("epochs", training.epochs, 1, 100000);
    readBatchSize(reader, training.batchSize);
    reader.read("micro_batches", training.microBatches, 1, 1024);
    reader.read("precision", training.precision, span(kPrecisions));
    if (reader.has("optimizer"))
        readOptimizer(reader.object("optimizer"), training.optimizer, problems);
    reader.read("clip_norm", training.clipNorm, 0.0, 1e6);
    if (reader.has("learning_rate"))
        readLearningRate(reader.object("learning_rate"), training.learningRate, problems);
    reader.read("loss", training.loss, span(kLosses));
    reader.read("label_smoothing", training.labelSmoothing, 0.0, 0.9);
    reader.read("checkpoint_every_epochs", training.checkpointEveryEpochs, 0, 100000);
    reader.read("keep_checkpoints", training.keepCheckpoints, 0, 100000);
    readPoints(reader, "keep_epochs", training.keepEpochs, training.epochs);
    readPoints(reader, "keep_steps", training.keepSteps, kMostSteps);
    reader.read("best_checkpoint", training.bestCheckpoint, span(kWatched));
    reader.read("validate_every_epochs", training.validateEveryEpochs, 1, 100000);
    reader.read("validation_threads", training.validationThreads, 0, 4096);
    readEnds(reader, training, problems);
    reader.read("on_non_finite", training.onNonFinite, span(kNonFinitePolicies));
}

nlohmann::ordered_json toJson(const TrainingSpec& training)
{
    const LearningRateSpec& rate = training.learningRate;
    nlohmann::ordered_json json;
    json["epochs"] = training.epochs;
    if (training.batchSize == kAutoBatch)
        json["batch_size"] = "auto";
    else
        json["batch_size"] = training.batchSize;
    json["micro_batches"] = training.microBatches;
    json["precision"] = name(training.precision);
    json["optimizer"] = optimizerJson(training.optimizer);
    json["clip_norm"] = training.clipNorm;
    json["learning_rate"] = {{"base", rate.base},
                             {"schedule", name(rate.schedule)},
                             {"warmup_epochs", rate.warmupEpochs},
                             {"final_factor", rate.finalFactor},
                             {"step_epochs", rate.stepEpochs},
                             {"step_factor", rate.stepFactor},
                             {"power", rate.power}};
    json["loss"] = name(training.loss);
    json["label_smoothing"] = training.labelSmoothing;
    json["checkpoint_every_epochs"] = training.checkpointEveryEpochs;
    json["keep_checkpoints"] = training.keepCheckpoints;
    if (!training.keepEpochs.empty())
        json["keep_epochs"] = training.keepEpochs;
    if (!training.keepSteps.empty())
        json["keep_steps"] = training.keepSteps;
    json["best_checkpoint"] = name(training.bestCheckpoint);
    json["validate_every_epochs"] = training.validateEveryEpochs;
    json["validation_threads"] = training.validationThreads;
    json["early_stopping"] = {{"series", name(training.earlyStopping.series)},
                              {"patience", training.earlyStopping.patience},
                              {"min_delta", training.earlyStopping.minDelta}};
    json["target"] = {{"series", name(training.target.series)}, {"value", training.target.value}};
    json["on_non_finite"] = name(training.onNonFinite);
    return json;
}

} // namespace trainyard
