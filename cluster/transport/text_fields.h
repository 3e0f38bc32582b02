// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

// The output of commands taken apart. Pure.

/// Fields between separators; the last one contains the rest of the line.
std::vector<std::string> splitFields(std::string_view line, char separator, std::size_t most);
std::vector<std::string_view> splitLines(std::string_view text);
/// The number that a text begins with, after blanks; `otherwise` where there is none.
int leadingNumber(std::string_view text, int otherwise);

} // namespace trainyard
