// SPDX-License-Identifier: Apache-2.0
#include "backend/look/occlusion.h"

#include "backend/look/class_scores.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

void coverPatch(std::span<std::uint8_t> pixels, const ImageSpec& image, int top, int left, int patch,
                const std::vector<std::uint8_t>& colour)
{
    const auto channels = static_cast<std::size_t>(image.channels);
    for (int y = top; y < std::min(image.height, top + patch); ++y)
        for (int x = left; x < std::min(image.width, left + patch); ++x) {
            const std::size_t place =
                (static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) + static_cast<std::size_t>(x)) *
                channels;
            std::copy(colour.begin(), colour.end(), pixels.begin() + static_cast<std::ptrdiff_t>(place));
        }
}

int positionsAlong(int side, int patch, int stride)
{
    return side <= patch ? 1 : (side - patch + stride - 1) / stride + 1;
}

/// The class's score for each of `count` inputs that lie one after the other.
std::vector<double> scoresOf(LookingNet& net, const std::vector<std::uint8_t>& inputs, int count, int classIndex)
{
    const Graph& graph = net.graph();
    const std::vector<std::int32_t> labels(static_cast<std::size_t>(count), 0);
    const std::vector<float> logits = net.logits(batchOf(net, inputs.data(), count, labels.data()));
    const std::size_t outputs = logits.size() / static_cast<std::size_t>(count);
    std::vector<double> scores;
    for (int i = 0; i < count; ++i)
        scores.push_back(classScores(graph.layer(graph.last()).op,
                                     std::span(logits).subspan(static_cast<std::size_t>(i) * outputs,
                                                               outputs))[static_cast<std::size_t>(classIndex)]);
    return scores;
}

} // namespace

HeatMap occlusionOf(LookingNet& net, std::span<const std::uint8_t> pixels, int classIndex, int patch, int stride)
{
    const ImageSpec& image = net.about().input;
    HeatMap map;
    map.method = HeatMapMethod::Occlusion;
    map.classIndex = classIndex;
    map.patch = patch > 0 ? patch : std::max(1, std::min(image.height, image.width) / 8);
    map.stride = stride > 0 ? stride : std::max(1, map.patch / 2);
    map.height = positionsAlong(image.height, map.patch, map.stride);
    map.width = positionsAlong(image.width, map.patch, map.stride);
    std::vector<std::uint8_t> colour;
    for (const float mean : net.about().mean)
        colour.push_back(static_cast<std::uint8_t>(std::clamp(std::lround(mean * 255.0f), 0L, 255L)));
    const std::vector<std::uint8_t> plain(pixels.begin(), pixels.end());
    const double whole = scoresOf(net, plain, 1, classIndex).front();
    map.probability = whole;
    const int total = map.height * map.width;
    for (int begin = 0; begin < total; begin += net.batchSize()) {
        const int count = std::min(net.batchSize(), total - begin);
        std::vector<std::uint8_t> inputs;
        for (int i = begin; i < begin + count; ++i) {
            inputs.insert(inputs.end(), plain.begin(), plain.end());
            coverPatch(std::span(inputs).last(plain.size()), image, i / map.width * map.stride,
                       i % map.width * map.stride, map.patch, colour);
        }
        for (const double score : scoresOf(net, inputs, count, classIndex))
            map.values.push_back(static_cast<float>(whole - score));
    }
    return map;
}

} // namespace trainyard
