// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/spec_problems.h"

#include <nlohmann/json.hpp>

#include <set>
#include <span>
#include <string>
#include <utility>

namespace trainyard {

/// Strict reader of one JSON object: it adds every problem with its path, and every key must be requested.
class SpecReader {
public:
    template <typename Enum>
    using Names = std::span<const std::pair<Enum, std::string_view>>;

    SpecReader(const nlohmann::json& object, std::string path, std::vector<SpecProblem>& problems);
    /// Reports the keys that were never requested.
    ~SpecReader();
    SpecReader(const SpecReader&) = delete;
    SpecReader& operator=(const SpecReader&) = delete;

    bool has(const char* key);
    /// The member object, or an empty one (and a problem when it has another type).
    const nlohmann::json& object(const char* key);
    const nlohmann::json* member(const char* key);
    std::string pathOf(const char* key) const;

    void read(const char* key, bool& value);
    void read(const char* key, double& value, double low, double high, bool openLow = false);
    void read(const char* key, int& value, int low, int high);
    void read(const char* key, std::int64_t& value, std::int64_t low, std::int64_t high);
    void read(const char* key, std::uint64_t& value);
    /// Length in characters (code points); control characters are refused, newline and tab only if `multiline`.
    void read(const char* key, std::string& value, std::size_t least, std::size_t most, bool multiline = false);
    template <typename Enum>
    void read(const char* key, Enum& value, Names<Enum> names)
    {
        const nlohmann::json* found = member(key);
        if (!found)
            return;
        std::string allowed;
        for (const auto& [candidate, text] : names) {
            if (found->is_string() && found->get_ref<const std::string&>() == text) {
                value = candidate;
                return;
            }
            allowed += (allowed.empty() ? "\"" : ", \"") + std::string(text) + "\"";
        }
        report(key, *found,
               names.size() == 1 ? specReason("spec.one-choice", allowed) : specReason("spec.choice", allowed));
    }
    void report(const char* key, const nlohmann::json& found, Reason allowed);
    std::vector<SpecProblem>& problems() { return m_problems; }

private:
    const nlohmann::json& m_object;
    std::string m_path;
    std::vector<SpecProblem>& m_problems;
    std::set<std::string> m_asked;
};

/// A key that an object of a document has twice, of which a parser would silently keep the last.
class KeyTwice : public Refusal {
public:
    /// `pointer`: of the key, as a JSON pointer.
    explicit KeyTwice(const std::string& pointer);
    SpecProblem problem() const;

private:
    std::string m_pointer;
};

/// Parses a document that people write: members stay in the order of the text. Throws KeyTwice, and what
/// parseBoundedJson() throws. A byte order mark before the text is passed over.
nlohmann::ordered_json parseDocument(std::string_view text);

/// Parses text whose arrays and objects are nested at most 64 deep, because printing a deeper value would exhaust the
/// stack. Throws std::exception with the reason; for a syntax error it is nlohmann's own.
nlohmann::json parseBoundedJson(std::string_view text);
/// The same; discarded where that throws.
nlohmann::json boundedJson(std::string_view text);
/// What is wrong with a text that one of them refused; of a syntax error the place, of a double key its pointer.
SpecProblem notJson(const std::exception& refusal);

/// What to say about a key that is not among the known ones: perhaps the one that was meant.
Reason unknownKeyReason(const std::string& key, const std::set<std::string>& known);

/// A key as a part of a JSON pointer (RFC 6901).
std::string escapedKey(std::string_view key);

/// A value for an error message: JSON, shortened to 80 characters.
std::string shortJson(const nlohmann::json& value);

/// Number of UTF-8 code points, or -1 when the text is not UTF-8.
std::ptrdiff_t codePoints(std::string_view text);

} // namespace trainyard
