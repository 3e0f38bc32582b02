// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <limits>
#include <type_traits>

namespace trainyard {

/// Whether the type can hold the number's whole part. A cast of a number that it cannot hold, as a damaged file may
/// contain, is undefined behaviour.
template <typename Whole>
constexpr bool canHold(double value)
{
    static_assert(std::is_integral_v<Whole>);
    constexpr double end = 2.0 * static_cast<double>(std::numeric_limits<Whole>::max() / 2 + 1); // exactly
    return value >= static_cast<double>(std::numeric_limits<Whole>::min()) && value < end;       // false for NaN
}

/// The number without its fraction; or else the nearest that the type can hold, and 0 for NaN.
template <typename Whole>
constexpr Whole wholePart(double value)
{
    if (canHold<Whole>(value))
        return static_cast<Whole>(value);
    return value < 0.0 ? std::numeric_limits<Whole>::min() : value > 0.0 ? std::numeric_limits<Whole>::max() : Whole{0};
}

} // namespace trainyard
