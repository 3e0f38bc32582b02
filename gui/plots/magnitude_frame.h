// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"
#include "gui/plots/magnitude_chart.h"

#include <QRectF>

namespace trainyard {

/// One bar of the histogram.
struct MagnitudeBar {
    double from = 0.0, to = 0.0;
    double count = 0.0;
};

/// Layout of a magnitude chart; nullopt if there is nothing to draw.
struct MagnitudeFrame {
    QRectF curve, histogram;
    QRectF zeros; ///< slot for exact zeros on the curve's axis; empty if there are none
    ChartRange x; ///< magnitudes, or their decimal logarithms
    bool logarithmic = true;
    double countMax = 1.0;

    static std::optional<MagnitudeFrame> of(const QRect& rect, const MagnitudeFigure& figure);
    double px(double magnitude) const;
    double py(double share) const { return curve.bottom() - share * curve.height(); }
    double countY(double count) const { return histogram.bottom() - count / countMax * histogram.height(); }
    double magnitudeAt(double px) const; ///< 0 in the slot
    double left() const { return zeros.isEmpty() ? curve.left() : zeros.left(); }
};

std::vector<MagnitudeBar> magnitudeBars(const MagnitudeFigure& figure, const MagnitudeFrame& frame);
/// Share of the drawn weights that are not above a magnitude.
double shareBelow(const MagnitudeFigure& figure, double magnitude);

inline constexpr double kFlagSize = 22.0;
inline constexpr double kFlagPitch = 24.0;
/// The flags' boxes, in order.
std::vector<QRectF> flagBoxes(const MagnitudeFigure& figure, const MagnitudeFrame& frame, const QRect& rect);

} // namespace trainyard
