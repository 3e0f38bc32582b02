// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cmath>

namespace trainyard {

/// Rounded to four significant digits, for sentences: 840.27928 → 840.3. Zero, NaN and infinities stay as they are.
inline double inFourDigits(double value)
{
    if (value == 0.0 || !std::isfinite(value))
        return value;
    const int shift = 3 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double scale = std::pow(10.0, std::abs(shift));
    return shift >= 0 ? std::round(value * scale) / scale : std::round(value / scale) * scale;
}

} // namespace trainyard
