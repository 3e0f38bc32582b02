// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "gui/plots/chart_data.h"

#include <QByteArray>

#include <functional>

namespace trainyard {

/// One chart of an exported sheet; needs no widget.
struct ChartFigure {
    QString title;
    QString caption;
    std::vector<ChartLane> lanes{ChartLane{}};
    std::vector<ChartSeries> series;
    std::vector<ChartMarker> markers;
};

/// Encodes the bytes of a file; call once, on any thread.
using ChartFile = std::function<QByteArray()>;

/// Paints what exportFigures() writes for a file of this name; the returned function encodes it, which takes most of
/// the time (PNG). Writes no file. Needs a QGuiApplication and runs in its thread, like exportFigures().
Result<ChartFile> recordFigures(const QString& heading, const std::vector<ChartFigure>& figures,
                                const ChartOptions& options, const std::optional<ChartRange>& range,
                                const QString& file);

/// Writes the figures one below another, as in the window, to a .png (at twice the size) or .svg file, or their bins to
/// a .csv file (figure, series, attempt, steps, x, min, mean, max, count, non-finite count; decimal points and commas
/// in every locale). `range`: the visible range; empty = everything. Replaces the file atomically. Needs a
/// QGuiApplication (the offscreen platform suffices) and runs in its thread. BadInput for an unknown suffix.
Result<void> exportFigures(const QString& heading, const std::vector<ChartFigure>& figures, const ChartOptions& options,
                           const std::optional<ChartRange>& range, const QString& file);

} // namespace trainyard
