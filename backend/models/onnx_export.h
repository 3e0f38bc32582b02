// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/models/onnx_document.h"
#include "backend/ops/named_tensor.h"

#include <span>

namespace trainyard {

/// A graph with its weights as an ONNX model of opset 17: from “image”, pixels 0 to 255 in the order N, C, H, W (N
/// open), to “logits”. The normalisation of the input is part of it, the loss is not. `state` holds at least every
/// parameter by its name; throws Failure(BadInput) when one is missing or has another shape, Failure(Unsupported) for
/// an operator that ONNX cannot say.
OnnxDocument exportOnnx(const Graph& graph, std::span<const NamedTensor> state, const std::string& name);

} // namespace trainyard
