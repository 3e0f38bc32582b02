// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace trainyard {

/// A Sobol sequence in the unit cube. Any 2^k consecutive points from a multiple of 2^k spread evenly.
class SobolSequence {
public:
    static constexpr int kMostDimensions = 100;

    /// With a seed, each dimension is scrambled as Owen describes, by hashing (Burley, "Practical Hash-based Owen
    /// Scrambling", JCGT 9, 2020); the points stay evenly spread.
    explicit SobolSequence(int dimensions, std::optional<std::uint64_t> seed = {});
    /// The point `index`, from 0, in the order of Antonov and Saleev. Coordinates are in [0, 1).
    std::vector<double> point(std::uint32_t index) const;

private:
    std::vector<std::vector<std::uint32_t>> m_directions; ///< for each dimension one for each bit of the index
    std::vector<std::uint32_t> m_scramble;                ///< a key for each dimension; empty: not scrambled
};

} // namespace trainyard
