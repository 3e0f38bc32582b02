// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace trainyard {

/// FNV-1a with 64 bits: not cryptographic. `before`: the sum of the bytes before these.
inline std::uint64_t fnv1a(std::string_view bytes, std::uint64_t before = 0xCBF29CE484222325u)
{
    for (const char byte : bytes)
        before = (before ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3u;
    return before;
}

} // namespace trainyard
