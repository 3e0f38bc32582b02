// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/columns.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <limits>

namespace trainyard::foreign {
namespace {

constexpr std::string_view kStepNames[] = {"step",      "global_step", "_step", "trainer/global_step",
                                           "iteration", "iter",        "steps", "batch"};
constexpr std::string_view kTimeNames[] = {"wall_time", "_timestamp", "timestamp", "time", "datetime", "date"};
constexpr double kLargestWhole = 9007199254740992.0; // 2^53
constexpr double kFirstDate = 1e8;                   // 1973; smaller numbers are durations
constexpr double kFirstMilliseconds = 1e11;
constexpr double kLatestTime = 1e12; // Unix seconds

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

/// Takes a number of exactly `digits` digits.
bool takeDigits(std::string_view& text, std::size_t digits, int& value)
{
    if (text.size() < digits)
        return false;
    const auto result = std::from_chars(text.data(), text.data() + digits, value);
    if (result.ec != std::errc() || result.ptr != text.data() + digits || text.front() == '-')
        return false;
    text.remove_prefix(digits);
    return true;
}

bool takeOne(std::string_view& text, std::string_view letters)
{
    if (text.empty() || letters.find(text.front()) == std::string_view::npos)
        return false;
    text.remove_prefix(1);
    return true;
}

/// Seconds east of UTC; false for other text than "Z" or "+01:00".
bool takeZone(std::string_view text, double& offset)
{
    if (text.empty() || text == "Z" || text == "z")
        return true;
    const double sign = text.front() == '-' ? -1.0 : 1.0;
    int hours = 0, minutes = 0;
    if (!takeOne(text, "+-") || !takeDigits(text, 2, hours))
        return false;
    takeOne(text, ":");
    if (!text.empty() && !takeDigits(text, 2, minutes))
        return false;
    offset = sign * (hours * 3600.0 + minutes * 60.0);
    return text.empty();
}

double isoTime(std::string_view text)
{
    int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0;
    if (!takeDigits(text, 4, year) || !takeOne(text, "-") || !takeDigits(text, 2, month) || !takeOne(text, "-") ||
        !takeDigits(text, 2, day) || !takeOne(text, "Tt ") || !takeDigits(text, 2, hour) || !takeOne(text, ":") ||
        !takeDigits(text, 2, minute))
        return 0.0;
    double fraction = 0.0;
    if (takeOne(text, ":")) {
        if (!takeDigits(text, 2, second))
            return 0.0;
        if (takeOne(text, ".,"))
            for (double unit = 0.1; !text.empty() && text.front() >= '0' && text.front() <= '9'; unit /= 10.0) {
                fraction += unit * (text.front() - '0');
                text.remove_prefix(1);
            }
    }
    double offset = 0.0;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok() || hour > 24 || minute > 59 || second > 60 || !takeZone(text, offset))
        return 0.0;
    const double days = static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count());
    return days * 86400.0 + hour * 3600.0 + minute * 60.0 + second + fraction - offset;
}

} // namespace

std::span<const std::string_view> usualStepNames()
{
    return kStepNames;
}

std::span<const std::string_view> usualTimeNames()
{
    return kTimeNames;
}

std::span<const std::string_view> usualSeriesNames()
{
    static constexpr std::string_view kSeriesNames[] = {"series", "tag", "metric", "variable"};
    return kSeriesNames;
}

bool isEpochName(std::string_view name)
{
    return sameName(name, "epoch");
}

bool sameName(std::string_view one, std::string_view other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    return text.starts_with(kMark) ? text.substr(kMark.size()) : text;
}

std::optional<double> numberIn(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double value = 0.0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ptr != text.data() + text.size() || text.empty())
        return std::nullopt;
    if (result.ec == std::errc::result_out_of_range)
        return outOfRange(text);
    return result.ec == std::errc() ? std::optional(value) : std::nullopt;
}

double outOfRange(std::string_view text)
{
    const std::size_t exponent = text.find_first_of("eE");
    const bool small = exponent != std::string_view::npos ? text.substr(exponent + 1).starts_with('-')
                                                          : text.find_first_of("123456789") > text.find('.');
    const double infinite = std::numeric_limits<double>::infinity();
    return small ? 0.0 : text.front() == '-' ? -infinite : infinite;
}

std::optional<std::int64_t> stepOf(double value)
{
    if (!(std::abs(value) <= kLargestWhole) || value != std::floor(value))
        return std::nullopt;
    return static_cast<std::int64_t>(value);
}

double timeOf(double value)
{
    if (!(value >= kFirstDate && value < 1e15))
        return 0.0;
    return value >= kFirstMilliseconds ? value / 1000.0 : value;
}

double secondsOf(double value)
{
    return value > 0.0 && value < kLatestTime ? value : 0.0;
}

double timeIn(std::string_view text)
{
    text = trimmed(text);
    if (const auto number = numberIn(text))
        return timeOf(*number);
    return secondsOf(isoTime(text));
}

} // namespace trainyard::foreign
