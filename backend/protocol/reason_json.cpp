// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/reason_json.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

using Json = nlohmann::json;

struct ArgumentJson {
    Json operator()(const std::string& value) const { return value; }
    Json operator()(std::int64_t value) const { return value; }
    Json operator()(double value) const { return value; }
    Json operator()(const PathText& value) const { return {{"path", value.path}}; }
    Json operator()(const Quotation& value) const { return {{"quote", value.text}}; }
    Json operator()(const ByteCount& value) const { return {{"bytes", value.bytes}}; }
    Json operator()(const Duration& value) const { return {{"seconds", value.seconds}}; }
    Json operator()(const std::vector<std::string>& value) const { return {{"list", value}}; }
    Json operator()(const std::vector<Reason>& value) const
    {
        return value.empty() ? reasonJson({}) : reasonJson(value.front());
    }
};

ReasonArgument argumentFrom(const Json& json)
{
    if (json.is_string())
        return json.get<std::string>();
    if (json.is_number_float())
        return json.get<double>();
    if (json.is_number())
        return json.get<std::int64_t>();
    if (json.contains("path"))
        return PathText{json["path"].get<std::string>()};
    if (json.contains("quote"))
        return Quotation{json["quote"].get<std::string>()};
    if (json.contains("bytes"))
        return ByteCount{json["bytes"].get<std::int64_t>()};
    if (json.contains("seconds"))
        return Duration{json["seconds"].get<double>()};
    if (json.contains("list"))
        return json["list"].get<std::vector<std::string>>();
    return std::vector<Reason>{reasonFrom(json)};
}

Json factJson(const Reason& reason)
{
    Json arguments = Json::array();
    for (const ReasonArgument& argument : reason.arguments)
        arguments.push_back(std::visit(ArgumentJson(), argument));
    return {{"code", reason.code}, {"args", std::move(arguments)}};
}

void readFact(const Json& json, Reason& reason)
{
    std::vector<ReasonArgument> arguments;
    for (const Json& argument : json.at("args"))
        arguments.push_back(argumentFrom(argument));
    reason.code = json.at("code").get<std::string>();
    reason.arguments = std::move(arguments);
}

} // namespace

Json reasonJson(const Reason& reason)
{
    Json json = reason.code.empty() ? Json::object() : factJson(reason);
    json["text"] = reason.words;
    if (!reason.remedy.empty())
        json["remedy"] = reason.remedy;
    return json;
}

Reason reasonFrom(const Json& json)
{
    if (json.is_string())
        return uncodedReason(json.get<std::string>());
    Reason reason = uncodedReason(json.at("text").get<std::string>(), json.value("remedy", ""));
    if (json.contains("code"))
        readFact(json, reason);
    return reason;
}

std::string reasonFact(const Reason& reason)
{
    // Names and quotations may hold bytes that are not UTF-8.
    return reason.code.empty() ? std::string() : factJson(reason).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Reason reasonOf(std::string words, std::string remedy, std::string_view fact)
{
    Reason reason = uncodedReason(std::move(words), std::move(remedy));
    const Json json = fact.empty() ? Json() : Json::parse(fact, nullptr, false);
    try {
        if (json.is_object())
            readFact(json, reason);
    } catch (const Json::exception&) { // of a newer version: its words say it
    }
    return reason;
}

} // namespace trainyard
