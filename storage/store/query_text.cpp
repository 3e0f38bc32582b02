// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/query_text.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace trainyard::store {
namespace {

constexpr std::string_view kParameter = "param.";

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
    return !token.anyQuote &&
           (token.text == ">" || token.text == "<" || token.text == ">=" || token.text == "<=" || token.text == "=");
}

/// "val/top1 > 0.9" means the same as "val/top1>0.9".
std::vector<Token> joinOperators(const std::vector<Token>& tokens)
{
    std::vector<Token> joined;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (isOperator(tokens[i]) && !joined.empty() && i + 1 < tokens.size()) {
            joined.back().append(tokens[i]);
            joined.back().append(tokens[++i]);
        } else {
            joined.push_back(tokens[i]);
        }
    }
    return joined;
}

QueryTerm termOf(const Token& token)
{
    QueryTerm term;
    term.text = token.text;
    term.at = token.begin;
    term.quoted = token.anyQuote;
    std::size_t at = 0;
    while (at < token.text.size() && !token.plain(at, ":<>="))
        ++at;
    std::size_t length = at < token.text.size() && token.text[at] != ':' && token.plain(at + 1, "=") ? 2 : 1;
    if (at == 0 || at >= token.text.size())
        return term;
    term.key = token.text.substr(0, at);
    if (term.key.starts_with(kParameter)) // short for the parameters of a program
        term.key.replace(0, kParameter.size(), "program.parameters.");
    const std::string symbol = token.text.substr(at, length);
    term.comparison = symbol == "==" ? "=" : symbol;
    term.value = token.text.substr(at + length);
    if (term.value.empty())
        return term;
    const std::optional<double> number = queryNumber(term.value);
    if (symbol == ":" || (symbol == "=" && !number)) {
        term.kind = QueryTerm::Kind::Equal;
    } else if (number) {
        term.kind = QueryTerm::Kind::Compare;
        term.number = *number;
    }
    return term;
}

} // namespace

std::vector<QueryTerm> parseQueryText(std::string_view text)
{
    std::vector<QueryTerm> terms;
    for (const Token& token : joinOperators(split(text)))
        terms.push_back(termOf(token));
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

std::optional<double> queryNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double number = 0.0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

} // namespace trainyard::store
