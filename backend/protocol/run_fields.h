// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/spec_fields.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

class SpecReader;

/// A field of the whole run spec: a row of a section's table that takes the whole spec.
struct RunField {
    const FieldInfo* info = nullptr;
    std::string path; ///< "/training/optimizer/momentum"
    std::string key;  ///< "momentum"
    std::function<FieldValue(const RunSpec&)> get;
    std::function<void(RunSpec&, const FieldValue&)> set;
    std::function<bool(const RunSpec&)> applies; ///< the spec may contain the field
    std::function<bool(const RunSpec&)> written; ///< the spec's JSON contains the field
    std::function<bool(const RunSpec&)> matters; ///< the field changes what the spec does
    std::vector<RunField> fields;                ///< a group's members, in the order of its table

    bool isGroup() const { return info->type == FieldType::Group; }
};

/// The spec as a nameless group: every section and field, in the order in which they are written.
const RunField& runFields();
/// Below this, each parameter of a program has a field, whether or not a spec has it: "/program/parameters/lr".
inline constexpr std::string_view kParameterFields = "/program/parameters/";
/// "/training/optimizer/momentum", or null.
const RunField* runField(std::string_view path);
/// "/training/optimizer/momentum" → "training.optimizer.momentum", as people and flattenRunSpec() name it.
std::string flatKey(std::string_view path);
/// All fields that are not groups, in the same order.
const std::vector<const RunField*>& leafFields();

/// Reads a group's members and sets those that could be read. Unknown keys, wrong types, values out of range and fields
/// that do not apply are added to `problems`.
void readGroup(SpecReader& reader, const RunField& group, RunSpec& spec, std::vector<SpecProblem>& problems);
/// The members that apply, as JSON.
nlohmann::ordered_json groupJson(const RunField& group, const RunSpec& spec);
/// The published JSON schema, resources/schema/run-spec.schema.json.
nlohmann::ordered_json runSpecSchema();

/// The values of all fields that the spec does not set: the defaults that go with its choices.
RunSpec defaultsBeside(const RunSpec& spec);
/// Resets fields that do not apply to their defaults, so that two specs that train alike compare equal.
void clearUnused(RunSpec& spec);

/// A field in which two specs differ, with its JSON values; a value is empty where the field does not apply.
struct FieldDifference {
    const RunField* field;
    std::string before, after;
};
/// Differences in what is trained and how: without id, name, notes, tags, campaign and cell.
std::vector<FieldDifference> differences(const RunSpec& before, const RunSpec& after);

/// Every English text of the tables (titles, labels, units, help, choices), each once, for translation.
std::vector<std::string> fieldTexts();

} // namespace trainyard
