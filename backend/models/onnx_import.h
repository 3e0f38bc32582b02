// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/imported_model.h"
#include "backend/models/onnx_document.h"

namespace trainyard {

/// Imports an ONNX model as exported by PyTorch or Keras: opset 11 to 20, and later ones if the operators are
/// unchanged. Images N, C, H, W become N, H, W, C; sequences N, T, F and vectors keep their order. A constant scale and
/// offset directly after the input becomes the normalisation of pixels from 0 to 255; a final softmax is dropped
/// because the loss contains it. Throws Failure(Unsupported), which names every unsupported node with its type and the
/// reason.
ImportedModel importOnnx(const OnnxDocument& document, const std::string& subject);

} // namespace trainyard
