// SPDX-License-Identifier: Apache-2.0
#include "backend/base/reason.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace trainyard {
namespace {

template <typename... Values>
std::string printed(const char* format, Values... values)
{
    char text[64];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}

std::string inEnglish(const std::string& value)
{
    return value;
}
std::string inEnglish(std::int64_t value)
{
    return std::to_string(value);
}
std::string inEnglish(double value)
{
    char text[32];
    return std::string(text, std::to_chars(text, text + sizeof text, value).ptr);
}
std::string inEnglish(const PathText& value)
{
    return value.path;
}
std::string inEnglish(const Quotation& value)
{
    return "“" + value.text + "”";
}
std::string inEnglish(const Count& value)
{
    std::string text = std::to_string(value.value);
    const int first = text.front() == '-' ? 1 : 0;
    for (int at = static_cast<int>(text.size()) - 3; at > first; at -= 3)
        text.insert(static_cast<std::size_t>(at), 1, ',');
    return text;
}
std::string inEnglish(const ByteCount& value)
{
    static constexpr std::array kUnits{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    std::size_t unit = 0;
    double scaled = static_cast<double>(value.bytes);
    for (; std::abs(scaled) >= 1023.5 && unit + 1 < kUnits.size(); ++unit)
        scaled /= 1024.0;
    return printed("%.*f %s", unit == 0 || std::abs(scaled) >= 99.95 ? 0 : 1, scaled, kUnits[unit]);
}
std::string inEnglish(const Duration& value)
{
    if (value.seconds < 9.95)
        return printed("%.1f s", value.seconds);
    const long long whole = std::llround(value.seconds);
    if (whole < 60)
        return printed("%lld s", whole);
    if (whole < 3600)
        return printed("%lld min %02lld s", whole / 60, whole % 60);
    if (whole < 86400)
        return printed("%lld h %02lld min", whole / 3600, whole / 60 % 60);
    return printed("%lld d %02lld h", whole / 86400, whole / 3600 % 24);
}
std::string inEnglish(const std::vector<std::string>& values)
{
    std::string out;
    for (const std::string& value : values)
        out += out.empty() ? value : ", " + value;
    return out;
}
std::string inEnglish(const TitleText& value)
{
    return inEnglish(value.titles);
}
std::string inEnglish(const std::vector<Reason>& values)
{
    std::string out;
    for (const Reason& value : values)
        out += (out.empty() ? "" : "; ") + (value.words.empty() ? value.remedy : value.words);
    return out;
}

} // namespace

std::string pluralText(std::string_view text, bool one)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text[at] == '(' ? text.find(')', at) : std::string_view::npos;
        const std::string_view inside =
            end == std::string_view::npos ? std::string_view() : text.substr(at + 1, end - at - 1);
        const std::size_t bar = inside.find('|');
        if (inside != "s" && bar == std::string_view::npos) {
            out += text[at++];
            continue;
        }
        if (inside == "s")
            out += one ? "" : "s";
        else
            out += one ? inside.substr(0, bar) : inside.substr(bar + 1);
        at = end + 1;
    }
    return out;
}

std::string englishText(std::string_view text, std::span<const ReasonArgument> arguments)
{
    std::string numbered;
    if (ReasonRow::isPlural(text) && !arguments.empty()) {
        const auto* number = std::get_if<std::int64_t>(&arguments.front());
        numbered = pluralText(text, number && *number == 1);
        text = numbered;
    }
    return filledText(text, arguments.size(), [&](std::size_t place) {
        return std::visit([](const auto& value) { return inEnglish(value); }, arguments[place]);
    });
}

std::string Reason::text() const
{
    if (remedy.empty())
        return words;
    return words.empty() ? remedy : words + (words.back() == '.' || words.back() == '?' ? " " : ". ") + remedy;
}

const Reason* reasonAmong(std::span<const ReasonArgument> arguments)
{
    const Reason* first = nullptr;
    for (const ReasonArgument& argument : arguments) {
        const auto* part = std::get_if<std::vector<Reason>>(&argument);
        if (!part || part->empty())
            continue;
        if (!part->front().remedy.empty())
            return &part->front();
        if (!first)
            first = &part->front();
    }
    return first;
}

Reason makeReason(const ReasonRow& row, std::vector<ReasonArgument> arguments)
{
    std::string words = englishText(row.words, arguments), remedy = englishText(row.remedy, arguments);
    if (const Reason* part = remedy.empty() ? reasonAmong(arguments) : nullptr)
        remedy = part->remedy;
    return {row.code, std::move(arguments), std::move(words), std::move(remedy)};
}

} // namespace trainyard
