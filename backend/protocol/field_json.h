// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/spec_fields.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace trainyard {

/// Reads the member `key` as the field describes it. Reports a value that does not fit and then returns nullopt.
std::optional<FieldValue> readField(SpecReader& reader, const char* key, const FieldInfo& field);

nlohmann::ordered_json fieldJson(const FieldInfo& field, const FieldValue& value);

/// The field as a property of a JSON schema.
nlohmann::ordered_json fieldSchema(const FieldInfo& field, const FieldValue& otherwise);

} // namespace trainyard
