// SPDX-License-Identifier: Apache-2.0
#include "backend/pruning/weight_tensors.h"

#include <algorithm>
#include <variant>

namespace trainyard {
namespace {

bool isDepthwise(const Layer& layer)
{
    const Conv2d* conv = std::get_if<Conv2d>(&layer.op);
    return conv && conv->groups > 1 && conv->groups == layer.inputShapes.front().c;
}

bool isPrunable(WeightRole role, const PruningSpec& pruning)
{
    switch (role) {
    case WeightRole::Inner: return true;
    case WeightRole::First: return pruning.firstLayer;
    case WeightRole::Last: return pruning.lastLayer;
    case WeightRole::Depthwise: return pruning.depthwise;
    case WeightRole::Excluded:
    case WeightRole::NormOrBias: break;
    }
    return false;
}

bool names(const std::string& excluded, const std::string& layer, const std::string& parameter)
{
    return excluded == layer || excluded == parameter;
}

/// Parameters with one value per filter: the layer's bias, and scale and shift of a batch-norm that is its only reader.
std::vector<std::string> valuesOfFilters(const Graph& graph, const std::vector<GraphParameter>& parameters,
                                         const GraphParameter& filters)
{
    const int layer = filters.layer;
    const auto isOwn = [&](int other) {
        return other == layer || (std::holds_alternative<BatchNorm>(graph.layer(other).op) &&
                                  graph.layer(other).inputs.front() == layer && graph.readers(layer) == 1);
    };
    std::vector<std::string> names;
    for (const GraphParameter& parameter : parameters)
        if (parameter.info.trainable && parameter.name != filters.name && isOwn(parameter.layer) &&
            parameter.info.dims == std::vector<std::int64_t>{filters.info.dims.front()})
            names.push_back(parameter.name);
    return names;
}

} // namespace

std::int64_t WeightTensor::elements() const
{
    std::int64_t count = 1;
    for (const std::int64_t extent : dims)
        count *= extent;
    return count;
}

std::vector<WeightTensor> weightTensors(const Graph& graph, const PruningSpec& pruning)
{
    std::vector<GraphParameter> parameters = parametersInBackwardOrder(graph);
    std::stable_sort(parameters.begin(), parameters.end(), [](const GraphParameter& left, const GraphParameter& right) {
        return std::pair(left.layer, left.index) < std::pair(right.layer, right.index);
    });
    const auto isWeight = [](const GraphParameter& parameter) {
        return parameter.info.trainable && parameter.info.decays;
    };
    const auto first = std::find_if(parameters.begin(), parameters.end(), isWeight);
    std::vector<WeightTensor> tensors;
    for (const GraphParameter& parameter : parameters) {
        if (!parameter.info.trainable)
            continue;
        const Layer& layer = graph.layer(parameter.layer);
        WeightTensor tensor;
        tensor.parameter = parameter.name;
        tensor.layer = layer.name;
        tensor.kind = kindOf(layer.op);
        tensor.dims = parameter.info.dims;
        if (!isWeight(parameter))
            tensor.role = WeightRole::NormOrBias;
        else if (std::any_of(pruning.excluded.begin(), pruning.excluded.end(), [&](const std::string& excluded) {
                     return names(excluded, tensor.layer, tensor.parameter);
                 }))
            tensor.role = WeightRole::Excluded;
        else if (parameter.layer == graph.logits())
            tensor.role = WeightRole::Last;
        else if (parameter.layer == first->layer)
            tensor.role = WeightRole::First;
        else if (isDepthwise(layer))
            tensor.role = WeightRole::Depthwise;
        tensor.prunable = isPrunable(tensor.role, pruning);
        tensor.hasFilters = tensor.role != WeightRole::Last && tensor.role != WeightRole::NormOrBias &&
                            (std::holds_alternative<Conv2d>(layer.op) || std::holds_alternative<Dense>(layer.op));
        if (tensor.hasFilters)
            tensor.ofFilters = valuesOfFilters(graph, parameters, parameter);
        tensors.push_back(std::move(tensor));
    }
    return tensors;
}

std::vector<std::string> unknownExclusions(const Graph& graph, const PruningSpec& pruning)
{
    const std::vector<WeightTensor> tensors = weightTensors(graph, {});
    std::vector<std::string> unknown;
    for (const std::string& excluded : pruning.excluded)
        if (std::none_of(tensors.begin(), tensors.end(),
                         [&](const WeightTensor& tensor) { return names(excluded, tensor.layer, tensor.parameter); }))
            unknown.push_back(excluded);
    return unknown;
}

} // namespace trainyard
