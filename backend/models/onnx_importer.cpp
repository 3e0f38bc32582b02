// SPDX-License-Identifier: Apache-2.0
#include "backend/models/onnx_importer.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cmath>

namespace trainyard {

OnnxImporter::OnnxImporter(const OnnxDocument& document, std::string subject)
    : NetworkImporter(std::move(subject)), m_document(document)
{
    for (const OnnxTensor& tensor : document.initializers)
        m_constants[tensor.name] = tensor;
}

std::string OnnxImporter::nameOf(const OnnxNode& node) const
{
    std::string name = !node.name.empty() ? node.name : node.outputs.empty() ? node.type : node.outputs[0];
    while (name.size() > 1 && name.front() == '/')
        name.erase(0, 1);
    return name;
}

std::string OnnxImporter::uniqueName(const OnnxNode& node, std::size_t weight)
{
    std::string name = nameOf(node);
    // Prefer the name of a weight, which contains its module's name, to a numbered node name.
    if (weight < node.inputs.size() && m_constants.contains(node.inputs[weight]))
        for (const char* end : {".weight", "/weight", "/gamma", "/kernel"})
            if (node.inputs[weight] != end && node.inputs[weight].ends_with(end)) {
                name = node.inputs[weight].substr(0, node.inputs[weight].size() - std::string(end).size());
                std::replace(name.begin(), name.end(), '.', '/');
                break;
            }
    name = freeOfOwnNames(name);
    std::string candidate = name;
    for (int number = 2; !m_names.insert(candidate).second; ++number)
        candidate = name + "_" + std::to_string(number);
    return candidate;
}

const OnnxAttribute* OnnxImporter::attribute(const OnnxNode& node, const char* name) const
{
    for (const OnnxAttribute& candidate : node.attributes)
        if (candidate.name == name)
            return &candidate;
    return nullptr;
}

std::int64_t OnnxImporter::integer(const OnnxNode& node, const char* name, std::int64_t fallback) const
{
    const OnnxAttribute* found = attribute(node, name);
    const auto* value = found ? std::get_if<std::int64_t>(&found->value) : nullptr;
    return value ? *value : fallback;
}

double OnnxImporter::real(const OnnxNode& node, const char* name, double fallback) const
{
    const OnnxAttribute* found = attribute(node, name);
    const auto* value = found ? std::get_if<float>(&found->value) : nullptr;
    // The shortest decimal number that rounds to this float: 1e-5, not 9.99999974e-6.
    return value ? std::stod([v = *value] {
        char t[32];
        std::snprintf(t, sizeof t, "%.7g", double(v));
        return std::string(t);
    }())
                 : fallback;
}

std::string OnnxImporter::text(const OnnxNode& node, const char* name) const
{
    const OnnxAttribute* found = attribute(node, name);
    const auto* value = found ? std::get_if<std::string>(&found->value) : nullptr;
    return value ? *value : std::string();
}

std::vector<std::int64_t> OnnxImporter::integers(const OnnxNode& node, const char* name) const
{
    const OnnxAttribute* found = attribute(node, name);
    const auto* value = found ? std::get_if<std::vector<std::int64_t>>(&found->value) : nullptr;
    return value ? *value : std::vector<std::int64_t>();
}

const OnnxTensor* OnnxImporter::constant(const OnnxNode& node, std::size_t input) const
{
    if (input >= node.inputs.size())
        return nullptr;
    const auto found = m_constants.find(node.inputs[input]);
    return found == m_constants.end() ? nullptr : &found->second;
}

const OnnxTensor& OnnxImporter::requireConstant(const OnnxNode& node, std::size_t input, const char* what) const
{
    const OnnxTensor* found = constant(node, input);
    if (!found || found->floats.empty())
        refuse(modelReason("model.not-floats", what));
    return *found;
}

std::vector<std::int64_t> OnnxImporter::integersFrom(const OnnxNode& node, std::size_t input, const char* name) const
{
    const OnnxTensor* found = constant(node, input);
    return found ? found->ints : integers(node, name);
}

const OnnxFlow& OnnxImporter::flow(const OnnxNode& node, std::size_t input)
{
    if (input >= node.inputs.size())
        refuse(modelReason("model.input-missing", input + 1));
    const auto found = m_flows.find(node.inputs[input]);
    if (found != m_flows.end()) {
        if (m_lastOnly.contains(found->second.layer) && found->second.axes != "NK")
            refuse(modelReason("model.both-states", found->second.layer));
        return found->second;
    }
    refuse(m_constants.contains(node.inputs[input]) ? modelReason("model.on-constant")
                                                    : modelReason("model.input-nobody", node.inputs[input]));
}

void OnnxImporter::requireImage(const OnnxFlow& from) const
{
    if (from.axes != "NCHW" && from.axes != "NCW")
        refuse(modelReason("model.no-image", from.axes));
}

void OnnxImporter::emit(const OnnxNode& node, const std::string& name, Op op, std::vector<std::string> inputs,
                        OnnxFlow out)
{
    m_read.insert(inputs.begin(), inputs.end());
    for (std::size_t i = 0; i < inputs.size(); ++i)
        if (inputs[i] == kInputName)
            readInput(flow(node, i).scaling);
    out.layer = name;
    out.scaling = {};
    addLayer(name, std::move(op), std::move(inputs));
    m_flows[node.outputs.at(0)] = std::move(out);
}

void OnnxImporter::addWeight(const std::string& layer, const char* parameter, const OnnxTensor& from,
                             std::vector<std::int64_t> shape, bool channelsFirst)
{
    m_model.weights.push_back({layer, parameter, {from.name, std::move(shape), from.floats}, channelsFirst});
}

void OnnxImporter::takeInput()
{
    if (m_document.inputs.size() != 1)
        throw Failure(ErrorKind::Unsupported, "import", m_subject,
                      modelReason("model.file-inputs", m_document.inputs.size()));
    const OnnxValue& input = m_document.inputs[0];
    OnnxFlow out;
    const auto extent = [&](std::size_t axis) {
        const std::int64_t value = input.shape[axis];
        if (value > 65536)
            throw Failure(ErrorKind::Unsupported, "import", m_subject, modelReason("model.file-pixels"));
        return static_cast<int>(std::max<std::int64_t>(value, 0));
    };
    ImageSpec& image = m_model.image;
    const bool last = input.shape.size() == 4 && input.shape[3] >= 1 && input.shape[3] <= 4 && input.shape[1] > 4;
    switch (input.shape.size()) {
    case 4:
        out.axes = last ? "NHWC" : "NCHW";
        image = last ? ImageSpec{extent(1), extent(2), extent(3)} : ImageSpec{extent(2), extent(3), extent(1)};
        break;
    case 3: // its reader decides whether it is a sequence or a one-dimensional image
        out.axes = "NTF";
        image = {extent(1), extent(2), 1};
        break;
    case 2:
        out.axes = "NK";
        image = {1, extent(1), 1};
        break;
    default:
        throw Failure(ErrorKind::Unsupported, "import", m_subject, modelReason("model.file-axes", input.shape.size()));
    }
    m_flows[input.name] = out;
}

void OnnxImporter::take(const OnnxNode& node)
{
    const auto fail = [&](Reason why) {
        m_problems.add(nameOf(node), node.domain.empty() ? node.type : node.domain + "." + node.type, std::move(why));
        for (const std::string& output : node.outputs) {
            OnnxFlow unknown;
            unknown.known = false;
            m_flows[output] = unknown;
        }
    };
    const auto found = handlers().find(node.type);
    if (!node.domain.empty() || found == handlers().end())
        return fail(modelReason("model.layer-unknown"));
    if (node.outputs.empty())
        return fail(modelReason("model.no-output"));
    for (const std::string& input : node.inputs)
        if (const auto from = m_flows.find(input); from != m_flows.end() && !from->second.known) {
            for (const std::string& output : node.outputs)
                m_flows[output] = from->second; // already reported
            return;
        }
    try {
        if (foldConstant(node))
            return;
        const bool usesShape = node.type == "Reshape" || node.type == "Expand" || node.type == "ConstantOfShape";
        if (!usesShape && !node.inputs.empty() && m_shapes.contains(node.inputs[0]))
            shapeArithmetic(node);
        else
            (this->*found->second)(node);
    } catch (const ImportRefusal& refusal) {
        fail(refusal.why);
    }
}

ImportedModel OnnxImporter::run()
{
    if (m_document.opset < 7)
        throw Failure(ErrorKind::Unsupported, "import", m_subject, modelReason("model.opset", m_document.opset));
    takeInput();
    for (const OnnxNode& node : m_document.nodes)
        take(node);
    m_problems.raise("import", m_subject);
    const auto output = m_document.outputs.empty() ? m_flows.end() : m_flows.find(m_document.outputs[0].name);
    if (output == m_flows.end())
        throw Failure(ErrorKind::BadInput, "import", m_subject, modelReason("model.output-nobody"));
    const std::vector<std::int64_t>& shape = m_document.outputs[0].shape;
    return finish(m_document.name, output->second.layer, shape.size() >= 2 ? shape[1] : 0);
}

const std::map<std::string, OnnxImporter::Handler>& OnnxImporter::handlers()
{
    using I = OnnxImporter;
    static const std::map<std::string, Handler> table = {
        {"Conv", &I::convolution},
        {"Gemm", &I::gemm},
        {"MatMul", &I::matMul},
        {"BatchNormalization", &I::batchNorm},
        {"Relu", &I::activation},
        {"Clip", &I::clip},
        {"Sigmoid", &I::activation},
        {"Tanh", &I::activation},
        {"Add", &I::arithmetic},
        {"Sub", &I::arithmetic},
        {"Mul", &I::arithmetic},
        {"Div", &I::arithmetic},
        {"MaxPool", &I::pool},
        {"AveragePool", &I::pool},
        {"GlobalAveragePool", &I::globalPool},
        {"ReduceMean", &I::reduceMean},
        {"Flatten", &I::flatten},
        {"Reshape", &I::reshape},
        {"Squeeze", &I::squeeze},
        {"Unsqueeze", &I::squeeze},
        {"Transpose", &I::transpose},
        {"Identity", &I::identity},
        {"Cast", &I::identity},
        {"CastLike", &I::identity},
        {"Dropout", &I::dropout},
        {"Pad", &I::pad},
        {"Softmax", &I::softmax},
        {"LogSoftmax", &I::softmax},
        {"Constant", &I::constantNode},
        {"Shape", &I::shapeArithmetic},
        {"Gather", &I::gather},
        {"GRU", &I::gru},
        {"LayerNormalization", &I::layerNorm},
        {"Expand", &I::expand},
        {"ConstantOfShape", &I::expand},
        {"Slice", &I::shapeArithmetic},
        {"Concat", &I::concat},
    };
    return table;
}

} // namespace trainyard
