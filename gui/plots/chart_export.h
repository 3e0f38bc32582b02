// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "gui/plots/chart_data.h"

#include <QByteArray>

#include <functional>

namespace trainyard {

/// One chart of an exported sheet; needs no window.
struct ChartFigure {
    QString title;
    QString caption;
    std::vector<ChartLane> lanes{ChartLane{}};
    std::vector<ChartSeries> series;
    std::vector<ChartMarker> markers;
};

/// Makes the bytes of a file; in any thread, once.
using ChartFile = std::function<QByteArray()>;

/// What exportFigures() writes, for a file of this name: painted now, put into the file's form by the answer. That
/// takes most of the time (a PNG). Needs a QGuiApplication and runs in its thread, as exportFigures(). Writes nothing.
Result<ChartFile> recordFigures(const QString& heading, const std::vector<ChartFigure>& figures,
                                const ChartOptions& options, const std::optional<ChartRange>& range,
                                const QString& file);

/// Writes the figures one below the other, as people see them, into a .png (at twice the size) or .svg file, or their
/// bins into a .csv file (figure, series, attempt, steps, x, min, mean, max, count, not finite; always with points and
/// commas, whatever the locale). `range`: what is visible; empty = everything. Replaces the file whole or not at all.
/// Needs a QGuiApplication (the offscreen platform will do) and runs in its thread. Unknown suffix: BadInput.
Result<void> exportFigures(const QString& heading, const std::vector<ChartFigure>& figures, const ChartOptions& options,
                           const std::optional<ChartRange>& range, const QString& file);

} // namespace trainyard
