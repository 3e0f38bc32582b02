// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::store {

/// One condition of RunQuery::text; all must hold.
struct QueryTerm {
    enum class Kind {
        Word,   ///< text to find in name, notes or tags
        Equal,  ///< key:value
        Compare ///< key, operator, number
    };
    Kind kind = Kind::Word;
    std::string text;       ///< the whole term, without quotes
    std::string key;        ///< left of the operator
    std::string value;      ///< right of the operator
    std::string comparison; ///< "<", "<=", ">", ">=", "="; for a Word what makes it look like a condition, or empty
    double number = 0.0;
    std::size_t at = 0;  ///< where it begins, in bytes
    bool quoted = false; ///< some of it was in quotes
    friend bool operator==(const QueryTerm&, const QueryTerm&) = default;
};

inline constexpr std::size_t kMostTerms = 60;

/// Every text is valid: what is not a condition is a word. Control characters count as spaces; an unclosed quote
/// extends to the end. Returns at most kMostTerms + 1 terms.
std::vector<QueryTerm> parseQueryText(std::string_view text);

/// Where a quotation begins that does not end, in bytes.
std::optional<std::size_t> openQuotation(std::string_view text);

/// A finite number, or nullopt.
std::optional<double> queryNumber(std::string_view text);

} // namespace trainyard::store
