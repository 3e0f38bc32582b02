// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/spec_fields.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>

namespace trainyard {

inline constexpr std::int64_t kLongestParameterText = 8192; ///< code points of the text of a program's parameter

/// A bound of a FieldInfo whose values are whole numbers.
inline std::int64_t toWhole(double bound)
{
    return static_cast<std::int64_t>(bound);
}

/// Reads the member `key` as the field describes it. Reports a value that does not fit and then returns nullopt.
std::optional<FieldValue> readField(SpecReader& reader, const char* key, const FieldInfo& field);

/// A scalar as the value of a parameter; nullopt for lists.
std::optional<ProgramValue> programValueOf(const FieldValue& value);
std::optional<ProgramValue> programValueFrom(const nlohmann::json& value);
/// One option as an object; reading reports what does not fit.
nlohmann::ordered_json optionJson(const ProgramOption& option);
std::optional<ProgramOption> readOption(const nlohmann::json& found, const std::string& path,
                                        std::vector<SpecProblem>& problems);

nlohmann::ordered_json fieldJson(const FieldInfo& field, const FieldValue& value);

/// The field as a property of a JSON schema.
nlohmann::ordered_json fieldSchema(const FieldInfo& field, const FieldValue& otherwise);

} // namespace trainyard
