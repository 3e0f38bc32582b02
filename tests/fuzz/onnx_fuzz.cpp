// SPDX-License-Identifier: Apache-2.0
#include "backend/models/onnx_import.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/model_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// An ONNX file. Needs trainyard-onnx.so beside it or in $TRAINYARD_MODULE_PATH; protobuf is not instrumented.
void trainyard::fuzz::onnx(const std::uint8_t* data, std::size_t size)
{
    read([&] { buildImported(importOnnx(parseOnnx(std::string(textOf(data, size)), "input"), "input")); });
}
