// SPDX-License-Identifier: Apache-2.0
#include "backend/search/shuffled_grid.h"

#include "backend/base/keyed_random.h"

#include <algorithm>
#include <bit>

namespace trainyard {
namespace {

/// A Feistel network permutes the numbers of 2 · `half` bits, whatever its round function.
std::uint64_t feistel(std::uint64_t number, int half, std::uint64_t seed)
{
    const std::uint64_t mask = (std::uint64_t{1} << half) - 1;
    std::uint64_t left = number >> half, right = number & mask;
    for (std::uint64_t round = 0; round < 6; ++round) {
        const std::uint64_t mixed = left ^ (KeyedRandom(seed, RandomPurpose::Search, 2 + round, right).next() & mask);
        left = right;
        right = mixed;
    }
    return left << half | right;
}

} // namespace

std::int64_t shuffledIndex(std::int64_t index, std::int64_t size, std::uint64_t seed)
{
    const int half = std::max(1, (static_cast<int>(std::bit_width(static_cast<std::uint64_t>(size - 1))) + 1) / 2);
    auto number = static_cast<std::uint64_t>(index);
    do // walks along a cycle of the permutation until it is back among the numbers
        number = feistel(number, half, seed);
    while (number >= static_cast<std::uint64_t>(size));
    return static_cast<std::int64_t>(number);
}

} // namespace trainyard
