// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/named_tensor.h"

#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// A network in the form that Keras 3 reads.
struct KerasExport {
    std::string architecture;         ///< for keras.models.model_from_json()
    std::vector<NamedTensor> weights; ///< the arrays of a .weights.h5 file; names are paths
    std::vector<std::string> groups;  ///< further groups of the file, without arrays
};

/// A graph with its weights for Keras: from pixels 0 to 255 (normalisation is the first layer) to logits. Throws like
/// exportOnnx().
KerasExport exportKeras(const Graph& graph, std::span<const NamedTensor> state, const std::string& name);

} // namespace trainyard
