// SPDX-License-Identifier: GPL-3.0-or-later
// Painting of StudyChart.
#include "gui/plots/study_paint.h"

#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"
#include "gui/widgets/series_mark.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

constexpr int kStudyLeft = 52;
constexpr int kStudyRight = 14;
constexpr int kStudyTop = 8;
constexpr int kStudyBottom = 38;
constexpr double kWhisker = 4.0;
constexpr double kMarkerGap = 4.0;
constexpr double kLeastTickGap = 14.0; // a label's height
constexpr int kMostWanted = 10;

void widen(ChartRange& range, double value, bool& any)
{
    if (!std::isfinite(value))
        return;
    range = any ? ChartRange{std::min(range.from, value), std::max(range.to, value)} : ChartRange{value, value};
    any = true;
}

/// A range with room on both sides; on a logarithmic axis in decades.
ChartRange roomy(const ChartRange& range, bool log, double before, double after)
{
    if (log) {
        const double ratio = std::max(range.to / range.from, 1.5);
        return {range.from * std::pow(ratio, -before), range.to * std::pow(ratio, after)};
    }
    const double span = range.size() > 0.0 ? range.size() : std::max(1e-9, std::abs(range.to));
    return {range.from - before * span, range.to + after * span};
}

/// The ranges of all of the figure; nullopt if there is nothing to draw.
std::optional<std::pair<ChartRange, ChartRange>> wholeRanges(const StudyFigure& figure)
{
    ChartRange x, y;
    bool anyX = false, anyY = false;
    const auto widenY = [&](double value) {
        if (!figure.logY || value > 0.0)
            widen(y, value, anyY);
    };
    for (const FigureLine& line : figure.lines)
        for (const FigurePoint& point : line.points) {
            if (!isDrawn(figure, point, line))
                continue;
            widen(x, point.x, anyX);
            if (line.style != FigureLine::Style::Band)
                widenY(point.y);
            widenY(point.low);
            widenY(point.high);
        }
    if (!anyX || !anyY)
        return std::nullopt;
    for (const double tick : figure.xTicks)
        widen(x, tick, anyX);
    x = x.size() > 0.0 || figure.logX ? x : ChartRange{x.from, x.from + 1.0};
    x = roomy(x, figure.logX, figure.xTicks.empty() && !figure.logX ? 0.0 : 0.04, 0.03);
    const ChartRange fitted = roomy(y, figure.logY, 0.08, 0.08);
    if (figure.low && !figure.logY) {
        const ChartRange fixed{*figure.low, y.to};
        return std::pair(x, roomy(fixed, false, 0.0, 0.08));
    }
    return std::pair(x, fitted);
}

QString valueText(const StudyFigure& figure, double value)
{
    if (figure.format == ValueFormat::Share)
        return format::percent(value);
    const QString number =
        std::abs(value) >= 1000.0 ? format::count(std::llround(value)) : format::significant(value, 3);
    return figure.unit.isEmpty() ? number : QStringLiteral("%1 %2").arg(number, figure.unit);
}

/// The figure's own positions with their labels, or even ones.
std::vector<AxisTick> bottomTicks(const StudyFigure& figure, const StudyFrame& frame)
{
    const ChartRange& shown = frame.x.range;
    if (figure.xTicks.empty())
        return figure.logX ? logTicks(shown)
                           : valueTicks(shown, figure.xFormat, std::clamp(int(frame.area.width() / 80), 2, 7));
    std::vector<AxisTick> ticks;
    for (std::size_t i = 0; i < figure.xTicks.size(); ++i)
        if (figure.xTicks[i] >= shown.from && figure.xTicks[i] <= shown.to)
            ticks.push_back({figure.xTicks[i], qsizetype(i) < figure.xLabels.size()
                                                   ? figure.xLabels[qsizetype(i)]
                                                   : compactNumber(figure.xTicks[i], 1.0)});
    return ticks;
}

void paintAxes(QPainter& painter, const StudyFrame& frame, const StudyFigure& figure)
{
    paintLeftTicks(painter, frame.area, leftTicks(figure, frame), [&](double value) { return frame.py(value); });
    paintBottomTicks(painter, {frame.area}, bottomTicks(figure, frame), [&](double value) { return frame.px(value); });
    paintAxisLines(painter, frame.area);
    paintAxisTitle(painter, frame.area, figure.xTitle);
}

void paintBand(QPainter& painter, const StudyFrame& frame, const StudyFigure& figure, const FigureLine& line)
{
    QPolygonF polygon;
    for (const FigurePoint& point : line.points)
        if (isDrawn(figure, point, line))
            polygon << QPointF(frame.px(point.x), frame.py(point.high));
    for (auto point = line.points.rbegin(); point != line.points.rend(); ++point)
        if (isDrawn(figure, *point, line))
            polygon << QPointF(frame.px(point->x), frame.py(point->low));
    QColor fill = themed(line.color);
    fill.setAlphaF(0.18f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(polygon);
}

void paintLine(QPainter& painter, const StudyFrame& frame, const StudyFigure& figure, const FigureLine& line)
{
    if (line.style == FigureLine::Style::Band)
        return paintBand(painter, frame, figure, line);
    const QColor color = themed(line.color);
    QPolygonF path;
    for (const FigurePoint& point : line.points)
        if (isDrawn(figure, point, line))
            path << QPointF(frame.px(point.x), frame.py(point.y));
    QPen pen(color, line.style == FigureLine::Style::Reference ? 1.2 : 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (line.style == FigureLine::Style::Reference)
        pen.setDashPattern({5, 4});
    else if (const QVector<double> dashes = seriesDashes(line.pattern); !dashes.isEmpty())
        pen.setDashPattern(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    if (line.style != FigureLine::Style::Dots)
        painter.drawPolyline(path);
    const bool dots =
        line.style == FigureLine::Style::Measured || line.style == FigureLine::Style::Dots || path.size() == 1;
    if (!dots)
        return;
    for (const FigurePoint& point : line.points) {
        if (!isDrawn(figure, point, line))
            continue;
        const QPointF at(frame.px(point.x), frame.py(point.y));
        if (std::isfinite(point.low) && std::isfinite(point.high) && point.high > point.low) {
            painter.setPen(QPen(color, 1.2));
            const double high = frame.py(point.high), low = frame.py(point.low);
            painter.drawLine(QPointF(at.x(), high), QPointF(at.x(), low));
            painter.drawLine(QPointF(at.x() - kWhisker, high), QPointF(at.x() + kWhisker, high));
            painter.drawLine(QPointF(at.x() - kWhisker, low), QPointF(at.x() + kWhisker, low));
        }
        if (line.pattern != 0) {
            paintSeriesDot(painter, QRectF(at.x() - 4.0, at.y() - 4.0, 8.0, 8.0), {line.color, line.pattern});
            continue;
        }
        painter.setPen(QPen(themed(Token::Base), 1.5));
        painter.setBrush(color);
        painter.drawEllipse(at, 4.0, 4.0);
    }
}

const FigurePoint* nearest(const StudyFigure& figure, const FigureLine& line, double x, double slack)
{
    const FigurePoint* best = nullptr;
    for (const FigurePoint& point : line.points)
        if (isDrawn(figure, point, line) && std::abs(point.x - x) <= slack &&
            (!best || std::abs(point.x - x) < std::abs(best->x - x)))
            best = &point;
    return best;
}

std::vector<TipRow> tipRows(const StudyFigure& figure, double x)
{
    std::vector<TipRow> rows;
    for (const FigureLine& line : figure.lines) {
        const FigurePoint* point = nearest(figure, line, x, 1e-6 * std::max(1.0, std::abs(x)));
        if (!point || line.label.isEmpty())
            continue;
        const bool spread = std::isfinite(point->low) && std::isfinite(point->high) && point->high > point->low;
        const QString range =
            spread ? StudyChart::tr("%1 to %2").arg(valueText(figure, point->low), valueText(figure, point->high))
                   : QString();
        rows.push_back({line.label,
                        line.style == FigureLine::Style::Band ? range
                        : spread ? QStringLiteral("%1 (%2)").arg(valueText(figure, point->y), range)
                                 : valueText(figure, point->y),
                        line.color});
    }
    return rows;
}

QString placeText(const StudyFigure& figure, double x)
{
    if (figure.placeText)
        return figure.placeText(x);
    for (std::size_t i = 0; i < figure.xTicks.size() && i < std::size_t(figure.xLabels.size()); ++i)
        if (std::abs(figure.xTicks[i] - x) < 1e-9)
            return QStringLiteral("%1 %2").arg(figure.xLabels[qsizetype(i)],
                                               figure.xWord.isEmpty() ? figure.xTitle : figure.xWord);
    return QStringLiteral("%1 %2").arg(format::count(std::llround(x)), figure.xTitle);
}

void paintCursor(QPainter& painter, const QRect& rect, const StudyFrame& frame, const StudyFigure& figure, double x)
{
    std::vector<TipRow> rows = tipRows(figure, x);
    if (rows.empty())
        return;
    rows.insert(rows.begin(), {placeText(figure, x), {}});
    paintCursorLine(painter, frame.px(x), frame.area.top(), frame.area.bottom());
    paintTip(painter, {frame.px(x), frame.area.top() + 4}, QRectF(rect), rows);
}

/// The words stand right of the line, or left of it where there is no room.
void paintMarkers(QPainter& painter, const StudyFrame& frame, const StudyFigure& figure)
{
    painter.setFont(Theme::instance().font(FontRole::Caption));
    double baseline = frame.area.top() + painter.fontMetrics().ascent();
    for (const FigureMarker& marker : figure.markers) {
        if (marker.x < frame.x.range.from || marker.x > frame.x.range.to)
            continue;
        const double x = frame.px(marker.x), width = painter.fontMetrics().horizontalAdvance(marker.text);
        QPen pen(themed(Token::T2), 1.0);
        pen.setDashPattern({2, 3});
        painter.setPen(pen);
        painter.drawLine(QPointF(x, frame.area.top()), QPointF(x, frame.area.bottom()));
        const bool right = x + kMarkerGap + width <= frame.area.right();
        paintHaloText(painter, {right ? x + kMarkerGap : x - kMarkerGap - width, baseline}, marker.text,
                      themed(Token::T1));
        baseline += painter.fontMetrics().height();
    }
}

} // namespace

/// On a low axis only the powers of ten, where there are two of them.
std::vector<AxisTick> leftTicks(const StudyFigure& figure, const StudyFrame& frame)
{
    if (!figure.logY) {
        int wanted = std::clamp(int(frame.area.height() / 32), 2, 6);
        std::vector<AxisTick> even = valueTicks(frame.y.range, figure.format, wanted);
        while (even.size() < 2 && ++wanted <= kMostWanted)
            even = valueTicks(frame.y.range, figure.format, wanted);
        if (even.size() > 2 && frame.py(even[0].value) - frame.py(even[1].value) < kLeastTickGap)
            even.erase(even.begin() + 1, even.end() - 1);
        return even;
    }
    std::vector<AxisTick> ticks = logTicks(frame.y.range);
    const auto isPower = [](const AxisTick& tick) {
        const double exponent = std::log10(tick.value);
        return std::abs(exponent - std::round(exponent)) < 1e-6;
    };
    const bool dense = std::ranges::adjacent_find(ticks, [&](const AxisTick& a, const AxisTick& b) {
                           return frame.py(a.value) - frame.py(b.value) < kLeastTickGap;
                       }) != ticks.end();
    if (dense && std::ranges::count_if(ticks, isPower) > 1)
        std::erase_if(ticks, [&](const AxisTick& tick) { return !isPower(tick); });
    return ticks;
}

bool isDrawn(const StudyFigure& figure, const FigurePoint& point, const FigureLine& line)
{
    if (figure.logX && !(point.x > 0.0))
        return false;
    const double least = figure.logY ? std::numeric_limits<double>::min() : -std::numeric_limits<double>::infinity();
    return line.style == FigureLine::Style::Band
               ? std::isfinite(point.low) && std::isfinite(point.high) && point.low >= least
               : std::isfinite(point.y) && point.y >= least;
}

std::optional<StudyFrame> studyFrame(const QRect& rect, const StudyFigure& figure, const FigureView& view)
{
    const auto whole = wholeRanges(figure);
    if (!whole)
        return std::nullopt;
    return StudyFrame{QRectF(rect).adjusted(kStudyLeft, kStudyTop, -kStudyRight, -kStudyBottom),
                      {view.x.value_or(whole->first), figure.logX},
                      {view.y.value_or(whole->second), figure.logY}};
}

std::optional<double> placeNear(const StudyFigure& figure, double x)
{
    const FigurePoint* best = nullptr;
    for (const bool reference : {false, true}) {
        for (const FigureLine& line : figure.lines)
            if ((line.style == FigureLine::Style::Reference || line.style == FigureLine::Style::Band) == reference)
                if (const FigurePoint* point = nearest(figure, line, x, 1e300);
                    point && (!best || std::abs(point->x - x) < std::abs(best->x - x)))
                    best = point;
    }
    return best ? std::optional(best->x) : std::nullopt;
}

void paintLinkedCursor(QPainter& painter, const QRect& rect, const StudyFigure& figure, double x,
                       const FigureView& view)
{
    const std::optional<StudyFrame> frame = studyFrame(rect, figure, view);
    if (!frame || x < frame->x.range.from || x > frame->x.range.to || (figure.logX && !(x > 0.0)))
        return;
    paintCursorLine(painter, frame->px(x), frame->area.top(), frame->area.bottom());
    painter.setFont(Theme::instance().font(FontRole::Caption));
    for (const FigureLine& line : figure.lines) {
        if (line.style == FigureLine::Style::Reference || line.style == FigureLine::Style::Band)
            continue; // their texts would cover those of what was measured
        const FigurePoint* point = nearest(figure, line, x, 1e-6 * std::max(1.0, std::abs(x)));
        if (!point || point->y < frame->y.range.from || point->y > frame->y.range.to)
            continue;
        const QString text = valueText(figure, point->y);
        const double width = painter.fontMetrics().horizontalAdvance(text);
        const double at = frame->px(point->x);
        const bool right = at + 8.0 + width <= frame->area.right();
        paintHaloText(painter, {right ? at + 8.0 : at - 8.0 - width, frame->py(point->y) - 5.0}, text,
                      themed(Token::T1));
    }
}

QStringList tipLines(const StudyFigure& figure, double x)
{
    QStringList out{placeText(figure, x)};
    for (const TipRow& row : tipRows(figure, x))
        out << QStringLiteral("%1 %2").arg(row.label, row.value);
    return out;
}

void StudyChart::paint(QPainter& painter, const QRect& rect, const StudyFigure& figure, std::optional<double> cursor,
                       const FigureView& view)
{
    const std::optional<StudyFrame> frame = studyFrame(rect, figure, view);
    if (!frame || frame->area.width() < 20 || frame->area.height() < 20) {
        paintNote(painter, QRectF(rect), figure.note.isEmpty() ? StudyChart::tr("No values yet") : figure.note);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter, *frame, figure);
    painter.save();
    // Dots at the ends of the axes stay whole, unless there is more beyond them.
    painter.setClipRect(view.whole() ? frame->area.adjusted(-6, -6, 6, 6) : frame->area);
    for (const FigureLine::Style style :
         {FigureLine::Style::Band, FigureLine::Style::Reference, FigureLine::Style::Curve, FigureLine::Style::Dots,
          FigureLine::Style::Measured})
        for (const FigureLine& line : figure.lines)
            if (line.style == style)
                paintLine(painter, *frame, figure, line);
    painter.restore();
    paintMarkers(painter, *frame, figure);
    if (figure.mark && !cursor)
        paintCursorLine(painter, frame->px(*figure.mark), frame->area.top(), frame->area.bottom());
    if (cursor)
        paintCursor(painter, rect, *frame, figure, *cursor);
}

} // namespace trainyard
