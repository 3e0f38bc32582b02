// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cuda_runtime.h>

namespace trainyard::cuda {

/// The sum over all 32 lanes; every lane gets the same bits.
template <typename T>
__device__ inline T warpSum(T value)
{
    for (int distance = 16; distance > 0; distance /= 2)
        value += __shfl_xor_sync(0xFFFFFFFFu, value, distance);
    return value;
}

/// The maximum over all 32 lanes; NaN if any lane has NaN.
__device__ inline float warpMax(float value)
{
    for (int distance = 16; distance > 0; distance /= 2) {
        const float other = __shfl_xor_sync(0xFFFFFFFFu, value, distance);
        value = other > value || other != other ? other : value;
    }
    return value;
}

} // namespace trainyard::cuda
