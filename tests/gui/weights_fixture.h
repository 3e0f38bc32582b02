// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/weight_magnitudes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace trainyard::test {

/// Weights of one layer of a made-up net.
struct FixtureLayer {
    std::string layer;
    std::vector<std::int64_t> shape;
    WeightRole role = WeightRole::Inner;
    bool prunable = true;
    std::vector<float> magnitudes; ///< in any order
};

inline MagnitudeSpread spreadOf(std::vector<float> values, int percentiles)
{
    std::sort(values.begin(), values.end());
    MagnitudeSpread spread;
    spread.weights = static_cast<std::int64_t>(values.size());
    if (values.empty())
        return spread;
    spread.zeros = std::upper_bound(values.begin(), values.end(), 0.0f) - values.begin();
    spread.least = values.front();
    spread.largest = values.back();
    std::map<int, std::int64_t> bins;
    for (const float value : values) {
        spread.mean += value / static_cast<double>(values.size());
        if (value > 0)
            ++bins[static_cast<int>(std::floor(std::log10(value) * WeightMagnitudes::kBinsPerDecade))];
    }
    if (!bins.empty()) {
        spread.histogramBegin = bins.begin()->first;
        spread.histogram.resize(static_cast<std::size_t>(bins.rbegin()->first - bins.begin()->first + 1));
        for (const auto& [bin, count] : bins)
            spread.histogram[static_cast<std::size_t>(bin - spread.histogramBegin)] = count;
    }
    for (int i = 0; i < percentiles; ++i) {
        const double rank = std::ceil(static_cast<double>(values.size()) * i / (percentiles - 1));
        spread.percentiles.push_back(values[static_cast<std::size_t>(std::max(1.0, rank)) - 1]);
    }
    return spread;
}

/// What the engine would say of such a net, by sorting.
inline std::shared_ptr<const WeightMagnitudes> magnitudesOf(const std::vector<FixtureLayer>& layers)
{
    auto made = std::make_shared<WeightMagnitudes>();
    made->file = "/runs/base/checkpoints/epoch-0004.safetensors";
    made->run = "base";
    made->model = "resnet20v2";
    made->step = 400;
    made->epoch = 4.0;
    made->seconds = 0.08;
    std::vector<float> all;
    for (const FixtureLayer& layer : layers)
        if (layer.prunable)
            all.insert(all.end(), layer.magnitudes.begin(), layer.magnitudes.end());
    made->all = spreadOf(all, WeightMagnitudes::kPercentiles);
    for (const FixtureLayer& layer : layers) {
        LayerMagnitudes one;
        one.layer = layer.layer;
        one.parameter = layer.layer + "/weight";
        one.shape = layer.shape;
        one.role = layer.role;
        one.prunable = layer.prunable;
        one.spread = spreadOf(layer.magnitudes, WeightMagnitudes::kLayerPercentiles);
        if (layer.role != WeightRole::NormOrBias)
            for (const float threshold : made->all.percentiles)
                one.left.push_back(std::count_if(layer.magnitudes.begin(), layer.magnitudes.end(),
                                                 [threshold](float value) { return value > threshold; }));
        made->layers.push_back(std::move(one));
    }
    return made;
}

/// A residual net whose later layers have smaller weights: `zeroShare` of all weights are exactly zero.
inline std::shared_ptr<const WeightMagnitudes> residualNet(double zeroShare = 0.0, bool firstLayer = false)
{
    std::mt19937 random(7);
    std::vector<FixtureLayer> layers;
    const auto add = [&](const std::string& name, std::vector<std::int64_t> shape, double scale,
                         WeightRole role = WeightRole::Inner, bool prunable = true) {
        std::int64_t count = 1;
        for (const std::int64_t size : shape)
            count *= size;
        FixtureLayer layer{name, std::move(shape), role, prunable, {}};
        std::lognormal_distribution<double> magnitude(std::log(scale), 0.9);
        std::uniform_real_distribution<double> share(0.0, 1.0);
        for (std::int64_t i = 0; i < count; ++i)
            layer.magnitudes.push_back(share(random) < zeroShare ? 0.0f : static_cast<float>(magnitude(random)));
        layers.push_back(std::move(layer));
    };
    add("stem/conv", {16, 3, 3, 3}, 0.2, WeightRole::First, firstLayer);
    int channels = 16;
    for (int stack = 1; stack <= 3; ++stack) {
        const int width = 16 << (stack - 1);
        for (int block = 0; block < 3; ++block) {
            const std::string name = "stack" + std::to_string(stack) + "/block" + std::to_string(block);
            if (width != channels)
                add(name + "/project", {width, 1, 1, channels}, 0.12);
            add(name + "/conv1", {width, 3, 3, channels}, 0.08 / stack);
            add(name + "/conv2", {width, 3, 3, width}, (stack == 3 && block == 2 ? 0.002 : 0.07) / stack);
            channels = width;
        }
    }
    add("classifier", {10, 64}, 0.15, WeightRole::Last);
    add("stem/norm", {64}, 1.0, WeightRole::NormOrBias, false);
    return magnitudesOf(layers);
}

} // namespace trainyard::test
