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

/// A field of the whole run spec: a row of a section's table, found from the spec itself.
struct RunField {
    const FieldInfo* info = nullptr;
    std::string path; ///< "/training/optimizer/momentum"
    std::string key;  ///< "momentum"
    std::function<FieldValue(const RunSpec&)> get;
    std::function<void(RunSpec&, const FieldValue&)> set;
    std::function<bool(const RunSpec&)> applies; ///< it may stand in this spec
    std::function<bool(const RunSpec&)> written; ///< it stands in this spec's JSON
    std::function<bool(const RunSpec&)> matters; ///< it changes what this spec does
    std::vector<RunField> fields;                ///< of a group, in the order of its table

    bool isGroup() const { return info->type == FieldType::Group; }
};

/// The spec as a group without a name: every section and every field, in the order in which they are written.
const RunField& runFields();
/// "/training/optimizer/momentum", or null.
const RunField* runField(std::string_view path);
/// All that are no groups, in the same order.
const std::vector<const RunField*>& leafFields();

/// Reads a group's members: unknown keys, wrong types, values out of range and fields that do not apply become
/// problems, and what could be read is set.
void readGroup(SpecReader& reader, const RunField& group, RunSpec& spec, std::vector<SpecProblem>& problems);
/// The members that apply.
nlohmann::ordered_json groupJson(const RunField& group, const RunSpec& spec);
/// The published JSON schema, resources/schema/run-spec.schema.json.
nlohmann::ordered_json runSpecSchema();

/// What fields have that a spec says nothing of: the defaults beside the choices that it makes.
RunSpec defaultsBeside(const RunSpec& spec);
/// Fields that do not apply beside the others get their defaults: two specs that train alike are equal then.
void clearUnused(RunSpec& spec);

/// A field that two specs differ in, with the values as they stand in JSON; empty where it does not apply.
struct FieldDifference {
    const RunField* field;
    std::string before, after;
};
/// Differences of what is trained and how: without id, name, notes, tags, campaign and cell.
std::vector<FieldDifference> differences(const RunSpec& before, const RunSpec& after);

/// Every English text of the tables (titles, labels, units, help, choices), each once: what a language translates.
std::vector<std::string> fieldTexts();

} // namespace trainyard
