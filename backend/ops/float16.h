// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/bfloat16.h"
#include "backend/ops/shape.h"

namespace trainyard {

/// IEEE 754 binary16: 5 bits of exponent, 10 of mantissa, up to 65504, in steps of 2^−24 near 0. Converted with the
/// functions below, which need no fp16 instructions and which compilers vectorise.
struct Float16 {
    std::uint16_t bits;
};

[[gnu::always_inline]] inline float loaded(Float16 value)
{
    const std::uint32_t magnitude = static_cast<std::uint32_t>(value.bits & 0x7FFFu) << 13;
    const std::uint32_t exponent = magnitude & 0x0F800000u;
    const std::uint32_t normal = magnitude + 0x38000000u; // the exponents' bias is 127 instead of 15
    // Subnormals (below 2^−14) have no implicit leading one: convert as if they had it, then subtract it.
    const std::uint32_t small = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude + 0x38800000u) - 0x1p-14f);
    const std::uint32_t bits = exponent == 0 ? small : exponent == 0x0F800000u ? normal + 0x38000000u : normal;
    return std::bit_cast<float>(bits | static_cast<std::uint32_t>(value.bits & 0x8000u) << 16);
}

/// Rounded to nearest, ties to even; infinite from 65520 upwards; NaN stays NaN.
template <>
[[gnu::always_inline]] inline Float16 stored<Float16>(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t magnitude = bits & 0x7FFFFFFFu;
    const std::uint32_t normal = (magnitude - 0x38000000u + 0x0FFFu + (magnitude >> 13 & 1u)) >> 13;
    // Adding ½ to a value below 2^−14 makes the floating-point adder round it to a multiple of 2^−24.
    const std::uint32_t small = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) + 0.5f) - 0x3F000000u;
    const std::uint32_t large = magnitude > 0x7F800000u ? 0x7E00u : 0x7C00u;
    const std::uint32_t half = magnitude < 0x38800000u ? small : magnitude < 0x47800000u ? normal : large;
    return {static_cast<std::uint16_t>(half | (bits >> 16 & 0x8000u))};
}

/// The value after a round trip through fp16.
inline float roundedToFloat16(float value)
{
    return loaded(stored<Float16>(value));
}

/// The conversions on raw bits.
inline std::uint16_t toFloat16(float value)
{
    return stored<Float16>(value).bits;
}

inline float fromFloat16(std::uint16_t half)
{
    return loaded(Float16{half});
}

/// The value after a round trip through `type`; unchanged for types other than bf16 and fp16.
inline float roundedTo(DataType type, float value)
{
    if (type == DataType::BF16)
        return roundedToBfloat16(value);
    return type == DataType::F16 ? roundedToFloat16(value) : value;
}

} // namespace trainyard
