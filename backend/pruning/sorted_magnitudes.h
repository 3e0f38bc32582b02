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

/// The rank, from 1, of a percentile among `count` sorted values (1 … 9·10^10): the smallest k with k ≥ percent · count
/// / 100. `percent` is rounded to millionths, so that 0.1 means exactly one thousandth.
std::int64_t percentileRank(double percent, std::int64_t count);

/// The magnitudes |w| of one tensor, sorted. NaN counts as infinite.
class SortedMagnitudes {
public:
    SortedMagnitudes() = default;
    /// Radix-sorts the bit patterns, which without the sign have the values' order, in O(n). Keeps 4 bytes per nonzero
    /// weight. `scratch` needs 4 bytes per weight and can be reused for the next tensor.
    SortedMagnitudes(std::span<const float> weights, std::vector<std::uint32_t>& scratch);

    std::int64_t count() const { return m_zeros + m_length; }
    std::int64_t zeros() const { return m_zeros; }
    /// The number of magnitudes above a threshold ≥ 0.
    std::int64_t above(double threshold) const;
    /// The value of this rank, 1…count().
    float at(std::int64_t rank) const;
    /// The distribution with `percentiles` percentiles, evenly spaced from 0 to 100. Without weights all percentiles
    /// are 0; the mean is infinite if a weight is not finite.
    MagnitudeSpread spread(int percentiles) const;

    /// Bit patterns of the nonzero magnitudes, ascending.
    std::span<const std::uint32_t> patterns() const { return {m_patterns.get(), static_cast<std::size_t>(m_length)}; }
    double sum() const { return m_sum; } ///< of the finite magnitudes

private:
    std::unique_ptr<std::uint32_t[]> m_patterns; // a vector would set them to 0 first
    std::int64_t m_length = 0;
    std::int64_t m_zeros = 0;
    double m_sum = 0.0;
};

/// The magnitudes of several tensors merged without reading the weights again. Exact: counts the upper 20 bits of all
/// patterns, then the lower 11 bits within the requested counts.
class MergedMagnitudes {
public:
    /// Keeps references to the tensors.
    explicit MergedMagnitudes(std::vector<const SortedMagnitudes*> tensors);

    std::int64_t count() const { return m_count; }
    /// The values of these ranks, which are in 1…count() and ascending.
    std::vector<float> at(std::span<const std::int64_t> ranks) const;
    /// Like SortedMagnitudes::spread().
    MagnitudeSpread spread(int percentiles) const;

private:
    std::vector<const SortedMagnitudes*> m_tensors;
    std::int64_t m_count = 0;
    std::int64_t m_zeros = 0;
    std::vector<std::int64_t> m_upTo; ///< by upper bits: cumulative count, including zeros
};

/// Reads a tensor's weights into `into`, replacing its content. Called concurrently by several threads.
using WeightReader = std::function<void(std::size_t tensor, std::vector<float>& into)>;

/// Sorts tensors of these sizes on `threads` threads (0 = one per core), largest first. Rethrows exceptions of `read`.
std::vector<SortedMagnitudes> sortMagnitudes(std::span<const std::int64_t> sizes, const WeightReader& read,
                                             int threads = 0);

} // namespace trainyard
