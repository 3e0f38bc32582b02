// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// The number that a text is, if it lies between the bounds. NaN and infinities never do: every comparison with NaN is
/// false, so that a check for "below low or above high" alone would let it pass.
std::optional<double> amountIn(std::string_view text, double low, double high);

/// The error message for a text, such as an argument of a command, that is no such number; empty if it is one:
/// "\"nan\" is not a number from 0 to 1"
std::string amountProblem(std::string_view text, double low, double high);

std::string amountText(double value); ///< at most ten digits: "0.01"

} // namespace trainyard
