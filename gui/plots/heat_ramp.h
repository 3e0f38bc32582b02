// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace trainyard {

/// Colours of heat maps by a value in [0, 1]; values outside have the colour of the nearer end.
enum class HeatRamp {
    Counts, ///< one hue on the theme's background: a cell of a matrix, a channel's map
    Weight  ///< violet, orange, pale yellow: where a net looks; the same in both themes, because it lies on an image
};
QColor heatColor(HeatRamp ramp, double value);

/// Black or white, whichever stands out more on `ground` (contrast of WCAG 2.1).
QColor inkOn(const QColor& ground);

} // namespace trainyard
