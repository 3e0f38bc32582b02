// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace trainyard {

/// The text as one word of a POSIX shell, whatever bytes it holds: 'it'\''s'. The one quoting function for every value
/// that reaches a script. Throws Failure(BadInput) for a NUL byte, which no argument can carry.
std::string shellQuoted(std::string_view text);

/// The same, bare where no character of it means anything to a shell: for long lists, where quotes within quotes add
/// up.
std::string shellWord(std::string_view text);

/// What shellQuoted() was given; empty for a text that it cannot have made.
std::string shellUnquoted(std::string_view word);

} // namespace trainyard
