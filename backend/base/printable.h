// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace trainyard {

/// Escapes text from elsewhere (a file name, which may be any bytes, a run's name, an argument) for messages, JSON and
/// terminals, in one line: control characters and bytes that are not UTF-8 become \n, \t or \x1b; characters that turn
/// the direction of the text around them, and separators of lines and paragraphs, become \u202e. Never open a file by
/// the result.
std::string printable(std::string_view bytes);

/// Prints `text` to standard error as one printable line.
void complain(std::string_view text);

} // namespace trainyard
