// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/weight_magnitudes.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace trainyard {

/// The place, from 1, of a percentile in the sorted array of `count` values (1 … 9·10^10): the smallest place k with
/// k ≥ percent · count / 100. `percent` counts in millionths, so that 0.1 means exactly one thousandth.
std::int64_t percentileRank(double percent, std::int64_t count);

/// The magnitudes |w| of one tensor, sorted. NaN counts as infinite.
class SortedMagnitudes {
public:
    SortedMagnitudes() = default;
    /// A radix sort of the bit patterns, which have the order of the values once the sign is gone; O(n). Keeps 4 bytes
    /// for each weight that is not zero. `scratch` takes 4 bytes a weight and may be used again for the next tensor.
    SortedMagnitudes(std::span<const float> weights, std::vector<std::uint32_t>& scratch);

    std::int64_t count() const { return m_zeros + m_length; }
    std::int64_t zeros() const { return m_zeros; }
    /// How many are above a threshold ≥ 0.
    std::int64_t above(double threshold) const;
    /// The value of this place, 1…count().
    float at(std::int64_t rank) const;
    /// With so many percentiles, evenly spaced from 0 to 100. All percentiles are 0 where there are no weights, and the
    /// mean is infinite where one is not finite.
    MagnitudeSpread spread(int percentiles) const;

    /// Bit patterns of those that are not zero, ascending.
    std::span<const std::uint32_t> patterns() const { return {m_patterns.get(), static_cast<std::size_t>(m_length)}; }
    double sum() const { return m_sum; } ///< of the finite ones

private:
    std::unique_ptr<std::uint32_t[]> m_patterns; // a vector would set them to 0 first
    std::int64_t m_length = 0;
    std::int64_t m_zeros = 0;
    double m_sum = 0.0;
};

/// The magnitudes of several tensors as one, without a second reading of the weights: exact, by counting the upper 20
/// bits of all patterns and then the lower 11 within the few counts that are asked for.
class MergedMagnitudes {
public:
    /// Keeps references to the tensors.
    explicit MergedMagnitudes(std::vector<const SortedMagnitudes*> tensors);

    std::int64_t count() const { return m_count; }
    /// The values of these places, 1…count(), ascending.
    std::vector<float> at(std::span<const std::int64_t> ranks) const;
    /// As SortedMagnitudes::spread().
    MagnitudeSpread spread(int percentiles) const;

private:
    std::vector<const SortedMagnitudes*> m_tensors;
    std::int64_t m_count = 0;
    std::int64_t m_zeros = 0;
    std::vector<std::int64_t> m_upTo; ///< by the upper bits: how many are not above them, zeros included
};

/// Brings the weights of a tensor; called by several threads at a time. `into` may hold another tensor's before.
using WeightReader = std::function<void(std::size_t tensor, std::vector<float>& into)>;

/// Sorts tensors of these sizes on so many threads (0 = one a core), the largest first. What `read` throws is thrown.
std::vector<SortedMagnitudes> sortMagnitudes(std::span<const std::int64_t> sizes, const WeightReader& read,
                                             int threads = 0);

} // namespace trainyard
