// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/field_json.h"

#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/reasons_spec.h"

#include <algorithm>
#include <set>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::int64_t whole(double value)
{
    return static_cast<std::int64_t>(value);
}

/// The names of the choices in JSON.
std::string quoted(std::span<const FieldChoice> choices)
{
    std::string names;
    for (const FieldChoice& choice : choices)
        names += (names.empty() ? "\"" : ", \"") + std::string(choice.name) + "\"";
    return names;
}

/// What `read` returns, unless it reported a problem.
template <typename Value, typename Read>
std::optional<FieldValue> unlessReported(SpecReader& reader, const Read& read)
{
    const std::size_t before = reader.problems().size();
    Value value{};
    read(value);
    return reader.problems().size() == before ? std::optional<FieldValue>(std::move(value)) : std::nullopt;
}

std::optional<FieldValue> readText(SpecReader& reader, const char* key, const FieldInfo& field)
{
    return unlessReported<std::string>(reader, [&](std::string& text) {
        reader.read(key, text, static_cast<std::size_t>(field.low), static_cast<std::size_t>(field.high),
                    field.type == FieldType::Lines);
    });
}

std::optional<FieldValue> readWhole(SpecReader& reader, const char* key, const FieldInfo& field,
                                    const nlohmann::json& found)
{
    if (!field.zeroKey.empty() && found.is_string()) {
        if (found.get_ref<const std::string&>() == field.zeroKey)
            return std::int64_t{0};
        reader.report(key, found, specReason("spec.whole-or", whole(field.low), whole(field.high), field.zeroKey));
        return std::nullopt;
    }
    return unlessReported<std::int64_t>(
        reader, [&](std::int64_t& value) { reader.read(key, value, whole(field.low), whole(field.high)); });
}

std::optional<FieldValue> readChoice(SpecReader& reader, const char* key, const FieldInfo& field,
                                     const nlohmann::json& found)
{
    for (std::size_t i = 0; i < field.choices.size(); ++i)
        if (found.is_string() && found.get_ref<const std::string&>() == field.choices[i].name)
            return static_cast<std::int64_t>(i);
    reader.report(key, found, specReason("spec.choice", quoted(field.choices)));
    return std::nullopt;
}

std::optional<FieldValue> readRunId(SpecReader& reader, const char* key, const nlohmann::json& found)
{
    if (found.is_string() && isRunId(found.get_ref<const std::string&>()))
        return found.get<std::string>();
    reader.report(key, found, specReason("spec.run-id"));
    return std::nullopt;
}

std::optional<FieldValue> readPath(SpecReader& reader, const char* key, const FieldInfo& field,
                                   const nlohmann::json& found)
{
    std::optional<FieldValue> path = readText(reader, key, field);
    for (const FieldChoice& choice : field.choices)
        if (path == FieldValue(std::string(choice.name)))
            return path;
    if (!path || std::get<std::string>(*path).starts_with('/'))
        return path;
    reader.report(key, found,
                  field.choices.empty() ? specReason("spec.path") : specReason("spec.path-or", quoted(field.choices)));
    return std::nullopt;
}

std::optional<FieldValue> readCheckpoint(SpecReader& reader, const char* key, const FieldInfo& field,
                                         const nlohmann::json& found)
{
    std::optional<FieldValue> text = readText(reader, key, field);
    if (!text || text == FieldValue(std::string()) || parseCheckpointReference(std::get<std::string>(*text)))
        return text;
    reader.report(key, found, specReason("spec.checkpoint"));
    return std::nullopt;
}

/// Reads a list of texts; each one that cannot be read is reported under its number.
std::optional<FieldValue> readTexts(SpecReader& reader, const char* key, const FieldInfo& field,
                                    const nlohmann::json& found)
{
    if (!found.is_array() || found.size() > static_cast<std::size_t>(field.most)) {
        reader.report(key, found, specReason("spec.texts", field.most));
        return std::nullopt;
    }
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::string number = std::to_string(i);
        const nlohmann::json holder = {{number, found[i]}};
        SpecReader item(holder, reader.pathOf(key), reader.problems());
        if (const std::optional<FieldValue> text = readText(item, number.c_str(), field))
            texts.push_back(std::get<std::string>(*text));
    }
    return texts;
}

std::optional<FieldValue> readWholes(SpecReader& reader, const char* key, const FieldInfo& field,
                                     const nlohmann::json& found)
{
    std::vector<std::int64_t> numbers;
    const bool good = found.is_array() && found.size() <= static_cast<std::size_t>(field.most) &&
                      std::all_of(found.begin(), found.end(), [&](const nlohmann::json& one) {
                          if (!one.is_number_integer() || one < whole(field.low) || one > whole(field.high))
                              return false;
                          const auto number = one.get<std::int64_t>();
                          const bool fits = field.ascending
                                                ? numbers.empty() || number > numbers.back()
                                                : std::find(numbers.begin(), numbers.end(), number) == numbers.end();
                          numbers.push_back(number);
                          return fits;
                      });
    if (good)
        return numbers;
    const std::int64_t low = whole(field.low), high = whole(field.high);
    reader.report(key, found,
                  field.ascending ? specReason("spec.ascending", field.most, low, high)
                                  : specReason("spec.different", field.most, low, high));
    return std::nullopt;
}

bool isName(const nlohmann::json& value)
{
    return value.is_string() && codePoints(value.get_ref<const std::string&>()) > 0 &&
           value.get_ref<const std::string&>().size() <= 1000;
}

std::optional<FieldValue> readCountOrTexts(SpecReader& reader, const char* key, const FieldInfo& field,
                                           const nlohmann::json& found)
{
    if (found.is_number_integer() && (found == 0 || (found >= whole(field.low) && found <= whole(field.high))))
        return found.get<std::int64_t>();
    if (found.is_array() && found.size() >= 2 && found.size() <= static_cast<std::size_t>(field.most) &&
        std::all_of(found.begin(), found.end(), isName)) {
        std::set<std::string> seen;
        for (const nlohmann::json& name : found)
            if (!seen.insert(name.get<std::string>()).second) {
                reader.report(key, name, specReason("spec.class-twice"));
                return std::nullopt;
            }
        return found.get<std::vector<std::string>>();
    }
    reader.report(key, found, specReason("spec.classes", whole(field.low), whole(field.high)));
    return std::nullopt;
}

OrderedJson texts(const FieldInfo& field, int least)
{
    OrderedJson json = {{"type", "string"}};
    if (least > 0)
        json["minLength"] = least;
    json["maxLength"] = whole(field.high);
    return json;
}

OrderedJson wholeSchema(const FieldInfo& field)
{
    return {{"type", "integer"}, {"minimum", whole(field.low)}, {"maximum", whole(field.high)}};
}

OrderedJson listSchema(const FieldInfo& field, int least, OrderedJson items)
{
    OrderedJson json = {{"type", "array"}};
    if (least > 0)
        json["minItems"] = least;
    json["maxItems"] = field.most;
    if (field.type != FieldType::Texts)
        json["uniqueItems"] = true;
    json["items"] = std::move(items);
    return json;
}

OrderedJson pathSchema(const FieldInfo& field, OrderedJson text)
{
    text["pattern"] = "^/";
    if (field.choices.empty())
        return text;
    OrderedJson names = OrderedJson::array();
    for (const FieldChoice& choice : field.choices)
        names.push_back(choice.name);
    return {{"anyOf", {{{"enum", names}}, text}}};
}

/// The values that the field allows.
OrderedJson typeSchema(const FieldInfo& field)
{
    const int least = static_cast<int>(field.low);
    OrderedJson json;
    switch (field.type) {
    case FieldType::Group: break;
    case FieldType::Flag: return {{"type", "boolean"}};
    case FieldType::Whole:
        if (field.zeroKey.empty())
            return wholeSchema(field);
        json["anyOf"] = {wholeSchema(field), {{"const", field.zeroKey}}};
        return json;
    case FieldType::Unsigned: return {{"type", "integer"}, {"minimum", 0}, {"maximum", UINT64_MAX}};
    case FieldType::Number:
        return {
            {"type", "number"}, {field.openLow ? "exclusiveMinimum" : "minimum", field.low}, {"maximum", field.high}};
    case FieldType::Choice:
        json["enum"] = OrderedJson::array();
        for (const FieldChoice& choice : field.choices)
            json["enum"].push_back(choice.name);
        return json;
    case FieldType::Text:
    case FieldType::Lines:
    case FieldType::Checkpoint: return texts(field, least);
    case FieldType::RunId: return {{"type", "string"}, {"pattern", "^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}$"}};
    case FieldType::Path: return pathSchema(field, texts(field, least));
    case FieldType::Texts: return listSchema(field, 0, texts(field, least));
    case FieldType::Wholes: return listSchema(field, 0, wholeSchema(field));
    case FieldType::CountOrTexts:
        json["anyOf"] = {{{"type", "integer"}, {"minimum", 0}, {"maximum", whole(field.high)}},
                         listSchema(field, 2, {{"type", "string"}, {"minLength", 1}, {"maxLength", 1000}})};
        return json;
    }
    return json;
}

/// The help, and what 0 and each choice mean.
std::string description(const FieldInfo& field)
{
    std::string text(field.help);
    const auto add = [&text](std::string_view key, std::string_view meaning) {
        text += (text.empty() ? "" : " ") + std::string(key) + " = " + std::string(meaning);
        text += text.ends_with('.') ? "" : ".";
    };
    if (field.type == FieldType::Whole && !field.least.empty() && field.zeroKey.empty())
        add(std::to_string(whole(field.low)), field.least);
    for (const FieldChoice& choice : field.choices)
        if (!choice.help.empty())
            add(choice.name, choice.help);
    return text;
}

} // namespace

std::optional<FieldValue> readField(SpecReader& reader, const char* key, const FieldInfo& field)
{
    const nlohmann::json* found = reader.member(key);
    if (!found)
        return std::nullopt;
    switch (field.type) {
    case FieldType::Group: break;
    case FieldType::Flag: return unlessReported<bool>(reader, [&](bool& value) { reader.read(key, value); });
    case FieldType::Whole: return readWhole(reader, key, field, *found);
    case FieldType::Unsigned:
        return unlessReported<std::uint64_t>(reader, [&](std::uint64_t& value) { reader.read(key, value); });
    case FieldType::Number:
        return unlessReported<double>(
            reader, [&](double& value) { reader.read(key, value, field.low, field.high, field.openLow); });
    case FieldType::Choice: return readChoice(reader, key, field, *found);
    case FieldType::Text:
    case FieldType::Lines: return readText(reader, key, field);
    case FieldType::RunId: return readRunId(reader, key, *found);
    case FieldType::Path: return readPath(reader, key, field, *found);
    case FieldType::Checkpoint: return readCheckpoint(reader, key, field, *found);
    case FieldType::Texts: return readTexts(reader, key, field, *found);
    case FieldType::Wholes: return readWholes(reader, key, field, *found);
    case FieldType::CountOrTexts: return readCountOrTexts(reader, key, field, *found);
    }
    return std::nullopt;
}

OrderedJson fieldJson(const FieldInfo& field, const FieldValue& value)
{
    if (field.type == FieldType::Choice) {
        const auto index = static_cast<std::size_t>(std::get<std::int64_t>(value));
        return index < field.choices.size() ? field.choices[index].name : "unknown";
    }
    if (!field.zeroKey.empty() && value == FieldValue(std::int64_t{0}))
        return field.zeroKey;
    return std::visit([](const auto& held) { return OrderedJson(held); }, value);
}

OrderedJson fieldSchema(const FieldInfo& field, const FieldValue& otherwise)
{
    OrderedJson json = typeSchema(field);
    const bool mayBeEmpty = field.type != FieldType::RunId && field.type != FieldType::Path;
    if (!field.required && (mayBeEmpty || otherwise != FieldValue(std::string())))
        json["default"] = fieldJson(field, otherwise);
    json["description"] = description(field);
    return json;
}

} // namespace trainyard
