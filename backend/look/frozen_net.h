// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/named_tensor.h"

#include <span>
#include <vector>

namespace trainyard {

/// A network whose training pass computes what the original computes in inference mode, so that its backward pass gives
/// the derivatives of that.
struct FrozenNet {
    Graph graph;
    std::vector<NamedTensor> tensors; ///< of all its parameters
};

/// Dropout is left out, and each batch-norm becomes the convolution 1 × 1 of each channel by itself that it is in
/// inference: weight γ / √(variance + ε), bias β − mean · weight. The other layers keep their names, and the layer that
/// gives a batch-norm's output has its name. Throws Failure(BadInput) when a tensor is missing.
FrozenNet frozenNet(const Graph& graph, std::span<const NamedTensor> tensors);

} // namespace trainyard
