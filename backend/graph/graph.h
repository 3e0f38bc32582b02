// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/op.h"

#include <string>
#include <vector>

namespace trainyard {

/// Identifies a layer's single output.
using ValueId = int;

struct Layer {
    std::string name; ///< "stack1/block0/conv1", unique
    Op op;
    std::vector<ValueId> inputs;
    Shape output; ///< of one sample, N = 1
    std::vector<Shape> inputShapes;
    int key = 0; ///< unchanged by fusion; keys random initialisation
};

/// A network as a list of layers in topological order. Value i is the output of layer i. The last layer is the loss;
/// its input is the logits.
class Graph {
public:
    /// Appends a layer and infers its shape. Throws Failure(BadInput) if the op does not fit its inputs' shapes,
    /// Failure(Internal) if the number of inputs is wrong.
    ValueId add(std::string name, Op op, std::vector<ValueId> inputs = {});

    const std::vector<Layer>& layers() const { return m_layers; }
    const Layer& layer(ValueId id) const { return m_layers[static_cast<std::size_t>(id)]; }
    ValueId last() const { return static_cast<ValueId>(m_layers.size()) - 1; }
    /// The number of layer inputs that read a value.
    int readers(ValueId id) const;
    ValueId logits() const { return m_layers.back().inputs.front(); }
    /// The same graph with activations folded into the convolution, dense, batch-norm or addition before them if
    /// nothing else reads that layer's output (SiLU only into batch-norm). With `joinsBorders` (joinsLayers()) a Pad
    /// layer is folded into the max pool that alone reads it.
    Graph fused(bool joinsBorders = false) const;

private:
    ValueId append(Layer layer);
    bool isJoinedBorder(ValueId id) const;
    std::vector<Layer> m_layers;
};

/// A parameter of a graph's layer.
struct GraphParameter {
    std::string name; ///< "stack1/block0/conv1/weight"
    ParameterInfo info;
    int layer = 0;
    int index = 0; ///< among the layer's parameters
    int key = 0;   ///< the layer's
};

/// All parameters in backward order, the last layer's first, so that the backward pass completes gradients from front
/// to back.
std::vector<GraphParameter> parametersInBackwardOrder(const Graph& graph);

} // namespace trainyard
