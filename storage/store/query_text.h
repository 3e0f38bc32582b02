// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/query_value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::store {

/// One condition of RunQuery::text; all must hold. -term, !term, NOT term, not key:value and key!=value are negated.
struct QueryTerm {
    enum class Kind {
        Word,   ///< text to find in name, notes or tags
        Equal,  ///< key:value
        Compare ///< key, operator, and a number, date or duration
    };
    Kind kind = Kind::Word;
    bool negated = false;   ///< the runs for which it does not hold
    std::string text;       ///< the whole term, without quotes and what negates it
    std::string key;        ///< left of the operator; "trained" and "param." have become the names that the store uses
    std::string value;      ///< right of the operator
    std::string comparison; ///< "<", "<=", ">", ">=", "="; for a Word what makes it look like a condition, or empty
    QueryRange range;       ///< of a Compare
    std::size_t at = 0;     ///< where it begins, in bytes
    bool quoted = false;    ///< some of it was in quotes
    friend bool operator==(const QueryTerm&, const QueryTerm&) = default;
};

inline constexpr std::size_t kMostTerms = 60;

/// Every text is valid: what is not a condition is a word. Control characters count as spaces; an unclosed quote
/// extends to the end. Returns at most kMostTerms + 1 terms.
std::vector<QueryTerm> parseQueryText(std::string_view text);

/// Where a quotation begins that does not end, in bytes.
std::optional<std::size_t> openQuotation(std::string_view text);

} // namespace trainyard::store
