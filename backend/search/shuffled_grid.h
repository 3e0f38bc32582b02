// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace trainyard {

/// Where the numbers 0…size − 1 come to lie when they are shuffled by the seed: a permutation that needs no list.
std::int64_t shuffledIndex(std::int64_t index, std::int64_t size, std::uint64_t seed);

} // namespace trainyard
