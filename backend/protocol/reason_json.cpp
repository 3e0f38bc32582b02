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
    Json operator()(const Count& value) const { return {{"count", value.value}}; }
    Json operator()(const ByteCount& value) const { return {{"bytes", value.bytes}}; }
    Json operator()(const Duration& value) const { return {{"seconds", value.seconds}}; }
    Json operator()(const std::vector<std::string>& value) const { return {{"list", value}}; }
    Json operator()(const TitleText& value) const { return {{"titles", value.titles}}; }
    Json operator()(const std::vector<Reason>& value) const
    {
        if (value.size() < 2)
            return value.empty() ? reasonJson({}) : reasonJson(value.front());
        Json all = Json::array();
        for (const Reason& one : value)
            all.push_back(reasonJson(one));
        const ReasonArgument argument = value;
        return {{"reasons", std::move(all)}, {"text", englishText("%1", {&argument, 1})}};
    }
};

constexpr int kDeepestReason = 16; // within others; of a deeper one only the words are read

Reason readReason(const Json& json, int depth);

ReasonArgument argumentFrom(const Json& json, int depth)
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
    if (json.contains("count"))
        return Count{json["count"].get<std::int64_t>()};
    if (json.contains("reasons")) {
        std::vector<Reason> all;
        for (const Json& one : json["reasons"])
            all.push_back(readReason(one, depth + 1));
        return all;
    }
    if (json.contains("bytes"))
        return ByteCount{json["bytes"].get<std::int64_t>()};
    if (json.contains("seconds"))
        return Duration{json["seconds"].get<double>()};
    if (json.contains("titles"))
        return TitleText{json["titles"].get<std::vector<std::string>>()};
    if (json.contains("list"))
        return json["list"].get<std::vector<std::string>>();
    return std::vector<Reason>{readReason(json, depth + 1)};
}

Json factJson(const Reason& reason)
{
    Json arguments = Json::array();
    for (const ReasonArgument& argument : reason.arguments)
        arguments.push_back(std::visit(ArgumentJson(), argument));
    return {{"code", reason.code}, {"args", std::move(arguments)}};
}

void readFact(const Json& json, Reason& reason, int depth)
{
    std::vector<ReasonArgument> arguments;
    for (const Json& argument : json.at("args"))
        arguments.push_back(argumentFrom(argument, depth));
    reason.code = json.at("code").get<std::string>();
    reason.arguments = std::move(arguments);
}

Reason readReason(const Json& json, int depth)
{
    if (json.is_string())
        return json.get<std::string>();
    Reason reason(json.at("text").get<std::string>(), json.value("remedy", ""));
    if (depth < kDeepestReason && json.contains("code"))
        readFact(json, reason, depth);
    return reason;
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
    return readReason(json, 0);
}

std::string reasonLine(const Reason& reason)
{
    // Names and quotations may hold bytes that are not UTF-8.
    return reason.code.empty() && reason.remedy.empty()
               ? std::string()
               : reasonJson(reason).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Reason reasonOf(std::string text, std::string_view line)
{
    return reasonOf(std::move(text), {}, line);
}

Reason reasonOf(std::string words, std::string remedy, std::string_view line)
{
    const Json json = line.empty() ? Json() : Json::parse(line, nullptr, false);
    try {
        if (json.is_object())
            return reasonFrom(json);
    } catch (const Json::exception&) { // written by a newer version: use its words
    }
    return {std::move(words), std::move(remedy)};
}

void putReason(nlohmann::ordered_json& json, const std::string& key, const Reason& reason)
{
    json[key] = reason.words;
    if (!reason.code.empty())
        json[key + "_reason"] = reasonJson(reason);
}

Reason reasonIn(const Json& json, const std::string& key)
{
    const auto found = json.find(key + "_reason");
    return found != json.end() ? reasonFrom(*found) : Reason(json.at(key).get<std::string>());
}

nlohmann::ordered_json errorJson(const Error& error)
{
    nlohmann::ordered_json json = {{"kind", static_cast<int>(error.kind)},
                                   {"operation", error.operation},
                                   {"subject", error.subject},
                                   {"reason", error.reason},
                                   {"remedy", error.remedy}};
    if (!error.reasonCode.empty())
        json["why"] = reasonJson(error.why());
    return json;
}

Error errorFrom(const Json& json)
{
    Error error;
    const int kind = json.at("kind").get<int>();
    error.kind =
        kind >= 0 && kind <= static_cast<int>(kLastErrorKind) ? static_cast<ErrorKind>(kind) : ErrorKind::Internal;
    error.operation = json.at("operation").get<std::string>();
    error.subject = json.at("subject").get<std::string>();
    error.reason = json.at("reason").get<std::string>();
    error.remedy = json.at("remedy").get<std::string>();
    if (json.contains("why"))
        error.setWhy(reasonFrom(json["why"]));
    return error;
}

} // namespace trainyard
