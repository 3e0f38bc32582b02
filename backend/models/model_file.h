// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_description.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace trainyard {

inline constexpr const char* kModelFileFormat = "trainyard-model";
inline constexpr int kModelFileVersion = 1;

/// Whether a JSON document says that it is a model file.
bool isModelFile(const nlohmann::json& document);

/// Reads a *.model.json (resources/schema/model.schema.json is its published schema). Throws Failure(BadInput, or
/// Version for a newer one) whose reason lists every problem with its layer and key; `subject` names the file in it.
ModelDescription parseModelFile(const nlohmann::json& document, const std::string& subject);

/// The text of a model file; attributes that have their default are left out. Throws Failure(Unsupported) for an
/// operator that model files do not know.
std::string modelFileText(const ModelDescription& description);

/// Names of the kinds of layers that model files know.
std::vector<std::string> modelFileKinds();

} // namespace trainyard
