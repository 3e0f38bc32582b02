// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/trace/trace_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

namespace trainyard::timeline {
namespace {

constexpr std::size_t kLongestEvent = std::size_t{32} << 20; ///< a longer one counts as damage
constexpr std::size_t kLongestKept = std::size_t{64} << 10;
constexpr std::int64_t kMostTime = std::int64_t{4} * 1000 * 1000 * 1000 * 1000 * 1000 * 1000;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

/// Skips the string that begins at `at` (a quote); null if its end is missing.
const char* skipText(const char* at, const char* end)
{
    for (++at; at < end; ++at) {
        at = static_cast<const char*>(std::memchr(at, '"', static_cast<std::size_t>(end - at)));
        if (!at)
            return nullptr;
        const char* slash = at;
        while (slash[-1] == '\\')
            --slash;
        if ((at - slash) % 2 == 0)
            return at + 1;
    }
    return nullptr;
}

/// Skips any value; null if its end is missing.
const char* skipAny(const char* at, const char* end)
{
    if (at == end)
        return nullptr;
    if (*at == '"')
        return skipText(at, end);
    if (*at != '{' && *at != '[') {
        while (at < end && *at != ',' && *at != '}' && *at != ']' && !isSpace(*at))
            ++at;
        return at == end ? nullptr : at;
    }
    int depth = 0;
    while (at < end) {
        const char c = *at;
        if (c == '"') {
            at = skipText(at, end);
            if (!at)
                return nullptr;
            continue;
        }
        ++at;
        if (c == '{' || c == '[')
            ++depth;
        else if ((c == '}' || c == ']') && --depth == 0)
            return at;
    }
    return nullptr;
}

/// Parses microseconds as a JSON number into nanoseconds, rounded; false if invalid.
bool readTime(std::string_view text, std::int64_t& time)
{
    const char* at = text.data();
    const char* const end = at + text.size();
    const bool negative = at < end && *at == '-';
    if (negative)
        ++at;
    std::int64_t whole = 0;
    const char* const first = at;
    while (at < end && *at >= '0' && *at <= '9' && at - first < 15)
        whole = whole * 10 + (*at++ - '0');
    if (at == first)
        return false;
    std::int64_t nanoseconds = whole * 1000;
    if (at < end && *at == '.') {
        ++at;
        int digits = 0;
        std::int64_t fraction = 0;
        for (; at < end && *at >= '0' && *at <= '9'; ++at)
            if (digits < 4) {
                fraction = fraction * 10 + (*at - '0');
                ++digits;
            }
        for (; digits < 4; ++digits)
            fraction *= 10;
        nanoseconds += (fraction + 5) / 10;
    }
    if (at != end) { // an exponent or very many digits
        double value = 0.0;
        const auto [stop, code] = std::from_chars(text.data(), end, value);
        if (code != std::errc() || stop != end || !(std::abs(value) < 4e15))
            return false;
        time = std::llround(value * 1000.0);
        return true;
    }
    time = negative ? -nanoseconds : nanoseconds;
    return std::abs(time) < kMostTime;
}

std::string_view unquoted(std::string_view value)
{
    return value.size() >= 2 && value.front() == '"' ? value.substr(1, value.size() - 2) : value;
}

} // namespace

TraceReader::TraceReader(TraceBuilder& builder, int file) : m_builder(builder), m_file(file) {}

void TraceReader::feed(std::string_view bytes)
{
    m_builder.file(m_file).bytes += bytes.size();
    if (m_at > 0) {
        m_buffer.erase(0, m_at);
        m_consumed += m_at;
        m_at = 0;
    }
    m_buffer.append(bytes);
    parse(false);
}

void TraceReader::finish()
{
    parse(true);
    File& file = m_builder.file(m_file);
    // Killed writers leave an unclosed array; the file counts as truncated only if it ends within an event.
    const bool open = m_state == State::Events && m_object;
    if (!m_whole || open || m_state == State::SkipValue || m_state == State::Top) {
        file.cut = true;
        file.cutAt = place();
    }
    if (m_state == State::Start || m_state == State::Broken)
        file.damaged += file.bytes > 0 && file.damaged == 0 ? 1 : 0;
}

void TraceReader::parse(bool last)
{
    m_whole = true;
    for (;;) {
        bool more = false;
        switch (m_state) {
        case State::Start: more = parseStart(); break;
        case State::Top: more = parseTop(last); break;
        case State::SkipValue: more = skipValue(); break;
        case State::Events: more = parseEvents(last); break;
        case State::After:
        case State::Broken: m_at = m_buffer.size(); break;
        }
        if (!more)
            return;
    }
}

bool TraceReader::parseStart()
{
    while (m_at < m_buffer.size()) {
        const char c = m_buffer[m_at];
        if (isSpace(c) || static_cast<unsigned char>(c) >= 0x80) { // a byte order mark
            ++m_at;
            continue;
        }
        ++m_at;
        m_state = c == '[' ? State::Events : c == '{' ? State::Top : State::Broken;
        m_object = c == '{';
        return m_state != State::Broken;
    }
    return false;
}

bool TraceReader::parseTop(bool last)
{
    while (m_at < m_buffer.size() && (isSpace(m_buffer[m_at]) || m_buffer[m_at] == ','))
        ++m_at;
    if (m_at == m_buffer.size())
        return false;
    if (m_buffer[m_at] == '}') {
        m_state = State::After;
        return true;
    }
    const char* const end = m_buffer.data() + m_buffer.size();
    const char* at = m_buffer.data() + m_at;
    if (*at != '"') {
        m_state = State::Broken;
        return true;
    }
    const char* const keyEnd = skipText(at, end);
    if (!keyEnd || keyEnd - at > std::ptrdiff_t(kLongestKept)) {
        if (keyEnd || m_buffer.size() - m_at > kLongestKept)
            m_state = State::Broken;
        else
            m_whole = false;
        return m_state == State::Broken;
    }
    const std::string_view key(at + 1, static_cast<std::size_t>(keyEnd - at - 2));
    at = keyEnd;
    while (at < end && (isSpace(*at) || *at == ':'))
        ++at;
    if (at == end) {
        m_whole = false;
        (void)last;
        return false;
    }
    m_key = key;
    m_at = static_cast<std::size_t>(at - m_buffer.data());
    if (key == "traceEvents" && *at == '[') {
        ++m_at;
        m_state = State::Events;
        return true;
    }
    m_state = State::SkipValue;
    m_kept.clear();
    m_depth = 0;
    m_inText = m_escaped = m_began = false;
    return true;
}

bool TraceReader::skipValue()
{
    const std::size_t from = m_at;
    const auto keep = [&] {
        if (m_kept.size() < kLongestKept)
            m_kept.append(m_buffer, from, std::min(m_at - from, kLongestKept));
    };
    for (; m_at < m_buffer.size(); ++m_at) {
        const char c = m_buffer[m_at];
        if (m_inText) {
            if (m_escaped)
                m_escaped = false;
            else if (c == '\\')
                m_escaped = true;
            else if (c == '"')
                m_inText = false;
            continue;
        }
        if (c == '"')
            m_inText = true;
        else if (c == '{' || c == '[')
            ++m_depth;
        else if (m_depth == 0 && (c == ',' || c == '}' || c == ']')) {
            keep();
            m_builder.about(m_file, m_key, m_kept);
            m_state = State::Top;
            return true;
        } else if (c == '}' || c == ']')
            --m_depth;
    }
    keep();
    return false;
}

bool TraceReader::parseEvents(bool last)
{
    if (m_lost && !resync())
        return false;
    const char* const begin = m_buffer.data();
    const char* const end = begin + m_buffer.size();
    const char* at = begin + m_at;
    for (;;) {
        while (at < end && (isSpace(*at) || *at == ','))
            ++at;
        m_at = static_cast<std::size_t>(at - begin);
        if (at == end)
            return false;
        if (*at == ']') {
            ++m_at;
            m_state = m_object ? State::Top : State::After;
            return true;
        }
        RawEvent event;
        event.place = place();
        const char* next = at;
        const Found found = *at == '{' ? parseEvent(next, end, event) : Found::Bad;
        if (found == Found::Whole) {
            take(event);
            at = next;
            continue;
        }
        const bool endless = static_cast<std::size_t>(end - at) > kLongestEvent;
        if (found == Found::More && !endless) {
            m_whole = false;
            return false; // with `last`, the rest was truncated
        }
        ++m_builder.file(m_file).damaged;
        if (!resync())
            return false;
        (void)last;
        at = begin + m_at;
    }
}

bool TraceReader::resync()
{
    // Finds the next object that begins with a key; objects inside arguments are not events and are not counted.
    for (std::size_t at = m_at + 1; at + 1 < m_buffer.size(); ++at)
        if (m_buffer[at] == '{' && (m_buffer[at + 1] == '"' || isSpace(m_buffer[at + 1]))) {
            std::size_t before = at;
            while (before > m_at + 1 && isSpace(m_buffer[before - 1]))
                --before;
            const char c = m_buffer[before - 1];
            if (c == ',' || c == '[' || c == '}' || (before < at && m_buffer[before] == '\n')) {
                m_at = at;
                m_lost = false;
                return true;
            }
        }
    // The next bytes decide about a brace at the end, and about space before it.
    std::size_t kept = m_buffer.size();
    if (kept > m_at && m_buffer[kept - 1] == '{')
        --kept;
    while (kept > m_at && isSpace(m_buffer[kept - 1]))
        --kept;
    if (kept > m_at)
        --kept;
    m_at = m_buffer.size() - kept > kLongestKept ? m_buffer.size() : kept;
    m_lost = true;
    return false;
}

TraceReader::Found TraceReader::parseEvent(const char*& at, const char* end, RawEvent& event)
{
    const char* p = at + 1;
    for (;;) {
        while (p < end && (isSpace(*p) || *p == ','))
            ++p;
        if (p == end)
            return Found::More;
        if (*p == '}') {
            at = p + 1;
            return Found::Whole;
        }
        if (*p != '"')
            return Found::Bad;
        const char* const key = p + 1;
        p = skipText(p, end);
        if (!p)
            return Found::More;
        const auto keyLength = static_cast<std::size_t>(p - key - 1);
        while (p < end && isSpace(*p))
            ++p;
        if (p == end)
            return Found::More;
        if (*p++ != ':')
            return Found::Bad;
        while (p < end && isSpace(*p))
            ++p;
        const char* const value = p;
        p = skipAny(p, end);
        if (!p)
            return Found::More;
        const std::string_view text(value, static_cast<std::size_t>(p - value));
        if (text.empty())
            return Found::Bad;
        switch (keyLength) {
        case 2:
            if (std::memcmp(key, "ph", 2) == 0)
                event.phase = unquoted(text).empty() ? '\0' : unquoted(text)[0];
            else if (std::memcmp(key, "ts", 2) == 0)
                event.hasTime = readTime(unquoted(text), event.time);
            else if (std::memcmp(key, "id", 2) == 0)
                event.id = unquoted(text);
            break;
        case 3:
            if (std::memcmp(key, "dur", 3) == 0)
                readTime(unquoted(text), event.duration);
            else if (std::memcmp(key, "pid", 3) == 0)
                event.process = unquoted(text);
            else if (std::memcmp(key, "tid", 3) == 0)
                event.thread = unquoted(text);
            else if (std::memcmp(key, "cat", 3) == 0)
                event.category = unquoted(text);
            break;
        case 4:
            if (std::memcmp(key, "name", 4) == 0)
                event.name = unquoted(text);
            else if (std::memcmp(key, "args", 4) == 0)
                event.arguments = text;
            break;
        default: break;
        }
    }
}

void TraceReader::take(const RawEvent& event)
{
    if (event.phase == '\0')
        return; // not an event: PyTorch's array ends with an object that gives the end of the profile
    ++m_builder.file(m_file).events;
    m_builder.add(m_file, event);
}

} // namespace trainyard::timeline
