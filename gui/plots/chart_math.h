// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

#include <cmath>

/// Arithmetic of the charts; pure functions.
namespace trainyard {

/// The x position of a bin: the middle of its span.
double binX(const Bin& bin);

/// Index of the bin that contains x, or of the nearest one; −1 if there is none or x is more than `slack` outside.
int binAt(const std::vector<Bin>& bins, double x, double slack);

/// First and last x of all series; [0, 1] without data.
ChartRange dataRange(const std::vector<ChartSeries>& series);

/// y range of a lane over the visible x range, with a margin. Without clipping it contains every drawn min and max.
/// With clipping it contains the 2nd to 98th percentile of the lines and all points; values beyond are marked at the
/// edge.
ChartRange fittedRange(const std::vector<ChartSeries>& series, int lane, const ChartLane& settings,
                       const ChartRange& visible, const ChartOptions& options);

/// Smallest x above 0: where a logarithmic axis begins; 1 if there is none.
double smallestX(const std::vector<ChartSeries>& series);

/// How far the values of lines and points go that lie in the visible x range, but not on the y axis; infinite where
/// none do.
struct HiddenValues {
    double highest = -INFINITY, lowest = INFINITY;
};
HiddenValues hiddenValues(const std::vector<ChartSeries>& series, const ChartRange& visible, const ChartRange& y,
                          const ChartOptions& options);

/// Cumulative values of a lane's areas on the bins of the longest one: one row per area, in order.
struct StackedAreas {
    std::vector<double> x;
    std::vector<std::vector<double>> tops;
};
StackedAreas stacked(const std::vector<ChartSeries>& series, int lane);

/// A line cut into dashes: `drawn` and `left` pixels in turn along x, with NaN between two dashes. The cuts stay at
/// their place while the line grows. `logY`: the y axis is logarithmic. Dashes of QPen would cost the square of the
/// crossings of the line.
struct DashedLine {
    std::vector<double> x, y;
};
DashedLine dashedLine(const std::vector<double>& x, const std::vector<double>& y, double pixelsPerUnit, double drawn,
                      double left, bool logY);

/// x at which each later attempt begins, with its number, in ascending order.
std::vector<std::pair<double, int>> attemptStarts(const std::vector<ChartSeries>& series);

} // namespace trainyard
