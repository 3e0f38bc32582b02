// SPDX-License-Identifier: Apache-2.0
#include "backend/search/sobol.h"

#include "backend/base/keyed_random.h"
#include "backend/search/sobol_numbers.h"

#include <bit>

namespace trainyard {
namespace {

constexpr int kBits = 32;

std::vector<std::uint32_t> directionsOf(int dimension)
{
    std::vector<std::uint32_t> numbers(kBits);
    if (dimension == 0) {
        for (int bit = 0; bit < kBits; ++bit)
            numbers[static_cast<std::size_t>(bit)] = 1u << (kBits - 1 - bit);
        return numbers;
    }
    const sobol::Direction& row = sobol::kDirections[dimension - 1];
    const int degree = static_cast<int>(std::bit_width(row.polynomial)) - 1;
    for (int bit = 0; bit < kBits; ++bit) {
        std::uint32_t& number = numbers[static_cast<std::size_t>(bit)];
        if (bit < degree) {
            number = static_cast<std::uint32_t>(row.initial[bit]) << (kBits - 1 - bit);
            continue;
        }
        const std::uint32_t earliest = numbers[static_cast<std::size_t>(bit - degree)];
        number = earliest ^ (earliest >> degree);
        for (int k = 1; k < degree; ++k)
            if (row.polynomial >> (degree - k) & 1)
                number ^= numbers[static_cast<std::size_t>(bit - k)];
    }
    return numbers;
}

std::uint32_t reversed(std::uint32_t x)
{
    x = ((x >> 1) & 0x55555555u) | ((x & 0x55555555u) << 1);
    x = ((x >> 2) & 0x33333333u) | ((x & 0x33333333u) << 2);
    x = ((x >> 4) & 0x0F0F0F0Fu) | ((x & 0x0F0F0F0Fu) << 4);
    x = ((x >> 8) & 0x00FF00FFu) | ((x & 0x00FF00FFu) << 8);
    return (x >> 16) | (x << 16);
}

/// A permutation of the words in which a bit depends only on itself and the lower ones (Laine and Karras 2011, with
/// Vegdahl's constants). On reversed bits it is a nested uniform scrambling.
std::uint32_t nestedPermutation(std::uint32_t x, std::uint32_t key)
{
    x ^= x * 0x3D20ADEAu;
    x += key;
    x *= (key >> 16) | 1u;
    x ^= x * 0x05526C56u;
    x ^= x * 0x53A22864u;
    return x;
}

} // namespace

SobolSequence::SobolSequence(int dimensions, std::optional<std::uint64_t> seed)
{
    for (int dimension = 0; dimension < dimensions; ++dimension) {
        m_directions.push_back(directionsOf(dimension));
        if (seed)
            m_scramble.push_back(
                KeyedRandom(*seed, RandomPurpose::Search, 1, static_cast<std::uint64_t>(dimension)).next());
    }
}

std::vector<double> SobolSequence::point(std::uint32_t index) const
{
    std::vector<double> point;
    point.reserve(m_directions.size());
    const std::uint32_t gray = index ^ (index >> 1);
    for (std::size_t dimension = 0; dimension < m_directions.size(); ++dimension) {
        std::uint32_t word = 0;
        for (std::uint32_t left = gray; left != 0; left &= left - 1)
            word ^= m_directions[dimension][static_cast<std::size_t>(std::countr_zero(left))];
        if (!m_scramble.empty())
            word = reversed(nestedPermutation(reversed(word), m_scramble[dimension]));
        point.push_back(word * 0x1p-32);
    }
    return point;
}

} // namespace trainyard
