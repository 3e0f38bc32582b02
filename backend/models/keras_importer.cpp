// SPDX-License-Identifier: Apache-2.0
#include "backend/models/keras_importer.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

using Json = nlohmann::json;

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
    : NetworkImporter(std::move(subject)), m_document(document)
{
}

std::vector<std::string> KerasImporter::inputNames(const Json& layer) const
{
    const Json nodes = layer.value("inbound_nodes", Json::array());
    if (nodes.size() > 1)
        refuse(modelReason("model.used-often", nodes.size()));
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
        throw Failure(ErrorKind::Unsupported, "import", m_subject, modelReason("model.class", type));
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
        } catch (const ImportRefusal& refusal) {
            m_problems.add(name, layer.at("class_name").get<std::string>(), refusal.why);
            m_flows[name].known = false;
        }
        previous = name;
    }
    m_output = previous;
    if (!sequential) {
        const Json& outputs = config.at("output_layers");
        const Json& first = outputs.at(0);
        if (first.is_array() && outputs.size() != 1)
            throw Failure(ErrorKind::Unsupported, "import", m_subject, modelReason("model.outputs"));
        m_output = (first.is_array() ? first.at(0) : first).get<std::string>();
    }
    m_problems.raise("import", m_subject);
    const auto found = m_flows.find(m_output);
    if (found == m_flows.end() || found->second.layer == kInputName)
        throw Failure(ErrorKind::BadInput, "import", m_subject, modelReason("model.output-no-layer", m_output));
    return {finish(config.value("name", ""), found->second.layer, found->second.channels), std::move(m_weights)};
}

void KerasImporter::take(const Json& layer, const std::vector<std::string>& inputs)
{
    const Json& config = layer.at("config");
    const std::string type = layer.at("class_name").get<std::string>();
    const std::string snake = kerasSnakeCase(type);
    const int number = m_classes[snake]++;
    const std::string name = config.value("name", layer.value("name", ""));
    Item item{
        freeOfOwnNames(name), type, "layers/" + snake + (number > 0 ? "_" + std::to_string(number) : ""), config, {}};
    const auto found = handlers().find(type);
    if (found == handlers().end())
        refuse(config.contains("layers") ? modelReason("model.nested") : modelReason("model.layer-unknown"));
    for (const std::string& input : inputs) {
        const auto from = m_flows.find(input);
        if (from == m_flows.end())
            refuse(modelReason("model.input-no-layer", input));
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
        refuse(modelReason("model.layer-one-input", item.inputs.size()));
    return item.inputs[0];
}

KerasFlow KerasImporter::emit(const std::string& name, Op op, const std::vector<KerasFlow>& inputs, KerasFlow out)
{
    std::vector<std::string> names;
    for (const KerasFlow& from : inputs) {
        names.push_back(from.layer);
        if (from.layer == kInputName)
            readInput(from.scaling);
    }
    addLayer(name, std::move(op), std::move(names));
    out.layer = name;
    out.scaling = {};
    return out;
}

void KerasImporter::weight(const Item& item, const std::string& layer, const char* parameter, int index,
                           const char* legacy, KerasOrder order, const char* part)
{
    m_weights.push_back({layer,
                         parameter,
                         item.group + part + "/vars/" + std::to_string(index),
                         item.name + "/" + legacy + ":0",
                         order,
                         {},
                         0.0f});
}

void KerasImporter::fill(const std::string& layer, const char* parameter, std::int64_t count, float value)
{
    m_weights.push_back({layer, parameter, "", "", KerasOrder::Vector, {count}, value});
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
