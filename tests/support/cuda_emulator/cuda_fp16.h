// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Replaces CUDA's header of this name.

#include "backend/ops/float16.h"

struct __half {
    std::uint16_t bits;
};
inline float __half2float(__half value)
{
    return trainyard::fromFloat16(value.bits);
}
inline __half __float2half_rn(float value)
{
    return {trainyard::toFloat16(value)};
}

struct alignas(4) __half2 {
    __half x, y;
};
inline __half2 __floats2half2_rn(float x, float y)
{
    return {__float2half_rn(x), __float2half_rn(y)};
}
