// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/imported_model.h"

#include <nlohmann/json_fwd.hpp>

namespace trainyard {

/// How Keras keeps an array that becomes a parameter of ours.
enum class KerasOrder {
    Vector,    ///< as it is
    Kernel,    ///< {[height,] width, channels, filters}
    Depthwise, ///< {height, width, channels, multiplier}
    Matrix,    ///< {inputs, outputs}
    FirstRow,  ///< the first of two rows
    SecondRow  ///< the second of two rows
};

/// Where a parameter lies in a file of Keras weights.
struct KerasWeight {
    std::string layer;     ///< ours
    std::string parameter; ///< ours
    std::string path;      ///< "layers/conv2d_1/vars/0": by class and number (.weights.h5); empty = not in the file
    std::string legacy;    ///< "conv1/kernel:0": the ends of an older file's path, by the layer's name
    KerasOrder order = KerasOrder::Vector;
    std::vector<std::int64_t> fillShape; ///< of a parameter that is not in the file
    float fill = 0.0f;
};

struct KerasModel {
    ImportedModel model; ///< without weights
    std::vector<KerasWeight> weights;
};

/// Whether a JSON document is what Keras's to_json() writes.
bool isKerasArchitecture(const nlohmann::json& document);

/// A network from Keras's to_json(), of Keras 2 or 3, Functional or Sequential, channels last. Rescaling and
/// Normalization right behind the input are its normalisation, of pixels from 0 to 255; softmax at the end is left to
/// the loss. Throws Failure(Unsupported) that names every layer that cannot be taken, with its class and the reason.
KerasModel importKeras(const nlohmann::json& document, const std::string& subject);

/// The network's weights from the arrays of an HDF5 file, by path. Throws Failure(BadInput) that names what is missing.
std::vector<ImportedWeight> kerasWeights(const KerasModel& model, std::span<const NamedTensor> arrays,
                                         const std::string& subject);

/// "BatchNormalization" → "batch_normalization", "Conv2D" → "conv2d": how Keras calls a layer's group in a file.
std::string kerasSnakeCase(const std::string& className);

} // namespace trainyard
