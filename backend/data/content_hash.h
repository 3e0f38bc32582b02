// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>

namespace trainyard {

/// 128 bits that tell contents apart. Proof against chance, not against somebody who means to deceive.
struct ContentHash {
    std::array<std::uint64_t, 2> words{};
    friend auto operator<=>(const ContentHash&, const ContentHash&) = default;
    std::string text() const; ///< 32 hexadecimal digits
};

/// Multiplies and shifts eight bytes at a time, in two lanes that mix differently.
class ContentHasher {
public:
    ContentHasher& add(std::uint64_t word);
    ContentHasher& add(std::span<const std::uint8_t> bytes); ///< and their number
    ContentHash hash() const;

private:
    std::uint64_t m_first = 0x9E3779B97F4A7C15u;
    std::uint64_t m_second = 0xD1B54A32D192ED03u;
};

} // namespace trainyard
