// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/metrics_line.h"

#include <charconv>
#include <cstring>
#include <limits>

namespace trainyard::ingest {
namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Scans a line; every function returns false if the text is not what it expects.
class Scanner {
public:
    explicit Scanner(std::string_view line) : m_at(line.data()), m_end(line.data() + line.size()) {}

    template <std::size_t Size>
    bool literal(const char (&text)[Size])
    {
        constexpr std::size_t kLength = Size - 1;
        if (static_cast<std::size_t>(m_end - m_at) < kLength || std::memcmp(m_at, text, kLength) != 0)
            return false;
        m_at += kLength;
        return true;
    }

    bool peek(char c) const { return m_at < m_end && *m_at == c; }
    bool atEnd() const { return m_at == m_end; }

    bool integer(std::int64_t& value)
    {
        const char* begin = m_at;
        bool whole = false;
        if (!token(whole) || !whole)
            return false;
        const auto result = std::from_chars(begin, m_at, value);
        return result.ec == std::errc() && result.ptr == m_at;
    }

    /// A JSON number, or one of the three strings for non-finite values.
    bool number(double& value)
    {
        if (peek('"'))
            return nonFinite(value);
        const char* begin = m_at;
        bool whole = false;
        if (!token(whole))
            return false;
        const auto result = std::from_chars(begin, m_at, value);
        return result.ec == std::errc() && result.ptr == m_at;
    }

    /// A string of printable ASCII without escapes.
    bool name(std::string_view& text)
    {
        if (!peek('"'))
            return false;
        const char* begin = ++m_at;
        while (m_at < m_end && *m_at != '"') {
            if (*m_at < 0x20 || *m_at > 0x7e || *m_at == '\\')
                return false;
            ++m_at;
        }
        if (m_at == m_end)
            return false;
        text = {begin, static_cast<std::size_t>(m_at - begin)};
        ++m_at;
        return true;
    }

private:
    bool digits()
    {
        if (m_at == m_end || !isDigit(*m_at))
            return false;
        while (m_at < m_end && isDigit(*m_at))
            ++m_at;
        return true;
    }

    /// Skips a number by JSON's grammar, which is stricter than from_chars.
    bool token(bool& whole)
    {
        const bool negative = peek('-');
        m_at += negative ? 1 : 0;
        const char* first = m_at;
        if (!digits() || (*first == '0' && m_at - first > 1))
            return false;
        whole = true;
        if (peek('.')) {
            whole = false;
            ++m_at;
            if (!digits())
                return false;
        }
        if (peek('e') || peek('E')) {
            whole = false;
            ++m_at;
            if (peek('+') || peek('-'))
                ++m_at;
            if (!digits())
                return false;
        }
        // JSON parsers read the integer -0 as 0.
        return !(whole && negative && *first == '0');
    }

    bool nonFinite(double& value)
    {
        if (literal("\"NaN\""))
            value = std::numeric_limits<double>::quiet_NaN();
        else if (literal("\"Infinity\""))
            value = std::numeric_limits<double>::infinity();
        else if (literal("\"-Infinity\""))
            value = -std::numeric_limits<double>::infinity();
        else
            return false;
        return true;
    }

    const char* m_at;
    const char* m_end;
};

bool readValue(Scanner& scanner, SeriesValue& value)
{
    if (!scanner.peek('{')) {
        if (!scanner.number(value.mean))
            return false;
        value.min = value.max = value.mean;
        value.count = 1;
        return true;
    }
    return scanner.literal("{\"count\":") && scanner.integer(value.count) && value.count >= 1 &&
           scanner.literal(",\"mean\":") && scanner.number(value.mean) && scanner.literal(",\"min\":") &&
           scanner.number(value.min) && scanner.literal(",\"max\":") && scanner.number(value.max) &&
           scanner.literal("}");
}

} // namespace

bool readMetricsLine(std::string_view line, MetricsLine& event)
{
    Scanner scanner(line);
    std::int64_t number = 0;
    if (!(scanner.literal("{\"n\":") && scanner.integer(number) && scanner.literal(",\"t\":") &&
          scanner.number(event.time) && scanner.literal(",\"type\":\"metrics\",\"step\":") &&
          scanner.integer(event.step) && scanner.literal(",\"samples\":") && scanner.integer(event.samples) &&
          scanner.literal(",\"epoch\":") && scanner.number(event.epoch) && scanner.literal(",\"elapsed\":") &&
          scanner.number(event.elapsed) && scanner.literal(",\"values\":{")))
        return false;
    event.values.clear();
    if (!scanner.peek('}')) {
        do {
            auto& [name, value] = event.values.emplace_back();
            if (!scanner.name(name) || !scanner.literal(":") || !readValue(scanner, value))
                return false;
        } while (scanner.literal(","));
    }
    if (!scanner.literal("}"))
        return false;
    std::string_view from; // of a line that was copied from a program's own file
    if (scanner.literal(",\"from\":") && !scanner.name(from))
        return false;
    return scanner.literal("}") && scanner.atEnd();
}

} // namespace trainyard::ingest
