// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace trainyard::store {

/// What the values of a field are; a series or a parameter is a Number.
enum class QueryUnit {
    Number,
    Time,    ///< seconds since 1970, 0 if it has not happened
    Duration ///< seconds
};

QueryUnit queryUnit(std::string_view field);

/// The numbers that a value stands for. A date is all seconds of its day, a number or a duration just itself.
struct QueryRange {
    double low = 0.0;
    double high = 0.0; ///< of a date the first second beyond it, otherwise `low`
    QueryUnit written = QueryUnit::Number;
    friend bool operator==(const QueryRange&, const QueryRange&) = default;
};

/// A finite number, or nullopt.
std::optional<double> queryNumber(std::string_view text);

/// "2026-11-28", "2026-11-28 14:30" or "2026-11-28T14:30", in local time: the day or the minute. nullopt for anything
/// else, such as a day that does not exist.
std::optional<QueryRange> queryDate(std::string_view text);

/// "10s", "1h30m", "1.5d": seconds. nullopt for anything else, such as a number without a unit.
std::optional<double> queryDuration(std::string_view text);

/// What may stand right of an operator after `field`: a number, and for a field of that unit a date or a duration.
std::optional<QueryRange> queryValue(std::string_view field, std::string_view text);

} // namespace trainyard::store
