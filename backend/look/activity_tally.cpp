// SPDX-License-Identifier: Apache-2.0
#include "backend/look/activity_tally.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

constexpr std::int64_t kKeptBytes = std::int64_t{256} << 20;

bool hasLimit(Activation activation)
{
    return activation == Activation::Relu6 || activation == Activation::Sigmoid || activation == Activation::Tanh;
}

bool canDie(Activation activation)
{
    return activation == Activation::Relu || activation == Activation::Relu6;
}

bool isAtLimit(Activation activation, float value)
{
    switch (activation) {
    case Activation::Relu6: return value >= 6.0f;
    case Activation::Sigmoid: return value < 0.01f || value > 0.99f;
    case Activation::Tanh: return std::abs(value) > 0.99f;
    default: return false;
    }
}

} // namespace

Activation activationAtEnd(const Op& op)
{
    return std::visit(
        [](const auto& o) {
            if constexpr (requires { o.activation; })
                return Activation(o.activation);
            else
                return Activation::None;
        },
        op);
}

int batchThatKeeps(const LookingNet& net, const std::vector<int>& layers)
{
    std::int64_t bytes = 0;
    for (const int layer : layers)
        bytes += net.graph().layer(layer).output.sample() * static_cast<std::int64_t>(sizeof(float));
    return static_cast<int>(
        std::clamp<std::int64_t>(kKeptBytes / std::max<std::int64_t>(bytes, 1), 1, net.batchSize()));
}

ActivityTally::ActivityTally(const LookingNet& net)
{
    const Graph& graph = net.graph();
    for (int i = 0; i < graph.last(); ++i) {
        const Activation activation = activationAtEnd(graph.layer(i).op);
        if (activation == Activation::None)
            continue;
        m_layers.push_back(i);
        Counts counts;
        counts.activation = activation;
        counts.largest.assign(static_cast<std::size_t>(graph.layer(i).output.c),
                              -std::numeric_limits<float>::infinity());
        m_counts.push_back(std::move(counts));
    }
}

void ActivityTally::add(const LookingNet& net, int samples)
{
    m_samples += samples;
    for (std::size_t l = 0; l < m_layers.size(); ++l) {
        Counts& counts = m_counts[l];
        const std::vector<float> values = net.output(m_layers[l]);
        const std::size_t channels = counts.largest.size();
        for (std::size_t begin = 0; begin < values.size(); begin += channels)
            for (std::size_t c = 0; c < channels; ++c) {
                const float value = values[begin + c];
                counts.largest[c] = value > counts.largest[c] ? value : counts.largest[c];
                counts.aboveZero += value > 0.0f ? 1 : 0;
            }
        counts.values += static_cast<std::int64_t>(values.size());
        if (hasLimit(counts.activation))
            counts.atLimit += std::count_if(values.begin(), values.end(),
                                            [&](float value) { return isAtLimit(counts.activation, value); });
    }
}

NetActivity ActivityTally::activity(const LookingNet& net) const
{
    NetActivity out{m_samples, {}};
    for (std::size_t l = 0; l < m_layers.size(); ++l) {
        const Counts& counts = m_counts[l];
        const double all = static_cast<double>(std::max<std::int64_t>(counts.values, 1));
        LayerActivity layer{net.outputName(m_layers[l]),
                            std::string(name(counts.activation)),
                            static_cast<int>(counts.largest.size()),
                            static_cast<double>(counts.aboveZero) / all,
                            {},
                            {}};
        for (std::size_t c = 0; canDie(counts.activation) && c < counts.largest.size(); ++c)
            if (!(counts.largest[c] > 0.0f))
                layer.dead.push_back(static_cast<int>(c));
        if (hasLimit(counts.activation))
            layer.atLimit = static_cast<double>(counts.atLimit) / all;
        out.layers.push_back(std::move(layer));
    }
    return out;
}

} // namespace trainyard
