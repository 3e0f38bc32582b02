// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_fields.h"

#include "backend/protocol/spec_reader.h"

#include <optional>

namespace trainyard {
namespace {

std::optional<FieldValue> readChoice(SpecReader& reader, const FieldInfo& field, const nlohmann::json& found)
{
    std::string allowed;
    for (const FieldChoice& choice : field.choices) {
        if (found.is_string() && found.get_ref<const std::string&>() == choice.name)
            return std::string(choice.name);
        allowed += (allowed.empty() ? "\"" : ", \"") + std::string(choice.name) + "\"";
    }
    reader.report(field.key, found, "one of " + allowed);
    return std::nullopt;
}

std::optional<FieldValue> readTexts(SpecReader& reader, const FieldInfo& field, const nlohmann::json& found)
{
    std::vector<std::string> texts;
    bool good = found.is_array() && static_cast<double>(found.size()) <= field.high;
    for (std::size_t i = 0; good && i < found.size(); ++i) {
        good = found[i].is_string() && !found[i].get_ref<const std::string&>().empty() &&
               codePoints(found[i].get_ref<const std::string&>()) >= 0;
        if (good)
            texts.push_back(found[i].get<std::string>());
    }
    if (good)
        return texts;
    reader.report(field.key, found, "a list of at most " + std::to_string(static_cast<int>(field.high)) + " texts");
    return std::nullopt;
}

/// The problem of a value that does not fit is reported; nothing comes back then.
std::optional<FieldValue> readValue(SpecReader& reader, const FieldInfo& field, const nlohmann::json& found,
                                    const std::vector<SpecProblem>& problems)
{
    const std::size_t before = problems.size();
    FieldValue value;
    switch (field.type) {
    case FieldType::Flag: reader.read(field.key, value.emplace<bool>()); break;
    case FieldType::Whole:
        reader.read(field.key, value.emplace<std::int64_t>(), static_cast<std::int64_t>(field.low),
                    static_cast<std::int64_t>(field.high));
        break;
    case FieldType::Number:
        reader.read(field.key, value.emplace<double>(), field.low, field.high, field.openLow);
        break;
    case FieldType::Text:
        reader.read(field.key, value.emplace<std::string>(), 0, static_cast<std::size_t>(field.high));
        break;
    case FieldType::Choice: return readChoice(reader, field, found);
    case FieldType::Texts: return readTexts(reader, field, found);
    }
    return problems.size() == before ? std::optional(std::move(value)) : std::nullopt;
}

nlohmann::ordered_json valueJson(const FieldValue& value)
{
    return std::visit([](const auto& held) { return nlohmann::ordered_json(held); }, value);
}

nlohmann::ordered_json property(const FieldInfo& field)
{
    nlohmann::ordered_json json;
    switch (field.type) {
    case FieldType::Flag: json["type"] = "boolean"; break;
    case FieldType::Whole:
        json = {{"type", "integer"},
                {"minimum", static_cast<std::int64_t>(field.low)},
                {"maximum", static_cast<std::int64_t>(field.high)}};
        break;
    case FieldType::Number:
        json["type"] = "number";
        json[field.openLow ? "exclusiveMinimum" : "minimum"] = field.low;
        json["maximum"] = field.high;
        break;
    case FieldType::Choice:
        json["enum"] = nlohmann::ordered_json::array();
        for (const FieldChoice& choice : field.choices)
            json["enum"].push_back(choice.name);
        break;
    case FieldType::Text: json = {{"type", "string"}, {"maxLength", static_cast<std::int64_t>(field.high)}}; break;
    case FieldType::Texts:
        json = {{"type", "array"},
                {"maxItems", static_cast<std::int64_t>(field.high)},
                {"items", {{"type", "string"}, {"minLength", 1}}}};
        break;
    }
    return json;
}

} // namespace

void readFields(const nlohmann::json& json, const std::vector<BoundField>& fields, const std::string& path,
                std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, path, problems);
    for (const BoundField& field : fields) {
        const nlohmann::json* found = reader.member(field.info->key);
        if (!found)
            continue;
        if (!field.applies())
            reader.report(field.info->key, *found, "nothing beside the section's other values");
        else if (const std::optional<FieldValue> value = readValue(reader, *field.info, *found, problems))
            field.set(*value);
    }
}

nlohmann::ordered_json fieldsJson(const std::vector<BoundField>& fields)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const BoundField& field : fields)
        if (field.applies())
            json[field.info->key] = valueJson(field.get());
    return json;
}

nlohmann::ordered_json fieldsSchema(const std::vector<BoundField>& fields, std::string_view description)
{
    nlohmann::ordered_json properties;
    for (const BoundField& field : fields) {
        nlohmann::ordered_json json = property(*field.info);
        json["default"] = valueJson(field.get());
        json["description"] = field.info->help;
        properties[field.info->key] = std::move(json);
    }
    return {{"type", "object"},
            {"description", description},
            {"additionalProperties", false},
            {"properties", std::move(properties)}};
}

} // namespace trainyard
