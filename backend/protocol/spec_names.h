// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/spec_reader.h"

#include <optional>
#include <string_view>
#include <utility>

/// Tables of enum values and their names in JSON.
namespace trainyard::spec_names {

template <typename Enum>
using Pair = std::pair<Enum, std::string_view>;

template <typename Enum, std::size_t Count>
std::string_view nameIn(const Pair<Enum> (&names)[Count], Enum value)
{
    for (const auto& [candidate, text] : names)
        if (candidate == value)
            return text;
    return "unknown";
}

template <typename Enum, std::size_t Count>
std::optional<Enum> valueNamed(const Pair<Enum> (&names)[Count], std::string_view name)
{
    for (const auto& [value, text] : names)
        if (text == name)
            return value;
    return std::nullopt;
}

template <typename Enum, std::size_t Count>
SpecReader::Names<Enum> span(const Pair<Enum> (&names)[Count])
{
    return SpecReader::Names<Enum>(names, Count);
}

} // namespace trainyard::spec_names
