// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/query_value.h"

#include <array>
#include <charconv>
#include <cmath>
#include <ctime>

namespace trainyard::store {
namespace {

constexpr std::array<std::string_view, 5> kTimes{"created", "started", "ended", "last_event", "trashed"};
constexpr std::array<std::string_view, 2> kDurations{"elapsed", "eta"};
constexpr int kFirstYear = 1970;

template <std::size_t N>
bool isOneOf(const std::array<std::string_view, N>& names, std::string_view name)
{
    for (const std::string_view one : names)
        if (one == name)
            return true;
    return false;
}

/// `count` digits at `at`, or nullopt.
std::optional<int> digits(std::string_view text, std::size_t at, std::size_t count)
{
    int number = 0;
    if (at + count > text.size())
        return std::nullopt;
    for (const char c : text.substr(at, count)) {
        if (c < '0' || c > '9')
            return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

/// Seconds since 1970 of a local time; nullopt if the calendar or the clock has no such time.
std::optional<double> secondsOf(int year, int month, int day, int hour, int minute)
{
    std::tm parts{};
    parts.tm_year = year - 1900;
    parts.tm_mon = month - 1;
    parts.tm_mday = day;
    parts.tm_hour = hour;
    parts.tm_min = minute;
    parts.tm_isdst = -1;
    const std::time_t seconds = std::mktime(&parts);
    if (seconds == std::time_t(-1))
        return std::nullopt;
    return static_cast<double>(seconds);
}

int daysIn(int year, int month)
{
    constexpr std::array kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return kDays[static_cast<std::size_t>(month - 1)] + (month == 2 && leap ? 1 : 0);
}

double unitSeconds(char unit)
{
    switch (unit) {
    case 's': return 1.0;
    case 'm': return 60.0;
    case 'h': return 3600.0;
    case 'd': return 86400.0;
    default: return 0.0;
    }
}

} // namespace

QueryUnit queryUnit(std::string_view field)
{
    return isOneOf(kTimes, field)       ? QueryUnit::Time
           : isOneOf(kDurations, field) ? QueryUnit::Duration
                                        : QueryUnit::Number;
}

std::optional<double> queryNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double number = 0.0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

std::optional<QueryRange> queryDate(std::string_view text)
{
    constexpr std::size_t kDay = 10, kMinute = 16; // "2026-11-28", "2026-11-28 14:30"
    if ((text.size() != kDay && text.size() != kMinute) || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto year = digits(text, 0, 4), month = digits(text, 5, 2), day = digits(text, 8, 2);
    if (!year || !month || !day || *year < kFirstYear || *month < 1 || *month > 12 || *day < 1 ||
        *day > daysIn(*year, *month))
        return std::nullopt;
    std::optional<double> low, high;
    if (text.size() == kDay) {
        low = secondsOf(*year, *month, *day, 0, 0);
        high = secondsOf(*year, *month, *day + 1, 0, 0); // mktime() carries over; a day may have 23 or 25 hours
    } else {
        const auto hour = digits(text, 11, 2), minute = digits(text, 14, 2);
        if ((text[10] != ' ' && text[10] != 'T') || text[13] != ':' || !hour || !minute || *hour > 23 || *minute > 59)
            return std::nullopt;
        low = secondsOf(*year, *month, *day, *hour, *minute);
        high = low ? std::optional(*low + 60.0) : std::nullopt;
    }
    if (!low || !high)
        return std::nullopt;
    return QueryRange{*low, *high, QueryUnit::Time};
}

std::optional<double> queryDuration(std::string_view text)
{
    double seconds = 0.0;
    double before = HUGE_VAL; // units become smaller: "1h30m"
    if (text.empty())
        return std::nullopt;
    while (!text.empty()) {
        double count = 0.0;
        const auto result = std::from_chars(text.data(), text.data() + text.size(), count, std::chars_format::fixed);
        if (result.ec != std::errc() || result.ptr == text.data() + text.size() || !std::isfinite(count) ||
            std::signbit(count))
            return std::nullopt;
        const double unit = unitSeconds(*result.ptr);
        if (unit == 0.0 || unit >= before)
            return std::nullopt;
        seconds += count * unit;
        before = unit;
        text.remove_prefix(static_cast<std::size_t>(result.ptr - text.data()) + 1);
    }
    return std::isfinite(seconds) ? std::optional(seconds) : std::nullopt;
}

std::optional<QueryRange> queryValue(std::string_view field, std::string_view text)
{
    if (const std::optional<double> number = queryNumber(text))
        return QueryRange{*number, *number};
    const QueryUnit unit = queryUnit(field);
    if (unit == QueryUnit::Time)
        return queryDate(text);
    if (unit == QueryUnit::Duration)
        if (const std::optional<double> seconds = queryDuration(text))
            return QueryRange{*seconds, *seconds, QueryUnit::Duration};
    return std::nullopt;
}

} // namespace trainyard::store
