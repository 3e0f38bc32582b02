// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// "1.5 GiB", "812 bytes": powers of 1,024, as the window and the messages show them.
std::string bytesText(std::int64_t bytes);
/// The number, and the words that agree with it: "1 file", from "file(s)".
std::string countedText(std::int64_t count, std::string_view words);
/// A number with so many digits after the point.
std::string decimals(double value, int digits);
/// "1 h 02 min", "3 min 20 s", "4.1 s"
std::string durationText(double seconds);
/// "812.0 kFLOP", "1.50 GFLOP"
std::string flopsText(std::int64_t flops);
/// Filled up with spaces to so many columns (a character of several bytes is one).
std::string padded(std::string text, std::size_t width);

} // namespace trainyard
