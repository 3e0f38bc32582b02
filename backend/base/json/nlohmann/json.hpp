// SPDX-License-Identifier: Apache-2.0
// What `#include <nlohmann/json.hpp>` finds in every target of ours (packaging/cmake/TrainyardBuild.cmake): the
// library's own header, and whole numbers that are read with care. By itself the library casts: `get<int>()` of 1e300
// is undefined behaviour, and of 4294967297 it is 1. Files are damaged or come from other programs, so here such a
// number is an error (nlohmann::json::out_of_range) in get(), get_to(), value() and in elements of containers alike. A
// fraction is cut off, as before.
#pragma once
#pragma GCC system_header // for #include_next

#include "backend/base/whole_number.h"

#include_next <nlohmann/json.hpp>

#include <concepts>
#include <limits>
#include <string>
#include <utility>

namespace nlohmann {

template <std::integral Whole>
    requires(!std::same_as<Whole, bool>)
struct adl_serializer<Whole, void> {
    template <typename Json>
    static void from_json(const Json& json, Whole& value)
    {
        if (!holds(json))
            throw detail::out_of_range::create(
                406, json.dump() + " is not between " + std::to_string(kLeast) + " and " + std::to_string(kMost),
                &json);
        ::nlohmann::from_json(json, value);
    }

    template <typename Json>
    static void to_json(Json& json, Whole value) noexcept
    {
        ::nlohmann::to_json(json, value);
    }

    /// Whether the type can hold the number. What is no number is left to the library's own error.
    template <typename Json>
    static bool holds(const Json& json)
    {
        if (json.is_number_float())
            return trainyard::canHold<Whole>(*json.template get_ptr<const typename Json::number_float_t*>());
        if (json.is_number_unsigned())
            return std::in_range<Whole>(*json.template get_ptr<const typename Json::number_unsigned_t*>());
        if (json.is_number_integer())
            return std::in_range<Whole>(*json.template get_ptr<const typename Json::number_integer_t*>());
        return true;
    }

private:
    static constexpr Whole kLeast = std::numeric_limits<Whole>::min();
    static constexpr Whole kMost = std::numeric_limits<Whole>::max();
};

} // namespace nlohmann
