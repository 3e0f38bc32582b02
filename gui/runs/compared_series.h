// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/curve_bands.h"
#include "gui/plots/chart_data.h"
#include "gui/plots/series_format.h"

namespace trainyard {

class RunsViewModel;

/// How groups of curves become bands.
struct BandOptions {
    BandKind kind = BandKind::Range;
    double smoothing = 0.0; ///< of each curve
    SmoothingKind smoothingKind = SmoothingKind::Exponential;
};

/// The series of a comparison's chart: a line for each run, or a band for each group. The model's curve rules choose
/// colours and dashes of lines. `facet`: only runs with this value of the setting that parts the charts; −1: all.
std::vector<ChartSeries> runSeries(const RunsViewModel& model, const QString& expression, int facet = -1);
std::vector<ChartSeries> groupSeries(const RunsViewModel& model, const QString& expression, const BandOptions& options,
                                     int facet = -1);

} // namespace trainyard
