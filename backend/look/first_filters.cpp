// SPDX-License-Identifier: Apache-2.0
#include "backend/look/first_filters.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// Values of one filter, h × w × `channels`; the mean over its channels where those are no colours.
std::vector<double> shownWeights(const float* weights, std::size_t places, std::size_t depth, std::size_t channels)
{
    std::vector<double> out(places * channels, 0.0);
    for (std::size_t p = 0; p < places; ++p)
        for (std::size_t c = 0; c < depth; ++c)
            out[p * channels + (channels == depth ? c : 0)] +=
                weights[p * depth + c] / (channels == depth ? 1.0 : static_cast<double>(depth));
    return out;
}

FirstFilters::Filter filterOf(const std::vector<double>& weights)
{
    FirstFilters::Filter filter;
    for (const double weight : weights)
        filter.scale = std::max(filter.scale, std::abs(weight));
    for (const double weight : weights)
        filter.bytes += static_cast<char>(128 + (filter.scale > 0.0 ? std::lround(weight / filter.scale * 127.0) : 0));
    return filter;
}

/// Whether a layer's output is the input itself, perhaps in another arrangement or with a border.
bool isInput(const Graph& graph, ValueId id)
{
    const Layer& layer = graph.layer(id);
    return std::holds_alternative<NormalizeInput>(layer.op) ||
           ((std::holds_alternative<Pad>(layer.op) || std::holds_alternative<Reshape>(layer.op)) &&
            isInput(graph, layer.inputs[0]));
}

} // namespace

std::optional<FirstFilters> firstFiltersOf(const LookingNet& net)
{
    const Graph& graph = net.graph();
    const auto first = std::find_if(graph.layers().begin(), graph.layers().end(), [&](const Layer& layer) {
        return std::holds_alternative<Conv2d>(layer.op) && isInput(graph, layer.inputs[0]);
    });
    if (first == graph.layers().end())
        return std::nullopt;
    const auto weights = std::find_if(net.tensors().begin(), net.tensors().end(), [&](const NamedTensor& tensor) {
        return tensor.name == first->name + "/weight";
    });
    const auto depth = static_cast<std::size_t>(weights->shape[3]);
    FirstFilters out;
    out.layer = first->name;
    out.height = static_cast<int>(weights->shape[1]);
    out.width = static_cast<int>(weights->shape[2]);
    out.channels = depth == 3 && !net.about().features ? 3 : 1; // three features are no colours
    const std::size_t places = static_cast<std::size_t>(out.height) * static_cast<std::size_t>(out.width);
    for (std::size_t begin = 0; begin < weights->values.size(); begin += places * depth)
        out.filters.push_back(filterOf(
            shownWeights(weights->values.data() + begin, places, depth, static_cast<std::size_t>(out.channels))));
    return out;
}

} // namespace trainyard
