// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/network_importer.h"
#include "backend/protocol/reasons_model.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

/// Readers for the settings of a Keras layer. All throw nlohmann's exceptions or ImportRefusal for values that Keras
/// never writes.
namespace trainyard::keras {

/// A setting that is one whole number for all axes, or a list of them. 8.0 is whole, 8.7 is refused.
inline std::vector<std::int64_t> numbers(const nlohmann::json& json)
{
    const auto whole = [&](const nlohmann::json& one) {
        if (const double value = one.get<double>(); !(std::abs(value) < 1e15 && std::trunc(value) == value))
            throw ImportRefusal{modelReason("model.not-whole", json.dump())};
        return one.get<std::int64_t>();
    };
    std::vector<std::int64_t> out;
    if (json.is_number())
        return {whole(json)};
    for (const nlohmann::json& one : json.get_ref<const nlohmann::json::array_t&>())
        out.push_back(whole(one));
    return out;
}

/// Appends all numbers of an arbitrarily nested list, or a single number.
inline void flattenNumbers(const nlohmann::json& json, std::vector<double>& out)
{
    if (json.is_number())
        out.push_back(json.get<double>());
    else if (json.is_array())
        for (const nlohmann::json& member : json)
            flattenNumbers(member, out);
}

/// A setting that is a name, or in Keras 3 an object that contains the name.
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
