// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <cmath>
#include <string_view>

namespace trainyard {

/// relu: max(x, 0); relu6: min(max(x, 0), 6); sigmoid σ: 1 / (1 + e^−x); tanh; silu: x · σ(x) (swish).
/// Every slope except silu's follows from the output y alone (1 where 0 < y, and y < 6 for relu6; y (1 − y); 1 − y²),
/// so the input need not be stored and these activations can be fused into the operator before them. Silu's slope needs
/// x.
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

/// What an activation's backward kernel reads.
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

/// The gradient of the activation's input, computed from the activation's output; not for silu. constexpr, so that GPU
/// kernels can call it too.
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

/// The same, computed from the activation's input; for every activation. Silu's slope is σ(x) · (1 + x · (1 − σ(x))).
inline float activationGradientAt(Activation activation, float input, float gradient)
{
    if (activation != Activation::Silu)
        return activationGradient(activation, activate(activation, input), gradient);
    const float sigmoid = activate(Activation::Sigmoid, input);
    return gradient * sigmoid * (1.0f + input * (1.0f - sigmoid));
}

} // namespace trainyard
