// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_spec.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/architectures.h"
#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/spec_data.h"
#include "backend/protocol/spec_distribution.h"
#include "backend/protocol/spec_names.h"
#include "backend/protocol/spec_placement.h"
#include "backend/protocol/spec_pruning.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/spec_training.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

constexpr spec_names::Pair<DeviceKind> kDevices[] = {
    {DeviceKind::Cpu, "cpu"}, {DeviceKind::Reference, "reference"}, {DeviceKind::Cuda, "cuda"}};

void readId(SpecReader& reader, const char* key, std::string& value)
{
    const nlohmann::json* found = reader.member(key);
    if (!found)
        return;
    if (found->is_string() && isRunId(found->get_ref<const std::string&>()))
        value = found->get<std::string>();
    else
        reader.report(key, *found, "1 to 64 letters, digits, '_', '-' or '.', not starting with '.'");
}

void readTags(SpecReader& reader, std::vector<std::string>& tags, std::vector<SpecProblem>& problems)
{
    const nlohmann::json* found = reader.member("tags");
    if (!found)
        return;
    if (!found->is_array() || found->size() > 50) {
        reader.report("tags", *found, "a list of at most 50 texts");
        return;
    }
    for (std::size_t i = 0; i < found->size(); ++i) {
        const std::string key = std::to_string(i);
        std::string tag;
        const nlohmann::json holder = {{key, (*found)[i]}};
        SpecReader item(holder, reader.pathOf("tags"), problems);
        item.read(key.c_str(), tag, 1, 60);
        if (!tag.empty())
            tags.push_back(tag);
    }
}

/// A key that the chosen architecture, optimizer … does not have.
void readOption(SpecReader& reader, const char* key, bool has, const std::string& owner, double& value, double low,
                double high)
{
    const nlohmann::json* found = reader.member(key);
    if (found && !has)
        reader.report(key, *found, "nothing: " + owner + " does not have it");
    else
        reader.read(key, value, low, high);
}

void readPath(SpecReader& reader, const char* key, std::string& path)
{
    reader.read(key, path, 1, 4096);
    if (!path.empty() && path.front() != '/')
        reader.report(key, *reader.member(key), "a whole path, beginning with /");
}

void readModel(const nlohmann::json& json, ModelSpec& model, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/model", problems);
    readPath(reader, "file", model.file);
    readPath(reader, "weights", model.weights);
    if (!model.file.empty()) {
        for (const char* key : {"architecture", "dropout", "width_multiplier"})
            if (const nlohmann::json* found = reader.member(key))
                reader.report(key, *found, "nothing beside a model from a file");
        return;
    }
    std::vector<std::pair<Architecture, std::string_view>> names;
    for (const ArchitectureInfo& row : architectures())
        names.emplace_back(row.architecture, row.name);
    reader.read("architecture", model.architecture, SpecReader::Names<Architecture>(names));
    const ArchitectureInfo& chosen = info(model.architecture);
    readOption(reader, "dropout", chosen.takesDropout, std::string(chosen.name), model.dropout, 0.0, 0.95);
    readOption(reader, "width_multiplier", chosen.takesWidth, std::string(chosen.name), model.widthMultiplier, 0.25,
               8.0);
}

nlohmann::ordered_json modelJson(const ModelSpec& model)
{
    nlohmann::ordered_json json;
    const ArchitectureInfo& chosen = info(model.architecture);
    if (!model.file.empty())
        json["file"] = model.file;
    else
        json["architecture"] = chosen.name;
    if (model.file.empty() && chosen.takesDropout)
        json["dropout"] = model.dropout;
    if (model.file.empty() && chosen.takesWidth)
        json["width_multiplier"] = model.widthMultiplier;
    if (!model.weights.empty())
        json["weights"] = model.weights;
    return json;
}

void readParent(const nlohmann::json& json, std::optional<ParentSpec>& parent, std::vector<SpecProblem>& problems)
{
    parent.emplace();
    SpecReader reader(json, "/parent", problems);
    readId(reader, "run", parent->run);
    reader.read("checkpoint", parent->checkpoint, 1, 4096);
    reader.read("continue_schedule", parent->continueSchedule);
}

void readMonitoring(const nlohmann::json& json, MonitoringSpec& monitoring, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/monitoring", problems);
    reader.read("mask_share", monitoring.maskShare, 0.0, 0.9999);
    reader.read("barrier_to", monitoring.barrierTo, 0, 4096);
    if (!monitoring.barrierTo.empty() && !parseCheckpointReference(monitoring.barrierTo))
        reader.report("barrier_to", *reader.member("barrier_to"), kCheckpointReferenceForms);
    if (!reader.has("trace"))
        return;
    SpecReader trace(reader.object("trace"), "/monitoring/trace", problems);
    trace.read("first_step", monitoring.trace.firstStep, 0, 1'000'000'000'000);
    trace.read("steps", monitoring.trace.steps, 0, TraceRequest::kMostSteps);
    trace.read("megabytes", monitoring.trace.megabytes, 1, TraceRequest::kMostMegabytes);
}

/// Rules that concern several fields at once.
void checkTogether(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    if (spec.model.file.empty()) {
        const ArchitectureInfo& model = info(spec.model.architecture);
        for (const auto& [key, side] :
             {std::pair("height", spec.data.image.height), std::pair("width", spec.data.image.width)})
            if (side < model.smallestImage && (side >= 8 || spec.data.format == DataFormat::Hdf5))
                problems.push_back(
                    {std::string("/data/image/") + key, std::to_string(side),
                     "at least " + std::to_string(model.smallestImage) + " pixels for " + std::string(model.name)});
    }
    checkData(spec.data, problems);
    checkDistribution(spec, problems);
    checkPlacement(spec, problems);
    checkPruning(spec, problems);
    if (spec.training.learningRate.warmupEpochs >= spec.training.epochs && spec.training.learningRate.warmupEpochs > 0)
        problems.push_back({"/training/learning_rate/warmup_epochs",
                            nlohmann::json(spec.training.learningRate.warmupEpochs).dump(),
                            "less than the run's " + std::to_string(spec.training.epochs) + " epochs"});
}

void flatten(const std::string& prefix, const nlohmann::ordered_json& value,
             std::vector<std::pair<std::string, std::string>>& out)
{
    if (value.is_object()) {
        for (const auto& item : value.items())
            flatten(prefix.empty() ? item.key() : prefix + "." + item.key(), item.value(), out);
        return;
    }
    out.emplace_back(prefix, value.is_string() ? value.get<std::string>() : value.dump());
}

std::uint64_t seedOr(std::int64_t own, std::uint64_t ofRun)
{
    return own == kSeedOfRun ? ofRun : static_cast<std::uint64_t>(own);
}

} // namespace

std::uint64_t sampleSeed(const RunSpec& spec)
{
    return seedOr(spec.data.seed, spec.seed);
}

std::uint64_t orderSeed(const RunSpec& spec)
{
    return seedOr(spec.data.orderSeed, spec.seed);
}

std::string_view name(Architecture value)
{
    return info(value).name;
}
std::string_view name(DeviceKind value)
{
    return spec_names::nameIn(kDevices, value);
}

std::string modelName(const ModelSpec& model)
{
    if (model.file.empty())
        return std::string(name(model.architecture));
    const std::string file = model.file.substr(model.file.find_last_of('/') + 1);
    return file.empty() ? model.file : file;
}

std::string SpecProblem::text() const
{
    const std::string where = path.empty() ? "the spec" : path;
    if (allowed == kNoSuchKey)
        return where + " is no key of a run spec";
    return where + (found.empty() ? " is missing" : " is " + found) + "; allowed: " + allowed;
}

RunSpec parseRunSpec(const nlohmann::json& document, std::vector<SpecProblem>& problems)
{
    RunSpec spec;
    SpecReader reader(document, "", problems);
    int version = 0;
    reader.read("version", version, 1, kProtocolVersion);
    if (document.is_object() && !reader.has("version"))
        problems.push_back({"/version", "", std::to_string(kProtocolVersion)});
    readId(reader, "id", spec.id);
    reader.read("name", spec.name, 1, 200);
    reader.read("notes", spec.notes, 0, 20000, true);
    readTags(reader, spec.tags, problems);
    reader.read("campaign", spec.campaign, 0, 64);
    reader.read("cell", spec.cell, 0, 64);
    if (reader.has("parent"))
        readParent(reader.object("parent"), spec.parent, problems);
    if (reader.has("model"))
        readModel(reader.object("model"), spec.model, problems);
    if (reader.has("data"))
        readData(reader.object("data"), spec.data, problems);
    if (reader.has("training"))
        readTraining(reader.object("training"), spec.training, problems);
    if (reader.has("resources")) {
        SpecReader resources(reader.object("resources"), "/resources", problems);
        resources.read("device", spec.resources.device, spec_names::span(kDevices));
        resources.read("threads", spec.resources.threads, 0, 4096);
        resources.read("ranks", spec.resources.ranks, 1, 256);
        if (resources.has("placement"))
            readPlacement(resources.object("placement"), spec.resources.placement, problems);
    }
    if (reader.has("distribution"))
        readDistribution(reader.object("distribution"), spec.distribution, problems);
    if (reader.has("pruning"))
        readFields(reader.object("pruning"), bind(spec.pruning, pruningFields()), "/pruning", problems);
    if (reader.has("monitoring"))
        readMonitoring(reader.object("monitoring"), spec.monitoring, problems);
    reader.read("seed", spec.seed);
    for (const char* required : {"id", "name"})
        if (document.is_object() && !reader.has(required))
            problems.push_back({std::string("/") + required, "", "a text"});
    checkTogether(spec, problems);
    return spec;
}

RunSpec parseRunSpecText(std::string_view text, std::vector<SpecProblem>& problems)
{
    try {
        return parseRunSpec(parseBoundedJson(text), problems);
    } catch (const std::exception& exception) {
        problems.push_back({"", std::string("not JSON (") + exception.what() + ")", "a JSON object"});
        return {};
    }
}

RunSpec readRunSpec(const std::string& path)
{
    std::vector<SpecProblem> problems;
    RunSpec spec = parseRunSpecText(readFile(path, std::size_t{4} << 20), problems);
    if (problems.empty())
        return spec;
    std::string reason;
    for (const SpecProblem& problem : problems)
        reason += (reason.empty() ? "" : "; ") + problem.text();
    throw Failure(ErrorKind::BadInput, "use the run spec", path, reason, "Correct the named fields.");
}

std::vector<SpecProblem> validateRunSpec(const RunSpec& spec)
{
    std::vector<SpecProblem> problems;
    const RunSpec parsed = parseRunSpec(nlohmann::json(toJson(spec)), problems);
    (void)parsed;
    return problems;
}

nlohmann::ordered_json toJson(const RunSpec& spec)
{
    nlohmann::ordered_json json;
    json["version"] = kProtocolVersion;
    json["id"] = spec.id;
    json["name"] = spec.name;
    json["notes"] = spec.notes;
    json["tags"] = spec.tags;
    if (!spec.campaign.empty()) {
        json["campaign"] = spec.campaign;
        json["cell"] = spec.cell;
    }
    if (spec.parent) {
        json["parent"] = {{"run", spec.parent->run}, {"checkpoint", spec.parent->checkpoint}};
        if (spec.parent->continueSchedule)
            json["parent"]["continue_schedule"] = true;
    }
    json["model"] = modelJson(spec.model);
    json["data"] = toJson(spec.data);
    json["training"] = toJson(spec.training);
    json["resources"] = {{"device", name(spec.resources.device)},
                         {"threads", spec.resources.threads},
                         {"ranks", spec.resources.ranks},
                         {"placement", toJson(spec.resources.placement)}};
    json["distribution"] = toJson(spec.distribution);
    if (spec.pruning.on())
        json["pruning"] = fieldsJson(bind(spec.pruning, pruningFields()));
    json["monitoring"] = {{"trace", toJson(spec.monitoring.trace)}};
    if (spec.monitoring.maskShare > 0.0)
        json["monitoring"]["mask_share"] = spec.monitoring.maskShare;
    if (!spec.monitoring.barrierTo.empty())
        json["monitoring"]["barrier_to"] = spec.monitoring.barrierTo;
    json["seed"] = spec.seed;
    return json;
}

std::string toText(const RunSpec& spec)
{
    return toJson(spec).dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::vector<std::pair<std::string, std::string>> flattenRunSpec(const RunSpec& spec)
{
    nlohmann::ordered_json json = toJson(spec);
    for (const char* key : {"version", "id", "name", "notes", "tags"})
        json.erase(key);
    std::vector<std::pair<std::string, std::string>> out;
    flatten("", json, out);
    return out;
}

} // namespace trainyard
