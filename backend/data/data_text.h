// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// "60,000" for a count, which is never negative.
std::string countText(std::int64_t count);

/// "28 × 28"
std::string sizeText(std::int64_t width, std::int64_t height);

/// A file name as text that can stand in a message, a JSON file and a terminal: control characters and bytes that are
/// not UTF-8 become \n, \t or \x1b. File names are any bytes; what opens files never sees this text.
std::string printable(std::string_view bytes);

} // namespace trainyard
