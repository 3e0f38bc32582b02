// SPDX-License-Identifier: Apache-2.0
#include "backend/program/bar_line.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kLongestBar = 1000;

bool isDigitOf(char c)
{
    return c >= '0' && c <= '9';
}

void trim(std::string_view& text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
}

/// A number at the beginning, with tqdm's factors: "1.5k" = 1500.
std::optional<double> takeNumber(std::string_view& text)
{
    double value = 0.0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end.ec != std::errc() || !(value >= 0.0) || value > 1e15)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end.ptr - text.data()));
    static constexpr std::pair<char, double> kFactors[] = {{'k', 1e3}, {'K', 1e3}, {'M', 1e6}, {'G', 1e9}, {'T', 1e12}};
    for (const auto& [letter, factor] : kFactors)
        if (text.starts_with(letter) && !(letter == 'k' && text.starts_with("kB"))) {
            text.remove_prefix(1);
            return value * factor;
        }
    return value;
}

/// "01:02:03", "02:03" or "3" as seconds.
std::optional<double> clockSeconds(std::string_view text)
{
    double seconds = 0.0;
    if (text.empty() || !isDigitOf(text.front()))
        return std::nullopt;
    while (!text.empty()) {
        int part = 0;
        const auto end = std::from_chars(text.data(), text.data() + text.size(), part);
        if (end.ec != std::errc() || part < 0)
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end.ptr - text.data()));
        seconds = seconds * 60.0 + part;
        if (text.starts_with(':'))
            text.remove_prefix(1);
        else if (!text.empty())
            return std::nullopt;
    }
    return seconds;
}

bool takeCounts(std::string_view& text, BarLine& bar)
{
    const auto done = takeNumber(text);
    if (!done || !text.starts_with('/'))
        return false;
    text.remove_prefix(1);
    const auto total = takeNumber(text);
    if (!total || *total < 1.0)
        return false;
    bar.done = static_cast<std::int64_t>(*done);
    bar.total = static_cast<std::int64_t>(*total);
    return bar.done <= bar.total;
}

/// "… 40%|████  | 40/100 [00:02<00:03, 19.9it/s]"
std::optional<BarLine> tqdmBar(std::string_view line)
{
    const std::size_t percent = line.find("%|");
    const std::size_t close = percent == line.npos ? percent : line.find('|', percent + 2);
    if (close == line.npos)
        return std::nullopt;
    std::size_t digits = percent;
    while (digits > 0 && isDigitOf(line[digits - 1]))
        --digits;
    if (digits == percent)
        return std::nullopt;
    BarLine bar;
    std::string_view label = line.substr(0, digits);
    trim(label);
    if (label.ends_with(':'))
        label.remove_suffix(1);
    bar.label = std::string(label);
    std::string_view rest = line.substr(close + 1);
    trim(rest);
    if (!takeCounts(rest, bar))
        return std::nullopt;
    const std::size_t open = rest.find('['), less = rest.find('<'), comma = rest.find(',');
    if (open == rest.npos)
        return std::nullopt;
    if (less != rest.npos && comma != rest.npos && less < comma)
        bar.etaSeconds = clockSeconds(rest.substr(less + 1, comma - less - 1)).value_or(-1.0);
    if (comma != rest.npos) {
        rest.remove_prefix(comma + 1);
        trim(rest);
        if (const auto rate = takeNumber(rest)) {
            if (rest.starts_with("s/"))
                bar.perSecond = *rate > 0.0 ? 1.0 / *rate : 0.0;
            else if (rest.find("/s") != rest.npos)
                bar.perSecond = *rate;
        }
    }
    return bar;
}

/// "3/10 ━━━━ 2s 51ms/step - …", "3/10 [===>...] - ETA: 2s - …"
std::optional<BarLine> kerasBar(std::string_view line)
{
    BarLine bar;
    if (line.empty() || !isDigitOf(line.front()) || !takeCounts(line, bar))
        return std::nullopt;
    trim(line);
    if (!line.starts_with("\xe2\x94\x81") && !line.starts_with('[')) // ━
        return std::nullopt;
    static constexpr std::pair<std::string_view, double> kUnits[] = {
        {"us/step", 1e-6}, {"ms/step", 1e-3}, {"s/step", 1.0}};
    for (const auto& [unit, seconds] : kUnits)
        if (const std::size_t at = line.find(unit); at != line.npos) {
            std::size_t begin = at;
            while (begin > 0 && (isDigitOf(line[begin - 1]) || line[begin - 1] == '.'))
                --begin;
            std::string_view number = line.substr(begin, at - begin);
            if (const auto value = takeNumber(number); value && *value > 0.0)
                bar.perSecond = 1.0 / (*value * seconds);
            break;
        }
    if (const std::size_t eta = line.find("ETA: "); eta != line.npos) {
        std::string_view rest = line.substr(eta + 5);
        const std::size_t end = rest.find_first_not_of("0123456789:");
        bar.etaSeconds = clockSeconds(rest.substr(0, end)).value_or(-1.0);
    } else if (bar.perSecond > 0.0) {
        bar.etaSeconds = static_cast<double>(bar.total - bar.done) / bar.perSecond;
    }
    return bar;
}

/// The number of bytes of a well-formed UTF-8 character at the beginning; 0 for any other byte.
std::size_t characterSize(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t size = lead < 0x80                   ? 1
                             : lead >= 0xc2 && lead < 0xe0 ? 2
                             : lead >= 0xe0 && lead < 0xf0 ? 3
                             : lead >= 0xf0 && lead < 0xf5 ? 4
                                                           : 0;
    if (size == 0 || size > text.size())
        return 0;
    for (std::size_t i = 1; i < size; ++i)
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    if (size == 3 && ((lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xed && byte(1) >= 0xa0)))
        return 0;
    if (size == 4 && ((lead == 0xf0 && byte(1) < 0x90) || (lead == 0xf4 && byte(1) >= 0x90)))
        return 0;
    return size;
}

/// The bytes of a terminal's escape sequence that begins with ESC.
std::size_t escapeSize(std::string_view text)
{
    if (text.size() < 2)
        return text.size();
    if (text[1] == ']') { // until BEL or ESC '\'
        const std::size_t end = text.find('\a');
        return end == text.npos ? text.size() : end + 1;
    }
    if (text[1] != '[')
        return 2;
    std::size_t at = 2;
    while (at < text.size() && (text[at] < 0x40 || text[at] > 0x7e))
        ++at;
    return std::min(at + 1, text.size());
}

} // namespace

std::optional<BarLine> parseBarLine(std::string_view line)
{
    if (line.size() > kLongestBar)
        return std::nullopt;
    trim(line);
    if (const auto bar = tqdmBar(line))
        return bar;
    return kerasBar(line);
}

std::optional<std::pair<int, int>> parseEpochLine(std::string_view line)
{
    trim(line);
    if (!line.starts_with("Epoch ") || line.size() > 40)
        return std::nullopt;
    line.remove_prefix(6);
    BarLine counts;
    if (line.empty() || !isDigitOf(line.front()) || !takeCounts(line, counts) || !line.empty() ||
        counts.total > 1'000'000)
        return std::nullopt;
    return std::pair(static_cast<int>(counts.done), static_cast<int>(counts.total));
}

std::string plainLine(std::string_view line, std::size_t longest)
{
    std::string plain;
    while (!line.empty() && plain.size() < longest) {
        const char first = line.front();
        if (first == '\x1b') {
            line.remove_prefix(escapeSize(line));
        } else if (first == '\t') {
            plain += ' ';
            line.remove_prefix(1);
        } else if (static_cast<unsigned char>(first) < 0x20 || first == '\x7f') {
            line.remove_prefix(1);
        } else if (const std::size_t size = characterSize(line); size > 0) {
            plain += line.substr(0, size);
            line.remove_prefix(size);
        } else {
            plain += '?';
            line.remove_prefix(1);
        }
    }
    if (!line.empty() && plain.size() >= longest)
        plain += "…";
    return plain;
}

} // namespace trainyard
