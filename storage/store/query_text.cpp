// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/query_text.h"

#include <optional>
#include <utility>

namespace trainyard::store {
namespace {

constexpr std::string_view kParameter = "param.";
constexpr std::string_view kOperatorSigns = ":<>=";

/// A term, with a mark for each byte that was in quotes.
struct Token {
    std::string text;
    std::string quoted; ///< per byte: 'q' if quoted, otherwise ' '
    bool anyQuote = false;
    std::size_t begin = 0; ///< where it stands in the text

    bool plain(std::size_t at, std::string_view characters) const
    {
        return at < text.size() && quoted[at] == ' ' && characters.find(text[at]) != std::string_view::npos;
    }
    void append(const Token& other)
    {
        text += other.text;
        quoted += other.quoted;
        anyQuote = anyQuote || other.anyQuote;
    }
};

bool isBlank(char c)
{
    return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f;
}

std::vector<Token> split(std::string_view text)
{
    std::vector<Token> tokens;
    Token token;
    bool inQuotes = false;
    const auto finish = [&] {
        if (!token.text.empty())
            tokens.push_back(token);
        token = {};
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (token.text.empty() && !token.anyQuote)
            token.begin = i;
        if (c == '"') {
            inQuotes = !inQuotes;
            token.anyQuote = true;
        } else if (!inQuotes && isBlank(c)) {
            finish();
        } else {
            token.text += isBlank(c) ? ' ' : c;
            token.quoted += inQuotes ? 'q' : ' ';
        }
        if (tokens.size() > kMostTerms)
            return tokens;
    }
    finish();
    return tokens;
}

bool isOperator(const Token& token)
{
    return !token.anyQuote && (token.text == ">" || token.text == "<" || token.text == ">=" || token.text == "<=" ||
                               token.text == "=" || token.text == "!=");
}

/// "14:30"
bool isClock(const Token& token)
{
    return !token.anyQuote && token.text.size() == 5 && queryDate("2000-01-01 " + token.text);
}

/// Whether it compares a time with a date that has no clock yet: "created>2026-11-28".
bool endsInDate(const Token& token)
{
    constexpr std::size_t kDate = 10;
    const std::string_view text = token.text;
    if (text.size() <= kDate || !token.plain(text.size() - kDate - 1, kOperatorSigns))
        return false;
    const std::size_t begin = text.find_first_not_of("-!");
    const std::size_t end = text.find_first_of(":<>=!", begin);
    return begin != text.npos && end != text.npos && queryUnit(text.substr(begin, end - begin)) == QueryUnit::Time &&
           queryDate(text.substr(text.size() - kDate));
}

/// "val/top1 > 0.9" means the same as "val/top1>0.9"; so does the blank in "created>2026-11-28 14:30".
std::vector<Token> joinOperators(const std::vector<Token>& tokens)
{
    std::vector<Token> joined;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (isOperator(tokens[i]) && !joined.empty() && i + 1 < tokens.size()) {
            joined.back().append(tokens[i]);
            joined.back().append(tokens[++i]);
        } else if (!joined.empty() && isClock(tokens[i]) && endsInDate(joined.back())) {
            Token clock = tokens[i];
            clock.text.insert(0, 1, 'T');
            clock.quoted.insert(0, 1, ' ');
            joined.back().append(clock);
        } else {
            joined.push_back(tokens[i]);
        }
    }
    return joined;
}

void setKey(QueryTerm& term, std::string key)
{
    term.key = std::move(key);
    if (term.key.starts_with(kParameter)) // short for the parameters of a program
        term.key.replace(0, kParameter.size(), "program.parameters.");
    else if (term.key == "trained") // as the column is called
        term.key = "elapsed";
}

/// "-word" and "!word", unless it is only signs.
bool beginsNegated(const Token& token)
{
    return token.plain(0, "-!") && token.text.size() > 1 && !token.plain(1, "-!") && !token.plain(1, kOperatorSigns);
}

QueryTerm termOf(Token token)
{
    QueryTerm term;
    term.at = token.begin;
    term.quoted = token.anyQuote;
    if (beginsNegated(token)) {
        term.negated = true;
        token.text.erase(0, 1);
        token.quoted.erase(0, 1);
    }
    term.text = token.text;
    std::size_t at = 0;
    while (at < token.text.size() && !token.plain(at, kOperatorSigns))
        ++at;
    if (at == 0 || at >= token.text.size())
        return term;
    const std::size_t length = token.text[at] != ':' && token.plain(at + 1, "=") ? 2 : 1;
    const std::string symbol = token.text.substr(at, length);
    const bool differs = at > 1 && token.plain(at - 1, "!") && symbol.starts_with('=');
    setKey(term, token.text.substr(0, differs ? at - 1 : at));
    term.negated = term.negated != differs;
    term.comparison = symbol == "==" ? "=" : symbol;
    term.value = token.text.substr(at + length);
    if (term.value.empty())
        return term;
    const std::optional<QueryRange> range = queryValue(term.key, term.value);
    if (range && (symbol != ":" || range->written != QueryUnit::Number)) {
        term.kind = QueryTerm::Kind::Compare;
        term.range = *range;
        term.comparison = term.comparison == ":" ? "=" : term.comparison;
    } else if (symbol == ":" || symbol.starts_with('=')) {
        term.kind = QueryTerm::Kind::Equal;
    }
    return term;
}

/// NOT negates what follows it, "not" only a condition: a name may contain this word.
bool negatesNext(const QueryTerm& term, const QueryTerm& next)
{
    if (term.quoted || term.negated || term.kind != QueryTerm::Kind::Word)
        return false;
    return term.text == "NOT" || (term.text == "not" && !next.comparison.empty());
}

} // namespace

std::vector<QueryTerm> parseQueryText(std::string_view text)
{
    std::vector<QueryTerm> terms;
    for (const Token& token : joinOperators(split(text))) {
        QueryTerm term = termOf(token);
        if (!terms.empty() && negatesNext(terms.back(), term)) {
            term.negated = !term.negated;
            term.at = terms.back().at;
            terms.pop_back();
        }
        terms.push_back(std::move(term));
    }
    return terms;
}

std::optional<std::size_t> openQuotation(std::string_view text)
{
    std::optional<std::size_t> open;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '"')
            open = open ? std::nullopt : std::optional(i);
    return open;
}

} // namespace trainyard::store
