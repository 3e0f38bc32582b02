// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/json_scan.h"

#include "backend/foreign/columns.h"

#include <charconv>
#include <cstdint>
#include <limits>

namespace trainyard::foreign {
namespace {

constexpr int kDeepest = 64;
constexpr std::size_t kLongestPath = 4'000;

void appendUtf8(std::string& out, std::uint32_t code)
{
    const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | (code >> 6));
        put(0x80 | (code & 63));
    } else if (code < 0x10000) {
        put(0xE0 | (code >> 12));
        put(0x80 | ((code >> 6) & 63));
        put(0x80 | (code & 63));
    } else {
        put(0xF0 | (code >> 18));
        put(0x80 | ((code >> 12) & 63));
        put(0x80 | ((code >> 6) & 63));
        put(0x80 | (code & 63));
    }
}

class JsonScanner {
public:
    JsonScanner(std::string_view text, JsonVisitor& visitor) : m_rest(text), m_visitor(visitor) {}

    bool document()
    {
        if (!value(0))
            return false;
        space();
        return m_rest.empty();
    }

private:
    void space()
    {
        while (!m_rest.empty() &&
               (m_rest.front() == ' ' || m_rest.front() == '\t' || m_rest.front() == '\n' || m_rest.front() == '\r'))
            m_rest.remove_prefix(1);
    }

    bool take(std::string_view token)
    {
        if (!m_rest.starts_with(token))
            return false;
        m_rest.remove_prefix(token.size());
        return true;
    }

    bool value(int depth)
    {
        space();
        if (m_rest.empty() || depth > kDeepest)
            return false;
        switch (m_rest.front()) {
        case '{': return object(depth);
        case '[': return array(depth);
        case '"': {
            std::string_view text;
            if (!string(text, m_text))
                return false;
            m_visitor.text(m_path, text);
            return true;
        }
        case 't':
            if (!take("true"))
                return false;
            m_visitor.boolean(m_path, true);
            return true;
        case 'f':
            if (!take("false"))
                return false;
            m_visitor.boolean(m_path, false);
            return true;
        case 'n': return take("null");
        default: return number();
        }
    }

    bool number()
    {
        double value = 0.0;
        if (take("NaN")) {
            value = std::numeric_limits<double>::quiet_NaN();
        } else if (take("Infinity")) {
            value = std::numeric_limits<double>::infinity();
        } else if (take("-Infinity")) {
            value = -std::numeric_limits<double>::infinity();
        } else {
            const char* begin = m_rest.data();
            const char* end = begin + m_rest.size();
            if (*begin != '-' && (*begin < '0' || *begin > '9'))
                return false;
            if (*begin == '-' && (m_rest.size() < 2 || m_rest[1] < '0' || m_rest[1] > '9'))
                return false;
            const auto result = std::from_chars(begin, end, value);
            if (result.ec == std::errc::result_out_of_range)
                value = outOfRange(std::string_view(begin, static_cast<std::size_t>(result.ptr - begin)));
            else if (result.ec != std::errc())
                return false;
            m_rest.remove_prefix(static_cast<std::size_t>(result.ptr - begin));
        }
        m_visitor.number(m_path, value);
        return true;
    }

    /// `scratch` holds the text if it has escapes.
    bool string(std::string_view& text, std::string& scratch)
    {
        m_rest.remove_prefix(1);
        const std::size_t plain = m_rest.find_first_of("\"\\");
        if (plain == std::string_view::npos)
            return false;
        if (m_rest[plain] == '"') {
            text = m_rest.substr(0, plain);
            m_rest.remove_prefix(plain + 1);
            return true;
        }
        scratch.assign(m_rest.substr(0, plain));
        m_rest.remove_prefix(plain);
        while (!m_rest.empty()) {
            const char letter = m_rest.front();
            m_rest.remove_prefix(1);
            if (letter == '"') {
                text = scratch;
                return true;
            }
            if (letter != '\\')
                scratch += letter;
            else if (!escape(scratch))
                return false;
        }
        return false;
    }

    bool escape(std::string& out)
    {
        if (m_rest.empty())
            return false;
        const char letter = m_rest.front();
        m_rest.remove_prefix(1);
        switch (letter) {
        case '"':
        case '\\':
        case '/': out += letter; return true;
        case 'b': out += '\b'; return true;
        case 'f': out += '\f'; return true;
        case 'n': out += '\n'; return true;
        case 'r': out += '\r'; return true;
        case 't': out += '\t'; return true;
        case 'u': break;
        default: return false;
        }
        std::uint32_t code = 0;
        if (!hex4(code))
            return false;
        if (code >= 0xD800 && code < 0xDC00) {
            std::uint32_t low = 0;
            if (!take("\\u") || !hex4(low) || low < 0xDC00 || low > 0xDFFF)
                return false;
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        } else if (code >= 0xDC00 && code < 0xE000) {
            return false;
        }
        appendUtf8(out, code);
        return true;
    }

    bool hex4(std::uint32_t& code)
    {
        if (m_rest.size() < 4)
            return false;
        const auto result = std::from_chars(m_rest.data(), m_rest.data() + 4, code, 16);
        if (result.ec != std::errc() || result.ptr != m_rest.data() + 4)
            return false;
        m_rest.remove_prefix(4);
        return true;
    }

    bool within(std::string_view key, int depth)
    {
        const std::size_t before = m_path.size();
        if (before + key.size() > kLongestPath)
            return false;
        if (before > 0)
            m_path += '/';
        m_path += key;
        const bool read = value(depth + 1);
        m_path.resize(before);
        return read;
    }

    bool object(int depth)
    {
        m_rest.remove_prefix(1);
        space();
        if (take("}"))
            return true;
        std::string scratch;
        do {
            space();
            std::string_view key;
            if (m_rest.empty() || m_rest.front() != '"' || !string(key, scratch))
                return false;
            space();
            if (!take(":") || !within(key, depth))
                return false;
            space();
        } while (take(","));
        return take("}");
    }

    bool array(int depth)
    {
        m_rest.remove_prefix(1);
        space();
        if (take("]"))
            return true;
        std::size_t place = 0;
        do {
            if (!within(std::to_string(place++), depth))
                return false;
            space();
        } while (take(","));
        return take("]");
    }

    std::string_view m_rest;
    JsonVisitor& m_visitor;
    std::string m_path;
    std::string m_text;
};

} // namespace

bool scanJson(std::string_view text, JsonVisitor& visitor)
{
    return JsonScanner(text, visitor).document();
}

} // namespace trainyard::foreign
