// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/ops/named_tensor.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// What weights are taken from, for the words of an error.
struct WeightSource {
    std::string purpose; ///< "start from the parent's checkpoint"
    std::string file;
    std::function<Reason(Reason)> advised; ///< the same reason with what to do about it; may be null
    bool anyValues = false;                ///< also those that are not finite, where nothing is trained with them
};

/// Whether no value is NaN or infinite.
bool allFinite(std::span<const float> values);

/// A network's `state` with weights and running statistics of `from`; optimizer state and masks stay as they are.
/// Tensors of `from` that the network does not have are left out. Throws Failure(BadInput) naming the first tensor that
/// is missing there, has another shape or, unless anyValues, holds a value that is not finite.
std::vector<NamedTensor> withWeightsOf(std::vector<NamedTensor> state, std::span<const NamedTensor> from,
                                       const WeightSource& source);

} // namespace trainyard
