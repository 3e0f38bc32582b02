// SPDX-License-Identifier: Apache-2.0
// ONNX nodes that only rename, reorder or reshape, and constants.
#include "backend/models/onnx_importer.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>

namespace trainyard {

std::string joinedNumbers(const std::vector<std::int64_t>& values)
{
    std::string text;
    for (const std::int64_t value : values)
        text += (text.empty() ? "" : ", ") + std::to_string(value);
    return text;
}

void OnnxImporter::flatten(const OnnxNode& node)
{
    OnnxFlow from = flow(node, 0);
    if (integer(node, "axis", 1) != 1)
        refuse(modelReason("model.flatten-axis", integer(node, "axis", 1)));
    from.channelsFirst = from.channelsFirst || from.axes == "NCHW" || from.axes == "NCW";
    from.axes = "NK";
    pass(node, from);
}

void OnnxImporter::reshape(const OnnxNode& node)
{
    OnnxFlow from = flow(node, 0);
    const OnnxTensor* shape = constant(node, 1);
    const std::size_t rank = shape ? shape->ints.size() : 0;
    if (rank == 3 && (from.axes == "TNDF" || from.axes == "HNWC")) {
        from.axes = "TNF";
        return pass(node, from);
    }
    if (rank == 3 && from.axes == "NTDF") {
        from.axes = "NTF";
        return pass(node, from);
    }
    if (from.axes == "DNF" && (rank == 2 || rank == 0))
        return lastStep(node, from);
    const bool computed = !shape && node.inputs.size() > 1 && m_shapes.contains(node.inputs[1]);
    if (!shape && !computed)
        refuse(modelReason("model.shape-constant"));
    // {batch, everything else}, whichever way it is written; x.view(x.size(0), -1) gives computed shapes.
    if (computed || shape->ints.size() == 2) {
        from.channelsFirst = from.channelsFirst || from.axes == "NCHW" || from.axes == "NCW";
        from.axes = "NK";
        return pass(node, from);
    }
    if (from.axes == "NK" && shape->ints.size() == 4 && shape->ints[2] == 1 && shape->ints[3] == 1) {
        from.axes = "NCHW";
        return pass(node, from);
    }
    const std::vector<std::int64_t>& to = shape->ints;
    const bool ours = from.axes == "NHWC" || (from.axes == "NK" && !from.channelsFirst);
    if (ours && to.size() == 4 && to[1] > 0 && to[2] > 0 && to[3] > 0 && std::max({to[1], to[2], to[3]}) <= (1 << 20)) {
        from.axes = "NHWC";
        from.pixel = to[1] == 1 && to[2] == 1;
        return emit(node, uniqueName(node), Reshape{{1, to[1], to[2], to[3]}}, {from.layer}, from);
    }
    refuse(modelReason("model.reshape-vector", joinedNumbers(shape->ints)));
}

void OnnxImporter::squeeze(const OnnxNode& node)
{
    OnnxFlow from = flow(node, 0);
    const std::vector<std::int64_t> axes = integersFrom(node, 1, "axes");
    if (node.type == "Squeeze" && axes.size() == 1 && axes[0] >= 0 &&
        axes[0] < static_cast<std::int64_t>(from.axes.size()) && from.axes[static_cast<std::size_t>(axes[0])] == 'D') {
        if (from.axes == "DNF")
            return lastStep(node, from);
        from.axes.erase(static_cast<std::size_t>(axes[0]), 1);
        return pass(node, from);
    }
    const bool spatial = axes.size() == 2 && ((axes[0] == 2 && axes[1] == 3) || (axes[0] == -2 && axes[1] == -1) ||
                                              (axes[0] == -1 && axes[1] == -2));
    if (node.type == "Squeeze" && spatial && from.axes == "NCHW")
        from.axes = "NK";
    else if (node.type == "Unsqueeze" && spatial && from.axes == "NK" && !from.channelsFirst)
        from.axes = "NCHW";
    else
        refuse(modelReason("model.changes-axes", joinedNumbers(axes), from.axes));
    pass(node, from);
}

void OnnxImporter::transpose(const OnnxNode& node)
{
    OnnxFlow from = flow(node, 0);
    const std::vector<std::int64_t> order = integers(node, "perm");
    std::string axes;
    for (const std::int64_t axis : order)
        if (axis >= 0 && axis < static_cast<std::int64_t>(from.axes.size()))
            axes += from.axes[static_cast<std::size_t>(axis)];
    if (axes == "NFTD")
        axes = "NCHW"; // a sequence as an image of width 1
    std::string sorted = axes;
    std::sort(sorted.begin(), sorted.end());
    if (axes.size() != from.axes.size() || axes == "KN" ||
        (sorted != "CHNW" && sorted != "FNT" && sorted != "DFNT" && sorted != "DFN"))
        refuse(modelReason("model.transposes", from.axes, joinedNumbers(order)));
    from.axes = axes;
    pass(node, from);
}

void OnnxImporter::identity(const OnnxNode& node)
{
    if (const OnnxTensor* values = constant(node, 0))
        m_constants[node.outputs[0]] = *values;
    else if (!node.inputs.empty() && m_shapes.contains(node.inputs[0]))
        m_shapes.insert(node.outputs[0]);
    else
        pass(node, flow(node, 0));
}

void OnnxImporter::constantNode(const OnnxNode& node)
{
    OnnxTensor out{node.outputs[0], {}, {}, {}};
    if (const OnnxAttribute* value = attribute(node, "value");
        value && std::holds_alternative<OnnxTensor>(value->value))
        out = std::get<OnnxTensor>(value->value);
    else if (attribute(node, "value_int"))
        out.ints = {integer(node, "value_int", 0)};
    else if (attribute(node, "value_float"))
        out.floats = {static_cast<float>(real(node, "value_float", 0.0))};
    else if (attribute(node, "value_ints")) {
        out.ints = integers(node, "value_ints");
        out.shape = {static_cast<std::int64_t>(out.ints.size())};
    } else
        refuse(modelReason("model.constant-type"));
    out.name = node.outputs[0];
    m_constants[node.outputs[0]] = std::move(out);
}

void OnnxImporter::shapeArithmetic(const OnnxNode& node)
{
    const bool ofShape =
        node.type == "Shape" || std::any_of(node.inputs.begin(), node.inputs.end(),
                                            [this](const auto& name) { return m_shapes.contains(name); });
    if (!ofShape)
        refuse(modelReason("model.layer-unknown"));
    m_shapes.insert(node.outputs[0]);
}

} // namespace trainyard
