// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace trainyard {

/// The text as one word of a POSIX shell, whatever bytes it contains: 'it'\''s'. Every value that reaches a script
/// passes through this function. Throws Failure(BadInput) for a NUL byte, which no argument can contain.
std::string shellQuoted(std::string_view text);

/// The same, but without quotes if no character is special to a shell: for long lists, where nested quotes add up.
std::string shellWord(std::string_view text);

/// What shellQuoted() was given; empty for a text that it cannot have made.
std::string shellUnquoted(std::string_view word);

} // namespace trainyard
