// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <cmath>
#include <string_view>

namespace trainyard {

/// relu: max(x, 0); relu6: min(max(x, 0), 6); sigmoid σ: 1 / (1 + e^−x); tanh; silu: x · σ(x) (swish).
/// All but silu tell their slope from the output y alone — 0 < y (and y < 6): 1; y (1 − y); 1 − y² —, so that the input
/// may be overwritten or never stored: the reason why they fuse into their producer. Silu's slope needs x.
enum class Activation { None, Relu, Relu6, Sigmoid, Tanh, Silu };

inline std::string_view name(Activation activation)
{
    constexpr std::string_view kNames[] = {"none", "relu", "relu6", "sigmoid", "tanh", "silu"};
    return kNames[static_cast<std::size_t>(activation)];
}

inline bool slopeFromOutput(Activation activation)
{
    return activation != Activation::Silu;
}

/// What the backward kernel of an activation reads.
inline BackwardNeeds activationNeeds(Activation activation)
{
    return {!slopeFromOutput(activation), slopeFromOutput(activation) && activation != Activation::None};
}

inline float activate(Activation activation, float value)
{
    switch (activation) {
    case Activation::None: return value;
    case Activation::Sigmoid: return 1.0f / (1.0f + std::exp(-value));
    case Activation::Tanh: return std::tanh(value);
    case Activation::Silu: return value / (1.0f + std::exp(-value));
    case Activation::Relu:
    case Activation::Relu6: break;
    }
    const float positive = value > 0.0f ? value : 0.0f;
    return activation == Activation::Relu6 && positive > 6.0f ? 6.0f : positive;
}

/// The gradient that reaches the activation's input, given its output; not for silu. Constant expressions may be called
/// by a GPU's kernels too.
constexpr float activationGradient(Activation activation, float output, float gradient)
{
    if (activation == Activation::None)
        return gradient;
    if (activation == Activation::Sigmoid)
        return gradient * output * (1.0f - output);
    if (activation == Activation::Tanh)
        return gradient * (1.0f - output * output);
    const bool open = output > 0.0f && (activation == Activation::Relu || output < 6.0f);
    return open ? gradient : 0.0f;
}

/// The same given the input, for every activation: σ(x) · (1 + x · (1 − σ(x))) for silu.
inline float activationGradientAt(Activation activation, float input, float gradient)
{
    if (activation != Activation::Silu)
        return activationGradient(activation, activate(activation, input), gradient);
    const float sigmoid = activate(Activation::Sigmoid, input);
    return gradient * sigmoid * (1.0f + input * (1.0f - sigmoid));
}

} // namespace trainyard
