// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>

/// Functions that the compiler can vectorise inside TRAINYARD_VECTORISED loops: no calls, no branches, no tables. NaN
/// stays NaN. Errors are a few units in the last place, measured against double precision.
namespace trainyard::cpu {

#define TRAINYARD_INLINE __attribute__((always_inline)) inline

/// e^x, 0 below −87, at most e^88: x = n ln 2 + r, 2^n from its bits, e^r by the polynomial of Cephes' expf.
TRAINYARD_INLINE float vectorExp(float x)
{
    x = x < -87.0f ? -87.0f : x;
    x = x > 88.0f ? 88.0f : x;
    constexpr float kRound = 12582912.0f; // 1.5 · 2^23: adding it leaves the rounded value in the lowest bits
    const float shifted = x * 1.44269504f + kRound;
    const float n = shifted - kRound;
    const float r = x - n * 0.693359375f + n * 2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * r * r + r + 1.0f;
    const std::uint32_t power = std::bit_cast<std::uint32_t>(shifted) - 0x4B400000u + 127u;
    return p * std::bit_cast<float>(power << 23);
}

TRAINYARD_INLINE float vectorSigmoid(float x)
{
    return 1.0f / (1.0f + vectorExp(-x));
}

/// Cephes' tanhf: uses a polynomial near 0, where the other formula loses digits.
TRAINYARD_INLINE float vectorTanh(float x)
{
    const float z = x * x;
    float p = -5.70498872745e-3f;
    p = p * z + 2.06390887954e-2f;
    p = p * z - 5.37397155531e-2f;
    p = p * z + 1.33314422036e-1f;
    p = p * z - 3.33332819422e-1f;
    const float near = p * z * x + x;
    const float size = x < 0.0f ? -x : x;
    const float far = 1.0f - 2.0f / (vectorExp(2.0f * size) + 1.0f);
    const float signedFar = x < 0.0f ? -far : far;
    return size < 0.625f ? near : signedFar;
}

} // namespace trainyard::cpu
