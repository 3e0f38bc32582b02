// SPDX-License-Identifier: Apache-2.0
#include "backend/pruning/magnitude_count.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_pruning.h"

#include <algorithm>
#include <set>

namespace trainyard {
namespace {

std::int64_t weightsOf(const std::vector<std::int64_t>& shape)
{
    std::int64_t count = 1;
    for (const std::int64_t extent : shape)
        count *= extent;
    return count;
}

/// The weights of each layer that a threshold leaves; `sorted` is parallel to the layers.
ThresholdMark markAt(double percentile, double threshold, const std::vector<LayerMagnitudes>& layers,
                     const std::vector<SortedMagnitudes>& sorted)
{
    ThresholdMark mark;
    mark.percentile = percentile;
    mark.threshold = threshold;
    std::set<std::string> told;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const std::int64_t left = layers[i].prunable ? sorted[i].above(threshold) : sorted[i].count();
        mark.leftByLayer.push_back(left);
        if (!layers[i].prunable)
            continue;
        mark.left += left;
        if (left == 0 && sorted[i].count() > 0 && told.insert(layers[i].layer).second)
            mark.vanishing.push_back(layers[i].layer);
    }
    return mark;
}

std::vector<ThresholdMark> marksAt(MarkChoice choice, const MergedMagnitudes& all,
                                   const std::vector<LayerMagnitudes>& layers,
                                   const std::vector<SortedMagnitudes>& sorted)
{
    std::sort(choice.percentiles.begin(), choice.percentiles.end());
    std::sort(choice.thresholds.begin(), choice.thresholds.end());
    std::vector<std::int64_t> ranks;
    if (all.count() > 0)
        for (const double percentile : choice.percentiles)
            ranks.push_back(percentileRank(percentile, all.count()));
    const std::vector<float> values = all.at(ranks);
    std::vector<ThresholdMark> marks;
    for (std::size_t i = 0; i < choice.percentiles.size(); ++i)
        marks.push_back(markAt(choice.percentiles[i], values.empty() ? 0.0 : values[i], layers, sorted));
    for (const double threshold : choice.thresholds)
        marks.push_back(markAt(-1.0, threshold, layers, sorted));
    return marks;
}

} // namespace

WeightMagnitudes countMagnitudes(std::vector<LayerMagnitudes> layers, const WeightReader& read, const MarkChoice& marks,
                                 int threads)
{
    std::vector<std::int64_t> sizes;
    for (const LayerMagnitudes& layer : layers)
        sizes.push_back(weightsOf(layer.shape));
    const auto checked = [&](std::size_t layer, std::vector<float>& into) {
        read(layer, into);
        if (static_cast<std::int64_t>(into.size()) != sizes[layer])
            throw Failure(ErrorKind::BadInput, "count the weights of", layers[layer].parameter,
                          pruningReason("pruning.counts", into.size(), sizes[layer]));
    };
    const std::vector<SortedMagnitudes> sorted = sortMagnitudes(sizes, checked, threads);
    std::vector<const SortedMagnitudes*> prunable;
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (layers[i].prunable)
            prunable.push_back(&sorted[i]);
    const MergedMagnitudes all(std::move(prunable));
    WeightMagnitudes out;
    out.all = all.spread(WeightMagnitudes::kPercentiles);
    for (std::size_t i = 0; i < layers.size(); ++i) {
        layers[i].spread = sorted[i].spread(WeightMagnitudes::kLayerPercentiles);
        if (layers[i].role != WeightRole::NormOrBias)
            for (const float threshold : out.all.percentiles)
                layers[i].left.push_back(sorted[i].above(threshold));
    }
    out.marks = marksAt(marks, all, layers, sorted);
    out.layers = std::move(layers);
    return out;
}

} // namespace trainyard
