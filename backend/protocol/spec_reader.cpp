// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <stdexcept>

namespace trainyard {
namespace {

const nlohmann::json kEmptyObject = nlohmann::json::object();
constexpr std::size_t kMostListedKeys = 24;     // in a message about one that is unknown
constexpr std::size_t kMostKeysOfObject = 2000; // an ordered object finds a key by looking at each

/// At most `limit` bytes, cut between characters.
std::string shortened(const std::string& text, std::size_t limit)
{
    if (text.size() <= limit)
        return text;
    std::size_t cut = limit - 3;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0u) == 0x80u)
        --cut;
    return text.substr(0, cut) + "…";
}

/// Number of characters to insert, delete or replace (Levenshtein distance).
std::size_t distance(std::string_view one, std::string_view other)
{
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t k = 0; k < other.size(); ++k) {
            const std::size_t replaced = diagonal + (one[i] == other[k] ? 0 : 1);
            diagonal = row[k + 1];
            row[k + 1] = std::min({replaced, row[k + 1] + 1, row[k] + 1});
        }
    }
    return row.back();
}

bool hasForbiddenControl(std::string_view text, bool multiline)
{
    for (const char character : text) {
        const auto byte = static_cast<unsigned char>(character);
        if ((byte < 0x20 || byte == 0x7f) && !(multiline && (byte == '\n' || byte == '\t' || byte == '\r')))
            return true;
    }
    return false;
}

/// "\"a\", \"b\""
std::string quotedList(const std::set<std::string>& keys)
{
    std::string text;
    for (const std::string& key : keys)
        text += (text.empty() ? "\"" : ", \"") + key + "\"";
    return text;
}

void checkDepth(int depth)
{
    constexpr int kDeepest = 64;
    if (depth > kDeepest)
        throw Refusal(specReason("spec.too-deep", kDeepest));
}

/// "[json.exception.parse_error.101] parse error at line 1, column 7: …", followed by all of the text that was read.
std::runtime_error withoutText(const nlohmann::json::exception& exception)
{
    const std::string what = exception.what();
    const std::size_t start = what.find("] ");
    return std::runtime_error(shortened(start == std::string::npos ? what : what.substr(start + 2), 200));
}

/// Follows a parser through a document and refuses a key that its object already has.
class KeyWatch {
public:
    void see(nlohmann::json::parse_event_t event, const nlohmann::ordered_json& parsed)
    {
        using Event = nlohmann::json::parse_event_t;
        switch (event) {
        case Event::object_start: m_open.emplace_back(); break;
        case Event::array_start: m_open.push_back({.list = true}); break;
        case Event::key: takeKey(parsed.get_ref<const std::string&>()); break;
        case Event::object_end:
        case Event::array_end: m_open.pop_back(); [[fallthrough]];
        case Event::value:
            if (!m_open.empty())
                ++m_open.back().place;
            break;
        }
    }

private:
    struct Open {
        bool list = false;
        std::size_t place = 0; ///< of the next element of a list
        std::set<std::string> keys = {};
        std::string key = {}; ///< the newest
    };

    void takeKey(const std::string& key)
    {
        Open& object = m_open.back();
        object.key = key;
        if (!object.keys.insert(key).second)
            throw KeyTwice(pointer());
        if (object.keys.size() > kMostKeysOfObject)
            throw Refusal(specReason("spec.too-many-keys", static_cast<std::int64_t>(kMostKeysOfObject)));
    }

    std::string pointer() const
    {
        std::string text;
        for (const Open& one : m_open)
            text += "/" + (one.list ? std::to_string(one.place) : escapedKey(one.key));
        return text;
    }

    std::vector<Open> m_open;
};

} // namespace

std::string escapedKey(std::string_view key)
{
    std::string out;
    for (const char character : key) {
        if (character == '~')
            out += "~0";
        else if (character == '/')
            out += "~1";
        else
            out += character;
    }
    return out;
}

Reason unknownKeyReason(const std::string& key, const std::set<std::string>& known)
{
    const auto nearest = std::min_element(known.begin(), known.end(), [&](const std::string& a, const std::string& b) {
        return distance(key, a) < distance(key, b);
    });
    if (key.size() > 64 || nearest == known.end() || distance(key, *nearest) * 3 > key.size())
        return specReason("spec.unknown-key");
    return specReason("spec.unknown-key-near", *nearest);
}

KeyTwice::KeyTwice(const std::string& pointer)
    : Refusal(specReason("spec.key-twice", readablePointer(pointer))), m_pointer(pointer)
{
}

SpecProblem KeyTwice::problem() const
{
    return {m_pointer, why(), {}};
}

nlohmann::json parseBoundedJson(std::string_view text)
{
    try {
        return nlohmann::json::parse(text, [](int depth, nlohmann::json::parse_event_t, nlohmann::json&) {
            checkDepth(depth);
            return true;
        });
    } catch (const nlohmann::json::exception& exception) {
        throw withoutText(exception);
    }
}

nlohmann::ordered_json parseDocument(std::string_view text)
{
    try {
        KeyWatch watch;
        return nlohmann::ordered_json::parse(
            text, [&watch](int depth, nlohmann::json::parse_event_t event, nlohmann::ordered_json& parsed) {
                checkDepth(depth);
                watch.see(event, parsed);
                return true;
            });
    } catch (const nlohmann::json::exception& exception) {
        throw withoutText(exception);
    }
}

nlohmann::json boundedJson(std::string_view text)
{
    try {
        return parseBoundedJson(text);
    } catch (const std::runtime_error&) {
        return nlohmann::json::value_t::discarded;
    }
}

SpecProblem notJson(const std::exception& refusal)
{
    if (const auto* twice = dynamic_cast<const KeyTwice*>(&refusal))
        return twice->problem();
    if (const auto* refused = dynamic_cast<const Refusal*>(&refusal))
        return {"", refused->why(), {}};
    const std::string what = refusal.what();
    long long line = 0, column = 0;
    int end = 0;
    if (std::sscanf(what.c_str(), "parse error at line %lld, column %lld: %n", &line, &column, &end) == 2 && end > 0)
        return {"",
                specReason("spec.syntax", std::to_string(line), std::to_string(column),
                           Quotation{what.substr(static_cast<std::size_t>(end))}),
                {}};
    return {"", "not JSON (" + what + ")", specReason("spec.json")};
}

std::string shortJson(const nlohmann::json& value)
{
    return shortened(value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), 80);
}

std::ptrdiff_t codePoints(std::string_view text)
{
    std::ptrdiff_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++count) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80                   ? 1
                                   : lead >= 0xC2 && lead < 0xE0 ? 2
                                   : (lead & 0xF0u) == 0xE0u     ? 3
                                   : lead >= 0xF0 && lead < 0xF5 ? 4
                                                                 : 0;
        if (length == 0 || i + length > text.size())
            return -1;
        for (std::size_t k = 1; k < length; ++k)
            if ((static_cast<unsigned char>(text[i + k]) & 0xC0u) != 0x80u)
                return -1;
        i += length;
    }
    return count;
}

SpecReader::SpecReader(const nlohmann::json& object, std::string path, std::vector<SpecProblem>& problems)
    : m_object(object.is_object() ? object : kEmptyObject), m_path(std::move(path)), m_problems(problems)
{
    if (!object.is_object())
        m_problems.push_back(SpecProblem{m_path, shortJson(object), specReason("spec.object")});
}

SpecReader::~SpecReader()
{
    for (const auto& item : m_object.items()) {
        if (m_asked.contains(item.key()))
            continue;
        Reason reason = unknownKeyReason(item.key(), m_asked);
        if (reason.arguments.empty() && m_asked.size() <= kMostListedKeys)
            reason = specReason("spec.unknown-key-of", quotedList(m_asked));
        m_problems.push_back(
            SpecProblem{m_path + "/" + escapedKey(item.key()), shortJson(item.value()), std::move(reason)});
    }
}

std::string SpecReader::pathOf(const char* key) const
{
    return m_path + "/" + key;
}

const nlohmann::json* SpecReader::member(const char* key)
{
    m_asked.insert(key);
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

bool SpecReader::has(const char* key)
{
    return member(key) != nullptr;
}

const nlohmann::json& SpecReader::object(const char* key)
{
    const nlohmann::json* found = member(key);
    return found ? *found : kEmptyObject;
}

void SpecReader::report(const char* key, const nlohmann::json& found, Reason allowed)
{
    m_problems.push_back(SpecProblem{pathOf(key), shortJson(found), std::move(allowed)});
}

void SpecReader::read(const char* key, bool& value)
{
    if (const nlohmann::json* found = member(key)) {
        if (found->is_boolean())
            value = found->get<bool>();
        else
            report(key, *found, specReason("spec.flag"));
    }
}

void SpecReader::read(const char* key, double& value, double low, double high, bool openLow)
{
    const nlohmann::json* found = member(key);
    if (!found)
        return;
    const double number = found->is_number() ? found->get<double>() : std::nan("");
    if (std::isfinite(number) && number <= high && (openLow ? number > low : number >= low))
        value = number;
    else
        report(key, *found,
               openLow ? specReason("spec.number-above", plainNumber(low), plainNumber(high))
                       : specReason("spec.number", plainNumber(low), plainNumber(high)));
}

void SpecReader::read(const char* key, int& value, int low, int high)
{
    std::int64_t wide = value;
    read(key, wide, low, high);
    value = static_cast<int>(wide);
}

void SpecReader::read(const char* key, std::int64_t& value, std::int64_t low, std::int64_t high)
{
    const nlohmann::json* found = member(key);
    if (!found)
        return;
    const bool fits = found->is_number_integer() &&
                      (!found->is_number_unsigned() || found->get<std::uint64_t>() <= std::uint64_t(INT64_MAX));
    if (fits && found->get<std::int64_t>() >= low && found->get<std::int64_t>() <= high)
        value = found->get<std::int64_t>();
    else
        report(key, *found, specReason("spec.whole", low, high));
}

void SpecReader::read(const char* key, std::uint64_t& value)
{
    if (const nlohmann::json* found = member(key)) {
        if (found->is_number_unsigned())
            value = found->get<std::uint64_t>();
        else
            report(key, *found, specReason("spec.whole", 0, std::string("18446744073709551615")));
    }
}

void SpecReader::read(const char* key, std::string& value, std::size_t least, std::size_t most, bool multiline)
{
    const nlohmann::json* found = member(key);
    if (!found)
        return;
    if (found->is_string()) {
        const auto& text = found->get_ref<const std::string&>();
        const std::ptrdiff_t length = codePoints(text);
        if (length >= static_cast<std::ptrdiff_t>(least) && length <= static_cast<std::ptrdiff_t>(most) &&
            !hasForbiddenControl(text, multiline)) {
            value = text;
            return;
        }
    }
    report(key, *found, multiline ? specReason("spec.lines", least, most) : specReason("spec.text", least, most));
}

} // namespace trainyard
