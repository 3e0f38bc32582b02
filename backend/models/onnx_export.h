// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/models/onnx_document.h"
#include "backend/ops/named_tensor.h"

#include <span>

namespace trainyard {

/// A graph with its weights as an ONNX model of opset 17: from “image”, pixels 0 to 255 in the order N, C, H, W (N
/// dynamic), to “logits”. The model includes input normalisation but not the loss. `state` must contain every parameter
/// by name. Throws Failure(BadInput) if one is missing or has a wrong shape, Failure(Unsupported) for an operator that
/// ONNX cannot express.
OnnxDocument exportOnnx(const Graph& graph, std::span<const NamedTensor> state, const std::string& name);

} // namespace trainyard
