// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/weights_text.h"

#include "backend/data/base/data_text.h"
#include "backend/data/base/shape_text.h"
#include "backend/engine/human_text.h"

#include <algorithm>
#include <cstdio>

namespace trainyard {
namespace {

std::string magnitudeText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

std::string percentText(double percent)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.10g %%", percent);
    return text;
}

std::string shareText(std::int64_t part, std::int64_t whole)
{
    return decimals(whole > 0 ? 100.0 * double(part) / double(whole) : 0.0, 2) + " %";
}

std::string listed(const std::vector<std::string>& names)
{
    constexpr std::size_t kMost = 6;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMost); ++i)
        text += (i ? ", " : "") + printable(names[i]);
    return names.size() > kMost ? text + " and " + std::to_string(names.size() - kMost) + " more" : text;
}

std::string headText(const WeightMagnitudes& magnitudes)
{
    std::string text = "Weights of   " + printable(magnitudes.file) + "\n";
    if (!magnitudes.run.empty())
        text += "Run          " + printable(magnitudes.run) + ", " + printable(magnitudes.model) + ", step " +
                countText(magnitudes.step) + ", epoch " + decimals(magnitudes.epoch, 2) + "\n";
    const MagnitudeSpread& all = magnitudes.all;
    text += "Prunable     " + countText(all.weights) + " weights, " + shareText(all.zeros, all.weights) +
            " of them exactly 0" +
            (all.nonFinite > 0 ? ", " + countText(all.nonFinite) + " NaN or infinite" : std::string()) + "\n";
    if (all.weights > 0)
        text += "Magnitude    least " + magnitudeText(all.least) + ", mean " + magnitudeText(all.mean) + ", median " +
                magnitudeText(double(all.percentiles[all.percentiles.size() / 2])) + ", largest " +
                magnitudeText(all.largest) + "\n";
    return text + "Counted in   " + decimals(magnitudes.seconds, 2) + " s\n";
}

std::string marksText(const WeightMagnitudes& magnitudes)
{
    std::string text = "\n" + padded("Percentile", 12) + padded("Threshold", 12) + padded("Weights left", 15) +
                       padded("Share left", 12) + padded("Smaller by", 12) + "Layers that would vanish\n";
    for (const ThresholdMark& mark : magnitudes.marks)
        text += padded(mark.percentile < 0.0 ? "" : percentText(mark.percentile), 12) +
                padded(magnitudeText(mark.threshold), 12) + padded(countText(mark.left), 15) +
                padded(shareText(mark.left, magnitudes.all.weights), 12) +
                padded(mark.left > 0 ? decimals(double(magnitudes.all.weights) / double(mark.left), 1) + " times" : "",
                       12) +
                listed(mark.vanishing) + "\n";
    return text;
}

std::string layersText(const WeightMagnitudes& magnitudes)
{
    std::string text = "\n" + padded("Tensor", 40) + padded("Shape", 20) + padded("Role", 11) + padded("Weights", 13) +
                       padded("Zeros", 9) + padded("Median", 11) + padded("90 %", 11) + "Largest\n";
    for (const LayerMagnitudes& layer : magnitudes.layers) {
        if (layer.role == WeightRole::NormOrBias)
            continue;
        const MagnitudeSpread& spread = layer.spread;
        text += padded(printable(layer.parameter), 40) + padded(shapeText(layer.shape, "1"), 20) +
                padded(layer.prunable ? "pruned" : std::string(name(layer.role)), 11) +
                padded(countText(spread.weights), 13) + padded(shareText(spread.zeros, spread.weights), 9) +
                padded(magnitudeText(double(spread.percentiles[50])), 11) +
                padded(magnitudeText(double(spread.percentiles[90])), 11) + magnitudeText(spread.largest) + "\n";
    }
    return text;
}

/// Percentiles whose thresholds are equal prune the same weights.
std::string coincidences(const WeightMagnitudes& magnitudes)
{
    std::string text;
    const std::vector<ThresholdMark>& marks = magnitudes.marks;
    for (std::size_t first = 0; first < marks.size();) {
        std::size_t end = first + 1;
        while (end < marks.size() && marks[end].percentile >= 0.0 && marks[end].threshold == marks[first].threshold)
            ++end;
        if (marks[first].percentile >= 0.0 && end - first > 1) {
            std::string percents;
            for (std::size_t i = first; i < end; ++i)
                percents += (i == first ? "" : i + 1 == end ? " and " : ", ") + percentText(marks[i].percentile);
            text += "Warning      " + percents + " have the same threshold, " + magnitudeText(marks[first].threshold) +
                    ", and prune the same weights";
            text += marks[first].threshold == 0.0
                        ? ": " + shareText(magnitudes.all.zeros, magnitudes.all.weights) + " are exactly 0.\n"
                        : ".\n";
        }
        first = end;
    }
    return text;
}

std::string keptText(const WeightMagnitudes& magnitudes)
{
    std::string text;
    for (const auto& [role, title] :
         {std::pair(WeightRole::First, "the first layer"), std::pair(WeightRole::Last, "the last layer"),
          std::pair(WeightRole::Depthwise, "depthwise kernels"), std::pair(WeightRole::Excluded, "excluded layers"),
          std::pair(WeightRole::NormOrBias, "batch-norm, biases and the like (never pruned)")}) {
        std::int64_t tensors = 0, weights = 0;
        for (const LayerMagnitudes& layer : magnitudes.layers)
            if (layer.role == role && !layer.prunable) {
                ++tensors;
                weights += layer.spread.weights;
            }
        if (tensors > 0)
            text += "Left whole   " + std::string(title) + ": " + countText(weights) + " values in " +
                    countText(tensors) + (tensors == 1 ? " tensor\n" : " tensors\n");
    }
    return text;
}

std::string warningsText(const WeightMagnitudes& magnitudes)
{
    std::string text = "\n" + coincidences(magnitudes);
    for (const ThresholdMark& mark : magnitudes.marks)
        if (!mark.vanishing.empty())
            text += "Warning      " +
                    (mark.percentile < 0.0 ? "The threshold " + magnitudeText(mark.threshold)
                                           : percentText(mark.percentile)) +
                    " would leave nothing of " + listed(mark.vanishing) + ".\n";
    if (magnitudes.all.nonFinite > 0)
        text += "Warning      NaN and infinite weights count as larger than every threshold; the training diverged.\n";
    if (magnitudes.all.weights == 0)
        text += "Warning      No layer is prunable with this choice.\n";
    return text + keptText(magnitudes);
}

} // namespace

std::string weightsText(const WeightMagnitudes& magnitudes)
{
    return headText(magnitudes) + marksText(magnitudes) + layersText(magnitudes) + warningsText(magnitudes);
}

std::string weightsText(const std::vector<WeightMagnitudes>& checkpoints)
{
    std::string text =
        padded("Checkpoint", 30) + padded("Step", 11) + padded("Epoch", 9) + padded("Zeros", 9) + padded("Mean", 11);
    for (const ThresholdMark& mark : checkpoints.front().marks)
        text += padded(mark.percentile < 0.0 ? "> " + magnitudeText(mark.threshold) : percentText(mark.percentile), 11);
    text += "\n";
    for (const WeightMagnitudes& one : checkpoints) {
        text += padded(printable(one.file.substr(one.file.rfind('/') + 1)), 30) + padded(countText(one.step), 11) +
                padded(decimals(one.epoch, 2), 9) + padded(shareText(one.all.zeros, one.all.weights), 9) +
                padded(magnitudeText(one.all.mean), 11);
        for (const ThresholdMark& mark : one.marks)
            text += padded(
                mark.percentile < 0.0 ? shareText(mark.left, one.all.weights) : magnitudeText(mark.threshold), 11);
        text += "\n";
    }
    return text +
           "\nColumns of percentiles show thresholds; columns of thresholds show the share of weights above them.\n";
}

} // namespace trainyard
