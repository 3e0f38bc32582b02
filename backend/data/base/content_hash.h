// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>

namespace trainyard {

/// A 128-bit content hash. Not cryptographic: safe against accidental collisions, not against deliberate ones.
struct ContentHash {
    std::array<std::uint64_t, 2> words{};
    friend auto operator<=>(const ContentHash&, const ContentHash&) = default;
    std::string text() const; ///< 32 hexadecimal digits
};

/// Mixes eight bytes at a time by multiplications and shifts, in two different lanes.
class ContentHasher {
public:
    ContentHasher& add(std::uint64_t word);
    ContentHasher& add(std::span<const std::uint8_t> bytes); ///< followed by their number
    ContentHash hash() const;

private:
    std::uint64_t m_first = 0x9E3779B97F4A7C15u;
    std::uint64_t m_second = 0xD1B54A32D192ED03u;
};

} // namespace trainyard
