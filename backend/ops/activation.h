// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace trainyard {

/// relu: max(x, 0); relu6: min(max(x, 0), 6). Both pass their gradient where 0 < y (and y < 6), so that backward needs
/// the output alone and the input may be overwritten or never stored: the reason why they fuse into their producer.
enum class Activation { None, Relu, Relu6 };

inline float activate(Activation activation, float value)
{
    if (activation == Activation::None)
        return value;
    const float positive = value > 0.0f ? value : 0.0f;
    return activation == Activation::Relu6 && positive > 6.0f ? 6.0f : positive;
}

/// The gradient that reaches the activation's input, given its output.
inline float activationGradient(Activation activation, float output, float gradient)
{
    if (activation == Activation::None)
        return gradient;
    const bool open = output > 0.0f && (activation == Activation::Relu || output < 6.0f);
    return open ? gradient : 0.0f;
}

} // namespace trainyard
