// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activation.h"

namespace trainyard::cuda {

/// The activation, if the kernel is compiled for it: a switch would be an indirect branch per element.
enum class Fixed { None, Relu, Relu6, Any };

template <Fixed F>
__device__ constexpr Activation activationOf(Activation given)
{
    return F == Fixed::None    ? Activation::None
           : F == Fixed::Relu  ? Activation::Relu
           : F == Fixed::Relu6 ? Activation::Relu6
                               : given;
}

/// Calls body.operator()<F>() with the kernels' version for an activation. Single channels have only the general one.
template <int W, typename Body>
void withActivation(Activation activation, Body&& body)
{
    if constexpr (W > 1)
        switch (activation) {
        case Activation::None: return body.template operator()<Fixed::None>();
        case Activation::Relu: return body.template operator()<Fixed::Relu>();
        case Activation::Relu6: return body.template operator()<Fixed::Relu6>();
        default: break;
        }
    body.template operator()<Fixed::Any>();
}

} // namespace trainyard::cuda
