// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/plan.h"

#include "backend/base/error.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/spec_names.h"
#include "backend/protocol/spec_problems.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr spec_names::Pair<ImagePath> kImagePaths[] = {
    {ImagePath::Host, "host"},       {ImagePath::Kept, "kept"},         {ImagePath::TooLarge, "too_large"},
    {ImagePath::Changed, "changed"}, {ImagePath::Features, "features"}, {ImagePath::Off, "off"}};

/// Code and arguments accompany the words, for windows that know the code.
OrderedJson problemJson(const SpecProblem& problem)
{
    OrderedJson json = {{"path", problem.path}, {"found", problem.found.words}, {"allowed", problem.allowed.words}};
    if (!problem.allowed.code.empty())
        json["reason"] = reasonJson(problem.allowed);
    if (!problem.found.code.empty())
        json["found_reason"] = reasonJson(problem.found);
    return json;
}

OrderedJson problemsJson(const std::vector<SpecProblem>& problems)
{
    OrderedJson out = OrderedJson::array();
    for (const SpecProblem& problem : problems)
        out.push_back(problemJson(problem));
    return out;
}

std::vector<SpecProblem> parseProblems(const nlohmann::json& json)
{
    std::vector<SpecProblem> out;
    for (const nlohmann::json& problem : json)
        out.push_back(SpecProblem{problem.at("path").get<std::string>(),
                                  problem.contains("found_reason") ? reasonFrom(problem.at("found_reason"))
                                                                   : Reason(problem.at("found").get<std::string>()),
                                  problem.contains("reason") ? reasonFrom(problem.at("reason"))
                                                             : Reason(problem.at("allowed").get<std::string>())});
    return out;
}

void put(OrderedJson& json, const char* key, const std::optional<std::int64_t>& value)
{
    if (value)
        json[key] = *value;
}

void takeOptional(const nlohmann::json& json, const char* key, std::optional<std::int64_t>& value)
{
    if (json.contains(key))
        value = json.at(key).get<std::int64_t>();
}

OrderedJson pruningJson(const PruningPlan& plan)
{
    OrderedJson json = {{"prunable", plan.prunable}, {"never_pruned", plan.neverPruned}, {"left", plan.left}};
    if (plan.threshold)
        json["threshold"] = *plan.threshold;
    json["layers"] = OrderedJson::array();
    for (const PruningPlan::Layer& layer : plan.layers)
        json["layers"].push_back({{"layer", layer.layer}, {"weights", layer.weights}, {"left", layer.left}});
    json["changes"] = OrderedJson::array();
    for (const MaskChange& change : plan.changes)
        json["changes"].push_back({{"step", change.step}, {"sparsity", change.sparsity}});
    return json;
}

PruningPlan parsePruning(const nlohmann::json& json)
{
    PruningPlan plan;
    plan.prunable = json.at("prunable").get<std::int64_t>();
    plan.neverPruned = json.at("never_pruned").get<std::int64_t>();
    plan.left = json.at("left").get<std::int64_t>();
    if (json.contains("threshold"))
        plan.threshold = json.at("threshold").get<double>();
    for (const nlohmann::json& layer : json.at("layers"))
        plan.layers.push_back({layer.at("layer").get<std::string>(), layer.at("weights").get<std::int64_t>(),
                               layer.at("left").get<std::int64_t>()});
    for (const nlohmann::json& change : json.at("changes"))
        plan.changes.push_back({change.at("step").get<std::int64_t>(), change.at("sparsity").get<double>()});
    return plan;
}

} // namespace

nlohmann::ordered_json toJson(const PlanAnswer& answer)
{
    OrderedJson json = {{"problems", problemsJson(answer.problems)}, {"warnings", problemsJson(answer.warnings)}};
    put(json, "parameters", answer.parameters);
    put(json, "flops_per_sample", answer.flopsPerSample);
    json["layers"] = OrderedJson::array();
    for (const NetLayer& layer : answer.layers)
        json["layers"].push_back(toJson(layer));
    if (answer.dataset) {
        json["dataset"] = {{"train_samples", answer.dataset->trainSamples},
                           {"validation_samples", answer.dataset->validationSamples},
                           {"classes", answer.dataset->classes},
                           {"summary", answer.dataset->summary},
                           {"features", answer.dataset->features}};
        if (answer.dataset->heldOut)
            json["dataset"]["held_out"] = *answer.dataset->heldOut;
    }
    if (answer.memory)
        json["memory"] = {{"parameters", answer.memory->parameters},
                          {"gradients", answer.memory->gradients},
                          {"optimizer_state", answer.memory->optimizerState},
                          {"activations", answer.memory->activations},
                          {"total", answer.memory->total},
                          {"gpu", answer.memory->gpu},
                          {"gpu_total", answer.memory->gpuTotal},
                          {"images", answer.memory->images},
                          {"image_path", spec_names::nameIn(kImagePaths, answer.memory->imagePath)},
                          {"data", answer.memory->data},
                          {"processes", answer.memory->processes}};
    put(json, "steps_per_epoch", answer.stepsPerEpoch);
    put(json, "last_batch", answer.lastBatch);
    put(json, "total_steps", answer.totalSteps);
    put(json, "threads", answer.threads);
    if (answer.cores)
        json["cores"] = toJson(*answer.cores);
    if (answer.pruning)
        json["pruning"] = pruningJson(*answer.pruning);
    return json;
}

PlanAnswer parsePlanAnswer(const nlohmann::json& document)
{
    try {
        PlanAnswer answer;
        answer.problems = parseProblems(document.at("problems"));
        answer.warnings = parseProblems(document.at("warnings"));
        takeOptional(document, "parameters", answer.parameters);
        takeOptional(document, "flops_per_sample", answer.flopsPerSample);
        for (const nlohmann::json& layer : document.at("layers"))
            answer.layers.push_back(parseNetLayer(layer));
        if (document.contains("dataset")) {
            const nlohmann::json& dataset = document.at("dataset");
            answer.dataset = {dataset.at("train_samples").get<std::int64_t>(),
                              dataset.at("validation_samples").get<std::int64_t>(),
                              dataset.at("classes").get<std::vector<std::string>>(),
                              dataset.at("summary").get<std::string>(), dataset.value("features", false)};
            if (dataset.contains("held_out"))
                answer.dataset->heldOut = dataset.at("held_out").get<bool>();
        }
        if (document.contains("memory")) {
            const nlohmann::json& memory = document.at("memory");
            answer.memory = {memory.at("parameters").get<std::int64_t>(),
                             memory.at("gradients").get<std::int64_t>(),
                             memory.at("optimizer_state").get<std::int64_t>(),
                             memory.at("activations").get<std::int64_t>(),
                             memory.at("total").get<std::int64_t>(),
                             memory.value("gpu", ""),
                             memory.value("gpu_total", std::int64_t{0}),
                             memory.value("images", std::int64_t{0}),
                             spec_names::valueNamed(kImagePaths, memory.value("image_path", std::string("host")))
                                 .value_or(ImagePath::Host),
                             memory.value("data", std::int64_t{0}),
                             memory.value("processes", 0)};
        }
        takeOptional(document, "steps_per_epoch", answer.stepsPerEpoch);
        takeOptional(document, "last_batch", answer.lastBatch);
        takeOptional(document, "total_steps", answer.totalSteps);
        takeOptional(document, "threads", answer.threads);
        if (document.contains("cores"))
            answer.cores = parseCorePlan(document.at("cores"));
        if (document.contains("pruning"))
            answer.pruning = parsePruning(document.at("pruning"));
        return answer;
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the plan", {}, exception.what());
    }
}

} // namespace trainyard
