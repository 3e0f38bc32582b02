// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_file.h"

#include "backend/base/error.h"
#include "backend/models/model_file_fields.h"
#include "backend/protocol/reasons_model.h"
#include "backend/protocol/spec_reader.h"

#include <utility>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::size_t kMostLayers = 20000;

template <typename T>
constexpr bool kExpressible = requires(ReadFields& fields, T& op)
{
    op.visitFields(fields);
};

template <std::size_t... I>
void eachKind(std::index_sequence<I...>, auto&& visit)
{
    const auto one = [&]<typename T>(T op) {
        if constexpr (std::is_same_v<T, Activate>)
            for (const Activation activation :
                 {Activation::Relu, Activation::Relu6, Activation::Sigmoid, Activation::Tanh, Activation::Silu})
                visit(Op(Activate{activation}));
        else if constexpr (kExpressible<T>)
            visit(Op(op));
    };
    (one(std::variant_alternative_t<I, Op>{}), ...);
}

/// Calls visit(op) with a default-constructed operator of every kind.
void eachKind(auto&& visit)
{
    eachKind(std::make_index_sequence<std::variant_size_v<Op>>(), visit);
}

bool readKind(SpecReader& reader, Op& op)
{
    const nlohmann::json* found = reader.member("kind");
    bool known = false;
    std::vector<std::string> allowed;
    eachKind([&](const Op& candidate) {
        const std::string kind(kindOf(candidate));
        allowed.push_back("\"" + kind + "\"");
        if (found && found->is_string() && found->get_ref<const std::string&>() == kind) {
            op = candidate;
            known = true;
        }
    });
    if (!known)
        reader.report("kind", found ? *found : nlohmann::json(), specReason("spec.choice", allowed));
    return known;
}

void readInputs(SpecReader& reader, const std::string& previous, std::vector<std::string>& inputs)
{
    const nlohmann::json* found = reader.member("inputs");
    if (!found) {
        inputs = {previous};
        return;
    }
    bool good = found->is_array() && found->size() <= 4096;
    for (std::size_t i = 0; good && i < found->size(); ++i) {
        good = found->at(i).is_string();
        if (good)
            inputs.push_back(found->at(i).get<std::string>());
    }
    if (!good)
        reader.report("inputs", *found, modelReason("model.wants-layer-names"));
}

DescribedLayer readLayer(const nlohmann::json& json, std::size_t index, const std::string& previous,
                         std::vector<SpecProblem>& problems)
{
    DescribedLayer layer;
    const bool named = json.is_object() && json.contains("name") && json.at("name").is_string();
    SpecReader reader(json, "/layers/" + (named ? shortJson(json.at("name")) : std::to_string(index)), problems);
    if (reader.has("name"))
        reader.read("name", layer.name, 1, 200);
    else
        reader.report("name", nullptr, modelReason("model.wants-own-name"));
    readInputs(reader, previous, layer.inputs);
    if (!readKind(reader, layer.op)) {
        if (json.is_object())
            for (const auto& item : json.items())
                reader.member(item.key().c_str()); // allowed in a layer of unknown kind
        return layer;
    }
    ReadFields fields(reader, layer.classesFromData);
    std::visit(
        [&](auto& op) {
            if constexpr (kExpressible<std::decay_t<decltype(op)>>)
                op.visitFields(fields);
        },
        layer.op);
    return layer;
}

void readLayers(SpecReader& reader, ModelDescription& model, std::vector<SpecProblem>& problems)
{
    const nlohmann::json* layers = reader.member("layers");
    if (!layers || !layers->is_array() || layers->empty() || layers->size() > kMostLayers) {
        reader.report("layers", layers ? *layers : nlohmann::json(), modelReason("model.wants-layers", kMostLayers));
        return;
    }
    std::string previous = kInputName;
    for (std::size_t i = 0; i < layers->size(); ++i) {
        model.layers.push_back(readLayer(layers->at(i), i, previous, problems));
        previous = model.layers.back().name;
    }
}

void readInput(SpecReader& reader, ModelDescription& model, std::vector<SpecProblem>& problems)
{
    if (const nlohmann::json* found = reader.member("image")) {
        SpecReader image(*found, "/image", problems);
        ImageSpec size;
        image.read("height", size.height, 1, 65536);
        image.read("width", size.width, 1, 65536);
        image.read("channels", size.channels, 1, 65536);
        model.image = size;
    }
    const auto values = [&](const char* key, std::vector<float>& out, double low) {
        const nlohmann::json* found = reader.member(key);
        if (!found)
            return;
        bool good = found->is_array() && !found->empty() && found->size() <= 65536;
        for (std::size_t i = 0; good && i < found->size(); ++i) {
            good = found->at(i).is_number() && found->at(i).get<double>() > low && found->at(i).get<double>() < 1e6;
            if (good)
                out.push_back(found->at(i).get<float>());
        }
        if (!good)
            reader.report(key, *found, modelReason("model.wants-channel-numbers"));
    };
    values("mean", model.mean, -1e6);
    values("deviation", model.deviation, 0.0);
    if (model.mean.size() != model.deviation.size())
        problems.push_back({"/deviation", modelReason("model.values", model.deviation.size()),
                            modelReason("model.wants-as-mean", model.mean.size())});
}

OrderedJson layerJson(const DescribedLayer& layer, const std::string& previous)
{
    OrderedJson json = {{"name", layer.name}, {"kind", kindOf(layer.op)}};
    if (layer.inputs != std::vector<std::string>{previous})
        json["inputs"] = layer.inputs;
    std::visit(
        [&](auto op) {
            using T = decltype(op);
            if constexpr (kExpressible<T>) {
                T fresh{};
                WriteFields fields(layer.classesFromData);
                WriteFields defaults(false);
                op.visitFields(fields);
                fresh.visitFields(defaults);
                for (const auto& item : fields.json().items())
                    if (fields.required(item.key()) || item.value() != defaults.json().value(item.key(), OrderedJson()))
                        json[item.key()] = item.value();
            } else {
                throw Failure(ErrorKind::Unsupported, "write the model file", {},
                              modelReason("model.file-kind", layer.name, T::kKind));
            }
        },
        layer.op);
    return json;
}

} // namespace

bool isModelFile(const nlohmann::json& document)
{
    return document.is_object() && document.value("format", nlohmann::json()) == kModelFileFormat;
}

ModelDescription parseModelFile(const nlohmann::json& document, const std::string& subject)
{
    std::vector<SpecProblem> problems;
    ModelDescription model;
    bool newer = false;
    {
        SpecReader reader(document, "", problems);
        if (!isModelFile(document))
            reader.report("format", document.is_object() ? document.value("format", nlohmann::json()) : document,
                          std::string("\"") + kModelFileFormat + "\"");
        reader.member("format");
        reader.member("$schema");
        int version = 0;
        reader.read("version", version, 1, INT32_MAX);
        newer = version > kModelFileVersion;
        if (version != kModelFileVersion)
            reader.report("version", document.is_object() ? document.value("version", nlohmann::json()) : document,
                          std::to_string(kModelFileVersion));
        reader.read("name", model.name, 0, 200);
        std::string notes;
        reader.read("notes", notes, 0, 20000, true);
        reader.read("output", model.output, 1, 200);
        readInput(reader, model, problems);
        readLayers(reader, model, problems);
    }
    if (problems.empty())
        return model;
    std::vector<Reason> told;
    constexpr std::size_t kMostTold = 20;
    for (std::size_t i = 0; i < problems.size() && i < kMostTold; ++i)
        told.push_back(problems[i].allowed.code.starts_with("spec.unknown-key")
                           ? modelReason("model.unknown-key", problems[i].path)
                           : problems[i].why());
    if (problems.size() > kMostTold)
        told.push_back(modelReason("model.more", problems.size() - kMostTold));
    if (newer)
        throw Failure(ErrorKind::Version, "use the model file", subject,
                      modelReason("model.file-newer", std::move(told)));
    throw Failure(ErrorKind::BadInput, "use the model file", subject, modelReason("model.file-wrong", std::move(told)));
}

std::string modelFileText(const ModelDescription& description)
{
    OrderedJson json = {{"format", kModelFileFormat}, {"version", kModelFileVersion}, {"name", description.name}};
    if (description.image)
        json["image"] = {{"height", description.image->height},
                         {"width", description.image->width},
                         {"channels", description.image->channels}};
    if (!description.mean.empty()) {
        json["mean"] = description.mean;
        json["deviation"] = description.deviation;
    }
    if (!description.output.empty())
        json["output"] = description.output;
    // One line per layer keeps a file of several hundred layers readable.
    std::string text = json.dump(2, ' ', false, OrderedJson::error_handler_t::replace);
    text.resize(text.size() - 2);
    text += ",\n  \"layers\": [";
    std::string previous = kInputName;
    for (const DescribedLayer& layer : description.layers) {
        text += (previous == kInputName && &layer == &description.layers.front() ? "\n    " : ",\n    ") +
                layerJson(layer, previous).dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
        previous = layer.name;
    }
    return text + "\n  ]\n}\n";
}

std::vector<std::string> modelFileKinds()
{
    std::vector<std::string> kinds;
    eachKind([&](const Op& op) { kinds.emplace_back(kindOf(op)); });
    return kinds;
}

} // namespace trainyard
