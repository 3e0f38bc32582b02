// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/field_json.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson texts(const FieldInfo& field, int least)
{
    OrderedJson json = {{"type", "string"}};
    if (least > 0)
        json["minLength"] = least;
    json["maxLength"] = toWhole(field.high);
    return json;
}

OrderedJson wholeSchema(const FieldInfo& field)
{
    return {{"type", "integer"}, {"minimum", toWhole(field.low)}, {"maximum", toWhole(field.high)}};
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

OrderedJson scalarSchema()
{
    OrderedJson json = {{"type", OrderedJson::array({"boolean", "number", "string"})}};
    json["maxLength"] = kLongestParameterText;
    return json;
}

OrderedJson optionSchema()
{
    const OrderedJson text = {{"type", "string"}, {"minLength", 1}, {"maxLength", 200}};
    OrderedJson json = {{"type", "object"}, {"additionalProperties", false}};
    json["required"] = OrderedJson::array({"name"});
    OrderedJson& keys = json["properties"];
    keys["name"] = {{"type", "string"}, {"pattern", "^[A-Za-z0-9_.-]{1,100}$"}};
    keys["type"]["enum"] = OrderedJson::array({"text", "flag", "whole", "number"});
    keys["flag"] = text;
    keys["off_flag"] = text;
    keys["positional"] = {{"type", "boolean"}};
    keys["low"] = {{"type", "number"}};
    keys["high"] = {{"type", "number"}};
    keys["choices"] = {{"type", "array"}, {"maxItems", 1000}, {"items", scalarSchema()}};
    keys["default"] = scalarSchema();
    keys["help"] = {{"type", "string"}, {"maxLength", 2000}};
    return json;
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
        json["anyOf"] = {{{"type", "integer"}, {"minimum", 0}, {"maximum", toWhole(field.high)}},
                         listSchema(field, 2, {{"type", "string"}, {"minLength", 1}, {"maxLength", 1000}})};
        return json;
    case FieldType::Scalar: return scalarSchema();
    case FieldType::Parameters:
        return {{"type", "object"},
                {"maxProperties", field.most},
                {"propertyNames", {{"pattern", "^[A-Za-z0-9_.-]{1,100}$"}}},
                {"additionalProperties", scalarSchema()}};
    case FieldType::Options: return {{"type", "array"}, {"maxItems", field.most}, {"items", optionSchema()}};
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
        add(std::to_string(toWhole(field.low)), field.least);
    for (const FieldChoice& choice : field.choices)
        if (!choice.help.empty())
            add(choice.name, choice.help);
    return text;
}

} // namespace

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
