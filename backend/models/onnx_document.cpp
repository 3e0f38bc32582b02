// SPDX-License-Identifier: Apache-2.0
#include "backend/models/onnx_document.h"

#include "backend/base/error.h"
#include "backend/base/module_file.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {
namespace {

constexpr ModuleFile kOnnxFile = {
    "ONNX files", "trainyard-onnx.so", kOnnxModuleSymbol,
    "Install libonnx-dev and libprotobuf-dev and build again, or set TRAINYARD_MODULE_PATH to "
    "its folder.",
    "Install libonnx1 and libprotobuf32."};

const OnnxModule& onnxModule()
{
    const OnnxModule* module = reinterpret_cast<OnnxModuleEntry>(moduleFunction(kOnnxFile))();
    if (!module || module->abi != kOnnxModuleAbi)
        throwForeignModule(kOnnxFile);
    return *module;
}

} // namespace

OnnxDocument parseOnnx(const std::string& bytes, const std::string& subject)
{
    const OnnxModule& module = onnxModule();
    try {
        return module.parse(bytes);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the ONNX file", subject,
                      modelReason("model.not-onnx-file", whyOf(exception)));
    }
}

std::string onnxBytes(const OnnxDocument& document, const std::string& subject)
{
    const OnnxModule& module = onnxModule();
    try {
        return module.print(document);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::Internal, "write the ONNX file", subject, whyOf(exception));
    }
}

} // namespace trainyard
