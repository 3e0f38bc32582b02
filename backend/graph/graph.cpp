// SPDX-License-Identifier: Apache-2.0
#include "backend/graph/graph.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>

namespace trainyard {
namespace {

/// The op's fused activation; null if the op cannot have one.
Activation* activationOf(Op& op)
{
    return std::visit(
        [](auto& o) -> Activation* {
            using T = std::decay_t<decltype(o)>;
            if constexpr (std::is_same_v<T, Conv2d> || std::is_same_v<T, Dense> || std::is_same_v<T, BatchNorm> ||
                          std::is_same_v<T, Add>)
                return &o.activation;
            else
                return nullptr;
        },
        op);
}

/// Silu's backward needs the activation's input, which only batch-norm recomputes.
bool canCarry(const Op& op, Activation activation)
{
    return slopeFromOutput(activation) || std::holds_alternative<BatchNorm>(op);
}

} // namespace

ValueId Graph::add(std::string name, Op op, std::vector<ValueId> inputs)
{
    Layer layer{std::move(name), std::move(op), std::move(inputs), {}, {}, static_cast<int>(m_layers.size())};
    if (static_cast<int>(layer.inputs.size()) != inputCount(layer.op))
        throw Failure(ErrorKind::Internal, "build the network", {}, modelReason("model.wrong-inputs", layer.name));
    return append(std::move(layer));
}

ValueId Graph::append(Layer layer)
{
    layer.inputShapes.clear();
    for (const ValueId input : layer.inputs)
        layer.inputShapes.push_back(m_layers.at(static_cast<std::size_t>(input)).output);
    if (const Activation* own = activationOf(layer.op); own && !canCarry(layer.op, *own))
        throw Failure(ErrorKind::BadInput, "build the network", {},
                      modelReason("model.inner-activation", layer.name, kindOf(layer.op), trainyard::name(*own)));
    try {
        layer.output = outputShape(layer.op, layer.inputShapes);
    } catch (const Failure& failure) {
        Error error = failure.error();
        error.setWhy(modelReason("model.of-layer", error.why(), layer.name));
        throw Failure(error);
    }
    m_layers.push_back(std::move(layer));
    return last();
}

int Graph::readers(ValueId id) const
{
    int count = 0;
    for (const Layer& layer : m_layers)
        count += static_cast<int>(std::count(layer.inputs.begin(), layer.inputs.end(), id));
    return count;
}

/// Whether the layer adds a border of zeros that a max pool without a padding of its own alone reads.
bool Graph::isJoinedBorder(ValueId id) const
{
    if (!std::holds_alternative<Pad>(layer(id).op) || readers(id) != 1)
        return false;
    const auto reader = std::find_if(m_layers.begin(), m_layers.end(), [id](const Layer& one) {
        return std::find(one.inputs.begin(), one.inputs.end(), id) != one.inputs.end();
    });
    const auto* pool = std::get_if<Pool>(&reader->op);
    if (!pool || pool->mode != PoolMode::Max)
        return false;
    const auto& border = std::get<Pad>(layer(id).op);
    const WindowPlacement own = place(pool->window, layer(id).output);
    return own.top == 0 && own.bottom == 0 && own.left == 0 && own.right == 0 &&
           std::max(border.top, border.bottom) < pool->window.kernelHeight && // each window covers a pixel of the image
           std::max(border.left, border.right) < pool->window.kernelWidth;
}

Graph Graph::fused(bool joinsBorders) const
{
    Graph out;
    std::vector<ValueId> renamed;
    for (const Layer& layer : m_layers) {
        const auto id = static_cast<ValueId>(renamed.size());
        if (joinsBorders && isJoinedBorder(id)) {
            renamed.push_back(renamed[static_cast<std::size_t>(layer.inputs[0])]);
            continue;
        }
        if (const Activate* activate = std::get_if<Activate>(&layer.op); activate && readers(layer.inputs[0]) == 1) {
            const ValueId target = renamed[static_cast<std::size_t>(layer.inputs[0])];
            Op& producer = out.m_layers[static_cast<std::size_t>(target)].op;
            Activation* own = activationOf(producer);
            if (own && *own == Activation::None && canCarry(producer, activate->activation)) {
                *own = activate->activation;
                renamed.push_back(target);
                continue;
            }
        }
        Layer copy = layer;
        if (auto* pool = std::get_if<Pool>(&copy.op); pool && joinsBorders && isJoinedBorder(layer.inputs[0])) {
            const auto& border = std::get<Pad>(this->layer(layer.inputs[0]).op);
            Window& window = pool->window;
            window = {window.kernelHeight, window.kernelWidth,    window.strideHeight,
                      window.strideWidth,  PaddingMode::Explicit, border.top,
                      border.bottom,       border.left,           border.right};
            pool->zeroPadding = true;
        }
        for (ValueId& input : copy.inputs)
            input = renamed[static_cast<std::size_t>(input)];
        renamed.push_back(out.append(std::move(copy)));
    }
    return out;
}

std::vector<GraphParameter> parametersInBackwardOrder(const Graph& graph)
{
    std::vector<GraphParameter> out;
    for (int i = graph.last(); i >= 0; --i) {
        const Layer& layer = graph.layer(i);
        int index = 0;
        for (ParameterInfo& info : parametersOf(layer.op, layer.inputShapes)) {
            const std::string name = layer.name + "/" + info.name;
            out.push_back({name, std::move(info), i, index++, layer.key});
        }
    }
    return out;
}

} // namespace trainyard
