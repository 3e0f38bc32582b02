// SPDX-License-Identifier: Apache-2.0
// ONNX nodes of sequences: GRU, embedding, layer normalisation, picking the last step.
#include "backend/models/onnx_importer.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>

namespace trainyard {

void OnnxImporter::gru(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    const std::string wanted = integer(node, "layout", 0) == 0 ? "TNF" : "NTF";
    const std::string kinds = text(node, "activations");
    const std::string direction = text(node, "direction");
    if (from.axes != wanted)
        refuse(modelReason("model.no-sequence", from.axes));
    if (integer(node, "linear_before_reset", 0) != 1)
        refuse(modelReason("model.linear-before-reset"));
    if ((!direction.empty() && direction != "forward") || (!kinds.empty() && kinds != "Sigmoid,Tanh") ||
        attribute(node, "clip"))
        refuse(modelReason("model.gru-options"));
    if (node.inputs.size() > 4 && !node.inputs[4].empty())
        refuse(modelReason("model.gru-lengths"));
    if (node.inputs.size() > 5 && !node.inputs[5].empty()) {
        const OnnxTensor* start = constant(node, 5);
        if (!start ||
            std::any_of(start->floats.begin(), start->floats.end(), [](float value) { return value != 0.0f; }))
            refuse(modelReason("model.gru-start"));
    }
    const OnnxTensor& weight = requireConstant(node, 1, "weight");
    const OnnxTensor& recurrent = requireConstant(node, 2, "recurrent weight");
    const OnnxTensor* bias = constant(node, 3);
    const std::int64_t units = recurrent.shape.empty() ? 0 : recurrent.shape.back();
    if (weight.shape.size() != 3 || recurrent.shape.size() != 3 || units < 1 || units > (1 << 20) ||
        weight.shape[0] != 1 || weight.shape[1] != 3 * units || recurrent.shape[1] != 3 * units ||
        (bias && bias->floats.size() != static_cast<std::size_t>(6 * units)))
        refuse(modelReason("model.gru-weights"));
    const std::string name = uniqueName(node);
    addWeight(name, "weight", weight, {3 * units, weight.shape[2]});
    addWeight(name, "recurrent_weight", recurrent, {3 * units, units});
    std::vector<float> both = bias ? bias->floats : std::vector<float>(static_cast<std::size_t>(6 * units), 0.0f);
    const auto middle = both.begin() + 3 * units;
    m_model.weights.push_back({name, "bias", {"", {3 * units}, {both.begin(), middle}}, false});
    m_model.weights.push_back({name, "recurrent_bias", {"", {3 * units}, {middle, both.end()}}, false});
    OnnxFlow all = from;
    all.axes = wanted == "TNF" ? "TDNF" : "NTDF";
    emit(node, name, Gru{static_cast<int>(units), true}, {from.layer}, all);
    if (node.outputs.size() > 1 && !node.outputs[1].empty()) {
        OnnxFlow last = m_flows[node.outputs[0]];
        last.axes = "DNF";
        m_flows[node.outputs[1]] = last;
    }
}

void OnnxImporter::lastStep(const OnnxNode& node, OnnxFlow from)
{
    for (DescribedLayer& layer : m_model.description.layers)
        if (layer.name == from.layer)
            if (Gru* op = std::get_if<Gru>(&layer.op)) {
                if (m_read.contains(from.layer))
                    refuse(modelReason("model.both-states", from.layer));
                op->sequence = false;
                m_lastOnly.insert(from.layer);
                from.axes = "NK";
                return pass(node, from);
            }
    refuse(modelReason("model.step-of-nothing"));
}

void OnnxImporter::gather(const OnnxNode& node)
{
    if (const OnnxTensor* table = constant(node, 0); table && !table->floats.empty())
        return embedding(node, *table);
    const OnnxFlow from = flow(node, 0);
    const OnnxTensor* index = constant(node, 1);
    std::int64_t axis = integer(node, "axis", 0);
    axis += axis < 0 ? static_cast<std::int64_t>(from.axes.size()) : 0;
    const bool one = index && index->ints.size() == 1 && index->shape.empty();
    if (!one || axis < 0 || axis >= static_cast<std::int64_t>(from.axes.size()))
        refuse(modelReason("model.picks-steps"));
    const char letter = from.axes[static_cast<std::size_t>(axis)];
    const bool last = index->ints[0] == -1 || (m_model.image.height > 0 && index->ints[0] == m_model.image.height - 1);
    if ((from.axes == "DNF" && letter == 'D') || ((from.axes == "NTF" || from.axes == "TNF") && letter == 'T' && last))
        return lastStep(node, from);
    refuse(modelReason("model.picks-index", index->ints[0], axis));
}

void OnnxImporter::embedding(const OnnxNode& node, const OnnxTensor& table)
{
    if (node.inputs.size() < 2 || integer(node, "axis", 0) != 0 || table.shape.size() != 2)
        refuse(modelReason("model.picks-rows"));
    const auto found = m_flows.find(node.inputs[1]);
    if (found == m_flows.end() || found->second.layer != kInputName || found->second.axes != "NK")
        refuse(modelReason("model.row-numbers"));
    OnnxFlow& from = found->second;
    if (from.scaling.untouched()) // integers: no normalisation
        from.scaling = {{1.0}, {0.0}};
    if (std::max(table.shape[0], table.shape[1]) > (1 << 20) || std::min(table.shape[0], table.shape[1]) < 1)
        refuse(modelReason("model.rows", table.shape[0]));
    const std::string name = uniqueName(node, 0);
    addWeight(name, "weight", table, table.shape);
    OnnxFlow out = from;
    out.axes = "NTF";
    out.layer = name;
    m_read.insert(kInputName);
    readInput(from.scaling);
    out.scaling = {};
    addLayer(name, Embedding{static_cast<int>(table.shape[0]), static_cast<int>(table.shape[1])}, {kInputName});
    m_flows[node.outputs.at(0)] = out;
}

void OnnxImporter::layerNorm(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    const std::int64_t axis = integer(node, "axis", -1);
    const char letter = from.axes.back();
    if ((axis != -1 && axis != static_cast<std::int64_t>(from.axes.size()) - 1) || from.channelsFirst ||
        (letter != 'C' && letter != 'K' && letter != 'F') || from.layer == kInputName)
        refuse(modelReason("model.norm-axis"));
    const std::string name = uniqueName(node);
    const OnnxTensor& gamma = requireConstant(node, 1, "scale");
    addWeight(name, "gamma", gamma, gamma.shape);
    if (const OnnxTensor* beta = constant(node, 2))
        addWeight(name, "beta", *beta, beta->shape);
    else
        m_model.weights.push_back(
            {name, "beta", {"", gamma.shape, std::vector<float>(gamma.floats.size(), 0.0f)}, false});
    emit(node, name, LayerNorm{real(node, "epsilon", 1e-5)}, {from.layer}, from);
}

void OnnxImporter::expand(const OnnxNode& node)
{
    // Supports only what a GRU's initial state needs: zeros of any shape.
    const OnnxTensor* values = constant(node, 0);
    if (node.type == "ConstantOfShape") {
        const OnnxAttribute* value = attribute(node, "value");
        values = value ? std::get_if<OnnxTensor>(&value->value) : nullptr;
        if (!value)
            m_constants[node.outputs[0]] = {node.outputs[0], {1}, {0.0f}, {}};
        if (!value)
            return;
    }
    if (!values || std::any_of(values->floats.begin(), values->floats.end(), [](float value) { return value != 0.0f; }))
        refuse(modelReason("model.repeats"));
    const OnnxTensor zeros{node.outputs[0], {1}, {0.0f}, {}};
    m_constants[node.outputs[0]] = zeros;
}

} // namespace trainyard
