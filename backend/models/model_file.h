// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_description.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace trainyard {

inline constexpr const char* kModelFileFormat = "trainyard-model";
inline constexpr int kModelFileVersion = 1;

/// Whether a JSON document is marked as a model file.
bool isModelFile(const nlohmann::json& document);

/// Parses a *.model.json (schema: resources/schema/model.schema.json). Throws Failure(BadInput), or Failure(Version)
/// for a newer version. The reason lists every problem with its layer and key; `subject` names the file in it.
ModelDescription parseModelFile(const nlohmann::json& document, const std::string& subject);

/// The text of a model file; attributes with default values are omitted. Throws Failure(Unsupported) for an operator
/// that has no kind in model files.
std::string modelFileText(const ModelDescription& description);

/// Names of the layer kinds that model files support.
std::vector<std::string> modelFileKinds();

} // namespace trainyard
