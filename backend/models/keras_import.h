// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/imported_model.h"

#include <nlohmann/json_fwd.hpp>

namespace trainyard {

/// The axes of a Keras array that becomes one of our parameters.
enum class KerasOrder {
    Vector,    ///< used unchanged
    Kernel,    ///< {[height,] width, channels, filters}
    Depthwise, ///< {height, width, channels, multiplier}
    Matrix,    ///< {inputs, outputs}
    FirstRow,  ///< the first of two rows
    SecondRow  ///< the second of two rows
};

/// Where to find a parameter in a Keras weights file.
struct KerasWeight {
    std::string layer;     ///< our name
    std::string parameter; ///< our name
    std::string path;      ///< in .weights.h5, by class and number: "layers/conv2d_1/vars/0"; empty = not in the file
    std::string legacy;    ///< in older files, the end of the path, by layer name: "conv1/kernel:0"
    KerasOrder order = KerasOrder::Vector;
    std::vector<std::int64_t> fillShape; ///< shape of a parameter that is not in the file
    float fill = 0.0f;
};

struct KerasModel {
    ImportedModel model; ///< without weights
    std::vector<KerasWeight> weights;
};

/// Whether a JSON document was written by Keras's to_json().
bool isKerasArchitecture(const nlohmann::json& document);

/// A network from Keras's to_json(), of Keras 2 or 3, Functional or Sequential, channels last. Rescaling and
/// Normalization directly after the input become the normalisation of pixels from 0 to 255; a final softmax is dropped
/// because the loss contains it. Throws Failure(Unsupported), which names every unsupported layer with its class and
/// the reason.
KerasModel importKeras(const nlohmann::json& document, const std::string& subject);

/// The network's weights from the arrays of an HDF5 file, found by path. Throws Failure(BadInput), which names what is
/// missing.
std::vector<ImportedWeight> kerasWeights(const KerasModel& model, std::span<const NamedTensor> arrays,
                                         const std::string& subject);

/// "BatchNormalization" → "batch_normalization", "Conv2D" → "conv2d": the name of a layer's group in a weights file.
std::string kerasSnakeCase(const std::string& className);

} // namespace trainyard
