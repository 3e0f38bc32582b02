// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "gui/plots/chart_data.h"

#include <QByteArray>
#include <QPicture>
#include <QSize>

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

/// How the figures of a sheet lie.
struct SheetLayout {
    /// Of the whole sheet, in pixels: the figures lie side by side. Empty: one below another, as in the window; a .png
    /// then has twice the size, for sharp screens.
    QSize size = {};
    double scale = 1.0; ///< pixels of a .png for one of `size`: 3.125 for 300 dots per inch
    bool paper = false; ///< colours of the light theme, whatever the window has
    /// Lines differ by their dashes, too, so that they can be told apart without colours.
    bool dashes = false;
};

/// Paints the figures for a .png, .svg or .pdf file, or lists their bins for a .csv file (figure, series, attempt,
/// steps, x, min, mean, max, count, non-finite count, name; decimal points and commas in every locale). Series are
/// named by their keys, as no table beside a sheet tells what a letter stands for. The returned function
/// encodes the file, which takes most of the time (PNG). `range`: the visible range; empty = everything. Writes no
/// file. Needs a QApplication (the offscreen platform suffices) and runs in its thread. BadInput for an unknown suffix.
Result<ChartFile> recordFigures(const QString& heading, const std::vector<ChartFigure>& figures,
                                const ChartOptions& options, const std::optional<ChartRange>& range,
                                const QString& file, const SheetLayout& layout = {});

/// One figure alone in the colours of the light theme, for a page of text: its title, if it has one, its legend, and
/// the chart, which is `chartHeight` high. GUI thread; draw it with drawFigure(), anywhere.
struct PaintedFigure {
    QPicture picture;
    QSize size;
};
PaintedFigure paintFigure(const ChartFigure& figure, const ChartOptions& options, int width, int chartHeight);
/// Draws it into a rectangle of a printed page, whatever the page's resolution.
void drawFigure(QPainter& painter, const QRectF& place, const PaintedFigure& figure);

/// Replaces the file by what recordFigures() encodes, atomically. Throws Failure.
void exportFigures(const QString& heading, const std::vector<ChartFigure>& figures, const ChartOptions& options,
                   const QString& file, const SheetLayout& layout = {});

} // namespace trainyard
