// SPDX-License-Identifier: Apache-2.0
#include "backend/models/onnx_import.h"

#include "backend/base/error.h"
#include "backend/models/onnx_importer.h"

namespace trainyard {

ImportedModel importOnnx(const OnnxDocument& document, const std::string& subject)
{
    return OnnxImporter(document, subject).run();
}

} // namespace trainyard
