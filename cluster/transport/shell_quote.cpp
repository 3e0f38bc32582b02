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

std::string shellWord(std::string_view text)
{
    constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./-";
    const bool plain = !text.empty() && text.find_first_not_of(kPlain) == std::string_view::npos;
    return plain ? std::string(text) : shellQuoted(text);
}

} // namespace trainyard
