// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_axis.h"

#include <QRectF>

#include <functional>
#include <optional>

class QPainter;

/// What all charts draw alike: axes, the cursor's line and tooltip, texts over curves.
namespace trainyard {

/// From a value on an axis to a pixel.
using AxisScale = std::function<double(double value)>;

/// Grid lines across `area` and labels left of it.
void paintLeftTicks(QPainter& painter, const QRectF& area, const std::vector<AxisTick>& ticks, const AxisScale& y);
/// Grid lines down every area and labels below the last one. A label that would touch its neighbour is left out.
void paintBottomTicks(QPainter& painter, const std::vector<QRectF>& areas, const std::vector<AxisTick>& ticks,
                      const AxisScale& x);
/// The left and the bottom line of an area.
void paintAxisLines(QPainter& painter, const QRectF& area);
/// Below the labels of the bottom axis.
void paintAxisTitle(QPainter& painter, const QRectF& area, const QString& title);

/// A dashed line, for cursors.
void paintCursorLine(QPainter& painter, double x, double top, double bottom);

/// A line of a tooltip: dot, label and value. Without a value the label is a heading.
struct TipRow {
    QString label;
    QString value;
    std::optional<Token> color = std::nullopt; ///< of the dot; no row has one: no room is left for dots
    bool half = false;                         ///< shares its line with the next one that does
};
/// How many lines these rows take.
int tipLines(const std::vector<TipRow>& rows);
/// A tooltip beside `anchor`: right of it, or left where there is no room inside `bounds`. Long labels are elided so
/// that it does not cover the anchor.
void paintTip(QPainter& painter, const QPointF& anchor, const QRectF& bounds, const std::vector<TipRow>& rows);
/// How many lines such a tooltip has room for.
int tipRowsIn(double height);

/// A short text on the dark ground of tooltips, centred at x where `bounds` allows it.
void paintAxisTag(QPainter& painter, double x, double top, const ChartRange& bounds, const QString& text,
                  Token ground = Token::Tip, Token ink = Token::TipT);

/// Text with a halo in the background colour, so that it stays readable over lines.
void paintHaloText(QPainter& painter, const QPointF& baseline, const QString& text, const QColor& color);

/// A sentence in the middle of a chart that has nothing to draw.
void paintNote(QPainter& painter, const QRectF& rect, const QString& note);

} // namespace trainyard
