// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/imported_model.h"

#include <map>

namespace trainyard {

/// A graph's parameters by name, every one there and of the right shape.
class ExportedState {
public:
    /// Throws Failure(BadInput) that names the first parameter that is missing or has another shape. Keeps references.
    ExportedState(const Graph& graph, std::span<const NamedTensor> state);
    const NamedTensor& parameter(ValueId layer, const char* name) const;

private:
    const Graph& m_graph;
    std::map<std::string, const NamedTensor*> m_byName;
};

/// Columns of a dense layer's weight {outputs, H·W·C} as {outputs, C·H·W}.
std::vector<float> channelsFirstColumns(const std::vector<float>& values, const Shape& image);

} // namespace trainyard
