// SPDX-License-Identifier: Apache-2.0
#include "backend/models/keras_importer.h"

#include "backend/base/error.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

using Json = nlohmann::json;

/// Thrown for an unsupported layer, with the reason.
struct KerasRefusal {
    std::string reason;
};

/// The layer names of every "keras_history" in the arguments of a call, in order.
void collectHistory(const Json& json, std::vector<std::string>& names)
{
    if (json.is_object() && json.value("class_name", Json()) == "__keras_tensor__") {
        names.push_back(json.at("config").at("keras_history").at(0).get<std::string>());
        return;
    }
    if (json.is_structured())
        for (const Json& member : json)
            collectHistory(member, names);
}

} // namespace

KerasImporter::KerasImporter(const Json& document, std::string subject)
    : m_document(document), m_subject(std::move(subject))
{
}

void KerasImporter::refuse(const std::string& reason) const
{
    throw KerasRefusal{reason};
}

std::vector<std::string> KerasImporter::inputNames(const Json& layer) const
{
    const Json nodes = layer.value("inbound_nodes", Json::array());
    if (nodes.size() > 1)
        refuse("it is used " + std::to_string(nodes.size()) + " times; allowed: once");
    std::vector<std::string> names;
    if (nodes.empty())
        return names;
    if (nodes.at(0).is_object()) // Keras 3
        collectHistory(nodes.at(0).at("args"), names);
    else // Keras 2: [[name, node, tensor, arguments], …]
        for (const Json& call : nodes.at(0))
            names.push_back(call.at(0).get<std::string>());
    return names;
}

KerasModel KerasImporter::run()
{
    const Json& config = m_document.at("config");
    const std::string type = m_document.at("class_name").get<std::string>();
    const bool sequential = type == "Sequential";
    if (!sequential && type != "Functional" && type != "Model")
        throw Failure(ErrorKind::Unsupported, "import", m_subject, "it is a “" + type + "”",
                      "Build the network as a Functional or Sequential one.");
    m_model.model.description.name = config.value("name", "");
    std::string previous;
    for (const Json& layer : config.at("layers")) {
        const std::string name = layer.at("config").value("name", layer.value("name", ""));
        try {
            // An old Sequential network may omit the input layer and give the input's shape in the first layer.
            if (sequential && previous.empty() && layer.at("class_name") != "InputLayer") {
                const Item first{kInputName, "InputLayer", "", layer.at("config"), {}};
                m_flows[kInputName] = input(first);
                previous = kInputName;
            }
            std::vector<std::string> inputs = inputNames(layer);
            if (sequential && !previous.empty())
                inputs = {previous};
            take(layer, inputs);
        } catch (const KerasRefusal& refusal) {
            m_problems.add(name, layer.at("class_name").get<std::string>(), refusal.reason);
            m_flows[name].known = false;
        }
        previous = name;
    }
    m_output = previous;
    if (!sequential) {
        const Json& outputs = config.at("output_layers");
        const Json& first = outputs.at(0);
        if (first.is_array() && outputs.size() != 1)
            throw Failure(ErrorKind::Unsupported, "import", m_subject, "it has several outputs; allowed: one");
        m_output = (first.is_array() ? first.at(0) : first).get<std::string>();
    }
    m_problems.raise("import", m_subject);
    finish();
    return std::move(m_model);
}

void KerasImporter::take(const Json& layer, const std::vector<std::string>& inputs)
{
    const Json& config = layer.at("config");
    const std::string type = layer.at("class_name").get<std::string>();
    const std::string snake = kerasSnakeCase(type);
    const int number = m_classes[snake]++;
    const std::string name = config.value("name", layer.value("name", ""));
    Item item{name == kInputName || name == "loss" ? name + "_layer" : name,
              type,
              "layers/" + snake + (number > 0 ? "_" + std::to_string(number) : ""),
              config,
              {}};
    const auto found = handlers().find(type);
    if (found == handlers().end())
        refuse(config.contains("layers") ? "a network within the network; allowed: its layers themselves"
                                         : "this kind of layer is not known");
    for (const std::string& input : inputs) {
        const auto from = m_flows.find(input);
        if (from == m_flows.end())
            refuse("its input “" + input + "” is no layer before it");
        item.inputs.push_back(from->second);
        if (!from->second.known) { // already reported
            m_flows[name].known = false;
            return;
        }
    }
    m_flows[name] = (this->*found->second)(item);
}

const KerasFlow& KerasImporter::only(const Item& item) const
{
    if (item.inputs.size() != 1)
        refuse("it has " + std::to_string(item.inputs.size()) + " inputs; allowed: 1");
    return item.inputs[0];
}

KerasFlow KerasImporter::emit(const std::string& name, Op op, const std::vector<KerasFlow>& inputs, KerasFlow out)
{
    DescribedLayer layer{name, std::move(op), {}, false};
    for (const KerasFlow& from : inputs) {
        layer.inputs.push_back(from.layer);
        if (from.layer != kInputName)
            continue;
        if (m_inputRead && (m_scale != from.scale || m_offset != from.offset))
            refuse("it reads the input with another normalisation than the layers before it");
        m_inputRead = true;
        m_scale = from.scale;
        m_offset = from.offset;
    }
    m_model.model.description.layers.push_back(std::move(layer));
    out.layer = name;
    out.scale.clear();
    out.offset.clear();
    return out;
}

void KerasImporter::weight(const Item& item, const std::string& layer, const char* parameter, int index,
                           const char* legacy, KerasOrder order, const char* part)
{
    m_model.weights.push_back({layer,
                               parameter,
                               item.group + part + "/vars/" + std::to_string(index),
                               item.name + "/" + legacy + ":0",
                               order,
                               {},
                               0.0f});
}

void KerasImporter::fill(const std::string& layer, const char* parameter, std::int64_t count, float value)
{
    m_model.weights.push_back({layer, parameter, "", "", KerasOrder::Vector, {count}, value});
}

void KerasImporter::finish()
{
    const auto found = m_flows.find(m_output);
    if (found == m_flows.end() || found->second.layer == kInputName)
        throw Failure(ErrorKind::BadInput, "import", m_subject, "its output “" + m_output + "” is no layer");
    ModelDescription& description = m_model.model.description;
    description.output = found->second.layer;
    for (DescribedLayer& layer : description.layers)
        if (layer.name == description.output)
            if (Dense* dense = std::get_if<Dense>(&layer.op)) {
                layer.classesFromData = true;
                dense->linearOutput = true;
            }
    m_model.model.classes = static_cast<int>(std::clamp<std::int64_t>(found->second.channels, 0, 1 << 20));
    for (std::size_t c = 0; c < m_scale.size(); ++c) {
        const double deviation = 1.0 / (255.0 * m_scale[c]);
        if (!std::isfinite(deviation) || deviation <= 0.0 || !std::isfinite(m_offset[c]))
            throw Failure(ErrorKind::Unsupported, "import", m_subject,
                          "its input is multiplied by a number not above 0");
        description.deviation.push_back(static_cast<float>(deviation));
        description.mean.push_back(static_cast<float>(-m_offset[c] * deviation));
    }
    if (m_scale.size() == 1) {
        const auto channels = static_cast<std::size_t>(std::max(m_model.model.image.channels, 1));
        description.deviation.resize(channels, description.deviation[0]);
        description.mean.resize(channels, description.mean[0]);
    }
}

const std::map<std::string, KerasImporter::Handler>& KerasImporter::handlers()
{
    using I = KerasImporter;
    static const std::map<std::string, Handler> table = {
        {"InputLayer", &I::input},
        {"Conv2D", &I::convolution},
        {"Conv1D", &I::convolution},
        {"DepthwiseConv2D", &I::depthwise},
        {"SeparableConv2D", &I::separable},
        {"BatchNormalization", &I::batchNorm},
        {"Dense", &I::dense},
        {"Flatten", &I::flatten},
        {"Dropout", &I::dropout},
        {"ReLU", &I::relu},
        {"Activation", &I::activation},
        {"Softmax", &I::softmax},
        {"MaxPooling2D", &I::pool},
        {"AveragePooling2D", &I::pool},
        {"MaxPooling1D", &I::pool},
        {"AveragePooling1D", &I::pool},
        {"GlobalAveragePooling2D", &I::globalPool},
        {"GlobalAveragePooling1D", &I::globalPool},
        {"ZeroPadding2D", &I::zeroPadding},
        {"Add", &I::combine},
        {"Multiply", &I::combine},
        {"Concatenate", &I::combine},
        {"Reshape", &I::reshape},
        {"GRU", &I::gru},
        {"LayerNormalization", &I::layerNorm},
        {"Embedding", &I::embedding},
        {"Rescaling", &I::rescaling},
        {"Normalization", &I::normalization},
    };
    return table;
}

} // namespace trainyard
