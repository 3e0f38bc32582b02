// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/event.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// Counts between edges, low ≤ high, in ascending order.
struct Bucket {
    double low = 0.0, high = 0.0;
    double count = 0.0;
};

/// Buckets of any edges in the fixed bins of a run's histograms. Within a bucket values count as spread evenly, so its
/// total stays and its shape does as far as the buckets tell it. nullopt if they hold nothing that is finite.
/// `deviation`: if it is known better than the buckets tell it.
std::optional<ValueHistogram> spread(const std::vector<Bucket>& buckets, std::optional<double> deviation = {});

class Wire;

/// The fields of a HistogramProto beside its buckets.
struct ProtoMoments {
    double min = 0.0, max = 0.0, count = 0.0, sum = 0.0, squares = 0.0;
    /// Whether the field at which `wire` stands is one of them.
    bool take(Wire& wire);
};

/// Of TensorBoard: a tensor's content with rows of left edge, right edge, count (float64), or a HistogramProto.
std::optional<ValueHistogram> distributionOfTensor(std::string_view content);
std::optional<ValueHistogram> distributionOfProto(std::string_view message);

/// The event of a histogram by its name: "conv1/weight" is the parameter `weight` of the layer `conv1`. Gradients and
/// activations are those whose names say so.
HistogramEvent histogramNamed(const std::string& name, ValueHistogram values, std::int64_t step, int place);

} // namespace trainyard::foreign
