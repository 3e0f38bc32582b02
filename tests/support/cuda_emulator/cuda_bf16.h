// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Replaces CUDA's header of this name.

#include "backend/ops/bfloat16.h"

struct __nv_bfloat16 {
    std::uint16_t bits;
};
inline float __bfloat162float(__nv_bfloat16 value)
{
    return trainyard::loaded(trainyard::Bfloat16{value.bits});
}
inline __nv_bfloat16 __float2bfloat16_rn(float value)
{
    return {trainyard::stored<trainyard::Bfloat16>(value).bits};
}

struct alignas(4) __nv_bfloat162 {
    __nv_bfloat16 x, y;
};
inline __nv_bfloat162 __floats2bfloat162_rn(float x, float y)
{
    return {__float2bfloat16_rn(x), __float2bfloat16_rn(y)};
}
