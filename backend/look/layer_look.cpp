// SPDX-License-Identifier: Apache-2.0
#include "backend/look/layer_look.h"

#include "backend/base/whole_number.h"
#include "backend/look/activity_tally.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainyard {
namespace {

bool onlyMoves(const Op& op)
{
    return std::holds_alternative<Reshape>(op) || std::holds_alternative<Pad>(op) ||
           std::holds_alternative<Dropout>(op);
}

void countValues(std::span<const float> values, LayerLook& look)
{
    const auto [least, largest] = std::minmax_element(values.begin(), values.end());
    look.least = *least;
    look.largest = *largest;
    const double width = (look.largest - look.least) / LayerLook::kBins;
    const bool one = !(width > 0.0) || !std::isfinite(width);
    look.histogram.assign(one ? 1 : LayerLook::kBins, 0);
    std::int64_t above = 0;
    for (const float value : values) {
        above += value > 0.0f ? 1 : 0;
        const int bin = one ? 0 : std::clamp(wholePart<int>((value - look.least) / width), 0, LayerLook::kBins - 1);
        ++look.histogram[static_cast<std::size_t>(bin)];
    }
    look.aboveZero = static_cast<double>(above) / static_cast<double>(values.size());
}

/// One channel's plane, averaged down to at most kLongestMap.
ValueMap mapOf(std::span<const float> values, const Shape& shape, int channel)
{
    const auto height = static_cast<int>(shape.h), width = static_cast<int>(shape.w);
    const int step = (std::max(height, width) + LayerLook::kLongestMap - 1) / LayerLook::kLongestMap;
    ValueMap map{channel, (height + step - 1) / step, (width + step - 1) / step, 0.0, 0.0, {}};
    std::vector<double> sums(static_cast<std::size_t>(map.height) * static_cast<std::size_t>(map.width), 0.0);
    std::vector<int> counts(sums.size(), 0);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const auto to = static_cast<std::size_t>(y / step) * static_cast<std::size_t>(map.width) +
                            static_cast<std::size_t>(x / step);
            const auto from =
                (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)) *
                    static_cast<std::size_t>(shape.c) +
                static_cast<std::size_t>(channel);
            sums[to] += values[from];
            ++counts[to];
        }
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] /= counts[i];
    const auto [low, high] = std::minmax_element(sums.begin(), sums.end());
    map.low = *low;
    map.high = *high;
    const double range = map.high - map.low;
    for (const double value : sums)
        map.bytes += static_cast<char>(range > 0.0 ? std::lround((value - map.low) / range * 255.0) : 0);
    return map;
}

std::vector<int> strongestChannels(std::span<const float> values, std::int64_t channels, int most)
{
    std::vector<double> strength(static_cast<std::size_t>(channels), 0.0);
    for (std::size_t i = 0; i < values.size(); ++i)
        strength[i % strength.size()] += std::abs(values[i]);
    std::vector<int> order(strength.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return strength[static_cast<std::size_t>(a)] > strength[static_cast<std::size_t>(b)];
    });
    order.resize(std::min(order.size(), static_cast<std::size_t>(std::max(most, 0))));
    return order;
}

std::string kindAtEnd(const Op& op)
{
    const Activation activation = activationAtEnd(op);
    return std::string(activation == Activation::None ? kindOf(op) : name(activation));
}

} // namespace

std::vector<int> shownLayers(const Graph& graph)
{
    std::vector<int> layers;
    for (int i = 1; i < graph.last(); ++i)
        if (!onlyMoves(graph.layer(i).op))
            layers.push_back(i);
    return layers;
}

bool hasPlaces(const Graph& graph, int layer)
{
    const Shape& shape = graph.layer(layer).output;
    return shape.h > 1 && shape.w > 1;
}

std::vector<int> gradCamLayers(const Graph& graph)
{
    std::vector<bool> weighted(graph.layers().size(), false);
    std::vector<int> layers;
    for (int i = 1; i < graph.last(); ++i) {
        const Layer& layer = graph.layer(i);
        bool has = !parametersOf(layer.op, layer.inputShapes).empty();
        for (const ValueId input : layer.inputs)
            has = has || weighted[static_cast<std::size_t>(input)];
        weighted[static_cast<std::size_t>(i)] = has;
        if (has && hasPlaces(graph, i) && !onlyMoves(layer.op) && graph.layer(0).output.h > 1)
            layers.push_back(i);
    }
    return layers;
}

int lastGradCamLayer(const Graph& graph)
{
    const std::vector<int> layers = gradCamLayers(graph);
    const auto last = std::find_if(layers.rbegin(), layers.rend(),
                                   [&](int layer) { return !std::holds_alternative<Pool>(graph.layer(layer).op); });
    return last != layers.rend() ? *last : layers.empty() ? -1 : layers.back();
}

LayerLook lookOf(const LookingNet& net, int layer, std::span<const float> values, int channels)
{
    const Layer& described = net.graph().layer(layer);
    const Shape& shape = described.output;
    LayerLook look;
    look.layer = net.outputName(layer);
    look.kind = kindAtEnd(described.op);
    look.height = static_cast<int>(shape.h);
    look.width = static_cast<int>(shape.w);
    look.channels = static_cast<int>(shape.c);
    countValues(values, look);
    if (shape.h > 1 || shape.w > 1)
        for (const int channel : strongestChannels(values, shape.c, channels))
            look.strongest.push_back(mapOf(values, shape, channel));
    return look;
}

} // namespace trainyard
