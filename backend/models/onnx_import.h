// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/imported_model.h"
#include "backend/models/onnx_document.h"

namespace trainyard {

/// An ONNX model of opset 11 to 20 and later as far as its operators mean the same, as PyTorch and Keras export them.
/// Images N, C, H, W become N, H, W, C; sequences N, T, F and vectors keep their order. A constant scale and offset
/// right behind the input is its normalisation, of pixels from 0 to 255; softmax at the end is left to the loss. Throws
/// Failure(Unsupported) that names every node that cannot be taken, with its type and the reason.
ImportedModel importOnnx(const OnnxDocument& document, const std::string& subject);

} // namespace trainyard
