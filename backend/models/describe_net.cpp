// SPDX-License-Identifier: Apache-2.0
#include "backend/models/describe_net.h"

#include <cstdio>

namespace trainyard {
namespace {

std::string windowText(const Window& window)
{
    const auto pair = [](int height, int width) {
        return height == width ? std::to_string(height) : std::to_string(height) + " × " + std::to_string(width);
    };
    std::string text = std::to_string(window.kernelHeight) + " × " + std::to_string(window.kernelWidth);
    if (window.strideHeight != 1 || window.strideWidth != 1)
        text += ", stride " + pair(window.strideHeight, window.strideWidth);
    return text;
}

std::string detailOf(const Conv2d& op)
{
    return windowText(op.window) + ", " + std::to_string(op.filters) + " filters" +
           (op.groups > 1 ? ", " + std::to_string(op.groups) + " groups" : "");
}

std::string detailOf(const Pool& op)
{
    return (op.mode == PoolMode::Max ? "max, " : "average, ") + windowText(op.window);
}

std::string detailOf(const Gru& op)
{
    return std::to_string(op.units) + " units" + (op.sequence ? ", every step" : "");
}

std::string detailOf(const Embedding& op)
{
    return std::to_string(op.vocabulary) + " rows";
}

std::string detailOf(const Dropout& op)
{
    char text[32];
    std::snprintf(text, sizeof text, "rate %g", op.rate);
    return text;
}

/// For operators that are fully described by their kind and shape.
template <typename T>
std::string detailOf(const T&)
{
    return {};
}

NetLayer describe(const Layer& layer)
{
    NetLayer out;
    out.name = layer.name;
    out.kind = kindOf(layer.op);
    out.detail = std::visit([](const auto& op) { return detailOf(op); }, layer.op);
    if (layer.output.h == 1 && layer.output.w == 1)
        out.output = {layer.output.c};
    else
        out.output = {layer.output.h, layer.output.w, layer.output.c};
    out.flops = flopsOf(layer.op, layer.inputShapes);
    out.inputs = layer.inputs;
    out.activationBytes = layer.output.sample() * static_cast<std::int64_t>(sizeof(float));
    for (const ParameterInfo& info : parametersOf(layer.op, layer.inputShapes))
        (info.trainable ? out.parameters : out.statistics) += info.shape.elements();
    return out;
}

} // namespace

NetDescription describeNet(const Graph& graph, std::string title)
{
    NetDescription net;
    net.title = std::move(title);
    for (const Layer& layer : graph.layers())
        net.layers.push_back(describe(layer));
    return net;
}

} // namespace trainyard
