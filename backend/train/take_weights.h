// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/named_tensor.h"

#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// What weights are taken from, for the words of an error.
struct WeightSource {
    std::string purpose; ///< "start from the parent's checkpoint"
    std::string file;
    std::string remedy;
};

/// A network's `state` with weights and running statistics of `from`; optimizer state and masks stay as they are.
/// Tensors of `from` that the network does not have are left out. Throws Failure(BadInput) naming the first tensor that
/// is missing there or has another shape.
std::vector<NamedTensor> withWeightsOf(std::vector<NamedTensor> state, std::span<const NamedTensor> from,
                                       const WeightSource& source);

} // namespace trainyard
