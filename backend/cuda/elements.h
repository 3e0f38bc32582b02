// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"
#include "backend/ops/shape.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#include <cstdint>
#include <type_traits>

namespace trainyard::cuda {

__device__ inline float toFloat(float value)
{
    return value;
}
__device__ inline float toFloat(__half value)
{
    return __half2float(value);
}
__device__ inline float toFloat(__nv_bfloat16 value)
{
    return __bfloat162float(value);
}

/// Rounded to nearest, ties to even.
template <typename T>
__device__ inline T fromFloat(float value)
{
    if constexpr (std::is_same_v<T, float>)
        return value;
    else if constexpr (std::is_same_v<T, __half>)
        return __float2half_rn(value);
    else
        return __float2bfloat16_rn(value);
}

/// A tensor whose type is known only at run time, for kernels that are not worth an instance per type.
struct View {
    void* data = nullptr;
    DataType type = DataType::F32;

    __device__ float get(std::int64_t i) const
    {
        if (type == DataType::F32)
            return static_cast<const float*>(data)[i];
        return type == DataType::BF16 ? toFloat(static_cast<const __nv_bfloat16*>(data)[i])
                                      : toFloat(static_cast<const __half*>(data)[i]);
    }
    __device__ void set(std::int64_t i, float value) const
    {
        if (type == DataType::F32)
            static_cast<float*>(data)[i] = value;
        else if (type == DataType::BF16)
            static_cast<__nv_bfloat16*>(data)[i] = fromFloat<__nv_bfloat16>(value);
        else
            static_cast<__half*>(data)[i] = fromFloat<__half>(value);
    }
    __host__ __device__ explicit operator bool() const { return data != nullptr; }
};

/// Adjacent values that are loaded and stored together.
template <typename T, int N>
struct alignas(sizeof(T) * N) Pack {
    T values[N];
};

__device__ inline float sigmoidOf(float value)
{
    return 1.0f / (1.0f + expf(-value));
}

/// Like activate() in ops/activation.h, but NaN stays NaN.
__device__ inline float activated(Activation activation, float value)
{
    switch (activation) {
    case Activation::None: return value;
    case Activation::Sigmoid: return sigmoidOf(value);
    case Activation::Tanh: return tanhf(value);
    case Activation::Silu: return value / (1.0f + expf(-value));
    case Activation::Relu:
    case Activation::Relu6: break;
    }
    // Not fmaxf, which turns NaN into 0: a network that has diverged must show it.
    const float positive = value > 0.0f || value != value ? value : 0.0f;
    return activation == Activation::Relu6 && positive > 6.0f ? 6.0f : positive;
}

__device__ inline float gradientAtInput(Activation activation, float input, float gradient)
{
    if (activation != Activation::Silu)
        return activationGradient(activation, activated(activation, input), gradient);
    const float sigmoid = sigmoidOf(input);
    return gradient * sigmoid * (1.0f + input * (1.0f - sigmoid));
}

/// Calls body(T{}), where T is the C++ type of `type`.
template <typename Body>
decltype(auto) withType(DataType type, Body&& body)
{
    if (type == DataType::BF16)
        return body(__nv_bfloat16{});
    if (type == DataType::F16)
        return body(__half{});
    return body(float{});
}

} // namespace trainyard::cuda
