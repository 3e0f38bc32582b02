// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace trainyard::selftest {

/// The hash of make_fixtures.py: values in [−1, 1) from the tensor's number and the element's index.
inline std::vector<float> hashed(std::uint32_t tensor, std::size_t count)
{
    std::vector<float> values(count);
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t h = static_cast<std::uint32_t>(i) * 0x9E3779B1u + tensor * 0x85EBCA77u;
        h ^= h >> 15;
        h *= 0x2C1B3C6Du;
        h ^= h >> 12;
        h *= 0x297A2D39u;
        h ^= h >> 15;
        values[i] = static_cast<float>(static_cast<double>(h >> 8) / 0x1.0p23 - 1.0);
    }
    return values;
}

} // namespace trainyard::selftest
