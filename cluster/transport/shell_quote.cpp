// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/shell_quote.h"

#include "backend/base/error.h"

namespace trainyard {

std::string shellQuoted(std::string_view text)
{
    if (text.find('\0') != std::string_view::npos)
        throw Failure(ErrorKind::BadInput, "pass a text to the shell", {}, "it contains a NUL byte");
    std::string quoted = "'";
    for (const char c : text) {
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    }
    return quoted + '\'';
}

} // namespace trainyard
