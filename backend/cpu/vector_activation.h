// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cpu/vector_math.h"
#include "backend/ops/activation.h"

#include <type_traits>

namespace trainyard::cpu {

/// Calls body(std::integral_constant<Activation, …>), so that the loop is compiled separately for each activation.
template <typename Body>
TRAINYARD_INLINE void withActivation(Activation activation, Body&& body)
{
    switch (activation) {
    case Activation::None: return body(std::integral_constant<Activation, Activation::None>());
    case Activation::Relu: return body(std::integral_constant<Activation, Activation::Relu>());
    case Activation::Relu6: return body(std::integral_constant<Activation, Activation::Relu6>());
    case Activation::Sigmoid: return body(std::integral_constant<Activation, Activation::Sigmoid>());
    case Activation::Tanh: return body(std::integral_constant<Activation, Activation::Tanh>());
    case Activation::Silu: return body(std::integral_constant<Activation, Activation::Silu>());
    }
}

template <Activation kActivation>
TRAINYARD_INLINE float activated(float x)
{
    if constexpr (kActivation == Activation::Sigmoid)
        return vectorSigmoid(x);
    if constexpr (kActivation == Activation::Tanh)
        return vectorTanh(x);
    if constexpr (kActivation == Activation::Silu)
        return x * vectorSigmoid(x);
    if constexpr (kActivation == Activation::None)
        return x;
    const float positive = x > 0.0f ? x : 0.0f;
    return kActivation == Activation::Relu6 && positive > 6.0f ? 6.0f : positive;
}

/// gradient · slope, computed from the output, or for silu from the input.
template <Activation kActivation>
TRAINYARD_INLINE float passed(float seen, float gradient)
{
    if constexpr (kActivation == Activation::None)
        return gradient;
    if constexpr (kActivation == Activation::Sigmoid)
        return gradient * seen * (1.0f - seen);
    if constexpr (kActivation == Activation::Tanh)
        return gradient * (1.0f - seen * seen);
    if constexpr (kActivation == Activation::Silu) {
        const float sigmoid = vectorSigmoid(seen);
        return gradient * sigmoid * (1.0f + seen * (1.0f - sigmoid));
    }
    const float opened = seen > 0.0f ? gradient : 0.0f;
    return kActivation == Activation::Relu || seen < 6.0f ? opened : 0.0f;
}

/// gradient · slope, computed from the input, for every activation.
template <Activation kActivation>
TRAINYARD_INLINE float passedAt(float input, float gradient)
{
    if constexpr (kActivation == Activation::Silu)
        return passed<kActivation>(input, gradient);
    return passed<kActivation>(activated<kActivation>(input), gradient);
}

} // namespace trainyard::cpu
