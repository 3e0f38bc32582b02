// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace trainyard::foreign {

/// Usual names of columns, the best first; compared without case.
std::span<const std::string_view> usualStepNames();
std::span<const std::string_view> usualTimeNames();
std::span<const std::string_view> usualSeriesNames(); ///< of a column that names the series of a value
bool isEpochName(std::string_view name);
bool sameName(std::string_view one, std::string_view other); ///< without case, for ASCII

/// Whether the text has nothing but spaces and tabs.
bool isBlank(std::string_view text);
/// The text without the byte order mark that may stand before it.
std::string_view withoutByteOrderMark(std::string_view text);

/// A decimal number, "nan", "inf" or "infinity" with any case and sign. nullopt for any other text.
std::optional<double> numberIn(std::string_view text);
/// What a decimal number is that no double can hold, as strtod() says: 1e999 is infinite, 1e-999 is 0.
double outOfRange(std::string_view text);
/// A whole number from -2^53 to 2^53, also written as "10.0".
std::optional<std::int64_t> stepOf(double value);
/// Unix seconds from a number of seconds or milliseconds; 0 if it is too small to be a date after 1973.
double timeOf(double value);
/// Unix seconds that a binary log holds; 0 for what is damage.
double secondsOf(double value);
/// Unix seconds from a number or from ISO 8601 ("2026-11-24T14:05:00.5+01:00"; without a zone UTC); 0 if it is neither.
double timeIn(std::string_view text);

} // namespace trainyard::foreign
