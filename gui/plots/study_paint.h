// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_axis.h"
#include "gui/plots/chart_scale.h"
#include "gui/plots/study_chart.h"

#include <QRectF>

/// How StudyChart lies on its pixels.
namespace trainyard {

struct StudyFrame {
    QRectF area;
    ChartScale x, y;
    double px(double value) const { return area.left() + x.share(value) * area.width(); }
    double py(double value) const { return area.bottom() - y.share(value) * area.height(); }
};

/// nullopt if there is nothing to draw.
std::optional<StudyFrame> studyFrame(const QRect& rect, const StudyFigure& figure, const FigureView& view);
/// Whether a line shows the point; logarithmic axes leave out values of 0 and below.
bool isDrawn(const StudyFigure& figure, const FigurePoint& point, const FigureLine& line);
/// The ticks of the y axis: at least two where the range allows, since one alone does not show the scale.
std::vector<AxisTick> leftTicks(const StudyFigure& figure, const StudyFrame& frame);
/// The x of the point nearest to `x`; prefers measured points to reference lines.
std::optional<double> placeNear(const StudyFigure& figure, double x);
/// The lines of the tooltip at a point's x.
QStringList tipLines(const StudyFigure& figure, double x);
/// The cursor of another chart: the line at x, and beside their dots the values of the points that are there.
void paintLinkedCursor(QPainter& painter, const QRect& rect, const StudyFigure& figure, double x,
                       const FigureView& view);

} // namespace trainyard
