// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/value_histogram.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace trainyard {

/// Counts values into the bins of a ValueHistogram. Trivially copyable, so that ranks can exchange it as bytes. Counts
/// do not depend on the order of values or on how they were split; the sums are rounded, in double precision.
class ValueCounter {
public:
    void add(std::span<const float> values);
    void add(const ValueCounter& other);
    /// The values as if each had been multiplied by `factor`, a positive power of two.
    ValueHistogram histogram(float factor = 1.0f) const;

private:
    void addBlock(const float* values, std::int64_t count);

    std::array<std::int64_t, 2 * ValueHistogram::kMostBins + 1> m_bins = {}; ///< bin 0 in the middle
    std::int64_t m_nonFinite = 0;
    double m_sum = 0.0, m_squares = 0.0; ///< of the finite values
    float m_min = std::numeric_limits<float>::infinity();
    float m_max = -std::numeric_limits<float>::infinity();
};

/// alive[c] becomes 1 if any row's value of channel c is above 0. `values` are rows of alive.size() channels.
void markAlive(std::span<const float> values, std::span<std::uint8_t> alive);
/// How many values are at the limit of the activation (protocol/event.h, saturates()).
std::int64_t countSaturated(std::span<const float> values, std::string_view activation);

} // namespace trainyard
