// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace trainyard {

/// value = document[key]. Throws nlohmann::json::exception when the key is missing or holds another type.
template <typename Value>
void take(const nlohmann::json& document, const char* key, Value& value)
{
    value = document.at(key).get<Value>();
}

// Instantiated once, in json_fields.cpp, because each instantiation compiles more slowly than its callers.
extern template void take(const nlohmann::json&, const char*, bool&);
extern template void take(const nlohmann::json&, const char*, int&);
extern template void take(const nlohmann::json&, const char*, std::int64_t&);
extern template void take(const nlohmann::json&, const char*, double&);
extern template void take(const nlohmann::json&, const char*, std::string&);

} // namespace trainyard
