// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/protocol/weight_magnitudes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// A trainable tensor of a network, with the properties that pruning needs.
struct WeightTensor {
    std::string parameter;          ///< "stack1/block0/conv1/weight", as in NetworkState::tensors() and checkpoints
    std::string layer;              ///< "stack1/block0/conv1"
    std::string kind;               ///< of the layer: "conv2d"
    std::vector<std::int64_t> dims; ///< {filters, kh, kw, channels / groups}, {outputs, inputs}, …
    WeightRole role = WeightRole::Inner;
    bool prunable = false;   ///< according to the spec's choice of layers
    bool hasFilters = false; ///< dims[0] counts output channels, not classes
    /// Parameters with one value per filter that have no effect without it: the layer's bias, and scale and shift of a
    /// batch-norm that is the layer's only reader.
    std::vector<std::string> ofFilters;

    std::int64_t elements() const;
};

/// All trainable tensors in forward order. An entry of `excluded` names a layer or a tensor.
std::vector<WeightTensor> weightTensors(const Graph& graph, const PruningSpec& pruning);

/// Entries of `excluded` that match no layer or tensor of the graph.
std::vector<std::string> unknownExclusions(const Graph& graph, const PruningSpec& pruning);

} // namespace trainyard
