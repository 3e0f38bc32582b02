// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace trainyard {

/// The name without the blanks at its ends, in UTF-8: ASCII's and those of other scripts. Empty if it has nothing else,
/// so that nobody could see it.
std::string withoutOuterBlanks(std::string_view name);

} // namespace trainyard
