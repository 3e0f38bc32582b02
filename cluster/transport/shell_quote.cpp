// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/shell_quote.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_link.h"

namespace trainyard {

std::string shellQuoted(std::string_view text)
{
    if (text.find('\0') != std::string_view::npos)
        throw Failure(ErrorKind::BadInput, "pass a text to the shell", {}, linkReason("link.nul-byte"));
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    }
    return quoted + '\'';
}

std::string shellUnquoted(std::string_view word)
{
    constexpr std::string_view kQuote = "'\\''";
    if (word.size() < 2 || word.front() != '\'' || word.back() != '\'')
        return {};
    word = word.substr(1, word.size() - 2);
    std::string text;
    for (std::size_t at = 0; (at = word.find('\'')) != std::string_view::npos;) {
        if (word.substr(at, kQuote.size()) != kQuote)
            return {};
        text += std::string(word.substr(0, at)) + '\'';
        word.remove_prefix(at + kQuote.size());
    }
    return text + std::string(word);
}

std::string shellWord(std::string_view text)
{
    constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./-";
    const bool plain = !text.empty() && text.find_first_not_of(kPlain) == std::string_view::npos;
    return plain ? std::string(text) : shellQuoted(text);
}

} // namespace trainyard
