// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_options.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// The name under which described layers read the network's input.
inline constexpr const char* kInputName = "input";

/// An operator with named inputs.
struct DescribedLayer {
    std::string name; ///< unique, neither "input" nor "loss"
    Op op;
    std::vector<std::string> inputs; ///< names of layers, or kInputName
    bool classesFromData = false;    ///< of a dense layer: its outputs are the number of classes in the data
};

/// A network independent of its data: the content of a model file, and the result of an ONNX or Keras import. Input
/// normalisation and loss are not layers: they come from the data and the training settings, unless the file fixes the
/// normalisation.
struct ModelDescription {
    std::string name;
    std::optional<ImageSpec> image; ///< the required input; nullopt = that of the data
    std::vector<float> mean;        ///< per channel, of pixel / 255; empty = that of the data
    std::vector<float> deviation;
    std::vector<DescribedLayer> layers; ///< in any order
    std::string output; ///< the layer that produces the logits; empty = the only layer that no other reads
};

/// The graph of a description on the data of `options` (image, classes, statistics, label smoothing; `options.model` is
/// ignored). Layers keep their order as far as the topological order allows. Throws Failure(BadInput), which names the
/// layer, for duplicate names, unknown inputs, cycles, several outputs, shapes that do not fit or overflow, and an
/// output that is not logits.
Graph buildDescribedModel(const ModelDescription& description, const ModelOptions& options);

/// The description of a graph; buildDescribedModel() with the same options gives the same graph. Image and
/// normalisation are left to the data, and so is the number of classes if a dense layer produces the logits.
ModelDescription describeModel(const Graph& graph, std::string name);

} // namespace trainyard
