// SPDX-License-Identifier: Apache-2.0
#include "backend/look/frozen_net.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_look.h"

#include <cmath>
#include <map>
#include <string>

namespace trainyard {
namespace {

using TensorsByName = std::map<std::string, const NamedTensor*>;

const NamedTensor& tensorNamed(const TensorsByName& tensors, const std::string& name)
{
    const auto found = tensors.find(name);
    if (found == tensors.end())
        throw Failure(ErrorKind::BadInput, "look into the net", name, lookReason("look.no-tensor"));
    return *found->second;
}

/// Adds the layers that compute what a batch-norm does in inference; returns the last one.
ValueId addAffine(const Layer& layer, const BatchNorm& norm, ValueId input, const TensorsByName& tensors,
                  FrozenNet& out)
{
    const auto values = [&](const char* name) -> const std::vector<float>& {
        return tensorNamed(tensors, layer.name + "/" + name).values;
    };
    const std::vector<float>&gamma = values("gamma"), &beta = values("beta"), &mean = values("running_mean"),
          &variance = values("running_variance");
    const bool apart = !slopeFromOutput(norm.activation); // such an activation is no part of a convolution
    const std::string name = apart ? layer.name + "/affine" : layer.name;
    const auto channels = static_cast<std::int64_t>(gamma.size());
    NamedTensor weight{name + "/weight", {channels, 1, 1, 1}, {}}, bias{name + "/bias", {channels}, {}};
    for (std::size_t c = 0; c < gamma.size(); ++c) {
        const double scale = gamma[c] / std::sqrt(double(variance[c]) + norm.epsilon);
        weight.values.push_back(static_cast<float>(scale));
        bias.values.push_back(static_cast<float>(beta[c] - mean[c] * scale));
    }
    out.tensors.push_back(std::move(weight));
    out.tensors.push_back(std::move(bias));
    Conv2d affine;
    affine.filters = affine.groups = static_cast<int>(channels);
    affine.bias = true;
    affine.activation = apart ? Activation::None : norm.activation;
    affine.window.kernelHeight = affine.window.kernelWidth = 1;
    const ValueId value = out.graph.add(name, affine, {input});
    return apart ? out.graph.add(layer.name, Activate{norm.activation}, {value}) : value;
}

} // namespace

FrozenNet frozenNet(const Graph& graph, std::span<const NamedTensor> tensors)
{
    TensorsByName named;
    for (const NamedTensor& tensor : tensors)
        named[tensor.name] = &tensor;
    FrozenNet out;
    std::vector<ValueId> values; // by layer of `graph`
    for (const Layer& layer : graph.layers()) {
        std::vector<ValueId> inputs;
        for (const ValueId input : layer.inputs)
            inputs.push_back(values[static_cast<std::size_t>(input)]);
        if (const auto* norm = std::get_if<BatchNorm>(&layer.op)) {
            values.push_back(addAffine(layer, *norm, inputs[0], named, out));
        } else if (std::holds_alternative<Dropout>(layer.op)) {
            values.push_back(inputs[0]);
        } else {
            for (const ParameterInfo& info : parametersOf(layer.op, layer.inputShapes))
                out.tensors.push_back(tensorNamed(named, layer.name + "/" + info.name));
            values.push_back(out.graph.add(layer.name, layer.op, std::move(inputs)));
        }
    }
    return out;
}

} // namespace trainyard
