// SPDX-License-Identifier: Apache-2.0
#include "backend/models/exported_state.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {

ExportedState::ExportedState(const Graph& graph, std::span<const NamedTensor> state) : m_graph(graph)
{
    for (const NamedTensor& tensor : state)
        m_byName[tensor.name] = &tensor;
    for (const GraphParameter& parameter : parametersInBackwardOrder(graph)) {
        const auto found = m_byName.find(parameter.name);
        if (found == m_byName.end() || found->second->shape != parameter.info.dims)
            throw Failure(ErrorKind::BadInput, "export the network", {},
                          modelReason("model.weights-lack", parameter.name));
    }
}

const NamedTensor& ExportedState::parameter(ValueId layer, const char* name) const
{
    return *m_byName.at(m_graph.layer(layer).name + "/" + name);
}

std::vector<float> channelsFirstColumns(const std::vector<float>& values, const Shape& image)
{
    std::vector<float> out(values.size());
    const std::int64_t row = image.sample();
    const std::int64_t pixels = image.h * image.w;
    for (std::int64_t start = 0; start < static_cast<std::int64_t>(values.size()); start += row)
        for (std::int64_t c = 0; c < image.c; ++c)
            for (std::int64_t p = 0; p < pixels; ++p)
                out[static_cast<std::size_t>(start + c * pixels + p)] =
                    values[static_cast<std::size_t>(start + p * image.c + c)];
    return out;
}

} // namespace trainyard
