// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/pruning_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// Why a tensor of weights is or is not pruned.
enum class WeightRole {
    Inner,     ///< a kernel or matrix: pruned
    First,     ///< of the first layer with weights: with PruningSpec::firstLayer
    Last,      ///< of the layer that gives the logits: with PruningSpec::lastLayer
    Depthwise, ///< with PruningSpec::depthwise
    Excluded,  ///< named in PruningSpec::excluded
    NormOrBias ///< never
};

std::string_view name(WeightRole value);

/// How |w| is spread over some weights. Percentiles are elements of the sorted array: percent p of n weights is the
/// smallest value that at least p·n/100 of them do not exceed (the inverse of the cumulative distribution).
struct MagnitudeSpread {
    std::int64_t weights = 0;
    std::int64_t zeros = 0;     ///< exactly zero
    std::int64_t nonFinite = 0; ///< NaN or infinite; counted as infinite below
    double least = 0.0, largest = 0.0, mean = 0.0;
    std::vector<float> percentiles; ///< 1,001 for all weights (steps of 0.1), 101 for a layer (of 1); 0 without weights
    std::vector<std::int64_t>
        histogram;          ///< WeightMagnitudes::kBinsPerDecade a decade from `histogramBegin` on; finite ones above 0
    int histogramBegin = 0; ///< the first bin begins at 10^(histogramBegin / kBinsPerDecade)
};

struct LayerMagnitudes {
    std::string parameter;           ///< "stack1/block0/conv1/weight"
    std::string layer;               ///< "stack1/block0/conv1"
    std::string kind;                ///< of the layer, as NetLayer::kind; empty where only the file is known
    std::vector<std::int64_t> shape; ///< of the tensor, as the checkpoint stores it
    WeightRole role = WeightRole::Inner;
    bool prunable = true; ///< with the choice that was asked for
    MagnitudeSpread spread;
    std::vector<std::int64_t>
        left; ///< above each of the 1,001 percentiles of all prunable weights; none for NormOrBias
};

/// What one threshold leaves.
struct ThresholdMark {
    double percentile = -1.0; ///< −1 where a threshold was asked for
    double threshold = 0.0;
    std::int64_t left = 0;                 ///< of all prunable weights
    std::vector<std::int64_t> leftByLayer; ///< by WeightMagnitudes::layers; whole where it is not prunable
    std::vector<std::string> vanishing;    ///< layers of which nothing would be left
};

/// The magnitudes of a checkpoint's weights; what `trainyard-engine inspect weights FILE --json` prints.
struct WeightMagnitudes {
    static constexpr int kBinsPerDecade = 20;
    static constexpr int kPercentiles = 1001;
    static constexpr int kLayerPercentiles = 101;

    std::string file;
    std::string run;        ///< id; empty for a file of another program
    std::string model;      ///< "mobilenetv2"
    std::int64_t step = -1; ///< −1: not known
    double epoch = -1.0;
    double seconds = 0.0;                ///< reading and counting took so long
    MagnitudeSpread all;                 ///< of the prunable weights
    std::vector<LayerMagnitudes> layers; ///< tensors with weights in forward order; those with role NormOrBias follow
    std::vector<ThresholdMark> marks;    ///< as asked for
};

nlohmann::ordered_json toJson(const WeightMagnitudes& magnitudes);
/// Throws Failure(BadInput) when the document is not one.
WeightMagnitudes parseWeightMagnitudes(const nlohmann::json& document);

/// Percentiles of |w| that reference A publishes for its trained MobileNetV2 and the ones it pruned at, in percent.
inline constexpr double kPublishedPercentiles[] = {60, 65, 70, 75, 80, 85, 86, 87, 88, 89,
                                                   90, 91, 92, 93, 94, 95, 96, 97, 98, 99};

} // namespace trainyard
