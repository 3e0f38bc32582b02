// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

namespace trainyard {

/// One axis: from values to shares of its length and back, and what zooming and panning make of it. Both ends of a
/// logarithmic range are above 0.
struct ChartScale {
    ChartRange range;
    bool log = false;

    double share(double value) const;
    double value(double share) const;
    /// Larger or smaller by `factor` around a value, which keeps its place.
    ChartRange zoomed(double factor, double center) const;
    /// Moved by a share of its length.
    ChartRange shifted(double share) const;
};

/// How much one turn of the wheel zooms: a factor for ChartScale::zoomed().
double wheelZoom(int angleDelta);
inline constexpr double kKeyZoom = 0.7;  ///< of the keys + and −
inline constexpr double kKeyShift = 0.1; ///< of Shift and an arrow key
inline constexpr double kLeastBox = 5.0; ///< pixels; a smaller box is a slip of the hand

} // namespace trainyard
