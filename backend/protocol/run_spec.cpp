// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_spec.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

template <typename Enum>
using Pair = std::pair<Enum, std::string_view>;

constexpr Pair<Architecture> kArchitectures[] = {{Architecture::SmallCnn, "small-cnn"},
                                                 {Architecture::ResNet20V2, "resnet20v2"}};
constexpr Pair<DataFormat> kFormats[] = {
    {DataFormat::Glyphs, "glyphs"}, {DataFormat::Idx, "idx"}, {DataFormat::Folder, "folder"}};
constexpr Pair<OptimizerKind> kOptimizers[] = {{OptimizerKind::Sgd, "sgd"}};
constexpr Pair<ScheduleKind> kSchedules[] = {{ScheduleKind::Constant, "constant"},
                                             {ScheduleKind::Step, "step"},
                                             {ScheduleKind::Cosine, "cosine"},
                                             {ScheduleKind::Polynomial, "polynomial"},
                                             {ScheduleKind::OneCycle, "one-cycle"}};
constexpr Pair<DeviceKind> kDevices[] = {{DeviceKind::Cpu, "cpu"}, {DeviceKind::Reference, "reference"}};
constexpr Pair<NonFinitePolicy> kPolicies[] = {{NonFinitePolicy::Stop, "stop"},
                                               {NonFinitePolicy::Continue, "continue"}};

template <typename Enum, std::size_t Count>
std::string_view nameIn(const Pair<Enum> (&names)[Count], Enum value)
{
    for (const auto& [candidate, text] : names)
        if (candidate == value)
            return text;
    return "unknown";
}

template <typename Enum, std::size_t Count>
SpecReader::Names<Enum> span(const Pair<Enum> (&names)[Count])
{
    return SpecReader::Names<Enum>(names, Count);
}

bool isId(const std::string& text)
{
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-'
            || c == '.';
    };
    return !text.empty() && text.size() <= 64 && text.front() != '.' && std::all_of(text.begin(), text.end(), allowed);
}

void readId(SpecReader& reader, const char* key, std::string& value)
{
    const nlohmann::json* found = reader.member(key);
    if (!found)
        return;
    if (found->is_string() && isId(found->get_ref<const std::string&>()))
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

void readModel(const nlohmann::json& json, ModelSpec& model, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/model", problems);
    reader.read("architecture", model.architecture, span(kArchitectures));
    reader.read("dropout", model.dropout, 0.0, 0.95);
    reader.read("width_multiplier", model.widthMultiplier, 0.25, 8.0);
}

void readData(const nlohmann::json& json, DataSpec& data, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/data", problems);
    reader.read("format", data.format, span(kFormats));
    reader.read("path", data.path, 0, 4096);
    if (reader.has("image")) {
        SpecReader image(reader.object("image"), "/data/image", problems);
        image.read("height", data.image.height, 8, 1024);
        image.read("width", data.image.width, 8, 1024);
        image.read("channels", data.image.channels, 1, 3);
    }
    reader.read("train_samples", data.trainSamples, 0, std::int64_t{1} << 40);
    reader.read("validation_samples", data.validationSamples, 0, std::int64_t{1} << 40);
    reader.read("flip", data.flip);
    reader.read("crop_padding", data.cropPadding, 0, 64);
    reader.read("loader_threads", data.loaderThreads, 0, 256);
}

void readOptimizer(const nlohmann::json& json, OptimizerSpec& optimizer, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/training/optimizer", problems);
    reader.read("kind", optimizer.kind, span(kOptimizers));
    reader.read("momentum", optimizer.momentum, 0.0, 0.9999);
    reader.read("nesterov", optimizer.nesterov);
    reader.read("weight_decay", optimizer.weightDecay, 0.0, 10.0);
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

void readTraining(const nlohmann::json& json, TrainingSpec& training, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/training", problems);
    reader.read("epochs", training.epochs, 1, 100000);
    reader.read("batch_size", training.batchSize, 1, 65536);
    if (reader.has("optimizer"))
        readOptimizer(reader.object("optimizer"), training.optimizer, problems);
    if (reader.has("learning_rate"))
        readLearningRate(reader.object("learning_rate"), training.learningRate, problems);
    reader.read("label_smoothing", training.labelSmoothing, 0.0, 0.9);
    reader.read("checkpoint_every_epochs", training.checkpointEveryEpochs, 0, 100000);
    reader.read("keep_checkpoints", training.keepCheckpoints, 0, 100000);
    reader.read("validate_every_epochs", training.validateEveryEpochs, 1, 100000);
    reader.read("on_non_finite", training.onNonFinite, span(kPolicies));
}

void readParent(const nlohmann::json& json, std::optional<ParentSpec>& parent, std::vector<SpecProblem>& problems)
{
    parent.emplace();
    SpecReader reader(json, "/parent", problems);
    readId(reader, "run", parent->run);
    reader.read("checkpoint", parent->checkpoint, 1, 4096);
}

/// Rules that concern several fields at once.
void checkTogether(const RunSpec& spec, std::vector<SpecProblem>& problems)
{
    if (spec.data.image.channels == 2)
        problems.push_back({"/data/image/channels", "2", "1 (grey) or 3 (RGB)"});
    if (spec.data.format != DataFormat::Glyphs && spec.data.path.empty())
        problems.push_back({"/data/path", "", "the folder of the data set"});
    if (spec.data.format == DataFormat::Glyphs) {
        const ImageSpec& image = spec.data.image;
        const std::string size = std::to_string(image.height) + " × " + std::to_string(image.width);
        if (image.height < 28 || image.height > 64 || image.width != image.height)
            problems.push_back({"/data/image/height", size, "a square of 28 to 64 pixels for the built-in glyphs"});
    }
    if (spec.data.format == DataFormat::Idx && spec.data.image.channels != 1)
        problems.push_back({"/data/image/channels", std::to_string(spec.data.image.channels), "1 for IDX files"});
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

} // namespace

std::string_view name(Architecture value) { return nameIn(kArchitectures, value); }
std::string_view name(DataFormat value) { return nameIn(kFormats, value); }
std::string_view name(OptimizerKind value) { return nameIn(kOptimizers, value); }
std::string_view name(ScheduleKind value) { return nameIn(kSchedules, value); }
std::string_view name(DeviceKind value) { return nameIn(kDevices, value); }
std::string_view name(NonFinitePolicy value) { return nameIn(kPolicies, value); }

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
        resources.read("device", spec.resources.device, span(kDevices));
        resources.read("threads", spec.resources.threads, 0, 4096);
    }
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
    if (spec.parent)
        json["parent"] = {{"run", spec.parent->run}, {"checkpoint", spec.parent->checkpoint}};
    json["model"] = {{"architecture", name(spec.model.architecture)},
                     {"dropout", spec.model.dropout},
                     {"width_multiplier", spec.model.widthMultiplier}};
    json["data"] = {{"format", name(spec.data.format)},
                    {"path", spec.data.path},
                    {"image",
                     {{"height", spec.data.image.height},
                      {"width", spec.data.image.width},
                      {"channels", spec.data.image.channels}}},
                    {"train_samples", spec.data.trainSamples},
                    {"validation_samples", spec.data.validationSamples},
                    {"flip", spec.data.flip},
                    {"crop_padding", spec.data.cropPadding},
                    {"loader_threads", spec.data.loaderThreads}};
    const OptimizerSpec& optimizer = spec.training.optimizer;
    const LearningRateSpec& rate = spec.training.learningRate;
    json["training"] = {{"epochs", spec.training.epochs},
                        {"batch_size", spec.training.batchSize},
                        {"optimizer",
                         {{"kind", name(optimizer.kind)},
                          {"momentum", optimizer.momentum},
                          {"nesterov", optimizer.nesterov},
                          {"weight_decay", optimizer.weightDecay}}},
                        {"learning_rate",
                         {{"base", rate.base},
                          {"schedule", name(rate.schedule)},
                          {"warmup_epochs", rate.warmupEpochs},
                          {"final_factor", rate.finalFactor},
                          {"step_epochs", rate.stepEpochs},
                          {"step_factor", rate.stepFactor},
                          {"power", rate.power}}},
                        {"label_smoothing", spec.training.labelSmoothing},
                        {"checkpoint_every_epochs", spec.training.checkpointEveryEpochs},
                        {"keep_checkpoints", spec.training.keepCheckpoints},
                        {"validate_every_epochs", spec.training.validateEveryEpochs},
                        {"on_non_finite", name(spec.training.onNonFinite)}};
    json["resources"] = {{"device", name(spec.resources.device)}, {"threads", spec.resources.threads}};
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
