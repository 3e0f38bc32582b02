// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/imported_model.h"

#include <map>

namespace trainyard {

/// A graph's parameters by name, complete and with checked shapes.
class ExportedState {
public:
    /// Throws Failure(BadInput), which names the first parameter that is missing or has a wrong shape. Keeps references
    /// to both arguments.
    ExportedState(const Graph& graph, std::span<const NamedTensor> state);
    const NamedTensor& parameter(ValueId layer, const char* name) const;

private:
    const Graph& m_graph;
    std::map<std::string, const NamedTensor*> m_byName;
};

/// Reorders the columns of a dense layer's weight from {outputs, H·W·C} to {outputs, C·H·W}.
std::vector<float> channelsFirstColumns(const std::vector<float>& values, const Shape& image);

} // namespace trainyard
