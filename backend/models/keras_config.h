// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

/// How Keras writes a layer's settings. All throw nlohmann's exceptions for what Keras never writes.
namespace trainyard::keras {

/// One number for all axes, or a list.
inline std::vector<std::int64_t> numbers(const nlohmann::json& json)
{
    if (json.is_number_integer())
        return {json.get<std::int64_t>()};
    return json.get<std::vector<std::int64_t>>();
}

/// A number, or a list of them however deeply nested.
inline void flattenNumbers(const nlohmann::json& json, std::vector<double>& out)
{
    if (json.is_number())
        out.push_back(json.get<double>());
    else if (json.is_array())
        for (const nlohmann::json& member : json)
            flattenNumbers(member, out);
}

/// A setting that is a name, or an object of Keras 3 with the name in it.
inline std::string textOf(const nlohmann::json& config, const char* key, const char* fallback)
{
    const nlohmann::json value = config.value(key, nlohmann::json());
    if (value.is_object())
        return value.value("class_name", fallback);
    return value.is_string() ? value.get<std::string>() : fallback;
}

inline double numberOf(const nlohmann::json& config, const char* key, double fallback)
{
    const nlohmann::json value = config.value(key, nlohmann::json());
    return value.is_number() ? value.get<double>() : fallback;
}

} // namespace trainyard::keras
