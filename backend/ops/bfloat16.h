// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>

namespace trainyard {

/// The upper half of an fp32: 8 bits of exponent, 7 of mantissa. Converted with the functions below, which compilers
/// vectorise.
struct Bfloat16 {
    std::uint16_t bits;
};

[[gnu::always_inline]] inline float loaded(float value)
{
    return value;
}
[[gnu::always_inline]] inline float loaded(Bfloat16 value)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(value.bits) << 16);
}

/// Rounded to nearest, ties to even; NaN stays NaN.
template <typename T>
[[gnu::always_inline]] inline T stored(float value)
{
    if constexpr (sizeof(T) == sizeof(float)) {
        return value;
    } else {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        const std::uint32_t nearest = (bits + 0x7FFFu + (bits >> 16 & 1u)) >> 16;
        const std::uint32_t quiet = bits >> 16 | 0x40u;
        return {static_cast<std::uint16_t>(value != value ? quiet : nearest)};
    }
}

/// The value after a round trip through bf16.
inline float roundedToBfloat16(float value)
{
    return loaded(stored<Bfloat16>(value));
}

} // namespace trainyard
