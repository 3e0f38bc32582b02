// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

/// Ticks and labels of every chart's axes; pure functions.
namespace trainyard {

/// A labelled position on an axis.
struct AxisTick {
    double value = 0.0;
    QString label;
};

/// Ticks of a linear axis, about `wanted` of them, all with the same number of decimals.
std::vector<AxisTick> valueTicks(const ChartRange& range, ValueFormat format, int wanted = 5);
/// Ticks of an x axis: steps, epochs and samples as numbers, time as 30 s, 5 min, 2 h, dates as 14:30 and 24 Nov.
std::vector<AxisTick> xTicks(const ChartRange& range, XAxis axis);
/// Decades as 0.01, 0.1, 1, 10, 100, or as powers of ten where one of them would be too long; if few decades are
/// visible, also 2 and 5 times these, or every multiple. Both ends of `range` are above 0.
std::vector<AxisTick> logTicks(const ChartRange& range);
/// Positions of the unlabelled ticks between decades.
std::vector<double> logSubTicks(const std::vector<AxisTick>& ticks);

/// 1, 2 or 5 times a power of ten, so that `range` contains about `wanted` of these steps.
double niceStep(double range, int wanted);
/// "12.5k", "3M"; `step`: distance of two labels, which determines the decimals.
QString compactNumber(double value, double step);
/// Translated name of an axis: "epoch", "step", …
QString axisName(XAxis axis);
/// A position on an axis for tooltips and tags: "24.6", "4,330", "9 min 39 s".
QString axisValue(XAxis axis, double x);

} // namespace trainyard
