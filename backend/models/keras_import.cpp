// SPDX-License-Identifier: Apache-2.0
#include "backend/models/keras_import.h"

#include "backend/base/error.h"
#include "backend/models/keras_importer.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {

bool isKerasArchitecture(const nlohmann::json& document)
{
    return document.is_object() && document.contains("class_name") && document.contains("config");
}

KerasModel importKeras(const nlohmann::json& document, const std::string& subject)
{
    try {
        return KerasImporter(document, subject).run();
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "import", subject, modelReason("model.not-keras", exception.what()));
    }
}

} // namespace trainyard
