// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>

namespace trainyard {

/// value = document[key]. Throws nlohmann::json::exception when the key is missing or holds another type.
template <typename Value>
void take(const nlohmann::json& document, const char* key, Value& value)
{
    value = document.at(key).get<Value>();
}

/// The same for a value that may be missing or null.
template <typename Value>
void take(const nlohmann::json& document, const char* key, std::optional<Value>& value)
{
    const auto found = document.find(key);
    if (found != document.end() && !found->is_null())
        value = found->get<Value>();
}

/// The whole number that there is; nothing where there is none, or one that the type cannot hold.
template <std::integral Whole>
std::optional<Whole> wholeNumberIn(const nlohmann::json& json)
{
    if (!json.is_number_integer() || !nlohmann::adl_serializer<Whole>::holds(json))
        return std::nullopt;
    return json.get<Whole>();
}

/// Writes a value that there is; otherwise leaves the key out.
template <typename Value>
void put(nlohmann::ordered_json& json, const char* key, const std::optional<Value>& value)
{
    if (value)
        json[key] = *value;
}

/// A number that may be NaN or infinite, which JSON writes as null.
double numberOrNan(const nlohmann::json& json);

// Instantiated once, in json_fields.cpp, because each instantiation compiles more slowly than its callers.
extern template void take(const nlohmann::json&, const char*, bool&);
extern template void take(const nlohmann::json&, const char*, int&);
extern template void take(const nlohmann::json&, const char*, std::int64_t&);
extern template void take(const nlohmann::json&, const char*, double&);
extern template void take(const nlohmann::json&, const char*, std::string&);

} // namespace trainyard
