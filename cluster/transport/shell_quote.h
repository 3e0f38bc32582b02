// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace trainyard {

/// The text as one word of a POSIX shell, whatever bytes it holds: 'it'\''s'. The one quoting function for every value
/// that reaches a script. Throws Failure(BadInput) for a NUL byte, which no argument can carry.
std::string shellQuoted(std::string_view text);

} // namespace trainyard
