// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/pruning_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// Whether and why a weight tensor is pruned.
enum class WeightRole {
    Inner,     ///< a kernel or matrix: pruned
    First,     ///< of the first layer with weights: pruned if PruningSpec::firstLayer
    Last,      ///< of the layer that computes the logits: pruned if PruningSpec::lastLayer
    Depthwise, ///< pruned if PruningSpec::depthwise
    Excluded,  ///< named in PruningSpec::excluded
    NormOrBias ///< never pruned
};

std::string_view name(WeightRole value);

/// The distribution of |w| over some weights. Percentiles are elements of the sorted array: percentile p of n weights
/// is the smallest value that at least p·n/100 of them do not exceed (the inverse of the cumulative distribution).
struct MagnitudeSpread {
    std::int64_t weights = 0;
    std::int64_t zeros = 0;     ///< exactly zero
    std::int64_t nonFinite = 0; ///< NaN or infinite; counted as infinite in the percentiles
    double least = 0.0, largest = 0.0, mean = 0.0;
    std::vector<float> percentiles; ///< 1,001 for all weights (in steps of 0.1), 101 for one layer (in steps of 1);
                                    ///< none without weights
    /// WeightMagnitudes::kBinsPerDecade a decade from `histogramBegin` on; finite ones above 0.
    std::vector<std::int64_t> histogram;
    int histogramBegin = 0; ///< the first bin begins at 10^(histogramBegin / kBinsPerDecade)
};

struct LayerMagnitudes {
    std::string parameter;           ///< "stack1/block0/conv1/weight"
    std::string layer;               ///< "stack1/block0/conv1"
    std::string kind;                ///< kind of the layer, as in NetLayer::kind; empty if only the file is known
    std::vector<std::int64_t> shape; ///< shape of the tensor as stored in the checkpoint
    WeightRole role = WeightRole::Inner;
    bool prunable = true; ///< with the choice that was requested
    MagnitudeSpread spread;
    /// Above each of the 1,001 percentiles of all prunable weights; none for NormOrBias.
    std::vector<std::int64_t> left;
};

/// What is left after pruning at one threshold.
struct ThresholdMark {
    double percentile = -1.0; ///< −1 if a threshold was requested
    double threshold = 0.0;
    std::int64_t left = 0; ///< number of prunable weights left
    /// In the order of WeightMagnitudes::layers; all weights for layers that are not prunable.
    std::vector<std::int64_t> leftByLayer;
    std::vector<std::string> vanishing; ///< layers that would lose all their weights
};

/// The magnitudes of a checkpoint's weights; what `trainyard-engine inspect weights FILE --json` prints.
struct WeightMagnitudes {
    static constexpr int kBinsPerDecade = 20;
    static constexpr int kPercentiles = 1001;
    static constexpr int kLayerPercentiles = 101;

    std::string file;
    std::string run;        ///< id; empty for a file from another program
    std::string model;      ///< "mobilenetv2"
    std::int64_t step = -1; ///< −1: unknown
    double epoch = -1.0;
    double seconds = 0.0;                ///< duration of reading and counting
    MagnitudeSpread all;                 ///< the prunable weights
    std::vector<LayerMagnitudes> layers; ///< tensors with weights in forward order; those with role NormOrBias follow
    std::vector<ThresholdMark> marks;    ///< the requested thresholds
};

nlohmann::ordered_json toJson(const WeightMagnitudes& magnitudes);
/// Throws Failure(BadInput) when the document is not such an answer.
WeightMagnitudes parseWeightMagnitudes(const nlohmann::json& document);

/// Percentiles of |w| that reference A publishes for its trained MobileNetV2 and at which it pruned, in percent.
inline constexpr double kPublishedPercentiles[] = {60, 65, 70, 75, 80, 85, 86, 87, 88, 89,
                                                   90, 91, 92, 93, 94, 95, 96, 97, 98, 99};

} // namespace trainyard
