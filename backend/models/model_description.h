// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_options.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// How a described layer names the net's images.
inline constexpr const char* kInputName = "input";

/// An operator on named inputs.
struct DescribedLayer {
    std::string name; ///< unique, neither "input" nor "loss"
    Op op;
    std::vector<std::string> inputs; ///< names of layers, or kInputName
    bool classesFromData = false;    ///< of a dense layer: its outputs are the classes of the data
};

/// A net without its data: what a model file says, and what ONNX and Keras files are turned into. Normalisation of the
/// input and the loss are no layers: they come from data and training, unless the file fixes the normalisation.
struct ModelDescription {
    std::string name;
    std::optional<ImageSpec> image; ///< the only one that fits; nullopt = whatever the data have
    std::vector<float> mean;        ///< per channel, of pixel / 255; empty = the data's
    std::vector<float> deviation;
    std::vector<DescribedLayer> layers; ///< in any order
    std::string output;                 ///< the layer that gives the logits; empty = the one nobody reads
};

/// The graph of a description on the data of `options` (image, classes, statistics, label smoothing; `options.model` is
/// not looked at). Layers keep their order as far as each then reads only earlier ones. Throws Failure(BadInput) that
/// names the layer: doubled names, unknown inputs, cycles, several ends, shapes that do not fit or overflow, no logits
/// at the end.
Graph buildDescribedModel(const ModelDescription& description, const ModelOptions& options);

/// The description of a graph, from which buildDescribedModel makes the same graph with the same options. Image and
/// normalisation are left to the data; so is the number of classes when a dense layer gives the logits.
ModelDescription describeModel(const Graph& graph, std::string name);

} // namespace trainyard
