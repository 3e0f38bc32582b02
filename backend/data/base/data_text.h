// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// "60,000"; `count` must not be negative.
std::string countText(std::int64_t count);

/// "28 × 28"
std::string sizeText(std::int64_t width, std::int64_t height);

/// Escapes a file name, which may be any bytes, for messages, JSON and terminals: control characters and bytes that are
/// not UTF-8 become \n, \t or \x1b. Never open a file by the result.
std::string printable(std::string_view bytes);

} // namespace trainyard
