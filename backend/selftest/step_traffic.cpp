// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/step_traffic.h"

#include <algorithm>

namespace trainyard::selftest {
namespace {

class Count {
public:
    Count(const Graph& graph, Fusion fusion) : m_graph(graph), m_fusion(fusion) {}

    /// Elements of activations and gradients read or written for one sample.
    double elements() const
    {
        double sum = 0.0;
        for (ValueId id = 0; id < static_cast<ValueId>(m_graph.layers().size()); ++id)
            sum += ofLayer(id) + sumsOfGradients(id);
        return sum;
    }

private:
    static double size(const Shape& shape) { return static_cast<double>(shape.elements()); }

    const Layer& producer(const Layer& layer) const { return m_graph.layer(layer.inputs.front()); }

    static bool multiplies(const Layer& layer)
    {
        return std::holds_alternative<Conv2d>(layer.op) || std::holds_alternative<Dense>(layer.op);
    }

    bool onlyConvolutionsRead(ValueId id) const
    {
        const auto& layers = m_graph.layers();
        return std::all_of(layers.begin(), layers.end(), [id](const Layer& layer) {
            return std::find(layer.inputs.begin(), layer.inputs.end(), id) == layer.inputs.end() ||
                   std::holds_alternative<Conv2d>(layer.op);
        });
    }

    /// Whether the layer is the activation of a batch-norm without other readers.
    bool belongsToNorm(ValueId id) const
    {
        const Layer& layer = m_graph.layer(id);
        return std::holds_alternative<Activate>(layer.op) && std::holds_alternative<BatchNorm>(producer(layer).op) &&
               m_graph.readers(layer.inputs.front()) == 1;
    }

    ValueId activationOf(ValueId norm) const
    {
        for (ValueId id = norm + 1; id < static_cast<ValueId>(m_graph.layers().size()); ++id)
            if (belongsToNorm(id) && m_graph.layer(id).inputs.front() == norm)
                return id;
        return norm;
    }

    double ofNorm(ValueId id) const
    {
        const Layer& layer = m_graph.layer(id);
        const double n = size(layer.output);
        if (m_fusion == Fusion::None)
            return 8.0 * n;
        double forward = 2.0 * n;
        if (m_fusion == Fusion::Engines && onlyConvolutionsRead(activationOf(id)))
            forward = std::holds_alternative<Conv2d>(producer(layer).op) ? 0.0 : n; // the statistics
        return forward + 3.0 * n;
    }

    double ofLayer(ValueId id) const
    {
        const Layer& layer = m_graph.layer(id);
        const double out = size(layer.output);
        double in = 0.0;
        for (const Shape& shape : layer.inputShapes)
            in += size(shape);
        if (layer.inputs.empty())
            return 2.0 * out; // read the input, write it normalised
        if (multiplies(layer))
            return (in + out) * (producer(layer).inputs.empty() ? 2.0 : 3.0);
        if (std::holds_alternative<BatchNorm>(layer.op))
            return ofNorm(id);
        if (std::holds_alternative<Activate>(layer.op))
            return m_fusion != Fusion::None && belongsToNorm(id) ? 0.0 : 5.0 * out;
        if (std::holds_alternative<Add>(layer.op))
            return in + out;
        if (std::holds_alternative<Reshape>(layer.op))
            return 0.0;
        return 2.0 * (in + out);
    }

    double sumsOfGradients(ValueId id) const
    {
        return m_graph.layer(id).inputs.empty()
                   ? 0.0
                   : 3.0 * std::max(0, m_graph.readers(id) - 1) * size(m_graph.layer(id).output);
    }

    const Graph& m_graph;
    const Fusion m_fusion;
};

} // namespace

std::string_view name(Fusion fusion)
{
    switch (fusion) {
    case Fusion::None: return "unfused";
    case Fusion::Norm: return "norm+activation";
    case Fusion::Engines: return "engines";
    }
    return "unfused";
}

double trafficPerSample(const Graph& graph, Fusion fusion, DataType activations, int batch)
{
    const double width = static_cast<double>(sizeOf(activations));
    double parameters = 0.0;
    for (const GraphParameter& parameter : parametersInBackwardOrder(graph))
        if (parameter.info.trainable)
            parameters += static_cast<double>(parameter.info.shape.elements());
    return width * Count(graph, fusion).elements() + parameters * (3.0 * width + 20.0) / std::max(1, batch);
}

} // namespace trainyard::selftest
