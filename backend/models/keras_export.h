// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/named_tensor.h"

#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// A network as Keras 3 reads it.
struct KerasExport {
    std::string architecture;         ///< for keras.models.model_from_json()
    std::vector<NamedTensor> weights; ///< of a .weights.h5 file, by path
    std::vector<std::string> groups;  ///< that the file has besides
};

/// A graph with its weights for Keras: from pixels 0 to 255 (the normalisation is its first layer) to logits. Throws
/// like exportOnnx.
KerasExport exportKeras(const Graph& graph, std::span<const NamedTensor> state, const std::string& name);

} // namespace trainyard
