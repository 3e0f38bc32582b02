// SPDX-License-Identifier: Apache-2.0
#include "backend/pruning/channel_ties.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <variant>

namespace trainyard {
namespace {

using Constants = std::vector<std::optional<float>>;

int channelsOf(const Graph& graph, ValueId value)
{
    return static_cast<int>(graph.layer(value).output.c);
}

template <typename... Ops>
bool isOneOf(const Op& op)
{
    return (std::holds_alternative<Ops>(op) || ...);
}

/// Whether each output channel comes only from the input channel of the same index.
bool keepsChannels(const Op& op)
{
    return isOneOf<BatchNorm, Activate, Pool, GlobalAveragePool, Dropout, Pad>(op);
}

const std::vector<float>& valuesOf(const std::map<std::string, const NamedTensor*>& state, const Layer& layer,
                                   const char* parameter)
{
    return state.at(layer.name + "/" + parameter)->values;
}

/// The constant sums of a convolution (`pixels` = its window's) or a dense layer (`pixels` = its input's) with weight
/// {outputs, pixels, input channels}. A sum is known if all channels with nonzero weights are.
struct KnownSums {
    std::int64_t outputs, pixels, channels;
    int groups;
    bool unpadded;

    std::optional<double> sum(const std::vector<float>& weight, const Constants& input, std::int64_t output) const
    {
        const std::int64_t first = output * groups / outputs * channels;
        double total = 0.0;
        for (std::int64_t c = 0; c < channels; ++c) {
            double share = 0.0;
            bool read = false;
            for (std::int64_t p = 0; p < pixels; ++p) {
                const float value = weight[static_cast<std::size_t>((output * pixels + p) * channels + c)];
                share += double(value);
                read = read || value != 0.0f;
            }
            if (!read)
                continue;
            const std::optional<float>& known = input[static_cast<std::size_t>(first + c)];
            if (!known || (*known != 0.0f && !unpadded))
                return std::nullopt;
            total += double(*known) * share;
        }
        return total;
    }
};

Constants sumsOf(const Layer& layer, const KnownSums& known, bool bias, Activation activation, const Constants& input,
                 const std::map<std::string, const NamedTensor*>& state)
{
    const std::vector<float>& weight = valuesOf(state, layer, "weight");
    Constants out(static_cast<std::size_t>(known.outputs));
    for (std::int64_t k = 0; k < known.outputs; ++k)
        if (const std::optional<double> sum = known.sum(weight, input, k)) {
            const auto at = static_cast<std::size_t>(k);
            const double begin = bias ? double(valuesOf(state, layer, "bias")[at]) : 0.0;
            out[at] = activate(activation, static_cast<float>(begin + *sum));
        }
    return out;
}

Constants normalised(const Layer& layer, const BatchNorm& norm, const Constants& input,
                     const std::map<std::string, const NamedTensor*>& state)
{
    Constants out = input;
    for (std::size_t c = 0; c < out.size(); ++c)
        if (out[c]) {
            const auto at = [&](const char* parameter) { return double(valuesOf(state, layer, parameter)[c]); };
            const double scale = at("gamma") / std::sqrt(at("running_variance") + norm.epsilon);
            out[c] = activate(norm.activation,
                              static_cast<float>(scale * (double(*out[c]) - at("running_mean")) + at("beta")));
        }
    return out;
}

Constants multiplied(const Constants& a, const Constants& b)
{
    Constants out(a.size());
    for (std::size_t c = 0; c < a.size(); ++c)
        if (a[c] && b[c])
            out[c] = *a[c] * *b[c];
        else if ((a[c] && *a[c] == 0.0f) || (b[c] && *b[c] == 0.0f))
            out[c] = 0.0f;
    return out;
}

Constants constantsOf(const Layer& layer, const std::vector<const Constants*>& inputs,
                      const std::map<std::string, const NamedTensor*>& state)
{
    const Op& op = layer.op;
    if (const Conv2d* conv = std::get_if<Conv2d>(&op)) {
        const KnownSums known{conv->filters, std::int64_t{conv->window.kernelHeight} * conv->window.kernelWidth,
                              layer.inputShapes[0].c / conv->groups, conv->groups, isUnpadded(layer)};
        return sumsOf(layer, known, conv->bias, conv->activation, *inputs[0], state);
    }
    if (const Dense* dense = std::get_if<Dense>(&op)) {
        const Shape& input = layer.inputShapes[0];
        return sumsOf(layer, {dense->outputs, input.h * input.w, input.c, 1, true}, true, dense->activation, *inputs[0],
                      state);
    }
    if (const BatchNorm* norm = std::get_if<BatchNorm>(&op))
        return normalised(layer, *norm, *inputs[0], state);
    Constants out(static_cast<std::size_t>(layer.output.c));
    if (const Activate* own = std::get_if<Activate>(&op)) {
        for (std::size_t c = 0; c < out.size(); ++c)
            if ((*inputs[0])[c])
                out[c] = activate(own->activation, *(*inputs[0])[c]);
    } else if (isOneOf<Pool, GlobalAveragePool, Dropout>(op)) {
        out = *inputs[0]; // padding does not contribute to maxima and means
    } else if (std::holds_alternative<Pad>(op)) {
        for (std::size_t c = 0; c < out.size(); ++c)
            if ((*inputs[0])[c] && *(*inputs[0])[c] == 0.0f)
                out[c] = 0.0f;
    } else if (const Add* add = std::get_if<Add>(&op)) {
        for (std::size_t c = 0; c < out.size(); ++c)
            if ((*inputs[0])[c] && (*inputs[1])[c])
                out[c] = activate(add->activation, *(*inputs[0])[c] + *(*inputs[1])[c]);
    } else if (std::holds_alternative<Multiply>(op)) {
        out = multiplied(*inputs[0], *inputs[1]);
    } else if (std::holds_alternative<Concat>(op)) {
        out.clear();
        for (const Constants* input : inputs)
            out.insert(out.end(), input->begin(), input->end());
    }
    return out;
}

} // namespace

bool isDepthwiseConvolution(const Layer& layer)
{
    const Conv2d* conv = std::get_if<Conv2d>(&layer.op);
    return conv && conv->groups > 1 && conv->groups == layer.inputShapes[0].c;
}

bool isUnpadded(const Layer& convolution)
{
    const WindowPlacement placed = place(std::get<Conv2d>(convolution.op).window, convolution.inputShapes[0]);
    return placed.top <= 0 && placed.bottom <= 0 && placed.left <= 0 && placed.right <= 0;
}

std::size_t ChannelTies::node(ValueId value, int channel) const
{
    return m_begin[static_cast<std::size_t>(value)] + static_cast<std::size_t>(channel);
}

std::size_t ChannelTies::root(std::size_t node) const
{
    while (m_parent[node] != node)
        node = m_parent[node] = m_parent[m_parent[node]];
    return node;
}

void ChannelTies::tie(ValueId one, int channel, ValueId other, int otherChannel)
{
    m_parent[root(node(one, channel))] = root(node(other, otherChannel));
}

void ChannelTies::pin(ValueId value)
{
    const auto at = static_cast<std::size_t>(value);
    std::fill(m_pinned.begin() + static_cast<std::ptrdiff_t>(m_begin[at]),
              m_pinned.begin() + static_cast<std::ptrdiff_t>(m_begin[at + 1]), 1);
}

void ChannelTies::addLayer(const Graph& graph, ValueId id)
{
    const Layer& layer = graph.layer(id);
    const int channels = channelsOf(graph, id);
    if (keepsChannels(layer.op) || isOneOf<Add, Multiply>(layer.op)) {
        for (const ValueId input : layer.inputs)
            for (int c = 0; c < channels; ++c)
                tie(id, c, input, c);
    } else if (std::holds_alternative<Concat>(layer.op)) {
        int first = 0;
        for (const ValueId input : layer.inputs)
            for (int c = 0; c < channelsOf(graph, input); ++c)
                tie(id, first++, input, c);
    } else if (isDepthwiseConvolution(layer)) {
        const int inputs = channelsOf(graph, layer.inputs[0]);
        for (int k = 0; k < channels; ++k)
            tie(id, k, layer.inputs[0], k / (channels / inputs));
    } else if (const Conv2d* conv = std::get_if<Conv2d>(&layer.op);
               conv ? conv->groups > 1 : !isOneOf<Dense>(layer.op)) {
        pin(id);
        for (const ValueId input : layer.inputs)
            pin(input);
    }
}

ChannelTies::ChannelTies(const Graph& graph)
{
    std::size_t nodes = 0;
    for (ValueId id = 0; id <= graph.last(); ++id) {
        m_begin.push_back(nodes);
        nodes += static_cast<std::size_t>(channelsOf(graph, id));
    }
    m_begin.push_back(nodes);
    m_parent.resize(nodes);
    std::iota(m_parent.begin(), m_parent.end(), std::size_t{0});
    m_pinned.resize(nodes);
    for (ValueId id = 0; id <= graph.last(); ++id)
        addLayer(graph, id);
    pin(graph.logits());
    std::vector<char> pinnedRoots(nodes);
    for (std::size_t i = 0; i < nodes; ++i)
        if (m_pinned[i])
            pinnedRoots[root(i)] = 1;
    std::vector<int> setOfRoot(nodes, -1);
    m_setOf.assign(nodes, -1);
    for (ValueId id = 0; id <= graph.last(); ++id)
        for (int c = 0; c < channelsOf(graph, id); ++c) {
            const std::size_t top = root(node(id, c));
            if (pinnedRoots[top])
                continue;
            if (setOfRoot[top] < 0) {
                setOfRoot[top] = static_cast<int>(m_sets.size());
                m_sets.emplace_back();
            }
            m_setOf[node(id, c)] = setOfRoot[top];
            m_sets[static_cast<std::size_t>(setOfRoot[top])].push_back({id, c});
        }
}

int ChannelTies::setOf(ValueId value, int channel) const
{
    return m_setOf[node(value, channel)];
}

std::vector<std::vector<std::optional<float>>> constantChannels(const Graph& graph,
                                                                const std::map<std::string, const NamedTensor*>& state)
{
    std::vector<Constants> out;
    for (ValueId id = 0; id <= graph.last(); ++id) {
        const Layer& layer = graph.layer(id);
        std::vector<const Constants*> inputs;
        for (const ValueId input : layer.inputs)
            inputs.push_back(&out[static_cast<std::size_t>(input)]);
        Constants constants =
            isLoss(layer.op) ? Constants(static_cast<std::size_t>(layer.output.c)) : constantsOf(layer, inputs, state);
        for (std::optional<float>& value : constants)
            if (value && !std::isfinite(*value))
                value.reset();
        out.push_back(std::move(constants));
    }
    return out;
}

} // namespace trainyard
