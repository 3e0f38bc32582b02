// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

/// The arithmetic behind the charts; pure functions.
namespace trainyard {

/// Where a bin is drawn: the middle of its span.
double binX(const Bin& bin);

/// Exponential moving average of the bins' means, weighted by distance so that it looks the same at any bin width:
///   w_i = s^½ to the power of min(1, 1000 · Δx / visibleRange),   y_i = w_i · y_{i−1} + (1 − w_i) · mean_i,
/// (a short run, with fewer than a thousand values in sight, is smoothed value by value),
/// with the bias of the start removed. A bin without finite values gives NaN and leaves the average as it was.
/// `s` in [0, 1); 0 returns the means.
std::vector<double> smoothed(const std::vector<Bin>& bins, double s, double visibleRange);

/// Index of the bin that holds x, or the nearest one; −1 when there is none or x lies more than `slack` off both ends.
int binAt(const std::vector<Bin>& bins, double x, double slack);

/// First and last x of all series; [0, 1] when there is nothing.
ChartRange dataRange(const std::vector<ChartSeries>& series);

/// y range of a lane over the visible x range, with a margin. Without clipping it holds every min and max that is
/// drawn; with it the 2nd to 98th percentile of the lines and all points, and what lies beyond is marked at the edge.
ChartRange fittedRange(const std::vector<ChartSeries>& series, int lane, const ChartLane& settings,
                       const ChartRange& visible, const ChartOptions& options);

/// Cumulated values of the areas of a lane on the bins of the longest one: one row per area, in their order.
struct StackedAreas {
    std::vector<double> x;
    std::vector<std::vector<double>> tops;
};
StackedAreas stacked(const std::vector<ChartSeries>& series, int lane);

/// x where a later attempt begins, with its number.
std::vector<std::pair<double, int>> attemptStarts(const std::vector<ChartSeries>& series);

} // namespace trainyard
